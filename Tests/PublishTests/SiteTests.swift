import Foundation
import Store
import TestSupport
import Testing

@testable import Publish

/// The site over the seed database, whose names and messages are hostile, written once.
enum SeedSite {
  static let folder = FileManager.default.temporaryDirectory
    .appending(path: "swipecost-site-\(ProcessInfo.processInfo.processIdentifier)").path

  static let files: Result<[String: Data], any Error> = Result { try written(to: folder) }

  static func database() throws -> Database {
    let database = try Seed.database()
    // The first row that is worth grouping gets the drawing it deserves.
    let layout = Inbox.text.replacing("line=8", with: "line=20").replacing("'", with: "''")
    try database.execute("UPDATE head_screen SET layout = '\(layout)' WHERE view_id IN (1, 9)")
    // The hostile repository has a drawing too, and what is said there is hostile.
    let hostile = #"""
      swipe-map 1\#t<img src=x onerror=alert(1)>
      0\#trows\#tcount=20\#tline=1\#tmerged=</desc><script>alert(1)</script> \#u{202E}"
      1\#th
      2\#ttext\#tg=1\#tsay="><svg onload=alert(1)>\#u{1B}[2J=cmd
      2\#tbutton\#tg=2\#tsay=&lt;b&gt; \#u{2066}x\#ttext=<b>bold</b>

      """#.replacing("'", with: "''")
    try database.execute(
      "UPDATE head_screen SET layout = '\(hostile)' WHERE view_id IN "
        + "(SELECT view_id FROM v_screen WHERE repo LIKE '=cmd%')")
    return database
  }

  static func written(to folder: String) throws -> [String: Data] {
    var site = SiteWriter()
    site.hasJSONLines = true
    _ = try site.write(database(), to: folder)
    var files: [String: Data] = [:]
    let root = URL(filePath: folder)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let file = root.appending(path: path)
      if (try file.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true {
        files[path] = try Data(contentsOf: file)
      }
    }
    try FileManager.default.removeItem(atPath: folder)
    return files
  }

  static var pages: [String] {
    ((try? files.get()) ?? [:]).keys.filter { $0.hasSuffix(".html") }.sorted()
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try #require(files.get()[path]), as: UTF8.self)
  }
}

@Suite struct `Every page` {
  @Test(arguments: SeedSite.pages)
  func `is well formed and says each id once`(_ path: String) throws {
    let page = PageReader(try SeedSite.text(path))
    #expect(page.errors == [])
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(
      Set(ids).count == ids.count,
      "\(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys)")
    for element in page.elements {
      let named = (element.attributes["aria-labelledby"] ?? "").split(separator: " ")
      for id in named { #expect(ids.contains(String(id)), "\(id) names nothing") }
    }
  }

  @Test(arguments: SeedSite.pages)
  func `has a language, a title, one h1, headings in order, and a main part`(
    _ path: String
  ) throws {
    let page = PageReader(try SeedSite.text(path))
    #expect(page.elements.first { $0.name == "html" }?.attributes["lang"] == "en")
    #expect(page.named("h1").count == 1 && page.named("main").count == 1)
    #expect(page.elements.first { $0.name == "title" }?.text.isEmpty == false)
    var rank = 0
    for element in page.elements where element.name.wholeMatch(of: /h[1-6]/) != nil {
      let new = Int(element.name.dropFirst()) ?? 0
      #expect(new <= rank + 1, "\(element.text) skips a rank")
      rank = new
    }
  }

  @Test(arguments: SeedSite.pages)
  func `runs nothing and asks nobody`(_ path: String) throws {
    let text = try SeedSite.text(path)
    let page = PageReader(text)
    #expect(page.named("script").isEmpty && page.named("iframe").isEmpty)
    for element in page.elements {
      #expect(
        !element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" || $0 == "src" })
      if element.name == "link" {
        #expect(element.attributes["href"]?.contains("://") == false)
      }
      if let href = element.attributes["href"] {
        #expect(!href.lowercased().hasPrefix("javascript:") && !href.hasPrefix("data:"))
      }
    }
    // A value of Swift that went into the page by its description.
    #expect(!text.contains("Markup(") && !text.contains("Optional("))
  }

  @Test(arguments: SeedSite.pages)
  func `links only to what is there`(_ path: String) throws {
    let files = try SeedSite.files.get()
    let page = PageReader(try SeedSite.text(path))
    let folder = URL(filePath: "/" + path).deletingLastPathComponent()
    for element in page.elements {
      guard let href = element.attributes["href"], !href.hasPrefix("https://") else { continue }
      let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? path
        : String(folder.appending(path: String(parts[0])).standardizedFileURL.path.dropFirst())
      guard let bytes = files[target] else {
        Issue.record("\(path) links to \(target), which is not there")
        continue
      }
      if parts.count > 1 {
        #expect(String(decoding: bytes, as: UTF8.self).contains("id=\"\(parts[1])\""), "\(href)")
      }
    }
  }

  @Test(arguments: SeedSite.pages)
  func `gives every figure its finding, numbers, table, file and query`(_ path: String) throws {
    let page = PageReader(try SeedSite.text(path))
    for figure in page.named("figure") {
      #expect(page.elements[figure].attributes["id"]?.isEmpty == false)
      #expect(page.below(figure, "h2").contains { !page.elements[$0].text.isEmpty })
      #expect(page.below(figure, "figcaption").count == 1)
      let details = page.below(figure, "details")
      #expect(details.contains { !page.below($0, "table").isEmpty })
      let hrefs = page.below(figure, "a").compactMap { page.elements[$0].attributes["href"] }
      #expect(hrefs.contains { $0.hasSuffix(".csv") } && hrefs.contains { $0.hasSuffix(".sql") })
    }
    for drawing in page.named("svg") where page.elements[drawing].attributes["aria-hidden"] == nil {
      #expect(page.elements[drawing].attributes["role"] == "img")
      for part in ["title", "desc"] {
        #expect(page.below(drawing, part).contains { !page.elements[$0].text.isEmpty }, "\(part)")
      }
    }
  }

  @Test(arguments: SeedSite.pages)
  func `gives every table a caption and every head a scope`(_ path: String) throws {
    let page = PageReader(try SeedSite.text(path))
    for table in page.named("table") {
      #expect(page.below(table, "caption").contains { !page.elements[$0].text.isEmpty })
      let heads = page.below(table, "th")
      #expect(!heads.isEmpty)
      for head in heads { #expect(page.elements[head].attributes["scope"] != nil) }
      let widths = Set(
        page.below(table, "tr").map { row in
          page.elements.count { $0.parent == row }
        })
      #expect(widths.count == 1, "rows of \(widths) cells")
    }
  }
}

@Suite struct `The site` {
  @Test func `is the same, byte for byte, from the same database`() throws {
    let again = try SeedSite.written(to: SeedSite.folder + "-again")
    let first = try SeedSite.files.get()
    #expect(first.keys.sorted() == again.keys.sorted())
    for (path, bytes) in first { #expect(again[path] == bytes, "\(path) differs") }
  }

  @Test(arguments: [
    "index.html", "repositories/index.html", "repositories/tidal/index.html", "screens/index.html",
    "rules/index.html", "rules/ungrouped-row.html", "lifetimes/index.html", "coverage/index.html",
    "data/datapackage.json", "data/v_repo.csv", "data/v_finding.csv", "data/v_screen.jsonl",
    "data/figures/swipes_per_screen_by_month.csv", "data/figures/finding_lifetimes_in_days.csv",
  ])
  func `looks as it did`(_ path: String) throws {
    let text = try SeedSite.text(path)
    // One tag to a line, so that a change reads as a change.
    let lines = path.hasSuffix(".html") ? text.replacing("><", with: ">\n<") : text
    let name = path.replacing("/", with: "-")
    #expect(try Golden(name).difference(from: lines) == nil)
  }

  @Test func `draws hostile screens and keeps them harmless`() throws {
    let drawn = try SeedSite.pages.filter { path in
      try path.hasPrefix("screens/cmd") && SeedSite.text(path).contains("class=\"swipemap")
    }
    #expect(!drawn.isEmpty)
    for path in drawn {
      let text = try SeedSite.text(path)
      let page = PageReader(text)
      #expect(page.errors == [] && page.named("script").isEmpty && page.named("img").isEmpty)
      #expect(page.named("b").isEmpty && text.contains("&lt;b&gt;bold"))
      let bad: Set<Unicode.Scalar> = ["\u{202E}", "\u{2066}", "\u{1B}"]
      #expect(!text.unicodeScalars.contains { bad.contains($0) })
    }
  }

  @Test func `has in its JSON Lines what its CSV files have, a row to a line`() throws {
    let files = try SeedSite.files.get()
    let names = files.keys.filter { $0.hasSuffix(".jsonl") }
    #expect(
      names.count == files.keys.filter { $0.hasPrefix("data/v_") && $0.hasSuffix(".csv") }.count)
    for name in names {
      let text = try SeedSite.text(name)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(name)")
      let header = try SeedSite.text(name.replacing(".jsonl", with: ".csv")).prefix { $0 != "\r\n" }
      for line in text.split(separator: "\n") {
        let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(row?.keys.sorted() == header.split(separator: ",").map(String.init).sorted())
      }
    }
  }

  @Test func `names the keys of its tables, and they hold`() throws {
    let package = try #require(
      JSONSerialization.jsonObject(with: Data(try SeedSite.text("data/datapackage.json").utf8))
        as? [String: Any])
    let resources = try #require(package["resources"] as? [[String: Any]])
    var keyed = 0
    for resource in resources {
      let schema = try #require(resource["schema"] as? [String: Any])
      guard let key = schema["primaryKey"] as? [String], let path = resource["path"] as? String
      else { continue }
      let lines = try SeedSite.text("data/" + path.replacing(".csv", with: ".jsonl"))
        .split(separator: "\n")
      let rows = try lines.map { line in
        let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        return key.map { String(describing: row[$0] ?? "missing") }
      }
      #expect(Set(rows).count == rows.count && !rows.joined().contains("missing"), "\(path)")
      keyed += 1
    }
    #expect(keyed == 12)
  }

  @Test func `seals its data with checksums`() throws {
    let files = try SeedSite.files.get()
    let sums = try SeedSite.text("data/SHA256SUMS").split(separator: "\n")
    for line in sums {
      let path = "data/" + line.dropFirst(66)
      let bytes = try #require(files[path], "\(path)")
      #expect(SHA256.hex([UInt8](bytes)) == line.prefix(64))
    }
    let unsealed = files.keys.filter { $0.hasPrefix("data/") }.filter { path in
      !sums.contains { path.hasSuffix($0.dropFirst(66)) }
    }
    #expect(
      unsealed.allSatisfy {
        $0.hasPrefix("data/queries/") || ["data/index.html", "data/SHA256SUMS"].contains($0)
      })
  }

  @Test func `describes every column of its tables`() throws {
    let package = try #require(
      JSONSerialization.jsonObject(with: Data(try SeedSite.text("data/datapackage.json").utf8))
        as? [String: Any])
    let resources = try #require(package["resources"] as? [[String: Any]])
    for resource in resources {
      let path = try #require(resource["path"] as? String)
      let schema = try #require(resource["schema"] as? [String: Any])
      let fields = try #require(schema["fields"] as? [[String: Any]])
      let header = try SeedSite.text("data/" + path).prefix { $0 != "\r\n" }
      #expect(fields.compactMap { $0["name"] as? String }.joined(separator: ",") == header)
      if path.hasPrefix("v_") {
        #expect(fields.allSatisfy { ($0["description"] as? String)?.isEmpty == false }, "\(path)")
      }
    }
  }

  @Test func `stays whole when its successor cannot be written`() throws {
    let folder = SeedSite.folder + "-kept"
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    for file in ["/index.html", "/data/datapackage.json"] {
      try "old".write(toFile: folder + file, atomically: true, encoding: .utf8)
    }
    var site = SiteWriter()
    site.templates["page.html"] = "{{nonsense}}"
    #expect(throws: TemplateError.self) { try site.write(Seed.database(), to: folder) }
    #expect(try String(contentsOfFile: folder + "/index.html", encoding: .utf8) == "old")
    let parent = URL(filePath: folder).deletingLastPathComponent().path
    let left = try files.contentsOfDirectory(atPath: parent).filter { $0.contains("-kept.") }
    #expect(left.isEmpty)
  }

  @Test func `is written over an empty database`() throws {
    let folder = SeedSite.folder + "-empty"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let summary = try SiteWriter().write(Database.inMemory(), to: folder)
    #expect(summary.repositories == 0 && summary.pages >= 8)
  }
}
