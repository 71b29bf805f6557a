import Views
import VoiceOver

/// What code puts into the snapshots that it gives a data source of items: which sections, and which items in
/// each of them, in that order.
///
/// The code is read statement by statement: what is done on one side of a condition only is there at times, and
/// what a loop adds is there as often as nobody knows.
///
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
struct UIKitSnapshots {
  /// One item, or as many of a kind as a list has.
  struct Entry: Equatable {
    /// The cases that it may be; none for whatever data says.
    var keys: Set<UInt64> = []
    var count = 1
    var isAssumed = false
    var isAtTimes = false
  }

  struct Section: Equatable {
    var key: UInt64?
    var entries: [Entry] = []
    var isAtTimes = false
  }

  /// What is put together so far, by the names that code has for it.
  struct State {
    var snapshots: [UInt64: [Section]] = [:]
    var lists: [UInt64: [Entry]] = [:]
  }

  var state = State()
  /// What was put together from the start.
  var whole: [[Section]] = []
  /// What was added to what is there already, and what was applied to one section.
  var added: [[Section]] = []
  /// Begun as what is there already.
  var begun: Set<UInt64> = []
  /// What the items are called that are looked for; nil for any.
  let items: UInt64?
  /// The loops around what is read.
  var loops = 0
  var depth = 0
  var given: [Entry]?

  static let appendSections = NameHash.of("appendSections")
  static let appendItems = NameHash.of("appendItems")
  static let insertSections = NameHash.of("insertSections")
  static let insertItems = NameHash.of("insertItems")
  static let deleteSections = NameHash.of("deleteSections")
  static let deleteItems = NameHash.of("deleteItems")
  static let deleteAllItems = NameHash.of("deleteAllItems")
  static let apply = NameHash.of("apply")
  static let snapshot = NameHash.of("snapshot")
  static let toSection = NameHash.of("toSection")
  static let to = NameHash.of("to")
  /// Functions that put something into a snapshot.
  private static let filling: Set<UInt64> = [appendSections, appendItems, insertItems, apply]

  // MARK: What all the code puts together

  /// The fullest of what the code of these types puts together of items of that name, with what the others have at times; nil where
  /// nothing is known of it.
  static func sections(
    by types: [TypeID], of items: UInt64?, _ builder: inout UIKitBuilder
  ) -> [Section]? {
    var reader = UIKitSnapshots(items: items)
    for type in types {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          reader.read(member, of: declaration, &builder)
        }
      }
    }
    guard
      var found = reader.whole.enumerated().max(by: {
        (fullness($0.element), $1.offset) < (fullness($1.element), $0.offset)
      })?.element
    else { return nil }
    for other in reader.whole + reader.added { add(other, to: &found) }
    found.removeAll { $0.entries.isEmpty }
    return found.isEmpty || found.count > UIKitBuilder.longest ? nil : found
  }

  /// Of more items than one is fuller than of one, and of items that data has fuller than of those written out.
  private static func fullness(_ sections: [Section]) -> Int {
    sections.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.count + 1 } }
  }

  /// What is not there yet is there at times.
  private static func add(_ sections: [Section], to found: inout [Section]) {
    for section in sections {
      let known = Set(found.flatMap(\.entries).flatMap(\.keys))
      let new = section.entries.filter { !$0.keys.isEmpty && known.isDisjoint(with: $0.keys) }
      let place = found.lastIndex { $0.key == section.key && section.key != nil }
      // What is applied to a section that was appended without anything.
      if let place, found[place].entries.isEmpty {
        found[place].entries = section.entries
        continue
      }
      guard !new.isEmpty else { continue }
      let all = new.map {
        Entry(keys: $0.keys, count: $0.count, isAssumed: $0.isAssumed, isAtTimes: true)
      }
      if let place = place ?? (section.key == nil ? found.indices.last : nil) {
        found[place].entries += all
      } else {
        found.append(Section(key: section.key, entries: all, isAtTimes: true))
      }
    }
  }

  /// What one member puts together, where it does.
  private mutating func read(
    _ member: MemberID, of type: TypeID, _ builder: inout UIKitBuilder
  ) {
    guard let body = builder.evaluator.linker[member].body,
      Self.fillsSnapshot(member, builder.evaluator.files)
    else { return }
    state = State()
    begun = []
    // A class below the one whose code this is may have something else in its place.
    let own = builder.own == 0 ? 0 : builder.parts[builder.own].instance
    let isOwn = own >= 0 && builder.lineage.contains(type)
    var site = builder.evaluator.inside(member, self: isOwn ? .instance(own) : nil)
    site.owner = site.owner ?? type
    for formal in builder.evaluator.files.formals(
      builder.evaluator.linker[member].parameters, member.file)
    {
      site.environment = builder.evaluator.bind(
        formal.name, .parameter, onto: site.environment, type: formal.type)
    }
    run(body, site, &builder)
  }

  /// Its code puts something into a snapshot.
  private static func fillsSnapshot(_ id: MemberID, _ files: LiveFiles) -> Bool {
    files[id].expressions.contains { use in
      guard case .member(_, let name) = files.expression(use, in: id.file) else { return false }
      return filling.contains(files.hash(name, in: id.file))
    }
  }

  // MARK: One or another

  static func either(_ ends: [[Section]]) -> [Section] {
    var found = ends.max { fullness($0) < fullness($1) } ?? []
    for end in ends {
      for section in end where !found.contains(where: { $0.key == section.key }) {
        found.append(section)
      }
    }
    for place in found.indices {
      let key = found[place].key
      let all = ends.map { $0.first { $0.key == key } }
      if all.contains(where: { $0.map(\.isAtTimes) ?? true }) { found[place].isAtTimes = true }
      found[place].entries = either(all.compactMap { $0?.entries })
    }
    return found
  }

  static func either(_ ends: [[Entry]]) -> [Entry] {
    var found = ends.max { $0.count < $1.count } ?? []
    for end in ends {
      for (place, entry) in end.enumerated() {
        let nth = alike(end[...place], entry).count
        if alike(found[...], entry).count < nth { found.append(entry) }
      }
    }
    for place in found.indices {
      // What is added to items of its kind is the second of them.
      let nth = alike(found[...place], found[place]).count
      let isAlways = ends.allSatisfy { end in
        let all = alike(end[...], found[place])
        return all.count >= nth && !all[nth - 1].isAtTimes
      }
      if !isAlways { found[place].isAtTimes = true }
    }
    return found
  }

  private static func alike(_ entries: ArraySlice<Entry>, _ one: Entry) -> [Entry] {
    entries.filter { $0.keys == one.keys }
  }

  func repeated(_ entries: [Entry], _ builder: borrowing UIKitBuilder) -> [Entry] {
    if loops == 0 { return entries }
    let rows = builder.evaluator.settings.rows
    return entries.map {
      Entry(keys: $0.keys, count: max(rows, $0.count), isAssumed: true, isAtTimes: $0.isAtTimes)
    }
  }
}
