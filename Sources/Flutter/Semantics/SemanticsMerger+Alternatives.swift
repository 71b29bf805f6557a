internal import Components
internal import VoiceOver

/// What stands in the place of each other inside one node, and what the guideline makes several of.
extension SemanticsMerger {
  /// The words of parts in order; of those that are never both there, one or the other.
  func words(_ parts: ArraySlice<PendingConfig>) -> [SourcedText] {
    var found: [SourcedText] = []
    var left = parts
    while let part = left.first {
      guard let branch = part.sides.first?.branch, let frame = frames[branch] else {
        found.append(part.config.label)
        left.removeFirst()
        continue
      }
      let run = left.prefix { $0.sides.first?.branch == branch }
      left = left[run.endIndex...]
      var texts = frame.sides.indices.map { side in
        let own = run.filter { $0.sides[0].side == side }.map { part in
          var part = part
          part.sides.removeFirst()
          return part
        }
        var text = SourcedText.sentence(words(own[...]))
        text.isUnusual = frame.sides[side].asks.contains { $0.isUsual == false }
        return text
      }
      if !frame.isExhaustive { texts.append(SourcedText()) }
      if texts.allSatisfy({ $0.parts == texts[0].parts }) {
        found.append(texts[0])
      } else if texts.contains(where: { !$0.isEmpty }) {
        found.append(SourcedText([.either(texts)]))
      }
    }
    return found
  }

  /// What is chosen in a list that drops down is a text in that, and one of the words of what takes it in (material
  /// library, `DropdownButton.build`); where there are no others, it names nothing.
  static func withChoices(
    _ parts: [PendingConfig], among words: SourcedText
  ) -> [PendingConfig] {
    guard parts.contains(where: { $0.config.role == .picker && !$0.config.value.isEmpty }),
      !words.isEmpty || parts.contains(where: { !$0.config.label.isEmpty })
    else { return parts }
    return parts.map { part in
      guard part.config.role == .picker, !part.config.value.isEmpty else { return part }
      var part = part
      if part.config.label.isEmpty { part.config.labelSource = .content }
      part.config.label = SourcedText.sentence([part.config.label, part.config.value])
      part.config.value = SourcedText()
      return part
    }
  }

  /// What nobody can read, as part of a control: it gives the control its words.
  ///
  /// It may be more where the control is no node of its own, as a tile is not. In a button, a chip and the title of a
  /// bar all else is one stop.
  func named(_ part: PendingConfig, mayBeMore: Bool) -> PendingConfig {
    guard let unknown = part.config.unknown else { return part }
    var part = part
    part.config.unknown = nil
    part.config.role = nil
    if part.config.label.isEmpty {
      part.config.label = .code(unknown.name)
      part.config.labelSource = .content
    }
    guard mayBeMore else { return part }
    var content = PieceContent(.emptyView, at: part.place, in: part.view, anchor: part.anchor)
    content.unknown = unknown
    part.config.facts.contents.append(content)
    return part
  }

  /// A branch with parts of which one is a control or a value, and another, which is there instead, says other words: as
  /// one node they would say the words of one with what the other is.
  func mixed(_ parts: [PendingConfig]) -> Int? {
    for part in parts where part.config.isControl && !part.sides.isEmpty {
      if parts.contains(where: { !$0.config.label.isEmpty && $0.excludes(part) }) {
        return part.sides[0].branch
      }
    }
    return nil
  }

  /// Both in order; what stands on sides of one branch stands on one side each, as of these one is there.
  static func zipped(_ items: [SemanticsItem], _ others: [SemanticsItem]) -> [SemanticsItem] {
    var left = others
    let found = items.map { item -> SemanticsItem in
      guard case .branch(var frame, var sides) = item,
        let at = left.firstIndex(where: { $0.branch == frame.number }),
        case .branch(let other, let further) = left[at]
      else { return item }
      left.remove(at: at)
      // One of both may have a side for what is none of the others.
      if other.sides.count > frame.sides.count { frame = other }
      let count = max(sides.count, further.count)
      sides = (0..<count).map { side in
        zipped(
          side < sides.count ? sides[side] : [], side < further.count ? further[side] : [])
      }
      return .branch(frame, sides)
    }
    return found + left
  }

  // MARK: Several in one

  /// Two of them are there at once.
  func areSeveral(_ loose: [Int]) -> Bool {
    loose.indices.contains { first in
      loose[(first + 1)...].contains { !pool[loose[first]].excludes(pool[$0]) }
    }
  }

  /// What a tap handler made one is several for the guideline; the first of them answers the tap.
  mutating func dissolved(
    _ items: [SemanticsItem], loose: [Int], _ conflicting: Set<Int>, _ own: PendingConfig
  ) -> [SemanticsItem] {
    groups += 1
    for index in loose { pool[index].group = groups }
    for index in answering(loose) {
      var config = own.config
      config.absorb(pool[index].config, isConditional: false)
      config.counted = pool[index].config.counted
      pool[index].config = config
      pool[index].whole.actions.formUnion(config.actions)
      pool[index].whole.flags.formUnion(config.flags)
    }
    return Self.zipped(
      settle(items, forming: conflicting, keeping: true), without(loose, own))
  }

  /// The first that is always there; else the first in each place of which one is.
  private func answering(_ loose: [Int]) -> [Int] {
    if let always = loose.first(where: { pool[$0].sides.isEmpty }) { return [always] }
    return loose.indices.filter { position in
      !loose[..<position].contains { pool[loose[position]].sides.starts(with: pool[$0].sides) }
    }.map { loose[$0] }
  }

  /// Where none of them is there, the tap still has to be answered.
  private mutating func without(_ loose: [Int], _ own: PendingConfig) -> [SemanticsItem] {
    guard !own.config.actions.isEmpty, let first = loose.first,
      let branch = pool[first].sides.first?.branch, var frame = frames[branch],
      loose.allSatisfy({ pool[$0].sides.first?.branch == branch })
    else { return [] }
    var filled = Set(loose.map { pool[$0].sides[0].side })
    if !frame.isExhaustive {
      frame.sides.append(PieceSide([]))
      frame.isExhaustive = true
    }
    if filled.count == frame.sides.count { return [] }
    let sides = frame.sides.indices.map { side -> [SemanticsItem] in
      guard filled.insert(side).inserted else { return [] }
      pool.append(own)
      return [.pending(pool.count - 1)]
    }
    return [.branch(frame, sides)]
  }
}
