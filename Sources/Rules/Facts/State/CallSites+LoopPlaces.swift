import Scenes
import Views
import VoiceOver

// What is drawn by its place alone, as the marks of a scale are.

extension CallSites {
  /// A condition asks only for a number that a loop over a written range counts.
  func isByPlace(_ condition: Formula, of node: NodeID) -> Bool {
    let place = scene[node].origin
    var names = variables(in: condition)
    if let flag = condition.flag, let meant = meaning(of: flag, at: place) {
      names = meant.variables
    }
    for ancestor in tree.ancestors(of: node) {
      guard !names.isEmpty else { return false }
      switch scene[ancestor].kind {
      case .rows(let repetition):
        if let counter = counter(of: ancestor, repetition), names == [counter] { return true }
      case .custom:
        guard let given = given(names, at: scene[ancestor].origin) else { return false }
        names = given
      default: break
      }
    }
    return false
  }

  /// Of a constant what it stands for.
  private func meaning(of name: String, at place: Origin) -> Term? {
    code.meanings(of: name, at: place, nil).first ?? nil
  }

  /// The names that a condition begins with, without those of functions and types.
  func variables(in condition: Formula) -> Set<String> {
    condition.terms.reduce(into: []) { $0.formUnion($1.variables) }
  }

  /// The names that the arguments of a view's call with these labels are made of; nil when one is missing.
  private func given(_ names: Set<String>, at origin: Origin) -> Set<String>? {
    guard let call = code.calls(at: origin).first else { return nil }
    var (missing, found) = (names, Set<String>())
    for argument in call {
      guard let label = argument.label, missing.remove(label) != nil else { continue }
      guard let term = code.term(argument.value, in: origin.file) else { return nil }
      let meant = term.positive.plainName.flatMap { meaning(of: $0, at: origin) }
      found.formUnion((meant ?? term).variables)
    }
    return missing.isEmpty ? found : nil
  }

  /// `mark` of `ForEach(0..<60) { mark in … }`.
  private func counter(of rows: NodeID, _ repetition: Int32) -> String? {
    guard let data = scene.repetitions[Int(repetition)].data,
      case .unknown(let source) = scene[data],
      case .binary(let sign, let low, let high) = files.expression(
        source.expression, in: source.file),
      PlatformNames.ranges.contains(files.name(sign, in: source.file).text),
      isNumber(low, source.file), isNumber(high, source.file)
    else { return nil }
    return parameter(of: rows)
  }

  /// What the closure that writes rows calls the one that a row is about.
  func parameter(of rows: NodeID) -> String? {
    let file = scene[rows].origin.file
    for expression in files.expressions(at: scene[rows].origin) {
      guard case .closure(let closure) = files.expression(expression, in: file) else { continue }
      guard let first = files.closure(closure, in: file).parameters.first else { return "$0" }
      let name = files.parameter(first, in: file).name
      return files.name(name, in: file).text
    }
    return nil
  }

  private func isNumber(_ expression: ExpressionID, _ file: FileID) -> Bool {
    if case .number = files.expression(expression, in: file) { true } else { false }
  }
}
