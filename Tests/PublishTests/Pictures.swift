import Foundation
import ReportTemplates
import Testing

@testable import Publish

/// With `PICTURES=folder`, drawings are left there as a page to look at.
@Suite struct `Pictures to look at` {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil))
  func `are written where asked`() throws {
    let folder = ProcessInfo.processInfo.environment["PICTURES"] ?? ""
    let row = Inbox.tree.ungroupedRows[0]
    let body =
      SwipeMapSection.comparison(Inbox.tree, row: row, id: "a")
      + SwipeMapSection.screen(Inbox.tree, nil, id: "b", swipes: 112)
    let frame = TemplateFile.pages[0]
    let page = try Template(name: frame.name, text: frame.text).filled([
      "title": .text("x"), "description": .text("x"), "root": .text(""),
      "navigation": .markup(Markup()), "crumbs": .markup(Markup()), "heading": .text("Maps"),
      "content": .markup(body), "version": .text("0"), "until": .text("2026"),
    ])
    try page.write(toFile: folder + "/maps.html", atomically: true, encoding: .utf8)
    let style = TemplateFile.styles.map(\.text).joined()
    try style.write(toFile: folder + "/style.css", atomically: true, encoding: .utf8)
  }
}
