import Scenes
import Views

/// The bar of a search controller, where code places that itself: `tableView.tableHeaderView = search.searchBar`.
///
/// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchbar
enum UIKitSearchBars {
  private static let controller = NameHash.of("UISearchController")
  // https://developer.apple.com/documentation/uikit/uisearchbar/searchtextfield
  private static let field = NameHash.of("searchTextField")

  /// The part that `search.searchBar` names; nil for another name.
  ///
  /// In the code of a controller it is one once that places it: before, it may be the navigation bar's.
  static func named(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let owner = owner(of: name, base, site, &builder) else { return nil }
    return builder.parts[builder.own].names[key(owner)]
      ?? (UIKitClasses.controllers.contains(builder.parts[builder.own].word)
        ? nil : add(owner, name, base, site, &builder))
  }

  /// The same as it is placed: there is one for each controller.
  static func placed(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let owner = owner(of: name, base, site, &builder) else { return nil }
    return add(owner, name, base, site, &builder)
  }

  private static func add(
    _ owner: UInt64, _ name: NameID, _ base: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Int? {
    guard isController(owner, base, site, &builder) else { return nil }
    let part = builder.add(UIKitKind(word: .UISearchBar), name, base, site)
    builder.parts[part].isMade = true
    builder.parts[builder.own].names[key(owner)] = part
    guard builder.own == builder.bar.owner else { return part }
    for prompt in builder.bar.prompts
    where builder.evaluator.code.owner(ofPrompt: prompt.expression, prompt.site) == owner {
      builder.parts[part].settings.append(prompt)
    }
    return part
  }

  private static func key(_ owner: UInt64) -> UInt64 { owner ^ UIKitBar.searchBar }

  private static func owner(
    of name: NameID, _ base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UInt64? {
    guard builder.evaluator.hash(name, site.file) == UIKitBar.searchBar else { return nil }
    return builder.evaluator.code.ownName(base, site.file)
      .map { builder.evaluator.hash($0, site.file) }
  }

  /// `let search = UISearchController(…)`, `var search: UISearchController!`.
  private static func isController(
    _ owner: UInt64, _ base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if case .expression(let id, let place) = builder.evaluator.lookUp(owner, in: site.environment) {
      return isController(madeBy: id, place, builder)
    }
    guard let id = builder.ownMembers(named: owner).first else { return false }
    let member = builder.evaluator.linker[id]
    if let type = member.type { return builder.evaluator.hash(type, id.file) == controller }
    return member.value.map { isController(madeBy: $0, site.inFile(id), builder) } ?? false
  }

  private static func isController(
    madeBy id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard case .call(let callee, _) = builder.evaluator.files.expression(id, in: site.file),
      case .name(let name) = builder.evaluator.files.expression(callee, in: site.file)
    else { return false }
    return builder.evaluator.files.hash(name, in: site.file) == controller
  }

  /// `bar.searchTextField`, and what an extension of search bars calls a text field: that says what the bar does.
  static func isField(_ name: NameID, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    let hash = builder.evaluator.hash(name, site.file)
    if hash == field { return true }
    guard ModifierChains.mayBeHelper(hash, &builder.evaluator) else { return false }
    let added = builder.evaluator.linker.extensionMembers(
      of: .UISearchBar, named: hash, from: site.file)
    return added.contains { id in
      builder.evaluator.linker[id].type.map { builder.evaluator.word($0, id.file) } == .UITextField
    }
  }

  /// As in `search.searchBar.placeholder`, `search.searchBar.searchTextField.attributedPlaceholder`.
  static func isPrompt(
    _ base: ExpressionID, _ member: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.word(member, site.file) {
    case .placeholder, .attributedPlaceholder: break
    default: return false
    }
    guard case .member(let bar, let name) = builder.evaluator.expression(base, site.file) else {
      return false
    }
    if builder.evaluator.hash(name, site.file) == UIKitBar.searchBar { return true }
    guard case .member(_, let inner) = builder.evaluator.expression(bar, site.file),
      builder.evaluator.hash(inner, site.file) == UIKitBar.searchBar
    else { return false }
    return isField(name, site, &builder)
  }
}

extension UIKitCode {
  /// `search` of `search.searchBar.placeholder`.
  fileprivate func owner(ofPrompt id: ExpressionID, _ site: Site) -> UInt64? {
    guard case .member(let base, let name) = files.expression(id, in: site.file) else { return nil }
    if files.hash(name, in: site.file) == UIKitBar.searchBar {
      return ownName(base, site.file).map { files.hash($0, in: site.file) }
    }
    return owner(ofPrompt: base, site)
  }
}
