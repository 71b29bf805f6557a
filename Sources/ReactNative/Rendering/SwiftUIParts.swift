internal import Components

/// Views of SwiftUI that `@expo/ui` hands to React (Expo UI, “SwiftUI”), each what it is there: “what VoiceOver does”,
/// section 1.
enum SwiftUIParts {
  static let module = "@expo/ui/swift-ui"
  private static let modifiers = "@expo/ui/swift-ui/modifiers"

  /// Components that are told here, by what they come to.
  static let table: [String: KnownComponent] = {
    var table: [String: KnownComponent] = [
      "BottomSheet": .sheet, "Popover": .children, "Popover.Trigger": .children,
      "Popover.Content": .popover, "Chart": .host(.opaque),
    ]
    for name in containers { table[name] = .ofSwiftUI }
    for name in ["Text", "Label", "Button", "Link", "Menu", "Image", "TextField", "SecureField"] {
      table[name] = .ofSwiftUI
    }
    for name in ["Toggle", "Slider", "Picker", "ProgressView", "Section", "LabeledContent"] {
      table[name] = .ofSwiftUI
    }
    for name in unseen { table[name] = .nothing }
    return table
  }()

  private static let containers: Set<String> = [
    "Host", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Form", "List",
    "List.ForEach", "ScrollView", "Grid", "Grid.Row", "RNHostView", "GlassEffectContainer",
    "ContextMenu", "ContextMenu.Trigger", "Alert", "Alert.Trigger", "ConfirmationDialog",
    "ConfirmationDialog.Trigger",
  ]
  /// Shapes and room, and what is seen once something is pressed.
  private static let unseen = [
    "Spacer", "Divider", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle",
    "Capsule", "Ellipse", "ConcentricRectangle", "ContextMenu.Items", "ContextMenu.Preview",
    "Alert.Actions", "Alert.Message", "ConfirmationDialog.Actions", "ConfirmationDialog.Message",
    "ConfirmationDialog.Title",
  ]

  /// What a function of its modifiers gives, so that it can be read where it is applied; nil for all others.
  static func modifier(_ name: ExternalName, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard name.module == modifiers, !name.name.isEmpty else { return nil }
    var modifier = ScriptObject()
    modifier["modifier"] = .text(.literal(name.name))
    modifier["argument"] = arguments.first
    return .object(modifier)
  }

  static func render(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
    guard case .external(let name) = element.type else { return [] }
    let path = name.path.joined(separator: ".")
    let (props, isShown) = modified(element.props)
    guard isShown else { return [] }
    var element = element
    element.props = props
    let children = evaluator.render(props["children"] ?? .undefined)
    if containers.contains(path) { return children }
    switch path {
    case "Text": return [box(.text, children, element, evaluator)]
    case "Label": return [box(.text, slot("title", element, &evaluator), element, evaluator)]
    case "Button", "Menu":
      let own = slot("label", element, &evaluator)
      return [
        control("button", own.isEmpty && path == "Button" ? children : own, element, &evaluator)
      ]
    case "Link":
      let own = slot("label", element, &evaluator)
      return [control("link", own.isEmpty ? children : own, element, &evaluator)]
    case "Image": return [image(element)]
    case "Section": return section(children, element, &evaluator)
    case "LabeledContent":
      let label = slot("label", element, &evaluator)
      if children.contains(where: { $0.holdsControl(depth: 0) }) { return children }
      element.props["accessible"] = .flag(true)
      return [box(.view, label + children, element, evaluator)]
    case "Picker": return picker(children, element, &evaluator)
    default: return [named(path, children, element, &evaluator)]
    }
  }

  // MARK: Modifiers

  /// Props as React Native has them, and whether anything is seen.
  private static func modified(_ props: ScriptObject) -> (ScriptObject, isShown: Bool) {
    var result = props
    guard case .list(let list)? = props["modifiers"] else { return (result, true) }
    for case .item(.object(let modifier)) in list.parts {
      let argument = modifier["argument"]
      let isOn = argument.map { !$0.asFlag.isFalse } ?? true
      switch modifier["modifier"]?.literal {
      case "accessibilityLabel": result["accessibilityLabel"] = argument
      case "accessibilityHint": result["accessibilityHint"] = argument
      case "accessibilityValue":
        var value = ScriptObject()
        value["text"] = argument
        result["accessibilityValue"] = .object(value)
      case "accessibilityHidden": result["aria-hidden"] = argument ?? .flag(true)
      case "hidden": if isOn { return (result, false) }
      case "disabled": result["disabled"] = argument ?? .flag(true)
      case "pickerStyle": result["pickerStyle"] = argument
      default: break
      }
    }
    return (result, true)
  }

  // MARK: Views

  /// A prop that holds a text or an element.
  private static func slot(
    _ name: String, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    PackageParts.asText(
      evaluator.renderSlot(element.props[name]), .view, element, evaluator)
  }

