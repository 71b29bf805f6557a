import Views

/// Whether a view is made by code that is part of itself, however far out.
///
/// A row of one kind may be made of rows of another one: these are told apart by a constant's case, and by a flag where
/// one that has it makes no more: `PostView(post: answer, isNested: true)`. What lies between the two is the same
/// wherever the answer is.
struct RecursionQuestion: Hashable, Sendable {
  let type: TypeID
  /// The constants of the inner view that are given one of several cases, or a flag.
  let cases: [Case]

  struct Case: Hashable, Sendable {
    let property: UInt64
    let name: UInt64
  }

  /// The views of the type around a place: the nearest that it is not told apart from, and how far it was looked.
  struct Around {
    /// Nil where it is inside none.
    var inner: Int32?
    /// The outermost that was looked at; nil where there is none of the type.
    var last: Int32?
  }

  func views(from creator: Int32, _ evaluator: inout Evaluator) -> Around {
    var around = Around()
    var next = creator
    while next >= 0 {
      if evaluator.instances[Int(next)].type == type {
        around.last = next
        if !isToldApart(from: next, &evaluator) {
          around.inner = next
          return around
        }
      }
      next = evaluator.instances[Int(next)].creator
    }
    return around
  }

  private func isToldApart(from outer: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard !cases.isEmpty, evaluator.instances[Int(outer)].isKnown else { return false }
    return cases.contains { one in
      let other = Self.answer(one.property, of: outer, isFlag: Self.isFlag(one.name), &evaluator)
      return other.map { $0 != one.name } ?? false
    }
  }

  private static let flags = [NameHash.of("false"), NameHash.of("true")]

  private static func isFlag(_ name: UInt64) -> Bool { flags.contains(name) }

  private static func isFlag(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[id]
    if let type = member.type { return evaluator.word(type, id.file) == .Bool }
    guard let value = member.value, case .boolean = evaluator.expression(value, id.file) else {
      return false
    }
    return true
  }

  /// The case that a constant was given, or the flag: where it was given none, what it is by default.
  private static func answer(
    _ property: UInt64, of instance: Int32, isFlag: Bool, _ evaluator: inout Evaluator
  ) -> UInt64? {
    guard isFlag else {
      guard case .expression(let given, let place) = evaluator.property(property, of: instance)
      else { return nil }
      return evaluator.caseName(of: given, place)
    }
    var written: Evaluator.Written?
    switch evaluator.property(property, of: instance) {
    case .expression(let given, let place): written = (given, place)
    case nil:
      let type = evaluator.instances[Int(instance)].type
      guard let member = evaluator.members(of: type, named: property).first,
        let value = evaluator.linker[member].value
      else { return nil }
      written = (value, evaluator.inside(member, self: nil))
    default: return nil
    }
    guard let written, let flag = evaluator.truth(written.expression, written.site) else {
      return nil
    }
    return flags[flag ? 1 : 0]
  }

  // MARK: Fragments

  /// Of a fragment that is placed as a view: what it was asked counts for those around it as well.
  func askAgain(of instance: Int32, _ evaluator: inout Evaluator) {
    let around = views(from: evaluator.instances[Int(instance)].creator, &evaluator)
    note(around, from: instance, &evaluator)
  }

  /// What a fragment that is being made hangs on, where the answer was not found inside of it.
  func note(_ around: Around, from creator: Int32, _ evaluator: inout Evaluator) {
    for index in evaluator.recordings.indices {
      let recording = evaluator.recordings[index]
      func isOutside(_ view: Int32) -> Bool {
        view < recording.instances && view != recording.instance
      }
      if let inner = around.inner, !isOutside(inner) { continue }
      if Self.isPassed(recording.instance, from: creator, evaluator) {
        evaluator.recordings[index].recursions[self] = around.inner != nil
      } else if around.last.map(isOutside) ?? false {
        evaluator.recordings[index].isRecursive = true
      } else {
        evaluator.recordings[index].types.insert(type)
      }
    }
  }

  static func isPassed(
    _ wanted: Int32, from creator: Int32, to instance: Int32 = -1, _ evaluator: borrowing Evaluator
  ) -> Bool {
    var next = creator
    while next != instance, next >= 0 {
      if next == wanted { return true }
      next = evaluator.instances[Int(next)].creator
    }
    return false
  }
}

extension RecursionQuestion {
  /// Of a view that is about to be written out.
  init(about type: TypeID, _ instance: Int32, _ evaluator: inout Evaluator) {
    self.type = type
    guard instance >= 0 else {
      cases = []
      return
    }
    var (found, flags): ([Case], [Case]) = ([], [])
    for id in evaluator.linker.listed(in: type)
    where evaluator.linker[id].kind == .storedProperty
      && evaluator.files.isConstant(evaluator.linker[id], id.file)
    {
      let property = evaluator.hash(evaluator.linker[id].name, id.file)
      if !evaluator.linker[id].isVariable,
        let name = Self.answer(property, of: instance, isFlag: false, &evaluator)
      {
        found.append(Case(property: property, name: name))
      } else if Self.isFlag(id, evaluator),
        let name = Self.answer(property, of: instance, isFlag: true, &evaluator)
      {
        flags.append(Case(property: property, name: name))
      }
    }
    // Of a flag that ends nothing rows would be told twice, and say no more.
    if !flags.isEmpty, SelfMaking.ends(instance, &evaluator) { found += flags }
    cases = found
  }
}

extension Evaluator {
  /// Whether a view of a type stands in itself, made by code that its creator or one further out is part of.
  mutating func isInside(
    _ type: TypeID, _ creator: Int32, toldApartBy instance: Int32 = -1
  ) -> Bool {
    var next = creator
    while next >= 0, instances[Int(next)].type != type { next = instances[Int(next)].creator }
    if next < 0 {
      recordings.indices.last.map { _ = recordings[$0].types.insert(type) }
      return false
    }
    let question = RecursionQuestion(about: type, instance, &self)
    let around = question.views(from: creator, &self)
    if question.cases.isEmpty {
      noteRecursion(of: type, at: next, from: creator)
    } else {
      question.note(around, from: creator, &self)
    }
    return around.inner != nil
  }

  /// One view of the type is around: a fragment that lies between the two holds where such a one is around it too, as
  /// long as it is through the fragment that one comes to it.
  private mutating func noteRecursion(of type: TypeID, at instance: Int32, from creator: Int32) {
    recordings.indices.last.map { _ = recordings[$0].types.insert(type) }
    for index in recordings.indices
    where instance < recordings[index].instances && instance != recordings[index].instance {
      recordings[index].around.insert(type)
      let own = recordings[index].instance
      if !RecursionQuestion.isPassed(own, from: creator, to: instance, self) {
        recordings[index].isRecursive = true
      }
    }
  }
}
