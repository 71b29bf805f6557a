import Syntax
import Tokens

/// Which types are made of UIKit, whose code is done step by step.
extension Lowering {
  /// A class or an extension whose names say nothing, and whose code does what only views and controllers
  /// of UIKit do.
  func buildsViews(_ index: Int, _ block: NodeID) -> Bool {
    guard file.imports.mayUseUIKit else { return false }
    switch file.types[index].kind {
    case .class:
      // What it does in the place of a class above may be all that it says.
      return tokens(of: block).contains {
        isCell($0) || isOne(of: Relevance.showing, $0) || isOne(of: Relevance.building, $0)
          || isToken($0, "override") && $0 + 1 < tree.tokens.count && isToken($0 + 1, "func")
      }
    // What it extends may be a class of UIKit by those above it, which other files declare.
    case .extension:
      return tokens(of: block).contains { token in
        isCell(token) || isOne(of: Relevance.building, token) || isOne(of: Relevance.using, token)
      }
    default: return false
    }
  }

  private func isOne(of words: [StaticString], _ token: Int) -> Bool {
    tree.tokens[token].kind == .identifier && words.contains { isToken(token, $0) }
  }

  /// It holds the cell of a row.
  private func isCell(_ token: Int) -> Bool { isToken(token, "UITableViewCell") }

  mutating func isUIKitClass(_ index: Int) -> Bool {
    // SwiftUI brings UIKit along: there, only UIKit's own names are taken at their word.
    let isSure = file.imports.contains(.uiKit) || !file.imports.contains(.swiftUI)
    switch file.types[index].kind {
    case .class:
      for name in file.types[index].inherited {
        let text = names[name].text
        if isSure ? Relevance.isUIKitName(text) : Relevance.isUIKitOnly(text) { return true }
      }
      return false
    // What it adds to views may put something into one, and controllers have much of their code there.
    case .extension where !isSure: return Relevance.isBuilt(names[file.types[index].name].text)
    case .extension:
      if Relevance.isUIKitName(names[file.types[index].name].text) { return true }
      // It hands out the cells of a table, or makes something else of UIKit of what it extends.
      return file.types[index].inherited.contains { names[$0].text.hasPrefix("UI") }
    default: return false
    }
  }
}
