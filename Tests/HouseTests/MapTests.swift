import Foundation
import Testing

/// `Sources/README.md` is what a newcomer reads first: it names each folder.
@Suite struct `The map of the sources` {
  @Test func `names every target`() throws {
    let folder = House.root.appending(path: "Sources").path
    let map = try String(contentsOfFile: folder + "/README.md", encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".") && !$0.hasPrefix("C") || $0 == "Crawl" || $0 == "Components" }
    #expect(names.count > 15)
    for name in names.sorted() { #expect(map.contains("`\(name)"), "\(name) is not on the map") }
  }

  @Test func `tells of no folder that is not there`() throws {
    let folder = House.root.appending(path: "Sources").path
    let map = try String(contentsOfFile: folder + "/README.md", encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for line in map.split(separator: "\n") where line.hasPrefix("| `") {
      let first = line.split(separator: "`")[1].split(separator: "/")[0]
      guard first.first?.isLetter == true else { continue }
      #expect(names.contains(String(first)), "\(first) is on the map and not there")
    }
  }

  @Test func `names types that have files of their names`() throws {
    let map = try String(
      contentsOfFile: House.root.appending(path: "Sources/README.md").path, encoding: .utf8)
    let section = map.components(separatedBy: "### One construct of Swift, one type")[1]
      .components(separatedBy: "\n## ")[0]
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let files = Set(House.product.compactMap { $0.path.split(separator: "/").last })
    #expect(rows.count > 10)
    for row in rows {
      // The first column is source of an app.
      for cell in row.split(separator: "|").dropFirst() {
        for (place, word) in cell.split(separator: "`", omittingEmptySubsequences: false)
          .enumerated()
        where place % 2 == 1 {
          #expect(files.contains("\(word).swift"), "\(word) is on the map and not there")
        }
      }
    }
  }
}
