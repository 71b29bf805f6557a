internal import Components
internal import ScriptModules

/// `match(value).with(pattern, () => <A/>).otherwise(() => <B/>)` of ts-pattern (its documentation: “API reference”):
/// the first pattern that fits says what is shown.
enum PatternChains {
  static let module = "ts-pattern"

  // No name of a script has a space.
  private static let valueName = "its value"
  private static let sidesName = "its sides"

  /// What `match` gives.
  static func start(_ value: ScriptValue) -> ScriptValue {
    var chain = ScriptObject()
    chain[valueName] = value
    chain[sidesName] = .choice(ScriptChoice(sides: []))
    return .object(chain)
  }

  /// Nil where it is no such chain, or nothing that a chain has.
  static func called(
    _ chain: ScriptObject, _ method: String, _ arguments: [ScriptValue],
    _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let value = chain[valueName], case .choice(var choice)? = chain[sidesName] else {
      return nil
    }
    switch method {
    case "with", "when":
      guard arguments.count > 1, let handler = arguments.last else { return nil }
      let condition = fits(value, arguments.dropLast(), method, site, &evaluator)
      let outer = evaluator.assumptions
      evaluator.assumptions.add(condition, true)
      let shown = evaluator.call(handler, [value], site)
      evaluator.assumptions = outer
      choice.sides.append(ScriptChoice.Side(condition: condition, value: shown))
      var result = chain
      result[sidesName] = .choice(choice)
      return .object(result)
    case "otherwise":
      let shown = evaluator.call(arguments.first ?? .undefined, [value], site)
      return .choose(
        choice.sides + [ScriptChoice.Side(condition: .constant(true), value: shown)])
    case "exhaustive", "run":
      // One of them fits, or the program stops.
      guard let last = choice.sides.indices.last else { return .undefined }
      choice.sides[last].condition = .constant(true)
      return .choose(choice.sides)
    case "returnType", "narrow": return .object(chain)
    default: return nil
    }
  }

  /// Of several patterns one is enough; a function among them asks something of its own.
  private static func fits(
    _ value: ScriptValue, _ patterns: ArraySlice<ScriptValue>, _ method: String,
    _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptCondition {
    var result = ScriptCondition.constant(false)
    var asks = ScriptCondition.constant(true)
    for pattern in patterns {
      if pattern.isCallable {
        asks = .both(asks, evaluator.truth(evaluator.call(pattern, [value], site)))
      } else {
        result = .either(result, fits(value, pattern, site, depth: 0, &evaluator))
      }
    }
    return method == "when" ? asks : .both(result, asks)
  }

  private static func fits(
    _ value: ScriptValue, _ pattern: ScriptValue, _ site: ScriptEvaluator.Call, depth: Int,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptCondition {
    switch pattern {
    case .undefined, .null, .flag, .number, .text: return evaluator.equals(value, pattern)
    case .object(let object) where object.others == nil && depth < 4:
      var result = ScriptCondition.constant(true)
      for key in object.keys {
        guard let inner = object[key] else { continue }
        let member = evaluator.member(value, key)
        result = .both(result, fits(member, inner, site, depth: depth + 1, &evaluator))
      }
      return result
    // `P.any` and the like: whether there is something.
    case .external where depth > 0: return evaluator.truth(value)
    case .external: return .constant(true)
    default:
      return evaluator.ask(
        ScriptQuestion(
          subject: .of("fits", value.subject(), evaluator.site(site.id, site.scope)),
          words: value.text.plainWords))
    }
  }
}
