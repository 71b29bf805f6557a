import Foundation

/// Sources in memory, so that no stage waits for a disk.
struct Corpus {
  var name: String
  var paths: [String] = []
  var files: [[UInt8]] = []
  var size: Int { files.reduce(0) { $0 + $1.count } }

  /// Every file of a kind under a folder, in the order of their paths.
  init(folder: String, ending: String = ".swift") {
    name = folder
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in paths.filter({ $0.hasSuffix(ending) }).sorted() {
      guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)) else {
        continue
      }
      self.paths.append(path)
      files.append([UInt8](bytes))
    }
  }

  /// Views made from a seed: the same for every run and machine.
  init(generatedMegabytes megabytes: Int) {
    name = "generated"
    var random = GeneratedViews(seed: 1)
    var size = 0
    while size < megabytes * 1_000_000 {
      let file = random.file()
      size += file.count
      paths.append("Sources/\(files.count).swift")
      files.append(file)
    }
  }
}

/// SwiftUI files that look like real ones, drawn from a linear congruential generator.
struct GeneratedViews {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func draw(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func file() -> [UInt8] {
    var text = "import SwiftUI\n\n"
    for index in 0...draw(4) {
      text += "struct Screen\(index): View {\n  @State private var isShown = false\n"
      text += "  let items: [Item]\n\n  var body: some View {\n"
      text += view(depth: 0, indent: "    ")
      text += "  }\n}\n\n"
    }
    return Array(text.utf8)
  }

  private mutating func view(depth: Int, indent: String) -> String {
    var text: String
    switch depth > 4 ? draw(3) : draw(8) {
    case 0: text = "\(indent)Text(\"Item \\(items.count) of \\(total)\")\n"
    case 1: text = "\(indent)Image(systemName: \"star.fill\")\n"
    case 2: text = "\(indent)Button(\"Save\") { isShown.toggle() }\n"
    case 3, 4:
      text = "\(indent)VStack(alignment: .leading, spacing: \(draw(20))) {\n"
      for _ in 0...draw(3) { text += view(depth: depth + 1, indent: indent + "  ") }
      text += "\(indent)}\n"
    case 5:
      text = "\(indent)ForEach(items, id: \\.id) { item in\n"
      text += view(depth: depth + 1, indent: indent + "  ") + "\(indent)}\n"
    case 6:
      text = "\(indent)if isShown, let first = items.first {\n"
      text += view(depth: depth + 1, indent: indent + "  ") + "\(indent)} else {\n"
      text += view(depth: depth + 1, indent: indent + "  ") + "\(indent)}\n"
      return text
    default:
      text = "\(indent)// A row with its own padding.\n\(indent)HStack {\n"
      text += view(depth: depth + 1, indent: indent + "  ") + "\(indent)}\n"
    }
    for _ in 0..<draw(3) {
      text += "\(indent)  .padding(.horizontal, \(draw(30)))\n"
    }
    return text
  }
}
