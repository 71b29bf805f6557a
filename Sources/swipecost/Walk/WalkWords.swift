import VoiceOver

/// What a walk says of numbers, and of why there are two of them.
enum WalkWords {
  static func range(_ cost: Cost) -> String {
    cost.min == cost.max ? "\(cost.max)" : "\(cost.min) to \(cost.max)"
  }

  static func swipes(_ cost: Cost) -> String {
    range(cost) + (cost.max == 1 && cost.min == 1 ? " swipe" : " swipes")
  }

  /// What is expected, of what may be more or less.
  static func typically(_ cost: Cost) -> String {
    cost.min == cost.max ? "" : ", typically \((cost.typical + 50) / 100)"
  }

  static func swipes(_ count: Int) -> String { swipes(Cost(min: count, max: count)) }

  /// Why the most of the two models differs; what each reason is good for adds up to the difference.
  static func difference(_ report: ViewReport) -> String? {
    let reasons = report.deltas.filter { $0.swipes != 0 }
    guard !reasons.isEmpty else { return nil }
    let all = report.swipes.platform.max - report.swipes.guideline.max
    let isMixed = reasons.contains { $0.swipes > 0 } && reasons.contains { $0.swipes < 0 }
    let told = reasons.map { delta in
      let more = isMixed ? (delta.swipes < 0 ? " less" : " more") : ""
      return "\(words(delta)) (\(abs(delta.swipes))\(more))"
    }
    let size = all == 0 ? "the same" : "\(abs(all)) \(all < 0 ? "less" : "more")"
    return "The most is \(size) on a device: \(list(told))."
  }

  /// Why it may be more: each kind of what is unknown by its names.
  static func unknown(_ report: ViewReport, _ tone: Tone) -> String? {
    let kinds = Unknown.Kind.allCases.compactMap { kind -> String? in
      let all = report.unknowns.filter { $0.kind == kind }
      guard !all.isEmpty else { return nil }
      let names = all.map { unknown in
        // Rows that nobody could follow have no name.
        if unknown.name.isEmpty { return "one at " + tone.words(for: unknown.place, in: report) }
        let name = kind == .code ? tone.asked(unknown.name) : unknown.name.harmless
        return name + (kind == .code ? " (\(tone.words(for: unknown.place, in: report)))" : "")
      }
      return words(kind) + " " + list(names)
    }
    return kinds.isEmpty ? nil : "It may be more: \(kinds.joined(separator: "; "))."
  }

  private static func words(_ kind: Unknown.Kind) -> String {
    switch kind {
    case .system: "views of the system,"
    case .package: "views of packages,"
    case .code: "code that could not be followed,"
    case .limit: "too large to write out,"
    }
  }

  /// Why VoiceOver on a device stops otherwise than the guideline counts.
  private static func words(_ delta: Delta) -> String {
    switch delta.reason {
    case .navLinkMerge: "a link is one stop with all of its label"
    case .asyncImage where delta.swipes > 0: "what stands in for a picture is a stop"
    case .asyncImage: "the loaded picture is silent"
    case .shape: "a shape is no stop"
    case .labeledPair: "a label and what it names are two stops"
    case .ignoreCombine: "what is ignored first is not combined"
    case .image: "an image that nobody made an element is no stop"
    case .indexMerge: "a child of a list is one stop with all of its texts"
    case .cardMerge: "a card is one stop with all of its texts"
    case .tapMerge: "what answers a tap is one stop with all of its texts"
    case .imageSilent: "a picture without a name is silent"
    case .tableCellMerge: "UIKit says the texts of a table cell as one and no images"
    }
  }

  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The bars that some stops are in, as people call them.
  static func bars(_ stops: ArraySlice<Stop>) -> String {
    var names: [String] = []
    for stop in stops {
      let name =
        switch ElementRole(rawValue: stop.role) {
        case .header, .backButton: "navigation bar"
        case .tab: "tab bar"
        case .searchField: "search field"
        default: "toolbar"
        }
      if !names.contains(name) { names.append(name) }
    }
    return list(names)
  }
}
