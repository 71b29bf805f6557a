import Queries

/// What screens are made with over time: an app that moves from one framework to another seems to grow or lose screens
/// where only one of them is looked at.
struct FrameworkFigure {
  /// One a month, oldest first.
  let months: [Record]
  /// Of one repository: what its screens are called.
  var repository: String?

  /// By column, in the order in which they are told.
  private static let frameworks: [(column: String, name: String, style: TrendChart.Style)] = [
    ("swiftui", "SwiftUI", .cost), ("uikit", "UIKit", .plain),
    ("react_native", "React Native", .typical), ("flutter", "Flutter", .good),
  ]

  /// As its makers write the framework that the database calls so.
  static func name(of framework: String) -> String {
    let column = framework.replacing("-", with: "_")
    return frameworks.first { $0.column == column }?.name ?? framework
  }

  private var met: [(column: String, name: String, style: TrendChart.Style)] {
    Self.frameworks.filter { framework in months.contains { $0.integer(framework.column) > 0 } }
  }

  /// Nil where one framework is all there is: there is nothing to compare.
  var block: FigureBlock? {
    guard met.count > 1, let last = months.last else { return nil }
    let title = title(last)
    let counts = met.map { "\(Numerals.grouped(last.integer($0.column))) \($0.name)" }
    let whose = repository.map { " of \($0)" } ?? ""
    let text: Markup =
      "Of \(Numerals.count(last.integer("screens"), "screen"))\(whose) at the end of \(last.monthName): \(counts.joined(separator: ", ")). A screen that moves to another framework is one line’s loss and another’s gain, not a new screen."
    return FigureBlock(
      id: "frameworks", title: title, text: text,
      picture: TrendChart(
        id: "frameworks", title: title, summary: text.plain, unit: "screens",
        lines: met.map { framework in
          TrendChart.Line(
            name: framework.name, style: framework.style,
            values: months.series(framework.column))
        }, height: 226
      ).markup,
      table: DataTable(
        caption: "Screens by framework at the end of each month", months.reversed(),
        [("month", .text("Month"))]
          + (repository == nil ? [("repositories", .number("Repositories"))] : [])
          + [("screens", .number("Screens (n)"))]
          + met.map { ($0.column, .number($0.name)) }),
      query: .frameworks)
  }

  /// “62 % of screens are made with SwiftUI, 38 % with UIKit”.
  private func title(_ last: Record) -> String {
    let all = Double(max(1, last.integer("screens")))
    let shares = met.map { (name: $0.name, share: Double(last.integer($0.column)) / all) }
      .filter { $0.share > 0 }
    guard let first = shares.first else { return "What screens are made with" }
    let whose = repository.map { " of \($0)" } ?? ""
    if shares.count == 1 { return "All screens\(whose) are made with \(first.name) by now" }
    let rest = shares.dropFirst().map { "\(Numerals.percent($0.share)) with \($0.name)" }
    let start = "\(Numerals.percent(first.share)) of screens\(whose) are made with \(first.name)"
    return ([start] + rest).joined(separator: ", ")
  }
}
