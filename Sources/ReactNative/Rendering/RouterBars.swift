internal import Components

/// What a stack of expo-router is told of its bars by elements: titles, tool bars and fields to search in (Expo Router,
/// “Stack”: `Stack.Title`, `Stack.Toolbar`, `Stack.SearchBar`).
enum RouterBars {
  /// What stands in its place: bars below the content, and what is put into bars.
  static func render(
    _ path: [String], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let children = element.props["children"] ?? .undefined
    switch path.last {
    case "Screen":
      if let own = element.props["options"] { evaluator.setOptions(own) }
      // What a screen holds that is no bar is no part of it here.
      return path.first == "Stack" ? evaluator.render(children) : []
    case "Title":
      setTitle(children, &evaluator)
      return []
    case "Header":
      let hidden = element.props.flag("hidden")
      if hidden.isTrue { set(["headerShown"], &evaluator) { $0.isHidden = true } }
      return evaluator.render(children)
    case "BackButton":
      let hidden = element.props.flag("hidden")
      if hidden.isTrue { set(["headerBackVisible"], &evaluator) { $0.hasBack = false } }
      return []
    case "SearchBar", "SearchBarSlot":
      set([], &evaluator) { $0.hasSearch = true }
      return []
    case "Toolbar": return toolbar(element, &evaluator)
    case "Button", "Menu": return unlessHidden(element, [button(element, &evaluator)])
    case "View": return unlessHidden(element, evaluator.render(children))
    case "Label": return element.props.flag("hidden").isTrue ? [] : evaluator.render(children)
    // Room between buttons, pictures on them, and what a menu offers once it is open.
    default: return []
    }
  }

  /// What the layout says of a screen between its tags.
  static func add(
    _ screen: ReactElement, to bar: inout HostBar, _ evaluator: inout ScriptEvaluator
  ) {
    guard let children = screen.props["children"] else { return }
    let before = evaluator.options.count
    _ = evaluator.render(children)
    for change in evaluator.options[before...] { bar.add(change) }
    evaluator.options.removeLast(evaluator.options.count - before)
  }

  /// What a tab of the system is called, and whether there is one: `href: null` takes it away (Expo Router, “Native tabs”
  /// and “Tabs”).
  static func add(
    _ screen: ReactElement, to page: inout Navigators.NavigatorPage,
    _ evaluator: inout ScriptEvaluator
  ) {
    if screen.props.flag("hidden").isTrue { page.hasTab = false }
    if case .null? = page.registration.bar.options["href"] { page.hasTab = false }
    guard let children = screen.props["children"] else { return }
    let words = HostWords(members: evaluator.members).shown(evaluator.render(children))
    if !words.isEmpty { page.tab = words }
  }

  private static func set(
    _ names: Set<String>, _ evaluator: inout ScriptEvaluator, _ change: (inout HostBar) -> Void
  ) {
    var bar = HostBar()
    change(&bar)
    evaluator.options.append(HostBarChange(bar: bar, sets: names))
  }

  private static func setTitle(_ title: ScriptValue, _ evaluator: inout ScriptEvaluator) {
    let nodes = evaluator.render(title)
    if nodes.contains(where: { if case .element = $0 { true } else { false } }) {
      set([], &evaluator) { $0.titleNodes = nodes }
    } else {
      let words = HostWords(members: evaluator.members).shown(nodes)
      if !words.isEmpty { set([], &evaluator) { $0.title = words } }
    }
  }

  /// At the bottom where nothing else is said.
  private static func toolbar(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let nodes = evaluator.render(element.props["children"] ?? .undefined)
    switch element.props["placement"]?.literal {
    case "left": if !nodes.isEmpty { set([], &evaluator) { $0.left = nodes } }
    case "right": set(["headerRight"], &evaluator) { $0.right = nodes }
    default: return nodes.isEmpty ? [] : [.chrome(.nodes(nodes))]
    }
    return []
  }

  /// A button of the system's bar: it says its words, and without any the name of its symbol (UIKit, `UIBarButtonItem`;
  /// “what VoiceOver does”, section 1, symbols).
  private static func button(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> HostNode {
    var props = element.props
    let shown = evaluator.render(props["children"] ?? .undefined)
    let words = HostWords(members: evaluator.members).shown(shown)
    props["title"] = words.isEmpty ? symbol(of: element.props) : .text(words)
    var button = HostElement(
      kind: .button, props: props, site: element.site, origin: HostOrigin(element))
    button.handlers = HostHandlers(props, &evaluator)
    button.props = props.kept(ReactProps.kept)
    return .element(button)
  }

  /// The name of a symbol, of several any of them; pictures of the app's own have none.
  private static func symbol(of props: ScriptObject) -> ScriptValue? {
    var symbol = props["icon"]
    if case .list(let list) = ChildLists.list(of: props["children"] ?? .undefined) {
      for case .item(.element(let element)) in list.parts {
        guard case .external(let name) = element.type, name.name == "Icon" else { continue }
        symbol = element.props["sf"]
      }
    }
    switch symbol {
    case .text?, .unknown?, .choice?:
      let words = symbol?.text ?? SourcedText()
      return words.isEmpty ? nil : .text(words)
    default: return nil
    }
  }

  private static func unlessHidden(_ element: ReactElement, _ nodes: [HostNode]) -> [HostNode] {
    switch element.props.flag("hidden") {
    case .known(true): return []
    case .open(let condition):
      let sides = [
        HostBranch.Side(condition: condition, nodes: []),
        HostBranch.Side(condition: .constant(true), nodes: nodes),
      ]
      return [.branch(HostBranch(sides: sides, site: element.site))]
    case .absent, .known(false): return nodes
    }
  }
}
