import Syntax
import Tokens

/// `#if` as a release build for iOS decides it, so that the calculus holds one side only.
extension Lowering {
  /// The clause that is compiled, if any.
  mutating func chosenClause(of config: NodeID) -> NodeID? {
    var clause = config + 1
    while clause < end(config) {
      if case .ifConfigClause = kind(clause) {
        if isName(clause, "#else") { return clause }
        if clause + 1 < end(clause) {
          var condition = BuildCondition(words: words(of: clause + 1))
          if condition.holds() { return clause }
        }
      }
      clause = end(clause)
    }
    return nil
  }
}

extension Lowering {
  private mutating func words(of condition: NodeID) -> [String] {
    let (first, last) = (
      Int(tree.nodes[condition].firstToken), Int(tree.nodes[condition].endToken)
    )
    var words: [String] = []
    for token in first..<max(first, min(last, tree.tokens.count)) {
      let range = bytes(of: token)
      if !range.isEmpty { words.append(String(decoding: bytes[range], as: UTF8.self)) }
    }
    return words
  }
}

/// Reads the tokens of a condition: their grammar is smaller than that of expressions.
private struct BuildCondition {
  private var words: [String]
  private var next = 0
  private var depth = 0

  init(words: [String]) { self.words = words }

  mutating func holds() -> Bool { either() }

  private mutating func take(_ word: String) -> Bool {
    guard next < words.count, words[next] == word else { return false }
    next += 1
    return true
  }

  private mutating func either() -> Bool {
    var value = both()
    while take("||") {
      let right = both()
      value = value || right
    }
    return value
  }

  private mutating func both() -> Bool {
    var value = single()
    while take("&&") {
      let right = single()
      value = value && right
    }
    return value
  }

  private mutating func single() -> Bool {
    guard depth < 100, next < words.count else { return false }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return !single() }
    if take("(") {
      let value = either()
      _ = take(")")
      return value
    }
    let word = words[next]
    next += 1
    guard take("(") else { return word == "true" }
    var arguments: [String] = []
    while next < words.count, words[next] != ")" {
      arguments.append(words[next])
      next += 1
    }
    _ = take(")")
    return platform(word, arguments)
  }

  private func platform(_ function: String, _ arguments: [String]) -> Bool {
    let first = arguments.first ?? ""
    switch function {
    case "os": return first == "iOS"
    case "canImport": return !Self.foreignModules.contains(first)
    case "arch": return first == "arm64"
    case "_endian": return first == "little"
    case "swift", "compiler", "_compiler_version": return isReached(arguments)
    case "hasFeature", "hasAttribute": return true
    // A device, and no Catalyst.
    default: return false
    }
  }

  /// `>=5.9`, `<6`: against the newest compiler there is.
  private func isReached(_ arguments: [String]) -> Bool {
    let text = arguments.joined()
    if text.hasPrefix(">=") { return true }
    return !text.hasPrefix("<")
  }

  /// Frameworks of other platforms; all of iOS, and packages, are taken to be there.
  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "WinSDK", "Android",
    "FoundationNetworking", "FoundationXML", "ClockKit", "ScreenSaver", "IOKit", "Bionic",
  ]
}
