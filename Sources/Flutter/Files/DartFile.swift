internal import DartModules
internal import DartSyntax
internal import DartTokens

/// One Dart file as the front end keeps it: its tree, what it declares, and the names in it.
///
/// It depends on the bytes alone. The bytes stay, because texts, places and the wording of conditions are
/// cut out of them when somebody asks.
package struct DartFile: Sendable {
  /// Never changed, and handed around at every step of the evaluation: so all of it is behind one reference.
  private let content: Content

  private final class Content: Sendable {
    let bytes: [UInt8]
    let tree: DartTree
    let module: DartModule
    /// Of each node the word that it is about, as an index into `words`; -1 where there is none.
    let names: [Int32]
    let words: [String]
    /// Where lines begin.
    let lines: [UInt32]
    let mentions: DartMentions
    let parts: DartParts

    init(
      _ bytes: [UInt8], _ tree: DartTree, _ module: DartModule, _ names: [Int32],
      _ words: [String], _ lines: [UInt32]
    ) {
      (self.bytes, self.tree, self.module) = (bytes, tree, module)
      (self.names, self.words, self.lines) = (names, words, lines)
      mentions = DartMentions(tree, names, words, module)
      parts = DartParts(module, tree, mentions, bytes)
    }
  }

  var bytes: [UInt8] { content.bytes }
  var tree: DartTree { content.tree }
  var module: DartModule { content.module }
  /// What the file says about others without being evaluated.
  var mentions: DartMentions { content.mentions }
  var parts: DartParts { content.parts }

  init(_ bytes: [UInt8]) {
    let tree = parseDart(bytes.span)
    let module = DartModule(tree, in: bytes.span)
    var interned: [String: Int32] = [:]
    var words: [String] = []
    var names: [Int32] = []
    names.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      guard node.name != DartNode.noName, Int(node.name) < tree.tokens.count else {
        names.append(-1)
        continue
      }
      let token = tree.tokens[Int(node.name)]
      let text = token.length > 200 ? "" : Self.text(bytes, token.start..<token.end)
      if let known = interned[text] {
        names.append(known)
      } else {
        interned[text] = Int32(words.count)
        names.append(Int32(words.count))
        words.append(text)
      }
    }
    content = Content(bytes, tree, module, names, words, Self.lineStarts(bytes))
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let end = min(range.upperBound, bytes.count)
    guard range.lowerBound < end else { return "" }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(UInt32(index + 1)) }
    return starts
  }

  func name(_ node: DartNodeID) -> String {
    let name = content.names[node]
    return name < 0 ? "" : content.words[Int(name)]
  }

  func kind(_ node: DartNodeID) -> DartNodeKind { tree.nodes[node].kind }

  func children(_ node: DartNodeID) -> [DartNodeID] { Array(tree.children(of: node)) }

  func firstChild(_ node: DartNodeID) -> DartNodeID? {
    tree.nodes[node].end > node + 1 ? node + 1 : nil
  }

  func offset(_ node: DartNodeID) -> Int { tree.range(of: node).lowerBound }

  /// Both from 1; the column counts UTF-8 bytes.
  func position(_ offset: Int) -> (line: Int, column: Int) {
    let lines = content.lines
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lines[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(lines[low]) + 1)
  }

  /// The code of a node on one line: tokens, with a blank where the source has some white space.
  ///
  /// What is long is cut.
  func code(_ node: DartNodeID, most: Int = 80) -> String {
    var text = ""
    var last = -1
    let first = Int(tree.nodes[node].firstToken)
    for index in first..<max(first, Int(tree.nodes[node].endToken)) {
      let token = tree.tokens[index]
      if token.length == 0 { continue }
      if last >= 0, token.start > last { text += " " }
      text += Self.text(bytes, token.start..<token.end)
      last = token.end
      if text.utf8.count > most { return String(text.prefix(most)) + "…" }
    }
    return text
  }

  /// The word that a token is.
  func code(of token: Int) -> String {
    let token = tree.tokens[token]
    return Self.text(bytes, token.start..<token.end)
  }

  /// A hash of the code of a node, without its layout.
  func codeHash(_ node: DartNodeID) -> UInt64 {
    var digest = Digest()
    let first = Int(tree.nodes[node].firstToken)
    for index in first..<max(first, Int(tree.nodes[node].endToken)) {
      let token = tree.tokens[index]
      for at in token.start..<min(token.end, bytes.count) { digest.mix(UInt64(bytes[at])) }
      digest.mix(0x100)
    }
    return digest.value
  }

  /// The first word of a node's own operator or quantity.
  func token(_ node: DartNodeID) -> DartTokenKind {
    let name = tree.nodes[node].name
    return name == DartNode.noName ? .unknown : tree.tokens[Int(name)].kind
  }

  /// What a string says between its quotes, or one part of it.
  func value(of part: DartNodeID, openedBy head: DartNodeID) -> String {
    let (name, first) = (tree.nodes[part].name, tree.nodes[head].name)
    guard name != DartNode.noName, first != DartNode.noName else { return "" }
    var text: [UInt8] = []
    DartText.appendValue(
      of: tree.tokens[Int(name)], openedBy: tree.tokens[Int(first)], in: bytes.span, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
