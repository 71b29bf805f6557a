/// Data that decides whether it is shown, as in `logo ? <Image source={logo}/> : <Icon name="house"/>`.
enum ShownData {
  /// What the sides of a branch ask for, and show.
  static func asked(in branch: HostBranch) -> Set<UInt64> {
    var asked: Set<UInt64> = []
    for side in branch.sides { collectAsked(side.condition, into: &asked) }
    if asked.isEmpty { return [] }
    var shown: Set<UInt64> = []
    for side in branch.sides { collect(side.nodes, into: &shown, depth: 0) }
    return asked.intersection(shown)
  }

  /// Whether it is there, and nothing else: what it is said to be is another question.
  private static func collectAsked(_ condition: ScriptCondition, into asked: inout Set<UInt64>) {
    switch condition {
    case .constant: break
    case .ask(let question): if question.answer == .isTrue { asked.insert(question.subject) }
    case .not(let inner): collectAsked(inner, into: &asked)
    case .all(let parts), .any(let parts): for part in parts { collectAsked(part, into: &asked) }
    }
  }

  private static func collect(_ nodes: [HostNode], into shown: inout Set<UInt64>, depth: Int) {
    guard depth < 12 else { return }
    for node in nodes {
      switch node {
      case .element(let element):
        collect(element.props, into: &shown)
        collect(element.children, into: &shown, depth: depth + 1)
      case .unknown(let unknown):
        collect(unknown.props, into: &shown)
        collect(unknown.children, into: &shown, depth: depth + 1)
      case .branch(let branch):
        for side in branch.sides { collect(side.nodes, into: &shown, depth: depth + 1) }
      case .rows(let rows): collect(rows.nodes, into: &shown, depth: depth + 1)
      case .text, .words, .value, .renamed, .used, .chrome: break
      }
    }
  }

  private static func collect(_ props: ScriptObject, into shown: inout Set<UInt64>) {
    for name in pictures { if let value = props[name] { collect(value, into: &shown, depth: 0) } }
    // Which icon it is may well be worked out from a state.
    for name in ["name", "icon"] {
      if case .unknown(let unknown)? = props[name] { shown.insert(unknown.subject) }
    }
  }

  /// The data itself, and not what chooses among written names.
  private static func collect(_ value: ScriptValue, into shown: inout Set<UInt64>, depth: Int) {
    guard depth < 6 else { return }
    switch value {
    case .unknown(let unknown): shown.formUnion(unknown.told)
    case .object(let object):
      if let address = object["uri"] { collect(address, into: &shown, depth: depth + 1) }
    case .choice(let choice):
      for side in choice.sides { collect(side.value, into: &shown, depth: depth + 1) }
    default: break
    }
  }

  /// By which a picture is handed what it shows.
  private static let pictures = ["source", "uri", "src", "image", "logo", "brand"]
}
