internal import Components
internal import ScriptModules

/// What stands in the bar above a screen.
struct HostBar: Sendable, Equatable {
  /// What has to hold for it not to be there.
  var hidden = ScriptCondition.constant(false)
  var title: SourcedText?
  /// A title that is made of elements.
  var titleNodes: [HostNode]?
  var left: [HostNode]?
  var right: [HostNode] = []
  var hasBack = true
  /// Of a bar above what is shown inside another screen: there is a way back from it.
  var canGoBack = false
  var hasSearch = false
  /// What the app draws instead: `header: Header`, and what that comes to once all options are known.
  var header: ScriptValue?
  var own: [HostNode]?
  /// All that was said of the screen, for a header of the app.
  var options = ScriptObject()

  var isHidden: Bool {
    get { hidden == .constant(true) }
    set { hidden = .constant(newValue) }
  }

  /// What is set later wins.
  mutating func add(_ change: HostBarChange) {
    let (other, sets) = (change.bar, change.sets)
    for key in other.options.keys { options[key] = other.options[key] }
    if sets.contains("header") { (header, own) = (other.header, other.own) }
    if sets.contains("headerShown") { hidden = other.hidden }
    if let title = other.title {
      self.title = title
      if sets.contains("headerTitle") || options["headerTitle"] == nil { titleNodes = nil }
    }
    if let nodes = other.titleNodes { titleNodes = nodes }
    if let left = other.left { self.left = left }
    if sets.contains("headerRight") { right = other.right }
    if sets.contains("headerBackVisible") { hasBack = other.hasBack }
    if other.hasSearch { hasSearch = true }
  }
}

extension ScriptEvaluator {
  /// Options may be a function of what nobody knows.
  mutating func optionObject(_ value: ScriptValue) -> ScriptValue {
    switch value {
    case .function(let closure):
      let options = call(
        closure, [.unknown(ScriptUnknown(words: "", subject: .of("options", seed)))])
      return options.isCallable ? .undefined : optionObject(options)
    case .choice(let choice):
      if let members = value.members { return .object(members) }
      return choice.sides.map(\.value).first { if case .object = $0 { true } else { false } }
        ?? .undefined
    default: return value
    }
  }

  /// A header of the app is given what the options and the navigator say.
  mutating func drawHeader(of bar: inout HostBar, name: String?, canGoBack: Bool) {
    guard let header = bar.header else { return }
    var route = ScriptObject(others: ScriptUnknown(words: "route", subject: .of("route", seed)))
    if let name { route["name"] = .text(.literal(name)) }
    var props = ScriptObject(others: ScriptUnknown(words: "", subject: .of("header", seed)))
    props["options"] = .object(bar.options)
    props["route"] = .object(route)
    // The same as a stack hands it in before the sixth version (React Navigation 5, “Stack Navigator”: `header`).
    var descriptor = ScriptObject(
      others: ScriptUnknown(words: "descriptor", subject: .of("descriptor", seed)))
    descriptor["options"] = .object(bar.options)
    var scene = ScriptObject(others: ScriptUnknown(words: "scene", subject: .of("scene", seed)))
    (scene["route"], scene["descriptor"]) = (.object(route), .object(descriptor))
    props["scene"] = .object(scene)
    if !canGoBack { (props["back"], props["previous"]) = (.undefined, .undefined) }
    bar.own = render(
      ReactElement(type: header, props: props, site: place, seed: seed, makers: shown))
  }

  /// What a component sets for the screen that it is on: a header of the app is drawn as it stands there.
  mutating func setOptions(_ value: ScriptValue) {
    guard var change = barChange(value) else { return }
    drawHeader(of: &change.bar, name: nil, canGoBack: true)
    options.append(change)
  }

  mutating func addBar(_ value: ScriptValue, to bar: inout HostBar) {
    if let change = barChange(value) { bar.add(change) }
  }

  /// What options of a screen say about its bar.
  mutating func barChange(_ value: ScriptValue) -> HostBarChange? {
    guard case .object(let object) = optionObject(value) else { return nil }
    var own = HostBar()
    var sets = Set(object.keys)
    if let shown = object["headerShown"] {
      if shown.isMissing {
        sets.remove("headerShown")
      } else {
        own.hidden = equals(shown, .flag(false))
      }
    }
    own.options = object
    switch object["header"] {
    case .null?:
      own.isHidden = true
      sets.insert("headerShown")
    case .function?, .classType?, .choice?: own.header = object["header"]
    default: break
    }
    for key in ["title", "headerTitle"] {
      guard let title = object[key] else { continue }
      switch title {
      case .function, .element, .classType: own.titleNodes = renderSlot(title)
      case .undefined, .null: break
      case .choice where title.isDrawn || title.isBlankAtTimes:
        own.titleNodes = renderSlot(title.present.withHeadings(at: place, seed, shown))
      default: if own.title == nil { own.title = title.text }
      }
    }
    if let left = object["headerLeft"]?.given { own.left = renderSlot(left) }
    if let right = object["headerRight"] { own.right = renderSlot(right) }
    if case .flag(let flag)? = object["headerBackVisible"] { own.hasBack = flag }
    own.hasSearch = object["headerSearchBarOptions"].map { !$0.isMissing } ?? false
    return HostBarChange(bar: own, sets: sets)
  }
}

