/// What a linker found out about a commit, for all of its readings: the answers, and the questions behind each.
///
/// Which type a name means, what a type is and which members it has is asked by every reading, and by every body that
/// is kept apart. Who is answered from here depends on the same as who asked first. Holds as long as the index does.
package struct LinkedAnswers: Sendable {
  var types = AnswerTable<TypeID?>()
  var members = AnswerTable<[MemberID]>()
  var kinds = AnswerTable<Bool>()

  package init() {}
}

/// Answers by a digest of their question, and the look-ups behind each.
struct AnswerTable<Answer: Sendable>: Sendable {
  private var places = HashedSlots<Int32>(none: -1)
  private var answers: [Answer] = []
  /// Where the look-ups behind each answer end.
  private var ends: [Int32] = []
  private var asked: [UInt64] = []

  /// What it depends on is noted.
  func answer(to key: UInt64, notedIn lookups: inout Lookups) -> Answer? {
    let place = Int(places[key])
    guard place >= 0 else { return nil }
    let start = place > 0 ? Int(ends[place - 1]) : 0
    for number in start..<Int(ends[place]) { lookups.insert(asked[number]) }
    return answers[place]
  }

  mutating func keep(_ answer: Answer, to key: UInt64, behind lookups: Lookups) {
    places[key] = Int32(answers.count)
    answers.append(answer)
    lookups.forEach { asked.append($0) }
    ends.append(Int32(asked.count))
  }
}

extension Linker {
  /// The type that a plain name means at a place: nested in one of the types around it, innermost
  /// first, else at the top level of the nearest file.
  package mutating func type(
    named hash: UInt64, from file: FileID, inside: TypeID? = nil
  ) -> TypeID? {
    var key = NameHash()
    key.mix(hash)
    key.mix(UInt64(UInt32(bitPattern: file.index)))
    if let inside { key.mix(inside.number) }
    if let known = answers.types.answer(to: key.value, notedIn: &lookups) { return known }
    let outer = setAside()
    let found = findType(named: hash, from: file, inside: inside)
    answers.types.keep(found, to: key.value, behind: bringBack(outer))
    return found
  }

  /// The members of that name of a type and its extensions; several where it is overloaded.
  package mutating func members(of type: TypeID, named hash: UInt64) -> [MemberID] {
    var key = NameHash()
    key.mix(hash)
    key.mix(type.number)
    if let known = answers.members.answer(to: key.value, notedIn: &lookups) { return known }
    let outer = setAside()
    let found = findMembers(of: type, named: hash)
    answers.members.keep(found, to: key.value, behind: bringBack(outer))
    return found
  }

  /// Whether a type is, by its own words, those of its extensions or those of the repository's
  /// protocols and superclasses, a kind of `word`.
  package mutating func inherits(_ type: TypeID, _ word: Word) -> Bool {
    var key = NameHash()
    key.mix(UInt64(word.number))
    key.mix(type.number)
    if let known = answers.kinds.answer(to: key.value, notedIn: &lookups) { return known }
    let outer = setAside()
    let found = findKind(of: type, word)
    answers.kinds.keep(found, to: key.value, behind: bringBack(outer))
    return found
  }
}
