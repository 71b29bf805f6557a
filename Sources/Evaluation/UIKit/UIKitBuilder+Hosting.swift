import Scenes
import Views

/// Views of SwiftUI in views of UIKit.
extension UIKitBuilder {
  /// `cell.contentConfiguration = content`: its texts are those that the cell has of its own.
  ///
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
  mutating func configureContent(
    of part: Int, _ name: NameID, with value: ExpressionID, _ target: ExpressionID, _ site: Site
  ) {
    if let hosted = evaluator.code.hosted(byConfiguration: value, site) {
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
    guard let type = Typing.type(of: value, site, &evaluator),
      let member = evaluator.members(of: type, named: UIKitNames.makeContentView).first,
      let body = evaluator.linker[member].body, calls.count < Self.deepestCall,
      let last = evaluator.code.returned(
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
      case .view(let view, let place) = MadeControllers.controller(made, site, &evaluator)
    else { return nil }
    self.init(expression: view, site: place)
  }
}

extension UIKitBuilder {
  /// `UIHostingController(rootView: Inbox())` shows a view of SwiftUI as a screen.
  mutating func noteHosting(_ id: ExpressionID, _ site: Site) {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      HostingController.isNamed(evaluator.linker.text(of: name, in: site.file)),
      let view = HostingController.view(in: arguments, site, evaluator.files)
    else { return }
    if case .closure(let index) = evaluator.expression(view, site.file) {
      for statement in evaluator.closure(index, site.file).body {
        guard case .expression(let shown) = evaluator.statement(statement, site.file) else {
          continue
        }
        hostings.append(UIKitPart.Hosted(expression: shown, site: site))
      }
    } else {
      hostings.append(UIKitPart.Hosted(expression: view, site: site))
    }
  }

  /// What is hosted and not placed is shown by itself.
  mutating func noteRoots() {
    let placed = parts.filter(\.isPlaced).compactMap(\.hosted)
    for hosting in hostings
    where !placed.contains(where: {
      $0.expression == hosting.expression && $0.site.file == hosting.site.file
    }) {
      evaluator.noteRoot(hosting.expression, hosting.site)
    }
  }
}

extension Evaluator {
  /// The view at the root of a chain of modifiers is shown by itself.
  mutating func noteRoot(_ id: ExpressionID, _ site: Site) {
    var cursor = id
    var factory: NameID?
    while case .call(let callee, _) = expression(cursor, site.file) {
      switch expression(callee, site.file) {
      case .member(let base, let name): (cursor, factory) = (base, name)
      case .name(let name): return noteRoot(named: name, nil, site)
      default: return
      }
    }
    if let factory, case .name(let name) = expression(cursor, site.file) {
      noteRoot(named: name, factory, site)
    }
  }

  /// `Inbox()`, or `Inbox.make()` where that gives an `Inbox`.
  private mutating func noteRoot(named name: NameID, _ factory: NameID?, _ site: Site) {
    let hash = hash(name, site.file)
    guard case .type(let type) = meaning(of: hash, at: site), isView(type) else { return }
    if let factory, word(factory, site.file) != .`init` {
      let makers = members(of: type, named: self.hash(factory, site.file))
      let isMade = makers.contains { maker in
        guard linker[maker].isStatic, let made = linker[maker].type else { return false }
        return self.hash(made, maker.file) == hash || word(made, maker.file) == .`Self`
      }
      guard isMade else { return }
    }
    // What a view or a cell hosts is a part of whatever shows that.
    let isPiece = uiKitClass(of: root).map { !UIKitClasses.controllers.contains($0) } ?? false
    let mention = Mention(type: type, reason: isPiece ? .cut : .root)
    if !scene.mentions.contains(mention) { scene.mentions.append(mention) }
  }
}
