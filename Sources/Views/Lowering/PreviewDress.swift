import Syntax
import Tokens

/// Says of a view whether it is dressed for previews: `content.previewDisplayName("dark")`.
///
/// These modifiers do nothing outside of previews, so a view whose own code applies one is made to frame others there.
///
/// https://developer.apple.com/documentation/swiftui/previews-in-xcode
struct PreviewDress: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  func isWorn(in tokens: Range<Int>, without previews: [Range<Int>]) -> Bool {
    tokens.dropFirst().contains { token in
      tree.tokens[token].kind.isIdentifier && tree.tokens[token - 1].kind == .period
        && Self.modifiers.contains { isToken(token, $0) }
        && !previews.contains { $0.contains(token) }
    }
  }

  private static let modifiers: [StaticString] = [
    "previewDisplayName", "previewDevice", "previewLayout", "previewInterfaceOrientation",
    "previewContext",
  ]
}
