internal import DartModules

/// What values are called, and of which type they are, as code that takes them says.
extension DartValue {
  /// Of the type that a name is declared with, where none is known of it.
  func typed(_ type: DartTypeName?) -> DartValue {
    guard let type, case .unknown(var unknown) = self, unknown.type == nil else { return self }
    unknown.type = type
    return .unknown(unknown)
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
