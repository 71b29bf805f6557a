/// Links and small pieces that several pages share.
struct Links {
  let data: SiteData
  let address: Address

  func repository(_ name: String) -> Markup {
    Tag.a(.href(address.to(Addresses.repository(name)))) { name }
  }

  func screen(_ screen: SiteData.Screen) -> Markup {
    guard let target = screen.address else { return Markup(text: screen.name) }
    return Tag.a(.href(address.to(target))) { screen.name }
  }

  func rule(_ name: String) -> Markup {
    Tag.a(.href(address.to(Addresses.rule(name))), .class("nowrap")) { name }
  }

  /// The commit's short id, leading to the repository's web page where that is known.
  func commit(_ sha: String, in repo: String) -> Markup {
    let short = Tag.code { String(sha.prefix(8)) }
    guard let href = data.repository(repo)?.links?.commit(sha) else { return short }
    return Tag.a(.href(href)) { short }
  }

  func place(_ path: String, _ line: Int, in repo: String) -> Markup {
    let name = Tag.span(.class("code")) { "\(path):\(line)" }
    // Behind two slashes stands a package, which is kept elsewhere.
    guard !path.hasPrefix("//"), let repository = data.repository(repo),
      let head = repository.head, let href = repository.links?.line(path, line, at: head)
    else { return name }
    return Tag.a(.href(href)) { name }
  }

  func severity(_ severity: String) -> Markup {
    Tag.span(.class("severity " + (Self.severities.contains(severity) ? severity : "minor"))) {
      severity
    }
  }

  static let severities = ["critical", "serious", "moderate", "minor"]

  func day(_ time: String) -> Markup {
    let day = String(time.prefix(10))
    return Tag.time(.class("nowrap"), Attribute("datetime", day)) { day }
  }

  /// `≥ 61` where something inside could not be read.
  func swipes(_ count: Int, isOpaque: Bool) -> Markup {
    Markup(text: (isOpaque ? "≥\u{A0}" : "") + Numerals.grouped(count))
  }

  /// `4.5`, `≥ 61`: the typical cost as it is told.
  func typical(_ count: Double, isOpaque: Bool) -> Markup {
    Markup(text: (isOpaque ? "≥\u{A0}" : "") + Numerals.expected(count))
  }
}

/// Numbers at the top of a page.
struct Headline {
  var value: String
  var name: String
  var note: Markup
  var isGood = false

  static func list(_ headlines: [Headline]) -> Markup {
    Tag.ul(.class("headlines"), Attribute("role", "list")) {
      for headline in headlines {
        Tag.li(headline.isGood ? .class("good") : nil) {
          Tag.span(.class("headline-value")) { headline.value }
          Tag.span(.class("headline-name")) { headline.name }
          Tag.span(.class("headline-note")) { headline.note }
        }
      }
    }
  }
}

/// How a monthly value compares with a month and a year before.
struct Change {
  let now: Double
  let monthAgo: Double?
  let yearAgo: Double?

  init?(_ values: [Int: Double]) {
    guard let last = values.keys.max(), let now = values[last] else { return nil }
    self.now = now
    monthAgo = values[last - 1]
    yearAgo = values[last - 12]
  }

  // `−1.2 in a month, −4 in a year`
  func text(decimals: Int = 1, factor: Double = 1, unit: String = "") -> String {
    let parts = [(monthAgo, "in a month"), (yearAgo, "in a year")].compactMap { before, span in
      before.map {
        Numerals.change((now - $0) * factor, decimals: decimals) + unit + " " + span
      }
    }
    return parts.isEmpty ? "no earlier month to compare" : parts.joined(separator: ", ")
  }

  /// A direction in words, for titles.
  func direction(_ noun: (down: String, up: String)) -> String? {
    guard let before = yearAgo ?? monthAgo else { return nil }
    let span = yearAgo != nil ? "a year ago" : "a month ago"
    if abs(now - before) < 0.05 * max(abs(before), 1e-9) { return "about as \(span)" }
    return (now < before ? noun.down : noun.up) + " \(span)"
  }
}
