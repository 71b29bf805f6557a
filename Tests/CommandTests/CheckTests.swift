import Foundation
import TestSupport
import Testing

@testable import swipecost

@Suite struct `The check command` {
  private let source = """
    import SwiftUI
    struct InboxView: View {
      var body: some View {
        List(messages) { message in
          HStack { Text(message.name); Text(message.text) }
        }
        /* été */ Image("ic_a").accessibilityLabel("")
        Image("ic_b")
        Image("ic_b")
      }
    }

    """

  private func check(
    _ words: [String] = [], settings: String? = nil, in folder: borrowing TemporaryFolder
  ) throws -> (code: ExitCode, out: String, messages: String) {
    let place = folder.url
    try source.write(to: place.appending(path: "In box.swift"), atomically: true, encoding: .utf8)
    if let settings {
      try settings.write(
        to: place.appending(path: ".swipecost.json"), atomically: true, encoding: .utf8)
    }
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    let code = program.run(["check", place.path] + words)
    let out = console.results.text.replacing(place.path + "/", with: "")
      .replacing(place.path, with: "")
    return (code, out, console.messages.text)
  }

  @Test(arguments: CheckFormat.allCases.filter { $0 != .json })
  func `writes findings for people, editors and CI`(_ format: CheckFormat) throws {
    let folder = try TemporaryFolder()
    let answer = try check(["--format", format.rawValue], in: folder)
    #expect(answer.code == .done)
    #expect(try Golden("check-\(format.rawValue).txt").difference(from: answer.out) == nil)
  }

  @Test func `writes JSON that holds each finding with its fingerprint`() throws {
    let folder = try TemporaryFolder()
    let answer = try check(["--format", "json"], in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count == 4)
    #expect(json["schema"] as? String == "swipecost.check/1")
    for finding in findings { #expect((finding["fingerprint"] as? String)?.count == 16) }
  }

  @Test func `says why an app for other devices has no screens, and what to do`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("pubspec.yaml", "name: harbour\ndependencies:\n  flutter:\n    sdk: flutter\n"),
      ("android/app/src/main/AndroidManifest.xml", "<manifest/>"),
      (
        "lib/main.dart",
        "import 'package:flutter/material.dart';\nvoid main() => runApp(MaterialApp(home: Text('a')));\n"
      ),
    ] {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for command in ["check", "walk"] {
      let console = Console.recording()
      let program = Program(commands: Command.all, topics: Topic.all, console: console)
      _ = program.run([command, folder.url.path])
      let out = console.results.text + console.messages.text
      #expect(out.contains("no screens found"))
      #expect(out.contains("has no ios folder and is left out"))
      #expect(out.contains("flutter create --platforms=ios"))
    }
  }

  @Test func `names first the rows that save most, each place once`() throws {
    let folder = try TemporaryFolder()
    let rows = (1...5).map { number in
      let parts = (0...number).map { "Text(item.part\($0))" }.joined(separator: "; ")
      return "struct List\(number): View { var body: some View {\n"
        + "ForEach(items) { item in HStack { \(parts) } } } }\n"
    }
    try folder.write("import SwiftUI\n" + rows.joined(), to: "Lists.swift")
    let outcome = `The program`.run(["check", folder.path, "--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any])
    let first = try #require(json["first"] as? [[String: Any]])
    #expect(first.map { $0["view"] as? String } == ["List5", "List4", "List3"])
    #expect(first.map { $0["swipesSaved"] as? Int } == [100, 80, 60])
    let text = `The program`.run(["check", folder.path]).results
    let end = try #require(text.range(of: "What to do first"))
    #expect(text[end.upperBound...].contains("saves 100 swipes: Lists.swift:11 in List5"))
    #expect(text[end.upperBound...].components(separatedBy: "saves ").count == 4)
  }

  @Test func `says of a finding when what it is about is there`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Home: View { var body: some View {
        Text("A")
        if isNew {
          Image("ic_new")
        }
        Image("ic_always")
      } }
      """, to: "Home.swift")
    let lines = `The program`.run(["check", folder.path]).results.split(separator: "\n")
    let found = try #require(lines.firstIndex { $0.contains("5:5") })
    #expect(lines[found + 1] == "      only when isNew")
    #expect(lines.count { $0.contains("only when") } == 1)
  }

  @Test func `tells in JSON what is there at times and what is unknown`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Home: View { var body: some View {
        if isNew { Text(user.firstName); Text("B") } else { Text("C") }
        ThirdImage(url)
        UIActivityView()
      } }
      """, to: "Home.swift")
    let outcome = `The program`.run(["check", folder.path, "--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any])
    let view = try #require((json["views"] as? [[String: Any]])?.first)
    let stops = try #require(view["stops"] as? [[String: Any]])
    #expect(stops.map { $0["when"] as? String } == ["isNew", "isNew", nil, nil])
    #expect(stops.first?["speech"] as? String == "‹user.firstName›.")
    #expect(stops.first?["spoken"] as? String == "‹first name›.")
    let left = try #require((view["leftOut"] as? [[String: Any]])?.first)
    #expect(left["when"] as? String == "not isNew" && left["after"] as? Int == 2)
    #expect((left["stops"] as? [[String: Any]])?.first?["speech"] as? String == "C.")
    let unknown = try #require(view["unknown"] as? [[String: Any]])
    #expect(unknown.map { $0["kind"] as? String } == ["system", "package"])
    #expect(unknown.map { $0["name"] as? String } == ["UIActivityView", "ThirdImage"])
  }

  /// What https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format asks for.
  @Test func `tells GitLab each finding once, with the members it needs`() throws {
    let folder = try TemporaryFolder()
    let answer = try check(["--format", "gitlab"], in: folder)
    let violations = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [[String: Any]])
    #expect(violations.count == 4)
    #expect(Set(violations.compactMap { $0["fingerprint"] as? String }).count == 4)
    for violation in violations {
      let severity = try #require(violation["severity"] as? String)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      #expect((violation["description"] as? String)?.isEmpty == false)
      #expect((violation["check_name"] as? String)?.isEmpty == false)
      let location = try #require(violation["location"] as? [String: Any])
      #expect(location["path"] as? String == "In box.swift")
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 0)
    }
    try "import SwiftUI\n".write(
      to: folder.url.appending(path: "Empty.swift"), atomically: true, encoding: .utf8)
    let none = `The program`.run(
      ["check", folder.path("Empty.swift"), "--format", "gitlab"])
    #expect(none.results == "[]\n")
  }

