import Foundation
import Testing

@testable import Nightly

@Suite struct `A setup file` {
  static let places = SetupFile.Places(
    program: "/opt/swipecost", config: "/etc/n.conf", shards: 7, version: "1.2.3",
    image: "ghcr.io/ada/swipecost:1.2.3")
  static let all = SetupKind.allCases.flatMap { kind in kind.files.map(\.name) }

  static func file(_ name: String) throws -> SetupFile {
    try #require(SetupKind.allCases.flatMap(\.files).first { $0.name == name })
  }

  @Test(arguments: all)
  func `leaves no place unfilled`(_ name: String) throws {
    let text = try Self.file(name).text(Self.places)
    #expect(text.firstRange(of: /@[A-Z]+@/) == nil)
    #expect(text.contains("/opt/swipecost") || text.contains("swipecost"))
  }

  @Test(arguments: all.filter { $0.hasSuffix(".sh") || $0.hasSuffix(".sbatch") })
  func `is a script that a shell can read`(_ name: String) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.file(name).text(Self.places).write(toFile: path, atomically: true, encoding: .utf8)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-n", path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `numbers shards from nought`() throws {
    #expect(try Self.file("crawl.sbatch").text(Self.places).contains("--array=0-6"))
  }
}
