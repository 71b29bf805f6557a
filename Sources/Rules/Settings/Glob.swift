/// A pattern of paths: `*` within a name, `**` over folders, `?` one character.
///
/// A pattern without a slash matches a name at any depth, and one that names a folder matches what is
/// in it, as in `.gitignore`.
package struct Glob: Sendable, Equatable {
  package let pattern: String
  private let parts: [[UInt8]]

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts = pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    let anywhere = Array("**".utf8)
    if parts.count == 1 && pattern.utf8.first != UInt8(ascii: "/") { parts.insert(anywhere, at: 0) }
    if parts.last != anywhere { parts.append(anywhere) }
    self.parts = parts
  }

  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    // `reached[i]`: the first i parts match the names so far; linear in parts × names.
    var reached = [true] + parts.map { _ in false }
    skipFolders(&reached)
    for name in names {
      var next = reached.map { _ in false }
      for (index, part) in parts.enumerated() where reached[index] {
        if Glob.isAnywhere(part) {
          next[index] = true
        } else if Glob.matches(part, name) {
          next[index + 1] = true
        }
      }
      skipFolders(&next)
      reached = next
    }
    return reached[parts.count]
  }

  /// `**` may stand for no folder at all.
  private func skipFolders(_ reached: inout [Bool]) {
    for (index, part) in parts.enumerated() where reached[index] && Glob.isAnywhere(part) {
      reached[index + 1] = true
    }
  }

  private static func isAnywhere(_ part: [UInt8]) -> Bool { part == [0x2A, 0x2A] }

  /// One name against a part with `*` and `?`, keeping the set of positions reached.
  private static func matches(_ part: [UInt8], _ name: [UInt8]) -> Bool {
    var position = 0
    var index = 0
    var star: (part: Int, name: Int)?
    while index < name.count {
      if position < part.count, part[position] == UInt8(ascii: "*") {
        star = (position, index)
        position += 1
      } else if position < part.count,
        part[position] == UInt8(ascii: "?") || part[position] == name[index]
      {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.part, last.name + 1)
        position = last.part + 1
        index = last.name + 1
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
