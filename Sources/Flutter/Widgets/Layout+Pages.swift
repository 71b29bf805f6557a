internal import Components
internal import VoiceOver

/// Pages behind the first one: a listener comes there by a swipe of three fingers or by a tab, and meets each by itself.
extension Layout {
  struct Page: Sendable {
    /// What shows it, as its source calls that.
    var name: String
    var value: DartValue
    /// The widget that has the pages.
    var made: Made
    var around: Around
    var isTab: Bool
    var number: Int
  }

  /// Keeps them for the component whose code writes them.
  mutating func keepPages(
    behind items: [DartValue.Item], of made: Made, _ around: Around, isTab: Bool
  ) {
    guard case .one? = items.first else { return }
    for (index, item) in items.enumerated().dropFirst() {
      guard case .one(.made(let page)) = item else { continue }
      let isKept = pages.contains { $0.made.place == made.place && $0.number == index + 1 }
      if isKept { continue }
      let name = page.type == nil ? (isTab ? "tab" : "page") + "\(index + 1)" : page.name
      pages.append(
        Page(
          name: name, value: .made(page), made: made, around: around, isTab: isTab,
          number: index + 1))
    }
  }

  /// The same of what a function builds that asks for the number of the page: `if (at == 1) return Second();`.
  ///
  /// One more than it asks for is what it makes of all others; where it asks for none, all are made of data.
  mutating func keepBuilt(
    behind builder: DartValue, of made: Made, _ around: Around, _ count: Int?
  ) {
    let index = evaluator.counter(of: builder)
    guard case .unknown(let unknown)? = index else { return }
    let whole = evaluator.build(builder, at: made.place, given: [nil, index])
    let last = (0..<DartLimits.pages).last { whole.isAsked(unknown.subject, Double($0), depth: 0) }
    guard let last else { return }
    let end = min(last + 2, count ?? .max)
    let items = (0..<max(1, end)).map { number in
      DartValue.Item.one(
        evaluator.build(builder, at: made.place, given: [nil, .number(Double(number))]))
    }
    keepPages(behind: items, of: made, around, isTab: false)
  }

  /// Adds those that are not there yet.
  mutating func keep(_ others: [Page]) {
    for page in others {
      let isKept = pages.contains {
        $0.made.place == page.made.place && $0.number == page.number && $0.place == page.place
      }
      if !isKept { pages.append(page) }
    }
  }

  /// One of them, as the first one stands there.
  mutating func parts(of page: Page) -> [SemanticsPart] {
    let found = parts(page.value, page.around)
    if found.isEmpty { return [] }
    return [
      node(
        page.made, page.around, isBoundary: true, isExplicit: true,
        [collected(found, page.made, page.around)])
    ]
  }
}

extension Layout.Page {
  var place: Place { if case .made(let made) = value { made.place } else { made.place } }

  /// The component whose code writes it.
  var view: String { if case .made(let made) = value { made.view } else { "" } }
}

extension DartValue {
  /// Whether it is that number decides which of several it is.
  fileprivate func isAsked(_ subject: DartSubject, _ number: Double, depth: Int) -> Bool {
    guard depth < DartLimits.pages, case .either(let choice) = self,
      let answer = DartAnswers.constant(.number(number))
    else { return false }
    return choice.sides.contains { side in
      side.condition.asks.contains { $0.subject == subject && $0.answers.contains(answer) }
        || side.content.isAsked(subject, number, depth: depth + 1)
    }
  }
}
