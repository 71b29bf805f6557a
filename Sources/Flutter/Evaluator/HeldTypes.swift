internal import DartModules
internal import DartSyntax

/// The types of what objects of packages and of the framework hold, as their type arguments say.
enum HeldTypes {
  /// What is loaded (riverpod, `AsyncValue`; Flutter, `AsyncSnapshot`): nothing before it is there.
  private static let loaded: Set<String> = ["AsyncValue", "AsyncData", "AsyncSnapshot"]
  private static let ofLoaded: Set<String> = ["value", "valueOrNull", "data"]
  private static let surely: Set<String> = ["requireValue", "requireData"]
  /// What stands around one value that changes (Flutter, `ValueListenable`).
  private static let listened: Set<String> = ["ValueListenable", "ValueNotifier"]
  /// Classes that those of an app extend, the last of whose types is that of their `state` (bloc, riverpod,
  /// state_notifier).
  private static let holders: Set<String> = [
    "Cubit", "Bloc", "HydratedCubit", "HydratedBloc", "StateNotifier", "Notifier",
    "AutoDisposeNotifier",
  ]

  static let wrapper = "AsyncValue"

  /// What a member of something of a type gives; nil where that says nothing.
  static func member(_ name: String, of type: DartTypeName?) -> DartTypeName? {
    guard let type, let held = type.arguments.last else { return nil }
    if listened.contains(type.name), name == "value" { return held }
    guard loaded.contains(type.name) else { return nil }
    if surely.contains(name) || type.name == "AsyncData" && name == "value" { return held }
    var found = held
    found.isNullable = true
    if ofLoaded.contains(name) { return found }
    guard name == "asData" else { return nil }
    found = DartTypeName("AsyncData", [held])
    found.isNullable = true
    return found
  }

  /// The same of an object of the app's own, by the class above it that it is a kind of.
  static func member(
    _ name: String, of instance: DartInstance?, in libraries: Libraries
  ) -> DartTypeName? {
    guard name == "state" || name == "value", let instance else { return nil }
    let kinds = name == "state" ? holders : listened
    for type in libraries.ancestry(instance.type) {
      if let above = libraries[type].superclass, kinds.contains(above.name) {
        return above.arguments.last
      }
    }
    return nil
  }

  /// `<A, B>` of a call.
  static func arguments(of call: DartNodeID, in file: DartFile) -> [DartTypeName] {
    guard let list = file.children(call).first(where: { file.kind($0) == .typeArguments }) else {
      return []
    }
    return file.children(list).filter { file.kind($0) == .type }.map { file.typeName($0) }
  }
}

/// What the context gives of providers around (provider, “Reading a value”; bloc, `context.select`).
enum ContextProviders {
  private static let looked: Set<String> = ["watch", "read"]
  /// Classes that are asked for theirs by `of`, with the type in angle brackets; the framework for texts (Flutter,
  /// `Localizations.of`).
  private static let owners: Set<String> = [
    "Provider", "BlocProvider", "RepositoryProvider", ofLanguage,
  ]
  private static let ofLanguage = "Localizations"

  /// The type of what a call asks the context for.
  static func type(
    askedBy name: String, at node: DartNodeID, in file: DartFile
  ) -> DartTypeName? {
    looked.contains(name) ? HeldTypes.arguments(of: node, in: file).first : nil
  }

  /// `Provider.of<Garden>(context)`.
  static func value(
    of owner: String, _ name: String, _ node: DartNodeID, _ frame: CodeFrame,
    _ evaluator: DartEvaluator
  ) -> DartValue? {
    guard owners.contains(owner), name == "of",
      let type = HeldTypes.arguments(of: node, in: evaluator.file(frame)).first,
      case .unknown(var found) = evaluator.unknown(node, frame, isData: true, type: type)
    else { return nil }
    // What the framework hands out for a language hangs on that, as the device is set to it.
    if owner == ofLanguage { found.subject.owner = PlatformFacts.owner }
    return .unknown(found)
  }

  /// `context.select((Garden garden) => garden.title)`, `context.select<Garden, String>((garden) => garden.title)`.
  static func selected(
    _ given: [Made.Argument], _ node: DartNodeID, _ frame: CodeFrame,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    guard given.count == 1, case .closure(let closure) = given[0].value,
      let parameter = closure.parameters.first,
      let type = parameter.type
        ?? HeldTypes.arguments(of: node, in: evaluator.file(frame)).first
    else { return nil }
    let base = UnknownValue(
      code: type.name.prefix(1).lowercased() + type.name.dropFirst(),
      subject: DartSubject(owner: 0, hash: Digest.of([Digest.of(type.name), 0x5E1EC7])),
      isData: true, type: type)
    return evaluator.build(
      given[0].value, at: evaluator.place(node, frame), given: [.unknown(base)]
    ).asData
  }
}

extension DartValue {
  /// It is data, by whatever code it comes.
  var asData: DartValue {
    guard case .unknown(var unknown) = self else { return self }
    unknown.isData = true
    return .unknown(unknown)
  }
}

extension UnknownValue {
  /// Whether it is one of its cases: “bed is loading”; nil of what has no name of its own.
  func question(_ label: String) -> String? { code.contains("(") ? nil : code + " is " + label }
}
