import Views
import VoiceOver

// Whether a condition asks if an item is the chosen one.

extension Facts {
  /// It is in what the control adds to and takes from, or it is called so and compared.
  func isChosen(
    _ condition: String, of control: NodeID, at place: Origin, _ node: NodeID
  ) -> Bool {
    let plain = condition.unspaced.withoutSelf
    if collection(in: plain) != nil {
      let deeds = deeds(of: control)
      return !deeds.isEmpty
        && spellings(of: plain, at: node).contains { spelling in
          collection(in: spelling).map { changes($0, by: deeds) } ?? false
        }
    }
    let name = plain.drop { $0 == "!" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let isCalledSo = Wording(name: String(name)).words.contains {
      ["active", "chosen", "picked", "current"].contains($0)
    }
    let meanings = meanings(of: String(name), at: place, type(writing: node))
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
    return index.expressions(at: argument.origin.offset, in: file).flatMap { expression in
      guard case .call(_, let arguments) = index.expression(expression, in: file) else {
        return [String]()
      }
      return arguments.compactMap { number in
        let value = index.argument(number, in: file).value
        if case .branch(let branch) = index.expression(value, in: file) {
          return conditions(of: index.branch(branch, in: file), file).first
        }
        guard let text = ExpressionText.of(value, in: file, of: index) else { return nil }
        return compares(text) || text.hasPrefix("is") ? text : nil
      }
    }
  }

  /// What a computed property of the view asks that a look is named by: `.tint(colour)`.
  func computed(for argument: SceneArgument, by owner: Int32, in file: FileID) -> [String] {
    guard owner >= 0, file == argument.origin.file else { return [] }
    return index.expressions(at: argument.origin.offset, in: file).flatMap { expression in
      guard let name = ExpressionText.of(expression, in: file, of: index) else { return [String]() }
      return computed(name, of: TypeID(file: file, index: owner)).flatMap { conditions(in: $0) }
    }
  }

  private func conditions(in body: SourceBlock) -> [String] {
    let file = body.file
    return body.block.flatMap { statement -> [String] in
      let value: ExpressionID
      switch index.statement(statement, in: file) {
      case .expression(let written), .return(let written?): value = written
      default: return []
      }
      guard case .branch(let number) = index.expression(value, in: file) else { return [] }
      return conditions(of: index.branch(number, in: file), file)
    }
  }

  private func conditions(of branch: Branch, _ file: FileID) -> [String] {
    guard !isAlwaysAlike(branch, file) else { return [] }
    switch branch.kind {
    case .condition, .ternary:
      return branch.alternatives.compactMap { side in
        index.alternative(side, in: file).condition.map { index.text($0, in: file) }
      }
    case .choice, .availability, .compilation: return []
    }
  }

  /// Two things that the code does not fix are compared, or one is looked up in the other.
  func compares(_ text: String) -> Bool {
    let plain = text.filter { !$0.isWhitespace }
    if collection(in: plain) != nil { return true }
    let sides = plain.split(separator: "==")
    return sides.count == 2
      && sides.allSatisfy { side in
        side.first?.isLetter == true && !["true", "false", "nil"].contains(side)
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
    deeds.contains { deed in
      ["insert(", "remove(", "append(", "toggle("].contains { deed.contains("\(all).\($0)") }
    }
  }

  /// What constants around a place and computed properties of this name in the view's code stand for.
  func meanings(of name: String, at place: Origin, _ owner: TypeID?) -> [String] {
    inquiry.meanings(Inquiry.TextAtPlace(text: name, place: place, owner: owner)) {
      findMeanings(of: name, at: place, owner)
    }
  }

  private func findMeanings(
    of name: String, at place: Origin, _ owner: TypeID?
  ) -> [String] {
    var found: [String] = []
    for constant in index.constants(around: place.offset, in: place.file)
    where index.name(constant.name, in: place.file).text == name {
      found.append(ExpressionText.of(constant.value, in: place.file, of: index) ?? "")
    }
    guard let owner else { return found }
    return found
      + computed(name, of: owner).compactMap { onlyLine(of: $0) }.map {
        ExpressionText.of($0.expression, in: $0.file, of: index) ?? ""
      }
  }
}
