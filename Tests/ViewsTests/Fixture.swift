import Foundation

/// A source of our own beside the golden files.
struct Fixture {
  let text: String

  init?(_ name: String, testFile: String = #filePath) {
    let file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Golden").appending(path: name)
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }
}
