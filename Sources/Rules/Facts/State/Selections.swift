import Views
import VoiceOver

struct ControlLines {
  var lines: [String]
  var number: Int
}

struct TextAtLines: Hashable {
  var text: String
  var lines: Int
}

struct TextAtClosure: Hashable {
  var text: String
  var file: FileID
  var closure: Int32
}

/// Whether a condition asks if something is chosen, ticked or open, or for what a control sets.
final class Selections: Part {
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  let names: Names
  let callers: CallSites
  let actions: Actions
  /// What controls do, line by line; equal lists go by one number.
  let knownLines = Memo<NodeID, ControlLines>()
  let knownSets = Memo<TextAtLines, Bool>()
  let knownUndoing = Memo<TextAtClosure, Bool>()
  private let lists = Memo<[String], Int>()

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ sayings: Sayings, _ pictures: Pictures,
    _ names: Names, _ callers: CallSites, _ actions: Actions
  ) {
    (self.inherited, self.sayings, self.pictures, self.names, self.callers, self.actions) = (
      inherited, sayings, pictures, names, callers, actions
    )
    super.init(tree)
  }

  func number(of lines: [String]) -> Int { lists(lines) { lists.count } }
}

extension Selections {
  /// The condition, written at a node, is just what the control turns round or chooses.
  func isSet(_ condition: String, at node: NodeID, by control: NodeID) -> Bool {
    isSet(spelled: callers.spellings(of: condition, at: node), by: control)
  }

  /// The same of all that it is called there.
  func isSet(spelled spellings: [String], by control: NodeID) -> Bool {
    let known = knownLines(control) {
      let lines = actions.lines(of: control)
      return ControlLines(lines: lines, number: number(of: lines))
    }
    return spellings.contains { spelling in
      let isDone =
        !known.lines.isEmpty
        && knownSets(TextAtLines(text: spelling, lines: known.number)) {
          isSet(spelling, in: known.lines)
        }
      return isDone || undoes(spelling, by: control)
    }
  }

  private func isSet(_ condition: String, in lines: [String]) -> Bool {
    let plain = condition.withoutSelf
    let name = plain.drop { $0 == "!" }
    if lines.contains("\(name).toggle()") || lines.contains("\(name) = !\(name)") { return true }
    // `isKept = keeps(item)`: asked anew once something was done.
    if lines.contains(where: { $0.hasPrefix("\(name) = ") && $0.hasSuffix(")") }) { return true }
    for sign in [" == ", " != "] {
      let sides = plain.split(separator: sign)
      guard sides.count == 2, let left = sides.first, let right = sides.last else { continue }
      // That there is none any more is no choice.
      if left == "nil" || right == "nil" { return false }
      return lines.contains("\(left) = \(right)") || lines.contains("\(right) = \(left)")
        || isCalledChosen(left) && lines.contains { hands($0, right) }
        || isCalledChosen(right) && lines.contains { hands($0, left) }
        || isNamesake(left, of: right) && lines.contains { tellsOf($0, right) }
        || isNamesake(right, of: left) && lines.contains { tellsOf($0, left) }
    }
    return false
  }

  /// `model.size` is the one of all `size`s that counts.
  private func isNamesake(_ one: Substring, of item: Substring) -> Bool {
    item.allSatisfy { $0.isLetter } && one.split(separator: ".").last == item
  }

  private static let beforeArguments = ["(", ": ", ", "]
  private static let afterArguments = [")", ","]

  /// `send(.pick(size))`, but for what only leads to it.
  private func tellsOf(_ line: String, _ item: Substring) -> Bool {
    let isHanded = Self.beforeArguments.contains { start in
      Self.afterArguments.contains { line.contains(start + item + $0) }
    }
    return isHanded && !Words(name: line).holds(any: CodeWords.leading)
  }

