/// What one file declares, as far as it can matter to a view: the value that is kept per blob.
package struct FileViews: Sendable, Equatable {
  package var names: [Name] = []
  package var texts: [String] = []
  package var types: [TypeDeclaration] = []
  package var members: [Member] = []
  /// Those of members.
  package var attributes: [NameID] = []
  package var code = Code()
  package var comments: [Directive] = []
  package var problems: [SourceProblem] = []
  /// The offset of the first byte of each line.
  package var lineStarts: [UInt32] = [0]
  package var imports: Imports = []
  /// What is imported, by the hashes of the names.
  package var modules: [UInt64] = []
  /// Those of them that all files see by that: `@_exported import Cards`.
  package var exported: [UInt64] = []
  /// The types that it names, and does not only declare.
  package var named: [TypeNames] = []
  /// Where it makes one of a type, or may.
  package var makings: [Making] = []
  /// Functions that are only done as what they are of comes up, by their names: see `StartNames`.
  package var starts: [UInt64] = []
  /// Properties by words that everybody uses, which code of the file sets: see `AssignedProperties`.
  package var assigned: [UInt64] = []
  /// It starts an app in code: `UIApplicationMain(…)`, as a `main.swift` does.
  package var startsApp = false
  /// Lines of the file that are not empty and not only a comment.
  package var codeLines = 0
  /// Of a storyboard or xib, what is in it.
  package var interface: InterfaceViews?

  package init() {}

  package subscript(name: NameID) -> Name { names[Int(name.index)] }
  package subscript(text: TextID) -> String { texts[Int(text.index)] }

  /// Takes the attributes of a member, and says where they are.
  mutating func keep(_ attributes: [NameID]) -> Range<Int32> {
    let first = Int32(self.attributes.count)
    self.attributes += attributes
    return first..<Int32(self.attributes.count)
  }

  package func attributes(of member: Member) -> ArraySlice<NameID> {
    attributes[Int(member.attributes.lowerBound)..<Int(member.attributes.upperBound)]
  }

  /// What it shows is most likely one thing to open, and not a screen.
  package var declaresWidget: Bool {
    types.contains { type in type.inherited.contains { self[$0].word == .Widget } }
  }

  /// Both from 1; the column counts UTF-8 bytes.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    LineStarts.position(of: offset, in: lineStarts)
  }
}

/// `Desk(isOpen: true)`: where code makes one of a type, by the hash of its name.
package struct Making: Sendable, Equatable {
  package var name: UInt64
  /// Nil where it is made by another word than a call, or by a very long one.
  package var call: ExpressionID?
  /// The type that it stands in, -1 for none, and what the call says.
  package var owner: Int32 = -1
  package var print: UInt64 = 0

  /// By this name go all of which only the first label is known: `.init(title: …)`.
  package static func key(unnamed label: UInt64?) -> UInt64 {
    var key = NameHash(seed: label ?? 0)
    key.mix(NameHash.of("init"))
    return key.value
  }
}

/// An identifier: compared across files by hash, inside the vocabulary by word.
package struct Name: Sendable, Equatable {
  package var text: String
  package var hash: UInt64
  package var word: Word

  package init(text: String, hash: UInt64, word: Word) {
    self.text = text
    self.hash = hash
    self.word = word
  }
}

package struct Imports: OptionSet, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let swiftUI = Imports(rawValue: 1)
  package static let uiKit = Imports(rawValue: 2)
  package static let testing = Imports(rawValue: 4)
  package static let appKit = Imports(rawValue: 8)

  /// UIKit's names are taken at their word: a bridging header, or a file that is imported, may bring it to all files,
  /// so that none says so.
  package var mayUseUIKit: Bool {
    contains(.uiKit) || isDisjoint(with: [.swiftUI, .appKit, .testing])
  }
}

package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
    /// `inherited` holds the one name it stands for.
    case `typealias`
  }
  /// What a `typealias` of a function stands for.
  package static let function = "->"

  package var kind: Kind
  package var name: NameID
  /// Names of inherited types, the last identifier of each (`View`, `ViewModifier`, `UIView`); of a
  /// `typealias` all that it is another name of, the last identifier first.
  package var inherited: [NameID]
  /// Of `typealias Lit = Shelf & Lamp`, those besides the last.
  package var composed: [NameID] = []
  /// Index of the enclosing type in `FileViews.types`.
  package var parent: Int32?
  package var genericParameters: [NameID]
  /// Those of them that may stand for a view.
  package var viewParameters: [NameID] = []
  /// Indices into `FileViews.members`.
  package var members: [Int32]
  package var attributes: [NameID]
  package var offset: UInt32
  /// Inside a preview (`PreviewProvider`), or a test case: never counted.
  package var isPreviewOrTest: Bool
  /// `private` or `fileprivate`: other files do not see it.
  package var isFilePrivate = false
  /// `public` or `open`: other repositories may see it.
  package var isPublic = false
  /// Of a public view: it frames what previews show.
  package var isForPreviews = false
  /// In `extension Outer.Inner`: `Outer`.
  package var qualifier: NameID?
  /// Of a class that is made from `Outer.Base`: `Outer`.
  package var baseQualifier: NameID?
  /// Differs when its first line differs, or that of a type around it; not by place or members.
  var print: UInt64 = 0

  package init(
    kind: Kind, name: NameID, inherited: [NameID], parent: Int32?, genericParameters: [NameID],
    members: [Int32], attributes: [NameID], offset: UInt32, isPreviewOrTest: Bool
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.parent = parent
    self.genericParameters = genericParameters
    self.members = members
    self.attributes = attributes
    self.offset = offset
    self.isPreviewOrTest = isPreviewOrTest
  }
}

