import Git
import Views

/// The packages that the tree at hand is read with: a function of the tree and of what the shelf holds.
struct PinnedPackages {
  /// A package at a commit.
  fileprivate struct Linked {
    var commit: ObjectID
    var path: String
    var sources: [PackageRepository.Source]
  }

  /// What goes with a tree, and comes back with it.
  struct Stand {
    fileprivate var files: [String: PinFile] = [:]
    fileprivate var pins = Pins()
    /// By the key of the pin.
    fileprivate var linked: [String: Linked] = [:]
  }

  /// A source that comes or goes with a pin.
  struct Change {
    var path: String
    /// Nil when it is gone.
    var key: BlobKey?
    var repository: String
  }

  private let shelf: PackageShelf
  /// The repository of the app, which is no package of its own.
  private let own: String
  private let open = OpenPackages()
  private(set) var stand = Stand()
  /// Everything that was looked up on the way, for the next night.
  private(set) var answers: PackageAnswers
  /// What could not be had with the last change.
  private(set) var problems: [CommitProblem] = []

  init(shelf: PackageShelf, own: String, answers: PackageAnswers) {
    self.shelf = shelf
    self.own = own
    self.answers = answers
  }

  mutating func goBack(to stand: Stand) { self.stand = stand }

  var pins: Pins { stand.pins }

  /// Follows what files say of pins now; answers the sources that are others by that, by path.
  mutating func apply(_ files: [(path: String, file: PinFile?)]) -> [Change] {
    problems = []
    for (path, file) in files { stand.files[path] = file }
    let pins = Pins(stand.files.map { (path: $0.key, file: $0.value) })
    guard pins != stand.pins else { return [] }
    let old = stand.linked
    var new: [String: Linked] = [:]
    for pin in pins.all {
      if let linked = link(pin, old[pin.key]) { new[pin.key] = linked }
    }
    let before = Set(stand.pins.all)
    for pin in pins.all where new[pin.key] == nil && !before.contains(pin) { note(pin) }
    (stand.pins, stand.linked) = (pins, new)
    return Self.changes(from: old, to: new)
  }

  private mutating func link(_ pin: Pin, _ old: Linked?) -> Linked? {
    guard pin.address != nil, let path = shelf.path(of: pin) else {
      if pin.address != nil { answers.noteNowhere(pin) }
      return nil
    }
    guard path != own else {
      answers.noteOwn(pin)
      return nil
    }
    guard let repository = open.repository(at: path) else {
      answers.note(pin, .absent)
      return nil
    }
    guard let commit = repository.commit(of: pin) else {
      answers.note(pin, .absent)
      return nil
    }
    // What was whole before was noted then.
    if let old, old.commit == commit, old.path == path { return old }
    guard let sources = repository.sources(at: commit, of: pin) else {
      answers.note(pin, .incomplete(commit))
      return nil
    }
    answers.note(pin, .whole(commit))
    return Linked(commit: commit, path: path, sources: sources)
  }

  /// How each package of the tree stands, by key.
  var standings: [PackageStanding] {
    stand.pins.all.compactMap { pin in
      let path = pin.address == nil ? nil : shelf.path(of: pin)
      if path == own { return nil }
      let kind: PackageStanding.Kind
      if let linked = stand.linked[pin.key] {
        kind = linked.sources.isEmpty ? .table : .read
      } else if path == nil {
        kind = pin.isInTable ? .table : .missing
      } else {
        kind = pin.revision == nil && pin.version == nil ? .unpinned : .outdated
      }
      return PackageStanding(pin: pin, kind: kind)
    }
  }

  /// A pin that is nowhere is told of once, with the head; one whose commit is not there where it comes.
  private mutating func note(_ pin: Pin) {
    guard pin.address != nil, let path = shelf.path(of: pin), path != own,
      let wanted = pin.revision ?? pin.version
    else { return }
    let file = stand.files.filter { $0.value.pins.contains(pin) }.keys.min()
    problems.append(
      CommitProblem(
        kind: "package-revision", path: file,
        detail:
          "the package \(pin.label) is pinned at \(wanted), which its repository does not have whole; fetch it there"
      ))
  }

  /// A source could not be read: another night it may be sound.
  mutating func noteDamage(at path: String) {
    guard let key = PackagePath(path)?.package, let linked = stand.linked[key],
      let pin = stand.pins.all.first(where: { $0.key == key })
    else { return }
    answers.note(pin, .incomplete(linked.commit))
  }

  private static func changes(from old: [String: Linked], to new: [String: Linked]) -> [Change] {
    var changes: [Change] = []
    for key in Set(old.keys).union(new.keys).sorted() {
      let (was, now) = (old[key], new[key])
      if was?.commit == now?.commit, was?.path == now?.path { continue }
      var before: [String: BlobKey] = [:]
      for source in was?.sources ?? [] { before[source.path] = source.key }
      for source in now?.sources ?? [] {
        if before.removeValue(forKey: source.path) == source.key { continue }
        changes.append(
          Change(path: source.path, key: source.key, repository: now?.path ?? ""))
      }
      for path in before.keys { changes.append(Change(path: path, key: nil, repository: "")) }
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// The content of changes, as far as it can be read; several threads where there is much.
  func blobs(
    of changes: [Change], by reader: BlobReader, width: Int
  ) -> [BlobKey: SourceBlob] {
    let wanted = changes.compactMap { change in
      change.key.map { (key: $0, repository: change.repository) }
    }
    let isMuch = width > 1 && wanted.count > Self.many
    let open = open
    let all =
      isMuch
      ? sideBySide(wanted.count, width: width, state: { OpenPackages() }) { own, at in
        own.read(wanted[at].key, in: wanted[at].repository, by: reader)
      }
      : wanted.map { open.read($0.key, in: $0.repository, by: reader) }
    return Dictionary(zip(wanted.map(\.key), all), uniquingKeysWith: { first, _ in first })
  }

  private static let many = 64
}

/// Repositories of packages that one thread has opened; one that can't be opened is not tried again.
private final class OpenPackages {
  private var byPath: [String: PackageRepository?] = [:]

  func repository(at path: String) -> PackageRepository? {
    if let known = byPath[path] { return known }
    let repository = try? PackageRepository(path: path)
    byPath.updateValue(repository, forKey: path)
    return repository
  }

  func read(_ key: BlobKey, in path: String, by reader: BlobReader) -> SourceBlob {
    guard let repository = repository(at: path) else {
      return reader.failure(GitError(code: 0, message: "it is gone", action: "open \(path)"))
    }
    return repository.read(key, by: reader)
  }
}
