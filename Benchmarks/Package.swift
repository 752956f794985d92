// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// A package of its own, so that the main one is built without it.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "pager", path: "..")],
  targets: [
    .target(name: "Figures", swiftSettings: settings),
    // Runs the real binaries.
    .executableTarget(name: "benchmark", dependencies: ["Figures"], swiftSettings: settings),

    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "landings",
      dependencies: [
        "CAllocationCounter", "Figures", .product(name: "Paging", package: "pager"),
      ],
      swiftSettings: settings),
  ]
)
