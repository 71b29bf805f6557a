import Foundation
import Rules

extension Settings {
  /// The settings of the nearest folder around a path that has some.
  static func around(_ path: String) throws(Failure) -> Settings {
    var folder = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    var below = ""
    while true {
      let file = folder.appending(path: Settings.fileName)
      if let data = FileManager.default.contents(atPath: file.path) {
        var settings = try read(data, file.path)
        settings.base = below
        return settings
      }
      let name = folder.lastPathComponent
      guard folder.path != "/", !name.isEmpty else { return Settings() }
      below = name + "/" + below
      folder.deleteLastPathComponent()
    }
  }

  private static func read(_ data: Data, _ path: String) throws(Failure) -> Settings {
    let bytes = Array(data)
    switch Settings.read(bytes.span) {
    case .success(let settings): return settings
    case .failure(let errors):
      let all = errors.all.map { "line \($0.line): \($0.message)" }
      throw .usage("\(path) cannot be used: \(all.joined(separator: " "))")
    }
  }
}
