import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import swipecost

@Suite struct `The picture of a walk` {
  private let source = """
    import SwiftUI
    struct InboxView: View {
      var body: some View {
        List(messages) { message in
          HStack { Text(message.name); Text(message.text); Image("<ic&a>") }
        }.navigationTitle("Inbox \\u{202E}<script>")
      }
    }

    """

  private func walk(
    _ words: [String], in folder: borrowing TemporaryFolder
  ) throws -> (code: ExitCode, out: String, messages: String) {
    try source.write(
      to: folder.url.appending(path: "Inbox.swift"), atomically: true, encoding: .utf8)
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    let code = program.run(["walk", folder.url.path] + words)
    return (code, console.results.text, console.messages.text)
  }

  @Test func `is written where it is asked for, and shows the row before and after`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "inbox.svg")
    let answer = try walk(["--view", "InboxView", "--svg", file.path], in: folder)
    #expect(answer.code == .done)
    #expect(answer.out == file.path + "\n")
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(">InboxView</text>") && svg.contains("a row, made one element"))
    // Three stops in each of twenty rows, and the title.
    #expect(svg.contains(">61</text>"))
    #expect(!svg.contains("<script") && !svg.contains("\u{202E}"))
    // The same source gives the same picture.
    _ = try walk(["--view", "InboxView", "--svg", file.path], in: folder)
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
  }

  @Test(arguments: [0, 1, 3])
  func `says of a row with controls what its finding says`(_ controls: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "inbox.svg")
    let buttons = (0..<controls).map { "Button(\"Do \($0)\") { act(\($0)) }" }
    let source = source.replacing("Image(\"<ic&a>\")", with: buttons.joined(separator: "; "))
    try source.write(
      to: folder.url.appending(path: "Inbox.swift"), atomically: true, encoding: .utf8)
    for words in [["check"], ["walk", "--view", "InboxView", "--svg", file.path]] {
      let console = Console.recording()
      let program = Program(commands: Command.all, topics: Topic.all, console: console)
      _ = program.run([words[0], folder.url.path] + words.dropFirst())
      guard words == ["check"] else { continue }
      let grouped = "\(20 * (1 + controls)) when its parts are one element"
      #expect(console.results.text.contains(grouped))
    }
    let svg = try String(contentsOf: file, encoding: .utf8)
    let value = "<text class=\"panel-value\" x=\"20\" y=\"46\">"
    #expect(svg.contains("\(value)\(2 + controls)</text>"))
    #expect(svg.contains("\(value)\(1 + controls)</text>"))
    #expect(svg.contains(controls == 0 ? "a row, made one element" : "a row, its parts grouped"))
  }

  @Test func `needs one view that is there, and a place that can be written`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "x.svg").path
    #expect(try walk(["--svg", file], in: folder).code == .usage)
    #expect(try walk(["--view", "NoView", "--svg", file], in: folder).code != .done)
    #expect(!FileManager.default.fileExists(atPath: file))
    let nowhere = folder.url.appending(path: "no/such/x.svg").path
    let answer = try walk(["--view", "InboxView", "--svg", nowhere], in: folder)
    #expect(answer.code == .inputOutput && !answer.messages.isEmpty)
  }

  @Test func `is said not to be written where there is no folder for it`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "none/inbox.svg").path
    let answer = try walk(["--view", "InboxView", "--svg", file], in: folder)
    #expect(answer.code == .inputOutput)
    #expect(answer.messages == "swipecost: cannot write “\(file)”: there is no such folder\n")
  }

  @Test func `is drawn of a component of another framework, too`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.svg")
    try "name: app\ndependencies:\n  flutter:\n    sdk: flutter\n".write(
      to: folder.url.appending(path: "pubspec.yaml"), atomically: true, encoding: .utf8)
    let page = """
      import 'package:flutter/material.dart';
      void main() => runApp(const MaterialApp(home: Page()));
      class Page extends StatelessWidget {
        const Page({super.key});
        @override
        Widget build(BuildContext context) =>
            Scaffold(body: Column(children: [Text('One'), Text('Two')]));
      }
      """
    let library = folder.url.appending(path: "lib")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    try page.write(
      to: library.appending(path: "main.dart"), atomically: true, encoding: .utf8)
    let answer = try walk(["--view", "Page", "--svg", file.path], in: folder)
    #expect(answer.code == .done, "\(answer.messages)")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("“One.”"))
  }
}
