/// Which types the code of a commit names, besides where it declares them.
///
/// A view that no code names is one that nobody can come to see, and so are those that only such views name. The
/// outcome is a function of what there is, whatever came first.
struct NamedTypes: Sendable {
  private var byPath: [String: [TypeNames]] = [:]
  /// By name, how many types and files name it that are not it.
  private var counts: [UInt64: Int32] = [:]
  /// What the code of a type names, in all files.
  private var ofType: [UInt64: [TypeNames]] = [:]
  /// How many views of a name there are that only code of the app can make.
  private var views: [UInt64: Int32] = [:]
  /// Those of them that nothing names.
  private var unnamed: Set<UInt64> = []
  /// Those that nothing names but others that are in here.
  private(set) var unmade: Set<UInt64> = []
  /// By name, how many places make it a part of something.
  private var parts: [UInt64: Int32] = [:]
  /// Those that are made so now and were not, or the other way around.
  private var turned: Set<UInt64> = []
  private var bases = BaseClasses()
  private var assigned = AssignedProperties()
  /// By name, how many files that nobody reads say it, and those of which that is otherwise now than before.
  private var unread: [UInt64: Int32] = [:]
  private var turnedUnread: Set<UInt64> = []

  mutating func replace(at path: String, with names: [TypeNames]) {
    let old = byPath[path] ?? []
    guard old != names else { return }
    byPath[path] = names.isEmpty ? nil : names
    for names in names {
      count(names, sign: 1)
      guard case .named = names.manner, let owner = names.owner else { continue }
      ofType[owner, default: []].append(names)
    }
    for names in old {
      count(names, sign: -1)
      // Other files may name the same for a type of that name.
      guard case .named = names.manner, let owner = names.owner,
        let at = ofType[owner]?.firstIndex(of: names)
      else { continue }
      ofType[owner]?.remove(at: at)
      if ofType[owner]?.isEmpty == true { ofType[owner] = nil }
    }
  }

  mutating func count(view name: UInt64, sign: Int32) {
    let count = views[name, default: 0] + sign
    views[name] = count == 0 ? nil : count
    look(at: name)
  }

  private mutating func count(_ names: TypeNames, sign: Int32) {
    switch names.manner {
    case .part:
      for name in names.hashes { count(part: name, sign: sign) }
      return
    case .made, .above: return bases.count(names, sign: sign)
    case .set: return assigned.count(names, sign: sign)
    case .any:
      bases.count(names, sign: sign)
      assigned.count(names, sign: sign)
      for name in names.hashes { count(unread: name, sign: sign) }
    case .named: break
    }
    for name in names.hashes where name != names.owner {
      let count = counts[name, default: 0] + sign
      counts[name] = count == 0 ? nil : count
      look(at: name)
    }
  }

  private mutating func count(part name: UInt64, sign: Int32) {
    let count = parts[name, default: 0] + sign
    if (count == 0) != (parts[name] == nil) { turned.formSymmetricDifference([name]) }
    parts[name] = count == 0 ? nil : count
  }

  private mutating func count(unread name: UInt64, sign: Int32) {
    let count = unread[name, default: 0] + sign
    if (count == 0) != (unread[name] == nil) { turnedUnread.formSymmetricDifference([name]) }
    unread[name] = count == 0 ? nil : count
  }

  func isUnread(_ name: UInt64) -> Bool { unread[name] != nil }

  /// Answers those that files say now of which nobody reads more, and did not before, or the other way around.
  mutating func settleUnread() -> [UInt64] {
    defer { turnedUnread = [] }
    return turnedUnread.sorted()
  }

  func isPart(_ name: UInt64) -> Bool { parts[name] != nil }

  func isBase(_ name: UInt64) -> Bool { bases.contains(name) }

  /// Answers those that are bases now and were not, or the other way around.
  mutating func settleBases() -> [UInt64] { bases.settle() }

  func isAssigned(_ property: UInt64) -> Bool { assigned.contains(property) }

  /// Answers those that are assigned now and were not, or the other way around.
  mutating func settleAssigned() -> [UInt64] { assigned.settle() }

  /// Answers those that are made as parts now and were not, or the other way around.
  mutating func settleParts() -> Set<UInt64> {
    defer { turned = [] }
    return turned
  }

  private mutating func look(at name: UInt64) {
    if counts[name] == nil, views[name] != nil {
      unnamed.insert(name)
    } else {
      unnamed.remove(name)
    }
  }

  /// Looks who is unmade now, and answers those of whom something else was true before.
  mutating func settle() -> Set<UInt64> {
    var found = unnamed
    var pending = Array(unnamed)
    var gone: [UInt64: Int32] = [:]
    while let owner = pending.popLast() {
      for names in ofType[owner] ?? [] {
        for name in names.hashes where name != owner && views[name] != nil {
          gone[name, default: 0] += 1
          if counts[name] == gone[name], found.insert(name).inserted { pending.append(name) }
        }
      }
    }
    defer { unmade = found }
    return found.symmetricDifference(unmade)
  }
}

/// The types that one type of a file names, or the file outside of them.
package struct TypeNames: Sendable, Hashable {
  /// The hash of its name.
  package var owner: UInt64?
  /// In order, each once, without the words that everybody uses.
  package var hashes: [UInt64]
  package var manner: Manner

  package enum Manner: UInt8, Sendable {
    case named
    /// Named, once more, where what is made is a part of something, and shown with it.
    case part
    /// Named, once more, where one of them is made, or may be.
    case made
    /// Named, once more, as superclasses.
    case above
    /// Properties that are set: of the owner by its own code, of anything else where there is none.
    case set
    /// Nobody looked how.
    case any
  }

  init(owner: UInt64?, _ hashes: Set<UInt64>, _ manner: Manner = .named) {
    self.owner = owner
    self.manner = manner
    self.hashes = hashes.filter { Vocabulary.all.name(hash: $0) == nil }.sorted()
  }

  /// All words with a capital, and those that are set, for a source that is not looked at any further.
  ///
  /// Also those of comments: too many rather than too few.
  package init(of source: Span<UInt8>) {
    var found: Set<UInt64> = []
    var at = 0
    while at < source.count {
      let start = at
      while at < source.count, Self.isWordByte(source[at]) { at += 1 }
      if Self.isCapital(source, start..<at) || Self.isSet(source, start..<at) {
        found.insert(NameHash.of(source, start..<at))
      }
      at += 1
    }
    self.init(owner: nil, found, .any)
  }

  static func isCapital(_ source: borrowing Span<UInt8>, _ word: Range<Int>) -> Bool {
    var first = word.lowerBound
    while first < word.upperBound, source[first] == UInt8(ascii: "_") { first += 1 }
    return first < word.upperBound
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[first])
  }

  /// As in `cell.flag = true`.
  private static func isSet(_ source: borrowing Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty, word.lowerBound > 0,
      source[word.lowerBound - 1] == UInt8(ascii: ".")
    else { return false }
    var next = word.upperBound
    while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
    return next + 1 < source.count && source[next] == UInt8(ascii: "=")
      && source[next + 1] != UInt8(ascii: "=")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
