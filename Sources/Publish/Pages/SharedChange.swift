/// How a figure over all repositories changed, of those that live at both ends.
///
/// Who joins or leaves the corpus moves the level and never this.
struct SharedChange: Equatable {
  /// The same repositories, before and now.
  struct Span: Equatable {
    var from: Double
    var to: Double
    var repositories: Int
  }

  enum Measure: String {
    case most = ""
    case typical = "_typical"
  }

  let month: Span?
  let year: Span?

  /// From the columns `over_month_…` and `over_year_…` of the last month that is shown.
  init(_ record: Record?, of measure: Measure = .most) {
    month = Self.span("over_month", measure, record)
    year = Self.span("over_year", measure, record)
  }

  private static func span(_ name: String, _ measure: Measure, _ record: Record?) -> Span? {
    guard let record, let from = record.real(name + "_from" + measure.rawValue),
      let to = record.real(name + "_to" + measure.rawValue)
    else { return nil }
    return Span(from: from, to: to, repositories: record.integer(name + "_repositories"))
  }

  // `−1.2 in a month (the same 5 repositories), −4 in a year (3)`
  func text(decimals: Int = 1, factor: Double = 1, unit: String = "") -> String {
    let parts = [(month, "in a month"), (year, "in a year")].compactMap { span, words in
      span.map { span in
        let change = Numerals.change((span.to - span.from) * factor, decimals: decimals)
        return (change + unit + " " + words, span.repositories)
      }
    }
    guard let first = parts.first else { return "no earlier month to compare" }
    return parts.dropFirst().reduce("\(first.0) (\(Self.same(first.1)))") { text, part in
      "\(text), \(part.0) (\(Numerals.grouped(part.1)))"
    }
  }

  // `; typically −1 in a month, −3 in a year`; nothing where the most says the same
  func aside(beside most: SharedChange) -> String {
    guard self != most else { return "" }
    let parts = [(month, "in a month"), (year, "in a year")].compactMap { span, words in
      span.map { Numerals.change($0.to - $0.from) + " " + words }
    }
    return parts.isEmpty ? "" : "; typically " + parts.joined(separator: ", ")
  }

  private static func same(_ count: Int) -> String {
    count == 1 ? "the same repository" : "the same \(Numerals.grouped(count)) repositories"
  }

  /// A direction in words, for titles: `in the same 5 repositories fewer than a year ago`.
  func direction(_ noun: (down: String, up: String)) -> String? {
    guard let span = year ?? month else { return nil }
    let ago = year != nil ? "a year ago" : "a month ago"
    let place =
      span.repositories == 1
      ? "in the same repository"
      : "in the same \(Numerals.grouped(span.repositories)) repositories"
    let isAlike = abs(span.to - span.from) < 0.05 * max(abs(span.from), 1e-9)
    let words = isAlike ? "about as many as" : span.to < span.from ? noun.down : noun.up
    return "\(place) \(words) \(ago)"
  }

  /// Both ends in words, for the text of a figure; nothing where there is nothing to compare.
  func sentences(
    of what: String, decimals: Int = 1, factor: Double = 1, unit: String = ""
  ) -> String {
    func ends(_ span: Span) -> String {
      let ends = [span.from, span.to].map {
        Numerals.decimal($0 * factor, decimals: decimals) + unit
      }
      return "went from \(ends[0]) to \(ends[1])"
    }
    guard let first = month ?? year else { return "" }
    let who =
      first.repositories == 1
      ? "the one repository that has both ends"
      : "the \(Numerals.grouped(first.repositories)) repositories that have both ends"
    let time = month == nil ? "a year" : "a month"
    let text = " Over \(time), \(what) of \(who) \(ends(first))"
    guard month != nil, let year else { return text + "." }
    let others = year.repositories == 1 ? "one" : Numerals.grouped(year.repositories)
    return text + "; over a year, that of \(others) \(ends(year))."
  }
}