/// A property, function, initialiser, subscript or enum case of a type, or of the file itself.
package struct Member: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case storedProperty, computedProperty, function, initializer, enumCase
  }
  package var kind: Kind
  package var name: NameID
  /// Index into `FileViews.types`; nil at file level.
  package var owner: Int32?
  /// The last identifier of the declared type or result (`View` for `some View`).
  package var type: NameID?
  /// Of a list, the last identifier of what its elements are.
  package var elements: NameID?
  /// Of `Outer.Inner`: `Outer`.
  package var qualifier: NameID?
  /// Of `Store<Feature.State, Action>` what stands first between the brackets.
  package var held: (name: NameID, qualifier: NameID?)? {
    heldName.map { ($0, heldQualifier) }
  }
  var heldName: NameID?
  var heldQualifier: NameID?
  /// The names of `@State`, `@Binding`, `@ViewBuilder`, `@Namespace` and the like; behind that of an
  /// `@Environment` and of other wrappers that take a key path the name of what it reads: a range of `attributes`.
  ///
  /// No list of its own: members are handed around everywhere, and so one costs nothing to copy.
  package var attributes: Range<Int32>
  package var parameters: Range<Int32>
  /// The initial value of a stored property, the raw value of an enum case.
  package var value: ExpressionID?
  /// The getter, the code of `didSet` in a UIKit class, or the body; nil where it was judged not to matter.
  package var body: Block?
  package var isStatic: Bool
  package var isVariable: Bool
  /// A stored closure or a property whose type is a function.
  package var isFunctionType: Bool
  /// Its type, or that of its result, is written, and none of what may be nil.
  package var isNeverNil = false
  package var offset: UInt32
  /// `private` or `fileprivate`, also through its extension: other files do not see it.
  package var isFilePrivate = false
  /// `public` or `open`, also through its extension: other repositories may see it.
  package var isPublic = false
  /// `override`: it stands for what a class above has by its name.
  package var isOverride = false
  /// What a flag of a view is as long as that shows, where its file leaves no doubt.
  package var asShown: Bool?
  /// A state of a view that nothing in its file changes before a user does something.
  package var isOfUser = false
  /// A function inside a body: nobody else can call it.
  package var isLocal = false
  /// Its part of `Code.expressions`.
  package var expressions: Range<Int32> = 0..<0
  /// Differs when the declaration says something else; not by place, layout or comments.
  var print: UInt64 = 0

  package init(
    kind: Kind, name: NameID, owner: Int32?, type: NameID?, attributes: Range<Int32>,
    parameters: Range<Int32>, value: ExpressionID?, body: Block?, isStatic: Bool, isVariable: Bool,
    isFunctionType: Bool, offset: UInt32
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.type = type
    self.attributes = attributes
    self.parameters = parameters
    self.value = value
    self.body = body
    self.isStatic = isStatic
    self.isVariable = isVariable
    self.isFunctionType = isFunctionType
    self.offset = offset
  }
}

extension Member {
  /// Declared at file level.
  var isGlobal: Bool { owner == nil && !isLocal }
}

/// A comment `// swipecost:disable …`, before its names are known to be rules.
package struct Directive: Sendable, Equatable {
  package enum Scope: UInt8, Sendable { case line, next, file }
  package var scope: Scope
  package var rules: [String]
  package var reason: String?
  package var offset: UInt32

  package init(scope: Scope, rules: [String], reason: String?, offset: UInt32) {
    self.scope = scope
    self.rules = rules
    self.reason = reason
    self.offset = offset
  }
}

/// Source that could not be read, and was passed over.
package struct SourceProblem: Sendable, Equatable {
  package enum Kind: UInt8, Sendable { case syntax, conflictMarkers, notText, tooDeep }
  package var kind: Kind
  package var offset: UInt32

  package init(kind: Kind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}

extension FileViews {
  /// One of the words is a name in the file.
  package func mentions(_ words: [Word]) -> Bool { names.contains { words.contains($0.word) } }
}
