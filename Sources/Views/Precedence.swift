/// How tightly an operator holds what stands beside it.
package struct Precedence: Sendable, Equatable {
  package var value: Int
  /// Of two such operators the one on the right is done first.
  package var isRight = false

  static let none = Self(value: 0)
  static let assignment = Self(value: 1, isRight: true)
  static let arrow = Self(value: 2, isRight: true)
  static let ternary = Self(value: 3, isRight: true)
  static let unknown = Self(value: 4)
  static let cast = Self(value: 9)
}

extension Precedence {
  /// By Swift's standard groups.
  ///
  /// https://developer.apple.com/documentation/swift/operator-declarations
  package init(ofOperator text: String) {
    switch text {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "<<=", ">>=":
      self = .assignment
    case "||": self.init(value: 5)
    case "&&": self.init(value: 6)
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", ".==", ".!=", ".<", ".>":
      self.init(value: 7)
    case "??": self.init(value: 8, isRight: true)
    case "is": self = .cast
    case "..<", "...": self.init(value: 10)
    case "+", "-", "&+", "&-", "|", "^": self.init(value: 11)
    case "*", "/", "%", "&", "&*": self.init(value: 12)
    case "<<", ">>", "&<<", "&>>": self.init(value: 13)
    default: self = .unknown
    }
  }

  /// Beside this operator one of the other precedence has to stand in parentheses.
  package func parts(_ other: Self, onTheRight: Bool) -> Bool {
    other.value < value || other.value == value && onTheRight != isRight
  }
}
