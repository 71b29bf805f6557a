/// The files of one commit, linked by name.
///
/// Apply what a commit changed, and the index says whose readings may differ; questions are asked
/// through a `Linker`, which remembers them. Names that several files declare go to the nearest: same
/// file, same folder, same module, repository; what is left is decided by path, so the order in which files came does not matter.
package struct ViewIndex: Sendable {
  private(set) var files: [LiveFile?] = []
  /// Which of all files that ever came each one is: numbers of files are given out again, these are not.
  private var serials: [UInt32] = []
  private var arrivals: UInt32 = 0
  private var free: [Int32] = []
  private(set) var ids: [String: FileID] = [:]
  /// By `NestedName`.
  private(set) var types: [UInt64: [TypeID]] = [:]
  /// The others by the hash of their name, whatever they are nested in.
  private(set) var homonyms: [UInt64: [TypeID]] = [:]
  private(set) var extensions: [UInt64: [TypeID]] = [:]
  private(set) var extensionMembers: [UInt64: [MemberID]] = [:]
  /// Names that extensions add since the last change and did not before, or the other way around.
  private var addedNames: Set<UInt64> = []
  private(set) var globals: [UInt64: [MemberID]] = [:]
  /// By the hash of a name, the files that make one of a type of that name.
  private(set) var makers: [UInt64: [FileID]] = [:]
  /// Interface files by what they are asked for by.
  private(set) var interfaces: [UInt64: [FileID]] = [:]
  private var readings: [TypeID: Lookups] = [:]
  private(set) var strings = StringCatalogs()
  private(set) var assets = AssetNames()
  private(set) var targets = DeploymentTargets()
  private(set) var projects = ProjectFiles()
  private(set) var named = NamedTypes()
  private(set) var conformances = TypesByName()
  private(set) var aliases = TypesByName()
  private(set) var exports = Exports()
  /// Files that have what starts an app.
  private var appFiles = 0
  /// Files of packages that the app is built with.
  private var packageFiles = 0
  private(set) var prints = Prints()
  private var changes = Changes()

  package init() {}
}

/// What was declared differently before.
package struct Changes: Sendable {
  package fileprivate(set) var keys: Set<UInt64> = []
  /// Everything may be different.
  package fileprivate(set) var areAll = false
}

extension ViewIndex {
  package subscript(file: FileID) -> LiveFile {
    guard let live = files[Int(file.index)] else { preconditionFailure("the file has gone") }
    return live
  }

  package subscript(type: TypeID) -> TypeDeclaration {
    self[type.file].views.types[Int(type.index)]
  }
  package subscript(member: MemberID) -> Member {
    self[member.file].views.members[Int(member.index)]
  }

  /// Another one for each version of each file; 0 for a file that has gone.
  package func serial(of file: FileID) -> UInt32 { serials[Int(file.index)] }

  /// The commit has texts by language, so its app is meant to be translated.
  package var isLocalised: Bool { strings.areTranslations }

  var hasApp: Bool { appFiles > 0 }
  var hasPackages: Bool { packageFiles > 0 }
  var hasSeveralApps: Bool { appFiles > 1 }
}

// MARK: - Change

extension ViewIndex {
  /// Takes the new content of each path, nil where it is gone.
  ///
  /// Answers which types have to be read again: the new ones, and those whose reading asked for a name
  /// that was declared differently before. Types that are gone are forgotten; what was read of the
  /// others still holds, but for the lines of it: see `LineShift`.
  package mutating func apply(_ changes: [(path: String, views: FileViews?)]) -> [TypeID] {
    var changed: [UInt64] = []
    var stale: Set<TypeID> = []
    let apps = min(appFiles, 2)
    for (path, views) in changes {
      let old = ids[path].map { self[$0] }
      let new = views.map {
        LiveFile(
          path: path, views: $0, isElsewhere: $0.interface == nil && isElsewhere(path),
          isLocal: projects.isLocal(path))
      }
      let differing = Declared.differing(old?.declared ?? [], new?.declared ?? [])
      let hash = NameHash.of(path)
      for gone in differing.gone { prints.remove(gone, at: hash) }
      for come in differing.come { prints.add(come, at: hash) }
      changed += (differing.gone + differing.come).map(\.key)
      let reach = new?.reachPrint ?? 0
      if old?.reachPrint ?? 0 != reach { changed.append(note(.reach, hash, is: reach)) }
      let known = readings(inFileAt: path)
      if old != nil { remove(path) }
      // A package names nothing of the app.
      let isCounted = new.map { !$0.isLeftOut && $0.origin == nil } ?? false
      named.replace(at: path, with: isCounted ? new?.namedTypes() ?? [] : [])
      guard let new else { continue }
      let id = insert(new)
      let identities = new.identities()
      for type in types(in: id) {
        if let lookups = known[identities[Int(type.index)]] {
          readings[type] = lookups
        } else {
          stale.insert(type)
        }
      }
    }
    changed += settleNames()
    changed += settleAddedNames()
    if apps != min(appFiles, 2) {
      let key = Subject.app.key(0)
      prints[key] = UInt64(min(appFiles, 2))
      changed.append(key)
    }
    return affected(by: changed, and: stale)
  }