  private static func box(
    _ kind: HostKind, _ children: [HostNode], _ element: ReactElement,
    _ evaluator: ScriptEvaluator
  ) -> HostNode {
    var box = HostElement(
      kind: kind, props: element.props.kept(ReactProps.kept), children: children,
      site: element.site, origin: HostOrigin(element))
    if kind == .text {
      let (text, subjects) = HostWords(members: evaluator.members).words(children)
      box.children = [.words(text, subjects)]
    }
    return .element(box)
  }

  /// All that stands in it is one; a symbol says its name only where there are no words (0.3-5).
  private static func control(
    _ role: String, _ children: [HostNode], _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> HostNode {
    var element = element
    element.props["accessibilityRole"] = .text(.literal(role))
    let isInWords = !HostWords(members: evaluator.members).shown(children).isEmpty
    var inside = isInWords ? children.compactMap(\.withoutImages) : children
    if !isInWords, let symbol = element.props["systemImage"], !symbol.isMissing {
      element.props["systemName"] = symbol
      inside.append(image(element))
    }
    guard
      case .element(var control) = box(
        .touchable, PackageParts.asText(inside, .view, element, evaluator), element, evaluator)
    else { return .text(SourcedText()) }
    if role == "button" { control.handlers = HostHandlers(element.props, &evaluator) }
    return .element(control)
  }

  /// A symbol of the system says its name.
  private static func image(_ element: ReactElement) -> HostNode {
    var props = element.props.kept(ReactProps.kept)
    let symbol = element.props["systemName"]?.isMissing == false
    if symbol {
      props["accessible"] = .flag(true)
      props["accessibilityRole"] = .text(.literal("image"))
      if props["accessibilityLabel"] == nil {
        props["accessibilityLabel"] = element.props["systemName"]
      }
    }
    return .element(
      HostElement(
        kind: .image, props: props, site: element.site, origin: HostOrigin(element),
        isMadeByPackage: symbol))
  }

  /// The first of what stands above it is a heading.
  private static func section(
    _ children: [HostNode], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    var above = slot("title", element, &evaluator) + slot("header", element, &evaluator)
    if case .element(var first)? = above.first, first.kind == .text,
      first.props["accessibilityRole"] == nil
    {
      first.props["accessibilityRole"] = .text(.literal("header"))
      above[0] = .element(first)
    }
    return above + children + slot("footer", element, &evaluator)
  }

  /// Segments are a button each, without what the picker is called; else it is one button.
  private static func picker(
    _ choices: [HostNode], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let label = slot("label", element, &evaluator)
    switch element.props["pickerStyle"]?.literal {
    case "segmented", "palette": return choices.map(\.asButtons)
    case "inline": return label + choices.map(\.asButtons)
    case "wheel": return [named("Picker", [], element, &evaluator)]
    default: return [control("button", label, element, &evaluator)]
    }
  }

  /// A control of the system, named by what stands for its label.
  private static func named(
    _ path: String, _ children: [HostNode], _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> HostNode {
    var props = element.props
    let kind: HostKind =
      switch path {
      case "Toggle": .switch
      case "Slider": .slider
      case "Picker": .picker
      case "ProgressView": .progress
      default: .textInput
      }
    if kind != .textInput, props["accessibilityLabel"] == nil {
      let label = slot("label", element, &evaluator)
      let words = HostWords(members: evaluator.members).shown(label.isEmpty ? children : label)
      if !words.isEmpty { props["accessibilityLabel"] = .text(words) }
    }
    if path == "Toggle" { props["value"] = props["isOn"] }
    if path == "SecureField" { props["secureTextEntry"] = .flag(true) }
    return .element(
      HostElement(
        kind: kind, props: props.kept(ReactProps.kept), site: element.site,
        origin: HostOrigin(element)))
  }
}

extension HostNode {
  /// Nil where it is one.
  fileprivate var withoutImages: HostNode? {
    if case .element(let element) = self {
      if element.kind == .image { return nil }
      var element = element
      element.children = element.children.compactMap(\.withoutImages)
      return .element(element)
    }
    return inside { $0.compactMap(\.withoutImages) }
  }

  /// A choice of a picker.
  fileprivate var asButtons: HostNode {
    guard case .element(let element) = self else { return inside { $0.map(\.asButtons) } }
    // A picture beside the words is no choice of its own.
    guard element.kind == .text else { return self }
    var button = element
    button.kind = .touchable
    button.props["accessibilityRole"] = .text(.literal("button"))
    button.children = [self]
    return .element(button)
  }

  /// With something else in what is no element.
  private func inside(_ change: ([HostNode]) -> [HostNode]) -> HostNode {
    switch self {
    case .branch(var branch):
      for index in branch.sides.indices {
        branch.sides[index].nodes = change(branch.sides[index].nodes)
      }
      return .branch(branch)
    case .rows(var rows):
      rows.nodes = change(rows.nodes)
      return .rows(rows)
    case .unknown(var unknown):
      unknown.children = change(unknown.children)
      return .unknown(unknown)
    case .renamed(let names, let nodes): return .renamed(names, change(nodes))
    case .used(let use, let nodes): return .used(use, change(nodes))
    case .element, .text, .words, .value, .chrome: return self
    }
  }
}
