internal import Components
import Scenes
internal import VoiceOver

/// What is asked about: an expression, of one use of the component that declares it.
struct DartSubject: Sendable, Hashable {
  /// The component, with what it was given; 0 of what is the same everywhere.
  var owner: UInt64
  var hash: UInt64
  var nature = Nature.data
  /// What it is when a user first comes there, where the source tells it.
  var start: Answer?

  enum Nature: UInt8, Sendable {
    case data
    /// Whether there is anything.
    case presence
    /// Where the cursor of a keyboard stands: a listener has one of their own, which says where it is.
    case cursor
    /// Which row it is, from 0.
    case index
    /// How light a colour is: what stands on it has to be seen, and tells nothing else.
    case light
    /// Of which class an object is: it stays that for as long as it is shown, and is no state.
    case kind
  }

  /// What looks different with it tells nothing that a listener misses: it follows the device, a colour or the
  /// keyboard, or is the same for as long as the screen is there.
  var isSilent: Bool {
    PlatformFacts.isAboutDevice(self) || nature == .cursor || nature == .light
      || nature == .kind
  }

  /// Members and methods that ask such things (Dart, `Iterable`, `String`; Flutter, `AsyncSnapshot`, `FocusNode`,
  /// `Color`).
  static let natures: [String: Nature] = [
    "isEmpty": .presence, "hasData": .presence, "hasFocus": .cursor, "hasPrimaryFocus": .cursor,
    "computeLuminance": .light,
  ]

  static func nature(_ name: String) -> Nature { natures[name] ?? .data }

  /// What members are as a rule, of what comes in time (Flutter, `AsyncSnapshot`, `FormFieldState`).
  static let starts: [String: Answer] = ["hasData": .flag(true), "hasError": .flag(false)]
}

extension DartCondition.Ask {
  /// Whether it is so when a user first comes there.
  var isUsual: Bool? {
    subject.start.map { start in answers.contains { start.fulfils($0) } != isNone }
  }
}

extension DartCondition {
  /// The same of all that it asks.
  var isUsual: Bool? {
    if asks.contains(where: { $0.isUsual == false }) { return false }
    return isWhole && !asks.isEmpty && asks.allSatisfy { $0.isUsual == true } ? true : nil
  }

  /// It asks whether that is there, and no more.
  fileprivate func isPresence(of subject: DartSubject) -> Bool {
    isWhole && asks.count == 1 && asks[0].subject == subject && !asks[0].isNone
      && asks[0].answers == [.present]
  }
}

extension DartCondition {
  /// Without what is said already by what is asked of the same thing: not `a`, where it is `b`.
  var pointed: DartCondition {
    let told = asks.filter { !$0.isNone }
    var condition = self
    condition.asks.removeAll { ask in
      ask.isNone
        && told.contains { other in
          other.subject == ask.subject
            && other.answers.allSatisfy { own in ask.answers.allSatisfy { own.excludes($0) } }
        }
    }
    return condition
  }
}

extension DartChoice<DartValue> {
  /// What is asked where the choice as a whole is asked for, more than its sides can say.
  var question: DartSubject { question(with: nil) }

  func question(with other: UInt64?) -> DartSubject {
    let asked = sides.flatMap { $0.condition.asks.map(\.subject) }
    let isSilent =
      !asked.isEmpty && asked.allSatisfy(\.isSilent)
      && sides.allSatisfy { side in
        if case .unknown(let unknown) = side.content { unknown.subject.isSilent } else { true }
      }
    return DartSubject(
      owner: 0, hash: other.map { Digest.of([digest, $0]) } ?? digest,
      nature: isSilent ? .light : .data)
  }

  /// By side: another one is there as a rule, as it was there first, or as this stands in for it: `name ?? 'Nobody'`.
  var unusual: [Bool] {
    let asked = sides.map(\.condition.isUsual)
    if asked.contains(true) { return asked.map { $0 != true } }
    let shown = sides.firstIndex { side in
      if case .unknown(let unknown) = side.content {
        side.condition.isPresence(of: unknown.subject)
      } else {
        false
      }
    }
    // Words that stand there for what is not are of no more weight where that is written in some way first.
    let written = shown ?? (sides.count == 2 ? sides.firstIndex(where: \.saysWhatIsThere) : nil)
    return sides.indices.map { asked[$0] == false || written != nil && written != $0 }
  }
}

