internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// Functions, and what they are given.
extension DartEvaluator {
  /// Each parameter with its value: what is given, its default, or nothing.
  mutating func bound(
    _ parameters: [DartParameter], _ arguments: [Made.Argument], _ frame: inout CodeFrame
  ) -> [(DartParameter, DartValue)] {
    let positional = arguments.filter(\.label.isEmpty)
    var next = 0
    var found: [(DartParameter, DartValue)] = []
    for parameter in parameters {
      var value: DartValue?
      if parameter.place == .named {
        value = arguments.first { $0.label == parameter.name }?.value
      } else if next < positional.count {
        value = positional[next].value
        next += 1
      }
      if value == nil, let node = parameter.value { value = evaluate(node, &frame) }
      if let type = parameter.type, isMessages(type, frame) { value = .messages }
      if let type = parameter.type,
        let narrow = value.flatMap({
          Narrowing.narrowed($0, to: type, in: frame.file, &self)
        })
      {
        value = narrow
      }
      found.append(
        (parameter, value?.typed(parameter.type).present(as: parameter.type) ?? .null))
    }
    return found
  }

  /// Nil where there is no body, or it asks for itself.
  mutating func run(_ closure: DartClosure, _ arguments: [Made.Argument]) -> DartValue? {
    guard let body = closure.body, closure.isWorthRunning else { return nil }
    guard calls < DartLimits.calls else {
      isCut = true
      return nil
    }
    let whole = Digest.of(
      [closure.digest]
        + arguments.flatMap { [Digest.of($0.label), $0.value.digest] })
    if let known = results[whole] { return known }
    // How often what asks for itself does so, only data tells.
    let key = closure.bodyKey
    let outer = makers
    let around = closure.frame.makers ?? outer
    if closure.repeats(running[key] ?? [], with: arguments, by: around) {
      refusals += 1
      return nil
    }
    running[key, default: []].append(Running(closure: closure, arguments: arguments))
    makers = Makers(key, in: around)
    let before = refusals
    calls += 1
    defer {
      calls -= 1
      running[key]?.removeLast()
      makers = outer
    }
    note(body, in: closure.frame.file)
    if let type = closure.frame.type { note(type) }
    var frame = closure.frame
    frame.makers = makers
    for (parameter, value) in bound(closure.parameters, arguments, &frame) {
      frame.set(parameter.name, value)
    }
    let value = value(
      ofBody: body, &frame, isNullable: closure.result?.isNullable ?? closure.name.isEmpty
    )
    .present(as: closure.result)
    if refusals == before { results[whole] = value }
    return value
  }

  mutating func value(
    ofBody body: DartNodeID, _ frame: inout CodeFrame, isNullable: Bool
  ) -> DartValue {
    guard file(frame).kind(body) == .block else { return evaluate(body, &frame) }
    let before = (early, jumps, isInEach)
    (early, jumps, isInEach) = ([], [], false)
    defer { (early, jumps, isInEach) = before }
    switch execute(body, &frame) {
    case .returned(let value): return folded(value, at: place(body, frame))
    case .fallen, .jumped:
      // A switch over all cases returns in one of them.
      if !isNullable, let last = early.popLast() {
        return folded(last.content, at: place(body, frame))
      }
      return folded(.null, at: place(body, frame))
    }
  }

  /// Returns that came first, each on its condition, and the last.
  func folded(_ last: DartValue, at place: Place) -> DartValue {
    early.reversed().reduce(last) { DartAnswers.join($1.condition, $1.content, $0, at: place) }
  }

  mutating func value(
    of function: DartFunction, _ frame: CodeFrame, _ arguments: [Made.Argument]
  ) -> DartValue {
    if let type = function.result, isMessages(type, frame) { return .messages }
    let value = run(closure(function, frame), arguments)
    if case .unknown(let unknown)? = value, !unknown.isData {
      return named(
        function.name, frame, type: function.result, nature: unknown.subject.nature)
    }
    // The name of the function says more than code that nobody followed.
    if case .text(let text, _)? = value, text.isOnlyCode {
      return named(function.name, frame, type: function.result)
    }
    return value?.element(of: function.name).typed(byResult: function.result)
      ?? named(function.name, frame, type: function.result)
  }

  /// What a builder makes, of which only the program knows what it is called with.
  mutating func build(
    _ value: DartValue, at place: Place, given: [DartValue?] = [], child: DartValue? = nil
  ) -> DartValue {
    switch value {
    case .closure(let closure):
      let arguments = closure.parameters.enumerated().map { index, parameter in
        let unknown = UnknownValue(
          code: parameter.name,
          subject: DartSubject(
            owner: closure.frame.owner,
            hash: Digest.of([closure.digest, Digest.of(parameter.name)])),
          isData: true, type: parameter.type)
        var value: DartValue = (index < given.count ? given[index] : nil) ?? .unknown(unknown)
        if let child, parameter.name == "child" { value = child }
        return Made.Argument(
          label: parameter.place == .named ? parameter.name : "", value: value)
      }
      return run(closure, arguments)
        ?? .unknown(
          UnknownValue(
            code: closure.name.isEmpty ? "builder" : closure.name,
            subject: DartSubject(owner: closure.frame.owner, hash: closure.digest), isData: false,
            type: DartTypeName("Widget")))
    case .either(let choice):
      let sides = choice.sides.map { side in
        DartChoice<DartValue>.Side(
          condition: side.condition,
          content: build(side.content, at: place, given: given, child: child))
      }
      return DartAnswers.whole(
        DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    case .unknown(let unknown):
      return .unknown(
        UnknownValue(
          code: unknown.code, subject: unknown.subject, isData: unknown.isData,
          type: DartTypeName("Widget")))
    case .type(let type): return .made(Made(type.name, type: type, at: place, in: ""))
    default: return value
    }
  }
}

extension DartClosure {
  /// Of what comes later, or is nothing, no screen is made.
  private static let later: Set<String> = ["Future", "FutureOr", "Stream", "void"]

  fileprivate var isWorthRunning: Bool {
    guard let result else { return true }
    return !Self.later.contains(result.name)
  }
}
