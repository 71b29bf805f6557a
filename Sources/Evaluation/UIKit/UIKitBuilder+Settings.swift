import Scenes
import Views

/// What code sets on a part.
extension UIKitBuilder {
  /// A list that names no views is not read: the children stay.
  mutating func focus(_ value: ExpressionID, on part: Int, _ site: Site) {
    guard let (named, isWhole) = gathered(by: value, site), !named.isEmpty || isWhole else {
      return
    }
    parts[part].focused = named
    for child in named where child != own { readOwn(child) }
  }

  @inline(never)
  mutating func set(
    _ word: Word, _ name: NameID, _ value: ExpressionID, _ id: ExpressionID, on part: Int,
    _ site: Site
  ) {
    guard UIKitClasses.settings.contains(word) else {
      switch word {
      case .configuration: configure(part, name, with: value, id, site)
      case .menu, .accessibilityContainerType, .configurationUpdateHandler:
        touch(part, name, id, site)
      case .other where evaluator.hash(name, site.file) == UIKitNames.changesSelection:
        touch(part, name, id, site)
      default: break
      }
      return
    }
    if UIKitOwnTexts.isOwn(value, word, of: part, site, &self) { return }
    if UIKitAskedTexts.set(word, name, value, id, on: part, site, &self) { return }
    if isUnset { return touch(part, name, id, site) }
    var setting = UIKitPart.Setting(
      word: word, name: name, value: .expression(value), expression: id, site: site)
    if UIKitClasses.flags.contains(word) { setting.flag = evaluator.truth(value, site) }
    (setting.around, setting.isLate) = (places.now, isLate)
    (setting.isHandedOn, setting.isUncalled) = (isHandedOn, isUncalled)
    setting.mentions = UIKitMentions.found(in: value, settingOf: word, site, &self)
    if isForEach { setting.eachOf = own }
    parts[part].settings.append(setting)
  }

  /// What is done as a property is set.
  mutating func observe(_ target: ExpressionID, _ site: Site) {
    guard !observers.isEmpty, let name = evaluator.code.ownName(target, site.file) else { return }
    let hash = evaluator.hash(name, site.file)
    guard evaluator.lookUp(hash, in: site.environment) == nil,
      let observer = observers.removeValue(forKey: hash)
    else { return }
    let mark = locals.count
    readBody(of: observer.member, observer.site)
    undoLocals(to: mark)
  }
}
