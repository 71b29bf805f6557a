package import DartSyntax

/// What one Dart file declares and which files it names: all that others may ask it for.
///
/// It depends on the bytes of the file alone, so that it can be kept by them. Names are as the file writes
/// them: what they mean is for whoever knows the other files of the library. Bodies and values are nodes
/// of the file's tree.
package struct DartModule: Sendable, Equatable {
  package var imports: [DartImport] = []
  package var exports: [DartImport] = []
  /// The addresses of the files that are parts of this one.
  package var parts: [String] = []
  /// What this file is a part of: an address, or in old code the name of a library.
  package var whole: String?
  /// The name of the library, where it has one.
  package var library: String?
  package var types: [DartTypeDeclaration] = []
  package var functions: [DartFunction] = []
  package var variables: [DartVariable] = []

  package init() {}
}

/// An import or an export.
package struct DartImport: Sendable, Equatable {
  package var address: String
  /// `if (condition) address`, in order: the first whose condition holds is taken.
  package var alternatives: [Alternative] = []
  package var prefix: String?
  package var isDeferred = false
  /// The names behind `show`; nil where there is no `show`, and all are visible.
  package var shown: [String]?
  package var hidden: [String] = []

  package struct Alternative: Sendable, Equatable {
    /// `dart.library.io`, or with a value: `a.b=='c'`.
    package var condition: String
    package var address: String
  }

  /// Whether the import gives the file this name.
  package func gives(_ name: String) -> Bool {
    (shown?.contains(name) ?? true) && !hidden.contains(name)
  }
}

/// A class, or what is like one.
package struct DartTypeDeclaration: Sendable, Equatable {
  package enum Kind: Sendable {
    case `class`, mixin, `extension`, extensionType, `enum`
    /// `typedef`; what it stands for is `superclass`, if it is no function with a name in its middle.
    case alias
  }
  package var kind: Kind
  /// Empty for an extension without one.
  package var name: String
  package var typeParameters: [String] = []
  package var superclass: DartTypeName?
  package var mixins: [DartTypeName] = []
  package var interfaces: [DartTypeName] = []
  /// What an extension extends; what a mixin may be mixed into.
  package var on: [DartTypeName] = []
  package var fields: [DartVariable] = []
  /// Constructors, methods, getters, setters and operators.
  package var functions: [DartFunction] = []
  /// Of an enum.
  package var constants: [String] = []
  package var isAbstract = false
  package var node: DartNodeID
}

/// Variables of a file and fields.
package struct DartVariable: Sendable, Equatable {
  package var name: String
  package var type: DartTypeName?
  package var isStatic = false
  package var isConst = false
  package var isFinal = false
  package var value: DartNodeID?
  /// The declarator.
  package var node: DartNodeID
}

/// What can be called, and getters.
package struct DartFunction: Sendable, Equatable {
  package enum Kind: Sendable {
    case function, getter, setter, `operator`, constructor, factory
  }
  package var kind: Kind
  /// Of a constructor without a name, empty.
  package var name: String
  package var result: DartTypeName?
  package var parameters: [DartParameter] = []
  package var isStatic = false
  /// `block`, `expressionBody`, or of a factory `redirection`.
  package var body: DartNodeID?
  /// Of a constructor: `fieldInitializer`, `superInitializer`, `thisInitializer`, `assertInitializer`.
  package var initializers: [DartNodeID] = []
  package var node: DartNodeID
}

package struct DartParameter: Sendable, Equatable {
  package enum Place: Sendable { case positional, optional, named }
  package enum Target: Sendable {
    case local
    /// `this.a` sets a field, `super.a` is handed on.
    case field, superclass
  }
  package var name: String
  package var type: DartTypeName?
  package var place = Place.positional
  package var target = Target.local
  package var isRequired = true
  package var value: DartNodeID?

  package init(name: String, type: DartTypeName? = nil, place: Place = .positional) {
    self.name = name
    self.type = type
    self.place = place
  }
}
