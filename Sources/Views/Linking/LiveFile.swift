/// A file of the commit that is being looked at.
///
/// Immutable and shared: the index of another commit, or another copy of the index, may hold it too.
package final class LiveFile: Sendable {
  package let path: String
  /// Numbers of files depend on the order in which they came: this does not.
  package let pathHash: UInt64
  package let views: FileViews
  /// The path up to the last slash.
  let folder: String
  /// The path up to what is most likely one module: `Sources/X`, else the folder of the top level.
  let module: String
  /// Nil for what the app holds itself.
  package let origin: PackageOrigin?
  /// Of the package, 0 for the app: compared more often than anything.
  let packageHash: UInt64
  /// Belongs to tests or a playground, or is built for other devices than phones: nothing of it is
  /// linked or counted.
  package let isLeftOut: Bool
  /// Built for other devices, or not at all.
  let isElsewhere: Bool
  /// Of a package that only the app of the repository can use: see `LocalPackages`.
  let isLocal: Bool
  /// What may be asked for by name, sorted.
  let declared: [Declared]
  /// The hash of the name of each type and member, side by side for searching.
  let typeHashes: [UInt64]
  let memberHashes: [UInt64]
  /// The names of views that no other file sees.
  let ownViews: Set<UInt64>
  /// Of each type, its name with that of the type around it, or of what an extension says is around it:
  /// many types have a `Constants`, and they have nothing to do with each other.
  let nestedHashes: [UInt64]
  /// Of each type that may be read, who it is in this file: `Outer.Inner`, and the later ones of one name
  /// with a number.
  package let readNames: [String?]
  /// It has what starts an app.
  let declaresApp: Bool
  /// What it is asked for by, as an interface file.
  let interfaceKeys: [UInt64]
  /// Equal where all that is declared is the same and in the same place.
  let placesPrint: UInt64
  private let places: ExpressionPlaces
  let anchors: Anchors

  package init(
    path: String, views: FileViews, isElsewhere: Bool = false, isLocal: Bool = false
  ) {
    self.path = path
    pathHash = NameHash.of(path)
    self.views = views
    let origin = PackageOrigin(path: path)
    self.origin = origin
    packageHash = origin?.package ?? 0
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    folder = components.dropLast().joined(separator: "/")
    module = origin?.place ?? Self.module(of: components)
    self.isElsewhere = isElsewhere
    self.isLocal = isLocal
    isLeftOut = isElsewhere || views.imports.contains(.testing) || Self.isAside(path: path)
    declaresApp =
      !isLeftOut && origin == nil
      && (views.startsApp || views.types.contains { Self.isApp($0, in: views) })
    typeHashes = views.types.map { views.names[Int($0.name.index)].hash }
    ownViews = Self.ownViews(of: views)
    nestedHashes = views.types.map { type in
      let outer = type.parent.map { views.types[Int($0)].name } ?? type.qualifier
      return NestedName.hash(
        views.names[Int(type.name.index)].hash, in: outer.map { views.names[Int($0.index)].hash })
    }
    readNames = isLeftOut || origin != nil ? [] : Self.readNames(of: views)
    interfaceKeys = isLeftOut ? [] : FileViews.interfaceKeys(of: views, at: path)
    declared =
      isLeftOut
      ? []
      : Declared.all(of: views, at: pathHash, nested: nestedHashes)
        + interfaceKeys.map { Declared(key: $0, print: views.interface?.print ?? 0) }.sorted()
    placesPrint = Self.placesPrint(of: views)
    places = ExpressionPlaces(of: views.code)
    memberHashes = views.members.map { views.names[Int($0.name.index)].hash }
    anchors = Anchors(
      of: views, at: pathHash, identities: Self.identities(of: views, names: typeHashes))
  }

  /// Of tests and playgrounds.
  static func isAside(path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      endsOfAside.contains { folder.hasSuffix($0) }
    }
  }

  private static let endsOfAside = ["Tests", ".playground", ".playgroundbook"]
  /// The language's own attribute, and the one of UIKit before it (SE-0281).
  private static let attributesOfApps: Set = ["main", "UIApplicationMain"]

  private static func isApp(_ type: TypeDeclaration, in views: FileViews) -> Bool {
    guard !type.isPreviewOrTest else { return false }
    switch type.kind {
    case .struct: return type.inherited.contains { views[$0].word == .App }
    case .class:
      return type.attributes.contains { attributesOfApps.contains(views[$0].text) }
    default: return false
    }
  }

  private static func placesPrint(of views: FileViews) -> UInt64 {
    var hash = NameHash(seed: UInt64(views.lineStarts.count))
    for start in views.lineStarts { hash.mix(UInt64(start)) }
    for offset in views.code.offsets { hash.mix(UInt64(offset)) }
    for type in views.types {
      hash.mix(type.print)
      hash.mix(UInt64(type.offset))
    }
    for member in views.members {
      hash.mix(member.print)
      hash.mix(UInt64(member.offset))
    }
    return hash.value
  }

  private static func module(of components: [Substring]) -> String {
    if let sources = components.dropLast().lastIndex(of: "Sources"), sources + 2 < components.count
    {
      return components[...(sources + 1)].joined(separator: "/")
    }
    return components.count > 1 ? String(components[0]) : ""
  }
}

