import InterfaceFiles
import Scenes
import Views

/// Which other controllers a controller shows, and how.
extension UIKitBuilder {
  /// As in `navigationController?.pushViewController(Details(), animated: true)`.
  mutating func noteShown(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) {
    guard let (shown, reason) = UIKitEdges.shown(by: callee, arguments, site, evaluator) else {
      return
    }
    if UIKitFreshStacks.begin(with: shown, by: callee, site, &self) { return }
    UIKitFreshStacks.note(shown, as: reason, site, &self)
    noteShown(shown, as: reason, site)
  }

  mutating func noteShown(
    _ id: ExpressionID, as reason: Mention.Reason, _ site: Site
  ) {
    if let part = part(id, site) {
      let shown = UIKitTabs.root(of: part, self)
      if let type = parts[shown].type {
        let isBare = reason == .sheet && shown == part
        noteShown(type, as: reason, isBare: isBare)
        if !isBare {
          shownControllers.append(UIKitShownBars.One(part: shown, type: type, reason))
        }
      } else if UIKitEdges.noteIdentified(id, as: reason, site, &self) {
        return
      }
      if shown != part || parts[part].word != .UINavigationController { return }
    }
    if let kind = constructed(id, site), let type = kind.type {
      return noteShown(type, as: reason, isBare: reason == .sheet)
    }
    if case .own(let type) = MadeControllers.controller(id, site, &evaluator) {
      noteShown(type, as: reason)
      if let root = UIKitEdges.root(of: id, site, evaluator).flatMap({ part($0, site) }),
        parts[root].type == type
      {
        shownControllers.append(UIKitShownBars.One(part: root, type: type, reason))
      }
      return
    }
    let type =
      UIKitEdges.madeTabs(by: id, site, &evaluator)
      ?? UIKitEdges.namedType(givenTo: id, site, &evaluator)
    if let type {
      noteShown(type, as: reason)
    } else {
      _ = UIKitEdges.noteIdentified(id, as: reason, site, &self)
    }
  }

  mutating func noteShown(_ type: TypeID, as reason: Mention.Reason, isBare: Bool = false) {
    let isController = kind(of: type).map { UIKitClasses.controllers.contains($0.word) }
    // Tabs are no part of another view, and are pushed as any controller is.
    let isPushed =
      isController == nil && reason == .destination
      && evaluator.linker.inherits(type, .UITabBarController)
    guard isController ?? isPushed, type != around.first else { return }
    var mention = Mention(type: type, reason: reason)
    mention.isBare = isBare
    if !evaluator.scene.mentions.contains(mention) { evaluator.scene.mentions.append(mention) }
  }
}

