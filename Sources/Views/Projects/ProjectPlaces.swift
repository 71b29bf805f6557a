/// Where the items of a project are, seen from its folder.
struct ProjectPlaces {
  private(set) var sources = ProjectPaths()
  /// By the number of an item, of all but the sources.
  private var paths: [String?]
  /// The same for sources: which of them.
  private var numbers: [Int32?]
  /// How much of paths was put together.
  private var work = 0

  init(_ objects: ProjectObjects, _ bytes: Span<UInt8>) {
    paths = Array(repeating: nil, count: objects.items.count)
    numbers = Array(repeating: nil, count: objects.items.count)
    let root = Folder(objects.projectFolder)
    place(objects.mainGroup, below: root, root: root, depth: 0, objects, bytes)
  }

  func path(_ id: UInt64, _ objects: ProjectObjects) -> String? {
    objects.item(id).flatMap { paths[$0] }
  }

  func number(ofItem item: Int) -> Int32? { numbers[item] }

  private struct Folder {
    var path: String
    /// With the slash behind it; empty for the one that the project is in.
    var prefix: [UInt8]

    init(_ path: String) {
      self.path = path
      prefix = Array((path.isEmpty || path.hasSuffix("/") ? path : path + "/").utf8)
    }
  }

  /// Groups that hold each other are entered once.
  private static let deepest = 100
  /// Many items below a path of megabytes are nobody's project.
  private static let mostWork = 100_000_000

  /// All items have their places.
  var areComplete: Bool { work <= Self.mostWork }

  private mutating func place(
    _ id: UInt64, below folder: borrowing Folder, root: borrowing Folder, depth: Int,
    _ objects: borrowing ProjectObjects, _ bytes: Span<UInt8>
  ) {
    guard depth < Self.deepest, let number = objects.item(id), paths[number] == nil else { return }
    let item = objects.items[number]
    work += folder.prefix.count + root.prefix.count + item.path.count
    guard areComplete else { return }
    switch (item.base, item.kind) {
    case (.elsewhere, _): return
    case (.group, .source): place(source: number, item.path, below: folder, bytes)
    case (.root, .source): place(source: number, item.path, below: root, bytes)
    case (.group, _), (.root, _):
      let start = item.base == .group ? folder.path : root.path
      let own = PropertyListCursor.text(of: item.path, bytes)
      guard !own.hasPrefix("/") else { return }
      let path = own.isEmpty ? start : SourcePath.joined(start, own)
      paths[number] = path
      if item.children.isEmpty { return }
      let inside = Folder(path)
      for child in objects.links[item.children] {
        place(child, below: inside, root: root, depth: depth + 1, objects, bytes)
      }
    }
  }

  private mutating func place(
    source number: Int, _ path: Range<Int>, below folder: borrowing Folder, _ bytes: Span<UInt8>
  ) {
    let spelling = bytes.spelling(of: path)
    if spelling.isASCII, spelling.isPlain, SourcePath.isPlain(path, bytes) {
      sources.append(folder.prefix, path, bytes)
    } else {
      let own = PropertyListCursor.text(of: path, bytes)
      guard !own.hasPrefix("/") else { return }
      sources.append(SourcePath.joined(folder.path, own))
    }
    let new = Int32(sources.count - 1)
    // Of the places of one that is in several groups, the last one by name.
    if let old = numbers[number], sources[Int(new)] < sources[Int(old)] { return }
    numbers[number] = new
  }
}
