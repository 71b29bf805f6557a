import Scenes
import Views

/// Classes that are made from one of a package whose source is not there: the name of that says what they are.
///
/// A name ends in what the thing is.
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CodingGuidelines/Articles/NamingBasics.html
enum LibraryClasses {
  /// The longer ones first.
  private static let endings: [(String, Word)] = [
    ("TableViewController", .UITableViewController),
    ("CollectionViewController", .UICollectionViewController),
    ("ViewController", .UIViewController),
    ("TableViewCell", .UITableViewCell),
    ("CollectionViewCell", .UICollectionViewCell),
  ]
  /// What is one thing to a listener, whoever makes it.
  private static let things: [(String, Word)] = [
    ("TextField", .UITextField), ("TextView", .UITextView), ("ImageView", .UIImageView),
    ("Button", .UIButton), ("Label", .UILabel),
  ]
  /// Buttons of the system's other frameworks, which come with words or a label of their own.
  ///
  /// https://developer.apple.com/documentation/mapkit/mkusertrackingbutton, …/mkcompassbutton
  /// https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
  /// https://developer.apple.com/documentation/passkit/pkpaymentbutton, …/pkaddpassbutton
  /// https://developer.apple.com/documentation/corelocationui/cllocationbutton
  /// https://developer.apple.com/documentation/intentsui/inuiaddvoiceshortcutbutton
  private static let namedBySystem = Set(
    [
      "MKUserTrackingButton", "MKCompassButton", "ASAuthorizationAppleIDButton",
      "PKPaymentButton", "PKAddPassButton", "CLLocationButton", "INUIAddVoiceShortcutButton",
    ].map { NameHash.of($0) })
  /// AppKit's own classes, and those of watches.
  private static let otherSystems = ["NS", "WK"]
  /// What they add is not in the source.
  static let adding: Set<Word> = [
    .UIViewController, .UITableViewController, .UICollectionViewController, .UITableViewCell,
    .UICollectionViewCell,
  ]

  /// The class of UIKit that one of that name is a kind of.
  static func word(named name: String) -> Word? { word(named: name, endings) }

  private static func word(named name: String, _ endings: [(String, Word)]) -> Word? {
    if otherSystems.contains(where: { name.hasPrefix($0) }) { return nil }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The same of a view that code makes of such a class; what it says is told where it is made, or is not known.
  static func thing(named name: String) -> UIKitKind? {
    guard name.first?.isUppercase == true else { return nil }
    return word(named: name, things).map { UIKitKind(word: $0) }
  }

  /// `RoundButton(title: "Send")`: a button of a class that nobody sees is called what it is given as a title.
  static func name(
    _ part: Int, by id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .name(let name) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.word(name, site.file) == .other,
      builder.kind(named: name, site)?.type == nil
    else { return }
    if namedBySystem.contains(builder.evaluator.hash(name, site.file)) {
      // Which words depends on its style and its state.
      builder.parts[part].settings.append(
        UIKitPart.Setting(
          word: .setTitle, name: name, value: .unknown, expression: callee, site: site))
      return
    }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label, builder.evaluator.word(label, site.file) == .title else {
        continue
      }
      builder.parts[part].settings.append(
        UIKitPart.Setting(
          word: .setTitle, name: label, value: .expression(argument.value), expression: id,
          site: site))
    }
  }

  /// The same of a class that the repository makes from such a one.
  static func thing(_ type: TypeID, _ evaluator: inout Evaluator) -> Word? {
    guard let name = library(above: type, &evaluator) else { return nil }
    return thing(named: evaluator.linker.text(of: name.name, in: name.file))?.word
  }

  /// A package's class stands above it, and nothing here says what that is.
  static func isMadeFromOne(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    guard let name = library(above: type, &evaluator) else { return false }
    let text = evaluator.linker.text(of: name.name, in: name.file)
    return !(otherSystems + ["UI"]).contains { text.hasPrefix($0) }
      && evaluator.uiKitKind(of: type) == nil
  }

  /// What the highest class above one that the repository has is made from, where that is not there.
  private static func library(above type: TypeID, _ evaluator: inout Evaluator) -> SourceName? {
    var top = type
    // Superclasses may go round in a circle.
    for _ in 0..<32 {
      guard let name = evaluator.linker[top].inherited.first else { return nil }
      let hash = evaluator.hash(name, top.file)
      guard let above = evaluator.linker.type(named: hash, from: top.file, inside: top) else {
        return evaluator.word(name, top.file) == .other
          ? SourceName(file: top.file, name: name) : nil
      }
      if isForeign(above, above: top, &evaluator) {
        return SourceName(file: top.file, name: name)
      }
      guard case .class = evaluator.linker[above].kind else { return nil }
      top = above
    }
    return nil
  }

  /// `class Player: Core.Player`, and `class Preview: Core.Player` beside it: what these are made from is called like
  /// a class of the repository, and is another one.
  static func isForeign(
    _ found: TypeID, above type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let own = evaluator.linker[type].baseQualifier else { return found == type }
    if found == type { return true }
    guard let other = evaluator.linker[found].baseQualifier,
      let base = evaluator.linker[found].inherited.first
    else { return false }
    return evaluator.hash(own, type.file) == evaluator.hash(other, found.file)
      && evaluator.hash(base, found.file) == evaluator.files.nameHash(of: found)
  }

  /// `Player` of the module that `class Player: Core.Player` names: another one than that.
  static func isBase(
    of type: TypeID, in module: String?, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let module, let named = evaluator.linker[type].baseQualifier,
      let base = evaluator.linker[type].inherited.first
    else { return false }
    return evaluator.hash(named, type.file) == NameHash.of(module)
      && evaluator.hash(base, type.file) == evaluator.files.nameHash(of: type)
  }

  /// The class of UIKit that a class is by what its package's class is called.
  static func word(of type: TypeID, _ evaluator: inout Evaluator) -> Word? {
    guard let name = library(above: type, &evaluator) else { return nil }
    let text = evaluator.linker.text(of: name.name, in: name.file)
    if let word = word(named: text) { return word }
    // UIKit's own are known by their names.
    let isOther = (otherSystems + ["UI"]).contains { text.hasPrefix($0) }
    return isOther || !comesUp(type, &evaluator) ? nil : .UIViewController
  }

  /// `super.viewDidLoad()`: only controllers have that.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  private static func comesUp(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    for owner in Lineages.lineage(of: type, &evaluator) {
      for member in evaluator.members(of: owner, named: viewDidLoad)
      where evaluator.linker[member].kind == .function {
        if evaluator.code.callsSuper(member, viewDidLoad) { return true }
      }
    }
    return false
  }

  private static let viewDidLoad = NameHash.of("viewDidLoad")
}
