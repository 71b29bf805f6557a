/// Something that a property is given, or may be.
package struct Assignment: Sendable, Equatable {
  /// The hash of its name; of a part of something the name that `key` gives.
  package var name: UInt64
  /// A property of the type in whose code this stands: `notice = …`, `self?.notice = …`.
  package var isOwn = false
  /// What it is given; nil where nobody reads that.
  package var value: ExpressionID?
  /// Of something else, what it is a property of: `model` of `model.notice = …`.
  package var base: ExpressionID?
  /// The type that it stands in, -1 for none.
  package var owner: Int32 = -1
  /// It stands in an initialiser.
  package var isAtStart = false
  /// The names in sight, in `FileViews.locals`.
  package var locals: Range<Int32> = 0..<0
  /// A binding to it is handed to what goes by this name; 0 where none is.
  package var taker: UInt64 = 0
  package var print: UInt64 = 0

  init(name: UInt64, isOwn: Bool = false) {
    self.name = name
    self.isOwn = isOwn
  }

  struct Key: Hashable {
    var name: UInt64
    var owner: Int32
    var taker: UInt64
    var flags: Int
  }

  var key: Key {
    Key(name: name, owner: owner, taker: taker, flags: (isOwn ? 1 : 0) + (isAtStart ? 2 : 0))
  }

  /// What tells whether something else is given; the number of a type is none of the source.
  var declaredPrint: UInt64 {
    var hash = NameHash(seed: print)
    hash.mix(taker)
    hash.mix(UInt64((isOwn ? 1 : 0) + (isAtStart ? 2 : 0)))
    return hash.value
  }

  /// By this name goes a property of what a property holds: `title` of `notice`.
  package static func key(_ part: UInt64, of whole: UInt64) -> UInt64 {
    var key = NameHash(seed: whole)
    key.mix(part)
    return key.value
  }
}

/// What a name stands for that the code around a place declares.
package struct LocalName: Sendable, Equatable {
  /// The hash of its name.
  package var name: UInt64
  package var value: ExpressionID?
  /// Where the initialiser stands whose parameter it is; 0 for none.
  package var initializer: UInt32 = 0
  /// Of a function, what all calls give for that: a range of `FileViews.localCalls`.
  package var calls: Range<Int32> = 0..<0
}

/// An argument of a call.
package struct LocalCall: Sendable, Equatable {
  package var value: ExpressionID
  package var locals: Range<Int32>
  package var owner: Int32
}