extension LiveFile {
  /// The expressions that stand at an offset, in the order of lowering.
  func expressions(at offset: UInt32) -> [ExpressionID] {
    places.expressions(at: offset, of: views.code)
  }
}

// Loops over the parts of a file stand here: a copy of `views` elsewhere would hold every buffer once more.
extension LiveFile {
  package func attributes(of member: Int32) -> ArraySlice<NameID> {
    views.attributes(of: views.members[Int(member)])
  }

  func append(
    membersOf type: Int32, named hash: UInt64, in file: FileID, to found: inout [MemberID]
  ) {
    for member in views.types[Int(type)].members where memberHashes[Int(member)] == hash {
      found.append(MemberID(file: file, index: member))
    }
  }

  func members(of type: TypeID, _ isWanted: (Member.Kind) -> Bool) -> [MemberID] {
    views.types[Int(type.index)].members.filter { isWanted(views.members[Int($0)].kind) }
      .map { MemberID(file: type.file, index: $0) }
  }

  func append(initializersOf type: Int32, in file: FileID, to found: inout [MemberID]) {
    for member in views.types[Int(type)].members {
      guard case .initializer = views.members[Int(member)].kind else { continue }
      found.append(MemberID(file: file, index: member))
    }
  }

  func word(ofType type: Int32) -> Word {
    views.names[Int(views.types[Int(type)].name.index)].word
  }

  /// A view that only code of this repository can make, and only by its name.
  ///
  /// Classes may be named by storyboards, and what is public by other repositories.
  func isMadeByName(_ type: Int32) -> Bool {
    let declaration = views.types[Int(type)]
    let name = views[declaration.name]
    guard case .struct = declaration.kind, !isForOthers(declaration), !declaration.isPreviewOrTest,
      name.word == .other, declaration.inherited.contains(where: { views[$0].word == .View })
    else { return false }
    return name.text.first { $0 != "_" }.map { ("A"..."Z").contains($0) } ?? false
  }

  private func isForOthers(_ type: TypeDeclaration) -> Bool {
    type.isPublic && !isLocal && !type.isForPreviews
  }

  /// Differs when that is otherwise for any of the types; 0 where all that is public is for others.
  var reachPrint: UInt64 {
    var print: UInt64 = isLocal ? 1 : 0
    for index in views.types.indices where views.types[index].isForPreviews {
      var hash = NameHash(seed: print)
      hash.mix(nestedHashes[index])
      print = hash.value
    }
    return print
  }

  func isMadeByApp(_ type: Int32) -> Bool { origin == nil && isMadeByName(type) }

  func isFilePrivate(_ type: Int32) -> Bool { views.types[Int(type)].isFilePrivate }

