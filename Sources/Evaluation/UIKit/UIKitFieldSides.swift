import Views

/// The views at the ends of a text field, each of which is there only where its mode says so.
///
/// A control among them is touched as any other one, and is met behind the field.
///
/// https://developer.apple.com/documentation/uikit/uitextfield/leftview
struct UIKitFieldSides {
  /// When one of them is there.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  enum Mode { case never, atTimes, always }

  struct Side {
    var view: Int?
    /// Code sets it in some cases only.
    var isAsked = false
    var mode = Mode.never
  }

  var left = Side()
  var right = Side()

  /// `field.rightView = clear`, `field.rightViewMode = .always`; false for anything else.
  static func set(
    _ name: UInt64, _ value: ExpressionID, of field: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.parts[field].word == .UITextField else { return false }
    switch name {
    case UIKitNames.leftView: put(value, at: \.left, of: field, site, &builder)
    case UIKitNames.rightView: put(value, at: \.right, of: field, site, &builder)
    case UIKitNames.leftViewMode: show(value, at: \.left, of: field, site, &builder)
    case UIKitNames.rightViewMode: show(value, at: \.right, of: field, site, &builder)
    default: return false
    }
    return true
  }

  private static func put(
    _ value: ExpressionID, at side: WritableKeyPath<Self, Side>, of field: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard builder.parts[field].ends[keyPath: side].view == nil,
      let view = builder.made(value, site), view != builder.own, view != field,
      !builder.parts[view].isPlaced
    else { return }
    builder.parts[view].isPlaced = true
    builder.parts[field].ends[keyPath: side].view = view
    builder.parts[field].ends[keyPath: side].isAsked =
      builder.isLate || builder.places.isAsked(builder.places.now, of: builder.parts[field].around)
    builder.readOwn(view)
  }

  private static func show(
    _ value: ExpressionID, at side: WritableKeyPath<Self, Side>, of field: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let isAsked =
      builder.isLate || builder.places.isAsked(builder.places.now, of: builder.parts[field].around)
    var mode = Mode.atTimes
    if let name = builder.evaluator.code.caseName(value, site) {
      switch builder.evaluator.linker.text(of: name, in: site.file) {
      case "never": mode = .never
      // Who goes through a screen edits nothing.
      case "always", "unlessEditing": mode = .always
      default: break
      }
    }
    if isAsked, mode != builder.parts[field].ends[keyPath: side].mode { mode = .atTimes }
    builder.parts[field].ends[keyPath: side].mode = mode
  }

  /// Puts them behind their fields, wherever these were placed.
  static func settle(_ builder: inout UIKitBuilder) {
    for parent in builder.parts.indices {
      for field in builder.parts[parent].children where builder.parts[field].word == .UITextField {
        let ends = builder.parts[field].ends
        let all = [ends.left, ends.right].compactMap { place($0, of: field, &builder) }
        guard !all.isEmpty,
          let place = builder.parts[parent].children.firstIndex(of: field)
        else { continue }
        builder.parts[parent].children.insert(contentsOf: all, at: place + 1)
      }
    }
  }

  private static func place(_ side: Side, of field: Int, _ builder: inout UIKitBuilder) -> Int? {
    guard let view = side.view, side.mode != .never else { return nil }
    var around = builder.parts[field].around
    if side.isAsked || side.mode == .atTimes {
      let fork = builder.places.add(
        UIKitPlaces.Fork(
          kind: .atTimes, places: [0], expression: -1, site: builder.parts[view].site))
      around = builder.places.step(.side(fork: fork, place: 0), in: around)
    }
    (builder.parts[view].around, builder.parts[view].loop) = (around, builder.parts[field].loop)
    return view
  }
}
