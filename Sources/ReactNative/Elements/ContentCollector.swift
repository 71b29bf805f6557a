internal import Components
internal import VoiceOver

/// What is seen in an element, in order, whether or not it is heard.
struct ContentCollector {
  let elements: ReactElements
  /// The element around says what it merges.
  var isSaid = false
  /// The author took it from the listener.
  var isHidden = false
  var isInNamed = false
  var owner: HostElement?
  /// The button of gesture-handler that fills the owner: whoever activates that does what this does.
  var filling: HostSite?

  private(set) var contents: [PieceContent] = []
  /// Conditions that icons, pictures and colours hang on, and those that words hang on.
  private(set) var looks: [UInt64: String] = [:]
  private(set) var tells: Set<UInt64> = []
  /// What sides show that ask whether it is there: that it is there is no state of anything.
  private(set) var shownData: Set<UInt64> = []
  private(set) var lookWhen: String?
  private(set) var lookPlace: Place?

  init(elements: ReactElements, isSaid: Bool = false, isHidden: Bool = false) {
    self.elements = elements
    self.isSaid = isSaid
    self.isHidden = isHidden
  }

  mutating func collect(_ nodes: [HostNode], _ around: ReactElements.Around) {
    for node in nodes { collect(node, around) }
  }

  private mutating func collect(_ node: HostNode, _ around: ReactElements.Around) {
    switch node {
    case .text, .words, .chrome, .renamed, .used: break
    case .value(let unknown, _): if isSaid { tells.formUnion(unknown.told) }
    case .branch(let branch):
      var before = ScriptCondition.constant(true)
      // What gives nothing before its end has no data yet, and what stands for a photo has none: no states.
      let isState =
        (!branch.isOfReturns || branch.sides.allSatisfy { !$0.nodes.isEmpty })
        && !branch.sides.contains { side in side.nodes.contains { $0.isPhoto(depth: 0) } }
        && !branch.showsTheSame
      shownData.formUnion(ShownData.asked(in: branch))
      for side in branch.sides {
        collect(side.nodes, around.on(.both(before, side.condition), isState: isState))
        before = .both(before, .not(of: side.condition))
      }
    case .rows(let rows): collect(rows.nodes, around)
    case .unknown(let unknown): collect(unknown.children, around)
    case .element(let written): collect(elements.unwrapped(written), around)
    }
  }

  private mutating func collect(_ element: HostElement, _ around: ReactElements.Around) {
    let style = HostStyle(element.props["style"])
    if style.isInvisible { return }
    let outer = (isSaid, isHidden, isInNamed)
    defer { (isSaid, isHidden, isInNamed) = outer }
    if elements.isHidden(element.props) {
      // Until 0.85 an element spoke it all the same.
      if elements.version.minor >= 85 || owner == nil {
        isHidden = true
        isSaid = false
      }
    }
    if isSaid || isHidden { addTells(element, around) }
    switch element.kind {
    case .text, .link:
      // Nothing of a child is merged where it has a label of its own; its text is shown.
      var content = content(.text, element, around)
      content.text = elements.text(of: element.children)
      content.isSaid = isSaid && elements.label(of: element) == nil
      if element.kind == .link || elements.isLinkByTap(element) || isLinkRole(element) {
        content.kind = .control
      }
      add(content)
      if isSaid { elements.collectTells(element.children, &tells) }
      // A colour or weight that changes; that words are there is told by them.
      look(style.states, element, around, isOwn: true)
    case .icon: addIcon(element, around)
    case .image, .picture: addImage(element, around)
    case .touchable, .touchableChild, .button, .textInput, .switch, .slider, .picker:
      addControl(element, around)
    // A finger presses it, whether or not its author made an element of it.
    case .plainButton where !element.handlers.subjects.isEmpty && element.site != filling:
      addControl(element, around)
    case .view where style.isDot && element.children.isEmpty:
      var content = content(.shape, element, around)
      content.subjects.formUnion(style.states.keys)
      add(content)
    case .view, .plainButton, .backdrop, .activity, .progress, .opaque:
      addBox(element, style, around)
    }
  }

  private mutating func addBox(
    _ element: HostElement, _ style: HostStyle, _ around: ReactElements.Around
  ) {
    if elements.label(of: element) != nil {
      // A label replaces all that is below in what the element around says.
      isSaid = false
      isInNamed = true
    }
    look(style.states, element, around, isOwn: true)
    collect(element.children, around)
  }

  private func isLinkRole(_ element: HostElement) -> Bool {
    !elements.traits(of: element).isDisjoint(with: [.link, .button])
  }

  private func content(
    _ kind: PieceContent.Kind, _ element: HostElement, _ around: ReactElements.Around
  ) -> PieceContent {
    var content = elements.content(kind, element.site, around)
    content.isHidden = isHidden || element.props.flag("accessible").isFalse && owner == nil
    content.isInNamed = isInNamed
    if let owner, let use = element.origin.use(in: owner.origin) {
      elements.move(&content, to: use)
    }
    return content
  }

  private mutating func add(_ content: PieceContent) { contents.append(content) }

  private static let labels = ReactProps.telling.filter { $0.contains("abel") || $0 == "alt" }

