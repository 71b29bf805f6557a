import Foundation

/// The Swift files under the given folders, sorted.
enum SourceFiles {
  static func find(_ paths: [String]) -> [String] {
    var files: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        FileHandle.standardError.write(Data("referee: “\(path)” does not exist\n".utf8))
        exit(74)
      }
      guard isFolder.boolValue else {
        files.insert(path)
        continue
      }
      let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for name in found where name.hasSuffix(".swift") && !name.contains(".build/") {
        files.insert(path + "/" + name)
      }
    }
    return files.sorted()
  }

  static func bytes(of path: String) -> [UInt8]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return [UInt8](data)
  }
}
