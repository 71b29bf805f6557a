import Scenes
import Views

/// Calls where a view is wanted: views of the repository, views we know, functions and closures.
enum ViewCalls {
  static func emitCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    if Layouts.isLayoutCall(callee, arguments, use.site, &evaluator) {
      var name: NameID?
      if case .name(let layout) = evaluator.expression(callee, use.site.file) { name = layout }
      Layouts.emitLayout(name, arguments, use, isMade: true, &evaluator)
      return
    }
    switch evaluator.expression(callee, use.site.file) {
    case .name(let name): emitCall(named: name, arguments, use, &evaluator)
    case .member(let base, let name):
      emitCall(to: name, on: base, arguments, use, &evaluator)
    case .closure(let index):
      let place = evaluator.bind(
        closure: index, evaluator.files.given(arguments, use.site), at: use.site)
      evaluator.emitBlock(
        evaluator.closure(index, use.site.file).body,
        ViewUse(use.expression, place, use.role, use.pending))
    default: evaluator.emitOpaque(nil, use)
    }
  }

  private static func emitCall(
    named name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, use.site.file)
    if named.word == .`Self`, let view = AddedInitializers.extended(at: use.site, evaluator) {
      return emitCall(named: view, arguments, use, &evaluator)
    }
    switch evaluator.meaning(ofCall: name, arguments, at: use.site) {
    case .bound(let bound):
      CalledViews.emitCallee(bound, name, arguments, use, &evaluator)
    case .member(let member):
      let all =
        evaluator.selfType(at: use.site).map { evaluator.members(of: $0, named: named.hash) } ?? [
          member
        ]
      CalledViews.emitCallee(
        all.isEmpty ? [member] : all, evaluator.boundSelf(at: use.site), name, arguments, use,
        &evaluator)
    case .global:
      CalledViews.emitCallee(
        evaluator.linker.globals(named: named.hash, from: use.site.file), nil, name, arguments, use,
        &evaluator)
    case .viewHelper: emitImplicit(name, arguments, use, &evaluator)
    case .type(let type):
      // A model may be called as one of SwiftUI's views is; only a view of the repository wins.
      if let known = KnownViews.all[named.word], !evaluator.showsItself(type) {
        KnownCalls.emit(known, name, arguments, use, &evaluator)
        return
      }
      OwnViews.emitOwnView(type, name, arguments, use, &evaluator)
    case .nothing:
      if ModifierChains.isSelfView(use.site, evaluator),
        KnownModifiers.all[named.word] != nil || isMethod(name, use.site, evaluator)
      {
        emitImplicit(name, arguments, use, &evaluator)
      } else if KnownModifiers.all[named.word] != nil,
        ModifierChains.isViewItself(use.site, &evaluator),
        OwnMembers.isOwnFunction(use.site, evaluator)
      {
        emitImplicit(name, arguments, use, &evaluator)
      } else if named.word == .ModifiedContent, arguments.count == 2 {
        OwnModifiers.emitModifiedContent(name, arguments, use, &evaluator)
      } else if let known = KnownViews.all[named.word] {
        if let added = AddedInitializers.added(to: name, arguments, use.site, &evaluator) {
          AddedInitializers.emit(added, use, &evaluator)
          return
        }
        KnownCalls.emit(known, name, arguments, use, &evaluator)
      } else if let word = evaluator.linker.word(
        aliasedBy: named.hash, from: use.site.file, inside: use.site.owner),
        let known = KnownViews.all[word]
      {
        KnownCalls.emit(known, as: word, name, arguments, use, &evaluator)
      } else if let row = PackageCalls.packageView(name, use.site, &evaluator) {
        PackageCalls.emitPackageView(row, name, arguments, use, &evaluator)
      } else if KnownModifiers.all[named.word] == nil {
        emitUnknownCall(name, arguments, use, &evaluator)
      }
    }
  }

  /// Statements that only do something (`print(…)`) are no views; a name that begins like a type is one.
  private static func emitUnknownCall(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    if Self.isStatement(evaluator.linker.text(of: name, in: use.site.file)) { return }
    if evaluator.word(name, use.site.file) == .AnyShapeStyle {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
        use.pending)
      return
    }
    UnknownContainers.emitContainer(name, arguments, use, &evaluator)
  }

  /// A modifier or helper on the view that is `self`.
  private static func emitImplicit(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    guard let bound = evaluator.boundSelf(at: use.site) else { return }
    let named = evaluator.name(name, use.site.file)
    let modifier = PendingModifier(
      word: named.word, name: name, arguments: arguments, expression: use.expression, site: use.site
    )
    if named.word == .modifier {
      if OwnModifiers.emitModified(
        .bound(bound, use.expression, use.site), modifier, use.role, use.pending, &evaluator)
      {
        return
      }
    } else if let helper = ModifierChains.helper(named.hash, arguments, use.site, &evaluator) {
      OwnModifiers.emitHelper(helper, on: bound, modifier, use.role, use.pending, &evaluator)
      return
    }
    let handedDown = evaluator.handedDown.count
    if HandedDown.isSetter(named.word) { HandedDown.begin(modifier, &evaluator) }
    ChainRoots.emit(
      bound, ViewUse(use.expression, use.site, use.role, use.pending + [modifier]), &evaluator)
    evaluator.handedDown.removeLast(evaluator.handedDown.count - handedDown)
  }

  /// `Outer.Inner(…)`, `model.row(…)`, `SwiftUI.Text(…)`, `items.map { … }`.
  private static func emitCall(
    to name: NameID, on base: ExpressionID, _ arguments: Range<Int32>, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, use.site.file)
    switch named.word {
    case .`init`:
      if let view = AddedInitializers.extended(by: base, use.site, evaluator) {
        emitCall(
          named: view, arguments, use, &evaluator)
        return
      }
      if case .name(let type) = evaluator.expression(base, use.site.file) {
        emitCall(
          named: type, arguments, use, &evaluator)
        return
      }
    case .map, .flatMap:
      if MappedViews.emitMapped(
        base, arguments, use, &evaluator)
      {
        return
      }
    case .reduce:
      // Of texts: `parts.reduce(Text("")) { $0 + Text($1) }`.
      if let first = arguments.first,
        evaluator.files.isTextView(evaluator.argument(first, use.site.file).value, use.site)
      {
        let given = TextParts.text(takenApart: base, arguments, use.site, &evaluator)
        ChainRoots.emitText(use, writtenAt: given.map { ($0.1, $0.2) }, &evaluator)
        return
      }
    default:
      if evaluator.files.isVariadicTree(name, base, use.site) {
        Layouts.emitLayout(
          name, arguments, use, &evaluator)
        return
      }
    }
    switch Typing.receiver(base, use.site, &evaluator) {
    case .instance(let type, let index):
      let all = evaluator.members(of: type, named: named.hash)
      if let property = evaluator.property(named.hash, of: index),
        CalledFunctions.among(all, arguments, use.site, &evaluator) == nil
      {
        CalledViews.emitCallee(
          property, name, arguments, use, &evaluator)
        return
      }
      if !all.isEmpty {
        CalledViews.emitCallee(
          all, .instance(index), name, arguments, use,
          &evaluator)
        return
      }
      // A helper of `extension View` on `self`, where the helper is not visible by name alone.
      if case .name(let owner) = evaluator.expression(base, use.site.file),
        evaluator.word(owner, use.site.file) == .self
      {
        if ModifierChains.isViewItself(use.site, &evaluator),
          OwnMembers.isOwnFunction(use.site, evaluator)
        {
          emitImplicit(
            name, arguments, use, &evaluator)
        } else {
          evaluator.emitOpaque(name, use)
        }
        return
      }
    case .type(let type):
      if let nested = evaluator.linker.type(named: named.hash, nestedIn: type) {
        OwnViews.emitOwnView(
          nested, name, arguments, use, &evaluator)
        return
      }
      let all = evaluator.members(of: type, named: named.hash)
      if !all.isEmpty {
        CalledViews.emitCallee(
          all, .type(type), name, arguments, use,
          &evaluator)
        return
      }
    default: break
    }
    // `KFImage.url(…)`
    if case .name(let type) = evaluator.expression(base, use.site.file),
      let row = PackageCalls.packageView(type, use.site, &evaluator)
    {
      PackageCalls.emitPackageView(
        row, type, arguments, use, &evaluator)
      return
    }
    if Recognition.isKnownView(base, use.site, &evaluator),
      case .name(let type) = evaluator.expression(base, use.site.file),
      let known = KnownViews.all[evaluator.word(type, use.site.file)]
    {
      let word = evaluator.word(type, use.site.file)
      let all = evaluator.linker.extensionMembers(of: word, named: named.hash, from: use.site.file)
      if evaluator.overload(all, arguments, use.site.file) != nil {
        CalledViews.emitCallee(
          all, nil, name, arguments, use, &evaluator)
        return
      }
      // What it takes is not the name of an asset.
      if word == .Image {
        DeclaredTypes.emitUnknown(
          word, name, use, &evaluator)
        return
      }
      KnownCalls.emit(
        known, type, arguments, use, &evaluator)
      return
    }
    // `LaunchAtLogin.Toggle()` has a title of its own.
    let isOwn = arguments.isEmpty && !evaluator.files.isSwiftUI(base, use.site)
    if !isOwn, evaluator.files.isQualified(name, by: base, use.site),
      let known = KnownViews.all[named.word]
    {
      if let added = AddedInitializers.added(to: name, arguments, use.site, &evaluator) {
        AddedInitializers.emit(added, use, &evaluator)
        return
      }
      KnownCalls.emit(
        known, name, arguments, use, &evaluator)
      return
    }
    let all = TextMembers.textMembers(name, of: base, use.site, &evaluator)
    if !all.isEmpty {
      CalledViews.emitCallee(
        all, .expression(base, use.site), name, arguments,
        use, &evaluator)
      return
    }
    if let added = DeclaredTypes.addedPicture(named.hash, use.site, &evaluator) {
      DeclaredTypes.emit(added, name, use, &evaluator)
      return
    }
    if let member = DeclaredTypes.addedView(named.hash, isFunction: true, use.site, &evaluator) {
      CalledViews.emitCallee(
        [member], .expression(base, use.site), name, arguments,
        use, &evaluator)
      return
    }
    if ViewProperties.isNothingAtFirst(base, use.site, &evaluator) {
      OptionalSlots.emitMaybe(ViewUse(base, use.site, use.role, use.pending), &evaluator) {
        UnknownContainers.emitContainer(
          name, arguments, ViewUse(use.expression, use.site, $1.role, $1.pending), &$0)
      }
      return
    }
    UnknownContainers.emitContainer(
      evaluator.files.begin(of: base, use.site) ?? name, arguments,
      use, &evaluator)
  }

  // MARK: Functions
}

extension ViewCalls {
  /// In an extension of `View`, a modifier that a package adds.
  private static func isMethod(_ name: NameID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    let text = evaluator.linker.text(of: name, in: site.file)
    guard let first = text.utf8.first, !Self.isStatement(text) else { return false }
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
  }

  private static func isStatement(_ name: String) -> Bool {
    switch name {
    case "print", "withAnimation", "super", "Task", "Alert", "ActionSheet", "assertionFailure",
      "precondition", "assert", "debugPrint", "fatalError", "preconditionFailure", "dump", "NSLog":
      true
    default: false
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  func given(_ arguments: Range<Int32>, _ site: Site) -> [Bound] {
    arguments.map { .expression(argument($0, in: site.file).value, site) }
  }
}
