internal import Components
internal import DartModules

/// What values are called, and of which type they are, as code that takes them says.
extension DartValue {
  /// Of the type that a name is declared with, where none is known of it.
  func typed(_ type: DartTypeName?) -> DartValue {
    guard let type else { return self }
    switch self {
    case .unknown(var unknown) where unknown.type == nil:
      unknown.type = type
      return .unknown(unknown)
    case .either(let choice) where choice.sides.contains(where: { $0.content.isUntyped }):
      return mapped { $0.isUntyped ? $0.typed(type) : $0 }
    default: return self
    }
  }

  /// Of the type that a function declares, where that says anything.
  func typed(byResult type: DartTypeName?) -> DartValue {
    guard let type, type.isTelling else { return self }
    return typed(type)
  }

  private var isUntyped: Bool {
    if case .unknown(let unknown) = self { unknown.type == nil } else { false }
  }

  /// It is there, where nothing is no value of the type that it is declared with.
  func present(as type: DartTypeName?) -> DartValue {
    guard type?.excludesNothing == true else { return self }
    return mapped { value in
      guard case .unknown(var unknown) = value else { return value }
      unknown.isLoose = false
      if unknown.type?.isLater == false { unknown.type?.isNullable = false }
      return .unknown(unknown)
    }
  }

  /// What comes of what is there later only.
  var awaited: DartValue {
    guard case .unknown(var unknown) = self, let type = unknown.type, type.isLater else {
      return self
    }
    unknown.type = type.arguments.first
    return .unknown(unknown)
  }

  /// It may be nothing, whatever it is declared as: what it was asked of may be nothing (Dart, `a?.b`).
  var loosened: DartValue {
    switch self {
    case .unknown(var unknown):
      unknown.isLoose = true
      return .unknown(unknown)
    case .either: return mapped { $0.isChoice ? $0 : $0.loosened }
    default: return self
    }
  }

  /// It is declared as what may be nothing, or comes of such.
  var isNullable: Bool {
    guard case .unknown(let unknown) = self else { return false }
    return unknown.isLoose || unknown.type?.isNullable == true
  }

  /// `data['title']`, which a function gives, is known by what asks for it.
  func element(of function: String) -> DartValue {
    guard !function.isEmpty, case .unknown(var unknown) = self, unknown.code.last == "]" else {
      return self
    }
    unknown.code = function
    return .unknown(unknown)
  }

  /// Any of the elements of a list has the name that code gives it.
  func asElement(called name: String) -> DartValue {
    guard case .unknown(var unknown) = self, unknown.isElement else { return self }
    (unknown.code, unknown.isData) = (name, true)
    return .unknown(unknown)
  }

  /// The same for what a function is given.
  func asElement(givenTo function: DartValue) -> DartValue {
    guard case .closure(let closure) = function, let name = closure.parameters.last?.name else {
      return self
    }
    return asElement(called: name)
  }
}

extension DartValue {
  /// Code that was not followed, or words that hold such.
  var isOfOwnCode: Bool {
    switch self {
    case .unknown(let unknown): !unknown.isData
    case .text(let text, _): text.holdsCode
    case .either(let choice): choice.sides.contains { $0.content.isOfOwnCode }
    default: false
    }
  }
}

extension UnknownValue {
  /// Words, a number or a time, as its type says (Dart, `dart:core`).
  var isPlain: Bool { type.map { Self.plain.contains($0.name) } ?? false }

  private static let plain: Set<String> = [
    "String", "int", "double", "num", "DateTime", "Duration",
  ]

  /// As words.
  var written: UnknownValue {
    var text = self
    (text.type, text.isLoose) = (DartTypeName("String"), false)
    return text
  }

  /// Nothing is no value of it, as far as its type goes.
  var excludesNothing: Bool { !isLoose && type?.excludesNothing == true }
}

extension DartTypeName {
  /// Its values come later.
  var isLater: Bool { Self.later.contains(name) }

  private static let later: Set<String> = ["Future", "FutureOr", "Stream"]
  private static let open: Set<String> = ["dynamic", "void", "Null", ""]

  /// It says what its values are; the parameter of a type does not.
  var isTelling: Bool {
    !isLater && !Self.open.contains(name) && name != "Object" && name.count > 2
  }

  /// Nothing is no value of it, where types say so (Dart, “Sound null safety”); of the parameter of a type nobody knows.
  var excludesNothing: Bool {
    !isNullable && !isLater && !Self.open.contains(name) && name.count > 2
      && !(name.hasPrefix("T") && name.dropFirst().first?.isUppercase == true)
  }
}