  /// What projects say of their files they do not say of those of a package.
  private func isElsewhere(_ path: String) -> Bool {
    PackagePath.isOne(path)
      ? SourcePath.isForOtherDevices(path) : projects.isElsewhere(path)
  }

  /// The same for sources of which nothing matters but the types that they name.
  package mutating func apply(named names: [(path: String, names: TypeNames?)]) -> [TypeID] {
    for (path, names) in names where ids[path] == nil {
      let counted = LiveFile.isAside(path: path) || PackagePath.isOne(path) ? nil : names
      named.replace(at: path, with: counted.map { [$0] } ?? [])
    }
    return affected(by: settleNames(), and: [])
  }

  /// The keys of names by which views are made now and were not, or the other way around.
  private mutating func settleNames() -> [UInt64] {
    named.settle().map { note(.unmade, $0, is: named.unmade.contains($0)) }
      + named.settleParts().map { note(.part, $0, is: named.isPart($0)) }
      + named.settleBases().map { note(.base, $0, is: named.isBase($0)) }
      + named.settleAssigned().map { note(.assigned, $0, is: named.isAssigned($0)) }
      + named.settleUnread().map { note(.unread, $0, is: named.isUnread($0)) }
  }

  /// The same of names that no extension adds any more, or one does now.
  private mutating func settleAddedNames() -> [UInt64] {
    defer { addedNames = [] }
    return addedNames.map { note(.addedName, $0, is: extensionMembers[$0] != nil) }
  }

  private mutating func note(_ subject: Subject, _ name: UInt64, is flag: Bool) -> UInt64 {
    note(subject, name, is: flag ? 1 : 0)
  }

  private mutating func note(_ subject: Subject, _ name: UInt64, is print: UInt64) -> UInt64 {
    let key = subject.key(name)
    prints[key] = print
    return key
  }

  /// The same for the strings of the commit.
  package mutating func apply(strings: [(path: String, catalog: StringCatalog?)]) -> [TypeID] {
    let wasLocalised = isLocalised
    let keys = self.strings.apply(strings)
    // Whether there are texts at all is asked without a key.
    let all = wasLocalised == isLocalised ? [] : Set(readings.keys)
    if wasLocalised != isLocalised { changes.areAll = true }
    let changed = keys.map { key, text in
      let subject = Subject.text.key(key)
      prints[subject] = text.map { NameHash.of($0) } ?? 0
      return subject
    }
    return affected(by: changed, and: all)
  }

  /// The same for the paths of asset catalogues that came or went.
  package mutating func apply(assets: [(path: String, isThere: Bool)]) -> [TypeID] {
    let changed = self.assets.apply(assets).map { key in
      let subject = Subject.asset.key(key)
      prints[subject] = self.assets.name(forKey: key).map { NameHash.of($0) } ?? 0
      return subject
    }
    return affected(by: changed, and: [])
  }

  /// The same for the deployment targets that the commit names.
  package mutating func apply(targets: [(path: String, target: DeploymentTarget?)]) -> [TypeID] {
    guard self.targets.apply(targets) else { return [] }
    prints[Subject.target.key(0)] = self.targets.print
    return affected(by: [Subject.target.key(0)], and: [])
  }

  /// Takes what the projects of the commit, their settings and manifests of packages say now.
  ///
  /// Answers the paths of files that were built for phones and are not, or the other way around: apply
  /// them again.
  package mutating func apply(
    projects: [(path: String, project: Project?)],
    settings: [(path: String, settings: BuildSettings?)],
    manifests: [(path: String, manifest: PackageManifest?)] = []
  ) -> [String] {
    let changes = self.projects.apply(
      projects: projects, settings: settings, manifests: manifests)
    guard !changes.isEmpty else { return [] }
    return ids.compactMap { path, id in
      guard self[id].origin == nil, changes.mayConcern(path), self[id].views.interface == nil
      else { return nil }
      return self[id].isElsewhere == self.projects.isElsewhere(path)
        && self[id].isLocal == self.projects.isLocal(path) ? nil : path
    }
  }

  /// All changes since this was called last.
  package mutating func takeChanges() -> Changes {
    defer { changes = Changes() }
    return changes
  }

  /// Keeps what a type's reading asked, until the type's file changes.
  package mutating func record(_ lookups: Lookups, for type: TypeID) {
    readings[type] = lookups
  }

  /// The types whose readings tell of a place in one of these files.
  package func types(tellingOf paths: [String]) -> [TypeID] {
    let keys = paths.map { Subject.file.key(NameHash.of($0)) }
    return readings.compactMap { type, lookups in
      keys.contains { lookups.contains($0) } ? type : nil
    }
  }

  private func readings(inFileAt path: String) -> [UInt64: Lookups] {
    guard let id = ids[path] else { return [:] }
    var known: [UInt64: Lookups] = [:]
    for (index, identity) in self[id].identities().enumerated() {
      known[identity] = readings[TypeID(file: id, index: Int32(index))]
    }
    return known
  }

