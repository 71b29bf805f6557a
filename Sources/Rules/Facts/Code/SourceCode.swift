import Scenes
import Views
import VoiceOver

/// An argument as it is written.
struct WrittenArgument {
  let label: String?
  let value: ExpressionID
}

struct NameAtPlace: Hashable {
  var name: String
  var place: Origin
  var owner: TypeID?
}

/// Asks for declarations by name, and remembers what was asked: what the rules say of a scene holds as long as
/// the answers do.
///
/// One for all the rules of a scene, so it is the one thing of theirs that changes while they look.
final class SourceCode {
  let index: ViewIndex
  let files: LiveFiles
  private var linker: Linker
  /// The calls that are written at a place.
  let knownCalls = Memo<Origin, [[WrittenArgument]]>()
  /// What a name stands for in the code around a place.
  let knownMeanings = Memo<NameAtPlace, [Term?]>()
  /// Expressions as terms.
  let knownTerms = Memo<SourceExpression, Term?>()

  init(_ index: ViewIndex) {
    self.index = index
    linker = Linker(index)
    files = linker.files
  }

  var lookups: Lookups { linker.lookups }

  /// The members of a name of a type and its extensions; where only an extension is known, of all that it extends.
  func members(of type: TypeID, named name: String) -> [MemberID] {
    linker.members(of: whole(type), named: NameHash.of(name))
  }

  /// A function outside of all types: of a view it knows what it is given, and nothing else.
  func isFileLevel(_ name: String, from file: FileID) -> Bool {
    !linker.globals(named: NameHash.of(name), from: file).isEmpty
  }

  /// All that a member does which an extension of the repository gives texts; nil where there are several of the name.
  func lineOfText(_ name: String, from file: FileID) -> SourceExpression? {
    let found = linker.extensionMembers(of: .String, named: NameHash.of(name), from: file)
    guard found.count == 1, let id = found.first, let body = files[id].body, !files[id].isStatic
    else { return nil }
    return onlyLine(of: body, in: id.file).map { SourceExpression(file: id.file, expression: $0) }
  }

  /// The stored properties and cases of a type, in order.
  func listed(in type: TypeID) -> [MemberID] { linker.listed(in: whole(type)) }

  func initializers(of type: TypeID) -> [MemberID] { linker.initializers(of: whole(type)) }

  /// The calls that make a view; nil where there may be others.
  func makings(of type: TypeID) -> [(call: ExpressionID, file: FileID, owner: TypeID?)]? {
    linker.makings(of: whole(type))
  }

  /// Some code makes something without saying what, and calls its first argument that.
  func isMadeUnnamed(_ label: String?) -> Bool {
    linker.isMadeUnnamed(label.map { NameHash.of($0) })
  }

  /// Something may set a property of it later than as it is made.
  func mayBeSet(_ name: String, of type: TypeID) -> Bool {
    LaterSettings.maySet(NameHash.of(name), of: whole(type), &linker)
  }

  /// Notes that all the code of a declaration is looked at, whatever it declares.
  func noteAll(of type: TypeID) { _ = linker.everything(in: type) }

  /// The type that a property says it has, or is made from: `var a: A`, `var a = A()`.
  func type(of id: MemberID) -> TypeID? {
    let member = files[id]
    guard let name = member.type ?? made(by: member, in: id.file) else { return nil }
    return type(named: name, in: id.file, inside: member.owner)
  }

  /// The type of what a list holds: `var notes: [Note]`.
  func elementType(of id: MemberID) -> TypeID? {
    let member = files[id]
    return member.elements.flatMap { type(named: $0, in: id.file, inside: member.owner) }
  }

  /// The type that a parameter of a function says it has.
  func type(ofParameter name: String, of function: MemberID) -> TypeID? {
    let (member, file) = (files[function], function.file)
    for number in member.parameters {
      let parameter = files.parameter(number, in: file)
      guard files.name(parameter.name, in: file).text == name else { continue }
      return parameter.type.flatMap { type(named: $0, in: file, inside: member.owner) }
    }
    return nil
  }

  func type(named name: NameID, in file: FileID, inside owner: Int32?) -> TypeID? {
    linker.type(
      named: files.hash(name, in: file), from: file,
      inside: owner.map { TypeID(file: file, index: $0) })
  }

  /// The type in whose code an expression stands.
  func owner(of expression: ExpressionID, in file: FileID) -> TypeID? {
    let member = files[file].views.members.first { $0.expressions.contains(expression) }
    return member?.owner.map { TypeID(file: file, index: $0) }
  }

  private func made(by member: Member, in file: FileID) -> NameID? {
    guard let value = member.value, case .call(let callee, _) = files.expression(value, in: file),
      case .name(let name) = files.expression(callee, in: file)
    else { return nil }
    return name
  }

  private func whole(_ type: TypeID) -> TypeID {
    guard case .extension = files.kind(ofType: type.index, in: type.file) else { return type }
    return linker.type(named: files.nameHash(of: type), from: type.file) ?? type
  }
}
