import Foundation
import TestSupport
import Testing

@Suite struct `swipecost check in a repository` {
  private static func view(_ name: String, _ images: [String]) -> String {
    let body = images.map { "      Image(\"\($0)\")\n" }.joined()
    return """
      import SwiftUI
      struct \(name): View {
        var body: some View {
          VStack {
            Text("\(name)")
      \(body)    }
        }
      }

      """
  }

  private func check(
    _ words: [String], in folder: borrowing TemporaryFolder
  ) throws -> (code: Int32, lines: [String], messages: String) {
    let outcome = try BuiltProgram().run(["check", "app", "--format", "xcode"] + words, in: folder)
    let lines = outcome.results.split(separator: "\n").map { line in
      line.split(separator: " warning: ")[0] + " " + (line.split(separator: "[").last ?? "")
    }
    return (outcome.code, lines.map(String.init), outcome.messages)
  }

  /// Two files with a finding each, checked out.
  private func repository(
    _ folder: borrowing TemporaryFolder
  ) throws -> FixtureRepository {
    var repository = try FixtureRepository(at: folder.url.appending(path: "app"))
    try repository.commit(
      "Start",
      [
        "Inbox.swift": .text(Self.view("InboxView", ["ic_inbox"])),
        "Old.swift": .text(Self.view("DetailView", ["ic_detail"])),
      ])
    try repository.checkOut()
    return repository
  }

  @Test func `tells what a commit did not have, and nothing that only moved`() throws {
    let folder = try TemporaryFolder()
    var repository = try repository(folder)
    let first = try #require(try repository.tip(of: "main"))
    #expect(try check([], in: folder).lines.count == 2)
    #expect(try check(["--changed-since", first], in: folder).lines == [])
    // The known finding moves down a line, a file gets another name, and the third file is new.
    try repository.commit(
      "Go on",
      [
        "Inbox.swift": .text(Self.view("InboxView", ["ic_new", "ic_inbox"])),
        "Old.swift": .deleted,
        "Pages/New.swift": .text(Self.view("DetailView", ["ic_detail"])),
        "Third.swift": .text(Self.view("ThirdView", ["ic_third"])),
      ])
    try repository.checkOut()
    let both = [
      "app/Inbox.swift:6:7: image-filename-label]", "app/Third.swift:6:7: image-filename-label]",
    ]
    #expect(try check([], in: folder).lines.count == 4)
    #expect(try check(["--changed-since", first], in: folder).lines == both)
    #expect(try check(["--changed-since", "HEAD~1"], in: folder).lines == both)
    #expect(try check(["--changed-since", "HEAD"], in: folder).lines == [])
    #expect(try check(["--changed-since", first, "--limit", "1"], in: folder).code == 1)
    #expect(try check(["--changed-since", first, "--limit", "2"], in: folder).code == 0)
  }

