// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-sanitize=fuzzer,address"]),
]

/// The linker of Debian's compiler stumbles over the symbols of the sanitizer.
#if os(Linux)
let linker = ["-use-ld=lld"]
#else
let linker: [String] = []
#endif

/// A package of its own: not every platform has libFuzzer.
///
/// `Tokens`, `Syntax` and their like for scripts and Dart are links to the program's sources,
/// `TreeFault.swift` and its like to what the tests hold every tree to.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Tokens", swiftSettings: settings),
    .target(name: "Syntax", dependencies: ["Tokens"], swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["Tokens", "Syntax"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"] + linker)]),
    .target(name: "ScriptTokens", swiftSettings: settings),
    .target(name: "ScriptSyntax", dependencies: ["ScriptTokens"], swiftSettings: settings),
    .executableTarget(
      name: "fuzz-scripts", dependencies: ["ScriptTokens", "ScriptSyntax"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"] + linker)]),
    .target(name: "DartTokens", swiftSettings: settings),
    .target(name: "DartSyntax", dependencies: ["DartTokens"], swiftSettings: settings),
    .target(
      name: "DartModules", dependencies: ["DartSyntax", "DartTokens"], swiftSettings: settings),
    .executableTarget(
      name: "fuzz-dart", dependencies: ["DartTokens", "DartSyntax", "DartModules"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"] + linker)]),
  ]
)
