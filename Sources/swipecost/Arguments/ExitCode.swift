/// What the program tells the shell; `swipecost help exit-codes` explains them.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  /// The work is done, and more was found than the caller allowed.
  case overLimit = 1
  /// The command line cannot be understood.
  case usage = 2
  /// Done, but something was left out; it is named on the way.
  case partial = 3
  /// A defect of this program.
  case internalError = 70
  /// A file or folder could not be read or written.
  case inputOutput = 74
  /// Another run holds the database.
  case locked = 75
  /// Stopped by SIGINT, after a clean checkpoint.
  case interrupted = 130
  /// Stopped by SIGTERM, after a clean checkpoint.
  case terminated = 143

  var meaning: String {
    switch self {
    case .done: "Done."
    case .overLimit: "Done, and more was found than the limit that was asked for."
    case .usage: "The command line cannot be understood; nothing was done."
    case .partial: "Done, but something was left out; it was named on the way."
    case .internalError: "A defect of this program; please report it."
    case .inputOutput: "A file or folder could not be read or written."
    case .locked: "Another run holds the database; try again when it has ended."
    case .interrupted: "Stopped by Ctrl-C after a clean checkpoint; the next run goes on from it."
    case .terminated: "Stopped by SIGTERM after a clean checkpoint; the next run goes on from it."
    }
  }
}
