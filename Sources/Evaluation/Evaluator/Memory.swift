import Scenes
import Views

/// What kinds of things a type of the repository is.
struct TypeNature: OptionSet {
  var rawValue: UInt8

  static let view = TypeNature(rawValue: 1)
  static let shape = TypeNature(rawValue: 2)
  static let layout = TypeNature(rawValue: 4)
  /// Wraps a view or controller of UIKit: nothing is known of what is in it.
  static let foreign = TypeNature(rawValue: 8)
  /// Its body is written out.
  static let inlined = TypeNature(rawValue: 16)
}

/// What was asked of the linker before, in this reading or in the fragment that is being made.
struct Memory {
  var helperNames = ByName<Bool>()
  /// By type and name.
  var memberLists = ByName<[MemberID]>()
  /// By type.
  var natures = ByName<TypeNature>()
  /// The repository's protocols that a type conforms to, by its own words or theirs.
  var protocols: [TypeID: [TypeID]] = [:]
  /// Of a protocol, what a value of it may be: see `ConformingTypes`.
  var conforming: [TypeID: [TypeID]] = [:]
  /// The protocols of which a member is asked of all that conform, the outermost first.
  var conformed: [TypeID] = []
  /// What extensions add to views we know.
  var initializers: [Word: [MemberID]] = [:]
  /// The values of types that constants hold.
  var constants = Constants()
  /// By type, the properties that ask the environment.
  var asking: [TypeID: [MemberID]] = [:]
  /// Properties that are thought about, the outermost first.
  var considered: [Considered] = []
  /// The properties whose makers are asked, the outermost first.
  var made: [MemberID] = []
  /// What properties of classes of UIKit are once these are there.
  var classProperties: [ClassProperties.Key: ClassProperties.Start?] = [:]
  /// Of which type constants are that say less of it.
  var madeTypes: [ClassProperties.Key: TypeID?] = [:]
}

/// `static let shared = Theme()` of a type, `let storage = Storage()` of a value.
struct Constant: Hashable {
  var member: MemberID
  /// The value whose constant it is; -1 for the type's own.
  var owner: Int32
}

/// What constants hold, the last made last: an app may have hundreds, and each name asks for its own.
struct Constants {
  private var order: [Constant] = []
  private var values: [Constant: ValueID] = [:]

  var count: Int { order.count }

  subscript(constant: Constant) -> ValueID? { values[constant] }

  mutating func keep(_ value: ValueID, of constant: Constant) {
    order.append(constant)
    values[constant] = value
  }

  /// Forgets all that came after so many.
  mutating func restore(_ count: Int) {
    while order.count > count { values[order.removeLast()] = nil }
  }
}

extension TypeID {
  /// Of a name in it, within one reading.
  fileprivate func key(_ name: UInt64) -> UInt64 {
    var key = NameHash(seed: name)
    key.mix(number)
    return key.value
  }
}

/// Questions that a reading asks again and again.
extension Evaluator {
  @inline(never)
  mutating func members(of type: TypeID, named name: UInt64) -> [MemberID] {
    let key = type.key(name)
    if let known = memory.memberLists[key] { return known }
    var found = linker.members(of: type, named: name)
    if found.isEmpty { found = defaults(of: type, named: name) }
    memory.memberLists[key] = found
    return found
  }

  /// What extensions of the repository's protocols give to a type that has no such member of its own.
  private mutating func defaults(of type: TypeID, named name: UInt64) -> [MemberID] {
    let protocols: [TypeID]
    if let known = memory.protocols[type] {
      protocols = known
    } else {
      protocols = linker.protocols(of: type)
      memory.protocols[type] = protocols
    }
    for one in protocols {
      let found = linker.members(of: one, named: name).filter { linker[$0].body != nil }
      if !found.isEmpty { return found }
    }
    return []
  }

  mutating func nature(of type: TypeID) -> TypeNature {
    let key = type.key(0)
    if let known = memory.natures[key] { return known }
    var nature: TypeNature = []
    if linker.isView(type) { nature.insert(.view) }
    if linker.inherits(type, .Shape) || linker.inherits(type, .InsettableShape) {
      nature.insert(.shape)
    }
    if linker.inherits(type, .Layout) { nature.insert(.layout) }
    if linker.inherits(type, .UIViewRepresentable)
      || linker.inherits(type, .UIViewControllerRepresentable)
      || Representable.isMade(by: type, &linker)
    {
      nature.insert(.foreign)
    }
    // The body of a modifier is a function.
    let hasBody = members(of: type, named: WellKnown.body).contains {
      if case .computedProperty = linker[$0].kind { true } else { false }
    }
    if hasBody { nature.insert(.inlined) }
    // SwiftUI has a body for views that are styles, which fills a place.
    // https://developer.apple.com/documentation/swiftui/shapestyle
    if !hasBody, nature.contains(.view), linker.inherits(type, .ShapeStyle) {
      nature.insert(.shape)
    }
    if !hasBody, hasBodyFunction(type) { nature.formUnion([.view, .inlined]) }
    memory.natures[key] = nature
    return nature
  }

  mutating func isInlined(_ type: TypeID) -> Bool { nature(of: type).contains(.inlined) }

  mutating func isView(_ type: TypeID) -> Bool { nature(of: type).contains(.view) }

  /// A view, shape, layout or the like: something that can stand where a view is wanted.
  mutating func showsItself(_ type: TypeID) -> Bool { !nature(of: type).isEmpty }

  /// A protocol of a package may give a `body` that calls `body(props:)`, a function of views.
  ///
  /// `body(children:)` is asked by SwiftUI to arrange the views of somebody else.
  mutating func hasBodyFunction(_ type: TypeID) -> Bool {
    guard case .struct = linker[type].kind, !linker.inherits(type, .ViewModifier),
      !linker.inherits(type, .AnimatableModifier), !linker.inherits(type, .Transition),
      !linker.inherits(type, .PreviewModifier)
    else { return false }
    // A protocol of the repository that asks for it tells itself what it is for.
    let asked = linker.protocols(of: type)
    if asked.contains(where: { !linker.members(of: $0, named: WellKnown.body).isEmpty }) {
      return false
    }
    return members(of: type, named: WellKnown.body).contains { id in
      guard case .function = linker[id].kind, let result = linker[id].type else { return false }
      return linker[id].body != nil && word(result, id.file) == .View
        && !linker[id].parameters.contains { isCalledChildren($0, id.file) }
    }
  }
}

extension Evaluator {
  private func isCalledChildren(_ parameter: Int32, _ file: FileID) -> Bool {
    linker.files.parameter(parameter, in: file).label.map { hash($0, file) } == WellKnown.children
  }
}
