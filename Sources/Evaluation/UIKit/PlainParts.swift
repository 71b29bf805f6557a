import Scenes
import Views

/// Parts of UIKit that nothing is heard of.
extension UIKitBuilder {
  /// The part that a controller of the repository is.
  mutating func readController(
    _ type: TypeID, _ word: Word, _ id: ExpressionID, _ site: Site
  ) -> Int {
    parts = [UIKitPart(word: .other, expression: -1, site: site, isPlaced: true, isRead: true)]
    let part = add(UIKitKind(word: word, type: type), nil, id, site)
    parts[part].isPlaced = true
    readOwn(part)
    return part
  }

  /// Nothing in it is heard, as far as its own code tells: it only draws, or only arranges what is silent.
  func isPlain(_ index: Int, depth: Int = 0) -> Bool {
    let part = parts[index]
    guard depth < Self.deepestPart, !part.isUnknown, part.hosted == nil else { return false }
    switch part.word {
    case .UIView, .UIImageView, .UIVisualEffectView, .UIStackView, .UIControl: break
    case .UIViewController where !isBuiltLater(part): break
    default: return false
    }
    if let type = part.type, !isDirectly(type, part.word) { return false }
    return !part.holdsUnknown && part.outlets.isEmpty && (part.focused ?? []).isEmpty
      && part.children.allSatisfy { isPlain($0, depth: depth + 1) }
  }

  /// A class between it and that of UIKit may add something.
  private func isDirectly(_ type: TypeID, _ word: Word) -> Bool {
    evaluator.linker[type].inherited.contains { evaluator.word($0, type.file) == word }
  }

  /// It has code for when its view is there, which may take that from an interface file or a child.
  private func isBuiltLater(_ part: UIKitPart) -> Bool {
    guard let type = part.type else { return true }
    return evaluator.linker[type].members.contains { member in
      let member = MemberID(file: type.file, index: member)
      switch evaluator.word(evaluator.linker[member].name, type.file) {
      case .viewDidLoad, .loadView: return true
      default: return false
      }
    }
  }
}

extension Evaluator {
  /// Whether a function that the repository adds to views puts something into the one that it is called on.
  mutating func addsSubviews(_ name: UInt64, _ word: Word, _ site: Site) -> Bool {
    guard ModifierChains.mayBeHelper(name, &self) else { return false }
    var all = linker.extensionMembers(of: .UIView, named: name, from: site.file)
    if word != .UIView { all += linker.extensionMembers(of: word, named: name, from: site.file) }
    return all.contains { member in
      // What was left out may do anything.
      linker[member].body == nil
        || linker[member].expressions.contains { id in
          switch expression(id, member.file) {
          case .name(let name), .member(_, let name):
            switch self.word(name, member.file) {
            case .addSubview, .addSubviews, .addArrangedSubview, .addArrangedSubviews,
              .insertSubview,
              .insertArrangedSubview:
              true
            default: false
            }
          default: false
          }
        }
    }
  }

  /// The view that a representable only hosts, as in `UIHostingController(rootView: content)`.
  mutating func hosted(
    in type: TypeID, _ instance: Int32
  ) -> (view: ExpressionID, site: Site)? {
    for maker in WellKnown.hosts {
      for member in members(of: type, named: maker) {
        let site = inside(member, self: .instance(instance))
        for id in linker[member].expressions {
          guard case .call(let callee, let arguments) = expression(id, member.file),
            case .name(let name) = expression(callee, member.file),
            HostingController.isNamed(linker.text(of: name, in: member.file)),
            let view = HostingController.view(in: arguments, site, files)
          else { continue }
          if isOwnSlot(view, of: type, site) { return (view, site) }
        }
      }
    }
    return nil
  }

  /// `content`, `self.content`, `content()`.
  private mutating func isOwnSlot(
    _ id: ExpressionID, of type: TypeID, _ site: Site
  ) -> Bool {
    switch expression(id, site.file) {
    case .name(let name):
      return members(of: type, named: hash(name, site.file)).contains {
        OptionalSlots.isSlot($0, &self)
      }
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, site.file), word(owner, site.file) == .self
      else { return false }
      return members(of: type, named: hash(name, site.file)).contains {
        OptionalSlots.isSlot($0, &self)
      }
    case .call(let callee, let arguments):
      return arguments.isEmpty && isOwnSlot(callee, of: type, site)
    case .closure(let index):
      let body = closure(index, site.file).body
      guard body.count == 1, let only = body.first,
        case .expression(let view) = statement(only, site.file)
      else { return false }
      return isOwnSlot(view, of: type, site)
    default: return false
    }
  }
}

extension [UIKitPart] {
  /// Whether it is known what is focused in a part: not in plain views whose code adds nothing.
  func saysSomething(_ index: Int, depth: Int = 0) -> Bool {
    let part = self[index]
    // Code may put two views into each other.
    guard depth < UIKitBuilder.deepestPart else { return false }
    if part.hosted != nil || !part.rows.isEmpty { return true }
    switch UIKitClasses.all[part.word] {
    case .children, .image, .opaque, .nothing, nil: break
    default: return true
    }
    if part.settings.contains(where: { $0.word == .isAccessibilityElement }) { return true }
    return (part.children + (part.focused ?? [])).contains {
      saysSomething($0, depth: depth + 1)
    }
  }

  /// There is something in it, whatever that says.
  func isHeard(_ index: Int, depth: Int = 0) -> Bool {
    let part = self[index]
    guard depth < UIKitBuilder.deepestPart else { return false }
    if saysSomething(index) || part.isUnknown { return true }
    if UIKitClasses.all[part.word] == .opaque { return true }
    return part.children.contains { isHeard($0, depth: depth + 1) }
  }

  func holdsUnknown(_ index: Int, depth: Int = 0) -> Bool {
    let part = self[index]
    guard depth < UIKitBuilder.deepestPart else { return true }
    let holds = part.holdsUnknown && UIKitClasses.all[part.word] == .children
    return holds || part.children.contains { holdsUnknown($0, depth: depth + 1) }
  }
}
