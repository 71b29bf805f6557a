import Views

/// What code asks about the device: screens are those of a phone that is held upright.
extension Evaluator {
  /// The case that a size class or a kind of device has there; nil for what asks about something else.
  mutating func caseOnPhone(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, site.file) {
    case .name(let name):
      let asked = hash(name, site.file)
      guard lookUp(asked, in: site.environment) == nil else { return nil }
      return asked == Self.idiom ? Self.casesOnPhone[asked] : caseOnPhone(ofOwn: asked, site)
    case .member(let base, let name):
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .`self` {
        return caseOnPhone(ofOwn: hash(name, site.file), site)
      }
      return Self.casesOnPhone[hash(name, site.file)]
    default: return nil
    }
  }

  /// What a flag of the system says: VoiceOver is on where its swipes are counted, and no phone is a Mac.
  mutating func flagOnPhone(_ id: ExpressionID, _ site: Site) -> Bool? {
    switch expression(id, site.file) {
    case .name(let name): return flagOnPhone(ofOwn: hash(name, site.file), site)
    case .member(let base, let name):
      let asked = hash(name, site.file)
      if let flag = Self.flagsOnPhone[asked] { return flag }
      guard case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .`self`
      else { return nil }
      return flagOnPhone(ofOwn: asked, site)
    default: return nil
    }
  }

  private mutating func flagOnPhone(ofOwn name: UInt64, _ site: Site) -> Bool? {
    guard lookUp(name, in: site.environment) == nil else { return nil }
    return environmentKey(ofOwn: name, site).flatMap { Self.flagsOfEnvironment[$0] }
  }

  private mutating func environmentKey(ofOwn name: UInt64, _ site: Site) -> UInt64? {
    selfType(at: site).flatMap { members(of: $0, named: name).first }
      .flatMap { environmentKey(of: $0) }
  }

  /// Whatever the property is called: what it reads of the environment counts.
  private mutating func caseOnPhone(ofOwn name: UInt64, _ site: Site) -> UInt64? {
    environmentKey(ofOwn: name, site).flatMap { Self.casesOnPhone[$0] }
  }

  /// `UIDevice.isPad` and `UIDevice.current.isPad`, which an extension says in one line.
  mutating func source(
    ofAdded id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(var base, let name) = expression(id, site.file) else { return nil }
    if case .member(let owner, let current) = expression(base, site.file),
      hash(current, site.file) == Self.current
    {
      base = owner
    }
    guard case .name(let owner) = expression(base, site.file),
      hash(owner, site.file) == Self.device,
      let member = linker.extensionMembers(
        ofTypeNamed: Self.device, named: hash(name, site.file), from: site.file
      ).first
    else { return nil }
    if case .storedProperty = linker[member].kind, !linker[member].isVariable {
      return linker[member].value.map { ($0, inside(member, self: nil)) }
    }
    return only(of: member, self: nil)
  }

  private static let flagsOnPhone = [
    NameHash.of("isVoiceOverRunning"): true,
    NameHash.of("isiOSAppOnMac"): false,
    NameHash.of("isMacCatalystApp"): false,
  ]
  private static let flagsOfEnvironment = [
    NameHash.of("accessibilityVoiceOverEnabled"): true,
    NameHash.of("accessibilityEnabled"): true,
  ]
  private static let device = NameHash.of("UIDevice")
  private static let current = NameHash.of("current")
  private static let idiom = NameHash.of("userInterfaceIdiom")
  private static let casesOnPhone = [
    NameHash.of("horizontalSizeClass"): NameHash.of("compact"),
    NameHash.of("hSizeClass"): NameHash.of("compact"),
    NameHash.of("sizeClass"): NameHash.of("compact"),
    NameHash.of("verticalSizeClass"): NameHash.of("regular"),
    NameHash.of("vSizeClass"): NameHash.of("regular"),
    idiom: NameHash.of("phone"),
  ]
}
