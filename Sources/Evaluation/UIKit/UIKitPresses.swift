import Scenes
import Views

/// Long presses that code of UIKit listens for, and presses of controls that are nothing else.
///
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
enum UIKitPresses {
  private static let recogniser = NameHash.of("UILongPressGestureRecognizer")
  private static let action = NameHash.of("action")
  private static let duration = NameHash.of("minimumPressDuration")
  private static let touches = NameHash.of("numberOfTouchesRequired")

  /// `UILongPressGestureRecognizer(target: self, action: #selector(hold))`: with no action it does nothing.
  static func isMade(by id: ExpressionID, _ site: Site, _ files: LiveFiles) -> Bool {
    guard case .call(let callee, let arguments) = files.expression(id, in: site.file),
      case .name(let name) = files.expression(callee, in: site.file),
      files.hash(name, in: site.file) == recogniser
    else { return false }
    return arguments.contains { index in
      let argument = files.argument(index, in: site.file)
      guard let label = argument.label, files.hash(label, in: site.file) == action else {
        return false
      }
      if case .null = files.expression(argument.value, in: site.file) { return false }
      return true
    }
  }

  /// `box.addTarget(self, action: #selector(open), for: .touchUpInside)`, as good as a tap to who touches the box.
  static func add(
    _ name: NameID, to part: Int, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard let first = arguments.first else { return }
    builder.set(
      .addGestureRecognizer, name, builder.evaluator.argument(first, site.file).value, id, on: part,
      site)
  }

  private static let event = NameHash.of("for")
  /// What a tap brings about.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontrol/event
  private static let events: Set<UInt64> = [
    NameHash.of("touchUpInside"), NameHash.of("primaryActionTriggered"), NameHash.of("touchDown"),
  ]

  /// A control that is no button, switch or field is no element by itself and has no trait: like a view that takes
  /// taps, it says nothing of that.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  static func isOfControl(
    _ name: NameID, _ arguments: Range<Int32>, on part: Int, _ site: Site,
    _ builder: borrowing UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.word(name, site.file) {
    case .addTarget, .addAction: break
    default: return false
    }
    guard builder.parts[part].word == .UIControl else { return false }
    return arguments.contains { index in
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label, builder.evaluator.hash(label, site.file) == event,
        let name = builder.evaluator.code.caseName(argument.value, site)
      else { return false }
      return events.contains(builder.evaluator.hash(name, site.file))
    }
  }

  /// `press.minimumPressDuration = 0` tells that a finger is down; what takes three seconds or several fingers is a
  /// switch for developers.
  static func isNone(
    _ member: NameID, _ value: ExpressionID, _ site: Site, _ files: LiveFiles
  ) -> Bool {
    let hash = files.hash(member, in: site.file)
    guard hash == duration || hash == touches,
      case .number(let text) = files.expression(value, in: site.file),
      let number = Double(files.text(text, in: site.file))
    else { return false }
    return hash == touches ? number > 1 : number < 0.2 || number >= 3
  }
}
