import Rules
import Testing
import Views
import VoiceOver

@testable import Crawl

/// What a rule looks at besides what the reading asked would be missed when it changes.
@Suite struct `A tree of the examples of a rule` {
  @Test(arguments: Rule.catalog.map(\.id))
  func `is the same after any edit as one that begins with it`(_ id: String) throws {
    let rule = try #require(Rule.catalog.first { $0.id == id })
    let examples = rule.bad + rule.good
    for (number, example) in examples.enumerated() {
      var files = Self.files(of: example)
      let other = Self.files(of: examples[(number + 1) % examples.count])
      let whole = Self.tree(of: files, example)
      var tree = Self.tree(of: files, example)
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let widget = "struct Glance: Widget { var body: some WidgetConfiguration { glance } }"
        var edits = Self.withoutOneLine(text, from: number % 3)
        edits += [text + "\n" + (other["Example.swift"] ?? ""), text + "\n" + widget]
        for edit in edits {
          files[path] = edit
          _ = tree.apply([SourceChange(path, edit)])
          let sources = Comment(rawValue: "\(path) is\n\(edit)")
          Self.expectEqual(tree, Self.tree(of: files, example), sources)
          files[path] = text
          _ = tree.apply([SourceChange(path, text)])
          Self.expectEqual(tree, whole, sources)
        }
      }
    }
  }

  private static func expectEqual(_ tree: LiveTree, _ fresh: LiveTree, _ sources: Comment) {
    #expect(tree.findings == fresh.findings, sources)
    #expect(tree.screens == fresh.screens, sources)
    #expect(tree.tally == fresh.tally, sources)
  }

  /// Every third line is taken out once; those between are in the next examples.
  private static func withoutOneLine(_ text: String, from first: Int) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return stride(from: first, to: lines.count, by: 3).map { place in
      (lines[..<place] + lines[(place + 1)...]).joined(separator: "\n")
    }
  }

  private static func files(of example: Example) -> [String: String] {
    var files = example.files
    switch example.form {
    case .file: files["Example.swift"] = example.shown
    case .views:
      files["Example.swift"] = """
        import SwiftUI
        struct Sample: View {
        \(example.members)
        var body: some View {
        \(example.shown)
        }
        }
        """
    }
    return files
  }

  private static func tree(of files: [String: String], _ example: Example) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    var changes = files.sorted { $0.key < $1.key }.map { SourceChange($0.key, $0.value) }
    if !example.strings.isEmpty {
      let catalog = StringCatalog(texts: example.strings)
      changes.append(
        SourceChange(
          path: "Localizable.xcstrings",
          source: LiveSource(blob: SourceBlob(catalog: catalog, size: 0), isCounted: false)))
    }
    if let major = example.target {
      let target = DeploymentTarget(major: major)
      changes.append(
        SourceChange(
          path: "App.xcconfig",
          source: LiveSource(blob: SourceBlob(target: target, size: 0), isCounted: false)))
    }
    _ = tree.apply(changes)
    return tree
  }
}
