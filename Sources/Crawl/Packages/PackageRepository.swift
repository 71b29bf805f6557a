import Scenes
import Git
import Views
import VoiceOver

/// A repository that holds a package, at whatever commit an app pins.
final class PackageRepository {
  let path: String
  private let repository: Repository

  init(path: String) throws(GitError) {
    repository = try Repository(path: path)
    self.path = path
  }

  /// A source as an app that pins the package has it.
  struct Source: Sendable, Hashable {
    /// See `PackagePath`.
    var path: String
    var key: BlobKey
  }

  /// The commit that a pin means, if it is here.
  ///
  /// Names of branches are never asked for: those move.
  func commit(of pin: Pin) -> ObjectID? {
    if let revision = pin.revision {
      // A whole name need not be looked for among references.
      if let id = ObjectID(hex: revision) { return repository.contains(id) ? id : nil }
      guard let id = try? repository.commit(named: revision), id.hex.hasPrefix(revision) else {
        return nil
      }
      return id
    }
    guard let version = pin.version else { return nil }
    for name in ["refs/tags/" + version, "refs/tags/v" + version] {
      if let id = try? repository.commit(named: name) { return id }
    }
    return nil
  }

  /// The commit that is checked out, or the head of the default branch.
  var head: ObjectID? { try? repository.commit(named: nil) }

  /// What the package offers at a commit; nil where not all of it is here.
  func sources(at commit: ObjectID, of pin: Pin) -> [Source]? {
    guard let commit = try? repository.commit(commit),
      let changes = try? repository.changes(from: nil, to: commit.tree)
    else { return nil }
    var manifest: PackageManifest?
    var files: [(path: String, id: ObjectID)] = []
    for change in changes {
      guard let id = change.new else { continue }
      if change.path == "Package.swift" {
        manifest = try? repository.withObject(id, .blob) { PackageManifest($0) }
      } else if change.kind == .swift {
        files.append((change.path, id))
      }
    }
    let offered = PackageSources(manifest: manifest, paths: files.map(\.path), named: pin.name)
    var sources: [Source] = []
    for (path, id) in files {
      guard let module = offered.module(of: path), PackageReading.isRead(module: module) else {
        continue
      }
      guard repository.contains(id) else { return nil }
      sources.append(
        Source(
          path: PackagePath(package: pin.key, module: module, path: path).text,
          key: BlobKey(id: id, kind: .swift)))
    }
    return sources
  }

  /// Whether all that the package offers at a commit is here and sound.
  func isWhole(at commit: ObjectID, of pin: Pin) -> Bool {
    sources(at: commit, of: pin)?.allSatisfy { repository.canRead($0.key.id) } ?? false
  }

  func read(_ key: BlobKey, by reader: BlobReader) -> SourceBlob {
    reader.read(key, from: repository)
  }
}

/// Which packages are told of by a table, and not by their sources.
enum PackageReading {
  static func isRead(module: String) -> Bool { PackageViews.standing(of: module) == nil }

  static func isInTable(module: String) -> Bool { PackageViews.knowModule(module) }

  static func isInTable(repository: PackageAddress) -> Bool {
    PackageViews.knowRepository(
      repository.text.split(separator: "/").suffix(2).joined(separator: "/"))
  }
}