  private mutating func affected(by changed: [UInt64], and stale: Set<TypeID>) -> [TypeID] {
    var affected = stale
    changes.keys.formUnion(changed)
    if !changed.isEmpty {
      for (reader, lookups) in readings where changed.contains(where: { lookups.contains($0) }) {
        affected.insert(reader)
      }
    }
    let placed = affected.map { (path: self[$0.file].path, id: $0) }
    let sorted = placed.sorted { ($0.path, $0.id.index) < ($1.path, $1.id.index) }.map(\.id)
    expectReadings(of: sorted)
    return sorted
  }

  /// Even a type of which nothing is to be read now has to be looked at when it becomes a view.
  private mutating func expectReadings(of types: [TypeID]) {
    let asked = types.map { type in
      var linker = Linker(self)
      _ = linker.isView(type)
      return linker.lookups
    }
    for (type, lookups) in zip(types, asked) { readings[type] = lookups }
  }

  private mutating func insert(_ file: LiveFile) -> FileID {
    let id: FileID
    if let index = free.popLast() {
      id = FileID(index: index)
      files[Int(index)] = file
    } else {
      id = FileID(index: Int32(files.count))
      files.append(file)
      serials.append(0)
    }
    arrivals += 1
    serials[Int(id.index)] = arrivals
    ids[file.path] = id
    if file.declaresApp { appFiles += 1 }
    if file.origin != nil { packageFiles += 1 }
    guard !file.isLeftOut else { return id }
    for key in file.interfaceKeys { interfaces[key, default: []].append(id) }
    let views = file.views
    conformances.insert(Conformances.all(in: views), id)
    aliases.insert(Aliases.all(in: views), id)
    exports.count(views, sign: 1)
    for (index, type) in views.types.enumerated() where !type.isPreviewOrTest {
      let typeID = TypeID(file: id, index: Int32(index))
      let hash = views[type.name].hash
      guard case .extension = type.kind else {
        homonyms[hash, default: []].append(typeID)
        types[file.nestedHashes[index], default: []].append(typeID)
        if file.isMadeByApp(Int32(index)) {
          named.count(view: file.makingKey(Int32(index)), sign: 1)
        }
        continue
      }
      extensions[hash, default: []].append(typeID)
      for member in type.members {
        let hash = views[views.members[Int(member)].name].hash
        if extensionMembers[hash] == nil { addedNames.formSymmetricDifference([hash]) }
        extensionMembers[hash, default: []].append(MemberID(file: id, index: member))
      }
    }
    for (index, member) in views.members.enumerated() where member.isGlobal {
      globals[views[member.name].hash, default: []].append(MemberID(file: id, index: Int32(index)))
    }
    for name in Set(views.makings.map(\.name)) { makers[name, default: []].append(id) }
    return id
  }

  private mutating func remove(_ path: String) {
    guard let id = ids.removeValue(forKey: path) else { return }
    let file = self[id]
    files[Int(id.index)] = nil
    serials[Int(id.index)] = 0
    free.append(id.index)
    for index in file.views.types.indices { readings[TypeID(file: id, index: Int32(index))] = nil }
    if file.declaresApp { appFiles -= 1 }
    if file.origin != nil { packageFiles -= 1 }
    guard !file.isLeftOut else { return }
    for key in file.interfaceKeys { Self.drop(&interfaces, key) { $0 == id } }
    let views = file.views
    conformances.remove(Conformances.all(in: views), id)
    aliases.remove(Aliases.all(in: views), id)
    exports.count(views, sign: -1)
    for (index, type) in views.types.enumerated() where !type.isPreviewOrTest {
      let hash = views[type.name].hash
      guard case .extension = type.kind else {
        Self.drop(&homonyms, hash) { $0.file == id }
        Self.drop(&types, file.nestedHashes[index]) { $0.file == id }
        if file.isMadeByApp(Int32(index)) {
          named.count(view: file.makingKey(Int32(index)), sign: -1)
        }
        continue
      }
      Self.drop(&extensions, hash) { $0.file == id }
      for member in type.members {
        let hash = views[views.members[Int(member)].name].hash
        guard extensionMembers[hash] != nil else { continue }
        Self.drop(&extensionMembers, hash) { $0.file == id }
        if extensionMembers[hash] == nil { addedNames.formSymmetricDifference([hash]) }
      }
    }
    for member in views.members where member.isGlobal {
      Self.drop(&globals, views[member.name].hash) { $0.file == id }
    }
    for name in Set(views.makings.map(\.name)) { Self.drop(&makers, name) { $0 == id } }
  }

  private static func drop<ID>(
    _ table: inout [UInt64: [ID]], _ hash: UInt64, _ isGone: (ID) -> Bool
  ) {
    table[hash]?.removeAll(where: isGone)
    if table[hash]?.isEmpty == true { table[hash] = nil }
  }
}