  /// `choose(item)`, and nothing more.
  private func hands(_ line: String, _ item: Substring) -> Bool {
    line.hasSuffix("(\(item))")
      && line.dropLast(item.count + 2).allSatisfy {
        $0.isLetter || $0.isNumber || "._".contains($0)
      }
  }

  private func isCalledChosen(_ name: some StringProtocol) -> Bool {
    Words(name: String(name)).holds(any: CodeWords.chosenOrSelected)
  }

  /// A view was told whether its item is the chosen one: `isActive: item.id == current` where it is used.
  func isTold(_ condition: String, to node: NodeID) -> Bool {
    let name = condition.drop { $0 == "!" }
    guard isCalledChosen(name), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    guard let view = tree.maker(of: scene[node].owner, in: scene[node].origin.file, around: node)
    else {
      return false
    }
    let origin = scene[view].origin
    return code.calls(at: origin).contains { call in
      call.contains { argument in
        argument.label == String(name)
          && files.written(argument.value, in: origin.file).map { asks($0) } ?? false
      }
    }
  }

  /// Two things are compared that the code does not fix, or a function is asked by a name such as
  /// `isCurrent(item)`.
  private func asks(_ text: String) -> Bool {
    if let start = text.firstIndex(of: "("), text.hasPrefix("is"), text.hasSuffix(")") {
      return isCalledChosen(text[..<start])
    }
    let sides = text.split(separator: " == ")
    return sides.count == 2
      && sides.allSatisfy { side in
        side.first?.isLetter == true && !CodeWords.constants.contains(side)
      }
  }

  /// What a line around the control, or a ground behind it, depends on.
  ///
  /// Filled dots in front are another rule's.
  func frameCondition(of node: NodeID, in control: NodeID) -> String? {
    guard case .shape = tree.kind(node) else { return nil }
    switch scene[node].word {
    case .Circle, .Capsule, .Ellipse:
      let isLine = scene.modifiers(of: node).contains {
        $0.word == .stroke || $0.word == .strokeBorder
      }
      guard isLine || inherited[node].surroundings.contains(.background) else { return nil }
    default: break
    }
    for ancestor in tree.lineage(of: node) {
      if ancestor == control { return nil }
      guard case .alternative = scene[ancestor].kind,
        case .branch(let kind, _) = scene[scene[ancestor].parent].kind
      else { continue }
      if kind.isOfState { return tree.condition(of: ancestor) }
    }
    return nil
  }

  /// The condition of an argument that is one of these texts, where the code that shows them is called.
  func condition(handing texts: Range<Int32>, to node: NodeID, in control: NodeID) -> String? {
    let wanted = scene.list(texts).map { sayings.said($0) }
    for ancestor in tree.ancestors(of: node) {
      if ancestor == control { return nil }
      switch scene[ancestor].kind {
      case .custom, .helper: break
      default: continue
      }
      let origin = scene[ancestor].origin
      for argument in code.calls(at: origin).joined() {
        if let condition = condition(of: argument.value, origin.file, choosing: wanted) {
          return condition
        }
      }
    }
    return nil
  }

  private func condition(
    of value: ExpressionID, _ file: FileID, choosing wanted: [Saying]
  ) -> String? {
    guard case .branch(let number) = files.expression(value, in: file) else { return nil }
    let alternatives = files.branch(number, in: file).alternatives
    let texts = alternatives.map { place -> Saying in
      guard let text = code.onlyLine(of: files.alternative(place, in: file).body, in: file) else {
        return .unknown
      }
      return Saying(parts: [.text(literal(text, file) ?? "")])
    }
    guard texts == wanted, let first = alternatives.first else { return nil }
    return files.alternative(first, in: file).condition.map { files.text($0, in: file) }
  }

  private func literal(_ expression: ExpressionID, _ file: FileID) -> String? {
    guard case .string(let range) = files.expression(expression, in: file), range.count == 1,
      let only = range.first, case .literal(let text) = files.segment(only, in: file)
    else { return nil }
    return files.text(text, in: file)
  }
}
