import Scenes
import Views

/// A list of what may be nothing, without that: `[first, note == nil ? nil : Row(title: "Note")].compactMap { $0 }`.
///
/// https://developer.apple.com/documentation/swift/sequence/compactmap(_:)
enum CompactedLists {
  /// The list, or the shortest and the longest that it may be; nil where the call makes other things of the elements.
  static func value(
    calling name: Word, _ arguments: Range<Int32>, on list: ValueID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard keepsEach(name, arguments, site, evaluator.files),
      case .list(let range) = evaluator.scene[list]
    else { return nil }
    var (always, all): ([ValueID], [ValueID]) = ([], [])
    for element in Array(evaluator.scene.list(range)) {
      guard let (value, isAtTimes) = present(element, &evaluator) else { continue }
      all.append(value)
      if !isAtTimes { always.append(value) }
    }
    let longest = evaluator.new(.list(evaluator.list(all)))
    if always.count == all.count { return longest }
    return evaluator.either([evaluator.new(.list(evaluator.list(always))), longest])
  }

  /// The call of that is written, with what it is called on.
  static func isCall(_ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    guard case .call(let callee, let arguments) = evaluator.files.expression(id, in: site.file),
      case .member(_, let name) = evaluator.files.expression(callee, in: site.file)
    else { return false }
    let word = evaluator.files.word(name, in: site.file)
    return keepsEach(word, arguments, site, evaluator.files)
  }

  /// How many there are, where that is always as many.
  static func count(
    of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int? {
    guard keepsEach(.compactMap, arguments, site, evaluator.files),
      let value = value(
        calling: .compactMap, arguments, on: evaluator.value(base, site), site, &evaluator),
      case .list(let range) = evaluator.scene[value]
    else { return nil }
    return range.count
  }

  /// What is there of an element, and whether that is so at times only; nil where it is nothing.
  private static func present(
    _ element: ValueID, _ evaluator: inout Evaluator
  ) -> (value: ValueID, isAtTimes: Bool)? {
    guard case .either(let range) = evaluator.scene[element] else {
      return element == .null || evaluator.scene[element] == .null
        ? nil : (element, !isSure(element, &evaluator))
    }
    let sides = Array(evaluator.scene.list(range))
    let there = sides.filter { $0 != .null && evaluator.scene[$0] != .null }
    if there.isEmpty { return nil }
    let isAtTimes = there.count < sides.count || !there.allSatisfy { isSure($0, &evaluator) }
    return (there.count < sides.count ? evaluator.either(there) : element, isAtTimes)
  }

  /// What is written is there; what nobody knows may be nothing, as may what an initialiser makes that can give nil.
  private static func isSure(_ element: ValueID, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.scene[element] {
    case .string, .number, .boolean, .joined, .resolved, .key: return true
    // A case; `.none` is nil, or may be.
    case .member(_, let name): return evaluator.linker.text(of: name.name, in: name.file) != "none"
    case .instance(let type, let index):
      guard evaluator.instances[Int(index)].isKnown else { return false }
      return evaluator.linker.initializers(of: type).allSatisfy { member in
        let body = evaluator.linker[member].body
        return body.map { !givesNil($0, member.file, evaluator.files) } ?? true
      }
    default: return false
    }
  }
}

// What the code says by itself.

extension CompactedLists {
  /// `compactMap { $0 }`, `compactMap { row in row }`, `compactMap(\.self)`.
  private static func keepsEach(
    _ name: Word, _ arguments: Range<Int32>, _ site: Site, _ files: LiveFiles
  ) -> Bool {
    guard name == .compactMap, arguments.count == 1, let only = arguments.first else {
      return false
    }
    let file = site.file
    switch files.expression(files.argument(only, in: file).value, in: file) {
    case .closure(let index):
      let closure = files.closure(index, in: file)
      guard closure.body.count == 1, closure.parameters.count <= 1,
        case .expression(let line) = files.statement(closure.body.lowerBound, in: file),
        case .name(let name) = files.expression(line, in: file)
      else { return false }
      let own = closure.parameters.first.map {
        files.hash(files.parameter($0, in: file).name, in: file)
      }
      return files.hash(name, in: file) == own ?? WellKnown.dollars[0]
    case .keyPath(let path): return files.text(path, in: file) == "\\.self"
    default: return false
    }
  }

  /// `guard let size else { return nil }`, somewhere in a body.
  private static func givesNil(_ body: Block, _ file: FileID, _ files: LiveFiles) -> Bool {
    body.contains { index in
      switch files.statement(index, in: file) {
      case .return(let value?):
        if case .null = files.expression(value, in: file) { return true }
        return false
      case .guard(let branch): return givesNil(onSidesOf: branch, file, files)
      case .expression(let id):
        guard case .branch(let branch) = files.expression(id, in: file) else { return false }
        return givesNil(onSidesOf: branch, file, files)
      case .loop(_, _, let body): return givesNil(body, file, files)
      case .declaration, .assignment, .function, .return: return false
      }
    }
  }

  private static func givesNil(onSidesOf branch: Int32, _ file: FileID, _ files: LiveFiles) -> Bool
  {
    files.branch(branch, in: file).alternatives.contains {
      givesNil(files.alternative($0, in: file).body, file, files)
    }
  }
}
