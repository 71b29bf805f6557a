import AuditSupport
import Rules
import Views
import VoiceOver

/// A tree of sources in memory, and the places that are marked in it.
struct Project {
  private(set) var index = ViewIndex()
  private(set) var marks: [Mark] = []

  /// A place that must be reported.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var column: Int

    var description: String { "\(path):\(line):\(column)" }

    static func < (a: Mark, b: Mark) -> Bool {
      (a.path, a.line, a.column) < (b.path, b.line, b.column)
    }
  }

  init(_ files: [String: String], strings: [String: String] = [:], target: Int? = nil) {
    if let target {
      _ = index.apply(targets: [("App.xcconfig", DeploymentTarget(major: target))])
    }
    if !strings.isEmpty {
      _ = index.apply(strings: [("Localizable.xcstrings", StringCatalog(texts: strings))])
    }
    let changes = files.sorted { $0.key < $1.key }.map { path, marked in
      let bytes = Array(takeMarks(marked, path).utf8)
      let isInterface = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
      return (
        path: path,
        views: isInterface ? FileViews(interface: bytes.span) : fileViews(of: bytes.span)
      )
    }
    _ = index.apply(changes)
    marks.sort()
  }

  func audit(_ settings: Settings = Settings()) -> Audit {
    Auditor(settings: settings).audit(index).audit
  }

  func places(of rule: Rule) -> [Mark] {
    audit().findings.filter { $0.rule == rule.id }
      .map { Mark(path: $0.place.path, line: $0.place.line, column: $0.place.column) }.sorted()
  }

  /// The text without marks; each mark points at the name behind it.
  private mutating func takeMarks(_ text: String, _ path: String) -> String {
    var plain = String.UnicodeScalarView()
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      if scalar == Example.mark {
        marks.append(Mark(path: path, line: line, column: column))
        continue
      }
      plain.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += scalar.utf8.count
      }
    }
    return String(plain)
  }
}

/// What a source by itself breaks.
func findings(_ source: String, path: String = "Cart.swift") -> [Finding] {
  Project([path: source]).audit().findings
}
