import Foundation

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
      throw Failure(exitCode, sentence(of: error))
    }
  }

  /// Foundation's errors name no file in their sentence, and what they print is for its makers.
  private static func sentence(of error: any Error) -> String {
    guard let error = error as? CocoaError,
      let file = error.userInfo[NSFilePathErrorKey] as? String
    else { return "\(error)" }
    return "cannot use “\(file)”: \(reason(of: error as NSError))"
  }

  /// Writes a file whole, or says why it can't.
  static func write(_ text: String, to file: String) throws(Failure) {
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw .inputOutput("cannot write “\(file)”: \(reason(of: error as NSError))")
    }
  }

  /// What the system said below what Foundation makes of it.
  private static func reason(of error: NSError) -> String {
    let below = error.userInfo[NSUnderlyingErrorKey] as? any Error
    let system = below.map { $0 as NSError } ?? error
    guard system.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    switch Int32(system.code) {
    case ENOENT: return "there is no such folder"
    case EACCES, EROFS, EPERM: return "it may not be written; choose another place"
    case ENOSPC: return "the disk is full"
    case EEXIST, ENOTDIR: return "a file is there, where a folder has to be"
    default: return String(cString: strerror(Int32(system.code))).lowercased()
    }
  }
}
