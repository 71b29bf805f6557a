import Scenes
import Views

extension Evaluator {
  /// Writes out what a `UIViewRepresentable` makes, where its code tells.
  mutating func emitForeign(
    _ type: TypeID, _ instance: Int32, _ name: NameID?, _ use: ViewUse
  ) -> Bool {
    guard let make = members(of: type, named: WellKnown.makeUIView).first,
      linker[make].body != nil
    else {
      return MadeControllers.emitController(type, instance, name, use, &self)
    }
    let update = members(of: type, named: WellKnown.updateUIView).first
    var builder = UIKitBuilder(self)
    let made = builder.readMade(make, update, of: type, instance)
    var isWritten = false
    let isTold = made.map { builder.parts.saysSomething($0) || builder.isPlain($0) } ?? false
    var writer = builder.writer()
    if let made, isTold {
      OwnViews.mention(type, as: use.role, &writer.evaluator)
      let node = writer.evaluator.open(
        .custom(type), use.role, use.expression, use.site, name: name)
      writer.write(made, as: .content, depth: 0)
      writer.evaluator.close(node, use.pending)
      isWritten = true
    } else if let (view, place) = writer.evaluator.hosted(in: type, instance) {
      OwnViews.mention(type, as: use.role, &writer.evaluator)
      let node = writer.evaluator.open(
        .custom(type), use.role, use.expression, use.site, name: name)
      ModifierChains.emit(view, place, as: .content, &writer.evaluator)
      writer.evaluator.close(node, use.pending)
      isWritten = true
    }
    self = writer.end()
    return isWritten
  }

  /// Reads one UIKit class by what its own code builds; nil when that is nothing.
  mutating func emitUIKit(_ type: TypeID, _ word: Word) -> Bool {
    let environment = bind(WellKnown.selfName, .instance(0), onto: -1)
    let site = Site(file: type.file, owner: type, environment: environment)
    var builder = UIKitBuilder(self)
    builder.read(type, as: word, site)
    let own = builder.parts[0]
    // Of tabs that nobody knows it is no screen.
    let isEmpty =
      word == .UITabBarController
      ? builder.tabs.isEmpty
      : builder.bar.isEmpty && builder.tabs.isEmpty && own.children.isEmpty && own.footers.isEmpty
        && own.settings.isEmpty
        && (own.focused ?? []).isEmpty
        && own.hosted == nil
    var writer = builder.writer()
    if !isEmpty { writer.writeRoot() }
    self = writer.end()
    return !isEmpty || !scene.mentions.isEmpty
  }
}

extension Evaluator {
  /// The UIKit class that a class of the repository is a kind of; nil for what is none of UIKit's.
  mutating func uiKitClass(of type: TypeID) -> Word? {
    guard case .class = linker[type].kind else { return nil }
    if let word = superclass(of: type) { return UIKitClasses.leaves.contains(word) ? nil : word }
    return UIKitClasses.readable.first { linker.inherits(type, $0) }
      ?? LibraryClasses.word(of: type, &self)
      ?? (linker.inherits(type, .UIPageViewController) ? .UIViewController : nil)
  }

  /// The same, also for kinds of labels, buttons and whatever else is placed in a view.
  mutating func uiKitKind(of type: TypeID) -> Word? {
    guard case .class = linker[type].kind else { return nil }
    return superclass(of: type) ?? uiKitClass(of: type)
      ?? UIKitClasses.leaves.first { linker.inherits(type, $0) }
      ?? LibraryClasses.thing(type, &self)
  }

  /// By the superclasses alone, of UIKit's classes that are known here: what a protocol is bound to, as in
  /// `protocol Driven: UIView`, is only some class above those that conform to it.
  ///
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/protocols/
  private mutating func superclass(of type: TypeID) -> Word? {
    let lineage = Lineages.lineage(of: type, &self)
    guard let top = lineage.last else { return nil }
    let words = linker[top].inherited.map { word($0, top.file) }
    return (UIKitClasses.readable + UIKitClasses.leaves).first { words.contains($0) }
  }
}
