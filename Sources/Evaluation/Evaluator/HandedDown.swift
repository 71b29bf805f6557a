import Scenes
import Views

/// What views are handed by way of the environment: below `.environment(ties)`, `@Environment(Ties.self) var ties` of
/// a view is that object, and below `.environment(\.isInset, false)` what asks for the key has that value.
///
/// It is as if each view that asks for it were given it where it is made. Where nobody knows what it is, a view asks
/// for something unknown, whatever was set further out.
///
/// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
/// https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)
enum HandedDown {
  /// What one modifier sets.
  struct Entry {
    /// The type of an object, or the key of a value.
    var key: UInt64
    /// Nil where it is not known.
    var value: Bound?
    var modifier: ExpressionID
    var file: FileID
    /// What is written further out in the chain does not have it.
    var isOver = false
  }

  static func isSetter(_ word: Word) -> Bool {
    word == .environment || word == .environmentObject || style(word) != nil
  }

  /// By what the style of buttons or toggles goes, which those below it have too.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  /// https://developer.apple.com/documentation/swiftui/view/togglestyle(_:)
  private static func style(_ word: Word) -> UInt64? {
    switch word {
    case .buttonStyle: buttonStyle
    case .toggleStyle: toggleStyle
    default: nil
    }
  }

  static let buttonStyle = NameHash.of("buttonStyle")
  static let toggleStyle = NameHash.of("toggleStyle")

  static func begin(_ modifier: PendingModifier, _ evaluator: inout Evaluator) {
    guard let (key, value) = entry(modifier, &evaluator) else { return }
    evaluator.handedDown.append(
      Entry(key: key, value: value, modifier: modifier.expression, file: modifier.site.file))
  }

  /// The modifier itself is applied: those after it are not below it.
  static func end(_ modifier: PendingModifier, _ evaluator: inout Evaluator) {
    let place = evaluator.handedDown.lastIndex {
      !$0.isOver && $0.modifier == modifier.expression && $0.file == modifier.site.file
    }
    if let place { evaluator.handedDown[place].isOver = true }
  }

  private static func entry(_ modifier: PendingModifier, _ evaluator: inout Evaluator)
    -> (key: UInt64, value: Bound?)?
  {
    let site = modifier.site
    let values = modifier.arguments.map { evaluator.argument($0, site.file).value }
    if let style = style(modifier.word) {
      guard values.count == 1, case .instance(_, let index) = evaluator.evaluated(values[0], site)
      else { return (style, nil) }
      return (style, .instance(index))
    }
    switch values.count {
    case 1:
      guard let type = Typing.type(of: values[0], site, &evaluator) else { return nil }
      guard case .instance(type, let index) = evaluator.evaluated(values[0], site),
        evaluator.instances[Int(index)].isKnown
      else { return (evaluator.files.nameHash(of: type), nil) }
      return (evaluator.files.nameHash(of: type), .instance(index))
    case 2:
      guard case .keyPath(let path) = evaluator.expression(values[0], site.file) else { return nil }
      let names = evaluator.text(path, site.file).split(separator: ".").dropFirst()
      guard names.count == 1, let only = names.first else { return nil }
      let key = NameHash.of(String(only))
      // What the other keys of the system change, the tables say.
      guard
        asWritten.contains(key)
          || !evaluator.linker.extensionMembers(
            ofTypeNamed: WellKnown.environmentValues, named: key, from: site.file
          ).isEmpty
      else { return nil }
      let isKnown =
        isPlain(values[1], site, &evaluator) || isSlot(key, from: site.file, &evaluator)
      return (~key, isKnown ? .expression(values[1], site) : nil)
    default: return nil
    }
  }

  /// Keys of the system that are what is set for them all the way down: nothing on the way sets them again, as what has
  /// columns does for size classes.
  ///
  /// https://developer.apple.com/documentation/swiftui/environmentvalues
  private static let asWritten = Set(
    ["editMode", "colorScheme", "layoutDirection"].map { NameHash.of($0) })

  private static func isPlain(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if let (held, place) = ConstantBindings.held(by: id, site, evaluator) {
      return isPlain(held, place, &evaluator)
    }
    return switch SettledNames.settled(id, site, &evaluator) {
    case .boolean, .number, .string, .null, .member: true
    default: false
    }
  }

