internal import Components
internal import ScriptModules

/// The sheet of `@gorhom/bottom-sheet`, with what the package puts around its content.
///
/// Read in its source (`src/components`: `bottomSheet/BottomSheet.tsx`, `bottomSheetBackground`, `bottomSheetHandle`,
/// `bottomSheetBackdrop`), at the versions that `SheetFacts` names. That nobody reaches what is inside is reported from
/// devices too: its issues 619, 620 and 1994.
enum PackageSheets {
  static let module = "@gorhom/bottom-sheet"

  /// What is in it, between what lies behind it and its handle; empty where it shows nothing.
  static func render(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    var content = evaluator.render(props["children"] ?? .undefined)
    content += evaluator.renderSlot(props["footerComponent"])
    guard !content.isEmpty else { return [] }
    let facts = SheetFacts(evaluator.graph.least(of: module, at: element.site.path))
    let isLeft = facts.canBeToldOtherwise && props.flag("accessible").isFalse
    if facts.isOneElement, !isLeft {
      let given = facts.canBeToldOtherwise ? props : ScriptObject()
      content = [.element(box(Self.sheet, given, content, element))]
    }
    var behind = evaluator.renderSlot(props["backdropComponent"])
    if facts.hasBackground {
      behind += part("backgroundComponent", Self.sheet, element, &evaluator)
    }
    let handle = part("handleComponent", facts.handle, element, &evaluator)
    return chrome(behind) + content + chrome(handle)
  }

  /// A component of a package that closes like React Native's `Modal`, or is called like one and told whether it is open
  /// and what to do when it closes.
  static func liesOver(_ name: ExternalName, _ props: ScriptObject) -> Bool {
    func isThere(_ name: String) -> Bool { props[name].map { !$0.isMissing } ?? false }
    if isThere("onRequestClose") { return true }
    let tag = name.path.last ?? ""
    return over.contains { tag.hasSuffix($0) }
      && ReactProps.opening.contains(where: isThere)
      && props.keys.contains { name in
        name.hasPrefix("on") && closings.contains { name.hasSuffix($0) } && isThere(name)
      }
  }

  /// A dialog of a package that nobody hands anything: whoever holds a reference to it says what it shows, and when (React,
  /// “useImperativeHandle”).
  static func isCalled(_ name: ExternalName, _ element: ReactElement) -> Bool {
    let tag = name.path.last ?? element.site.tag
    return element.props.isEmpty && over.contains { tag.hasPrefix($0) || tag.hasSuffix($0) }
  }

  private static let over = ["Modal", "Sheet", "Dialog", "Popover", "Popup", "Overlay", "Alert"]
  private static let closings = ["Close", "Closed", "Dismiss", "Dismissed", "PresentedChange"]

  /// Shown over whatever writes it.
  static func present(
    _ element: ReactElement, as row: KnownComponent, _ evaluator: inout ScriptEvaluator,
    _ show: (inout ScriptEvaluator) -> [HostNode]
  ) -> [HostNode] {
    let nodes = whileOpen(element, &evaluator, show)
    let suffix = row == .modal ? "modal" : row == .popover ? "popover" : "sheet"
    evaluator.trace.note(
      HostPresentation(
        suffix: suffix, reason: row == .modal ? .cover : .sheet, nodes: nodes,
        site: element.site, writer: element.makers.last))
    return []
  }

  /// What lies over the others is seen only while its user says so: that holds in all of it.
  static func whileOpen(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator,
    _ show: (inout ScriptEvaluator) -> [HostNode]
  ) -> [HostNode] {
    let outer = evaluator.assumptions
    defer { evaluator.assumptions = outer }
    for name in ReactProps.opening {
      guard let value = element.props[name] else { continue }
      let isOpen = evaluator.truth(value)
      evaluator.assumptions.add(evaluator.assumptions.simplify(isOpen), true)
    }
    return show(&evaluator)
  }

  /// What lies behind the sheet, where an app takes the package's own.
  static func renderBackdrop(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let children = evaluator.render(element.props["children"] ?? .undefined)
    return [.element(box(backdrop, element.props, children, element))]
  }

  private static func chrome(_ nodes: [HostNode]) -> [HostNode] {
    nodes.isEmpty ? [] : [.chrome(.nodes(nodes))]
  }

  /// What its user gives in the place of a part of the package, or that part; `null` takes it away.
  private static func part(
    _ prop: String, _ own: Said, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    switch element.props[prop] {
    case .null?: []
    case let given? where !given.isMissing: evaluator.renderSlot(given)
    default: [.element(box(own, ScriptObject(), [], element))]
    }
  }

  /// What the package says of one of its boxes.
  struct Said {
    var label: String
    var role = "adjustable"
    var hint: String?
  }

  private static let sheet = Said(label: "Bottom Sheet")
  private static let backdrop = Said(
    label: "Bottom sheet backdrop", role: "button", hint: "Tap to close the bottom sheet")

  /// A box that is an element unless its user says otherwise: `null` leaves it to React Native.
  private static func box(
    _ said: Said, _ given: ScriptObject, _ children: [HostNode], _ element: ReactElement
  ) -> HostElement {
    func value(_ name: String, _ own: ScriptValue?) -> ScriptValue? {
      if case .undefined? = given[name] { return own }
      return given[name] ?? own
    }
    var props = ScriptObject()
    props["accessible"] = value("accessible", .flag(true))
    props["accessibilityLabel"] = value("accessibilityLabel", .text(.literal(said.label)))
    props["accessibilityRole"] = value("accessibilityRole", .text(.literal(said.role)))
    props["accessibilityHint"] = value(
      "accessibilityHint", said.hint.map { .text(.literal($0)) })
    var box = HostElement(
      kind: .view, props: props, children: children, site: element.site,
      origin: HostOrigin(element))
    box.isMadeByPackage = true
    return box
  }
}

/// What the package's versions have in common with each other, and what not.
struct SheetFacts {
  /// The content is one element, which takes all in it from the listener.
  var isOneElement: Bool
  /// Its user can say that it is none.
  var canBeToldOtherwise: Bool
  /// What is drawn behind the content is an element of its own.
  var hasBackground: Bool
  var handle: PackageSheets.Said

  /// By its tags: up to 4.0.2 without a way out (2.4 has one), none from 4.0.3 to 4.5.1, since 4.6.0 and in all of 5
  /// by default.
  init(_ version: PackageVersion?) {
    let version = version ?? .newest
    let isOld = version < PackageVersion(4, 0, 3)
    let hasDefaults = version >= PackageVersion(4, 6, 0)
    isOneElement = isOld || hasDefaults
    canBeToldOtherwise = hasDefaults || version.major == 2 && version.minor >= 4
    hasBackground = !isOld
    handle = PackageSheets.Said(
      label: hasDefaults ? "Bottom sheet handle" : "Bottom Sheet handle",
      hint: hasDefaults
        ? "Drag up or down to extend or minimize the bottom sheet"
        : "Drag up or down to extend or minimize the Bottom Sheet")
  }
}
