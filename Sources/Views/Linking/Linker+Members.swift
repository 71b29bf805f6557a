extension Linker {
  mutating func findMembers(of type: TypeID, named hash: UInt64) -> [MemberID] {
    lookups.insert(Subject.member.key(nestedName(of: type), hash))
    var found: [MemberID] = []
    files[type.file].append(membersOf: type.index, named: hash, in: type.file, to: &found)
    let own = found.count
    // An extension that adds nothing of that name is not asked about: one that comes or goes touches only
    // who asked for what it adds.
    let name = name(of: type)
    lookups.insert(Subject.addedMember.key(name, hash))
    for extending in index.extensions[name] ?? [] {
      let known = found.count
      files[extending.file].append(
        membersOf: extending.index, named: hash, in: extending.file, to: &found)
      if found.count > known, !isExtended(type, by: extending) { found.removeSubrange(known...) }
    }
    for short in names(standingFor: name) {
      lookups.insert(Subject.addedMember.key(short, hash))
      for extending in index.extensions[short] ?? [] {
        let known = found.count
        files[extending.file].append(
          membersOf: extending.index, named: hash, in: extending.file, to: &found)
        if found.count > known, !isExtended(type, byAnotherName: extending) {
          found.removeSubrange(known...)
        }
      }
    }
    return found.count - own < 2
      ? found : found[..<own] + nearest(Array(found[own...]), from: type.file)
  }

  package mutating func initializers(of type: TypeID) -> [MemberID] {
    members(of: type, named: Self.initializer).filter { files[$0].kind == .initializer }
  }

  /// The initialisers that extensions add to a type that is not in the repository, in no order.
  ///
  /// A type of that name in another type, `Asset.Image`, is a different one, with extensions of its own.
  package mutating func initializers(
    ofExtensionsOf name: UInt64, from file: FileID
  ) -> [MemberID] {
    lookups.insert(Subject.extensions.key(name))
    guard let extensions = index.extensions[name],
      inSight(types(named: name, in: nil), from: file).isEmpty
    else { return [] }
    var found: [MemberID] = []
    for extending in extensions {
      if let outer = files[extending.file].qualifier(of: extending.index),
        !types(named: name, in: outer).isEmpty
      {
        continue
      }
      lookups.insert(Subject.member.key(nestedName(of: extending), Self.initializer))
      files[extending.file].append(
        initializersOf: extending.index, in: extending.file, to: &found)
    }
    return found
  }

  /// Those of them that can be called from a file, nearest first.
  package mutating func nearest(_ members: [MemberID], seenFrom file: FileID) -> [MemberID] {
    nearest(members.filter { isVisible($0, from: file) }, from: file)
  }

  /// The stored properties and cases that a declaration lists, in order.
  package mutating func listed(in declaration: TypeID) -> [MemberID] {
    lookups.insert(Subject.shape.key(nestedName(of: declaration)))
    return files[declaration.file].members(of: declaration) {
      $0 == .storedProperty || $0 == .enumCase
    }
  }

  /// All that stands in a declaration, for who reads code from top to bottom.
  package mutating func everything(in declaration: TypeID) -> [MemberID] {
    lookups.insert(Subject.whole.key(nestedName(of: declaration)))
    return files[declaration.file].members(of: declaration) { _ in true }
  }

  func name(of type: TypeID) -> UInt64 { files[type.file].typeHashes[Int(type.index)] }

  func nestedName(of type: TypeID) -> UInt64 {
    files[type.file].nestedHashes[Int(type.index)]
  }

  private static let initializer = NameHash.of("init")

  /// Members that extensions of `View` add, nearest first.
  package mutating func viewExtension(named hash: UInt64, from file: FileID) -> [MemberID] {
    extensionMembers(of: .View, named: hash, from: file)
  }

  /// Members that extensions of a type or protocol we know (`Text`, `String`, `ButtonStyle`) add; of `other`, those of
  /// all types that we do not know.
  package mutating func extensionMembers(
    of extended: Word, named hash: UInt64, from file: FileID
  ) -> [MemberID] {
    guard extended == .other else {
      return extensionMembers(
        ofTypeNamed: Vocabulary.all.hash(of: extended), named: hash, from: file)
    }
    lookups.insert(Subject.extensionMember.key(hash))
    let files = files
    return extensionMembers(named: hash, from: file) { files.word(ofType: $0) == .other }
  }

  /// The same of any type that is not in the repository.
  ///
  /// What extensions of other types add under that name is not asked about: many have a `configure` or a `title`.
  package mutating func extensionMembers(
    ofTypeNamed type: UInt64, named hash: UInt64, from file: FileID
  ) -> [MemberID] {
    lookups.insert(Subject.addedMember.key(type, hash))
    let files = files
    return extensionMembers(named: hash, from: file) { files.nameHash(of: $0) == type }
  }

  private mutating func extensionMembers(
    named hash: UInt64, from file: FileID, where isWanted: (TypeID) -> Bool
  ) -> [MemberID] {
    guard let candidates = index.extensionMembers[hash] else { return [] }
    let found = candidates.filter { candidate in
      guard let owner = files[candidate].owner,
        isWanted(TypeID(file: candidate.file, index: owner))
      else { return false }
      return isVisible(candidate, from: file)
    }
    return nearest(found, from: file)
  }

  /// Whether any extension that there is adds a member of that name, in sight or not.
  package mutating func hasExtensionMember(named hash: UInt64) -> Bool {
    lookups.insert(Subject.addedName.key(hash))
    return index.extensionMembers[hash] != nil
  }

  /// The nearest member of that name that extensions add, where all are of one type that we know; what gives a
  /// view of UIKit is not what is meant where a view of SwiftUI is wanted.
  package mutating func extensionMember(
    named hash: UInt64, ofOneOf types: [Word], from file: FileID
  ) -> MemberID? {
    lookups.insert(Subject.extensionMember.key(hash))
    let files = files
    func word(_ member: MemberID) -> Word? {
      files[member].type.map { files.word($0, in: member.file) }
    }
    let candidates = inSight(index.extensionMembers[hash] ?? [], from: file)
      .filter { word($0) != .UIView }
    guard let first = candidates.first, let type = word(first), types.contains(type),
      candidates.allSatisfy({ word($0) == type })
    else { return nil }
    return nearest(candidates, from: file).first
  }

  /// The only property or function of that name that extensions add, where it gives a view and is added to
  /// something else.
  package mutating func extensionView(
    named hash: UInt64, isFunction: Bool, from file: FileID
  ) -> MemberID? {
    lookups.insert(Subject.extensionMember.key(hash))
    let files = files
    let candidates = inSight(index.extensionMembers[hash] ?? [], from: file).filter {
      (files[$0].kind == .function) == isFunction
    }
    guard candidates.count == 1, let only = candidates.first, let type = files[only].type,
      let owner = files[only].owner, files.word(type, in: only.file) == .View,
      isVisible(only, from: file),
      files.word(ofType: TypeID(file: only.file, index: owner)) == .other
    else { return nil }
    return only
  }

  /// Functions, constants and variables at file level, nearest first.
  package mutating func globals(named hash: UInt64, from file: FileID) -> [MemberID] {
    lookups.insert(Subject.global.key(hash))
    guard let candidates = index.globals[hash] else { return [] }
    let visible = candidates.filter { isVisible($0, from: file) }
    return nearest(visible, from: file)
  }

  /// The development-language text of a localisation key.
  package mutating func text(forKey key: String) -> String? {
    let hash = NameHash.of(key)
    lookups.insert(Subject.text.key(hash))
    return index.strings.text(forKey: hash)
  }

  /// The same by the names that generated code has for the key: `settingsTitle`, `settings_title`, and
  /// `Settings.title`, where `Settings` may be a table or a part of the key.
  package mutating func text(forSymbol names: [String]) -> String? {
    if let text = text(forLetters: names, inTable: nil) { return text }
    guard names.count > 1, let table = SymbolKey.hash(of: names[0]) else { return nil }
    return text(
      forLetters: Array(names.dropFirst()), inTable: table == SymbolKey.usualTable ? nil : table)
  }

  private mutating func text(forLetters names: [String], inTable table: UInt64?) -> String? {
    guard let key = SymbolKey.hash(of: names.joined()) else { return nil }
    guard let table else {
      lookups.insert(Subject.text.key(key))
      return index.strings.text(forKey: key)
    }
    lookups.insert(Subject.text.key(StringCatalogs.hash(of: key, inTable: table)))
    return index.strings.text(forKey: key, inTable: table)
  }

  /// The name in the asset catalogues of what code calls by a name: `lockSolid16`.
  package mutating func asset(_ kind: AssetName.Kind, named name: String) -> String? {
    guard let key = AssetNames.key(name, kind) else { return nil }
    lookups.insert(Subject.asset.key(key))
    return index.assets.name(forKey: key)
  }
}
