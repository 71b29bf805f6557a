internal import DartModules
internal import DartSyntax

/// What writes data otherwise, or reads it: `DateFormat.yMd().format(day)`, `Uri.parse(address)`.
///
/// Whatever comes of that is data too, and is called by what it is made of.
enum Formatters {
  /// Methods and constructors that do so by their documentation (package:intl, `DateFormat.format`,
  /// `NumberFormat.format`; dart:convert, `Converter.convert`; package:html_unescape, `HtmlUnescape.convert`; Dart,
  /// `Uri.parse`, `DateTime.parse`, `int.tryParse`; material library, `MaterialLocalizations`).
  private static let names: Set<String> = [
    "format", "convert", "unescape", "parse", "tryParse", "formatTimeOfDay", "formatHour",
    "formatMinute", "formatYear", "formatCompactDate", "formatShortDate", "formatMediumDate",
    "formatFullDate", "formatMonthYear", "formatShortMonthDay", "formatDecimal",
  ]

  static func isOne(_ name: String) -> Bool { names.contains(name) }

  /// What a call makes of the data that it is handed; nil where that is none, or more than one thing.
  ///
  /// Data that is handed a context writes itself (material library, `TimeOfDay.format`).
  static func value(
    _ name: String, _ given: [Made.Argument], of base: UnknownValue? = nil,
    type: DartTypeName? = nil, _ node: DartNodeID, _ frame: CodeFrame, _ evaluator: DartEvaluator
  ) -> DartValue? {
    guard names.contains(name) else { return nil }
    let unnamed = given.filter(\.label.isEmpty)
    guard unnamed.count == 1 else { return nil }
    let isContext = evaluator.fits(DartTypeName("BuildContext"), unnamed[0].value)
    guard
      let called = isContext
        ? base.flatMap({ DartWords.called($0) }) : called(unnamed[0].value, depth: 0),
      case .unknown(var found) = evaluator.unknown(node, frame, isData: true, type: type)
    else { return nil }
    found.subject.hash = Digest.of([found.subject.hash, unnamed[0].value.digest])
    found.said = called
    found.isLoose = name == "tryParse"
    return .unknown(found)
  }

  /// What data is called, also where it is one of several, or in an object of the framework that is made of it alone:
  /// `DateTime.fromMillisecondsSinceEpoch(time)`.
  private static func called(_ value: DartValue, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch value {
    case .unknown(let unknown): return DartWords.called(unknown)
    case .either(let choice):
      for side in choice.sides {
        if let found = called(side.content, depth: depth + 1) { return found }
      }
      return nil
    case .made(let made) where made.type == nil && !WidgetTable.isKnown(made.name):
      guard made.arguments.count == 1 else { return nil }
      return called(made.arguments[0].value, depth: depth + 1)
    default: return nil
    }
  }
}
