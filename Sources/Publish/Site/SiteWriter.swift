import Foundation
import Queries
import ReportTemplates
package import Store

/// Writes the whole site: pages, style, data files, checksums.
package struct SiteWriter {
  /// Leaves formulas in CSV texts as they are.
  package var isRaw = false
  /// Also writes every table as JSON Lines.
  package var hasJSONLines = false
  /// Templates and style that replace the embedded ones, by file name.
  package var templates: [String: String] = [:]
  /// Puts a copy of the database beside the tables.
  package var hasDatabase = true

  package struct Summary: Sendable {
    package var pages: Int
    package var files: Int
    package var screens: Int
    package var repositories: Int
  }

  package init() {}

  /// By which an older report is known.
  private static let edition = ["index.html", "data/datapackage.json"]

  /// `folder` is replaced as a whole when all is written; what it held before stays until then.
  package func write(
    _ database: borrowing Database, to folder: String
  ) throws -> Summary {
    var out = try Folder(path: folder, replacing: Self.edition)
    do {
      try out.makeParent(of: DataFiles.database)
      let copy = try PublicCopy.make(of: database, at: out.place(of: DataFiles.database))
      let summary = try write(copy, &out)
      if !hasDatabase { try out.remove(DataFiles.database) }
      try out.publish()
      return summary
    } catch {
      out.discard()
      throw error
    }
  }

  /// Takes what a folder has of the files that pages are made from, and leaves the others embedded.
  package mutating func useTemplates(in folder: String) throws(PublishError) {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw PublishError("cannot read templates from \(folder): no such folder")
    }
    for file in TemplateFile.all {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + file.name) else {
        continue
      }
      templates[file.name] = String(decoding: bytes, as: UTF8.self)
    }
  }

  private func write(
    _ database: borrowing Database, _ out: inout Folder
  ) throws -> Summary {
    var files = try DataFiles(isRaw: isRaw, hasJSONLines: hasJSONLines, database)
    var data = try SiteData.read(database, &files, &out)
    let frame = try PageFrame(template("page.html"), data: data)
    var pages = 0
    func add(_ page: Page, _ out: inout Folder) throws {
      try out.write(frame.html(page), to: page.path)
      pages += 1
    }
    try out.write(TemplateFile.styles.map { template($0) }.joined(), to: "style.css")

    // One repository after the other; what pages about all of them name is noted on the way.
    let reader = try ScreenReader(database)
    let wanted = data.wanted
    var screens = 0
    var months = try RowStream(database, FigureQuery.swipesByRepository.sql, by: "repo")
    var frameworks = try RowStream(database, PageQuery.frameworks, by: "repo")
    for repository in data.repositories {
      let content = try RepositoryContent(
        repository, months: months.rows(of: repository.name),
        frameworks: frameworks.rows(of: repository.name), database)
      try add(RepositoryPage(data: data, content: content).page, &out)
      for screen in content.screens {
        if let page = try ScreenPage(data: data, screen: screen, in: content, reader)?.page {
          try add(page, &out)
        }
        if wanted.contains(screen.id) { data.named[screen.id] = screen }
      }
      screens += content.screens.count
    }

    try add(OverviewPage(data: data, example: RowExample.best(of: data, reader)).page, &out)
    for list in RepositoriesPage.all(data) { try add(list.page, &out) }
    try add(ScreensPage(data: data).page, &out)
    try add(RulesPage(data: data).page, &out)
    for rule in data.rules {
      let name: [String: Value] = ["rule": .text(rule.text("rule"))]
      let findings = try Records(database.answer(PageQuery.ruleFindings, name)).rows
      try add(RulePage(data: data, rule: rule, findings: findings).page, &out)
    }
    try add(LifetimesPage(data: data).page, &out)
    for list in CoveragePage.all(data) { try add(list.page, &out) }
    try add(
      MethodologyPage(
        data: data, template: Template(name: "methodology.html", text: template("methodology.html"))
      ).page, &out)
    let listed = try files.finish(
      database, version: data.version, hasDatabase: hasDatabase, to: &out)
    try add(DataPage(files: listed).page, &out)
    return Summary(
      pages: pages, files: listed.count, screens: screens, repositories: data.repositories.count)
  }

  private func template(_ name: String) -> String {
    templates[name] ?? TemplateFile.all.first { $0.name == name }?.text ?? ""
  }

  private func template(_ file: TemplateFile) -> String { templates[file.name] ?? file.text }
}

/// The frame round every page.
struct PageFrame {
  private let template: Template
  private let version: String
  private let until: String

  init(_ text: String, data: SiteData) throws(TemplateError) {
    template = try Template(name: "page.html", text: text)
    version = data.version
    until = data.until
  }

  func html(_ page: Page) throws(TemplateError) -> String {
    try template.filled([
      "title": .text(page.title ?? page.heading), "description": .text(page.description),
      "root": .text(page.address.root), "navigation": .markup(page.navigation),
      "crumbs": .markup(page.crumbs), "heading": .text(page.heading),
      "content": .markup(page.content), "version": .text(version), "until": .text(until),
    ])
  }
}

/// The long text about what is counted and how.
struct MethodologyPage {
  let data: SiteData
  let page: Page

  init(data: SiteData, template: Template) throws(TemplateError) {
    self.data = data
    let text = try template.filled(["root": .text("../")])
    page = Page(
      address: Address(Addresses.methodology), section: .methodology, heading: "Methodology",
      description:
        "What is counted, in which models, what is assumed, and what these numbers cannot say.",
      content: Markup(trusted: text))
  }
}
