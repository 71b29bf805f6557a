internal import DartModules
internal import DartSyntax

/// What `ref.watch(provider)` gives, as the provider declares it: its state, or the object that holds it.
///
/// Of riverpod and refena by their documentation (“Providers”): the last of its types is the state, that of a notifier
/// stands in front of it. What comes later is wrapped.
enum WatchedProviders {
  /// Providers of one value, and of a notifier and its state.
  private static let plain: Set<String> = [
    "Provider", "StateProvider", "ChangeNotifierProvider", "ViewProvider",
  ]
  private static let notifying: Set<String> = [
    "NotifierProvider", "StateNotifierProvider", "ReduxProvider",
  ]
  /// The same of what comes later.
  private static let late: Set<String> = ["FutureProvider", "StreamProvider"]
  private static let lateNotifying: Set<String> = [
    "AsyncNotifierProvider", "StreamNotifierProvider",
  ]

  /// `ref.watch(provider.select((state) => state.title))`: what the function makes of what is watched.
  static func selected(
    by node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    let file = evaluator.file(frame)
    guard let call = watched(by: node, in: file), file.kind(call) == .callExpr,
      let callee = file.firstChild(call), file.kind(callee) == .memberExpr,
      file.name(callee) == "select", let provider = file.firstChild(callee),
      let list = file.children(call).first(where: { file.kind($0) == .arguments }),
      let function = file.firstChild(list), file.kind(function) == .functionExpr
    else { return nil }
    let name = file.code(provider)
    let base = UnknownValue(
      code: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name,
      subject: DartSubject(owner: 0, hash: Digest.of([file.codeHash(provider), 0x5E1EC7])),
      isData: true, type: type(of: provider, frame, &evaluator))
    return evaluator.build(
      evaluator.evaluate(function, &frame), at: evaluator.place(node, frame),
      given: [.unknown(base)]
    ).asData
  }

  private static let suffix = "Provider"

  private static func watched(by node: DartNodeID, in file: DartFile) -> DartNodeID? {
    file.children(node).first { file.kind($0) == .arguments }.flatMap { file.firstChild($0) }
  }

  /// The type of what is watched by a call; nil where the source does not tell.
  static func type(
    watchedBy node: DartNodeID, _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartTypeName? {
    watched(by: node, in: evaluator.file(frame)).flatMap { type(of: $0, frame, &evaluator) }
  }

  private static func type(
    of asked: DartNodeID, _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartTypeName? {
    let file = evaluator.file(frame)
    var asked = asked
    var isNotifier = false
    // `provider(id)` of a family.
    if file.kind(asked) == .callExpr, let callee = file.firstChild(asked) { asked = callee }
    if file.kind(asked) == .memberExpr, file.name(asked) == "notifier",
      let base = file.firstChild(asked)
    {
      (asked, isNotifier) = (base, true)
      if file.kind(asked) == .callExpr, let callee = file.firstChild(asked) { asked = callee }
    }
    guard file.kind(asked) == .nameExpr, frame.locals[file.name(asked)] == nil else { return nil }
    let name = file.name(asked)
    evaluator.lookups.insert(name)
    guard case .variable(let home, let index)? = evaluator.libraries.resolve(name, in: frame.file)
    else { return nil }
    let variable = evaluator.libraries[home].module.variables[index]
    evaluator.note(variable.node, in: home)
    guard let value = variable.value else { return nil }
    return type(givenBy: value, in: home, isNotifier, &evaluator)
  }

  private static func type(
    givenBy value: DartNodeID, in home: DartFileID, _ isNotifier: Bool,
    _ evaluator: inout DartEvaluator
  ) -> DartTypeName? {
    let file = evaluator.libraries[home]
    guard file.kind(value) == .callExpr else { return nil }
    let parts = file.children(value)
    guard var callee = parts.first else { return nil }
    // `Provider.family.autoDispose(…)`
    while file.kind(callee) == .memberExpr, let base = file.firstChild(callee) { callee = base }
    let kind = file.name(callee)
    let types = parts.first { file.kind($0) == .typeArguments }.map { list in
      file.children(list).filter { file.kind($0) == .type }.map { file.typeName($0) }
    }
    if plain.contains(kind) {
      // The holder of a plain state is the package's own.
      if isNotifier, kind != "ChangeNotifierProvider" { return nil }
      return types?.first ?? made(by: parts, in: home, &evaluator)
    }
    if late.contains(kind), !isNotifier, let type = types?.first {
      return DartTypeName(HeldTypes.wrapper, [type])
    }
    if lateNotifying.contains(kind), let types, types.count > 1 {
      return isNotifier ? types[0] : DartTypeName(HeldTypes.wrapper, [types[1]])
    }
    guard notifying.contains(kind), let types, types.count > 1 else { return nil }
    return isNotifier ? types[0] : types[1]
  }

  /// `ChangeNotifierProvider((ref) => Keeper())`.
  private static func made(
    by parts: [DartNodeID], in home: DartFileID, _ evaluator: inout DartEvaluator
  ) -> DartTypeName? {
    let file = evaluator.libraries[home]
    guard let list = parts.first(where: { file.kind($0) == .arguments }),
      let function = file.firstChild(list), file.kind(function) == .functionExpr,
      let body = file.children(function).last, file.kind(body) == .expressionBody,
      let call = file.firstChild(body), file.kind(call) == .callExpr,
      let callee = file.firstChild(call), file.kind(callee) == .nameExpr
    else { return nil }
    let name = file.name(callee)
    evaluator.lookups.insert(name)
    guard case .type(let type)? = evaluator.libraries.resolve(name, in: home) else { return nil }
    evaluator.note(type)
    return evaluator.libraries[type].kind == .class ? DartTypeName(name) : nil
  }
}
