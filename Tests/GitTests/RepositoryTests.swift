import Foundation
import TestSupport
import Testing

@testable import Git

@Suite struct `A repository` {
  @Test func `gives a commit without the address of its author`() throws {
    var fixture = try FixtureRepository(bare: true)
    let first = try fixture.commit("Begin\n\nAnd more.", ["A.swift": "let a = 1\n"])
    let second = try fixture.commit("Go on", ["B.swift": "let b = 1\n"])
    let repository = try Repository(path: fixture.path)
    let head = try repository.commit(named: nil)
    #expect(head.hex == second)
    let commit = try #require(try repository.commit(head))
    #expect(commit.parents.map(\.hex) == [first])
    #expect(commit.subject == "Go on")
    #expect(!commit.author.isEmpty)
    #expect(!commit.author.contains("@"))
    #expect(commit.committerTime == 1_704_067_200 + 60)
    #expect(try repository.commit(commit.parents[0])?.subject == "Begin")
  }

  @Test func `ignores what git does, and not what was added all the same`() throws {
    let fixture = try FixtureRepository()
    for (name, text) in [
      (".gitignore", "Generated/\nLocal.swift\n"), ("Generated/Kept.swift", "1"),
      ("Generated/Left.swift", "2"), ("Local.swift", "3"), ("App/Local.swift", "4"),
    ] {
      let file = fixture.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try fixture.add("Generated/Kept.swift")
    try fixture.add("App/Local.swift")
    let repository = try Repository(path: fixture.path)
    let left = [
      "Generated/", "Generated/Kept.swift", "Generated/Left.swift", "Local.swift",
      "App/Local.swift", "App/Other.swift",
    ].filter { repository.ignores($0) }
    #expect(left == ["Generated/Left.swift", "Local.swift"])
  }

  @Test func `counts only regular files that matter`() throws {
    var fixture = try FixtureRepository(bare: true)
    let first = try fixture.commit(
      "Begin",
      [
        "App/A.swift": "1", "Package.swift": "2", "App/en.lproj/L.strings": "3", "README.md": "4",
        "link.swift": .link(to: "App/A.swift"), "Pods/P.swift": "5",
        "App/Guide.docc/Step.swift": "4", "App/.build/B.swift": "6",
        "App/X.xcodeproj/project.pbxproj": "7", ".swipecost.json": "{}", "x.xcconfig": "8",
        "App/L.xcstrings": "9", "App/run.swift": .executable("10"),
        "App/en.lproj/L.stringsdict": "11", "App/A.xcassets/a.imageset/Contents.json": "12",
      ])
    try fixture.commit("Module", ["module.swift": .submodule(first)])
    let repository = try Repository(path: fixture.path)
    let commit = try #require(try repository.commit(repository.commit(named: "main")))
    let changes = try repository.changes(from: nil, to: commit.tree)
    #expect(
      changes.map(\.path) == [
        ".swipecost.json", "App/A.swift", "App/A.xcassets/a.imageset/Contents.json",
        "App/L.xcstrings", "App/X.xcodeproj/project.pbxproj", "App/en.lproj/L.strings",
        "App/en.lproj/L.stringsdict", "App/run.swift", "Package.swift", "x.xcconfig",
      ])
    #expect(
      changes.map(\.kind) == [
        .configuration, .swift, .asset, .catalog, .project, .strings, .plurals, .swift, .manifest,
        .settings,
      ])
  }

  @Test func `tells a change of mode or kind from a change of content`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": "1", "B.swift": "2", "c.swift": "3", "D/E.swift": "4"])
    let repository = try Repository(path: fixture.path)
    let old = try #require(try repository.commit(repository.commit(named: nil))).tree
    try fixture.commit(
      "Change",
      [
        "A.swift": .executable("1"), "B.swift": .link(to: "A.swift"), "c.swift": .deleted,
        "C.swift": "3", "D/E.swift": .deleted, "D": "4", "D.swift/E.swift": "5",
      ])
    let new = try #require(try repository.commit(repository.commit(named: nil))).tree
    let changes = try repository.changes(from: old, to: new)
    #expect(changes.filter { $0.new == nil }.map(\.path) == ["B.swift", "D/E.swift", "c.swift"])
    #expect(changes.filter { $0.new != nil }.map(\.path) == ["C.swift", "D.swift/E.swift"])
    let back = try repository.changes(from: new, to: old)
    #expect(Set(back.map(\.path)) == Set(changes.map(\.path)))
  }

  @Test func `keeps names apart that are no text`() throws {
    let fixture = try FixtureRepository(bare: true)
    let blob = try fixture.object(.blob, Array("1".utf8))
    let id = try #require(ObjectID(hex: blob))
    var tree: [UInt8] = []
    for byte: UInt8 in [0xFE, 0xFF] {
      tree += Array("100644 ".utf8) + [byte] + Array(".swift".utf8) + [0]
      tree += withUnsafeBytes(of: id.raw) { Array($0) }
    }
    let repository = try Repository(path: fixture.path)
    let root = try #require(ObjectID(hex: try fixture.object(.tree, tree)))
    let changes = try repository.changes(from: nil, to: root)
    #expect(changes.map(\.path) == ["\\xFE.swift", "\\xFF.swift"])
  }

  @Test func `passes over names that begin with a slash, as paths of packages do`() throws {
    let fixture = try FixtureRepository(bare: true)
    let blob = try fixture.object(.blob, Array("import SwiftUI".utf8))
    let id = try #require(ObjectID(hex: blob))
    var tree: [UInt8] = []
    for name in ["//acme//Kit/A.swift", "B.swift"] {
      tree += Array("100644 \(name)".utf8) + [0]
      tree += withUnsafeBytes(of: id.raw) { Array($0) }
    }
    let repository = try Repository(path: fixture.path)
    let root = try #require(ObjectID(hex: try fixture.object(.tree, tree)))
    #expect(try repository.changes(from: nil, to: root).map(\.path) == ["B.swift"])
  }

  @Test func `says what is missing or damaged`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": "1"])
    let repository = try Repository(path: fixture.path)
    let absent = try #require(ObjectID(hex: String(repeating: "a", count: 40)))
    #expect(try repository.commit(absent) == nil)
    #expect(try repository.size(of: absent) == nil)
    let damaged = try #require(
      ObjectID(hex: fixture.object(.tree, Array("100644 A.swift".utf8))))
    #expect(throws: GitError.self) { try repository.changes(from: nil, to: damaged) }
    #expect(throws: GitError.self) { _ = try Repository(path: fixture.path + "/nowhere") }
    let error = #expect(throws: GitError.self) { try repository.commit(named: "nowhere") }
    #expect(error?.isMissing == true)
  }

  @Test func `has an unborn branch before its first commit`() throws {
    let fixture = try FixtureRepository(bare: false)
    let repository = try Repository(path: fixture.path)
    let error = #expect(throws: GitError.self) { try repository.commit(named: nil) }
    #expect(error?.isUnborn == true)
  }

  @Test func `finds every commit once, from any ref`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Root", ["A.swift": "1"])
    try fixture.switchTo("side")
    let side = try fixture.commit("Side", ["B.swift": "2"])
    try fixture.switchTo("main")
    try fixture.commit("Main", ["A.swift": "3"])
    let merge = try fixture.merge(["side"], "Merge")
    let repository = try Repository(path: fixture.path)
    let head = try repository.commit(named: "refs/heads/main")
    func subjects(_ parents: Repository.ParentChoice) -> [String] {
      repository.commits(
        from: [head], isKnown: { _ in false }, parents: parents, isIncluded: { _ in true },
        skip: { _, _ in }
      ).map(\.subject)
    }
    #expect(subjects(.all).sorted() == ["Main", "Merge", "Root", "Side"])
    #expect(subjects(.first) == ["Merge", "Main", "Root"])
    #expect(head.hex == merge)
    #expect(try repository.commit(named: "side").hex == side)
  }

  @Test(
    arguments: [
      ("author A <a@b> 12 +0000", "A", 12),
      ("author  Two  Words  <a@b> 12 +0000", " Two  Words", 12),
      ("author <a@b> 12", "", 12),
      ("author A > B <a@b> -5 +0000", "A > B", -5),
      ("author A", "A", 0),
      ("author A <a@b> 99999999999999999999999 +0000", "A", nil),
    ] as [(String, String, Int64?)])
  func `reads signatures however they are written`(_ line: String, _ name: String, _ time: Int64?)
    throws
  {
    let hash = String(repeating: "1", count: 40)
    let text = "tree \(hash)\n\(line)\ncommitter C <c@d> 7 +0000\n\nSubject\n"
    let id = try #require(ObjectID(hex: hash))
    let read = Commit(id: id, Array(text.utf8).span)
    let commit = try #require(read)
    #expect(commit.author == name)
    if let time { #expect(commit.authorTime == time) }
    #expect(commit.committerTime == 7)
    #expect(commit.subject == "Subject")
  }

  @Test(arguments: 0..<180)
  func `survives a commit that is cut off anywhere`(_ length: Int) throws {
    let hash = String(repeating: "1", count: 40)
    let text =
      "tree \(hash)\nparent \(hash)\nauthor A <a@b> 12 +0000\ncommitter C <c@d> 7 +0000\n"
      + "encoding ISO-8859-1\n\nSubject\n"
    let id = try #require(ObjectID(hex: hash))
    _ = Commit(id: id, Array(text.utf8.prefix(length)).span)
  }
}
