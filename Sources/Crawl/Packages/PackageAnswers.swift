import Git
import Views

/// What a walk asked of the packages of its app, and what it was told; where one answer is another now, the app is
/// read anew.
struct PackageAnswers: Codable, Equatable {
  /// By the key of a pin and what it asks for: the commit, and whether all of it is there.
  private var byPin: [String: [String: String]] = [:]

  enum Answer: Equatable {
    /// Its repository is there, and lacks it.
    case absent
    /// Some objects of it are missing.
    case incomplete(ObjectID)
    case whole(ObjectID)

    fileprivate var text: String {
      switch self {
      case .absent: "-"
      case .incomplete(let id): "!" + id.hex
      case .whole(let id): id.hex
      }
    }
  }

  /// No repository of the corpus is that one.
  mutating func noteNowhere(_ pin: Pin) { byPin[pin.key] = [:] }

  mutating func note(_ pin: Pin, _ answer: Answer) {
    byPin[pin.key, default: [:]][Self.question(pin)] = answer.text
  }

  /// Takes in what another walk of the same history asked; what one of them found incomplete is.
  mutating func add(_ others: PackageAnswers) {
    for (key, answers) in others.byPin {
      byPin[key, default: [:]].merge(answers) { $0.hasPrefix("!") ? $0 : $1 }
    }
  }

  /// It is the app itself.
  mutating func noteOwn(_ pin: Pin) { byPin[pin.key] = [Self.own: Self.own] }

  private static let own = "own"

  private static func question(_ pin: Pin) -> String {
    pin.revision ?? "tag " + (pin.version ?? "")
  }

  private static func pin(_ key: String, _ question: String = "") -> Pin? {
    guard let address = PackageAddress("https://" + key) else { return nil }
    let isTag = question.hasPrefix("tag ")
    return Pin(
      name: address.name, address: address, revision: isTag ? nil : question,
      version: isTag ? String(question.dropFirst(4)) : nil)
  }

  /// Whether all would be answered the same today.
  // - Parameter home: Where the app is.
  func hold(on shelf: PackageShelf, home: String) -> Bool {
    byPin.allSatisfy { key, answers in
      guard let pin = Self.pin(key) else { return true }
      guard let path = shelf.path(of: pin) else { return answers.isEmpty }
      guard !answers.isEmpty, (path == home) == (answers[Self.own] != nil) else { return false }
      if path == home { return true }
      let repository = try? PackageRepository(path: path)
      return answers.allSatisfy { question, answer in
        guard let pin = Self.pin(key, question) else { return true }
        return Self.answer(to: pin, in: repository, like: answer).text == answer
      }
    }
  }

  /// That a commit is there is quick to see; only of one that was not whole all is looked at.
  private static func answer(
    to pin: Pin, in repository: PackageRepository?, like old: String
  ) -> Answer {
    guard let repository, let commit = repository.commit(of: pin) else { return .absent }
    let wasWhole = !old.hasPrefix("!")
    return wasWhole || repository.isWhole(at: commit, of: pin)
      ? .whole(commit) : .incomplete(commit)
  }
}
