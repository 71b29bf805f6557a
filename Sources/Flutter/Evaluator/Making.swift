internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// Whose code makes something: the functions around that run, innermost first.
///
/// Of a function that is handed on they are those around the code that it is written in, not those that call it.
final class Makers: Sendable {
  let key: UInt64
  let around: Makers?

  init(_ key: UInt64, in around: Makers?) {
    self.key = key
    self.around = around
  }
}

extension Makers? {
  /// The code of that function is at work here, if only by what it calls.
  func contains(_ key: UInt64) -> Bool {
    var next = self
    while let maker = next {
      if maker.key == key { return true }
      next = maker.around
    }
    return false
  }
}

/// A function that runs, with what it is called with.
struct Running {
  let closure: DartClosure
  let arguments: [Made.Argument]

  /// Where the functions and objects are written that it holds.
  var holds: Set<UInt64> {
    var found = Holdings()
    found.add(closure)
    for argument in arguments { found.add(argument.value) }
    return found.origins
  }
}

/// What a value holds, by the places in the source that it comes from.
///
/// There are only so many of those: a function that calls itself with what it makes of what it was handed holds the same sooner or later.
private struct Holdings {
  private(set) var origins: Set<UInt64> = []
  private var seen: Set<UInt64> = []

  mutating func add(_ closure: DartClosure) {
    guard seen.insert(closure.digest).inserted else { return }
    for value in closure.frame.locals.values { add(value) }
    for this in closure.frame.this { add(this) }
  }

  mutating func add(_ value: DartValue) {
    switch value {
    case .closure(let closure):
      origins.insert(closure.bodyKey)
      add(closure)
    case .made(let made):
      guard seen.insert(made.digest).inserted else { return }
      origins.insert(
        Digest.of([
          Digest.of(made.name), Digest.of(made.place.path), UInt64(made.place.line),
          UInt64(made.place.column),
        ]))
      for argument in made.arguments { add(argument.value) }
    case .instance(let instance): add(instance)
    case .either(let choice):
      guard seen.insert(choice.digest).inserted else { return }
      for side in choice.sides { add(side.content) }
    case .list(let items):
      for item in items { add(item) }
    case .map(let entries):
      for entry in entries { add(entry.value) }
    case .unknown, .null, .flag, .number, .text, .member, .type, .constructor, .texts: break
    }
  }

  private mutating func add(_ instance: DartInstance) {
    guard seen.insert(instance.digest).inserted else { return }
    for value in instance.fields.values { add(value) }
    for widget in instance.widget { add(widget) }
  }

  private mutating func add(_ item: DartValue.Item) {
    switch item {
    case .one(let value): add(value)
    case .either(let choice):
      guard seen.insert(choice.digest).inserted else { return }
      for side in choice.sides { for item in side.content { add(item) } }
    case .rows(let rows):
      for item in rows.items { add(item) }
    }
  }
}

extension DartClosure {
  /// Of the code that it runs, whatever it sees.
  var bodyKey: UInt64 {
    Digest.of([UInt64(frame.file.index), UInt64(bitPattern: Int64(body ?? -1))])
  }

  /// Handed on by code that runs: what it does is done in the name of that.
  func handed(on makers: Makers?) -> DartClosure {
    guard frame.makers == nil, makers != nil else { return self }
    var other = self
    other.frame.makers = makers
    return other
  }

  /// It is inside itself: its own code makes it once more, or it is the same once more.
  ///
  /// What is handed to a function may use the function for other content: that ends.
  func repeats(_ others: [Running], with arguments: [Made.Argument] = [], by makers: Makers?)
    -> Bool
  {
    if others.isEmpty { return false }
    if makers.contains(bodyKey) { return true }
    let own = Running(closure: self, arguments: arguments).holds
    return others.contains { $0.holds == own }
  }
}
