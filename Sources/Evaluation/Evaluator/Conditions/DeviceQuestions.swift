import Views

/// What code asks about the device: screens are those of a phone that is held upright.
enum DeviceQuestions {
  /// The case that a size class or a kind of device has there; nil for what asks about something else.
  static func caseOnPhone(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> UInt64?
  {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let asked = evaluator.hash(name, site.file)
      guard evaluator.lookUp(asked, in: site.environment) == nil else { return nil }
      return asked == Self.idiom
        ? Self.casesOnPhone[asked] : caseOnPhone(ofOwn: asked, site, &evaluator)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        return caseOnPhone(ofOwn: evaluator.hash(name, site.file), site, &evaluator)
      }
      return Self.casesOnPhone[evaluator.hash(name, site.file)]
    default: return nil
    }
  }

  /// What a flag of the system says: VoiceOver is on where its swipes are counted, and no phone is a Mac.
  static func flagOnPhone(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      return flagOnPhone(ofOwn: evaluator.hash(name, site.file), site, &evaluator)
    case .member(let base, let name):
      let asked = evaluator.hash(name, site.file)
      if let flag = Self.flagsOnPhone[asked] { return flag }
      guard case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      else { return nil }
      return flagOnPhone(ofOwn: asked, site, &evaluator)
    default: return nil
    }
  }

  private static func flagOnPhone(ofOwn name: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool?
  {
    guard evaluator.lookUp(name, in: site.environment) == nil else { return nil }
    return environmentKey(ofOwn: name, site, &evaluator).flatMap { Self.flagsOfEnvironment[$0] }
  }

  private static func environmentKey(ofOwn name: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> UInt64?
  {
    evaluator.selfType(at: site).flatMap { evaluator.members(of: $0, named: name).first }
      .flatMap { Typing.environmentKey(of: $0, evaluator) }
  }

  /// `ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"]`: set where Xcode draws a preview or runs a
  /// playground, and on no device.
  static func isForXcodeOnly(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .element(let base, let arguments) = evaluator.expression(id, site.file),
      case .member(_, let name) = evaluator.expression(base, site.file),
      evaluator.hash(name, site.file) == Self.environment, let first = arguments.first
    else { return false }
    return evaluator.files.literal(evaluator.argument(first, site.file).value, site)?
      .hasPrefix("XCODE_RUNNING_FOR_") ?? false
  }

  /// Whatever the property is called: what it reads of the environment counts.
  private static func caseOnPhone(ofOwn name: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> UInt64?
  {
    environmentKey(ofOwn: name, site, &evaluator).flatMap { Self.casesOnPhone[$0] }
  }

  /// `UIDevice.isPad` and `UIDevice.current.isPad`, which an extension says in one line.
  static func source(
    ofAdded id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(var base, let name) = evaluator.expression(id, site.file) else { return nil }
    if case .member(let owner, let current) = evaluator.expression(base, site.file),
      evaluator.hash(current, site.file) == Self.current
    {
      base = owner
    }
    guard case .name(let owner) = evaluator.expression(base, site.file),
      evaluator.hash(owner, site.file) == Self.device,
      let member = evaluator.linker.extensionMembers(
        ofTypeNamed: Self.device, named: evaluator.hash(name, site.file), from: site.file
      ).first
    else { return nil }
    if case .storedProperty = evaluator.linker[member].kind, !evaluator.linker[member].isVariable {
      return evaluator.linker[member].value.map { ($0, evaluator.inside(member, self: nil)) }
    }
    return SettledNames.only(of: member, self: nil, &evaluator)
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
  private static let environment = NameHash.of("environment")
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
