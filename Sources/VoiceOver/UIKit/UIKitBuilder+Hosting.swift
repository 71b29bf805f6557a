import Views

/// Views of SwiftUI in views of UIKit.
extension UIKitBuilder {
  /// `cell.contentConfiguration = content`: its texts are those that the cell has of its own.
  ///
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
  mutating func configureContent(
    of part: Int, _ name: NameID, with value: ExpressionID, _ target: ExpressionID, _ site: Site
  ) {
    if let hosted = evaluator.files.hosted(byConfiguration: value, site) {
      parts[part].hosted = hosted
      return
    }
    if case .null = evaluator.expression(value, site.file) { return }
    guard let configured = configuration(wanted: value, site) else {
      if !putContent(value, in: part, site) { parts[part].holdsUnknown = true }
      return
    }
    parts[part].settings.append(
      UIKitPart.Setting(
        word: .contentConfiguration, name: name, value: .expression(value), expression: target,
        site: site))
    for one in configured {
      let word: Word
      switch one.word {
      case .text, .attributedText, .secondaryText, .secondaryAttributedText: word = .UILabel
      default: continue
      }
      let label = implicit(word, one.name, of: part, one.site)
      set(.text, one.name, one.value, one.expression, on: label, one.site)
    }
  }

  /// A configuration of the app's own says in `makeContentView` which view that is.
  private mutating func putContent(_ value: ExpressionID, in part: Int, _ site: Site) -> Bool {
    guard let type = evaluator.type(of: value, site),
      let member = evaluator.members(of: type, named: UIKitNames.makeContentView).first,
      let body = evaluator.linker[member].body, calls.count < Self.deepestCall,
      let last = evaluator.files.returned(
        by: body, Site(file: member.file, owner: type, environment: -1))
    else { return false }
    let place = evaluator.inside(member, self: nil)
    calls.append(member)
    let view = made(last, place)
    calls.removeLast()
    guard let view else { return false }
    put(view, in: part)
    return true
  }
}

extension UIKitPart.Hosted {
  /// What a controller that is made shows, where that is a view of SwiftUI.
  init?(by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    let made: ExpressionID
    switch evaluator.expression(id, site.file) {
    case .cast(let inner, _): made = inner
    default: made = id
    }
    guard case .call = evaluator.expression(made, site.file),
      case .view(let view, let place) = evaluator.controller(made, site)
    else { return nil }
    self.init(expression: view, site: place)
  }
}
