internal import Components
internal import ScriptModules

/// Elements of packages that are made of their props.
enum PackageParts {
  static func renderParts(
    _ known: KnownParts, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    var props = element.props.styled(at: element.site.path, in: evaluator.graph)
    if let role = known.role, props.given("role", "accessibilityRole") == nil {
      props["accessibilityRole"] = .text(.literal(role))
    }
    if let label = known.label, props.given("aria-label", "accessibilityLabel") == nil {
      props["accessibilityLabel"] = .text(.translated(label))
    }
    if let name = known.placeholder, props["placeholder"]?.isMissing ?? true {
      props["placeholder"] = props[name]
    }
    // What says whether it is chosen says it to the listener too.
    if let status = props["status"], known.role != nil, props["aria-checked"] == nil {
      props["aria-checked"] = .of(evaluator.equals(status, .text(.literal("checked"))))
    }
    if known.isHidden { props["accessibilityElementsHidden"] = .flag(true) }
    props.addProgress(known)
    for name in known.withheld { props[name] = nil }
    var nodes: [HostNode] = []
    for part in known.parts {
      let value = made(props[part] ?? .undefined, part, element)
      // The name of an icon is no text.
      nodes +=
        part == "icon" && value.isPlain
        ? [] : asText(evaluator.renderSlot(value), known.kind, element, evaluator)
    }
    let isPressed = known.isPressedOnDemand && props.isPressed
    var result = HostElement(
      kind: isPressed ? .touchable : known.kind, props: props, site: element.site,
      origin: HostOrigin(element))
    if known.kind == .text {
      let (text, subjects) = HostWords(members: evaluator.members).words(nodes)
      result.children = [.words(text, subjects)]
    } else {
      result.children = nodes
      if known.parts == ["icon"] { result.children.append(.element(picture(element))) }
    }
    if known.role != nil || isPressed { result.handlers = HostHandlers(props, &evaluator) }
    if let name = known.pressedUnless, props[name]?.isMissing ?? true {
      result.handlers.subjects[.tap] = .of(element.site.path, UInt64(element.site.offset))
    }
    result.props = props.kept(ReactProps.kept)
    return [.element(result)]
  }

  /// Props in the place of an element: some packages make a Text or an icon of their own of them.
  private static func made(
    _ value: ScriptValue, _ slot: String, _ element: ReactElement
  ) -> ScriptValue {
    switch value {
    case .object(var props) where props.root == nil:
      guard case .external(let package) = element.type,
        PackageComponents.makingElements.contains(package.module)
      else { return value }
      var type = "Icon"
      if let words = props["text"], !words.isMissing {
        (type, props["children"]) = ("Text", words)
      } else if let name = props["icon"], !name.isMissing {
        props["name"] = name
      } else if props["name"] == nil || !slot.lowercased().hasSuffix("icon") {
        return value
      }
      var own = element
      own.type = .external(ExternalName(module: package.module, path: [type]))
      own.props = props
      return .element(own)
    case .choice(var choice):
      for index in choice.sides.indices {
        choice.sides[index].value = made(choice.sides[index].value, slot, element)
      }
      return .choice(choice)
    default: return value
    }
  }

  /// The package puts words into a Text.
  static func asText(
    _ nodes: [HostNode], _ kind: HostKind, _ element: ReactElement,
    _ evaluator: ScriptEvaluator
  ) -> [HostNode] {
    guard kind != .text, !nodes.isEmpty, nodes.allSatisfy(\.isWords) else { return nodes }
    let (text, subjects) = HostWords(members: evaluator.members).words(nodes)
    return [.element(self.text(text, subjects, element))]
  }

  private static func text(
    _ text: SourcedText, _ subjects: Set<UInt64>, _ element: ReactElement
  ) -> HostElement {
    HostElement(
      kind: .text, props: ScriptObject(), children: [.words(text, subjects)], site: element.site,
      origin: HostOrigin(element))
  }

  private static func picture(_ element: ReactElement) -> HostElement {
    var props = ScriptObject()
    props["name"] = element.props["icon"]
    return HostElement(
      kind: .icon, props: props, site: element.site, origin: HostOrigin(element))
  }

