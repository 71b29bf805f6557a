import Views

/// What is a view is told by the names that begin it, by declarations, and by the code of closures.
extension Evaluator {
  /// Whether an expression gives a view, as far as can be told without writing it out.
  mutating func isView(_ id: ExpressionID, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      return isViewCall(callee, arguments, site)
    case .name(let name): return isView(named: name, site)
    case .member(let base, let name): return isViewMember(base, name, site)
    case .implicitBase: return true
    case .branch(let index):
      for place in branch(index, site.file).alternatives
      where endsWithView(alternative(place, site.file).body, site) { return true }
      return false
    case .tuple(let items):
      return items.count == 1 && isView(item(items.lowerBound, site.file), site)
    case .binary(let name, let left, let right):
      // Texts make one text; of optional views one is shown.
      guard ["+", "??"].contains(linker.text(of: name, in: site.file)) else { return false }
      return isView(left, site) || isView(right, site)
    default: return false
    }
  }

  private mutating func isViewCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    switch expression(callee, site.file) {
    case .name(let name):
      let named = self.name(name, site.file)
      switch meaning(ofCall: name, arguments, at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure(let index) = expression(inner, place.file),
          endsWithView(index, [], place)
        {
          return true
        }
        return declaresView(named.hash, site)
      case .bound(.function(let member, _)), .member(let member), .global(let member):
        return givesView(linker[member], member.file)
      case .viewHelper: return true
      case .type(let type):
        return KnownViews.all[named.word] != nil || showsItself(type)
      case .bound: return declaresView(named.hash, site)
      case .nothing:
        return KnownViews.all[named.word] != nil || files.isCapitalized(callee, site)
          || (KnownModifiers.all[named.word] != nil && (isSelfView(site) || isViewItself(site)))
      }
    case .member(let base, let name):
      let named = self.name(name, site.file)
      if named.word == .map || named.word == .flatMap { return isMapped(arguments, base, site) }
      if isView(base, site) || isKnownView(base, site) { return true }
      let receiver = receiver(base, site)
      if case .instance(_, let index) = receiver,
        let property = lookUp(named.hash, in: instances[Int(index)].properties),
        case .expression(let inner, let place) = property,
        case .closure(let closure) = expression(inner, place.file)
      {
        if endsWithView(closure, [], place) { return true }
      }
      switch receiver {
      case .instance(let type, _), .type(let type):
        if let nested = linker.type(named: named.hash, nestedIn: type) {
          return isView(nested)
        }
        guard let member = members(of: type, named: named.hash).first else { return false }
        return givesView(linker[member], member.file)
      default:
        if files.isQualified(name, by: base, site) { return true }
        guard let member = textMembers(name, of: base, site).first else { return false }
        return givesView(linker[member], member.file)
      }
    default: return false
    }
  }

  /// Whether what a closure gives, or shows last, is a view.
  mutating func endsWithView(_ index: Int32, _ given: [Bound], _ site: Site) -> Bool {
    let place = bind(closure: index, given, at: site)
    return endsWithView(closure(index, site.file).body, place)
  }

  private mutating func endsWithView(_ body: Block, _ site: Site) -> Bool {
    guard let last = body.last else { return false }
    switch statement(last, site.file) {
    case .expression(let result), .return(let result?): return isView(result, site)
    default: return false
    }
  }

  /// What is given for a property or parameter may tell nothing; its own words do.
  private mutating func declaresView(_ hash: UInt64, _ site: Site) -> Bool {
    if let type = binding(of: hash, in: site.environment)?.type {
      return [.View, .AnyView].contains(word(type.name, type.file))
    }
    guard let owner = selfType(at: site), let id = members(of: owner, named: hash).first else {
      return false
    }
    return givesView(linker[id], id.file)
  }

  /// `optional.map { Image(uiImage: $0) }`, `optional.map(Badge.init)`.
  private mutating func isMapped(
    _ arguments: Range<Int32>, _ base: ExpressionID, _ site: Site
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = argument(arguments.lowerBound, site.file).value
    switch expression(transform, site.file) {
    case .closure(let index): return endsWithView(index, [.expression(base, site)], site)
    case .member(let owner, let name):
      guard word(name, site.file) == .`init`, case .name(let type) = expression(owner, site.file)
      else { return false }
      if case .type(let type) = meaning(of: hash(type, site.file), at: site) { return isView(type) }
      return isKnownView(owner, site)
    default: return false
    }
  }

  /// `ContentUnavailableView.search(…)`, `KFImage.url(…)`: a view we know, made by a function of its own.
  mutating func isKnownView(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, site.file) else { return false }
    return KnownViews.all[word(name, site.file)] != nil || packageView(name, site) != nil
  }

  private mutating func isView(named name: NameID, _ site: Site) -> Bool {
    switch meaning(of: hash(name, site.file), at: site) {
    case .bound(.expression(let inner, let place)):
      if case .closure = expression(inner, place.file) { return true }
      return isView(inner, place) || declaresView(hash(name, site.file), site)
    case .bound(.value(let value)):
      if case .view = scene[value] { return true }
      return false
    case .bound(.either(let range)):
      guard case .expression(let inner, let place) = choices[Int(range.lowerBound)] else {
        return false
      }
      return isView(inner, place)
    // What a modifier of the repository is applied to; the functions of `self` are found by name.
    case .bound(.instance(let index)):
      return word(name, site.file) != .`self` && isInlined(instances[Int(index)].type)
    case .member(let member), .global(let member), .viewHelper(let member):
      return givesView(linker[member], member.file)
    case .bound, .type, .nothing: return false
    }
  }

  private mutating func isViewMember(
    _ base: ExpressionID, _ name: NameID, _ site: Site
  ) -> Bool {
    if case .name(let type) = expression(base, site.file) {
      let word = word(type, site.file)
      if [.Color, .Material, .Image].contains(word) { return true }
      if word == .configuration {
        return [.content, .label, .icon, .title].contains(self.word(name, site.file))
      }
      if KnownViews.all[word] != nil, isMadeByName(name, of: word, site) { return true }
    }
    let named = hash(name, site.file)
    switch receiver(base, site) {
    case .instance(let type, let index):
      if let property = lookUp(named, in: instances[Int(index)].properties),
        case .expression(let inner, let place) = property, isView(inner, place)
      {
        return true
      }
      guard let member = members(of: type, named: named).first else { return false }
      return givesView(linker[member], member.file)
    case .type(let type):
      guard let member = members(of: type, named: named).first else { return false }
      return givesView(linker[member], member.file)
    case .either(let range):
      return EachOf.areViews(named, in: range, &self)
    default:
      if let member = textMembers(name, of: base, site).first {
        return givesView(linker[member], member.file)
      }
      // A property of a view that is not in the repository is most likely one that gives a view.
      return isView(base, site) || addedPicture(named, site) != nil
        || Self.generatedView(named) != nil
    }
  }

  /// `ContentUnavailableView.search`, or what the repository adds: `LinearGradient.sunset`.
  private mutating func isMadeByName(_ name: NameID, of view: Word, _ site: Site) -> Bool {
    if view == .ContentUnavailableView { return true }
    let added = linker.extensionMembers(of: view, named: hash(name, site.file), from: site.file)
    guard let member = added.first, linker[member].isStatic else { return false }
    if givesView(linker[member], member.file) { return true }
    return linker[member].value.map { isView($0, inside(member, self: nil)) } ?? false
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `SwiftUI.Form`: a view that we know, with the name of a module before it.
  func isQualified(_ name: NameID, by base: ExpressionID, _ site: Site) -> Bool {
    guard KnownViews.all[word(name, in: site.file)] != nil,
      case .name(let module) = expression(base, in: site.file)
    else { return false }
    return word(module, in: site.file) == .other && isCapitalized(base, site)
  }

  func isSwiftUI(_ module: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(module, in: site.file) else { return false }
    return text(of: name, in: site.file) == "SwiftUI"
  }
}
