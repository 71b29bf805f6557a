/// A long list cut into pages, with a way from each to every letter.
struct IndexPages {
  /// In the order of an index: capitals and small letters alike.
  let names: [String]
  private let folder: String
  /// The first name of each letter, and its page.
  private let letters: [(letter: String, name: String, page: Int)]
  static let size = 200

  init(_ names: [String], folder: String) {
    let sorted = names.map { (letter: Self.letter($0), lower: $0.lowercased(), name: $0) }
      .sorted { ($0.letter, $0.lower, $0.name) < ($1.letter, $1.lower, $1.name) }
    var letters: [(letter: String, name: String, page: Int)] = []
    for (index, entry) in sorted.enumerated() where entry.letter != letters.last?.letter {
      letters.append((entry.letter, entry.name, index / Self.size))
    }
    self.names = sorted.map(\.name)
    self.folder = folder
    self.letters = letters
  }

  var count: Int { max(1, (names.count + Self.size - 1) / Self.size) }

  func names(on page: Int) -> ArraySlice<String> {
    names.dropFirst(page * Self.size).prefix(Self.size)
  }

  func address(_ page: Int) -> Address {
    Address(page == 0 ? "\(folder)/index.html" : "\(folder)/page-\(page + 1).html")
  }

  /// What a row is called where it is the first of its letter; nil on a list of one page.
  func anchor(_ name: String) -> String? {
    guard count > 1 else { return nil }
    return letters.first { $0.name == name }.map { Self.id($0.letter) }
  }

  func heading(_ text: String, _ page: Int) -> String {
    page == 0 ? text : "\(text), page \(page + 1) of \(count)"
  }

  /// The pages and the letters; nothing on a list of one page.
  func navigation(_ page: Int) -> Markup {
    guard count > 1 else { return Markup() }
    let here = address(page)
    return Tag.nav(.class("letters"), Attribute("aria-label", "Letters")) {
      Tag.p {
        "Page \(page + 1) of \(count). "
        if page > 0 { Tag.a(.href(here.to(address(page - 1).path))) { "Previous page" } + " " }
        if page + 1 < count { Tag.a(.href(here.to(address(page + 1).path))) { "Next page" } }
      }
      Tag.ul(Attribute("role", "list")) {
        for way in letters {
          Tag.li {
            Tag.a(.href(here.to(address(way.page).path) + "#" + Self.id(way.letter))) {
              way.letter
            }
          }
        }
      }
    }
  }

  /// `A` to `Z`; all others together.
  private static func letter(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic
    else { return "#" }
    return String(first).uppercased()
  }

  private static func id(_ letter: String) -> String {
    "letter-" + (letter == "#" ? "other" : letter.lowercased())
  }
}
