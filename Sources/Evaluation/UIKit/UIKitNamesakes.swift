import Views

/// Members of one name in a class and in those above it: an override is done in place of what it overrides, and what
/// another class does not see is beside it.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/inheritance/#Overriding
enum UIKitNamesakes {
  /// `private func build()` above, and `private func build()` below: two functions, each of which its own class calls.
  static func areTwo(_ above: Member, _ below: Member) -> Bool {
    above.isFilePrivate && !below.isOverride
  }

  /// Those of them that code of a class may mean.
  static func seen(
    _ all: [MemberID], from site: Site, lineage: [TypeID], _ files: LiveFiles
  ) -> [MemberID] {
    guard all.count > 1, let owner = site.owner,
      let own = level(of: owner, lineage, files),
      all.contains(where: { files[$0].isFilePrivate })
    else { return all }
    let levels = all.map { id in
      files[id].owner.flatMap { level(of: TypeID(file: id.file, index: $0), lineage, files) }
    }
    let isHidden = zip(all, levels).contains { id, level in
      files[id].isFilePrivate && level.map { $0 >= own } ?? false
    }
    return zip(all, levels).filter { id, level in
      guard let level, level != own else { return true }
      // Of a class below only an override is meant.
      if level < own { return !isHidden || files[id].isOverride }
      return !files[id].isFilePrivate || id.file == site.file
    }.map(\.0)
  }

  private static func level(of type: TypeID, _ lineage: [TypeID], _ files: LiveFiles) -> Int? {
    let name = files.nameHash(of: type)
    return lineage.firstIndex { files.nameHash(of: $0) == name }
  }
}

extension UIKitBuilder {
  /// The members of that name which code means, the lowest class first.
  mutating func ownMembers(named hash: UInt64, seenFrom site: Site) -> [MemberID] {
    UIKitNamesakes.seen(
      ownMembers(named: hash), from: site, lineage: lineage, evaluator.files)
  }
}
