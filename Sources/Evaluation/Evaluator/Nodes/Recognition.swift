import Scenes
import Views

/// What is a view is told by the names that begin it, by declarations, and by the code of closures.
enum Recognition {
  /// Operators between views of which the result is one.
  private static let joining = ["+", "??"]

  /// Whether an expression gives a view, as far as can be told without writing it out.
  static func isView(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      return isViewCall(callee, arguments, site, &evaluator)
    case .name(let name): return isView(named: name, site, &evaluator)
    case .member(let base, let name): return isViewMember(base, name, site, &evaluator)
    case .implicitBase: return true
    case .branch(let index):
      for place in evaluator.branch(index, site.file).alternatives
      where endsWithView(evaluator.alternative(place, site.file).body, site, &evaluator) {
        return true
      }
      return false
    case .tuple(let items):
      return items.count == 1
        && isView(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .binary(let name, let left, let right):
      // Texts make one text; of optional views one is shown.
      guard joining.contains(evaluator.linker.text(of: name, in: site.file)) else { return false }
      return isView(left, site, &evaluator) || isView(right, site, &evaluator)
    default: return false
    }
  }

  private static func isViewCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      let named = evaluator.name(name, site.file)
      switch evaluator.meaning(ofCall: name, arguments, at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure(let index) = evaluator.expression(inner, place.file),
          endsWithView(index, [], place, &evaluator)
        {
          return true
        }
        return declaresView(named.hash, site, &evaluator)
      case .bound(.function(let member, _)), .member(let member), .global(let member):
        return evaluator.givesView(evaluator.linker[member], member.file)
      case .viewHelper: return true
      case .type(let type):
        return ValueCalls.isOfPlatform(type, named.word, evaluator) || evaluator.showsItself(type)
      case .bound: return declaresView(named.hash, site, &evaluator)
      case .nothing:
        return KnownViews.all[named.word] != nil
          || named.word != .Binding && evaluator.files.isTypeName(callee, site)
          || (KnownModifiers.all[named.word] != nil
            && (ModifierChains.isSelfView(site, evaluator)
              || ModifierChains.isViewItself(site, &evaluator)))
      }
    case .member(let base, let name):
      let named = evaluator.name(name, site.file)
      if named.word == .map || named.word == .flatMap {
        return isMapped(arguments, base, site, &evaluator)
      }
      if isView(base, site, &evaluator) || isKnownView(base, site, &evaluator) { return true }
      let receiver = Typing.receiver(base, site, &evaluator)
      if case .instance(_, let index) = receiver,
        let property = evaluator.property(named.hash, of: index),
        case .expression(let inner, let place) = property,
        case .closure(let closure) = evaluator.expression(inner, place.file)
      {
        if endsWithView(closure, [], place, &evaluator) { return true }
      }
      switch receiver {
      case .instance(let type, _), .type(let type):
        if let nested = evaluator.linker.type(named: named.hash, nestedIn: type) {
          return evaluator.isView(nested)
        }
        guard let member = evaluator.members(of: type, named: named.hash).first else {
          return false
        }
        return evaluator.givesView(evaluator.linker[member], member.file)
      default:
        if evaluator.files.isQualified(name, by: base, site) { return true }
        guard let member = TextMembers.textMembers(name, of: base, site, &evaluator).first else {
          return false
        }
        return evaluator.givesView(evaluator.linker[member], member.file)
      }
    default: return false
    }
  }

  /// Whether what a closure gives, or shows last, is a view.
  static func endsWithView(
    _ index: Int32, _ given: [Bound], _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    let place = evaluator.bind(closure: index, given, at: site)
    return endsWithView(evaluator.closure(index, site.file).body, place, &evaluator)
  }

  private static func endsWithView(_ body: Block, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard let last = body.last else { return false }
    switch evaluator.statement(last, site.file) {
    case .expression(let result), .return(let result?): return isView(result, site, &evaluator)
    default: return false
    }
  }

  /// What is given for a property or parameter may tell nothing; its own words do.
  private static func declaresView(_ hash: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if let type = evaluator.binding(of: hash, in: site.environment)?.type {
      return [.View, .AnyView].contains(evaluator.word(type.name, type.file))
    }
    guard let owner = evaluator.selfType(at: site),
      let id = evaluator.members(of: owner, named: hash).first
    else {
      return false
    }
    return evaluator.givesView(evaluator.linker[id], id.file)
  }

  /// `optional.map { Image(uiImage: $0) }`, `optional.map(Badge.init)`.
  private static func isMapped(
    _ arguments: Range<Int32>, _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = evaluator.argument(arguments.lowerBound, site.file).value
    switch evaluator.expression(transform, site.file) {
    case .closure(let index):
      return endsWithView(index, [.expression(base, site)], site, &evaluator)
    case .member(let owner, let name):
      guard evaluator.word(name, site.file) == .`init`,
        case .name(let type) = evaluator.expression(owner, site.file)
      else { return false }
      if case .type(let type) = evaluator.meaning(of: evaluator.hash(type, site.file), at: site) {
        return evaluator.isView(type)
      }
      return isKnownView(owner, site, &evaluator)
    default: return false
    }
  }

  /// `ContentUnavailableView.search(…)`, `KFImage.url(…)`: a view we know, made by a function of its own.
  static func isKnownView(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard case .name(let name) = evaluator.expression(id, site.file) else { return false }
    return KnownViews.all[evaluator.word(name, site.file)] != nil
      || PackageCalls.packageView(name, site, &evaluator) != nil
  }

  private static func isView(named name: NameID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
    case .bound(.expression(let inner, let place)):
      if case .closure = evaluator.expression(inner, place.file) { return true }
      return isView(inner, place, &evaluator)
        || declaresView(evaluator.hash(name, site.file), site, &evaluator)
    case .bound(.value(let value)):
      if case .view = evaluator.scene[value] { return true }
      return false
    case .bound(.either(let range)):
      guard case .expression(let inner, let place) = evaluator.choices[Int(range.lowerBound)] else {
        return false
      }
      return isView(inner, place, &evaluator)
    // What a modifier of the repository is applied to; the functions of `self` are found by name.
    case .bound(.instance(let index)):
      return evaluator.word(name, site.file) != .`self`
        && evaluator.isInlined(evaluator.instances[Int(index)].type)
    case .member(let member), .global(let member), .viewHelper(let member):
      return evaluator.givesView(evaluator.linker[member], member.file)
    case .bound, .type, .nothing: return false
    }
  }

  private static func isViewMember(
    _ base: ExpressionID, _ name: NameID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if case .name(let type) = evaluator.expression(base, site.file) {
      let word = evaluator.word(type, site.file)
      if [.Color, .Material, .Image].contains(word) { return true }
      if word == .configuration {
        return [.content, .label, .icon, .title].contains(evaluator.word(name, site.file))
      }
      if KnownViews.all[word] != nil, isMadeByName(name, of: word, site, &evaluator) { return true }
    }
    let named = evaluator.hash(name, site.file)
    switch Typing.receiver(base, site, &evaluator) {
    case .instance(let type, let index):
      if let property = evaluator.property(named, of: index),
        case .expression(let inner, let place) = property, isView(inner, place, &evaluator)
      {
        return true
      }
      guard let member = evaluator.members(of: type, named: named).first else { return false }
      return evaluator.givesView(evaluator.linker[member], member.file)
    case .type(let type):
      guard let member = evaluator.members(of: type, named: named).first else { return false }
      return evaluator.givesView(evaluator.linker[member], member.file)
    case .either(let range):
      return EachOf.areViews(named, in: range, &evaluator)
    default:
      if let member = TextMembers.textMembers(name, of: base, site, &evaluator).first {
        return evaluator.givesView(evaluator.linker[member], member.file)
      }
      // A property of a view that is not in the repository is most likely one that gives a view.
      return isView(base, site, &evaluator)
        || DeclaredTypes.addedPicture(named, site, &evaluator) != nil
        || GeneratedAssets.generatedView(named) != nil
    }
  }

  /// `ContentUnavailableView.search`, or what the repository adds: `LinearGradient.sunset`.
  private static func isMadeByName(
    _ name: NameID, of view: Word, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if view == .ContentUnavailableView { return true }
    let added = evaluator.linker.extensionMembers(
      of: view, named: evaluator.hash(name, site.file), from: site.file)
    guard let member = added.first, evaluator.linker[member].isStatic else { return false }
    if evaluator.givesView(evaluator.linker[member], member.file) { return true }
    return evaluator.linker[member].value.map {
      isView($0, evaluator.inside(member, self: nil), &evaluator)
    } ?? false
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `SwiftUI.Form`: a view that we know, with the name of a module before it.
  func isQualified(_ name: NameID, by base: ExpressionID, _ site: Site) -> Bool {
    guard KnownViews.all[word(name, in: site.file)] != nil,
      case .name(let module) = expression(base, in: site.file)
    else { return false }
    return word(module, in: site.file) == .other && isTypeName(base, site)
  }

  func isSwiftUI(_ module: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(module, in: site.file) else { return false }
    return text(of: name, in: site.file) == "SwiftUI"
  }
}
