// swift-tools-version: 6.2
import PackageDescription

// Every target: Swift 6 mode, no warning survives, an import shows what leaks out of a module.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The rooms without I/O: the compiler also proves that they hold no unsafe code.
let pure = settings + [.strictMemorySafety()]

// Targets stand in the order of the flow: recording or device -> Touch -> Paging -> reports.
let package = Package(
  name: "pager",
  products: [
    .library(name: "Paging", targets: ["Paging"]),
    .executable(name: "pagerd", targets: ["pagerd"]),
    .executable(name: "pager-live", targets: ["pager-live"]),
    .executable(name: "pager-analyze", targets: ["pager-analyze"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(
      name: "CLibsystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(
      name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

    // The words of the system, and words for a terminal.
    .target(name: "SystemFailure", swiftSettings: settings),
    .target(name: "TerminalText", swiftSettings: pure),

    .target(name: "Touch", swiftSettings: pure),
    .target(name: "Paging", swiftSettings: pure),
    .target(name: "Pager", dependencies: ["Touch", "Paging"], swiftSettings: pure),
    .target(
      name: "Recordings", dependencies: ["Touch", "Paging", "SystemFailure", "CLibcrypto"],
      swiftSettings: settings),
    .target(
      name: "Evdev", dependencies: ["Touch", "CLibevdev", "CLibsystemd"],
      swiftSettings: settings),
    .target(name: "SyntheticSwipes", dependencies: ["Touch"], swiftSettings: pure),
    .target(
      name: "PagerAnalysis",
      dependencies: ["Pager", "Touch", "Paging", "Recordings", "TerminalText"],
      swiftSettings: settings),
    .target(name: "LiveView", dependencies: ["Paging", "TerminalText"], swiftSettings: pure),
    .target(
      name: "CommandLineTool", dependencies: ["SystemFailure", "TerminalText"],
      swiftSettings: settings),

    .target(
      name: "PagerOptions",
      dependencies: ["CommandLineTool", "TerminalText", "Touch", "Paging", "Recordings"],
      swiftSettings: settings),
    // Apart from PagerOptions, so that the service does not link the analysis.
    .target(
      name: "ReplayOptions",
      dependencies: ["CommandLineTool", "PagerOptions", "PagerAnalysis", "Touch", "Recordings"],
      swiftSettings: settings),

    .executableTarget(
      name: "pagerd",
      dependencies: [
        "Evdev", "PagerOptions", "Pager", "Touch", "Paging", "Recordings", "CommandLineTool",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "pager-live",
      dependencies: [
        "Evdev", "LiveView", "PagerAnalysis", "ReplayOptions", "PagerOptions", "Pager", "Touch",
        "Paging", "Recordings", "CommandLineTool",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "pager-analyze",
      dependencies: [
        "PagerAnalysis", "ReplayOptions", "PagerOptions", "Pager", "Touch", "Paging", "Recordings",
        "TerminalText", "CommandLineTool",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "pager-synthesize",
      dependencies: ["SyntheticSwipes", "Touch", "Paging", "Recordings", "CommandLineTool"],
      swiftSettings: settings),

    .testTarget(
      name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineToolTests", dependencies: ["CommandLineTool"], swiftSettings: settings),
    .testTarget(
      name: "LiveViewTests", dependencies: ["LiveView", "Paging", "TerminalText", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "PagerLiveTests", dependencies: ["Rig", "TestSupport", "pager-live", "pager-analyze"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["SyntheticSwipes"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "TouchTests", dependencies: ["Touch", "SyntheticSwipes", "TestSupport"],
      resources: [.copy("Vectors")],
      swiftSettings: settings),
    .testTarget(
      name: "PagingTests", dependencies: ["Paging", "TestSupport"],
      resources: [.copy("Vectors")],
      swiftSettings: settings),
    .testTarget(
      name: "PagerTests",
      dependencies: ["Pager", "Touch", "Paging", "SyntheticSwipes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RecordingsTests", dependencies: ["Recordings", "Touch", "Paging", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PagerAnalysisTests",
      dependencies: [
        "PagerAnalysis", "Pager", "Touch", "Paging", "Recordings", "SyntheticSwipes",
        "CommandLineTool", "TestSupport",
      ],
      exclude: ["Report/Snapshots", "Corpus/README.md", "Corpus/differences.tsv"],
      swiftSettings: settings),
    // Runs the programs as they are built beside it.
    .testTarget(
      name: "CommandTests",
      dependencies: ["pager-analyze", "pager-live", "pager-synthesize", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .target(
      name: "Rig", dependencies: ["TestSupport"], path: "Tests/Rig",
      exclude: ["MockDevices", "VirtualMachine"], swiftSettings: settings),
    .executableTarget(
      name: "evdev-probe", dependencies: ["Evdev", "Touch"], path: "Tests/EvdevProbe",
      swiftSettings: settings),
    .testTarget(
      name: "PagerdTests",
      dependencies: [
        "PagerAnalysis", "Pager", "Touch", "Paging", "Recordings", "SyntheticSwipes", "Rig",
        "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    // What no input may do; the fuzzers and the tests of their findings share it.
    .target(
      name: "FuzzChecks",
      dependencies: ["PagerAnalysis", "Pager", "Touch", "Paging", "Recordings"],
      path: "Tests/Fuzzing/Checks", swiftSettings: settings),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzChecks", "Pager", "Touch", "Paging", "SyntheticSwipes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EvdevTests", dependencies: ["Evdev", "Touch", "Rig", "TestSupport"],
      swiftSettings: settings),
  ]
)

// libFuzzer brings the entry point of a fuzzer, so only Tests/Fuzzing/run asks for these.
if Context.environment["PAGER_FUZZERS"] != nil {
  package.targets += ["bytes", "events"].map { input in
    .executableTarget(
      name: "fuzz-\(input)", dependencies: ["FuzzChecks"], path: "Tests/Fuzzing/Entries/\(input)",
      swiftSettings: settings)
  }
}