  /// Other repositories see it: it is public, and so is all that it stands in.
  func isPublic(_ type: Int32) -> Bool {
    var next: Int32? = type
    while let index = next {
      let declaration = views.types[Int(index)]
      // What an extension extends is asked for where it is declared.
      if case .extension = declaration.kind { return true }
      guard declaration.isPublic || isInPublicExtension(declaration) else { return false }
      next = declaration.parent
    }
    return true
  }

  private func isInPublicExtension(_ declaration: TypeDeclaration) -> Bool {
    guard let parent = declaration.parent else { return false }
    if case .extension = views.types[Int(parent)].kind { return views.types[Int(parent)].isPublic }
    return false
  }

  func parent(of type: Int32) -> Int32? { views.types[Int(type)].parent }

  /// What a type stands for, when it is another name: `Outer.Inner`, the outermost name first.
  func aliased(_ type: Int32) -> [NameID]? {
    guard case .typealias = views.types[Int(type)].kind else { return nil }
    return views.types[Int(type)].inherited.reversed()
  }

  /// Who each type is from one version of the file to the next: its names from the outermost type
  /// down, and how many there are before it of the same.
  func identities() -> [UInt64] { Self.identities(of: views, names: typeHashes) }

  private static func identities(of views: FileViews, names: [UInt64]) -> [UInt64] {
    var counts: [UInt64: UInt64] = [:]
    return views.types.indices.map { type in
      var hash = NameHash()
      for name in path(to: Int32(type), of: views, names: names) { hash.mix(name) }
      let plain = hash.value
      hash.mix(counts[plain, default: 0])
      counts[plain, default: 0] += 1
      return hash.value
    }
  }

  /// The names from the outermost type down to this one.
  func path(to type: Int32) -> [UInt64] { Self.path(to: type, of: views, names: typeHashes) }

  private static func path(to type: Int32, of views: FileViews, names: [UInt64]) -> [UInt64] {
    var path: [UInt64] = []
    var next: Int32? = type
    while let index = next {
      path.append(names[Int(index)])
      next = views.types[Int(index)].parent
    }
    path.reverse()
    return path
  }

  /// The name before the outermost one, in `extension Outer.Inner`: a type, or a module.
  func qualifier(of type: Int32) -> UInt64? {
    var root = type
    while let parent = views.types[Int(root)].parent { root = parent }
    return views.types[Int(root)].qualifier.map { views.names[Int($0.index)].hash }
  }

  private static func readNames(of views: FileViews) -> [String?] {
    var counts: [String: Int] = [:]
    return views.types.indices.map { type in
      guard views.types[type].isRead else { return nil }
      let name = views.fullName(of: Int32(type))
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }

  /// `Outer.Inner`, also where an extension says what is around it.
  package func fullName(of type: Int32) -> String { views.fullName(of: type) }
}

extension TypeDeclaration {
  /// A struct, class or enum of the app itself.
  var isRead: Bool {
    guard !isPreviewOrTest else { return false }
    return switch kind {
    case .struct, .class, .enum, .actor: true
    case .protocol, .extension, .typealias: false
    }
  }
}

extension FileViews {
  fileprivate func fullName(of type: Int32) -> String {
    var parts: [String] = []
    var next: Int32? = type
    while let index = next {
      let declaration = types[Int(index)]
      parts.append(self[declaration.name].text)
      if let qualifier = declaration.qualifier, self[qualifier].text != "SwiftUI" {
        parts.append(self[qualifier].text)
      }
      // Parents stand before their children, so this ends.
      next = declaration.parent.flatMap { $0 < index ? $0 : nil }
    }
    return parts.reversed().joined(separator: ".")
  }
}

enum NestedName {
  /// The hash of a type's name inside a type of another name, or at the top level.
  static func hash(_ name: UInt64, in outer: UInt64?) -> UInt64 {
    guard let outer else { return name }
    // Mixed one after the other: `A.B` is not `B.A`.
    var hash = NameHash()
    hash.mix(outer)
    hash.mix(name)
    return hash.value
  }
}
