import Views

/// One view of a UIKit class as its code builds it: a property, a local variable, or the class itself.
struct UIKitPart {
  /// The class that was named: `UILabel`, or `.other`.
  var word: Word
  /// The repository's own kind of that class, if it is one.
  var type: TypeID?
  var name: NameID?
  /// Where it is declared or made.
  var expression: ExpressionID
  var site: Site
  var children: [Int] = []
  /// `accessibilityElements = […]`: replaces the children in what is focused.
  var focused: [Int]?
  /// Views that an interface file places.
  var outlets: [Int] = []
  /// In the order of the code.
  var settings: [Setting] = []
  var isPlaced = false
  /// Something that is not read here is put into it, or is given it and may do so.
  var holdsUnknown = false
  /// The code of its own type has been read.
  var isRead = false

  struct Setting {
    var word: Word
    var name: NameID
    var value: Given
    /// Where it is set.
    var expression: ExpressionID
    var site: Site
  }

  /// What a property is set to: an expression, or what an overridden property computes.
  enum Given {
    case expression(ExpressionID)
    case outcome(Block)
  }
}

/// Which kind of view an expression makes or a declaration names.
struct UIKitKind {
  var word: Word
  var type: TypeID?
}
