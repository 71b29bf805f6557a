/// A long list cut into pages, with a way from each to every letter.
struct IndexPages {
  /// In the order of an index: capitals and small letters alike.
  let names: [String]
  private let folder: String
  static let size = 200

  init(_ names: [String], folder: String) {
    self.names = names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    self.folder = folder
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
    let letter = Self.letter(name)
    return names.first { Self.letter($0) == letter } == name ? Self.id(letter) : nil
  }

  func heading(_ text: String, _ page: Int) -> String {
    page == 0 ? text : "\(text), page \(page + 1) of \(count)"
  }

  /// The pages and the letters; nothing on a list of one page.
  func navigation(_ page: Int) -> Markup {
    guard count > 1 else { return Markup() }
    let here = address(page)
    var ways: [(letter: String, page: Int)] = []
    for (index, name) in names.enumerated() where Self.letter(name) != ways.last?.letter {
      ways.append((Self.letter(name), index / Self.size))
    }
    return Tag.nav(.class("letters"), Attribute("aria-label", "Letters")) {
      Tag.p {
        "Page \(page + 1) of \(count). "
        if page > 0 { Tag.a(.href(here.to(address(page - 1).path))) { "Previous page" } + " " }
        if page + 1 < count { Tag.a(.href(here.to(address(page + 1).path))) { "Next page" } }
      }
      Tag.ul(Attribute("role", "list")) {
        for way in ways {
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
