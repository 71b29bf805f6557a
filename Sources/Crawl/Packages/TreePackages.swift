internal import Foundation
import Git
import Store
package import Views

/// A package that an app is built with, and whether its sources were read.
package struct PackageStanding: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// Its sources were read with those of the app.
    case read
    /// Rows of a table tell of it, or nothing of its sources would tell more.
    case table
    /// It is nowhere.
    case missing
    /// It is there, and lacks what is pinned.
    case outdated
    /// It is in the corpus, and nothing says which commit is meant.
    case unpinned
  }

  package var pin: Pin
  package var kind: Kind
  /// Where it is, of one that is there.
  package var path: String?

  package init(pin: Pin, kind: Kind, path: String? = nil) {
    self.pin = pin
    self.kind = kind
    self.path = path
  }

  /// The commit or version that is asked for.
  package var wanted: String? { pin.revision ?? pin.version }

  /// What to do about it, where something has to be done.
  package var sentence: String? {
    guard kind == .outdated, let path else { return nil }
    let what = wanted.map { "the pinned \($0)" } ?? "any commit"
    return "“\(path)” lacks \(what) of \(pin.label); fetch it there, or check it out"
  }
}

/// The sources of the packages that the files of one tree pin.
struct TreePackages {
  private(set) var sources: [(path: String, blob: SourceBlob)] = []
  private(set) var standings: [PackageStanding] = []

  // - Parameter own: The address of the app itself, if that is known.
  init(_ pins: Pins, on shelf: PackageShelf, own: PackageAddress?, _ reader: BlobReader) {
    for pin in pins.all where pin.address == nil || pin.address != own {
      guard let path = shelf.path(of: pin) else {
        standings.append(PackageStanding(pin: pin, kind: pin.isInTable ? .table : .missing))
        continue
      }
      let read = Self.read(pin, at: path, reader)
      let isTable = read?.isEmpty == true
      standings.append(
        PackageStanding(
          pin: pin, kind: read == nil ? .outdated : isTable ? .table : .read, path: path))
      sources += read ?? []
    }
    sources.sort { $0.path < $1.path }
  }

  /// Nil where what is pinned is not there.
  private static func read(
    _ pin: Pin, at path: String, _ reader: BlobReader
  ) -> [(path: String, blob: SourceBlob)]? {
    guard let repository = try? PackageRepository(path: path) else {
      return read(folder: path, pin, reader)
    }
    let isPinned = pin.revision != nil || pin.version != nil
    guard let commit = isPinned ? repository.commit(of: pin) : repository.head else { return nil }
    return repository.sources(at: commit, of: pin)?
      .map { ($0.path, repository.read($0.key, by: reader)) }
  }

  /// A folder as it is: there is nothing else in it.
  private static func read(
    folder: String, _ pin: Pin, _ reader: BlobReader
  ) -> [(path: String, blob: SourceBlob)]? {
    var listing = SourceFolder(folder)
    guard let paths = try? listing.list().files.keys.sorted() else { return nil }
    let manifest = FileManager.default.contents(atPath: folder + "/Package.swift").map {
      PackageManifest(Array($0).span)
    }
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let offered = PackageSources(manifest: manifest, paths: swift, named: pin.name)
    return swift.compactMap { path in
      guard let module = offered.module(of: path), PackageReading.isRead(module: module),
        let blob = SourceFolder.read(folder + "/" + path, reader)
      else { return nil }
      return (PackagePath(package: pin.key, module: module, path: path).text, blob)
    }
  }
}

extension Pin {
  /// A table tells of views of it.
  package var isInTable: Bool {
    guard let address else { return PackageReading.isInTable(module: name) }
    return PackageReading.isInTable(repository: address)
  }
}

extension PackageRow {
  init(_ standing: PackageStanding, repo: Int) {
    let pin = standing.pin
    self.init(
      repo: repo, package: pin.key, name: pin.name, url: pin.address?.url, revision: pin.revision,
      version: pin.version, status: standing.kind.rawValue)
  }
}
