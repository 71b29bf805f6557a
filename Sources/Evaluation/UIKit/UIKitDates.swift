import InterfaceFiles
import Scenes
import Views

/// A picker of dates: in the style of wheels each of these is turned by itself, as in any other picker.
///
/// The compact style has a button for the date and one for the time, as recorded of SwiftUI's picker, which is made of this one.
///
/// How many wheels there are goes by the language; these are of one that tells morning from afternoon. Nobody has recorded
/// what a calendar is to a listener.
/// https://developer.apple.com/documentation/uikit/uidatepicker/mode
struct UIKitDates {
  private var style: UInt64?
  private var mode = NameHash.of("dateAndTime")

  private static let wheels = NameHash.of("wheels")
  private static let preferredStyle = NameHash.of("preferredDatePickerStyle")
  private static let pickerMode = NameHash.of("datePickerMode")
  private static let counts = [
    NameHash.of("date"): 3, NameHash.of("time"): 3, NameHash.of("dateAndTime"): 4,
    NameHash.of("countDownTimer"): 2, NameHash.of("yearAndMonth"): 2,
  ]
  /// What the buttons of the compact style say; other modes have wheels whatever the style.
  private static let buttons = [
    NameHash.of("date"): ["‹date›"], NameHash.of("time"): ["‹time›"],
    NameHash.of("dateAndTime"): ["‹date›", "‹time›"],
  ]
  // On a phone the automatic style is the compact one.
  // https://developer.apple.com/documentation/uikit/uidatepickerstyle/automatic
  private static let compact = Set(["compact", "automatic"].map { NameHash.of($0) })

  private var isCompact: Bool { style.map { Self.compact.contains($0) } ?? true }

  /// Nil for a style without wheels.
  private var count: Int? {
    style == Self.wheels || isCompact && Self.buttons[mode] == nil ? Self.counts[mode] : nil
  }

  /// What an interface file has for a picker.
  mutating func read(_ node: InterfaceFile.NodeID, in file: InterfaceFile) {
    style = file.text(.style, of: node).map { NameHash.of($0) }
    // https://developer.apple.com/documentation/uikit/uidatepicker/mode-swift.enum: dates and times are the default.
    if let text = file.text(.datePickerMode, of: node) { mode = NameHash.of(text) }
  }

  /// What code sets on one: false for anything else.
  static func set(
    _ name: NameID, _ value: ExpressionID, on part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.parts[part].word == .UIDatePicker,
      let given = builder.evaluator.code.caseName(value, site)
    else { return false }
    let hash = builder.evaluator.hash(given, site.file)
    switch builder.evaluator.hash(name, site.file) {
    case preferredStyle: builder.parts[part].dates.style = hash
    case pickerMode: builder.parts[part].dates.mode = hash
    default: return false
    }
    return true
  }

  /// Once all code is read that may set a style: those that are wheels are read as such, and the others as their buttons.
  static func settle(_ builder: inout UIKitBuilder) {
    for index in builder.parts.indices where builder.parts[index].word == .UIDatePicker {
      let dates = builder.parts[index].dates
      if let count = dates.count {
        (builder.parts[index].word, builder.parts[index].wheels) = (.UIPickerView, count)
      } else if dates.isCompact, let buttons = buttons[dates.mode] {
        builder.parts[index].word = .UIView
        for said in buttons { add(said, to: index, &builder) }
      }
    }
  }

  private static func add(_ said: String, to picker: Int, _ builder: inout UIKitBuilder) {
    let (expression, site) = (builder.parts[picker].expression, builder.parts[picker].site)
    guard
      let name = builder.parts[picker].name?.name
        ?? builder.evaluator.code.name(of: expression, site)
    else { return }
    let button = builder.add(UIKitKind(word: .UIButton), nil, -1, site)
    builder.parts[button].expression = expression
    builder.parts[button].isMade = true
    builder.parts[button].around = builder.parts[picker].around
    builder.parts[button].settings = [
      UIKitPart.Setting(
        word: .setTitle, name: name, value: .text(said), expression: expression, site: site)
    ]
    builder.put(button, in: picker)
  }
}
