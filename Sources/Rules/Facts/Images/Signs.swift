import Scenes
import Views
import VoiceOver

/// Shapes and symbols that tell of something, and what says the same near them.
final class Signs: Part {
  let inherited: Inherited
  let counts: Counts
  let sayings: Sayings
  let pictures: Pictures
  let images: HeardImages
  let callers: CallSites
  let told: ToldStates
  let states: ShownStates

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ sayings: Sayings,
    _ pictures: Pictures, _ images: HeardImages, _ callers: CallSites, _ told: ToldStates,
    _ states: ShownStates
  ) {
    (
      self.inherited, self.counts, self.sayings, self.pictures, self.images, self.callers,
      self.told, self.states
    ) = (inherited, counts, sayings, pictures, images, callers, told, states)
    super.init(tree)
  }
}

extension Signs {
  /// A small shape in the place of content, without a label of its own.
  func isSign(_ node: NodeID) -> Bool {
    let around = inherited[node]
    guard around.label < 0, around.value < 0, around.hiddenBy < 0,
      around.surroundings.isDisjoint(with: [
        .background, .decoration, .conditionallyHidden, .chart, .labelText, .redacted, .tabItem,
        .menu, .alert,
      ])
    else { return false }
    switch scene[node].word {
    case .Circle, .Capsule, .Ellipse: break
    // A line or a ground, unless what it depends on is how long it is.
    case .Rectangle, .RoundedRectangle, .UnevenRoundedRectangle:
      guard isBar(node) else { return false }
    default: return false
    }
    return !isMoving(node) && (!isOutlined(node) || isRing(node)) && !inherited.isBackdrop(node)
  }

  private func isMoving(_ node: NodeID) -> Bool {
    scene.modifiers(of: node).contains { modifier in
      switch modifier.word {
      case .animation, .blur: true
      default: false
      }
    }
  }

  private func isOutlined(_ node: NodeID) -> Bool {
    scene.isOutline(node) || scene.modifiers(of: node).contains { $0.word == .trim }
  }

  /// A line in the place of content, of which the colour or the end may tell something; in front of
  /// something else, or in a control, it is a frame.
  private func isRing(_ node: NodeID) -> Bool {
    inherited[node].control < 0 && !inherited[node].surroundings.contains(.overlay)
  }

  /// It lies under a shape that tells the same.
  func isTrack(_ node: NodeID, of condition: Formula) -> Bool {
    tree.descendants(of: node).contains { inner in
      guard case .shape = tree.kind(inner), isSign(inner) else { return false }
      return signCondition(of: inner) == condition
    }
  }

  /// What the shape depends on; nil when it is always the same.
  func signCondition(of node: NodeID) -> Formula? {
    for modifier in scene.modifiers(of: node) {
      switch modifier.word {
      case .fill, .foregroundColor, .foregroundStyle, .tint, .stroke, .strokeBorder, .trim: break
      default: continue
      }
      for argument in scene.arguments(of: modifier) {
        let asked = conditions(ofColour: argument, by: modifier)
        guard let condition = asked.first(where: { isState($0, of: node) }) else { continue }
        if modifier.word != .trim || isHandedIn(condition, to: node) { return condition }
      }
    }
    return isOutlined(node) ? nil : presence(of: node)
  }

  /// The condition of the nearest alternative, where nothing else stands in its place.
  func presence(of node: NodeID) -> Formula? {
    for ancestor in tree.lineage(of: node) {
      guard case .alternative = scene[ancestor].kind else {
        if case .rows = scene[ancestor].kind { return nil }
        continue
      }
      guard case .branch(let kind, _) = scene[scene[ancestor].parent].kind else { return nil }
      guard kind.isOfState else { continue }
      // A text that comes and goes with it says what it means.
      guard counts.tallies[Int(ancestor)].most == 0, !counts.tallies[Int(ancestor)].isOpen else {
        return nil
      }
      let others = scene.children(of: scene[ancestor].parent).filter { $0 != ancestor }
      guard others.allSatisfy({ counts.tallies[Int($0)].most == 0 && tree.images(in: $0).isEmpty })
      else { return nil }
      guard let condition = tree.condition(of: ancestor) else { return nil }
      return isState(condition, of: node) ? condition : nil
    }
    return nil
  }

