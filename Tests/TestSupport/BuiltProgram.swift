import Foundation

/// The program as users have it: the built binary, run in a process of its own.
package struct BuiltProgram {
  let binary: URL

  /// How a run ended.
  package struct Outcome: Sendable {
    package let results: String
    package let messages: String
    /// The exit code, or 128 + the signal that ended it, as a shell has it.
    package let code: Int32
  }

  /// The product of that name, as built for these tests.
  package init(_ name: String = "swipecost") {
    binary = BuiltProgram.products.appending(path: name)
  }

  /// The binary itself, to hand to a shell.
  package var path: String { binary.path }

  /// Another program of this machine.
  package init(at path: String) {
    binary = URL(filePath: path)
  }

  /// Where SwiftPM puts binaries: beside the test bundle on macOS, beside the test runner elsewhere.
  private static var products: URL {
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    let runner = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return runner.deletingLastPathComponent()
  }

  /// Runs to the end in `folder`, which is its home directory too; nothing else is inherited but
  /// the search path.
  package func run(
    _ arguments: [String], in folder: borrowing TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let running = try start(arguments, in: folder, environment: environment)
    return try running.outcome()
  }

  package func start(
    _ arguments: [String], in folder: borrowing TemporaryFolder, environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    var variables = [
      "HOME": folder.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    variables.merge(environment) { $1 }
    process.environment = variables
    return try RunningProgram(process)
  }
}

/// A program under way, to be watched and stopped.
package final class RunningProgram {
  private let process: Process
  private let output: URL
  private let errors = Pipe()
  private var messages = Data()

  init(_ process: Process) throws {
    self.process = process
    output = FileManager.default.temporaryDirectory
      .appending(path: "swipecost-results-\(UUID().uuidString)")
    // A file, so that a program with much to say on both streams never waits for its reader.
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: output)
  }

  package var id: Int32 { process.processIdentifier }

  package func send(signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until the program has said `text` on standard error; false when it ended without.
  package func waits(forMessage text: String) -> Bool {
    while messages.range(of: Data(text.utf8)) == nil {
      let more = errors.fileHandleForReading.availableData
      guard !more.isEmpty else { return false }
      messages.append(more)
    }
    return true
  }

  /// Waits until the results have some text; false when that takes longer than anybody would wait, or it ended.
  package func waits(forResult text: String, seconds: Double = 60) throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      let results = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      if results.contains(text) { return true }
      guard process.isRunning else { return false }
      usleep(20_000)
    }
    return false
  }

  /// Waits for the end.
  package func outcome() throws -> BuiltProgram.Outcome {
    messages.append(errors.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let base: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return BuiltProgram.Outcome(
      results: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: messages, as: UTF8.self),
      code: base + process.terminationStatus)
  }
}
