internal import Components
internal import ScriptModules

/// What `createContext` made: which of them it is.
struct ScriptContext: Sendable {
  /// The same wherever the object goes.
  let identity: UInt64

  // No name of a script has a space.
  private static let identityName = "its context"
  private static let partName = "its part"

  /// Of the object itself, its provider and its consumer; nil where it is none of them.
  init?(_ value: ScriptValue) {
    guard case .object(let object) = value,
      let identity = object[Self.identityName]?.literal.flatMap({ UInt64($0) })
    else { return nil }
    self.identity = identity
  }

  init(identity: UInt64) { self.identity = identity }

  /// An object with the parts that elements are made of.
  var value: ScriptValue {
    var whole = object
    for part in [Self.provider, Self.consumer] {
      var own = object
      own[Self.partName] = .text(.literal(part))
      whole[part] = .object(own)
    }
    return .object(whole)
  }

  private var object: ScriptObject {
    var object = ScriptObject()
    object[Self.identityName] = .text(.literal(String(identity)))
    return object
  }

  private static let provider = "Provider"
  private static let consumer = "Consumer"

  /// An element of it hands its context to a function (React, `createContext`: `SomeContext.Consumer`).
  static func isConsumer(_ object: ScriptObject) -> Bool {
    object[partName]?.literal == consumer
  }
}

/// What components take from those around them that hand it to nobody in between.
enum Contexts {
  /// What a call of `createContext` gives.
  static func made(
    at site: ScriptEvaluator.Call, _ evaluator: ScriptEvaluator
  ) -> ScriptValue {
    let scope = evaluator.scopes[site.scope]
    let digest = UInt64.of("context", evaluator.site(site.id, site.scope), scope.identity)
    return ScriptContext(identity: digest).value
  }

  /// What is provided around whoever asks; nil where nobody can tell.
  static func value(
    of given: ScriptValue, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let context = ScriptContext(given) else { return nil }
    evaluator.contextReads += 1
    return evaluator.provided[context.identity]
  }

  /// What a hook gives that is handed a context: the same for all who ask for it, where nobody around them provides it.
  static func value(
    of hook: ExternalName, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    let given = arguments.first ?? .undefined
    if case .choice(let choice) = given {
      return evaluator.map(choice) { value(of: hook, [$1], site, &$0) }
    }
    if let value = value(of: given, &evaluator) { return value }
    let result = evaluator.result(of: .external(hook), arguments, site)
    guard let context = ScriptContext(given), case .unknown(var unknown) = result else {
      return result
    }
    unknown.subject = .of("context", context.identity)
    return .unknown(unknown)
  }

  /// An element of a context: what it hands out is known while its children are shown.
  static func render(
    _ object: ScriptObject, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode]? {
    guard let context = ScriptContext(.object(object)) else { return nil }
    evaluator.trace.tally.isKnown[element.site] = true
    let children = element.props["children"] ?? .undefined
    if ScriptContext.isConsumer(object) {
      guard let value = value(of: .object(object), &evaluator),
        case .function(let closure) = children
      else { return evaluator.render(children) }
      return evaluator.render(evaluator.call(closure, [value]))
    }
    let outer = evaluator.provided
    defer { evaluator.provided = outer }
    // A member that may be among others is not known to be missing.
    evaluator.provided[context.identity] =
      element.props["value"] ?? (element.props.others == nil ? .undefined : nil)
    return evaluator.render(children)
  }

  // MARK: Components

  private static let mark = "context "

  static func isContext(_ name: String) -> Bool { name.hasPrefix(mark) }

  /// The props of a component with what is provided around it, under names that no prop has: what it shows hangs
  /// on both.
  static func joined(_ props: ScriptObject, _ evaluator: ScriptEvaluator) -> ScriptObject {
    var joined = props
    for identity in evaluator.provided.keys.sorted() {
      joined[mark + String(identity)] = evaluator.provided[identity]
    }
    return joined
  }

  /// The props alone again, and what is provided under the names that these have.
  static func parted(
    _ joined: ScriptObject, _ evaluator: inout ScriptEvaluator
  ) -> ScriptObject {
    guard !evaluator.provided.isEmpty else { return joined }
    var props = joined
    for identity in evaluator.provided.keys.sorted() {
      let name = mark + String(identity)
      evaluator.provided[identity] = joined[name]
      props[name] = nil
    }
    return props
  }
}
