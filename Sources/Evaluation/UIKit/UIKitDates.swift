import InterfaceFiles
import Views

/// A picker of dates: in the style of wheels each of these is turned by itself, as in any other picker.
///
/// How many there are goes by the language; these are of one that tells morning from afternoon. In the compact style
/// and in a calendar there are buttons, of which nobody has recorded how they are said.
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

  /// Nil for a style without wheels.
  private var count: Int? { style == Self.wheels ? Self.counts[mode] : nil }

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

  /// Those that are wheels are read as such.
  static func settle(from start: Int, _ builder: inout UIKitBuilder) {
    for index in builder.parts.indices.dropFirst(start)
    where builder.parts[index].word == .UIDatePicker {
      guard let count = builder.parts[index].dates.count else { continue }
      (builder.parts[index].word, builder.parts[index].wheels) = (.UIPickerView, count)
    }
  }
}
