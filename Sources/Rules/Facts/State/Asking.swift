/// What a condition asks about, by the names in it.
struct Asking {
  /// Of a comparison both sides: which of them an item is depends on neither alone.
  var sides: [Set<String>]

  /// What depends on these names may change when the answer does.
  func isAbout(_ names: Set<String>) -> Bool { isAbout(names, isRelated: Self.isSame) }

  func isAbout(_ names: Set<String>, isRelated: (String, String) -> Bool) -> Bool {
    !sides.isEmpty
      && sides.allSatisfy { side in side.contains { own in names.contains { isRelated(own, $0) } }
      }
  }

  /// One is the other, or a part of it.
  static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || a.hasPrefix(b + ".") || b.hasPrefix(a + ".")
  }

  /// Each thing that is asked for; nil where a function of the same code is asked.
  static func all(in formula: Formula) -> [Asking]? {
    var found: [Asking] = []
    for part in formula.parts {
      guard let sides = sides(of: part) else { return nil }
      if !sides.isEmpty { found.append(Asking(sides: sides)) }
    }
    return found
  }

  static func all(in term: Term) -> [Asking]? { all(in: Formula(term)) }

  private static func sides(of part: Formula.Part) -> [Set<String>]? {
    guard case .test(let term) = part else {
      return union(part.terms).map { $0.isEmpty ? [] : [$0] }
    }
    if let (left, right) = term.comparison {
      // A case or a number is always the same.
      return sides([left], [right]).map { sides in
        sides.map { $0.filter { $0.first?.isUppercase == false } }.filter { !$0.isEmpty }
      }
    }
    if case .call(.member(let all, "contains"), let items) = term.positive {
      return sides([all], items.map(\.value)).map { $0.filter { !$0.isEmpty } }
    }
    return variables(in: term).map { $0.isEmpty ? [] : [$0] }
  }

  private static func sides(_ left: [Term], _ right: [Term]) -> [Set<String>]? {
    guard let left = union(left), let right = union(right) else { return nil }
    return [left, right]
  }

  private static func union(_ terms: [Term]) -> Set<String>? {
    var found: Set<String> = []
    for term in terms {
      guard let names = variables(in: term) else { return nil }
      found.formUnion(names)
    }
    return found
  }

  /// The variables in a term, each with the members that are asked of it; without functions and cases.
  private static func variables(in term: Term) -> Set<String>? {
    switch term {
    case .implicit, .constant, .string: return []
    case .unread: return nil
    case .call(.name(let function), let arguments):
      // What a type is made of is in the arguments.
      return function.first?.isLowercase == true ? nil : union(arguments.map(\.value))
    case .call(.member(let base, _), let arguments):
      return union([base] + arguments.map(\.value))
    default:
      guard let path = term.path else { return union(term.parts) }
      return path == ["self"] ? [] : [path.joined(separator: ".")]
    }
  }

  /// `item.title` of `self.item?.title`; nil where it begins with no name.
  static func path(of term: Term) -> String? { term.path?.joined(separator: ".") }
}
