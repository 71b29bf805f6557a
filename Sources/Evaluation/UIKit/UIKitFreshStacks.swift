import Scenes
import Views

/// `let stack = UINavigationController(); stack.pushViewController(first, animated: false)`: what is pushed onto a
/// navigation controller that was just made is what that begins with, and has no way back.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
struct UIKitFreshStacks {
  /// What stands at the bottom of one, by the call that shows it.
  private struct Shown: Hashable {
    var file: FileID
    var expression: ExpressionID
  }

  /// The function of a class that is no controller whose code is read.
  private var function: MemberID?
  /// Under what something was pushed first, by the part of the stack, or the name of its property.
  private var begun: [Int: [Int]] = [:]
  private var begunOf: [UInt64: [Int]] = [:]
  /// How code shows stacks that were empty then.
  private var reasons: [Int: Mention.Reason] = [:]
  private var roots: [Shown: Mention.Reason?] = [:]

  /// Another function is read.
  mutating func enter(_ member: MemberID) { (function, begunOf) = (member, [:]) }

  // MARK: What code does

  /// A stack is shown that something may be pushed onto later.
  static func note(
    _ shown: ExpressionID, as reason: Mention.Reason, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard reason != .destination, let stack = builder.part(shown, site),
      builder.parts[stack].word == .UINavigationController,
      builder.parts[stack].children.isEmpty
    else { return }
    builder.stacks.reasons[stack] = reason
  }

  /// False for what is pushed onto something else, and for what stands above another one.
  static func begin(
    with shown: ExpressionID, by callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .member(let base, let verb) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.word(verb, site.file) == .pushViewController
    else { return false }
    if let stack = stack(base, site, &builder) {
      return put(shown, at: stack, site, &builder)
    }
    guard let function = builder.stacks.function, builder.calls.isEmpty,
      let property = builder.evaluator.files.ownName(base, site),
      builder.evaluator.lookUp(property, in: site.environment) == nil
    else { return false }
    if let known = builder.stacks.begunOf[property], !builder.places.areElse(known) { return false }
    guard let start = UIKitGivenStacks.start(of: property, in: function, &builder) else {
      return false
    }
    builder.stacks.begunOf[property, default: []].append(builder.places.now)
    if !start.isAlways { builder.noteShown(shown, as: .page, site) }
    guard start.isAlways else { return false }
    note(shown, under: start.reason, site, &builder)
    return true
  }

  /// `stack.viewControllers = [first, second]`, of one that was just made.
  static func begin(
    with list: ExpressionID, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard case .array(let items) = builder.evaluator.expression(list, site.file),
      let first = items.first,
      let stack = stack(base, site, &builder)
    else { return }
    _ = put(builder.evaluator.item(first, site.file), at: stack, site, &builder)
    for item in items.dropFirst() {
      builder.noteShown(builder.evaluator.item(item, site.file), as: .destination, site)
    }
  }

  /// How what a call pushes is shown, where that is the bottom of a stack; nil for all else.
  static func reason(
    of shown: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Mention.Reason?? {
    builder.stacks.roots[Shown(file: site.file, expression: shown)]
  }

  private static func put(
    _ shown: ExpressionID, at stack: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if let known = builder.stacks.begun[stack], !builder.places.areElse(known) { return false }
    builder.stacks.begun[stack, default: []].append(builder.places.now)
    let root = builder.made(shown, site)
    if let root, root != stack, root != builder.own, !builder.parts[root].isPlaced,
      UIKitClasses.controllers.contains(builder.parts[root].word),
      builder.parts[stack].children.isEmpty
    {
      builder.parts[stack].children = [root]
      builder.parts[stack].hosted = nil
    }
    note(shown, under: builder.stacks.reasons[stack], site, &builder)
    return true
  }

  /// With bars, wherever the stack is shown.
  private static func note(
    _ shown: ExpressionID, under reason: Mention.Reason?, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    builder.stacks.roots[Shown(file: site.file, expression: shown)] = .some(reason)
    builder.noteShown(shown, as: .cut, site)
    guard let reason else { return }
    if let part = builder.part(shown, site), let type = builder.parts[part].type {
      builder.noteShown(type, as: reason)
      builder.shownControllers.append(UIKitShownBars.One(part: part, type: type, reason))
    } else if let type = builder.constructed(shown, site)?.type {
      builder.noteShown(type, as: reason)
    }
  }

  // MARK: Which are empty

  /// A variable of the body that holds one which nothing has been put into, or handed to.
  private static func stack(
    _ base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .name(let name) = builder.evaluator.expression(base, site.file),
      let stack = builder.part(base, site),
      builder.parts[stack].word == .UINavigationController
    else { return nil }
    if builder.stacks.begun[stack] != nil { return stack }
    let (made, place) = builder.parts[stack].made
    let hash = builder.evaluator.hash(name, site.file)
    guard builder.parts[stack].children.isEmpty, place.file == site.file, made >= 0, made < base,
      builder.locals.contains(where: { $0.name == hash }),
      isEmpty(made, place, &builder.evaluator),
      !builder.evaluator.code.isFilled(hash, in: made..<base, site.file)
    else { return nil }
    return stack
  }

  /// `UINavigationController()`, and one of the app's own classes that puts nothing into itself.
  static func isEmpty(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file)
    else { return false }
    switch evaluator.meaning(ofCall: name, arguments, at: site) {
    case .nothing:
      return evaluator.word(name, site.file) == .UINavigationController
        && arguments.allSatisfy { index in
          let label = evaluator.argument(index, site.file).label
          return label.map { classes.contains(evaluator.hash($0, site.file)) } ?? false
        }
    case .type(let type):
      return arguments.isEmpty && evaluator.linker.inherits(type, .UINavigationController)
        && MadeRoots.root(of: type, arguments, site, &evaluator) == nil
    default: return false
    }
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(navigationbarclass:toolbarclass:)
  private static let classes = Set(
    ["navigationBarClass", "toolbarClass"].map { NameHash.of($0) })
}

extension UIKitCode {
  /// Code between two places puts something into a variable that holds controllers, or hands it to who may: what only
  /// shows it does not.
  func isFilled(_ name: UInt64, in range: Range<ExpressionID>, _ file: FileID) -> Bool {
    range.contains { id in
      switch files.expression(id, in: file) {
      case .member(let base, let member):
        return isNamed(base, name, file)
          && UIKitNames.filling.contains(files.word(member, in: file))
      case .call(let callee, let arguments):
        guard arguments.contains(where: { isNamed(files.argument($0, in: file).value, name, file) })
        else { return false }
        switch files.expression(callee, in: file) {
        case .name(let called), .member(_, let called):
          return UIKitClasses.showing[files.word(called, in: file)] == nil
        default: return true
        }
      default: return false
      }
    }
  }

  func isNamed(_ id: ExpressionID, _ name: UInt64, _ file: FileID) -> Bool {
    guard case .name(let own) = files.expression(id, in: file) else { return false }
    return files.hash(own, in: file) == name
  }
}
