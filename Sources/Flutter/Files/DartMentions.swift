internal import DartModules
internal import DartSyntax

/// What a file says about screens without being evaluated: which code shows what as a screen of its own.
struct DartMentions: Sendable {
  /// Something is shown by itself.
  struct Route: Sendable, Equatable {
    var kind: RouteKind
    /// The types that make what is shown, outermost first: `ChangeNotifierProvider`, `DetailPage`.
    var makers: [String]
    /// The same by what is chosen: one chain for each that may be shown.
    var chains: [[String]] = []
    /// The call that shows it.
    var call: DartNodeID
    /// What is shown: a closure, or an expression.
    var content: DartNodeID
    /// The type that the call stands in; nil outside of types.
    var type: Int?
    /// Below another route: a step back is possible.
    var isNested = false
    /// It takes the place of what was there before: no step back is possible.
    var isReplacing = false
    /// It stands around the pages of others, which are no step behind it.
    var isShell = false
    /// What lies behind it closes it.
    var hasBarrier = true
    /// It begins with a handle, which closes it.
    var hasHandle = false
    /// Its bar says “Close” instead of “Back” (material library, `AppBar`: `fullscreenDialog` of its route).
    var isFullscreen = false
    /// Whether the theme of the app says if it has one: it says nothing of that itself.
    var asksTheme = false
    /// Code puts it into a variable, which the call shows.
    var isPut = false
    /// It is one if this is what makes routes.
    var maker: Maker?
    /// And that of parts that it is handed: the call is the content.
    var isOfParts = false
    /// What has to hold for code to come there.
    var way: [Step] = []
  }

  /// Code of the app that may make a route of what it is given, or show it.
  struct Maker: Sendable, Hashable {
    /// A function or a type; empty where only the member is known.
    var name: String
    /// A static function, a constructor, a method of an extension; else empty.
    var member: String
    /// Which argument: its label, or its place among those without.
    var label: String
    var position: Int
    /// The member is one of an object that is made where it is called: `Ask(title).show()`.
    var isOfInstance = false
  }

  /// On the way to a call.
  enum Step: Sendable, Equatable {
    /// A variable is declared, or may be changed.
    case local(DartNodeID)
    case condition(DartNodeID, holds: Bool)
    /// One of the cases of a switch.
    case one(of: DartNodeID, DartNodeID)
  }
  var routes: [Route] = []
  /// By which name an app begins with a route, in the words of its code; none where it begins with what it is given.
  var firstRoutes: [[String]] = []
  /// Functions that only show a preview to the author.
  var previews: Set<DartNodeID> = []
  /// Enums of which a switch names all constants, as it has no other way out, in the order in which it names them.
  var wholeEnums: [String: [String]] = [:]
  /// A theme has sheets begin with a handle.
  var hasHandleTheme = false
  /// What is set or changed after it was made.
  var assigned: Set<String> = []
  /// Of types, by their place in the module, the fields that only follow the cursor of a keyboard.
  var cursorFields: [Int: Set<String>] = [:]
  /// The same of fields that a method sets once and for all before anything is shown: to what.
  var settledFields: [Int: [String: DartNodeID]] = [:]
  /// The same of fields that one method fills step by step before that: its body.
  var filledFields: [Int: [String: DartNodeID]] = [:]
  /// The same of fields of states that only change once something has been done.
  var handledFields: [Int: Set<String>] = [:]
  /// The same of fields that only a mouse sets.
  var hoverFields: [Int: Set<String>] = [:]
  /// By the name of a class the places where it is made.
  var makings: [String: [Making]] = [:]

  init(
    _ tree: DartTree, _ names: [Int32], _ words: [String], _ module: DartModule
  ) {
    func name(_ node: DartNodeID) -> String {
      let name = names[node]
      return name < 0 ? "" : words[Int(name)]
    }
    let scan = RouteScan(tree: tree, name: name)
    for node in tree.nodes.indices where tree.nodes[node].kind == .callExpr {
      routes += scan.routes(of: node)
      hasHandleTheme = hasHandleTheme || scan.isHandleTheme(node)
      if let first = scan.firstRoute(of: node) { firstRoutes.append(first) }
    }
    let ways = WayScan(tree: tree)
    for node in tree.nodes.indices where tree.nodes[node].kind == .annotation {
      guard let owner = scan.parent(of: node) else { continue }
      if name(node) == "Preview" { previews.insert(owner) }
      if RouteTable.annotations.contains(name(node)) { routes.append(scan.page(owner, node)) }
    }
    let switches = SwitchScan(tree: tree, name: name)
    for node in tree.nodes.indices {
      guard let (type, constants) = switches.whole(node) else { continue }
      if constants.count > wholeEnums[type]?.count ?? 0 { wholeEnums[type] = constants }
    }
    let counts = AssignmentScan(tree: tree, name: name).counts()
    assigned = Set(counts.keys)
    makings = MakingScan(tree: tree, name: name).makings(module)
    let fields = FieldScan(tree: tree, name: name, module: module)
    settledFields = fields.settled(counts).merging(fields.asked(counts)) { settled, asked in
      settled.merging(asked) { first, _ in first }
    }
    filledFields = fields.filled(counts)
    handledFields = fields.handled()
    hoverFields = HoverScan(tree: tree, name: name, module: module).fields(counts)
    cursorFields = CursorScan(tree: tree, name: name, module: module).fields()
    if routes.isEmpty { return }
    for index in routes.indices {
      let call = routes[index].call
      routes[index].type = module.types.firstIndex {
        call > $0.node && call < tree.nodes[$0.node].end
      }
      routes[index].way = ways.steps(to: routes[index].isPut ? routes[index].content : call)
    }
    let pages = routes.indices.filter { routes[$0].kind == .page && routes[$0].maker == nil }
    for index in pages {
      let call = routes[index].call
      routes[index].isNested = pages.contains {
        !routes[$0].isShell && routes[$0].call < call
          && call < tree.nodes[routes[$0].call].end
      }
    }
  }
}

/// How something is shown by itself.
enum RouteKind: UInt8, Sendable {
  /// The first screen of an app.
  case root
  /// Named by a router: whether a step back is possible depends on how one comes there.
  case page
  /// Pushed by code: a step back is possible.
  case pushed
  case dialog, sheet, popup, drawer
}
