internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// What of a file is read as one: a body, a function, a variable, a type without its bodies.
///
/// Who reads a part has to read again only what is made of that part, and a place in it is told by the part, so that
/// nothing that is kept hangs on what stands around it in the file.
struct DartParts: Sendable {
  /// By the name of a part what it says, letter by letter; several of one name are one.
  private(set) var digests: [UInt64: UInt64] = [:]
  /// In the order of the file, none in another.
  private var stretches: [Stretch] = []
  /// By the name of a part the numbers of its stretches.
  private var ofPart: [UInt64: [Int]] = [:]

  private struct Stretch {
    var bytes: Range<Int>
    var part: UInt64
    /// What stands before it in the part.
    var before: Int
  }

  /// The name of a part, told from any number of a line.
  private static func name(_ parts: UInt64...) -> UInt64 { Digest.of(parts) >> 3 | 1 << 61 }

  static func isName(_ line: Int) -> Bool { line >= 1 << 61 }

  init(_ module: DartModule, _ tree: DartTree, _ facts: DartMentions, _ bytes: [UInt8]) {
    var cuts: [(bytes: Range<Int>, part: UInt64)] = []
    var said: [UInt64: [UInt64]] = [:]
    for (index, type) in module.types.enumerated() {
      let name = Self.name(1, Digest.of(type.name))
      let whole = tree.range(of: type.node)
      var at = whole.lowerBound
      for function in type.functions {
        guard let body = function.body else { continue }
        let range = tree.range(of: body)
        guard range.lowerBound >= at, range.upperBound <= whole.upperBound, !range.isEmpty else {
          continue
        }
        cuts.append((at..<range.lowerBound, name))
        cuts.append((range, Self.name(2, Digest.of(type.name), Digest.of(function.name))))
        at = range.upperBound
      }
      cuts.append((at..<max(at, whole.upperBound), name))
      said[name, default: []] += facts.said(ofType: index, tree, bytes)
    }
    for function in module.functions {
      cuts.append((tree.range(of: function.node), Self.name(3, Digest.of(function.name))))
    }
    for variable in module.variables {
      let name = Self.name(4, Digest.of(variable.name))
      cuts.append((tree.range(of: variable.node), name))
      // What stands before all that a declaration declares: `static const List<Tab>`.
      said[name, default: []].append(
        Digest.of("\(variable.type.map { "\($0)" } ?? "") \(variable.isConst) \(variable.isFinal)"))
    }
    cuts.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var lengths: [UInt64: Int] = [:]
    var mixed: [UInt64: Digest] = [:]
    for cut in cuts where !cut.bytes.isEmpty && cut.bytes.upperBound <= bytes.count {
      if let last = stretches.last, last.bytes.upperBound > cut.bytes.lowerBound { continue }
      ofPart[cut.part, default: []].append(stretches.count)
      let before = lengths[cut.part] ?? 0
      stretches.append(Stretch(bytes: cut.bytes, part: cut.part, before: before))
      lengths[cut.part] = before + cut.bytes.count
      var digest = mixed[cut.part] ?? Digest(seed: 0xDA27)
      digest.mix(UInt64(cut.bytes.count))
      for byte in cut.bytes { digest.mix(UInt64(bytes[byte])) }
      mixed[cut.part] = digest
    }
    for (part, digest) in mixed {
      digests[part] = Digest.of([digest.value] + (said[part] ?? []))
    }
  }

  /// The part that stands at an offset, and how far into it that is.
  func anchor(at offset: Int) -> (part: UInt64, offset: Int)? {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].bytes.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < stretches.count, stretches[low].bytes.contains(offset) else { return nil }
    let stretch = stretches[low]
    return (stretch.part, stretch.before + offset - stretch.bytes.lowerBound)
  }

  /// Where that is in the file; nil where it has no such part.
  func offset(_ offset: Int, into part: UInt64) -> Int? {
    guard let own = ofPart[part] else { return nil }
    var (low, high) = (0, own.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[own[middle]].before <= offset { low = middle } else { high = middle }
    }
    let stretch = stretches[own[low]]
    return stretch.bytes.lowerBound + min(offset - stretch.before, stretch.bytes.count)
  }
}

extension DartMentions {
  /// What is known of the fields of a type by all of its bodies.
  fileprivate func said(ofType index: Int, _ tree: DartTree, _ bytes: [UInt8]) -> [UInt64] {
    var said: [UInt64] = []
    let kinds = [(5, cursorFields[index]), (6, handledFields[index]), (7, hoverFields[index])]
    for (kind, names) in kinds {
      for name in (names ?? []).sorted() {
        said.append(Digest.of([UInt64(kind), Digest.of(name)]))
      }
    }
    for name in (filledFields[index] ?? [:]).keys.sorted() {
      said.append(Digest.of([8, Digest.of(name)]))
    }
    for (name, node) in (settledFields[index] ?? [:]).sorted(by: { $0.key < $1.key }) {
      var digest = Digest(seed: Digest.of(name))
      for byte in tree.range(of: node) where byte < bytes.count { digest.mix(UInt64(bytes[byte])) }
      said.append(digest.value)
    }
    return said
  }
}