extension ScriptValue {
  /// The app draws it, on one side at least.
  fileprivate var isDrawn: Bool {
    switch self {
    case .function, .element, .classType: true
    case .choice(let choice): choice.sides.contains { $0.value.isDrawn }
    default: false
    }
  }

  /// A text on one side and none on another, where nothing at all would be the name of the route.
  ///
  /// In the place of data that are missing an empty text is the exception.
  fileprivate var isBlankAtTimes: Bool {
    guard case .choice(let choice) = self else { return false }
    return choice.tableWords == nil && choice.isOfWords
      && choice.sides.contains { $0.value.literal?.isEmpty == true || $0.value.isBlankAtTimes }
  }

  /// Where other sides are drawn, a text is the title that the system shows.
  fileprivate func withHeadings(
    at site: HostSite, _ seed: UInt64, _ makers: [ComponentKey]
  ) -> ScriptValue {
    switch self {
    case .choice(var choice):
      for index in choice.sides.indices {
        let value = choice.sides[index].value
        choice.sides[index].value = value.withHeadings(at: site, seed, makers)
      }
      return .choice(choice)
    case .text(let text) where text.known?.isEmpty == true: return .undefined
    case .text, .number:
      var props = ScriptObject()
      props["accessibilityRole"] = .text(.literal("header"))
      props["children"] = self
      let type = ExternalName(module: "react-native", path: ["Text"])
      return .element(
        ReactElement(type: .external(type), props: props, site: site, seed: seed, makers: makers))
    default: return self
    }
  }

  /// What is given, on one side at least.
  fileprivate var given: ScriptValue? {
    guard case .choice(let choice) = self else { return isMissing ? nil : self }
    return choice.sides.lazy.compactMap(\.value.given).first
  }
}

extension ScreenRegistration {
  /// A header of the app is given what its screen sets for itself as well.
  mutating func drawHeader(
    _ component: ScriptValue?, _ props: ScriptObject, _ evaluator: inout ScriptEvaluator
  ) {
    guard bar.header != nil else { return }
    if let component {
      var props = props
      if props.others == nil {
        props.others = ScriptUnknown(words: "", subject: .of("screen", evaluator.seed))
      }
      let element = ReactElement(
        type: component, props: props, site: site, seed: evaluator.seed, makers: evaluator.shown)
      for change in Self.optionsSet(by: element, &evaluator) where change.bar.header == nil {
        bar.add(change)
      }
    }
    evaluator.drawHeader(of: &bar, name: name, canGoBack: kind == .stack && !isInitial)
  }

  /// Nothing else of it is shown here: whoever asks is read again when one of the files is another.
  private static func optionsSet(
    by element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostBarChange] {
    let (steps, innerSteps, written) = (evaluator.steps, evaluator.innerSteps, evaluator.written)
    let (longest, touched, options) = (evaluator.longest, evaluator.touched, evaluator.options)
    let wasCut = evaluator.isCut
    (evaluator.options, evaluator.touched) = ([], [[]])
    let number = evaluator.openTrace()
    let (set, found) = evaluator.apart(.of("options", evaluator.seed), number) { inner in
      _ = inner.render(element)
      return (inner.options, ScriptFindings(inner))
    }
    (evaluator.steps, evaluator.innerSteps, evaluator.written) = (steps, innerSteps, written)
    (evaluator.longest, evaluator.touched, evaluator.options) = (longest, touched, options)
    evaluator.isCut = wasCut
    evaluator.trace.asked.formUnion(found.asked)
    evaluator.trace.askedTexts.formUnion(found.askedTexts)
    evaluator.trace.modules.formUnion(found.modules)
    evaluator.trace.note(host: number)
    return set
  }
}

/// Options that were set, and which of them.
struct HostBarChange: Sendable, Equatable {
  var bar: HostBar
  var sets: Set<String>
}

extension ScriptChoice {
  fileprivate var isOfWords: Bool {
    sides.allSatisfy { side in
      if case .choice(let inner) = side.value { inner.isOfWords } else { side.value.isText }
    }
  }
}
