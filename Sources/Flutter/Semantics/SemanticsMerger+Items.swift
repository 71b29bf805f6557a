internal import Components
internal import VoiceOver

/// Configs on their way up, and the nodes they become.
extension SemanticsMerger {
  /// All that want to merge, in order, each with the sides that it stands in.
  mutating func collect(_ items: [SemanticsItem]) -> [Int] {
    var found: [Int] = []
    collect(items, sides: [], isRepeated: false, into: &found)
    return found
  }

  private mutating func collect(
    _ items: [SemanticsItem], sides: [PendingConfig.Side], isRepeated: Bool,
    into found: inout [Int]
  ) {
    for item in items {
      switch item {
      case .piece: break
      case .pending(let index):
        pool[index].sides = sides
        pool[index].isRepeated = isRepeated
        found.append(index)
      case .branch(let frame, let all):
        for (side, items) in all.enumerated() {
          collect(
            items, sides: sides + [.init(branch: frame.number, side: side)],
            isRepeated: isRepeated, into: &found)
        }
      case .rows(let rows, let items):
        collect(items, sides: sides, isRepeated: isRepeated || rows.count > 1, into: &found)
      }
    }
  }

  /// Those that cannot be one node, with what collects them or with each other.
  ///
  /// What nobody can read is part of a control that it stands in, and elsewhere a node of its own.
  func conflicts(
    _ found: [Int], with own: SemanticsConfig, takesUnknown: Bool
  ) -> Set<Int> {
    var conflicting = Set(takesUnknown ? [] : found.filter { pool[$0].whole.unknown != nil })
    let able = found.filter { pool[$0].whole.mayConflict }
    for (position, index) in able.enumerated() {
      let pending = pool[index]
      if own.conflicts(with: pending.whole) || pending.isRepeated { conflicting.insert(index) }
      for other in able[(position + 1)...]
      where pending.whole.conflicts(with: pool[other].whole) && !pending.excludes(pool[other]) {
        conflicting.insert(index)
        conflicting.insert(other)
      }
    }
    let groups = Set(conflicting.compactMap { pool[$0].group })
    if !groups.isEmpty {
      for index in found where pool[index].group.map(groups.contains) == true {
        conflicting.insert(index)
      }
    }
    return conflicting
  }

  /// Those in `forming` become nodes where they stand; others are gone, or stay on their way.
  mutating func settle(
    _ items: [SemanticsItem], forming: Set<Int>, keeping: Bool = false
  ) -> [SemanticsItem] {
    items.flatMap { item -> [SemanticsItem] in
      switch item {
      case .piece: return [item]
      case .pending(let index):
        if forming.contains(index) { return form(alone(pool[index]), absorbing: pool[index].parts) }
        return keeping ? [item] : []
      case .branch(let frame, let sides):
        let settled = sides.map { settle($0, forming: forming, keeping: keeping) }
        return settled.contains { !$0.isEmpty } ? [.branch(frame, settled)] : []
      case .rows(let rows, let inner):
        let settled = settle(inner, forming: forming, keeping: keeping)
        return settled.isEmpty ? [] : [.rows(rows, settled)]
      }
    }
  }

  /// All become nodes.
  mutating func formed(_ items: [SemanticsItem]) -> [SemanticsItem] {
    items.flatMap { item -> [SemanticsItem] in
      switch item {
      case .piece: return [item]
      case .pending(let index): return form(alone(pool[index]), absorbing: pool[index].parts)
      case .branch(let frame, let sides):
        return [.branch(frame, sides.map { formed($0) })]
      case .rows(let rows, let inner): return [.rows(rows, formed(inner))]
      }
    }
  }

  private func alone(_ pending: PendingConfig) -> PendingConfig {
    var pending = pending
    pending.sides = []
    return pending
  }

  mutating func pieces(_ items: [SemanticsItem]) -> [Piece] {
    formed(items).compactMap { item in
      switch item {
      case .piece(let piece): return piece
      case .pending: return nil
      case .branch(let frame, let sides): return Self.branch(frame, sides.map { pieces($0) })
      case .rows(var rows, let inner):
        rows.pieces = pieces(inner)
        return .rows(rows)
      }
    }
  }

  static func branch(_ frame: SemanticsItem.BranchFrame, _ all: [[Piece]]) -> Piece {
    var sides = frame.sides
    for index in sides.indices where index < all.count { sides[index].pieces = all[index] }
    return .branch(PieceBranch(at: frame.place, isExhaustive: frame.isExhaustive, sides))
  }

  // MARK: Forming nodes

