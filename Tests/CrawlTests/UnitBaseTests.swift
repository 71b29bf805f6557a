import Evaluation
import Rules
import Testing
import Views
import VoiceOver

@testable import Crawl

/// What comes to the same again is told as before; that what rules ask beyond a scene counts, the examples of the rules
/// show (`ExampleEditTests`).
@Suite struct `A view that is read again` {
  private static let view = """
    import SwiftUI
    struct Letters: View {
      let model: Model
      var body: some View {
        VStack {
          Line(title: model.title)
          Image(systemName: "tray").onTapGesture { open() }
        }
      }
      func open() { model.isOpen = true }
    }
    """
  private static let line = """
    import SwiftUI
    struct Line: View {
      let title: String
      var body: some View { Text(title) }
    }
    """

  private static func tree(_ steps: [[SourceChange]]) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    for step in steps { _ = tree.apply(step) }
    return tree
  }

  private func view(_ text: String = Self.view) -> SourceChange {
    SourceChange("Letters.swift", text)
  }

  private func line(_ text: String = Self.line) -> SourceChange {
    SourceChange("Line.swift", text)
  }

  /// The builds of elements that a step took, after which the tree is as one that was read in one go.
  private func builds(of step: [SourceChange], after first: [SourceChange]) throws -> Int {
    var tree = Self.tree([first])
    let count = tree.readCount
    tree.fragments.work = Work()
    _ = tree.apply(step)
    #expect(tree.readCount > count)
    let paths = Set(step.map(\.path))
    let fresh = Self.tree([first.filter { !paths.contains($0.path) } + step])
    #expect(tree.screens == fresh.screens)
    #expect(tree.findings == fresh.findings)
    #expect(tree.tally == fresh.tally)
    #expect(
      tree.units["Letters.swift"]?.first?.lookups == fresh.units["Letters.swift"]?.first?.lookups)
    return tree.fragments.work.builds
  }

  @Test func `is made into elements once where it shows the same`() throws {
    let other = Self.line.replacing("let title", with: "var isBold = false\n  let title")
    #expect(try builds(of: [line(other)], after: [view(), line()]) == 0)
  }

  @Test func `is told of other lines`() throws {
    let other = Self.line.replacing("let title", with: "var isBold = false\n  let title")
    let lower = Self.view.replacing("struct Letters", with: "// Words.\n\nstruct Letters")
    #expect(try builds(of: [line(other), view(lower)], after: [view(), line()]) == 0)
  }

  @Test func `is made again where it shows something else`() throws {
    let other = Self.view.replacing("\"tray\"", with: "\"star\"")
    #expect(try builds(of: [view(other)], after: [view(), line()]) > 0)
    let sized = Self.view.replacing("VStack {", with: "VStack { if model.isOpen { Text(\"Open\") }")
    #expect(try builds(of: [view(sized)], after: [view(), line()]) > 0)
  }

  @Test(arguments: ["next", "file"])
  func `is judged again where a comment mutes a rule`(_ scope: String) throws {
    let tap = "Image(systemName: \"tray\").onTapGesture { open() }"
    let tree = Self.tree([[view(), line()]])
    #expect(!tree.findings.isEmpty)
    let rules = Set(tree.findings.values.joined().map(\.rule)).sorted().joined(separator: ", ")
    let muted = Self.view.replacing(
      tap, with: "// swipecost:disable:\(scope) \(rules)\n      \(tap)")
    #expect(try builds(of: [view(muted)], after: [view(), line()]) > 0)
    #expect(Self.tree([[view(), line()], [view(muted)]]).findings.isEmpty)
  }
}
