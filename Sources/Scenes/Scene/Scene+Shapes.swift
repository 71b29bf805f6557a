package import Views

/// Shapes that show nothing of their own.
extension Scene {
  /// Only stroked, also where the shape is a property: `frame.stroke(.red)`.
  package func isOutline(_ shape: NodeID) -> Bool {
    var node = shape
    while true {
      let isStroked = modifiers(of: node).contains {
        $0.word == .stroke || $0.word == .strokeBorder
      }
      if isStroked { return true }
      guard let around = place(around: node) else { return false }
      node = around
    }
  }

  /// A hairline between other things: a `Divider` that somebody drew, and like that one no element in
  /// either model.
  ///
  /// One that is alone under a choice, or changes with something, may tell a state: it marks the tab that is
  /// chosen. A bar whose length is computed is a figure.
  package func isSeparator(_ shape: NodeID, _ index: ViewIndex) -> Bool {
    guard Self.mayBeLine(self[shape].word) else { return false }
    var isThin = false
    for modifier in modifiers(of: shape) {
      let arguments = arguments(of: modifier)
      if arguments.contains(where: { isChosen($0.value) }) { return false }
      guard modifier.word == .frame else { continue }
      let sides = arguments.compactMap { side($0, index) }
      if sides.contains(where: { $0.length == nil }) { return false }
      let (short, long) = (sides.compactMap(\.length).min(), sides.compactMap(\.length).max())
      guard let short, let long, short <= Self.thickest else { continue }
      // As long as it is thick it is a dot.
      let areBoth = sides.contains(where: \.isWidth) && sides.contains(where: { !$0.isWidth })
      if areBoth, long < 4 * short { return false }
      isThin = true
    }
    return isThin && !marksChoice(shape, index)
  }

  package static func mayBeLine(_ word: Word) -> Bool {
    word == .Rectangle || word == .RoundedRectangle || word == .Capsule || word == .Shape
  }

  private static var thickest: Double { 4 }

  /// A side that a frame sets; without a length where the source does not tell.
  private func side(
    _ argument: SceneArgument, _ index: ViewIndex
  ) -> (isWidth: Bool, length: Double?)? {
    let isWidth: Bool
    switch argument.label {
    case .width, .maxWidth: isWidth = true
    case .height, .maxHeight: isWidth = false
    default: return nil
    }
    switch self[argument.value] {
    case .number(let text):
      return (isWidth, Double(index.text(text.text, in: text.file).filter { $0 != "_" }))
    case .member(.infinity, _): return (isWidth, .infinity)
    case .unknown(let source) where isPixel(source.expression, source.file, index):
      return (isWidth, 1)
    default: return (isWidth, nil)
    }
  }

  /// Of `UIScreen`, `UITraitCollection` and SwiftUI's environment.
  private static let scales: Set = ["scale", "displayScale", "nativeScale"]

  /// `1 / displayScale`, `pixelLength`: never more than a point.
  private func isPixel(_ id: ExpressionID, _ file: FileID, _ index: ViewIndex) -> Bool {
    switch index.expression(id, in: file) {
    case .name(let name), .member(_, let name):
      return index.name(name, in: file).text == "pixelLength"
    case .binary(let sign, let one, let scale):
      guard index.name(sign, in: file).text == "/",
        case .number(let text) = index.expression(one, in: file),
        let length = Double(index.text(text, in: file)), length <= 1
      else { return false }
      switch index.expression(scale, in: file) {
      case .name(let name), .member(_, let name):
        return Self.scales.contains(index.name(name, in: file).text)
      default: return false
      }
    default: return false
    }
  }

  private func isChosen(_ value: ValueID) -> Bool {
    switch self[value] {
    case .either, .named: true
    default: false
    }
  }

  /// The only thing that a condition shows which asks whether something is the chosen one; most ask whether
  /// there is something below.
  private func marksChoice(_ shape: NodeID, _ index: ViewIndex) -> Bool {
    var node = shape
    while true {
      let parent = self[node].parent
      guard parent >= 0, node == parent + 1, self[node].end == self[parent].end else {
        return false
      }
      switch self[parent].kind {
      case .alternative:
        let branch = self[parent].parent
        guard branch >= 0, case .branch(let kind, _) = self[branch].kind else { return true }
        if kind != .availability, kind != .compilation, isAboutChoice(branch, index) { return true }
        node = branch
      case .helper, .group, .modified, .custom: node = parent
      case .view, .branch, .rows, .opaque, .recursion: return false
      }
    }
  }

  private func isAboutChoice(_ branch: NodeID, _ index: ViewIndex) -> Bool {
    let origin = self[branch].origin
    for expression in index.expressions(at: origin.offset, in: origin.file) {
      guard case .branch(let number) = index.expression(expression, in: origin.file) else {
        continue
      }
      return index.branch(number, in: origin.file).alternatives.contains { side in
        guard let condition = index.alternative(side, in: origin.file).condition else {
          return false
        }
        let text = index.text(condition, in: origin.file).lowercased()
        if Self.choices.contains(where: { text.contains($0) }) { return true }
        return text.contains(" == ") && !Self.ends.contains { text.contains($0) }
      }
    }
    return true
  }

  private static let choices = [
    "select", "current", "active", "chosen", "picked", "focus", "highlight",
  ]
  private static let ends = ["last", "first", "count", "index", "== 0", "nil", "empty"]

  /// What a node stands in without being all of a view.
  private func place(around node: NodeID) -> NodeID? {
    let parent = self[node].parent
    guard parent >= 0 else { return nil }
    switch self[parent].kind {
    case .helper, .branch, .alternative: return parent
    default: return nil
    }
  }
}
