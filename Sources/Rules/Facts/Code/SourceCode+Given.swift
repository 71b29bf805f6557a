import Scenes
import Views
import VoiceOver

// Code that a view may be handed, and that no code of the repository hands it.

extension SourceCode {
  /// All code that makes a view leaves one of its functions out, which then is nil or does nothing:
  /// `var onTap: (() -> Void)? = nil`.
  ///
  /// Whoever gives a closure without saying for what gives it, and of what may be made or set elsewhere nobody knows.
  func isNeverGiven(_ name: String, of type: TypeID) -> Bool {
    let found = members(of: type, named: name)
    guard found.count == 1, let id = found.first, case let property = member(id),
      property.kind == .storedProperty, property.isFunctionType, !property.isStatic,
      property.attributes.isEmpty, property.value.map({ isNothing($0, id.file) }) ?? true,
      // What nobody can leave out is given by code that is not seen whole.
      property.value != nil || property.isVariable || !initializers(of: type).isEmpty,
      !property.isVariable || !mayBeSet(name, of: type), !mayBeMadeUnnamed(type),
      let calls = makings(of: type), !calls.isEmpty
    else { return false }
    return !calls.contains { gives(name, by: $0.call, in: $0.file, type) }
  }

  private func gives(
    _ name: String, by call: ExpressionID, in file: FileID, _ type: TypeID
  ) -> Bool {
    guard case .call(_, let arguments) = files.expression(call, in: file) else { return true }
    let given = written(arguments, in: file)
    for argument in given {
      if argument.label == nil, case .closure = files.expression(argument.value, in: file) {
        return true
      }
      if argument.label == name, !isNull(argument.value, file) { return true }
    }
    return initializers(of: type).contains { gives(name, by: $0, given, file) }
  }

  /// The initialiser may be the one that is called, and gives the property more than nothing.
  private func gives(
    _ name: String, by initializer: MemberID, _ given: [WrittenArgument], _ file: FileID
  ) -> Bool {
    guard let body = member(initializer).body else { return true }
    for number in body {
      guard
        case .assignment(let target, _, let value) = files.statement(number, in: initializer.file)
      else {
        // It does more than keep what it is given.
        return true
      }
      guard let own = files.written(target, in: initializer.file), own == name else { continue }
      guard !isNothing(value, initializer.file) else { continue }
      guard case .name(let parameter) = files.expression(value, in: initializer.file) else {
        return true
      }
      let handed = files.name(parameter, in: initializer.file).text
      if let argument = argument(of: given, for: handed, of: initializer) {
        if !isNull(argument, file) { return true }
      } else if !isLeftOut(handed, of: initializer) {
        return true
      }
    }
    return false
  }

  /// It may be left out, and is nothing then.
  private func isLeftOut(_ name: String, of initializer: MemberID) -> Bool {
    member(initializer).parameters.contains { number in
      let parameter = files.parameter(number, in: initializer.file)
      return files.name(parameter.name, in: initializer.file).text == name
        && parameter.defaultValue.map { isNothing($0, initializer.file) } ?? false
    }
  }

  /// `nil`, or of what a view does by itself a closure that does nothing: one that a caller writes may be filled later.
  private func isNothing(_ value: ExpressionID, _ file: FileID) -> Bool {
    if case .closure(let closure) = files.expression(value, in: file) {
      return files.closure(closure, in: file).body.isEmpty
    }
    return isNull(value, file)
  }

  private func isNull(_ value: ExpressionID, _ file: FileID) -> Bool {
    if case .null = files.expression(value, in: file) { true } else { false }
  }

  /// Some `.init(title: …)` may be one of these.
  private func mayBeMadeUnnamed(_ type: TypeID) -> Bool {
    let all = initializers(of: type).map { id in
      member(id).parameters.map { number in
        let parameter = files.parameter(number, in: id.file)
        return (
          label: parameter.label.map { files.name($0, in: id.file).text },
          isNeeded: parameter.defaultValue == nil
        )
      }
    }
    let kept = listed(in: type).compactMap { id -> (label: String?, isNeeded: Bool)? in
      let property = member(id)
      guard property.kind == .storedProperty, !property.isStatic, property.attributes.isEmpty,
        property.isVariable || property.value == nil
      else { return nil }
      return (name(of: id), property.value == nil && !property.isVariable)
    }
    return (all.isEmpty ? [kept] : all).contains { formals in
      if formals.allSatisfy({ !$0.isNeeded }), isMadeUnnamed(nil) { return true }
      for formal in formals {
        if isMadeUnnamed(formal.label) { return true }
        if formal.isNeeded { break }
      }
      return false
    }
  }
}
