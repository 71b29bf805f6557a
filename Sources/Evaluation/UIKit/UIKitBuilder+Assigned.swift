import Scenes
import Views

/// What stands where by being assigned: the header of a table, the view of a controller.
extension UIKitBuilder {
  /// Properties whose value is a view that is placed by that.
  mutating func placeAssigned(
    _ word: Word, _ name: NameID, _ value: ExpressionID, _ target: ExpressionID, on owner: Int,
    _ site: Site
  ) -> Bool {
    switch word {
    case .view where owner == own && UIKitClasses.controllers.contains(parts[own].word):
      guard let root = made(value, site) else {
        // A view of a class that nobody has seen.
        guard case .call(let callee, _) = evaluator.expression(value, site.file),
          evaluator.files.isTypeName(callee, site)
        else { return false }
        place(value, in: own, site)
        return true
      }
      put(root, in: own)
    case .accessoryView where parts[owner].word == .UITableViewCell:
      if let view = made(value, site) {
        put(view, in: owner)
        parts[view].settings.append(
          UIKitPart.Setting(
            word: .accessoryView, name: name, value: .expression(-1), expression: target,
            site: site))
      }
    // Behind the rows, mostly in place of them.
    // https://developer.apple.com/documentation/uikit/uitableview/backgroundview
    case .backgroundView where UIKitNames.tables.contains(parts[owner].word):
      guard let view = made(value, site) else { break }
      put(view, in: owner, first: true)
      // By which code asks for it again.
      parts[owner].names[evaluator.hash(name, site.file)] = view
    case .tableHeaderView where UIKitNames.tables.contains(parts[owner].word):
      if let view = made(value, site) { put(view, in: owner, first: true) }
    case .tableFooterView where UIKitNames.tables.contains(parts[owner].word):
      guard let view = made(value, site), view != own else { break }
      guard !parts[view].isPlaced else {
        parts[view].around = places.placingAgain(parts[view].around)
        break
      }
      parts[view].isPlaced = true
      parts[view].around = places.placing(madeIn: parts[view].around)
      parts[owner].footers.append(view)
      readOwn(view)
    case .customView where parts[owner].word == .UIBarButtonItem:
      // What an action shows for a while is no reason to leave out what is there before and after.
      if !isLate { place(value, in: owner, site) }
    // https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
    case .primaryAction where parts[owner].word == .UIBarButtonItem:
      self.name(owner, by: value, site)
    case .contentConfiguration: configureContent(of: owner, name, with: value, target, site)
    default:
      let hash = evaluator.hash(name, site.file)
      if hash == UIKitNames.items, parts[owner].word == .UIToolbar {
        UIKitToolbars.set(value, of: owner, site, &self)
        return true
      }
      if UIKitFieldSides.set(hash, value, of: owner, site, &self) { return true }
      guard UIKitNames.tables.contains(parts[owner].word), hash == UIKitNames.dataSource else {
        return false
      }
      readSource(value, of: owner, site)
    }
    return true
  }
}
