/// What one script declares, takes and gives: the value that is kept of it, whatever commits hold it.
///
/// Bodies are kept as expressions and statements by number, as what a component shows is only known
/// where it is used. Types are not kept.
package struct ScriptModule: Sendable, Equatable {
  package typealias ExpressionID = Int32

  package var expressions: [ScriptExpression] = []
  package var functions: [ScriptFunction] = []
  package var classes: [ScriptClass] = []
  package var elements: [ScriptElement] = []
  /// Members of what may not be there: `a?.b`.
  package var optionals: Set<ExpressionID> = []
  /// What the top level binds, by name.
  package var bindings: [String: ScriptBinding] = [:]
  /// Names of the top level in the order of the source.
  package var names: [String] = []
  /// Statements of the top level that are no declarations.
  package var statements: [ScriptStatement] = []
  /// Members that are given to a name afterwards: `Card.Title = …`.
  package var members: [String: [ScriptMember]] = [:]
  package var exports: [String: ScriptExport] = [:]
  /// Modules all of whose names are given on.
  package var exportsAll: [String] = []
  /// `module.exports = …`: what it gives is a value, and no names.
  package var givesValue = false
  /// Where lines begin, in UTF-8 bytes.
  package var lines: [UInt32] = [0]
  /// Where `swipecost:` comments begin.
  package var directives: [UInt32] = []
  /// Begins with `'use dom'`: a page of a browser.
  package var isForBrowsers = false

  package init() {}

  package subscript(_ id: ExpressionID) -> ScriptExpression {
    id >= 0 && Int(id) < expressions.count ? expressions[Int(id)] : .missing
  }

  /// A member of what may not be there, or of a member of that.
  package func isOptional(_ id: ExpressionID) -> Bool {
    var id = id
    while case .member(let base, _) = self[id] {
      if optionals.contains(id) { return true }
      id = base
    }
    return false
  }

  /// Nobody who asks either of them hears another answer: types and comments are not kept, and where lines
  /// begin matters only to what has a place.
  package func answers(theSameAs other: ScriptModule) -> Bool {
    var (own, others) = (self, other)
    if !own.hasPlaces, !others.hasPlaces { (own.lines, others.lines) = ([], []) }
    return own == others
  }

  private var hasPlaces: Bool {
    !elements.isEmpty || !directives.isEmpty
      || expressions.contains { if case .call = $0 { true } else { false } }
  }

  /// Line and column, both from 1; the column counts bytes.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset) - Int(lines[low]) + 1)
  }
}

package struct ScriptMember: Sendable, Equatable {
  package var name: String
  package var value: ScriptModule.ExpressionID
}

/// What a name of the top level stands for.
package enum ScriptBinding: Sendable, Equatable {
  /// A part of what a pattern takes apart.
  case variable(ScriptPattern, ScriptModule.ExpressionID?)
  case function(Int32)
  case classType(Int32)
  /// Taken from another module.
  case imported(ScriptImport)
}

package struct ScriptImport: Sendable, Hashable {
  package enum Name: Sendable, Hashable {
    case named(String)
    /// All that the module gives, as one value.
    case namespace
  }
  package var module: String
  package var name: Name

  package init(module: String, name: Name) {
    self.module = module
    self.name = name
  }
}

package enum ScriptExport: Sendable, Equatable {
  /// What a name of this module stands for.
  case local(String)
  case value(ScriptModule.ExpressionID)
  case taken(ScriptImport)
}

package indirect enum ScriptExpression: Sendable, Equatable {
  package typealias ID = ScriptModule.ExpressionID

  /// Not there, or not followed.
  case missing
  case name(String)
  case this
  case string(String)
  case number(Double)
  case flag(Bool)
  case null
  /// Texts and values by turns, texts first.
  case template([String], [ID])
  case array([ID])
  case object([ScriptProperty])
  case function(Int32)
  case classType(Int32)
  /// Where it stands tells apart what is asked of the world twice.
  case call(ID, [ID], offset: UInt32)
  case new(ID, [ID])
  case member(ID, String)
  case index(ID, ID)
  case unary(String, ID)
  case binary(String, ID, ID)
  case logical(String, ID, ID)
  case conditional(ID, ID, ID)
  case assignment(String, ID, ID)
  case sequence([ID])
  case spread(ID)
  case element(Int32)
  /// `import("a")`, `require("a")`.
  case module(String)
}

package enum ScriptProperty: Sendable, Equatable {
  case value(String, ScriptExpression.ID)
  case getter(String, Int32)
  case computed(ScriptExpression.ID, ScriptExpression.ID)
  case spread(ScriptExpression.ID)
}

package struct ScriptElement: Sendable, Equatable {
  /// Nil for a fragment.
  package var tag: ScriptExpression.ID?
  package var attributes: [ScriptAttribute] = []
  package var children: [ScriptExpression.ID] = []
  package var offset: UInt32
  /// Its place among the elements of the declaration that writes it, from 0.
  package var index: Int32 = 0
  /// The name of that declaration; empty for a default export without one.
  package var owner = ""
  /// Where it stands in the declaration.
  ///
  /// The elements around it but for plain layout, and which of its kind it is there: findings are known
  /// again by it.
  package var anchor = ""
}

package struct ScriptAttribute: Sendable, Equatable {
  /// Nil where a whole object is spread.
  package var name: String?
  /// Nil where the name stands alone, which means `true`.
  package var value: ScriptExpression.ID?
  package var offset: UInt32
}

package struct ScriptFunction: Sendable, Equatable {
  package var name: String?
  package var parameters: [ScriptPattern] = []
  package var body: [ScriptStatement] = []
  package var offset: UInt32
  /// JSX stands in it, or in a function in it.
  package var hasElements = false
  /// Options of a navigator are set in it.
  package var setsOptions = false
  /// It has a `this` of its own.
  package var bindsThis = false
  /// What it gives comes later, or in steps.
  package var isDeferred = false
}

package struct ScriptClass: Sendable, Equatable {
  package var name: String?
  package var base: ScriptExpression.ID?
  package var methods: [String: Int32] = [:]
  package var getters: [String: Int32] = [:]
  package var fields: [ScriptMember] = []
  package var statics: [ScriptMember] = []
  package var constructor: Int32?
  package var offset: UInt32
  package var hasElements = false
}

package indirect enum ScriptPattern: Sendable, Equatable {
  case missing
  case name(String)
  case object([ScriptPatternPart], others: ScriptPattern?)
  case array([ScriptPattern], others: ScriptPattern?)
  case defaulted(ScriptPattern, ScriptExpression.ID)
  /// The last parameter, which takes all that follow.
  case others(ScriptPattern)
}

package struct ScriptPatternPart: Sendable, Equatable {
  /// Nil for a computed key.
  package var key: String?
  package var pattern: ScriptPattern
}

package indirect enum ScriptStatement: Sendable, Equatable {
  case variable(ScriptPattern, ScriptExpression.ID?)
  case function(String, Int32)
  case classType(String, Int32)
  case expression(ScriptExpression.ID)
  case `return`(ScriptExpression.ID?)
  case `if`(ScriptExpression.ID, [ScriptStatement], [ScriptStatement])
  /// Cases in order; nil is `default`.
  case `switch`(ScriptExpression.ID, [ScriptCase])
  /// Runs any number of times; with what each turn is given, if that is an element of a collection.
  case loop(ScriptPattern?, ScriptExpression.ID?, [ScriptStatement])
  case block([ScriptStatement])
  case `throw`
  case `break`
}

package struct ScriptCase: Sendable, Equatable {
  package var value: ScriptExpression.ID?
  package var body: [ScriptStatement]
}