  @Test func `tells what is not committed yet`() throws {
    let folder = try TemporaryFolder()
    let first = try #require(try repository(folder).tip(of: "main"))
    try folder.write(Self.view("DetailView", ["ic_detail", "ic_detail"]), to: "app/Old.swift")
    try folder.write(Self.view("DraftView", ["ic_draft"]), to: "app/Draft.swift")
    #expect(
      try check(["--changed-since", first], in: folder).lines == [
        "app/Draft.swift:6:7: image-filename-label]", "app/Old.swift:7:7: image-filename-label]",
      ])
  }

  private static func widget(_ buttons: Int) -> String {
    let button = "        IconButton(icon: Icon(Icons.add), onPressed: () {}),\n"
    return """
      import 'package:flutter/material.dart';
      class LogPage extends StatelessWidget {
        @override
        Widget build(BuildContext context) => Scaffold(
          body: Column(children: [
      \(String(repeating: button, count: buttons))    ]),
        );
      }

      """
  }

  @Test func `tells of other frameworks what a commit did not have`() throws {
    let folder = try TemporaryFolder()
    var repository = try FixtureRepository(at: folder.url.appending(path: "app"))
    try repository.commit(
      "Start",
      [
        "pubspec.yaml": .text("name: log\ndependencies:\n  flutter:\n    sdk: flutter\n"),
        "lib/log.dart": .text(Self.widget(1)),
      ])
    try repository.checkOut()
    #expect(try check([], in: folder).lines == ["app/lib/log.dart:6:9: icon-button-no-label]"])
    #expect(try check(["--changed-since", "HEAD"], in: folder).lines == [])
    try folder.write(Self.widget(2), to: "app/lib/log.dart")
    #expect(
      try check(["--changed-since", "HEAD"], in: folder).lines == [
        "app/lib/log.dart:7:9: icon-button-no-label]"
      ])
  }

  @Test func `names a commit that there is not, and a folder without history`() throws {
    let folder = try TemporaryFolder()
    _ = try repository(folder)
    let wrong = try check(["--changed-since", "nowhere"], in: folder)
    #expect(wrong.code != 0)
    #expect(wrong.lines == [])
    #expect(wrong.messages.contains("nowhere"), "\(wrong.messages)")
    #expect(wrong.messages.split(separator: "\n").count == 1)

    let bare = try TemporaryFolder()
    try bare.write(Self.view("InboxView", ["ic_inbox"]), to: "app/Inbox.swift")
    let none = try check(["--changed-since", "HEAD"], in: bare)
    #expect(none.code != 0)
    #expect(none.messages.contains("git repository"), "\(none.messages)")
  }

  @Test func `takes for each file the nearest settings`() throws {
    let folder = try TemporaryFolder()
    for (path, name) in [
      ("app/A.swift", "AView"), ("app/Shop/B.swift", "BView"), ("app/Shop/Cart/C.swift", "CView"),
      ("app/Shop/Cart/Old/D.swift", "DView"),
    ] { try folder.write(Self.view(name, ["ic_\(name)"]), to: path) }
    try folder.write("{\"rules\": {\"image-filename-label\": \"minor\"}}", to: ".swipecost.json")
    try folder.write(
      "{\"rules\": {\"image-filename-label\": \"off\"}}", to: "app/Shop/.swipecost.json")
    try folder.write("{\"exclude\": [\"Old\"]}", to: "app/Shop/Cart/.swipecost.json")
    let all = [
      "app/A.swift:6:7: image-filename-label]", "app/Shop/Cart/C.swift:6:7: image-filename-label]",
    ]
    #expect(try check([], in: folder).lines == all)
    #expect(try check(["--fail-on", "serious"], in: folder).code == 1)
    func one(_ paths: String...) throws -> Int {
      let outcome = try BuiltProgram().run(
        ["check", "--format", "xcode", "--fail-on", "serious"] + paths, in: folder)
      return outcome.results.split(separator: "\n").count * 10 + Int(outcome.code)
    }
    #expect(try one("app/A.swift") == 10)
    #expect(try one("app/Shop/B.swift") == 0)
    #expect(try one("app/Shop/Cart/C.swift") == 11)
    #expect(try one("app/Shop/Cart/Old") == 0)
    #expect(try one("app/A.swift", "app/Shop/B.swift", "app/Shop/Cart") == 21)
  }

  @Test func `names settings that it cannot use, wherever they are`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.view("BView", ["ic_b"]), to: "app/Shop/B.swift")
    try folder.write("{\n\"rows\": \"many\"}", to: "app/Shop/.swipecost.json")
    let answer = try check([], in: folder)
    #expect(answer.code == 3)
    #expect(
      answer.messages
        == "app/Shop/.swipecost.json:2: \"rows\" must be a whole number from 1 to 10000.\n")
  }

  @Test func `names directives that name no rule`() throws {
    let folder = try TemporaryFolder()
    let source = Self.view("BView", ["ic_b"]) + "// swipecost:disable image-filname-label\n"
    try folder.write(source, to: "app/B.swift")
    let answer = try check([], in: folder)
    #expect(answer.code == 3)
    #expect(answer.lines.count == 1)
    #expect(
      answer.messages
        == "app/B.swift:10: there is no rule \"image-filname-label\"; did you mean \"image-filename-label\"?\n"
    )
  }
}
