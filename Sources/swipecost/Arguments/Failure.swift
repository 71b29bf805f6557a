/// Why a command ends early: one sentence that says what failed, on what, and what to do.
struct Failure: Error, Equatable {
  let exitCode: ExitCode
  /// Without a full stop and without the program's name; one line.
  let sentence: String

  init(_ exitCode: ExitCode, _ sentence: String) {
    self.exitCode = exitCode
    self.sentence = sentence.harmless
  }

  static func usage(_ sentence: String) -> Failure { Failure(.usage, sentence) }
  static func inputOutput(_ sentence: String) -> Failure { Failure(.inputOutput, sentence) }

  /// A word that is not in a closed list, with the one that was probably meant.
  static func unknown(
    _ thing: String, _ word: String, among known: [String], otherwise hint: String
  ) -> Failure {
    if let meant = Suggestion.nearest(to: word, among: known) {
      return .usage("unknown \(thing) “\(word)”; did you mean “\(meant)”?")
    }
    return .usage("unknown \(thing) “\(word)”; \(hint)")
  }

  /// Runs `work`, whose errors know their own sentence but not what they mean to a shell.
  static func of<Value>(
    _ exitCode: ExitCode, _ work: () throws -> Value
  ) throws(Failure) -> Value {
    do {
      return try work()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(exitCode, "\(error)")
    }
  }
}
