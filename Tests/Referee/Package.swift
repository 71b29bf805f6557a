// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the toolchain keeps its own SwiftSyntax, as the compiler itself reports it.
let host: String = {
  let compiler = Process()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-print-target-info"]
  let answer = Pipe()
  compiler.standardOutput = answer
  do {
    try compiler.run()
  } catch {
    return ""
  }
  let report = answer.fileHandleForReading.readDataToEndOfFile()
  compiler.waitUntilExit()
  let json = try? JSONSerialization.jsonObject(with: report) as? [String: Any]
  let paths = json?["paths"] as? [String: Any]
  return (paths?["runtimeResourcePath"] as? String ?? "") + "/host"
}()

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A package of its own, so that the program never needs SwiftSyntax.
///
/// `Tokens`, `Syntax` and their like for scripts and Dart are links to the program's sources: `package`
/// access does not reach from one package into another. `scripts` says what we find in scripts, for
/// `scripts.py`, and `dart-files` in Dart files, for `dart.py`.
let package = Package(
  name: "referee",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Tokens", swiftSettings: settings),
    .target(name: "Syntax", dependencies: ["Tokens"], swiftSettings: settings),
    .executableTarget(
      name: "referee", dependencies: ["Tokens", "Syntax"],
      swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]),
    .target(name: "ScriptTokens", swiftSettings: settings),
    .target(name: "ScriptSyntax", dependencies: ["ScriptTokens"], swiftSettings: settings),
    .executableTarget(
      name: "scripts", dependencies: ["ScriptTokens", "ScriptSyntax"], swiftSettings: settings),
    .target(name: "DartTokens", swiftSettings: settings),
    .target(name: "DartSyntax", dependencies: ["DartTokens"], swiftSettings: settings),
    .executableTarget(
      name: "dart-files", dependencies: ["DartTokens", "DartSyntax"], swiftSettings: settings),
  ]
)
