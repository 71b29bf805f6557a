internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// What is read of a file, part by part.
extension Libraries {
  /// The name of the part, among those of all files, that a node stands in: of what is in none the whole file, which is
  /// another after any change.
  func part(of node: DartNodeID, in file: DartFileID) -> UInt64 {
    let source = self[file]
    let part = source.parts.anchor(at: source.offset(node))?.part
    return Self.part(part ?? 0, pathDigest(file))
  }

  static func part(_ name: UInt64, _ path: UInt64) -> UInt64 { Digest.of([path, name]) }

  /// Where an offset is, by its part: the line is the name of that, and the column how far into it it is.
  ///
  /// So nothing that is made of code hangs on what stands around it in its file. `resolved` says the line.
  func anchored(_ offset: Int, in file: DartFileID) -> Place {
    let source = self[file]
    if let (part, offset) = source.parts.anchor(at: offset) {
      return Place(path: path(file), line: Int(part), column: offset + 1)
    }
    let (line, column) = source.position(offset)
    return Place(path: path(file), line: line, column: column)
  }

  /// The line and the column of a place.
  func resolved(_ place: Place) -> Place {
    guard DartParts.isName(place.line), let file = file(at: place.path) else { return place }
    let source = self[file]
    let offset = source.parts.offset(place.column - 1, into: UInt64(place.line)) ?? 0
    let (line, column) = source.position(offset)
    return Place(path: place.path, line: line, column: column)
  }

  /// The part that a place is in, among those of all files.
  func part(of place: Place) -> UInt64? {
    guard let file = file(at: place.path) else { return nil }
    return Self.part(
      DartParts.isName(place.line) ? UInt64(place.line) : 0, pathDigest(file))
  }

  /// Where something is, whatever stands before it in the file.
  func anchor(of node: DartNodeID, in file: DartFileID) -> UInt64 {
    let source = self[file]
    let offset = source.offset(node)
    guard let (part, inside) = source.parts.anchor(at: offset) else {
      return Digest.of([pathDigest(file), UInt64(node)])
    }
    return Digest.of([
      pathDigest(file), part, UInt64(inside), UInt64(source.tree.range(of: node).count),
    ])
  }
}

extension DartFile? {
  /// The parts of a file that are others than in another, among those of all files.
  func parts(differentFrom other: DartFile?, at path: UInt64) -> Set<UInt64> {
    let (own, others) = (self?.parts.digests ?? [:], other?.parts.digests ?? [:])
    var names: Set<UInt64> = [Libraries.part(0, path)]
    for (name, digest) in own where others[name] != digest {
      names.insert(Libraries.part(name, path))
    }
    for name in others.keys where own[name] == nil { names.insert(Libraries.part(name, path)) }
    return names
  }
}
