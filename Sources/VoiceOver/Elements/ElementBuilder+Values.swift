import Scenes
import Views

/// Values: made of others, and asked for what the source tells of them.
extension ElementBuilder {
  mutating func new(_ value: Value) -> ValueID {
    scene.values.append(value)
    return ValueID(scene.values.count - 1)
  }

  /// A text of the system.
  mutating func fixed(_ text: String) -> ValueID {
    scene.resolvedTexts.append(text)
    return new(.resolved(Int32(scene.resolvedTexts.count - 1)))
  }

  /// The name of an asset, also where it is written `.name` and no catalogue has it.
  mutating func assetName(_ value: ValueID) -> ValueID {
    guard case .member(_, let name) = scene[value] else { return value }
    return fixed(index.name(name.name, in: name.file).text)
  }

  /// What UIKit reads for a `UIImage`, of several for each, and where that comes from; nil for one whose name is not
  /// written.
  mutating func name(ofUIImage image: ValueID) -> (text: ValueID, source: Element.LabelSource)? {
    if case .either(let range) = scene[image] {
      let named = Array(scene.list(range)).compactMap { name(ofUIImage: $0) }
      guard named.count == range.count, let first = named.first else { return nil }
      return (either(named.map(\.text)), first.source)
    }
    guard case .call(.UIImage, _, let range) = scene[image], let first = range.first else {
      return nil
    }
    let argument = scene.arguments[Int(first)]
    switch argument.label {
    case .named, .resource: return (assetName(argument.value), .assetName)
    case .systemName:
      let words = Wording(scene: scene, index: index)
      let name = words.known(argument.value).map { fixed(SymbolNames.spokenInUIKit($0)) }
      return (name ?? new(.symbol(argument.value)), .symbolName)
    default: return nil
    }
  }

  /// A sentence that is being put together: its parts stand in the scene's lists once there are two, and nothing
  /// else may be listed before it is closed.
  struct Sentence {
    fileprivate var first = ValueID.null
    fileprivate var start: Int32?
  }

  mutating func add(_ part: ValueID, to sentence: inout Sentence) {
    if part == .null { return }
    if sentence.first == .null {
      sentence.first = part
      return
    }
    if sentence.start == nil {
      sentence.start = Int32(scene.valueLists.count)
      scene.valueLists.append(sentence.first)
    }
    scene.valueLists.append(part)
  }

  mutating func close(_ sentence: Sentence) -> ValueID {
    guard let start = sentence.start else { return sentence.first }
    return new(.sentence(start..<Int32(scene.valueLists.count)))
  }

  mutating func sentence(_ one: ValueID, _ other: ValueID) -> ValueID {
    var sentence = Sentence()
    add(one, to: &sentence)
    add(other, to: &sentence)
    return close(sentence)
  }

  mutating func either(_ sides: [ValueID]) -> ValueID {
    guard sides.contains(where: { $0 != .null }) else { return .null }
    if sides.count == 1 { return sides[0] }
    let start = Int32(scene.valueLists.count)
    scene.valueLists.append(contentsOf: sides)
    return new(.either(start..<Int32(scene.valueLists.count)))
  }

  func number(_ value: ValueID) -> Double? {
    guard case .number(let source) = scene[value] else { return nil }
    return Double(index.text(source.text, in: source.file).filter { $0 != "_" })
  }

  func literal(_ value: ValueID) -> String? {
    guard case .string(let source) = scene[value] else { return nil }
    return index.text(source.text, in: source.file)
  }

  @inline(__always)
  func isEmptyText(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .string(let source): index.text(source.text, in: source.file).isEmpty
    case .joined(let range): range.isEmpty
    default: false
    }
  }

  /// How far a progress view or a gauge is; of what the source does not tell, only where there is nothing else
  /// to say.
  mutating func level(of node: Scene.NodeID, isNamed: Bool) -> ValueID {
    guard var value = scene.argument(.value, of: node), value != .null else { return .null }
    // `Double(done)` is as far as `done`.
    while case .call(_, _, let range) = scene[value], range.count == 1,
      !scene.arguments[Int(range.lowerBound)].hasLabel
    {
      value = scene.arguments[Int(range.lowerBound)].value
    }
    var bounds: (low: Double, high: Double)? = (0, 1)
    if let total = scene.argument(.total, of: node) { bounds = number(total).map { (0, $0) } }
    if let range = scene.argument(.in, of: node) {
      bounds = nil
      if case .range(let low, let high, _) = scene[range], let low = number(low),
        let high = number(high)
      {
        bounds = (low, high)
      }
    }
    if let level = number(value), let bounds, bounds.low < bounds.high {
      let share = (level - bounds.low) / (bounds.high - bounds.low)
      return fixed("\(Int((min(max(share, 0), 1) * 100).rounded()))%")
    }
    if isNamed { return .null }
    // The formats of gauges differ.
    if scene[node].word == .Gauge { return value }
    let start = Int32(scene.valueLists.count)
    let sign = fixed("%")
    scene.valueLists += [value, sign]
    return new(.joined(start..<Int32(scene.valueLists.count)))
  }

  /// `nil` where the source does not tell.
  func flag(_ value: ValueID?) -> Bool? {
    guard let value, case .boolean(let flag) = scene[value] else { return nil }
    return flag
  }
}