/// Controllers that code makes in ways of its own.
enum UIKitEdges {
  /// What a call pushes or presents, and which of these it does.
  static func shown(
    by callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> (ExpressionID, Mention.Reason)? {
    let name: NameID
    switch evaluator.expression(callee, site.file) {
    case .name(let plain): name = plain
    case .member(_, let member): name = member
    default: return nil
    }
    guard let reason = UIKitClasses.showing[evaluator.word(name, site.file)],
      let first = arguments.first, let second = arguments.dropFirst().first,
      let label = evaluator.argument(second, site.file).label,
      UIKitNames.manners.contains(evaluator.hash(label, site.file))
    else { return nil }
    return (evaluator.argument(first, site.file).value, reason)
  }

  /// `UINavigationController(rootViewController: Details())` has bars for what it shows, wherever that is.
  static func noteRoot(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard let first = arguments.first,
      let label = builder.evaluator.argument(first, site.file).label,
      builder.evaluator.word(label, site.file) == .rootViewController
    else { return }
    builder.noteShown(builder.evaluator.argument(first, site.file).value, as: .cut, site)
  }

  /// `details` of `UINavigationController(rootViewController: details)`.
  static func root(
    of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard case .call(_, let arguments) = evaluator.expression(id, site.file),
      let first = arguments.first,
      let label = evaluator.argument(first, site.file).label,
      evaluator.word(label, site.file) == .rootViewController
    else { return nil }
    return evaluator.argument(first, site.file).value
  }

  /// `viewControllers = [Home(), Search()]`, `tabs.setViewControllers(all, animated: false)`: the tabs of a
  /// controller that has them.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
  static func noteTabs(
    of base: ExpressionID?, _ name: NameID, _ value: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard UIKitNames.tabs.contains(builder.evaluator.word(name, site.file)) else { return }
    guard isTabs(base, site, &builder) else {
      if let base { UIKitFreshStacks.begin(with: value, of: base, site, &builder) }
      return
    }
    builder.localLists.isAsked = true
    let listed = builder.list(value, site)
    builder.localLists.isAsked = false
    guard let items = listed else { return }
    for item in items { builder.noteShown(item.expression, as: .tab, item.site) }
    if builder.own == 0, builder.parts[0].word == .UITabBarController, isOwn(base, site, builder) {
      UIKitTabs.take(items, site, &builder)
    }
  }

  private static func isOwn(
    _ base: ExpressionID?, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard let base else { return true }
    guard case .name(let name) = builder.evaluator.files.expression(base, in: site.file) else {
      return false
    }
    return builder.evaluator.files.word(name, in: site.file) == .`self`
  }

  private static func isTabs(
    _ base: ExpressionID?, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let base else { return isTabs(site, &builder) }
    guard case .name(let name) = builder.evaluator.expression(base, site.file) else { return false }
    if builder.evaluator.word(name, site.file) == .`self` { return isTabs(site, &builder) }
    if case .expression(let made, let place) = builder.evaluator.lookUp(
      builder.evaluator.hash(name, site.file), in: site.environment),
      builder.evaluator.code.isCall(of: .UITabBarController, made, place)
    {
      return true
    }
    guard let type = Typing.type(of: base, site, &builder.evaluator) else { return false }
    return builder.evaluator.linker.inherits(type, .UITabBarController)
  }

  private static func isTabs(_ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    builder.around.first.map {
      builder.evaluator.linker.inherits($0, .UITabBarController)
    } ?? false
  }

  /// `Tabs()`, of a class of the repository.
  static func madeTabs(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard case .call(let callee, _) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      let type = evaluator.type(
        named: evaluator.hash(name, site.file), from: site.file, inside: site.owner),
      evaluator.linker.inherits(type, .UITabBarController)
    else { return nil }
    return type
  }

  /// `storyboard.instantiateViewController(withIdentifier: "Details")`, whatever code takes it for.
  static func noteIdentified(
    _ id: ExpressionID, as reason: Mention.Reason, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let (type, isAlone) = identified(by: id, site, &builder.evaluator) else { return false }
    builder.noteShown(type, as: reason, isBare: reason != .destination && isAlone)
    return true
  }

  /// The controller that a storyboard has by an identifier, and whether that is no navigation controller's.
  ///
  /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)
  private static func identified(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, isAlone: Bool)? {
    guard let (callee, arguments, place) = call(by: id, site, evaluator),
      case .member(_, let name) = evaluator.expression(callee, place.file),
      evaluator.hash(name, place.file) == instantiate, let first = arguments.first,
      case .string(let text) = evaluator.evaluated(
        evaluator.argument(first, place.file).value, place),
      let scene = evaluator.linker.scene(identifiedBy: evaluator.text(text.text, text.file)),
      let file = evaluator.files.interface(scene.file)?.file
    else { return nil }
    let root = UIKitFileTabs.root(of: scene.node, in: file)
    return evaluator.linker.controller(root ?? scene.node, in: file, from: scene.file)
      .map { ($0, root == nil) }
  }

  /// The call that an expression is, or that a constant holds, whatever it is taken for.
  private static func call(
    by id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (callee: ExpressionID, arguments: Range<Int32>, site: Site)? {
    var (id, site) = (id, site)
    for _ in 0..<longest {
      (id, site) = SettledNames.written(id, site, evaluator)
      switch evaluator.expression(id, site.file) {
      case .cast(let inner, _): id = inner
      case .call(let callee, let arguments): return (callee, arguments, site)
      default: return nil
      }
    }
    return nil
  }

  /// Constants that hold each other hold no call.
  private static let longest = 8
  private static let instantiate = NameHash.of("instantiateViewController")

  /// `storyboard.make(Details.self)`: what is made is of the class that the call is given.
  static func namedType(
    givenTo id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let (_, arguments, place) = call(by: id, site, evaluator) else { return nil }
    for index in arguments {
      guard
        case .member(let base, let own) = evaluator.expression(
          evaluator.argument(index, place.file).value, place.file),
        evaluator.word(own, place.file) == .`self`,
        case .name(let type) = evaluator.expression(base, place.file)
      else { continue }
      return evaluator.type(
        named: evaluator.hash(type, place.file), from: place.file, inside: place.owner)
    }
    return nil
  }
}

extension UIKitInterface {
  /// The segues of a scene lead to others.
  func noteSegues(of scene: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) {
    let file = views.file
    for connection in file.connections
    where connection.node >= scene && connection.node.index < file[scene].end {
      guard let segue = connection.segue, let reason = UIKitClasses.segues[segue],
        let destination = connection.destination
      else { continue }
      // What a navigation controller begins with is what is seen.
      let shown = UIKitFileTabs.root(of: destination, in: file) ?? destination
      guard let type = controller(shown, &builder) else { continue }
      // What is presented without a navigation controller has no bars.
      builder.noteShown(type, as: reason, isBare: reason != .destination && shown == destination)
    }
  }
}
