internal import Components
internal import ScriptModules

/// Props that are called when a finger does something.
enum HandlerNames {
  static let kinds: [(String, HostHandlers.Kind)] = [
    ("onPress", .tap), ("onPressIn", .tap), ("onPressOut", .tap), ("onAccessibilityTap", .tap),
    ("onLongPress", .longPress),
    ("onTouchEnd", .touch), ("onTouchStart", .touch), ("onStartShouldSetResponder", .touch),
    ("onResponderRelease", .touch), ("onResponderGrant", .touch), ("onSwipe", .swipe),
    ("onSwipeLeft", .swipe), ("onSwipeRight", .swipe),
  ]
  /// What VoiceOver calls when an element is activated (React Native, “Accessibility”: `onAccessibilityTap`).
  static let activation = "onAccessibilityTap"
  static let presses = ["onPress", "onLongPress"]
  /// Of what is changed by whoever uses it, as React Native and its packages call them.
  static let changes = [
    "onChange", "onChangeText", "onValueChange", "onCheckedChange", "onSelect", "onToggle",
    "onSubmit", "onSubmitEditing",
  ]
  /// Boxes of React Native that know of no press: what they are handed for one is never called (`ViewPropTypes`).
  static let boxes: Set<String> = ["View", "SafeAreaView", "KeyboardAvoidingView", "ScrollView"]
  static let ofTouchables: Set<String> = ["onPress", "onPressIn", "onPressOut", "onLongPress"]
  static let dismissals: Set<String> = ["dismiss", "blur"]
}

extension HostHandlers {
  init(
    _ props: ScriptObject, isBox: Bool = false, _ evaluator: inout ScriptEvaluator
  ) {
    for (name, kind) in HandlerNames.kinds {
      if isBox, HandlerNames.ofTouchables.contains(name) { continue }
      guard let value = props[name], !value.isMissing else { continue }
      if case .function(let closure) = value { evaluator.trace.note(codeOf: closure.module) }
      guard !IdleHandlers.doesNothing(value, &evaluator) else { continue }
      if case .flag(false) = value { continue }
      if subjects[kind] == nil { subjects[kind] = value.subject() }
      if name == HandlerNames.activation { answersActivation = true }
      if kind == .tap { onlyDismissesKeyboard = value.dismisses(evaluator.modules) }
    }
  }
}

extension ReactElement {
  /// One of those boxes.
  var isBox: Bool {
    guard case .external(let name) = type else { return false }
    return name.module == "react-native" && HandlerNames.boxes.contains(name.name)
  }
}

extension ScriptValue {
  /// Nothing is done but putting the keyboard away.
  func dismisses(_ modules: [ScriptEvaluator.LoadedModule]) -> Bool {
    switch self {
    case .external(let name): return HandlerNames.dismissals.contains(name.name)
    case .unknown(let unknown):
      return unknown.words.split(separator: ".").last.map {
        HandlerNames.dismissals.contains(String($0))
      } ?? false
    case .function(let closure):
      let module = modules[closure.module].module
      let body = module.functions[Int(closure.function)].body
      guard !body.isEmpty else { return false }
      return body.allSatisfy { statement in
        switch statement {
        case .expression(let id), .return(let id?):
          guard case .call(let callee, _, _) = module[id],
            case .member(_, let name) = module[callee]
          else { return false }
          return HandlerNames.dismissals.contains(name)
        default: return false
        }
      }
    default: return false
    }
  }
}

extension ScriptObject {
  /// Its user says what happens when it is pressed.
  var isPressed: Bool { isGiven(HandlerNames.presses) }

  /// The same, or what happens when it is changed.
  var isUsed: Bool { isPressed || isGiven(HandlerNames.changes) }

  private func isGiven(_ names: [String]) -> Bool {
    names.contains { name in
      switch self[name] {
      case nil, .undefined?, .null?, .flag(false)?: false
      default: true
      }
    }
  }

  /// What stands between its tags, or comes with props that only a run tells.
  ///
  /// What code adds to a box is hardly ever its content; a Text and a control are nothing without any.
  func children(in kind: HostKind) -> ScriptValue {
    if let children = self["children"] { return children }
    guard let others, !others.lacksChildren else { return .undefined }
    switch kind {
    case .text, .touchable, .link: break
    default: if others.isCode { return .undefined }
    }
    return .unknown(others.member("children"))
  }

  /// With what a package hands in beside what its users give.
  func fed(_ seed: UInt64) -> ScriptObject {
    guard others == nil else { return self }
    var props = self
    props.others = ScriptUnknown(words: "", subject: .of("fed", seed))
    props.others?.lacksChildren = true
    return props
  }
}

extension ScriptEvaluator.LoadedModule {
  /// Where one of its components is declared.
  func site(_ name: String?, _ offset: UInt32) -> HostSite {
    let name = name ?? ModuleGraph.componentName(path)
    return HostSite(path: path, offset: offset, view: name, anchor: "", tag: name)
  }
}
