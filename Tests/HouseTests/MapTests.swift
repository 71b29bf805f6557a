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
}
