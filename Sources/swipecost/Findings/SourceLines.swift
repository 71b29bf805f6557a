import Foundation

/// The lines of the files that findings are in, each file read once.
struct SourceLines {
  private var files: [String: [Substring]] = [:]

  /// From 1; nil where the file has gone or has fewer lines.
  mutating func line(_ number: Int, of path: String) -> Substring? {
    if files[path] == nil {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      // A carriage return with a line feed is one character.
      files[path] = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
    guard let lines = files[path], number >= 1, number <= lines.count else { return nil }
    return lines[number - 1]
  }

  /// The column in code points, from one in UTF-8 bytes.
  mutating func column(_ column: Int, line: Int, of path: String) -> Int {
    guard let text = self.line(line, of: path), column >= 1 else { return max(column, 1) }
    return String(decoding: text.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
  }
}
