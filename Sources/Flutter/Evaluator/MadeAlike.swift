internal import Components
internal import DartModules
internal import DartSyntax

/// What a component is handed by all code that makes it: where that is the same, it is so wherever it is shown.
enum MadeAlike {
  /// More places are not looked at.
  private static let most = 8

  /// The name by which the places are known where a class is made.
  static func key(_ type: String) -> String { "new " + type }

  /// The fields that are the same whoever makes it; what only data tells is called as `open` has it.
  static func fields(
    of type: DartTypeRef, owner: UInt64, open: [String: DartValue],
    _ evaluator: inout DartEvaluator
  ) -> [String: DartValue] {
    let libraries = evaluator.libraries
    evaluator.lookups.formUnion([key(type.name), type.name])
    guard libraries.declaredTypes(type.name).count == 1 else { return [:] }
    let functions = libraries[type].functions
    var all: [[String: DartValue]] = []
    for (file, making) in libraries.makings(of: type.name) {
      let constructor = making.constructor == "new" ? "" : making.constructor
      let isMade = functions.contains { $0.name == constructor && $0.kind == .constructor }
      if !isMade, !constructor.isEmpty {
        // A static function, or a constant; of a factory nobody follows what it makes of what it is handed.
        guard functions.contains(where: { $0.name == constructor && $0.kind == .factory }) else {
          continue
        }
        return [:]
      }
      guard let arguments = making.arguments, isMade, all.count < most else { return [:] }
      evaluator.note(making.call, in: file)
      var frame = CodeFrame(file, view: type.name, owner: 0)
      let parameters = functions.first { $0.name == constructor && $0.kind == .constructor }
      let given = handed(
        arguments, to: parameters?.parameters ?? [], open, &frame,
        CodeFrame(type.file, type: type, view: type.name, owner: owner), &evaluator)
      let made = Made(
        type.name, constructor: constructor, type: type, given,
        at: evaluator.place(making.call, frame), in: type.name)
      all.append(evaluator.bind(made, owner: owner).fields)
    }
    guard let first = all.first else { return [:] }
    return first.filter { name, value in
      let digest = value.digest
      return all.dropFirst().allSatisfy { $0[name]?.digest == digest }
    }
  }

  private static func handed(
    _ arguments: [DartMentions.Making.Argument], to parameters: [DartParameter],
    _ open: [String: DartValue], _ frame: inout CodeFrame, _ own: CodeFrame,
    _ evaluator: inout DartEvaluator
  ) -> [Made.Argument] {
    let ordered = parameters.filter { $0.place != .named }
    var position = 0
    return arguments.map { argument in
      var parameter = parameters.first { $0.place == .named && $0.name == argument.label }
      if argument.label.isEmpty {
        parameter = position < ordered.count ? ordered[position] : nil
        position += 1
      }
      if let node = argument.value, case let value = evaluator.evaluate(node, &frame),
        value.isWritten
      {
        return Made.Argument(label: argument.label, value: value)
      }
      let name = parameter?.name ?? argument.label
      return Made.Argument(
        label: argument.label,
        value: open[name] ?? evaluator.named(name, own, type: parameter?.type))
    }
  }
}

extension DartValue {
  /// All of it stands in the source, or in a table of texts.
  fileprivate var isWritten: Bool {
    switch self {
    case .null, .flag, .number, .member: true
    case .text(let text, _): text.known != nil
    case .list(let items):
      items.allSatisfy { if case .one(let value) = $0 { value.isWritten } else { false } }
    default: false
    }
  }
}
