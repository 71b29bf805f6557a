import Views
import VoiceOver

// A control that undoes what it did, by the very condition that it looks another way by.

extension Selections {
  /// As `vote(isUp ? .neutral : .up)`, `if isKept { drop() } else { keep() }` and `toggleKept()` do.
  func undoes(_ condition: String, by control: NodeID) -> Bool {
    // What is behind the first draws the label.
    guard let action = actions.actions(of: control).first else { return false }
    let question = TextAtClosure(text: condition, file: action.file, closure: action.closure)
    return knownUndoing(question) {
      let asked = Self.plain(condition)
      return code.expressions(in: code.body(of: action), action.file).contains { expression in
        switch files.expression(expression, in: action.file) {
        case .branch(let number): undoes(asked, files.branch(number, in: action.file), action.file)
        case .call: turns(asked, files.written(expression, in: action.file) ?? "")
        default: false
        }
      }
    }
  }

  private func undoes(_ asked: String, _ branch: Branch, _ file: FileID) -> Bool {
    guard branch.alternatives.count == 2, let first = branch.alternatives.first,
      let last = branch.alternatives.last,
      let written = files.alternative(first, in: file).condition,
      Self.plain(files.text(written, in: file)) == asked
    else { return false }
    let (one, other) = (texts(of: first, file), texts(of: last, file))
    switch branch.kind {
    case .ternary:
      guard one.count == 1, other.count == 1, one != other else { return false }
      // What is compared to comes back as well: `size == .small ? .large : .small`.
      return (one + other).contains { CodeWords.unset.contains($0) || asked.hasSuffix("==" + $0) }
    case .condition:
      return one.contains { deed in
        other.contains { Self.areOpposite(Self.verb(of: deed), Self.verb(of: $0)) }
      }
    case .choice, .availability, .compilation: return false
    }
  }

  private func texts(of side: Int32, _ file: FileID) -> [String] {
    files.alternative(side, in: file).body.compactMap { statement in
      guard case .expression(let value) = files.statement(statement, in: file) else { return nil }
      return files.written(value, in: file)
    }
  }

  /// `isKept` is called so by `toggleKept()` and `send(.toggleKeeping)`.
  private func turns(_ asked: String, _ call: String) -> Bool {
    let words = Words(name: call).words
    guard let place = words.firstIndex(of: "toggle") else { return false }
    let turned = words[(place + 1)...]
    let known = Words(name: asked).words.filter { !CodeWords.helpers.contains($0) }
    // Of what is compared another side may be the only one that is shown.
    return !turned.isEmpty && !asked.contains("=")
      && turned.allSatisfy { word in
        known.contains { $0.prefix(4) == word.prefix(4) && min($0.count, word.count) > 2 }
      }
  }

  /// Without what makes it ask for the opposite.
  private static func plain(_ condition: String) -> String {
    var text = condition.unspaced.withoutSelf[...]
    for end in ["==true", "==false"] where text.hasSuffix(end) { text = text.dropLast(end.count) }
    return String(text.drop { $0 == "!" })
  }

  private static func verb(of deed: String) -> String? {
    let name = deed.prefix { $0 != "(" }.split(separator: ".").last
    return name.flatMap { Words(name: String($0)).words.first }
  }

  private static func areOpposite(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    return one != other && CodeWords.opposites.contains([one, other])
      || CodeWords.opposing.contains { one == $0 + other || other == $0 + one }
  }
}
