import Crawl
import Foundation
import Rules

extension Settings {
  /// What holds for each of the files and folders: the settings of the nearest folder around it.
  static func around(_ tree: SourceTree, _ operands: [String]) throws(Failure) -> Settings {
    var settings = try around(operands[0])
    if operands.count > 1 || !tree.isOneFolder {
      var each: [FolderSettings] = []
      for operand in operands {
        each.append(
          FolderSettings(path: tree.folder(of: operand), settings: try around(operand)))
      }
      settings.folders = each
    }
    for file in tree.files {
      guard let folder = folder(ofFile: file.path), !folder.isEmpty, let own = file.blob.settings
      else { continue }
      settings.folders.removeAll { $0.path == folder }
      settings.folders.append(FolderSettings(path: folder, settings: own))
    }
    return settings
  }

  /// The settings of the nearest folder around one, itself included, that has some.
  static func around(folder: String) throws(Failure) -> Settings { try around(folder) }

  /// The settings of the nearest folder around a path that has some.
  private static func around(_ path: String) throws(Failure) -> Settings {
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