  @Test func `tells a build server of views that are clean and of files it could not read`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct Clean: View { var body: some View { Text(\"Hello\") } }\n",
      to: "App/Clean.swift")
    try folder.write(bytes: [0xFF, 0xFE, 0x00], to: "App/Broken.swift")
    let outcome = `The program`.run(["check", folder.path("App"), "--format", "junit"])
    #expect(outcome.code == .partial)
    #expect(
      outcome.results.contains("<testcase classname=\"\(folder.path)/App/Clean\" name=\"Clean\"/>"))
    #expect(outcome.results.contains("name=\"the source\""))
    #expect(outcome.results.contains("<error type=\"problem\""))
    #expect(
      outcome.results.contains("name=\"swipecost check\" tests=\"2\" failures=\"0\" errors=\"1\""))
  }

  @Test func `fails over a limit or at a severity`() throws {
    let folder = try TemporaryFolder()
    #expect(try check(["--limit", "4"], in: folder).code == .done)
    #expect(try check(["--limit", "3"], in: folder).code == .overLimit)
    #expect(try check(["--fail-on", "serious"], in: folder).code == .overLimit)
    #expect(try check(["--fail-on", "critical"], in: folder).code == .done)
  }

  @Test func `leaves out what a baseline knows, and counts repeats`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "baseline.json").path
    _ = try check(["--baseline", file, "--write-baseline"], in: folder)
    #expect(try check(["--baseline", file, "--limit", "0"], in: folder).code == .done)
    let known = try String(contentsOfFile: file, encoding: .utf8)
    #expect(known.contains("\"count\": 2"))
    try known.replacing("\"count\": 2", with: "\"count\": 1")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let answer = try check(["--baseline", file, "--format", "xcode"], in: folder)
    #expect(answer.out.hasPrefix("In box.swift:9:5: warning: "))
    #expect(answer.out.split(separator: "\n").count == 1)
  }

  @Test func `says what is wrong with a baseline or settings`() throws {
    let folder = try TemporaryFolder()
    let missing = try check(["--baseline", "/nowhere/b.json"], in: folder)
    #expect(missing.code == .inputOutput)
    let wrong = try check(settings: "{\n\"rows\": \"many\"}", in: folder)
    #expect(wrong.code == .usage)
    #expect(wrong.messages.contains("line 2: \"rows\" must be a whole number from 1 to 10000."))
  }

  @Test func `reads the settings of the folder`() throws {
    let folder = try TemporaryFolder()
    let answer = try check(
      ["--format", "xcode"],
      settings: "{\"rules\": {\"ungrouped-row\": \"off\", \"empty-label\": false}}",
      in: folder)
    #expect(answer.out.split(separator: "\n").count == 2)
  }
}
