import Views

/// What extensions of `String` make of a text: `"star".asSymbol`.
extension Evaluator {
  mutating func textMembers(
    _ name: NameID, of base: ExpressionID, _ site: Site
  ) -> [MemberID] {
    let hash = hash(name, site.file)
    guard mayBeHelper(hash) else { return [] }
    let found = linker.extensionMembers(of: .String, named: hash, from: site.file)
    return found.isEmpty || !isString(base, site) ? [] : found
  }

  mutating func isString(_ id: ExpressionID, _ site: Site) -> Bool {
    let value = value(id, site)
    if isText(value) { return true }
    switch expression(id, site.file) {
    case .name(let name):
      if let binding = binding(of: hash(name, site.file), in: site.environment) {
        return binding.type.map { word($0.name, $0.file) == .String } ?? false
      }
      return declaresString(meaning(of: hash(name, site.file), at: site), site)
    case .call(let callee, let arguments):
      guard case .name(let name) = expression(callee, site.file) else { return false }
      return declaresString(meaning(ofCall: name, arguments, at: site), site)
    case .member(let base, let name):
      guard case .instance(let type, _) = receiver(base, site),
        let member = members(of: type, named: hash(name, site.file)).first
      else { return false }
      return declaresString(.member(member), site)
    default: return false
    }
  }

  /// Capital letters are not heard.
  func isCasing(_ name: UInt64) -> Bool { Self.casings.contains(name) }

  private static let casings = [
    NameHash.of("capitalized"), NameHash.of("localizedCapitalized"),
    NameHash.of("localizedUppercase"), NameHash.of("localizedLowercase"),
  ]

  /// `String.ellipsis`, a constant of the repository.
  mutating func textOfString(
    _ name: UInt64, _ base: ExpressionID, _ site: Site
  ) -> ValueID? {
    guard case .name(let type) = expression(base, site.file), word(type, site.file) == .String
    else { return nil }
    return textOfString(name, base, from: site)
  }

  mutating func textOfString(
    _ name: UInt64, _ use: ExpressionID, from site: Site
  ) -> ValueID? {
    guard mayBeHelper(name) else { return nil }
    let found = linker.extensionMembers(of: .String, named: name, from: site.file)
    guard let member = found.first(where: { linker[$0].isStatic }) else { return nil }
    let text = value(of: member, self: nil, use, site)
    return isText(text) ? text : nil
  }
}

extension Evaluator {
  /// A list that an extension gives a type of the system: `UIUserInterfaceStyle.choices`.
  mutating func list(
    _ name: UInt64, ofTypeNamed base: ExpressionID, _ site: Site
  ) -> ValueID? {
    guard case .name(let type) = expression(base, site.file) else { return nil }
    let found = linker.extensionMembers(
      ofTypeNamed: hash(type, site.file), named: name, from: site.file)
    guard found.count == 1, let member = found.first, linker[member].isStatic,
      linker[member].elements != nil || linker[member].value != nil
    else { return nil }
    let list = value(of: member, self: nil, base, site)
    guard case .list = scene[list] else { return nil }
    return list
  }
}

extension Evaluator {
  private func declaresString(_ meaning: Meaning, _ site: Site) -> Bool {
    switch meaning {
    case .member(let member), .global(let member), .viewHelper(let member):
      linker[member].type.map { word($0, member.file) == .String } ?? false
    case .bound, .type, .nothing: false
    }
  }
}
