package import Foundation

/// Runs a line of shell with the products in front of `PATH`, so that it reads as people type it.
package func runShell(
  _ script: String, input: Data = Data(), environment: [String: String] = [:]
) throws -> ProgramResult {
  let products = productURL("").path
  let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  return try run(
    executable: URL(filePath: "/bin/sh"), ["-c", script], input: input,
    environment: environment.merging(["PATH": "\(products):\(inherited)"]) { $1 })
}
