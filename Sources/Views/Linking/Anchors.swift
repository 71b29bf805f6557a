/// What the code of one file goes by, whatever stands around it: declarations by what they say, and of several that say
/// the same the first, the second.
///
/// Lines move and numbers are given out again: an anchor is equal in two commits where the code is.
struct Anchors: Sendable {
  /// By type, and by member.
  let types: [UInt64]
  let members: [UInt64]
  /// Of what stands in no member.
  private let file: UInt64
  /// Where members begin, in order, and which ones those are; what is declared inside of another one is part of it.
  private let starts: [UInt32]
  private let order: [Int32]
  /// By member, its first expression.
  private let firsts: [ExpressionID]

  init(of views: FileViews, at path: UInt64, identities: [UInt64]) {
    var hash = NameHash(seed: path)
    // Rules judge all of such a file otherwise.
    if views.declaresWidget { hash.mix(1) }
    if let interface = views.interface { hash.mix(interface.print) }
    let file = hash.value
    self.file = file
    types = zip(views.types, identities).map { type, identity in
      var hash = NameHash(seed: file)
      hash.mix(identity)
      hash.mix(type.print)
      return hash.value
    }
    var counts: [UInt64: UInt64] = [:]
    members = views.members.map { member in
      let number = counts[member.print, default: 0]
      counts[member.print] = number + 1
      var hash = NameHash(seed: file)
      hash.mix(member.print)
      hash.mix(number)
      return hash.value
    }
    firsts = views.members.map(\.expressions.lowerBound)
    order = views.members.indices.filter { !views.members[$0].isLocal }
      .sorted { (views.members[$0].offset, $0) < (views.members[$1].offset, $1) }
      .map { Int32($0) }
    starts = order.map { views.members[Int($0)].offset }
  }

  func stretch(around offset: UInt32) -> AnchoredStretch {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let end = low < starts.count ? starts[low] : UInt32.max
    guard low > 0 else { return AnchoredStretch(offsets: 0..<end, anchor: file, expressions: 0) }
    let member = Int(order[low - 1])
    return AnchoredStretch(
      offsets: starts[low - 1]..<end, anchor: members[member], expressions: firsts[member])
  }
}

/// A stretch of a file, from where a member begins to where the next one does, and what it goes by.
package struct AnchoredStretch: Sendable {
  package let offsets: Range<UInt32>
  package let anchor: UInt64
  /// The first of its expressions: they are lowered member by member.
  package let expressions: ExpressionID

  package init(offsets: Range<UInt32>, anchor: UInt64, expressions: ExpressionID) {
    (self.offsets, self.anchor, self.expressions) = (offsets, anchor, expressions)
  }
}

extension LiveFiles {
  package func stretch(around offset: UInt32, in file: FileID) -> AnchoredStretch {
    self[file].anchors.stretch(around: offset)
  }

  package func anchor(of type: TypeID) -> UInt64 { self[type.file].anchors.types[Int(type.index)] }

  package func anchor(of member: MemberID) -> UInt64 {
    self[member.file].anchors.members[Int(member.index)]
  }
}
