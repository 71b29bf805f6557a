#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization

/// One of the two streams of the program; may be written to from any thread.
///
/// A reader who goes away is normal: what follows is dropped. Any other failure is kept for the end,
/// where it decides the exit code.
final class Output: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isClosed = false
    var problem: String?
  }

  /// Nil keeps the bytes, for tests.
  private let descriptor: Int32?
  /// Bytes that are gathered before a write; 1 writes each line at once.
  private let capacity: Int
  private let state = Mutex(State())
  let isTerminal: Bool
  let hasColor: Bool

  init(descriptor: Int32?, capacity: Int, isTerminal: Bool = false, hasColor: Bool = false) {
    self.descriptor = descriptor
    self.capacity = capacity
    self.isTerminal = isTerminal
    self.hasColor = hasColor
  }

  /// Writes as is: text that comes from a repository must be `harmless` before.
  func write(_ text: String) {
    state.withLock { state in
      state.pending.append(contentsOf: text.utf8)
      if state.pending.count >= capacity { drain(&state) }
    }
  }

  func writeLine(_ text: String) { write(text + "\n") }

  /// True when nobody reads any more: a long result may stop early.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Writes what is pending; the first problem there was, if any.
  @discardableResult
  func flush() -> String? {
    state.withLock { state in
      drain(&state)
      return state.problem
    }
  }

  /// What was written, when there is no descriptor.
  var text: String { state.withLock { String(decoding: $0.pending, as: UTF8.self) } }

  private func drain(_ state: inout State) {
    guard let descriptor else { return }
    defer { state.pending.removeAll(keepingCapacity: true) }
    guard !state.isClosed else { return }
    var written = 0
    while written < state.pending.count {
      let count = state.pending.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        state.isClosed = true
        if errno != EPIPE { state.problem = String(cString: strerror(errno)) }
        return
      }
    }
  }
}

/// Outside the class, where `write` means the method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

enum Style: String {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
}

extension Output {
  /// The text in a style where this stream shows colours, else the text.
  func styled(_ text: String, _ styles: Style...) -> String {
    guard hasColor, !styles.isEmpty else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
