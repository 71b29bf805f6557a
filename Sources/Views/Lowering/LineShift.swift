/// Where the places of a file went when it changed.
///
/// Declarations that are printed the same have the same expressions one by one, at other places.
package struct LineShift: Sendable {
  private let old: [UInt32]
  private let new: [UInt32]
  /// From each offset that both versions know.
  private var offsets: [UInt32: UInt32] = [:]

  /// Nil when all that both versions declare is where it was.
  package init?(from old: FileViews, to new: FileViews) {
    self.old = old.lineStarts
    self.new = new.lineStarts
    let known = Dictionary(uniqueKeysWithValues: Self.declarations(of: new))
    var isMoved = old.lineStarts != new.lineStarts
    for (key, was) in Self.declarations(of: old) {
      guard let now = known[key], was.expressions.count == now.expressions.count else { continue }
      for (from, to) in zip(was.expressions, now.expressions) {
        offsets[old.code.offsets[Int(from)]] = new.code.offsets[Int(to)]
      }
      offsets[was.offset] = now.offset
    }
    for (from, to) in offsets where from != to { isMoved = true }
    guard isMoved else { return nil }
  }

  /// Where what was at a place is now; nil when it is in nothing that both versions declare.
  package func place(ofLine line: Int, column: Int) -> (line: Int, column: Int)? {
    guard line >= 1, line <= old.count, let now = offsets[old[line - 1] + UInt32(column - 1)]
    else { return nil }
    return LineStarts.position(of: now, in: new)
  }

  private struct Key: Hashable {
    var print: UInt64
    var number: Int
  }

  private struct Place {
    var offset: UInt32
    var expressions: Range<Int32>
  }

  private static func declarations(of views: FileViews) -> [(Key, Place)] {
    var counts: [UInt64: Int] = [:]
    func key(_ print: UInt64) -> Key {
      defer { counts[print, default: 0] += 1 }
      return Key(print: print, number: counts[print, default: 0])
    }
    let types = views.types.map { (key($0.print), Place(offset: $0.offset, expressions: 0..<0)) }
    let members = views.members.filter { !$0.isLocal }.map {
      (key($0.print), Place(offset: $0.offset, expressions: $0.expressions))
    }
    return types + members
  }
}