  /// Not about layout, position or what is still missing.
  func isState(_ condition: Formula, of node: NodeID) -> Bool {
    let isPlain = condition.words.contains { word in
      CodeWords.layout.contains(word) || word == "current" && !isChoice(condition, of: node)
    }
    return !isPlain && !callers.isByPlace(condition, of: node) && !isTouch(condition, by: node)
  }

  /// What holds only while a finger is down tells nothing that is so afterwards.
  ///
  /// https://developer.apple.com/documentation/swiftui/gesturestate
  private func isTouch(_ condition: Formula, by node: NodeID) -> Bool {
    guard let owner = tree.type(writing: node) else { return false }
    return Self.leaves(of: condition).contains { isObserved($0, by: owner, as: [.GestureState]) }
  }

  /// A button for each of several things asks whether its own is the current one.
  private func isChoice(_ condition: Formula, of node: NodeID) -> Bool {
    guard let (left, right) = condition.only?.equality else { return false }
    func isPlain(_ side: Term) -> Bool {
      switch side {
      case .implicit, .constant: true
      default: side.path != nil
      }
    }
    return inherited[node].control >= 0 && inherited[node].rows >= 0 && isPlain(left)
      && isPlain(right)
  }

  /// Some label, value or text near it may say what it says.
  func isConveyed(_ node: NodeID, _ condition: Formula? = nil) -> Bool {
    if inherited.elements(around: node).contains(where: {
      isTold(by: $0.outer, condition) || !$0.swallows || $0.replaces || isDrawing($0)
    }) {
      return true
    }
    let control = inherited[node].control
    if control >= 0, isTold(by: inherited[control], condition) { return true }
    guard let stack = tree.ancestors(of: node).first(where: { isStack($0) }) else { return false }
    // A text that changes too, or a property with an unknown text.
    return tree.descendants(of: stack).contains { other in
      if case .text = tree.kind(other) {
        if isMessage(other) { return true }
        guard let condition else { return sayings.isChoice(sayings.title(of: other)) }
        return told.changes(sayings.title(of: other), besides: [condition]) && !isNameOrNone(other)
          && !isAboutOthers(scene.arguments(of: other).first, condition, by: other)
          && !told.isApart(other, from: condition, at: node)
      }
      // What stands there instead says nothing of what is seen.
      return other != node && isTold(by: inherited[other], condition)
        && inherited[other].label != inherited[node].label
        && !tree.isInOtherCase(other, than: node)
    }
  }

  /// A state of the view's own, or what an object that it observes calls a message: it may tell of anything.
  private func isMessage(_ text: NodeID) -> Bool {
    guard let argument = scene.arguments(of: text).first, let owner = tree.type(writing: text)
    else { return false }
    let origin = argument.origin
    return files.expressions(at: origin).contains { expression in
      guard let path = files.written(expression, in: origin.file) else { return false }
      let parts = path.trimmingPrefix("self.").split(separator: ".").map(String.init)
      switch parts.count {
      case 1: return isObserved(parts[0], by: owner, as: [.State])
      case 2:
        return Words(name: parts[1]).words.last == "message"
          && isObserved(
            parts[0], by: owner, as: [.State, .StateObject, .ObservedObject, .EnvironmentObject])
      default: return false
      }
    }
  }

  private func isObserved(_ name: String, by owner: TypeID, as words: [Word]) -> Bool {
    code.members(of: owner, named: name).contains { id in
      files[id.file].attributes(of: id.index).contains {
        words.contains(files.name($0, in: id.file).word)
      }
    }
  }

  /// A choice that is written out, and asks for other things than the condition does.
  private func isAboutOthers(
    _ argument: SceneArgument?, _ condition: Formula, by node: NodeID
  ) -> Bool {
    guard let argument else { return false }
    let asked =
      tree.condition(of: argument).map { [$0] }
      ?? code.computed(for: argument, by: scene[node].owner, in: scene[node].origin.file)
    let names = Self.leaves(of: condition)
    return !asked.isEmpty && asked.allSatisfy { Self.leaves(of: $0).isDisjoint(with: names) }
  }