  /// `@Entry var footer: AnyView? = nil`: a slot for a view.
  private static func isSlot(
    _ key: UInt64, from file: FileID, _ evaluator: inout Evaluator
  ) -> Bool {
    let found = evaluator.linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: key, from: file
    ).first
    guard let found, let type = evaluator.linker[found].type,
      evaluator.word(type, found.file) == .AnyView, !evaluator.linker[found].isNeverNil
    else { return false }
    return true
  }

  /// A slot for a view that nobody fills is empty, where the view that has it stands in another one: what fills it is
  /// set where that is used.
  private static func emptySlot(
    _ path: UInt64, of id: MemberID, _ instance: Int32, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard evaluator.base(of: instance) > 0, isSlot(path, from: id.file, &evaluator),
      let (value, place) = EnvironmentLists.initial(of: path, from: id.file, &evaluator),
      case .null = evaluator.expression(value, place.file)
    else { return nil }
    return .expression(value, place)
  }

  /// The properties of a type that ask.
  private static func asking(_ type: TypeID, _ evaluator: inout Evaluator) -> [MemberID] {
    if let known = evaluator.memory.asking[type] { return known }
    var found: [MemberID] = []
    if evaluator.isView(type) || evaluator.linker.inherits(type, .ViewModifier) {
      found = evaluator.linker.listed(in: type).filter { asks($0, evaluator) }
    }
    evaluator.memory.asking[type] = found
    return found
  }

  /// What is set where a view is made, for the properties of it that ask.
  static func hand(to instance: Int32, _ evaluator: inout Evaluator) {
    let type = evaluator.instances[Int(instance)].type
    let asking = asking(type, &evaluator)
    if asking.isEmpty { return }
    let known = self.known(evaluator)
    for id in asking {
      let name = evaluator.hash(evaluator.linker[id].name, id.file)
      let path = Typing.environmentKey(of: id, evaluator)
      if path == nil, evaluator.handedDown.isEmpty, evaluator.recordings.isEmpty { continue }
      let key =
        path.map { ~$0 }
        ?? Typing.type(ofMember: name, of: type, &evaluator).map {
          evaluator.files.nameHash(of: $0)
        } ?? 0
      AskedProperties.note(key: key, evaluator)
      let value: Bound
      if let set = known.first(where: { $0.key == key })?.value {
        value = set
      } else if let path, !evaluator.handedDown.contains(where: { !$0.isOver && $0.key == key }),
        let empty = emptySlot(path, of: id, instance, &evaluator)
      {
        value = empty
      } else {
        continue
      }
      evaluator.instances[Int(instance)].properties = evaluator.bind(
        name, value, onto: evaluator.instances[Int(instance)].properties)
    }
  }

  /// `@Environment(Ties.self) var ties`, `@EnvironmentObject var ties: Ties`.
  static func asks(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    guard case .storedProperty = evaluator.linker[id].kind else { return false }
    return evaluator.files[id.file].attributes(of: id.index).contains {
      switch evaluator.word($0, id.file) {
      case .Environment, .EnvironmentObject: true
      default: false
      }
    }
  }

  /// A property that was handed something is that as long as the view is there.
  static func has(_ id: MemberID, of instance: Int32, _ evaluator: borrowing Evaluator) -> Bool {
    asks(id, evaluator)
      && evaluator.property(evaluator.hash(evaluator.linker[id].name, id.file), of: instance) != nil
  }

  static func isFixed(_ id: MemberID, of instance: Int32, _ evaluator: borrowing Evaluator) -> Bool
  {
    evaluator.files.isConstant(evaluator.linker[id], id.file) || has(id, of: instance, evaluator)
  }

  /// What the innermost says that has this key; nil also where it says nothing that is known.
  static func value(_ key: UInt64, _ evaluator: borrowing Evaluator) -> Bound? {
    AskedProperties.note(key: key, evaluator)
    return evaluator.handedDown.last { !$0.isOver && $0.key == key }?.value
  }

  /// What is set here and known, the innermost first.
  private static func known(_ evaluator: borrowing Evaluator) -> [Entry] {
    var found: [Entry] = []
    for place in evaluator.handedDown.indices.reversed() {
      let entry = evaluator.handedDown[place]
      if entry.isOver || found.contains(where: { $0.key == entry.key }) { continue }
      found.append(entry)
    }
    return found.filter { $0.value != nil }
  }

  /// A view below it may show something else.
  static func mix(
    _ hash: inout NameHash, _ evaluator: inout Evaluator,
    _ mixValue: (Bound, inout NameHash, inout Evaluator) -> Void
  ) {
    if evaluator.handedDown.isEmpty { return }
    for entry in known(evaluator) where evaluator.digests.wanted.hold(key: entry.key) {
      hash.mix(entry.key)
      if let value = entry.value { mixValue(value, &hash, &evaluator) }
    }
  }
}
