internal import Components
internal import VoiceOver

/// What hides an element, always or on a condition, and what is lost on what is none.
extension ReactElements {
  func isHidden(_ props: ScriptObject) -> Bool {
    if case .flag(let flag)? = props.given("aria-hidden")?.value { return flag }
    return props.flag("accessibilityElementsHidden").isTrue
  }

  /// `aria-hidden` did nothing on these until 0.82.
  func isHidden(_ element: HostElement) -> Bool {
    guard element.kind == .text || element.kind == .textInput, version.minor < 82 else {
      return isHidden(element.props)
    }
    return element.props.flag("accessibilityElementsHidden").isTrue
  }

  /// The condition on which it is hidden, and the same without what hides it; nil where none does.
  func hiding(
    _ element: HostElement, _ style: HostStyle
  ) -> (condition: ScriptCondition, shown: HostElement)? {
    var shown = element
    if case .open(let condition)? = element.props.given(
      "aria-hidden", "accessibilityElementsHidden")?.value.asFlag
    {
      shown.props["aria-hidden"] = nil
      shown.props["accessibilityElementsHidden"] = nil
      return (condition, shown)
    }
    if case .open(let condition) = style.isGone {
      shown.props["style"] = .list(
        ScriptList([element.props["style"] ?? .undefined, .object(.visible)]))
      return (condition, shown)
    }
    return nil
  }

  /// A label or role on what is no element: nobody hears it.
  func lost(on element: HostElement, _ around: Around) -> PieceContent? {
    let label = element.props.given("aria-label", "accessibilityLabel", "accessibilityHint")
    // What is spread onto it may make it one.
    guard element.props.others == nil, !element.isMadeByPackage else { return nil }
    var content = content(.emptyView, element.site, around)
    if let label, !label.value.text.isEmpty { content.lostLabel = label.value.text }
    if let role = element.props.given("role", "accessibilityRole") {
      let isRole = role.name == "role" && version.minor >= 88
      content.hasLostTraits =
        !isRole && role.value.words.contains { !ReactRoles.ofContainers.contains($0) }
    }
    if content.lostLabel == nil, case .object(let state)? = element.props["accessibilityState"],
      !state.isEmpty
    {
      content.hasLostTraits = true
    }
    guard content.lostLabel != nil || content.hasLostTraits else { return nil }
    if let use = element.origin.use(of: content.lostLabel != nil ? .label : .role) {
      move(&content, to: use)
    }
    // A control of some kind with `accessible={false}` is what its author wanted.
    guard element.kind == .view || element.kind == .image || element.kind == .picture else {
      return nil
    }
    return content
  }
}

extension ScriptObject {
  fileprivate static var visible: ScriptObject {
    var object = ScriptObject()
    object["display"] = .text(.literal("flex"))
    object["opacity"] = .number(1)
    return object
  }
}

extension HostStyle {
  /// Whether it takes no place at all, or nothing is seen of it.
  var isGone: PropFlag {
    let isAway = self["display"]?.tested({ $0.literal == "none" }) ?? .flag(false)
    let isClear =
      self["opacity"]?.tested { if case .number(0) = $0 { true } else { false } } ?? .flag(false)
    switch (isAway.asFlag, isClear.asFlag) {
    case (.open(let one), .open(let other)): return .open(.either(one, other))
    case (.open(let one), _), (_, .open(let one)): return .open(one)
    case (let one, let other): return one.isTrue ? one : other
    }
  }
}

extension ScriptValue {
  /// Whether a test holds, of each that it may be.
  fileprivate func tested(_ holds: (ScriptValue) -> Bool, depth: Int = 0) -> ScriptValue {
    guard case .choice(var choice) = self, depth < 12 else { return .flag(holds(self)) }
    for index in choice.sides.indices {
      choice.sides[index].value = choice.sides[index].value.tested(holds, depth: depth + 1)
    }
    return .choice(choice)
  }
}
