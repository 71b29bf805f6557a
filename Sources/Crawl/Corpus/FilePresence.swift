import Foundation

/// Whether there is anything at a path.
enum FilePresence {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