  /// Words that are there on a condition tell of it.
  private mutating func addTells(_ element: HostElement, _ around: ReactElements.Around) {
    guard isSaid else { return }
    if element.kind == .text || elements.label(of: element) != nil {
      tells.formUnion(around.subjects)
    }
    for name in Self.labels {
      element.props[name]?.collectTold(into: &tells)
    }
  }

  private mutating func look(
    _ states: [UInt64: String], _ element: HostElement, _ around: ReactElements.Around,
    isOwn: Bool = false
  ) {
    let all = isOwn ? states : states.merging(around.states) { own, _ in own }
    guard !all.isEmpty else { return }
    looks.merge(all) { first, _ in first }
    if lookPlace == nil {
      lookPlace = elements.place(element.site)
      lookWhen = around.when
    }
  }

  mutating func addIcon(_ element: HostElement, _ around: ReactElements.Around) {
    var states: [UInt64: String] = [:]
    for name in ["name", "color", "icon", "source"] {
      element.props[name]?.collectStates(into: &states)
    }
    states.merge(HostStyle(element.props["style"]).states) { own, _ in own }
    addPicture(.icon, element, states, around)
  }

  mutating func addImage(_ element: HostElement, _ around: ReactElements.Around) {
    var states: [UInt64: String] = [:]
    for name in ["tintColor", "color", "fill"] {
      element.props[name]?.collectStates(into: &states)
    }
    var around = around
    let source = element.props["source"] ?? .undefined
    if source.isPictureOfData {
      // A photo is content: that there is one, and which, is no state.
      around = around.withoutStates
    } else {
      source.collectStates(into: &states)
    }
    addPicture(.image, element, states, around)
  }

  private mutating func addPicture(
    _ kind: PieceContent.Kind, _ element: HostElement, _ states: [UInt64: String],
    _ around: ReactElements.Around
  ) {
    var picture = content(kind, element, around)
    let label = elements.label(of: element)
    picture.text = label?.text ?? SourcedText()
    picture.isNamed = label != nil
    picture.isSaid = isSaid && picture.isNamed
    picture.subjects.formUnion(states.keys)
    let style = HostStyle(element.props["style"])
    picture.isDecoration = style.isAbsoluteFill
    if case .choice(let choice)? = element.props["name"] ?? element.props["source"] {
      picture.when = picture.when ?? choice.sides.first?.condition.words
    }
    look(states, element, around)
    if lookWhen == nil { lookWhen = picture.when }
    add(picture)
  }

  private mutating func addControl(_ element: HostElement, _ around: ReactElements.Around) {
    var control = content(.control, element, around)
    control.text = elements.label(of: element)?.text ?? elements.keptLabel(element)
    control.isSaid = isSaid
    control.isNamed = !control.text.isEmpty
    // Nothing is lost where the element around does the same.
    if let owner {
      let own = element.handlers.subjects[.tap]
      control.isAnsweredOutside = own != nil && own == owner.handlers.subjects[.tap]
    }
    // A touchable that the author made no element is none; its content is. Nor is one that does nothing and leaves
    // touches to what is around it (React Native, `Pressable`: `disabled`).
    let isInert = element.handlers.subjects.isEmpty && element.props.flag("disabled").isTrue
    if element.props.flag("accessible").isFalse || isInert, element.kind == .touchable {
      control.kind = .emptyView
    }
    add(control)
  }
}

extension HostBranch {
  /// On each side the same elements, in other boxes.
  fileprivate var showsTheSame: Bool {
    guard sides.count > 1 else { return false }
    let first = sides[0].nodes.flatMap { $0.shown(depth: 0) }
    return !first.isEmpty
      && sides.dropFirst().allSatisfy { $0.nodes.flatMap { $0.shown(depth: 0) } == first }
  }
}

extension HostNode {
  /// Where the elements are written that are seen.
  fileprivate func shown(depth: Int) -> [HostSite] {
    guard depth < 24 else { return [] }
    func all(_ nodes: [HostNode]) -> [HostSite] { nodes.flatMap { $0.shown(depth: depth + 1) } }
    switch self {
    case .element(let element):
      switch element.kind {
      case .view, .plainButton, .backdrop: return all(element.children)
      default: return [element.site] + all(element.children)
      }
    case .branch(let branch): return branch.sides.flatMap { all($0.nodes) }
    case .rows(let rows): return all(rows.nodes)
    case .unknown(let unknown): return [unknown.site] + all(unknown.children)
    case .value(_, let site): return [site]
    case .text, .words, .renamed, .used, .chrome: return []
    }
  }

  /// A picture from an address, and no text with it.
  fileprivate func isPhoto(depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch self {
    case .element(let element):
      switch element.kind {
      case .image, .picture:
        return (element.props["source"] ?? .undefined).isPictureOfData
      case .view, .backdrop:
        return element.children.count == 1 && element.children[0].isPhoto(depth: depth + 1)
      default: return false
      }
    case .branch(let branch):
      return branch.sides.contains { $0.nodes.count == 1 && $0.nodes[0].isPhoto(depth: depth + 1) }
    case .unknown(let unknown):
      if unknown.props["source"]?.isPictureOfData == true { return true }
      return unknown.children.count == 1 && unknown.children[0].isPhoto(depth: depth + 1)
    default: return false
    }
  }
}
