import Views

/// Members of values of the repository's types.
extension Evaluator {
  mutating func value(
    ofMember name: UInt64, ofInstance index: Int32, of type: TypeID, _ base: ExpressionID,
    _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    if let property = lookUp(name, in: instances[Int(index)].properties) {
      return value(property, id, site)
    }
    guard let member = members(of: type, named: name).first else {
      return EachRow.texts(of: name, nil, index, id, site, nil, &self)
        ?? (name == WellKnown.rawValue
          ? ChosenTexts.rawValue(of: type, index, id, site, &self) : nil)
        ?? unknown(id, site)
    }
    if !instances[Int(index)].isKnown, mayDiffer(member), !files.isSelf(base, site) {
      return unknown(id, site)
    }
    if let set = OnlyInitializer.value(of: member, self: .instance(index), &self) { return set }
    let found = value(of: member, self: .instance(index), id, site)
    if let texts = EachRow.texts(of: name, member, index, id, site, found, &self) { return texts }
    // Of a value of which only the type is known, the expression says more than its insides.
    return instances[Int(index)].isKnown || isKnown(found) ? found : unknown(id, site)
  }
}
