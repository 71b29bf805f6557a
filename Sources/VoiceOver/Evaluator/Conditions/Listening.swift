import Views

/// What code asks about VoiceOver: it is on where its swipes are counted.
extension Evaluator {
  /// Whether this asks if VoiceOver is on.
  mutating func isListening(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .name(let name): return isListening(ofOwn: hash(name, site.file), site)
    case .member(let base, let name):
      let asked = hash(name, site.file)
      if asked == Self.running { return true }
      guard case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .`self`
      else { return false }
      return isListening(ofOwn: asked, site)
    default: return false
    }
  }

  private mutating func isListening(ofOwn name: UInt64, _ site: Site) -> Bool {
    guard lookUp(name, in: site.environment) == nil else { return false }
    return environmentKey(ofOwn: name, site).map { Self.enabled.contains($0) } ?? false
  }

  /// `\.openURL` of `@Environment(\.openURL) var open`.
  mutating func environmentKey(ofOwn name: UInt64, _ site: Site) -> UInt64? {
    guard let owner = selfType(at: site), let member = members(of: owner, named: name).first,
      linker[member].attributes.contains(where: { word($0, member.file) == .Environment }),
      let key = linker[member].attributes.last
    else { return nil }
    return hash(key, member.file)
  }

  private static let running = NameHash.of("isVoiceOverRunning")
  private static let enabled = [
    NameHash.of("accessibilityVoiceOverEnabled"), NameHash.of("accessibilityEnabled"),
  ]
}
