import Scenes
import Views

/// What a controller shows below its view, and above the keyboard: `override var inputAccessoryView: UIView? { bar }`.
///
/// It is there while the controller is the first responder, as it is where it says that it can become that.
/// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
enum UIKitAccessories {
  /// The code that is read gives it: that of this part, and no function that is called there.
  struct Reading {
    var own: Int
    var calls: Int
  }

  private static let canBecome = NameHash.of("canBecomeFirstResponder")

  /// Puts what the code gives behind all else, on each of its sides.
  static func read(_ body: Block, _ site: Site, _ builder: inout UIKitBuilder) {
    // Of a controller in another one nobody knows whether it is the one that responds.
    guard builder.own == 0, UIKitClasses.controllers.contains(builder.parts[builder.own].word)
    else { return }
    let outer = builder.places.now
    builder.accessory = Reading(own: builder.own, calls: builder.calls.count)
    if !responds(&builder) {
      let fork = builder.places.add(
        UIKitPlaces.Fork(kind: .atTimes, places: [0], expression: -1, site: site))
      builder.places.now = builder.places.step(.side(fork: fork, place: 0), in: outer)
    }
    builder.read(body, site, alias: nil)
    builder.accessory = nil
    builder.places.now = outer
  }

  private static func responds(_ builder: inout UIKitBuilder) -> Bool {
    guard let member = builder.ownMembers(named: canBecome).first,
      let body = builder.evaluator.linker[member].body
    else { return false }
    let site = UIKitAnswers.site(of: member, &builder)
    guard let given = builder.evaluator.code.returned(by: body, site) else { return true }
    return builder.evaluator.truth(given, site) != false
  }

  /// What the code gives in one case; false for other code, and for a choice, whose sides are read.
  static func take(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    guard let reading = builder.accessory, reading.own == builder.own,
      reading.calls == builder.calls.count
    else { return false }
    switch builder.evaluator.expression(id, site.file) {
    case .branch: return false
    case .null: return true
    case .member(let base, _):
      if case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .super
      {
        return true
      }
    default: break
    }
    builder.accessory = nil
    defer { builder.accessory = reading }
    guard let view = builder.made(id, site) else {
      let unknown = builder.add(
        UIKitKind(word: .other), builder.evaluator.code.name(of: id, site), id, site)
      builder.parts[unknown].isUnknown = true
      place(unknown, &builder)
      return true
    }
    if view != builder.own { place(view, &builder) }
    return true
  }

  private static func place(_ view: Int, _ builder: inout UIKitBuilder) {
    guard !builder.parts[view].isPlaced else {
      builder.parts[view].around = builder.places.placingAgain(builder.parts[view].around)
      return
    }
    builder.parts[view].isPlaced = true
    builder.parts[view].around = builder.places.placing(madeIn: builder.parts[view].around)
    builder.parts[builder.own].footers.append(view)
    builder.readOwn(view)
  }
}