  /// A field with what stands around it; its own label names nothing.
  static func renderField(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode]
  {
    func slot(_ name: String, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
      let nodes = evaluator.renderSlot(
        made(element.props[name] ?? .undefined, name, element))
      return asText(nodes, .view, element, evaluator)
    }
    let field = HostElement(
      kind: .textInput, props: element.props.kept(ReactProps.kept), site: element.site,
      origin: HostOrigin(element))
    var nodes = slot("label", &evaluator) + slot("leftIcon", &evaluator)
    nodes.append(.element(field))
    return nodes + slot("rightIcon", &evaluator) + slot("errorMessage", &evaluator)
  }

  /// What opens a menu of the system: a control of its own, or what is between its tags becomes one.
  static func renderTrigger(_ element: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> [HostNode]
  {
    let nodes = evaluator.render(element.props["children"] ?? .undefined)
    if nodes.contains(where: { $0.holdsControl(depth: 0) }) { return nodes }
    var props = element.props
    if props.given("role", "accessibilityRole") == nil {
      props["accessibilityRole"] = .text(.literal("button"))
    }
    return [
      .element(
        HostElement(
          kind: .touchable, props: props.kept(ReactProps.kept), children: nodes,
          site: element.site, origin: HostOrigin(element)))
    ]
  }

  /// A button for each item of a prop: the segments of the system's control, and what looks like them.
  static func renderSegments(
    _ prop: String, _ role: String?, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    guard case .list(let list)? = element.props[prop], list.parts.count <= ScriptLimits.items
    else {
      return [
        .element(
          HostElement(
            kind: .opaque, props: element.props.kept(ReactProps.kept), site: element.site,
            origin: HostOrigin(element)))
      ]
    }
    return list.parts.enumerated().map { index, part in
      switch part {
      case .item(let item):
        // Without a role its state is not said either.
        let isChosen =
          role == nil
          ? nil
          : element.props["selectedIndex"].map {
            ScriptValue.of(evaluator.equals($0, .number(Double(index))))
          }
        return .element(segment(item, role, isChosen, element, &evaluator))
      case .rows(let rows):
        return .rows(
          HostRows(
            count: rows.count, isAssumed: rows.isAssumed,
            nodes: [.element(segment(rows.body, role, nil, element, &evaluator))],
            site: element.site))
      }
    }
  }

  private static func segment(
    _ title: ScriptValue, _ role: String?, _ isChosen: ScriptValue?, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> HostElement {
    var props = ScriptObject()
    if let role { props["accessibilityRole"] = .text(.literal(role)) }
    props["aria-selected"] = isChosen
    var result = HostElement(
      kind: .touchable, props: props, children: [], site: element.site,
      origin: HostOrigin(element))
    if case .object(let object) = title, let own = object["element"] {
      result.children = evaluator.renderSlot(own)
    } else if case .element = title {
      result.children = evaluator.render(title)
    } else {
      result.children = [.element(text(title.shownText, [], element))]
    }
    if role == nil { result.handlers = HostHandlers(element.props, &evaluator) }
    return result
  }

  static func renderPressedIcon(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    guard element.props.isPressed else {
      return [
        .element(
          HostElement(
            kind: .icon, props: element.props.kept(ReactProps.kept), site: element.site,
            origin: HostOrigin(element)))
      ]
    }
    var picture = picture(element)
    picture.props["name"] = element.props["name"]
    var result = HostElement(
      kind: .touchable, props: element.props.kept(ReactProps.kept), children: [.element(picture)],
      site: element.site, origin: HostOrigin(element))
    result.handlers = HostHandlers(element.props, &evaluator)
    return [.element(result)]
  }

  /// What its user gives as the component to show.
  static func renderGiven(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode]
  {
    var own = element
    if let type = element.props["as"], !type.isMissing {
      own.type = type
      own.props["as"] = nil
    } else {
      own.type = .external(ExternalName(module: "react-native-svg"))
    }
    return evaluator.render(own)
  }

  /// Puts a drawing into a box, with the text that its user asks for (react-native-progress, Circle.js: `showsText`).
  static func draw(
    in box: inout HostElement, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) {
    let picture = HostElement(
      kind: .picture, props: ScriptObject(), site: element.site, origin: HostOrigin(element))
    var drawn: [HostNode] = [.element(picture)]
    switch evaluator.truth(element.props["showsText"] ?? .undefined) {
    case .constant(false): break
    default: drawn.append(.element(text(.data("progress"), [], element)))
    }
    box.children = drawn + box.children
  }

  // MARK: Pages

  /// The tabs of `react-native-tab-view`, and the first of its pages.
  static func renderPages(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode]
  {
    let first = routes(of: element, &evaluator)?.first
    var nodes: [HostNode] = []
    switch element.props["renderTabBar"] {
    case .function(let closure)?:
      var props = ScriptObject(
        others: ScriptUnknown(words: "", subject: .of("tabs", evaluator.seed)))
      props["navigationState"] = element.props["navigationState"]
      nodes = evaluator.render(evaluator.call(closure, [.object(props)]))
    case nil, .undefined?: nodes = renderTabBar(element, &evaluator)
    default: break
    }
    let route =
      first
      ?? .unknown(
        ScriptUnknown(words: "route", subject: .of("route", evaluator.seed), takesName: true))
    switch element.props["renderScene"] {
    case .function(let closure)?:
      var props = ScriptObject(
        others: ScriptUnknown(words: "", subject: .of("scene", evaluator.seed)))
      props["route"] = route
      nodes += evaluator.render(evaluator.call(closure, [.object(props)]))
    case .object(let scenes)?:
      // `SceneMap({one: One, two: Two})`
      for key in scenes.keys {
        if let scene = scenes[key] {
          evaluator.trace.uses.formUnion(evaluator.componentKeys(scene))
        }
      }
      let key = evaluator.member(route, "key").literal ?? scenes.keys.first
      nodes += evaluator.renderSlot(key.flatMap { scenes[$0] })
    case .unknown(let unknown)?: nodes.append(.value(unknown, element.site))
    default: break
    }
    return nodes
  }

  private static func routes(of element: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> [ScriptValue]?
  {
    guard let state = element.props["navigationState"],
      case .list(let routes) = evaluator.member(state, "routes")
    else { return nil }
    return routes.items
  }

  static func renderTabBar(_ element: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> [HostNode]
  {
    guard let routes = routes(of: element, &evaluator), routes.count <= ScriptLimits.items else {
      return [
        .element(
          HostElement(
            kind: .opaque, props: ScriptObject(), site: element.site, origin: HostOrigin(element)))
      ]
    }
    return routes.enumerated().map { index, route in
      var props = ScriptObject()
      props["accessibilityRole"] = .text(.literal("tab"))
      props["aria-selected"] = index == 0 ? .flag(true) : .flag(false)
      let label = evaluator.member(route, "accessibilityLabel")
      let title = label.isMissing ? evaluator.member(route, "title") : label
      return .element(
        HostElement(
          kind: .touchable, props: props, children: [.element(text(title.text, [], element))],
          site: element.site, origin: HostOrigin(element)))
    }
  }

  /// A list of a package that nobody knows shows its rows all the same.
  static func renderRows(ofUnknown element: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> [HostNode]
  {
    guard let function = element.props["renderItem"], function.isCallable,
      element.props["data"] != nil
    else { return [] }
    return HostLists.render(element, &evaluator)
  }
}

extension HostNode {
  /// Words that only stand inside a Text.
  fileprivate var isWords: Bool {
    switch self {
    case .text, .value: true
    case .branch(let branch): branch.sides.allSatisfy { $0.nodes.allSatisfy(\.isWords) }
    default: false
    }
  }

  func holdsControl(depth: Int) -> Bool {
    guard depth < 12 else { return false }
    func any(_ nodes: [HostNode]) -> Bool {
      nodes.contains { $0.holdsControl(depth: depth + 1) }
    }
    switch self {
    case .element(let element):
      return element.isControl || any(element.children)
    case .branch(let branch): return branch.sides.contains { any($0.nodes) }
    case .rows(let rows): return any(rows.nodes)
    case .unknown(let unknown):
      return unknown.children.isEmpty ? unknown.isUsed : any(unknown.children)
    case .renamed(_, let nodes), .used(_, let nodes): return any(nodes)
    case .text, .words, .value, .chrome: return false
    }
  }
}
