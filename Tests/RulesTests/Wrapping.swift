import Rules

/// A way to stand an example in a project; the rules must find the same in each.
enum Wrapping: String, CaseIterable, Sendable {
  case plain
  case inGroup = "in a group"
  case inProperty = "in a helper property"
  case inFunction = "in a helper function"
  case inSubview = "in a subview of another file"
  case inModifier = "in a modifier struct"
  case underCarriageReturns = "with CRLF line ends"
  case afterOtherScripts = "after text that is not ASCII"
  case inConditionalCompilation = "in #if os(iOS)"

  /// Whether it says something about the example: whole files are not taken apart.
  func applies(to example: Example) -> Bool {
    switch (self, example.form) {
    case (_, .views), (.plain, .file), (.underCarriageReturns, .file), (.afterOtherScripts, .file),
      (.inConditionalCompilation, .file):
      true
    case (_, .file): false
    }
  }

  func files(of example: Example) -> [String: String] {
    var files = example.files
    switch example.form {
    case .file: files["Example.swift"] = file(example.source)
    case .views:
      for (path, text) in self.views(example) { files[path] = text }
    }
    if self == .underCarriageReturns {
      files = files.mapValues { text in
        String(text.split(separator: "\n", omittingEmptySubsequences: false).joined(by: "\r\n"))
      }
    }
    return files
  }

  private func file(_ source: String) -> String {
    switch self {
    case .afterOtherScripts: "// 👩‍🚀 été, 日本語\n" + source
    case .inConditionalCompilation: "#if os(iOS)\n" + source + "\n#endif\n"
    default: source
    }
  }

  private func views(_ example: Example) -> [String: String] {
    let (source, members) = (example.source, example.members)
    switch self {
    case .plain, .underCarriageReturns: return ["Example.swift": view(source, members)]
    case .inGroup: return ["Example.swift": view("Group {\n\(source)\n}", members)]
    case .inProperty:
      let helper = "@ViewBuilder private var part: some View {\n\(source)\n}"
      return ["Example.swift": view("part", members + "\n" + helper)]
    case .inFunction:
      let helper = "@ViewBuilder func part() -> some View {\n\(source)\n}"
      return ["Example.swift": view("part()", members + "\n" + helper)]
    case .inSubview:
      return [
        "Example.swift": view(source, members),
        "Screen.swift":
          "import SwiftUI\nstruct WholeScreen: View { var body: some View { ExampleView() } }",
      ]
    case .inModifier:
      let part = """
        struct ExamplePart: ViewModifier {
        \(members)
        func body(content: Content) -> some View {
        \(source)
        }
        }
        """
      return ["Example.swift": view("EmptyView().modifier(ExamplePart())", "") + "\n" + part]
    case .afterOtherScripts:
      return ["Example.swift": "// 👩‍🚀 été, 日本語\n" + view(source, members)]
    case .inConditionalCompilation:
      return ["Example.swift": view("#if os(iOS)\n\(source)\n#endif", members)]
    }
  }

  private func view(_ body: String, _ members: String) -> String {
    """
    import SwiftUI; import Kingfisher; import NukeUI; import SDWebImageSwiftUI
    struct ExampleView: View {
    \(members)
    var body: some View {
    \(body)
    }
    }
    """
  }
}

extension Sequence where Element: StringProtocol {
  fileprivate func joined(by separator: String) -> String { joined(separator: separator) }
}
