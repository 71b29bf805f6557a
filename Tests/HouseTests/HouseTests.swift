import Foundation
import Testing

@Suite struct `The house` {
  /// The demo's stories are texts, however long.
  @Test(arguments: House.product.filter { !$0.path.contains("/Stories/") })
  func `keeps files short`(_ file: House.SourceFile) {
    #expect(file.lines.count <= 365, "\(file.path) has \(file.lines.count) lines")
  }

  @Test(arguments: House.product)
  func `stops nobody with a crash`(_ file: House.SourceFile) {
    for (number, line) in file.lines.enumerated() where !line.contains("//") {
      #expect(!line.contains("try!"), "\(file.path):\(number + 1)")
      #expect(!line.contains("fatalError("), "\(file.path):\(number + 1)")
    }
  }

  @Test(arguments: House.product)
  func `states the invariant of every unchecked promise`(_ file: House.SourceFile) {
    for word in ["@unchecked Sendable", "nonisolated(unsafe)", "@preconcurrency"] {
      for (number, line) in file.lines.enumerated() where line.contains(word) {
        let before = file.lines[max(0, number - 6)..<number].joined(separator: "\n")
        #expect(before.contains("//"), "\(file.path):\(number + 1) \(word) without a reason")
      }
    }
  }

  /// SQL lives in `.sql`, pages in `.html`, so that readers of SQL and HTML find them.
  @Test(arguments: House.product.filter { !["Rules", "bench"].contains($0.target) })
  func `keeps other languages out of Swift`(_ file: House.SourceFile) {
    for (number, line) in file.lines.enumerated() {
      // A quote inside a text quotes something for a reader.
      let code = line.replacing("\\\"", with: "'").trimmingPrefix { $0 == " " }
      guard !code.hasPrefix("//") else { continue }
      for sql in ["\"SELECT ", "\"INSERT ", "\"UPDATE ", "\"DELETE FROM ", "\"CREATE "] {
        #expect(!code.contains(sql), "SQL in \(file.path):\(number + 1)")
      }
      for html in ["\"<div", "\"<p>", "\"<table", "\"<html", "\"<svg", "\"<span", "\"<a "] {
        #expect(!code.contains(html), "HTML in \(file.path):\(number + 1)")
      }
    }
  }

  @Test func `has the top level its users know`() throws {
    let expected: Set<String> = [
      "Package.swift", "Sources", "Tests", "Queries", "Reports", "Makefile", "README.md", "LICENSE",
      "CHANGELOG.md",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: House.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "out" }
    #expect(Set(found) == expected)
  }

  @Test func `is set up by two commands`() {
    let readme = House.text("README.md")
    #expect(readme.contains("make run"))
    #expect(readme.contains("make test"))
    #expect(House.text(".ci/run").contains("make test"))
  }

  @Test func `explains every target of the Makefile`() {
    let makefile = House.text("Makefile")
    let phony = makefile.split(separator: "\n").first { $0.hasPrefix(".PHONY:") } ?? ""
    for target in phony.split(separator: " ").dropFirst() where !["help", "build"].contains(target)
    {
      #expect(makefile.contains("# make \(target)"), "make \(target) is not in the list")
    }
  }

  /// A name that is no more there would leave out what is called so one day.
  @Test func `leaves out of the version of its analysis only what there is`() throws {
    let plugin = House.text("Sources/AnalysisVersion/Plugin/AnalysisVersionPlugin.swift")
    let list = try #require(plugin.split(separator: "leftOut = [").last?.prefix { $0 != "]" })
    let paths = list.split(separator: "\"").filter { $0.contains("/") }
    #expect(paths.count > 10)
    for path in paths {
      #expect(House.product.contains { $0.path.hasPrefix("Sources/" + path) }, "\(path)")
    }
  }

  @Test func `names no machine`() {
    let ours = House.product + House.files(under: "Tests", named: ".swift")
    for file in ours where !file.path.hasSuffix("HouseTests.swift") {
      for word in ["/root/", "/home/"] {
        #expect(!file.text.contains("\"" + word), "\(file.path) names \(word)")
      }
    }
  }
}