  /// What a condition asks about: `isOn` of `!room.isOn`.
  static func leaves(of condition: Formula) -> Set<String> {
    condition.terms.reduce(into: []) { $0.formUnion($1.leaves) }
  }

  /// As `Text(device.name ?? "Unknown")`: which of both it is depends on nothing else.
  func isNameOrNone(_ text: NodeID) -> Bool {
    guard let title = sayings.title(of: text), case .named(let source, let both) = scene[title],
      case .either(let sides) = scene[both], let first = scene.list(sides).first,
      case .unknown = scene[first], let name = files.written(source),
      let argument = scene.arguments(of: text).first
    else { return false }
    let (words, origin) = (Words(name: name), argument.origin)
    guard words.holds(any: CodeWords.names), !words.holds(any: CodeWords.status) else {
      return false
    }
    return files.expressions(at: origin).contains { expression in
      guard case .binary(let sign, _, _) = files.expression(expression, in: origin.file) else {
        return false
      }
      return files.name(sign, in: origin.file).text == "??"
    }
  }

  /// All that is told of it is its label, as of what stands there while something loads.
  private func isDrawing(_ element: MadeElement) -> Bool {
    guard case .ignore = element.behaviour, let label = sayings.label(element.outer.label),
      let literal = label.literal
    else { return false }
    return tree.texts(in: element.node).isEmpty || Words(literal).holds(any: EnglishWords.standIns)
  }

  /// A text of the same view that comes and goes or changes with the same condition; or one beside it, or around that,
  /// that is called a status.
  func isSaidNear(_ node: NodeID, _ condition: Formula) -> Bool {
    var stacks = 0
    for around in tree.ancestors(of: node) {
      if case .custom = scene[around].kind { return false }
      guard isStack(around) else { continue }
      let says = tree.texts(in: around).contains {
        stacks < 2 && isStatus($0) || isChosen($0, by: condition, inside: around)
      }
      if says { return true }
      stacks += 1
      // Rows are apart from each other.
      if case .rows = scene[around].kind { return false }
    }
    return false
  }

  private func isStatus(_ text: NodeID) -> Bool {
    let expression: SourceExpression
    switch sayings.title(of: text).map({ scene[$0] }) {
    case .unknown(let source)?, .named(let source, _)?: expression = source
    default: return false
    }
    return files.written(expression).map { Words(name: $0).holds(any: CodeWords.status) } ?? false
  }

  private func isChosen(_ text: NodeID, by condition: Formula, inside stack: NodeID) -> Bool {
    for argument in scene.arguments(of: text) where tree.condition(of: argument) == condition {
      return true
    }
    for ancestor in tree.lineage(of: text) {
      if ancestor == stack { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      let all = scene.children(of: scene[ancestor].parent)
      if all.contains(where: { tree.condition(of: $0) == condition }) { return true }
    }
    return false
  }

  private func isStack(_ node: NodeID) -> Bool {
    if case .rows = scene[node].kind { return true }
    guard case .view = scene[node].kind else { return false }
    switch scene[node].word {
    case .HStack, .VStack, .ZStack, .Grid, .GridRow, .LazyVGrid, .LazyHGrid, .LazyVStack,
      .LazyHStack:
      return true
    default: return false
    }
  }

  private func isTold(by around: Circumstances, _ condition: Formula?) -> Bool {
    for (mark, saying) in [
      (around.label, sayings.label(around.label)), (around.value, sayings.value(around.value)),
    ] {
      guard let saying, saying.isChoice || saying.literal == nil else { continue }
      let argument = scene.arguments(of: tree.modifier(mark)).first
      guard let condition, isAboutOthers(argument, condition, by: inherited.hosts[Int(mark)]) else {
        return true
      }
    }
    return !around.traits.isDisjoint(with: [.selected, .unknown])
  }
}