  /// A node of a config and what it absorbs: a stop, or nothing that a listener meets.
  ///
  /// Where only what is there at times makes it a stop, it is one at these times.
  mutating func form(
    _ own: PendingConfig, absorbing parts: [PendingConfig], isSystem: Bool = false
  ) -> [SemanticsItem] {
    let isAlways =
      isStop(own.config) || parts.contains { $0.sides.isEmpty && isStop($0.config) }
    if !isAlways, let branch = parts.first(where: { isStop($0.config) })?.sides.first?.branch,
      let frame = frames[branch]
    {
      return [form(own, parts, of: branch, frame, isSystem: isSystem)]
    }
    if let branch = mixed(parts), let frame = frames[branch], splits < 2 {
      splits += 1
      defer { splits -= 1 }
      var asking = own
      // Each side says which it is.
      asking.config.facts.tells.formUnion(frame.sides.flatMap(\.asks).map(\.subject))
      return [form(asking, parts, of: branch, frame, isSystem: isSystem)]
    }
    var config = merged(own.config, parts)
    if own.config.counted == nil, parts.count == 1, parts[0].sides.isEmpty {
      config.counted = parts[0].config.counted
    } else {
      config.counted = own.config.counted
    }
    guard config.isStop || counts(config) else {
      if let counted = config.counted { note(counted) }
      return config.facts.contents.map { .piece(.silent($0)) }
    }
    if let counted = config.counted, !config.isStop { note(counted) }
    var element = element(config, own)
    element.facts.isMergedBySystem = isSystem && parts.count > 1
    return [.piece(.element(element))]
  }

  private func isStop(_ config: SemanticsConfig) -> Bool { config.isStop || counts(config) }

  private mutating func form(
    _ own: PendingConfig, _ parts: [PendingConfig], of branch: Int,
    _ frame: SemanticsItem.BranchFrame, isSystem: Bool
  ) -> SemanticsItem {
    var frame = frame
    func there(_ side: Int?) -> [PendingConfig] {
      parts.compactMap { part in
        guard let at = part.sides.firstIndex(where: { $0.branch == branch }) else { return part }
        guard part.sides[at].side == side else { return nil }
        var part = part
        part.sides.remove(at: at)
        return part
      }
    }
    var sides = frame.sides.indices.map { form(own, absorbing: there($0), isSystem: isSystem) }
    if !frame.isExhaustive {
      let other = form(own, absorbing: there(nil), isSystem: isSystem)
      if !other.isEmpty {
        sides.append(other)
        frame.sides.append(PieceSide([]))
        frame.isExhaustive = true
      }
    }
    return .branch(frame, sides)
  }

  private func element(_ config: SemanticsConfig, _ own: PendingConfig) -> PieceElement {
    var config = config
    // What is there on a device is what its flags say: a picture that only the guideline counts is paint.
    if config.isStop, config.counted == .image { config.counted = nil }
    var element = PieceElement(
      role(of: config), at: own.place, in: own.view, anchor: own.anchor,
      traits: traits(of: config), config.confidence)
    // The bridge says the tooltip behind the label, on a line of its own.
    element.label = SourcedText.sentence([config.label, config.tooltip])
    element.labelSource =
      config.label.isEmpty ? (config.tooltip.isEmpty ? .none : .explicit) : config.labelSource
    element.value = config.value
    element.hint = config.hint
    element.actions = config.customActions
    element.position = config.position
    element.unknown = config.unknown
    element.isTrailing = config.isTrailing
    element.facts = config.facts
    return element
  }

  private func role(of config: SemanticsConfig) -> ElementRole {
    if config.unknown != nil, config.label.isEmpty { return .opaque }
    if let role = config.role { return role }
    if config.flags.contains(.textField) { return .textField }
    if config.flags.contains(.slider) { return .slider }
    if !config.flags.isDisjoint(with: [.checked, .toggled]) { return .toggle }
    if config.flags.contains(.link) { return .link }
    if config.flags.contains(.button) { return .button }
    if config.flags.contains(.header) { return .header }
    if config.flags.contains(.image) || config.counted == .image { return .image }
    if config.counted == .shape { return .shape }
    return config.actions.isEmpty ? .text : .element
  }

  /// As the iOS bridge makes traits of flags.
  private func traits(of config: SemanticsConfig) -> Traits {
    var traits: Traits = []
    let flags = config.flags
    if flags.contains(.button) { traits.insert(.button) }
    if flags.contains(.link) { traits.insert(.link) }
    if flags.contains(.header) { traits.insert(.header) }
    if flags.contains(.image) || config.counted == .image { traits.insert(.image) }
    if flags.contains(.textField) { traits.insert(.textField) }
    if flags.contains(.obscured) { traits.insert(.secure) }
    if flags.contains(.multiline), flags.contains(.textField) { traits.insert(.textArea) }
    if !flags.isDisjoint(with: [.checked, .toggled]), !flags.contains(.exclusive) {
      traits.insert(.toggle)
      if flags.contains(.checked) && config.isKnown(.checked)
        || flags.contains(.toggled) && config.isKnown(.toggled)
      {
        traits.insert(
          config.holding.isDisjoint(with: [.checked, .toggled]) ? .off : .on)
      }
    }
    if flags.contains(.exclusive) {
      traits.insert(.button)
      if config.holding.contains(.checked) { traits.insert(.selected) }
    }
    if flags.contains(.selected), config.holding.contains(.selected) { traits.insert(.selected) }
    if flags.contains(.enabled), !config.holding.contains(.enabled) { traits.insert(.dimmed) }
    if config.actions.contains(.increase) || config.actions.contains(.decrease) {
      traits.insert(.adjustable)
    }
    if role(of: config) == .text { traits.insert(.staticText) }
    return traits
  }
}
