import Views
import VoiceOver

/// Asks for declarations by name, and remembers what was asked: what the rules say of a scene holds as long as
/// the answers do.
///
/// One for all the rules of a scene, so it is the one thing of theirs that changes while they look.
final class Inquiry {
  struct TextAtNode: Hashable {
    var text: String
    var node: Scene.NodeID
  }

  /// A text of the code of a view or helper, and the call of that: the same wherever the call is written out.
  struct TextAtCall: Hashable {
    var text: String
    var call: Origin
    var helper: MemberID?
  }

  struct ControlLines {
    var lines: [String]
    var number: Int
  }

  struct TextAtLines: Hashable {
    var text: String
    var lines: Int
  }

  struct TextAtClosure: Hashable {
    var text: String
    var file: FileID
    var closure: Int32
  }

  struct TextAtPlace: Hashable {
    var text: String
    var place: Origin
    var owner: TypeID?
  }

  struct StateQuestion: Hashable {
    var control: Scene.NodeID
    var byMarks: Bool
  }

  private var linker: Linker
  /// What controls do, by node, and gestures in the end, by modifier: each is compared with many others.
  let deeds = Memo<Scene.NodeID, String?>()
  let lastDeeds = Memo<Int32, [String]>()
  /// The calls that are written at a place, and what they hand over for a name: every image and every argument of a
  /// control asks for those of all views around it.
  let calls = Memo<Origin, [[WrittenArgument]]>()
  let handedOver = Memo<TextAtCall, [ExpressionID]>()
  /// A text of the code of a view in the words of its caller, and of all callers from there outwards.
  let spelled = Memo<TextAtCall, String>()
  let spellings = Memo<TextAtNode, [String]>()
  /// The words in a condition that may be names.
  let identifiers = Memo<String, [String]>()
  /// The condition of a side, as it is written.
  let conditions = Memo<Scene.NodeID, String?>()
  /// What controls do, line by line; equal lists go by one number.
  let lines = Memo<Scene.NodeID, ControlLines>()
  let lineNumbers = Memo<[String], Int>()
  let sets = Memo<TextAtLines, Bool>()
  let undoes = Memo<TextAtClosure, Bool>()
  /// Controls by what they do.
  let doers = Once<[String: [Scene.NodeID]]>()
  /// The nearest node around each through which touches go; -1 for none.
  let untouchable = Once<[Scene.NodeID]>()
  /// The nearest call of a view or helper around each node, itself included; -1 for none.
  let callers = Once<[Scene.NodeID]>()
  /// What a name or condition stands for in the code around a place.
  let meanings = Memo<TextAtPlace, [String]>()
  /// Every image of a control asks for the state that the control shows.
  let shownStates = Memo<StateQuestion, ShownState?>()

  /// How many different lists of lines there are.
  private var lists = 0

  init(_ index: ViewIndex) { linker = Linker(index) }

  func number(of lines: [String]) -> Int {
    lineNumbers(lines) {
      lists += 1
      return lists
    }
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

  /// The stored properties and cases of a type, in order.
  func listed(in type: TypeID) -> [MemberID] { linker.listed(in: whole(type)) }

  /// The type that a property says it has, or is made from: `var a: A`, `var a = A()`.
  func type(of id: MemberID) -> TypeID? {
    let member = linker.files[id]
    guard let name = member.type ?? made(by: member, in: id.file) else { return nil }
    return linker.type(
      named: linker.files.hash(name, in: id.file), from: id.file,
      inside: member.owner.map { TypeID(file: id.file, index: $0) })
  }

  private func made(by member: Member, in file: FileID) -> NameID? {
    guard let value = member.value,
      case .call(let callee, _) = linker.files.expression(value, in: file),
      case .name(let name) = linker.files.expression(callee, in: file)
    else { return nil }
    return name
  }

  private func whole(_ type: TypeID) -> TypeID {
    guard case .extension = linker.files.kind(ofType: type.index, in: type.file) else {
      return type
    }
    return linker.type(named: linker.files.nameHash(of: type), from: type.file) ?? type
  }
}
