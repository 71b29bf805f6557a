import Views

/// Whether a view is made by code that is part of itself, however far out.
///
/// A row of one kind may be made of rows of another one: these are told apart by a constant's case. What lies between
/// the two is the same wherever the answer is.
struct RecursionQuestion: Hashable, Sendable {
  let type: TypeID
  /// The constants of the inner view that are given one of several cases.
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
      guard case .expression(let given, let place) = evaluator.property(one.property, of: outer),
        let other = evaluator.caseName(of: given, place)
      else { return false }
      return other != one.name
    }
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
    var found: [Case] = []
    for id in evaluator.linker.listed(in: type)
    where evaluator.linker[id].kind == .storedProperty && !evaluator.linker[id].isVariable {
      let property = evaluator.hash(evaluator.linker[id].name, id.file)
      guard case .expression(let given, let place) = evaluator.property(property, of: instance),
        let name = evaluator.caseName(of: given, place)
      else { continue }
      found.append(Case(property: property, name: name))
    }
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
