import Views

/// A computed property that is thought about, or was while another one still is.
struct Considered {
  let member: MemberID
  /// The value, or the type, whose property it is.
  let owner: Int32
  let type: TypeID?
  /// What was given to that value so far: it may be in the making.
  let properties: Int32
  /// The value itself, where more is known of it here.
  let base: Int32
  var isAsked = true
  var answer: (expression: ExpressionID, site: Site)?

  init?(_ member: MemberID, of bound: Bound?, _ evaluator: borrowing Evaluator) {
    self.member = member
    switch bound {
    case .instance(let index):
      (owner, type) = (index, nil)
      properties = evaluator.instances[Int(index)].properties
      base = evaluator.base(of: index)
    case .type(let named): (owner, type, properties, base) = (-1, named, -1, -1)
    case nil: (owner, type, properties, base) = (-1, nil, -1, -1)
    default: return nil
    }
  }

  func isSame(as other: Considered) -> Bool {
    !isAsked && owner == other.owner && properties == other.properties && member == other.member
      && type == other.type
  }

  /// Whether the other one is what this one is made of: nobody knows what that gives.
  func isAsking(_ other: Considered) -> Bool {
    isAsked && base == other.base && member == other.member && type == other.type
  }
}
