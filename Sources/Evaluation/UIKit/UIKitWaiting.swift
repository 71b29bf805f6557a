import Scenes
import Views

/// What code does to controllers of which nothing says yet that they stand in the one that is read.
///
/// A controller that is only shown is a screen of its own, and what its own code does is seen there. So what is set on
/// one waits until the controller is placed: whoever read each class along every path of destinations would never
/// come to an end.
enum UIKitWaiting {
  /// A property that is set, or a function that is called.
  enum Step {
    case set(UIKitSetters.Code, to: ExpressionID, part: Int?)
    case call(UIKitBuilder.Called, parts: [Int?], lists: [[Int]?], ExpressionID)
  }

  struct One {
    var step: Step
    var site: Site
    /// Where it is done, a step of `UIKitPlaces`.
    var now: Int
    var isLate: Bool
    var isHandedOn: Bool
  }

  /// What is done to it waits.
  static func waits(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    part != builder.own && builder.parts[part].isShownOnly && !builder.parts[part].isRead
  }

  /// Its members are not asked for either: the controller that names it is itself only shown.
  static func isFar(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    builder.shownDepth > 0 && waits(part, builder)
  }

  static func add(_ step: Step, to part: Int, _ site: Site, _ builder: inout UIKitBuilder) {
    builder.parts[part].waiting.append(
      One(
        step: step, site: site, now: builder.places.now, isLate: builder.isLate,
        isHandedOn: builder.isHandedOn))
  }

  /// Its own code has been read.
  static func perform(on part: Int, _ builder: inout UIKitBuilder) {
    let all = builder.parts[part].waiting
    if all.isEmpty { return }
    builder.parts[part].waiting = []
    let outer = (builder.places.now, builder.isLate, builder.isHandedOn)
    for one in all {
      (builder.places.now, builder.isLate) = (one.now, one.isLate)
      builder.isHandedOn = one.isHandedOn
      switch one.step {
      case .set(let code, let value, let held):
        UIKitSetters.perform(code, value, held, of: part, one.site, &builder)
      case .call(let called, let parts, let lists, let id):
        builder.perform(called, (parts, lists), id, one.site)
      }
    }
    (builder.places.now, builder.isLate, builder.isHandedOn) = outer
  }
}

extension UIKitPart {
  /// A controller of the repository that stands nowhere, as far as code was read.
  var isShownOnly: Bool {
    type != nil && !isPlaced && UIKitClasses.controllers.contains(word)
  }
}
