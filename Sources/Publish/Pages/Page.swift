/// One page: what the frame needs to know, and what stands in it.
package struct Page: Sendable {
  package enum Section: String, CaseIterable, Sendable {
    case overview = "Overview"
    case repositories = "Repositories"
    case screens = "Screens"
    case rules = "Rules"
    case lifetimes = "Lifetimes"
    case coverage = "Coverage"
    case methodology = "Methodology"
    case data = "Data"

    var address: String {
      switch self {
      case .overview: Addresses.overview
      case .repositories: Addresses.repositories
      case .screens: Addresses.screens
      case .rules: Addresses.rules
      case .lifetimes: Addresses.lifetimes
      case .coverage: Addresses.coverage
      case .methodology: Addresses.methodology
      case .data: Addresses.data
      }
    }
  }

  var address: Address
  var section: Section
  var heading: String
  /// For the tab and for search results; the heading where it is nil.
  var title: String?
  var description: String
  var content: Markup

  package var path: String { address.path }

  /// The way up, on pages below a section's own.
  var crumbs: Markup {
    guard address.path != section.address else { return Markup() }
    return Tag.nav(.class("crumbs"), Attribute("aria-label", "Way up")) {
      Tag.a(.href(address.to(section.address))) { section.rawValue }
      " › \(heading)"
    }
  }

  var navigation: Markup {
    Tag.ul {
      for other in Section.allCases {
        Tag.li {
          Tag.a(
            .href(address.to(other.address)),
            other == section
              ? Attribute("aria-current", address.path == other.address ? "page" : "true") : nil
          ) { other.rawValue }
        }
      }
    }
  }
}
