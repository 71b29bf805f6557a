import Views
import VoiceOver

// Whether a condition asks if an item is the chosen one.

extension Selections {
  /// It is in what the control adds to and takes from, or it is called so and compared.
  func isChosen(_ condition: String, of control: NodeID, at place: Origin, _ node: NodeID) -> Bool {
    let plain = condition.unspaced.withoutSelf
    if collection(in: plain) != nil {
      let deeds = actions.deeds(of: control)
      return !deeds.isEmpty
        && callers.spellings(of: plain, at: node).contains { spelling in
          collection(in: spelling).map { changes($0, by: deeds) } ?? false
        }
    }
    let name = plain.drop { $0 == "!" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let isCalledSo = Words(name: String(name)).holds(any: CodeWords.chosen)
    let meanings = code.meanings(of: String(name), at: place, tree.type(writing: node))
    return !meanings.isEmpty
      && meanings.allSatisfy { meaning in
        isSelection(meaning) || isSet(meaning, at: node, by: control)
          || isCalledSo && compares(meaning)
      }
  }

  /// What a look is made of by a function, where that is true or false, as `colour(isOn: size == chosen)`,
  /// or one of two, as `Color.red.opacity(isOn ? 1 : 0)`.
  func handed(by argument: SceneArgument) -> [String] {
    let file = argument.origin.file
    return files.expressions(at: argument.origin.offset, in: file).flatMap { expression in
      guard case .call(_, let arguments) = files.expression(expression, in: file) else {
        return [String]()
      }
      return arguments.compactMap { number in
        let value = files.argument(number, in: file).value
        if case .branch(let branch) = files.expression(value, in: file) {
          return code.conditions(of: files.branch(branch, in: file), file).first
        }
        guard let text = files.written(value, in: file) else { return nil }
        return compares(text) || text.hasPrefix("is") ? text : nil
      }
    }
  }

  /// Two things that the code does not fix are compared, or one is looked up in the other.
  func compares(_ text: String) -> Bool {
    let plain = text.filter { !$0.isWhitespace }
    if collection(in: plain) != nil { return true }
    let sides = plain.split(separator: "==")
    return sides.count == 2
      && sides.allSatisfy { side in
        side.first?.isLetter == true && !CodeWords.constants.contains(side)
          && side.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) }
      }
  }

  /// `chosen` of `chosen.contains(item)`.
  private func collection(in plain: String) -> Substring? {
    let text = plain.drop { $0 == "!" }
    guard text.hasSuffix(")"), let call = text.firstRange(of: ".contains(") else { return nil }
    let (all, item) = (text[..<call.lowerBound], text[call.upperBound...].dropLast())
    let isPath = { (text: Substring) in
      text.first?.isLetter == true
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
    return isPath(all) && isPath(item) ? all : nil
  }

  private func changes(_ all: Substring, by deeds: [String]) -> Bool {
    deeds.contains { deed in CodeWords.changes.contains { deed.contains("\(all).\($0)") } }
  }
}
