/// One thing a reader says about a file: what stands from one byte to another.
///
/// Nesting needs no word of its own: what lies inside another's range is inside it.
struct Fact: Equatable, Comparable {
  var start: Int
  var end: Int
  var kind: String
  var name: String

  /// Outer before inner, so that the lists read like the source.
  static func < (a: Fact, b: Fact) -> Bool {
    (a.start, b.end, a.kind, a.name) < (b.start, a.end, b.kind, b.name)
  }
}

/// What a reader says about a whole file.
struct Reading {
  var facts: [Fact] = []
  /// Ranges where only this reader looks inside; facts that lie wholly in one are not compared.
  var opaque: [Range<Int>] = []

  mutating func add(_ kind: String, _ range: Range<Int>, _ name: String = "") {
    facts.append(Fact(start: range.lowerBound, end: range.upperBound, kind: kind, name: name))
  }
}

/// Facts that only one of two readers has.
struct Difference {
  enum Side: String {
    case ours = "only ours  "
    case theirs = "only theirs"
  }
  let side: Side
  let fact: Fact

  static func between(ours: Reading, theirs: Reading) -> [Difference] {
    let hidden = (ours.opaque + theirs.opaque).sorted { $0.lowerBound < $1.lowerBound }
    let ours = visible(ours.facts, hidden)
    let theirs = visible(theirs.facts, hidden)
    var differences: [Difference] = []
    var (i, j) = (0, 0)
    while i < ours.count || j < theirs.count {
      if i < ours.count, j < theirs.count, ours[i] == theirs[j] {
        (i, j) = (i + 1, j + 1)
      } else if j == theirs.count || (i < ours.count && ours[i] < theirs[j]) {
        differences.append(Difference(side: .ours, fact: ours[i]))
        i += 1
      } else {
        differences.append(Difference(side: .theirs, fact: theirs[j]))
        j += 1
      }
    }
    return differences
  }

  /// Sorted, without those inside hidden ranges.
  private static func visible(_ facts: [Fact], _ hidden: [Range<Int>]) -> [Fact] {
    var result: [Fact] = []
    var next = 0
    var reach = 0..<0
    for fact in facts.sorted() {
      while next < hidden.count, hidden[next].lowerBound <= fact.start {
        if hidden[next].upperBound > reach.upperBound { reach = hidden[next] }
        next += 1
      }
      if reach.lowerBound <= fact.start, fact.end <= reach.upperBound { continue }
      result.append(fact)
    }
    return result
  }
}
