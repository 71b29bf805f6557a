/// One line of a layout and what is below it.
package struct LayoutNode {
  /// As the text form names it: `v`, `h`, `rows`, `text`, `button` ….
  package var kind: String
  package var guideline: [Int] = []
  package var platform: [Int] = []
  package var speech = ""
  /// What is seen, where that differs from what is said.
  package var visible = ""
  package var merged: String?
  /// A control of a row, which stays a stop when the row's parts are one element.
  package var stays = false
  /// How often its stops are met, where not in all rows.
  package var times: Int?
  /// What has to hold for its stops to be there.
  package var when: String?
  package var count: Int?
  package var isAssumed = false
  package var line: Int?
  package var place: String?
  package var children: [LayoutNode] = []

  package init(_ kind: String, _ children: [LayoutNode] = []) {
    self.kind = kind
    self.children = children
  }

  /// Only arranges what is below; a stop on it needs a frame of its own.
  var isArrangement: Bool { Self.stacks.contains(kind) || kind == "rows" }

  private static let stacks: Set = ["v", "h", "z", "grid", "section"]

  /// Stacks of nothing go, stacks of one thing are that thing.
  package var simplified: LayoutNode? {
    var copy = self
    copy.children = children.compactMap(\.simplified)
    guard Self.stacks.contains(kind), merged == nil else { return copy }
    if copy.children.isEmpty { return nil }
    return copy.children.count == 1 ? copy.children[0] : copy
  }

  package func write(depth: Int, _ out: inout String) {
    // Stacks nested deeper than anyone sees are drawn as if they were not nested further.
    out += "\(min(depth, 60))\t" + kind
    if !guideline.isEmpty { out += "\tg=" + Self.list(guideline) }
    if !platform.isEmpty { out += "\tp=" + Self.list(platform) }
    if !speech.isEmpty { out += "\tsay=" + Self.escaped(speech) }
    if !visible.isEmpty, visible != speech { out += "\ttext=" + Self.escaped(visible) }
    if let merged { out += "\tmerged=" + Self.escaped(merged) }
    if stays { out += "\tstays" }
    if let times { out += "\ttimes=\(times)" }
    if let when { out += "\twhen=" + Self.escaped(when) }
    if let count { out += "\tcount=\(count)" }
    if isAssumed { out += "\tassumed" }
    if let line { out += "\tline=\(line)" }
    if let place { out += "\tat=" + place }
    out += "\n"
    for child in children { child.write(depth: depth + 1, &out) }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: ",")
  }

  /// At most 160 characters: a drawing shows fewer, and a database keeps many of these.
  package static func escaped(_ text: String) -> String {
    var out = ""
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > 160 { return out + "…" }
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\n": out += "\\n"
      case "\r": out += " "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
