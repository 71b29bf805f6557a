import Demo
import Foundation

extension Command {
  static let demo = Command(
    name: "demo",
    summary: "Write a small made-up corpus to try things on",
    discussion: """
      Writes five bare repositories and a manifest that names them. The apps, two of them not in Swift, are invented; their \
      histories go from bad to good and back, so that every page of the report has something to show. \
      The same folder written twice holds the same commits.
      """,
    operands: [.one("FOLDER", "Where to write; made if it is missing.", completes: .folders)],
    examples: [
      Example("swipecost demo demo", "Write the corpus into the folder demo"),
      Example("swipecost crawl demo/corpus.txt --db demo.sqlite", "Then crawl it"),
    ]
  ) { arguments, console throws(Failure) in
    let folder = arguments.operands[0]
    let manifest = folder + "/corpus.txt"
    try Failure.of(.inputOutput) {
      let paths = try DemoCorpus.write(into: folder)
      let lines = paths.map { path in
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return "\(URL(filePath: path).lastPathComponent) name=\(name)\n"
      }
      try ("# Made-up apps; see “swipecost help demo”.\n" + lines.joined())
        .write(toFile: manifest, atomically: true, encoding: .utf8)
    }
    console.results.write(manifest + "\n")
    return .done
  }
}
