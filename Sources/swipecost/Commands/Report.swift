import Foundation
import Publish
import Queries
import Store

extension Command {
  static let report = Command(
    name: "report",
    summary: "Write the site: pages, figures, CSV files and checksums",
    discussion: """
      Reads the database and writes a static site without scripts, to be opened from the disk or \
      published on any server. An older report in the folder is replaced as a whole when all is \
      written; until then it stays. A folder that holds anything else is left alone. The same database gives the same files, byte for byte.

      Texts in CSV files that a spreadsheet would run as formulas get an apostrophe in front; --raw \
      leaves them as they are.
      """,
    options: [
      .value("db", "FILE", "The database that a crawl made.", required: true, completes: .files),
      .value("out", "FOLDER", "Where the site goes.", required: true, completes: .folders),
      .choice("format", ["csv", "jsonl"], "Tables as CSV, or as CSV and JSON Lines (csv)."),
      .flag("raw", "Leave texts in CSV files as they are."),
      .value(
        "datasette", "FILE", "Also write the metadata with which Datasette shows the database.",
        completes: .files),
      .flag("no-database", "Leave the copy of the database out."),
      .value(
        "templates", "FOLDER", "Pages and style that replace the embedded ones, by file name.",
        completes: .folders),
    ],
    examples: [
      Example("swipecost report --db night.sqlite --out site", "Then open site/index.html")
    ]
  ) { arguments, console throws(Failure) in
    var site = SiteWriter()
    site.isRaw = arguments.flag("raw")
    site.hasJSONLines = arguments.text("format") == "jsonl"
    site.hasDatabase = !arguments.flag("no-database")
    let path = try arguments.required("db")
    let folder = try arguments.required("out")
    let summary = try Failure.of(.inputOutput) {
      if let own = arguments.text("templates") { try site.useTemplates(in: own) }
      let database = try Database.open(path, for: .report)
      if let file = arguments.text("datasette") {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let metadata = DatasetteMetadata(
          name: name, documentation: try database.answer(Reads.schemaDoc))
        try Failure.write(metadata.text, to: file)
      }
      do {
        return try site.write(database, to: folder)
      } catch let error as PublishError where error.isBusy {
        throw Failure(.locked, error.description)
      }
    }
    console.messages.writeLine("\(summary.pages) pages and \(summary.files) data files")
    console.results.writeLine("\(folder.harmless)/index.html")
    return .done
  }
}
