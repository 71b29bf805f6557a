import Scenes

/// What elements were made of parts that are placed whole, for wherever such a part stands again.
///
/// What is read is the same with them and without; only the time it takes is not.
package struct KeptLists: Sendable {
  private var recent: [Key: KeptList] = [:]
  private var older: [Key: KeptList] = [:]
  private var size = 0

  /// Entries, elements and values of the recent ones; beyond, they become the older ones, and what is older still is
  /// forgotten.
  private let most: Int

  /// With room for none, all elements are made anew.
  package init(most: Int = 20_000) { self.most = most }

  /// A part, and all around it that decides what its elements are.
  struct Key: Hashable {
    let part: PlacedPart.Content
    let surroundings: ElementBuilder.Surroundings
    var exceptions: Exceptions
    let isInTabRows: Bool
    let isShownTab: Bool
    /// In a view that loads its picture.
    let isInLoader: Bool
  }

  /// Where no exception met what it is about, the list is the same whatever is counted otherwise.
  mutating func known(_ key: Key) -> KeptList? {
    var plain = key
    plain.exceptions = .platform
    if let list = find(plain), list.isOf(key.exceptions) { return list }
    return key.exceptions == .platform ? nil : find(key)
  }

  private mutating func find(_ key: Key) -> KeptList? {
    if let list = recent[key] { return list }
    guard let list = older.removeValue(forKey: key) else { return nil }
    keep(list, for: key)
    return list
  }

  mutating func keep(_ list: KeptList, for key: Key) {
    if most == 0 { return }
    if size > most { (older, recent, size) = (recent, [:], 0) }
    recent[key] = list
    size += list.size
  }
}
