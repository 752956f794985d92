// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the main one is built without it; it runs the real binaries.
let package = Package(
  name: "benchmarks",
  targets: [
    .executableTarget(
      name: "benchmark",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
