/// A screen as a drawing needs it: its stacks, what stands in them, and where VoiceOver stops.
///
/// It is kept as text, so that reports need no source. The first line is `swipe-map 1`, a tab and the
/// screen's name. Then one line per node in source order, parents before children, its fields
/// separated by tabs: the depth (from 0), the kind, and any of these in any order:
///
///     g=2,3     numbers of its stops in the guideline model, counted through the screen, rows once
///     p=1       the same in the platform model
///     say=…     what is spoken at its stop; for `group`, its name, spoken when focus enters
///     text=…    what is seen (a title, a placeholder, `‹name›`), where that differs from `say`
///     merged=…  for `rows`, and views of a row: what its parts say when they are made one element
///     stays     a control in such a row, which is a stop of its own then too
///     times=1   how often its stops are met, where not in all of the rows that it is in
///     when=…    what has to hold for its stops to be there, in the words of the code
///     count=20  for `rows`: how many
///     assumed   for `rows`: the count is not known from the source
///     line=8    where in the file
///     at=title  for `chrome`: `title`, `back`, `toolbar`, `tab`, `search`
///
/// The tree has all that may be there at once. Where less is there as a rule, a line `usual-map 1` and the name follow,
/// and in the same form what there is in a usual state.
///
/// In values, a backslash stands before `\`, `t` (tab) and `n` (line end). Unknown keys are passed
/// over and unknown kinds drawn as `other`, so older reports read newer databases.
package struct LayoutTree: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    // Containers.
    case v, h, z, grid, rows, group, section
    // Several views that are one element: `.combine`, `.ignore`, a label on a stack.
    case element
    // Things seen; controls may hold what is in their label.
    case text, image, symbol, shape, button, link, toggle, slider, stepper, picker, field, progress
    case menu, date, tab, chrome, opaque, other
    // Nothing to focus.
    case space, divider
  }

  package struct Node: Sendable, Equatable {
    package var kind: Kind
    package var depth: Int
    /// The index after the last node below this one.
    package var end = 0
    package var guideline: [Int] = []
    package var platform: [Int] = []
    package var speech = ""
    package var visible: String?
    package var merged: String?
    package var stays = false
    package var times: Int?
    package var when: String?
    package var count: Int?
    package var isAssumed = false
    package var line: Int?
    package var place: String?

    package init(_ kind: Kind, depth: Int) {
      self.kind = kind
      self.depth = depth
    }
  }

  package var name: String
  package var nodes: [Node]

  package init(name: String, nodes: [Node]) {
    self.name = name
    self.nodes = nodes
    close()
  }

  /// The nodes directly below; of the tree itself, the outermost ones.
  package func children(of parent: Int?) -> [Int] {
    var found: [Int] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { nodes[$0].end } ?? nodes.count
    while index < end {
      found.append(index)
      index = nodes[index].end
    }
    return found
  }

  /// Sets the ends, and mends depths that jump by more than one.
  private mutating func close() {
    var open: [Int] = []
    for index in nodes.indices {
      nodes[index].depth = min(max(0, nodes[index].depth), open.count)
      while open.count > nodes[index].depth {
        if let last = open.popLast() { nodes[last].end = index }
      }
      open.append(index)
    }
    for index in open { nodes[index].end = nodes.count }
  }
}

/// The text form.
extension LayoutTree {
  /// Nil when this is not a layout; a line that cannot be read is passed over.
  package init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.first?.hasPrefix("swipe-map 1") == true else { return nil }
    self.init(lines: lines.prefix { !$0.hasPrefix(Self.usual) })
  }

  /// What of it is there in a usual state; nil where that is all of it.
  package init?(usualIn text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.first?.hasPrefix("swipe-map 1") == true,
      let start = lines.firstIndex(where: { $0.hasPrefix(Self.usual) })
    else { return nil }
    self.init(lines: lines[start...])
  }

  private static let usual = "usual-map 1"

  private init(lines: ArraySlice<Substring>) {
    var lines = lines
    let head = lines.popFirst() ?? ""
    let fields = head.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    // Deeper than any screen; it keeps recursion over a hostile tree from ending the program.
    let deepest = 200
    var nodes: [Node] = []
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 2, let depth = Int(parts[0]) else { continue }
      var node = Node(Kind(rawValue: String(parts[1])) ?? .other, depth: min(depth, deepest))
      for part in parts.dropFirst(2) { node.read(part) }
      nodes.append(node)
    }
    self.init(name: fields.count > 1 ? Self.unescaped(fields[1]) : "", nodes: nodes)
  }

  package var text: String {
    var out = "swipe-map 1\t" + Self.escaped(name) + "\n"
    for node in nodes {
      out += "\(node.depth)\t\(node.kind.rawValue)"
      if !node.guideline.isEmpty { out += "\tg=" + Self.list(node.guideline) }
      if !node.platform.isEmpty { out += "\tp=" + Self.list(node.platform) }
      if !node.speech.isEmpty { out += "\tsay=" + Self.escaped(node.speech) }
      if let visible = node.visible { out += "\ttext=" + Self.escaped(visible) }
      if let merged = node.merged { out += "\tmerged=" + Self.escaped(merged) }
      if node.stays { out += "\tstays" }
      if let times = node.times { out += "\ttimes=\(times)" }
      if let when = node.when { out += "\twhen=" + Self.escaped(when) }
      if let count = node.count { out += "\tcount=\(count)" }
      if node.isAssumed { out += "\tassumed" }
      if let line = node.line { out += "\tline=\(line)" }
      if let place = node.place { out += "\tat=" + Self.escaped(place) }
      out += "\n"
    }
    return out
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  private static func escaped(_ value: String) -> String {
    var out = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\n": out += "\\n"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  fileprivate static func unescaped(_ value: Substring) -> String {
    var out = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        out.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension LayoutTree.Node {
  fileprivate mutating func read(_ field: Substring) {
    let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = pair.count > 1 ? pair[1] : ""
    switch pair[0] {
    case "g": guideline = value.split(separator: ",").compactMap { Int($0) }
    case "p": platform = value.split(separator: ",").compactMap { Int($0) }
    case "say": speech = LayoutTree.unescaped(value)
    case "text": visible = LayoutTree.unescaped(value)
    case "merged": merged = LayoutTree.unescaped(value)
    case "stays": stays = true
    case "times": times = Int(value).map { max(0, $0) }
    case "when": when = LayoutTree.unescaped(value)
    // More than any list has; products of a few still fit.
    case "count": count = Int(value).map { min(max(0, $0), 1_000_000) }
    case "assumed": isAssumed = true
    case "line": line = Int(value)
    case "at": place = LayoutTree.unescaped(value)
    default: break
    }
  }
}