extension DartChoice<DartValue>.Side {
  /// Data that code makes of what is asked for: `day != null ? day.brief() : 'No day'`.
  fileprivate var saysWhatIsThere: Bool {
    guard condition.isWhole, condition.asks.count == 1, !condition.asks[0].isNone,
      condition.asks[0].answers == [.present], case .unknown(let unknown) = content,
      let called = DartWords.called(unknown)
    else { return false }
    func names(_ words: some StringProtocol) -> [Substring] {
      String(words)[...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    // As code asks for it: `trip.day != null`.
    guard let asked = names(condition.words.prefix { $0 != " " }).last else { return false }
    return names(called).contains(asked)
  }
}

extension DartValue {
  /// Whether it is so when a user first comes there; nil where the source does not tell.
  var usualFlag: Bool? {
    switch self {
    case .flag(let flag): return flag
    case .unknown(let unknown):
      if case .flag(let flag)? = unknown.subject.start { return flag }
      return nil
    case .either(let choice):
      let usual = zip(choice.sides, choice.unusual).filter { !$1 }.map(\.0.content.usualFlag)
      return usual.first.flatMap { first in usual.allSatisfy { $0 == first } ? first : nil }
    default: return nil
    }
  }
}

extension DartCondition.Ask {
  /// Where it holds there is one value left.
  var isDeciding: Bool {
    guard answers.count == 1, let answer = answers.first else { return false }
    switch answer {
    case .flag: return true
    case .absent, .member, .literal: return !isNone
    case .present: return isNone
    case .other: return false
    }
  }

  /// It asks whether something is there, and not what it is.
  var isForPresence: Bool {
    subject.nature == .presence
      || !answers.isEmpty && answers.allSatisfy { $0 == .present || $0 == .absent }
  }

  /// It asks for yes or no, as one asks for a state; else what something is, or whether it is there.
  var isYesOrNo: Bool {
    !isForPresence && answers.contains { if case .flag = $0 { true } else { false } }
  }
}

extension DartValue {
  var isSilent: Bool {
    guard case .unknown(let unknown) = self else { return false }
    return unknown.subject.isSilent
  }

  /// What is worked out of such values: how light a colour is goes through sums, and with a number the device does.
  static func nature(of operands: [DartValue]) -> DartSubject.Nature {
    let open = operands.filter { if case .unknown = $0 { true } else { false } }
    let isLight = open.contains { value in
      if case .unknown(let unknown) = value { unknown.subject.nature == .light } else { false }
    }
    if isLight || !open.isEmpty && open.allSatisfy(\.isSilent) { return .light }
    let isCounted = open.allSatisfy { value in
      if case .unknown(let unknown) = value { unknown.subject.nature == .index } else { false }
    }
    return isCounted && !open.isEmpty ? .index : .data
  }

  /// What decides whether there is a picture: what is seen without it only stands in for it.
  var picturedBy: Set<DartSubject> { picturedBy(depth: 0) }

  private func picturedBy(depth: Int) -> Set<DartSubject> {
    guard depth < 6 else { return [] }
    switch self {
    case .either(let choice):
      var found: Set<DartSubject> = []
      let isPicture = choice.sides.contains { $0.content.isPicture }
      for side in choice.sides {
        if isPicture {
          found.formUnion(side.condition.asks.filter(\.isForPresence).map(\.subject))
        }
        found.formUnion(side.content.picturedBy(depth: depth + 1))
      }
      // From the net or from a file: where a picture comes from is no state.
      if isOnePicture {
        found.formUnion(choice.sides.flatMap(\.condition.asks).map(\.subject))
      }
      return found
    case .made(let made):
      return made.arguments.reduce(into: []) { found, argument in
        found.formUnion(argument.value.picturedBy(depth: depth + 1))
      }
    default: return []
    }
  }

  /// One picture, from the net or from a file.
  var isOnePicture: Bool { isChoice && loaders(depth: 0).map { $0.count > 1 } ?? false }

  /// By what the picture is made that it is one of; nil where some of them are none.
  private func loaders(depth: Int) -> Set<String>? {
    switch self {
    case .either(let choice) where depth < 6:
      var found: Set<String> = []
      for side in choice.sides {
        guard let own = side.content.loaders(depth: depth + 1) else { return nil }
        found.formUnion(own)
      }
      return found
    case .made(let made) where isPicture: return [made.name + "." + made.constructor]
    default: return nil
    }
  }

  /// `BoxDecoration(image: DecorationImage(…))`, in one of its cases at least.
  var holdsPicture: Bool {
    switch self {
    case .made(let made): made.arguments.contains { $0.value.holdsOrIsPicture(depth: 0) }
    case .either(let choice): choice.sides.contains { $0.content.holdsPicture }
    default: false
    }
  }

  private func holdsOrIsPicture(depth: Int) -> Bool {
    if isPicture { return true }
    guard depth < 6, case .either(let choice) = self else { return false }
    return choice.sides.contains { $0.content.holdsOrIsPicture(depth: depth + 1) }
  }

  /// `NetworkImage`, `DecorationImage`: makers of pictures are called so, those of packages too.
  var isPicture: Bool {
    guard case .made(let made) = self else { return false }
    return made.name.contains("Image")
  }
}
