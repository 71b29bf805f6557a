/// What SQLite, or a file that is no database of ours, stands in the way.
package struct StoreError: Error, Sendable, Equatable, CustomStringConvertible {
  /// SQLite's extended result code, or one of the codes below.
  package var code: Int32
  /// One sentence without a full stop: SQLite's own message where it has one.
  package var message: String
  package var path: String
  package var sql: String?

  package init(code: Int32, message: String, path: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.sql = sql
  }

  /// The primary code, which is all that callers decide by.
  package var primaryCode: Int32 { code & 0xff }
  /// Another process writes, and did not finish within the time we wait.
  package var isBusy: Bool { primaryCode == 5 || primaryCode == 6 }
  /// The disk is full, or the file or folder can't be read or written.
  package var isInputOutput: Bool { [3, 8, 10, 13, 14].contains(primaryCode) }
  /// The file is not a database, damaged, or one of another program or version.
  package var isUnusable: Bool { [11, 26].contains(primaryCode) || code < 0 }

  package static let foreignFile: Int32 = -1
  package static let otherVersion: Int32 = -2
  /// SQLite's own code.
  package static let damaged: Int32 = 11

  /// One sentence: what failed, on what, and what to do.
  package var description: String {
    // SQLite quotes a damaged schema as it finds it, with its line ends.
    let message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var text = "\(path): \(message)"
    if let advice { return text + "; " + advice }
    if let line = sql?.split(separator: "\n").first(where: { !$0.hasPrefix("--") }) {
      text += " (at “\(line.prefix(80))”)"
    }
    return text
  }

  private var advice: String? {
    switch primaryCode {
    case _ where code < 0: nil
    case 5, 6: "another run holds it, so try again when that has ended"
    case 8: "make the file and its folder writable"
    case 11, 26: "restore it from a copy, or crawl into a new file"
    case 13: "make room on the disk and start again; the last good state is kept"
    case 14: "check that the folder exists and can be written"
    default: nil
    }
  }
}
