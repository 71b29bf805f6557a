/// Paths of a repository, as text.
enum SourcePath {
  /// The folder that a file speaks for, with the slash behind it; empty for the root.
  ///
  /// A project's is the one that holds the project.
  static func home(of path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    if let project = parts.firstIndex(where: { $0.hasSuffix(".xcodeproj") }) {
      parts = parts[..<project]
    }
    return parts.map { $0 + "/" }.joined()
  }

  /// As the file systems that apps are built on compare names: most of them take `Home` and `home` for one.
  ///
  /// https://support.apple.com/guide/disk-utility/file-system-formats-dsku19ed921c/mac
  static func folded(_ path: String) -> String { path.lowercased() }

  static func folded(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A folder or the file itself has a name such as `Home-macOS`, `App tvOS` or `Row+watchOS.swift`.
  static func isForOtherDevices(_ path: String) -> Bool {
    guard hasWordInOS(path) else { return false }
    return path.split(separator: "/").contains { part in
      let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
      let words = name.lowercased().split { !$0.isLetter }
      return words.last.map { otherSystems.contains($0) } ?? false
    }
  }

  private static let otherSystems: Set<Substring> = ["macos", "tvos", "watchos", "visionos"]

  /// Most paths have none, and that is quick to see.
  private static func hasWordInOS(_ path: String) -> Bool {
    var (first, second) = (UInt8(0), UInt8(0))
    for byte in path.utf8 {
      let letter = byte | 0x20
      let isLetter = UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "z")
      if !isLetter, first == UInt8(ascii: "o"), second == UInt8(ascii: "s") { return true }
      (first, second) = (second, letter)
    }
    return false
  }

  /// A path seen from a folder, without `.` and as far as it goes without `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(path) {
      return folder.isEmpty || folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where parts.last.map({ $0 != ".." }) ?? false: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Nothing in it is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { unsafe isPlain(0..<$0.count, $0.span) }
  }

  static func isPlain(_ path: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var isStart = true
    for index in path {
      let byte = bytes[index]
      if isStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }
}
