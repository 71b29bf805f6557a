/// What of a package may be seen from where.
///
/// An app sees what is public in the modules that a file imports; a package sees itself, and nothing of the app. See
/// `PackagePath`.
package struct PackageOrigin: Sendable, Hashable {
  let package: UInt64
  let module: UInt64
  /// Package and module, as what is near each other.
  let place: String

  init?(path: String) {
    guard PackagePath.isOne(path), let path = PackagePath(path) else { return nil }
    package = NameHash.of(path.package)
    module = NameHash.of(path.module)
    place = "//\(path.package)//\(path.module)"
  }
}

extension Linker {
  /// The app is read with what it is built with.
  package var hasPackages: Bool { index.hasPackages }

  /// Whether a file sees what another one declares for all to see.
  private mutating func sees(_ declared: FileID, from asking: FileID) -> Bool {
    guard let origin = files[declared].origin else { return files[asking].packageHash == 0 }
    return imports(origin.module, in: asking)
  }

  private func isOfSamePackage(_ one: FileID, _ other: FileID) -> Bool {
    files[one].packageHash == files[other].packageHash
  }

  /// Whether a file imports the target that a type is in, which is called as a folder around it is.
  package mutating func importsFolder(around type: TypeID, in file: FileID) -> Bool {
    for folder in files[type.file].path.split(separator: "/").dropLast()
    where imports(NameHash.of(String(folder)), in: file) { return true }
    return false
  }

  mutating func isVisible(_ type: TypeID, from file: FileID) -> Bool {
    if type.file == file { return true }
    let live = files[type.file]
    guard !live.isFilePrivate(type.index) else { return false }
    return isOfSamePackage(type.file, file)
      || live.isPublic(type.index) && sees(type.file, from: file)
  }

  mutating func isVisible(_ member: MemberID, from file: FileID) -> Bool {
    if member.file == file { return true }
    let declared = files[member]
    guard !declared.isFilePrivate else { return false }
    return isOfSamePackage(member.file, file)
      || declared.isPublic && sees(member.file, from: file)
  }

  /// Those of some that are not hidden away in a package: a name that only code out of sight has is not taken.
  mutating func inSight(_ types: [TypeID], from file: FileID) -> [TypeID] {
    guard index.hasPackages else { return types }
    return types.filter { isOfSamePackage($0.file, file) || isVisible($0, from: file) }
  }

  mutating func inSight(_ members: [MemberID], from file: FileID) -> [MemberID] {
    guard index.hasPackages else { return members }
    return members.filter { isOfSamePackage($0.file, file) || isVisible($0, from: file) }
  }

  /// Whether a type that a file extends may be this one.
  mutating func canExtend(_ type: TypeID, from file: FileID) -> Bool {
    !index.hasPackages || isOfSamePackage(type.file, file) || isVisible(type, from: file)
  }
}
