import Scenes
import Views

/// What a term comes to before anything was touched: of the states of a view, what they begin with.
struct AtRest {
  let code: SourceCode
  /// The view, or modifier, in whose code it stands.
  let owner: TypeID

  /// A flag is one or zero; nil where source does not tell.
  func number(_ term: Term) -> Double? {
    switch term {
    case .constant("true"): return 1
    case .constant("false"): return 0
    case .constant(let text): return Double(text)
    case .name(let name): return initial(name)
    // A size or a point that begins as zero is zero in each of its parts.
    case .member(.name(let name), let part):
      return Self.parts.contains(part) && initial(name) == 0 ? 0 : nil
    case .prefix("-", let inner): return number(inner).map { -$0 }
    case .prefix("!", let inner): return number(inner).map { 1 - $0 }
    case .binary(let sign, let left, let right):
      guard let left = number(left), let right = number(right) else { return nil }
      return Self.value(sign, left, right)
    case .call(.name("abs"), let given) where given.count == 1:
      return number(given[0].value).map { abs($0) }
    case .call: return term.unconverted == term ? nil : number(term.unconverted)
    default: return nil
    }
  }

  /// All of it is a test; nil where source does not tell.
  func holds(_ condition: Formula) -> Bool? {
    var isKnown = true
    for part in condition.parts {
      guard case .test(let term) = part, let value = number(term) else {
        isKnown = false
        continue
      }
      if value == 0 { return false }
    }
    return isKnown ? true : nil
  }

  private func initial(_ name: String) -> Double? {
    let members = code.members(of: owner, named: name)
    guard members.count == 1, let id = members.first, case let member = code.member(id),
      member.kind == .storedProperty, let value = member.value,
      code.files[id.file].attributes(of: id.index).contains(where: {
        isOfView(code.files.name($0, in: id.file).word)
      })
    else { return nil }
    switch code.term(value, in: id.file) {
    case .constant("true")?: return 1
    case .constant("false")?: return 0
    case .constant(let text)?: return Double(text)
    case .implicit("zero")?, .member(_, "zero")?: return 0
    default: return nil
    }
  }

  /// What nobody but the view sets.
  private func isOfView(_ attribute: Word) -> Bool {
    switch attribute {
    case .State, .GestureState: true
    default: false
    }
  }

  private static let parts: Set = ["width", "height", "x", "y"]

  private static func value(_ sign: String, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">": left > right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "&&": left * right == 0 ? 0 : 1
    case "||": left + right == 0 ? 0 : 1
    default: nil
    }
  }
}
