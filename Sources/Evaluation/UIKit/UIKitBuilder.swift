import Scenes
import Views

/// Reads what the members of one UIKit class build with `addSubview` and its like.
///
/// The code is not run: every statement of every member counts, in the order of the file, those of the
/// classes above it first. Conditions and closures count as done once, loops over what is written once for
/// each value. Functions that are given parts, or make them, are read where they are called. Views of the
/// repository's own classes are read the same way where they are placed.
struct UIKitBuilder: ~Copyable {
  var evaluator: Evaluator
  var parts: [UIKitPart] = []
  /// Names in sight inside the type that is read.
  var byName: [UInt64: Int] = [:]
  /// Names of variables of the body that is read, and what they meant before.
  var locals: [(name: UInt64, part: Int?)] = []
  /// What lists hold that code puts together piece by piece.
  var gathered: [UInt64: [Int]] = [:]
  /// Names of recognisers of single taps.
  var taps: Set<UInt64> = []
  /// The same of long presses.
  var presses: Set<UInt64> = []
  /// What is set so far on the local variables that hold configurations of buttons and cells.
  var configurations: [UInt64: [Configured]] = [:]
  /// The part that is `self`.
  var own = 0
  /// How many controllers that are only shown stand around the code that is read.
  var shownDepth = 0
  /// The types that are being read, the outermost first.
  var around: [TypeID] = []
  var kinds: [TypeID: Word] = [:]
  /// The loops, and the sides of conditions, that what is read stands under.
  var places = UIKitPlaces()
  /// The class that is read and those above it, the lowest first.
  var lineage: [TypeID] = []
  /// Which of its functions are done, and when.
  var reach = UIKitReach()
  /// The same of classes that were read before.
  var reachOf: [TypeID: UIKitReach] = [:]
  /// Its functions that were read where they are called first.
  var once: Set<MemberID> = []
  /// Under what their calls stood.
  var onceAt: [MemberID: [Int]] = [:]
  /// Code that is done as its properties are set.
  var observers: [UInt64: Observer] = [:]
  /// What was in sight as the code of a part ended.
  var sights: [Int: Sight] = [:]
  /// Functions that others may call, of parts whose own code has been read.
  var later: [Later] = []
  /// What expressions stand for that name one of several parts.
  var standing: [UIKitSeveral.Standing] = []
  /// What the calls of a chain that is read gave back.
  var links: [UIKitChains.Link] = []
  /// What is read now is done with each part of a list.
  var isForEach = false
  /// The parts in whose code something is shown that could not be followed.
  var showing: Set<Int> = []
  /// Classes of views that are made from one of a package, and show what nobody sees.
  var libraryTypes: Set<TypeID> = []
  /// What goes by which names into views, in the code of a class.
  var placedNames: [TypeID: Set<UInt64>] = [:]
  /// Closures that wait until all is read that is done as the view comes up.
  var kept = UIKitKeptClosures()
  /// What is read now is done by code that nobody has seen: others have the last word.
  var isLate = false
  /// No code calls it that was seen, so nothing is given to it either.
  var isUncalled = false
  /// Nobody sets the property whose code is read: what that sets stays as it is, and may be set all the same.
  var isUnset = false
  /// What is read is a closure that a call was given: done then, or once something has come.
  var isHandedOn = false
  /// Tables whose source was asked whether the class keeps their cells.
  var askedForHeld: Set<Int> = []
  /// Classes that were made with a table, and handed out no cells for it.
  var emptySources: Set<TypeID> = []
  /// Functions that wait for cells to be shown, and the cells of the one that is read.
  var displays: [UIKitDisplays.Waiting] = []
  var displayed: UIKitDisplays.Shown?
  /// What is read gives what a controller has above the keyboard.
  var accessory: UIKitAccessories.Reading?
  /// What is read gives the cells of a table's rows.
  var isSource = false
  /// Where names stand for items of which a data source has each once, and their type.
  var items: [Int32: TypeID] = [:]
  /// The data sources that show items.
  var sources: [UIKitItemSources.Source] = []
  /// Functions that are being read where they are called, the outermost first.
  var calls: [MemberID] = []
  var followCount = 0
  /// Of the controller that is read, and no other: what stands inside it has no bars of its own.
  var bar = UIKitBar()
  /// Of a controller of tabs, those.
  var tabs: [UIKitTab] = []
  /// How the part that is `self` is made, where that is known.
  var initializer: Called?
  /// Parts of properties that were asked for before their turn came.
  var early: Set<Int> = []
  var localLists = UIKitLocalLists()
  /// Classes that were asked whether they put views into those of others.
  var helpers: [TypeID: Bool] = [:]
  var localValues = UIKitLocalValues()
  var localFunctions = UIKitLocalFunctions()
  /// The body of the function that is read where it is called, for what that gives back.
  var awaited: UIKitMakers.Awaited?
  /// The parts of the list that a function gave which was read last.
  var handed: [Int]?
  /// What the code that is read hands out for places in tables.
  var cells: [Int] = []
  /// Cells by the hash of the identifier under which they are registered.
  var registered: [UInt64: UIKitKind] = [:]
  /// The classes of cells that are registered, in order, and where.
  var registrations: [(kind: UIKitKind, expression: ExpressionID, site: Site)] = []

  /// What the row is told by whose code is read, where that is one of several.
  var knownRow: Set<UInt64>?
  /// The cells of registrations that set them up.
  var registrationCells: [UIKitRegistrations.Place: Int] = [:]
  /// Views that code loads from interface files, by the part that does.
  var loaded: [Int: Int] = [:]
  /// Where constraints say that views lie.
  var constraints = UIKitConstraints()
  /// Controllers that are shown with bars, whose own code may put something there.
  var shownControllers: [UIKitShownBars.One] = []
  /// What the code that is read puts into the bars of others, by their parts.
  var shownBars: [Int: UIKitBar] = [:]
  /// Code that is done the first time only.
  var firstTimes = UIKitFirstTimes()
  /// Navigation controllers that the code makes, and what these begin with.
  var stacks = UIKitFreshStacks()
  /// Views of SwiftUI that controllers are made of.
  var hostings: [UIKitPart.Hosted] = []

  init(_ evaluator: consuming Evaluator) { self.evaluator = evaluator }

  /// Lends the evaluator on, to write what was read.
  consuming func writer() -> UIKitWriter {
    let hosted = noteRoots()
    UIKitSeveral.showAgain(&self)
    UIKitLibraryViews.settle(&self)
    UIKitFieldSides.settle(&self)
    UIKitAlternatives.settle(&self)
    UIKitTurns.settle(&self)
    UIKitHiding.settle(&self)
    UIKitDates.settle(&self)
    if bar.isHidden || bar.isMissing { bar.leaveOutTop() }
    let order = UIKitConstraintOrder(constraints, parts, places)
    let shown = shownControllers
    var writer = UIKitWriter(
      evaluator: evaluator, parts: parts, places: places, order: order, bar: bar, tabs: tabs,
      shownBars: shownBars)
    HostedScreens.write(hosted, &writer)
    UIKitShownBars.write(shown, &writer)
    return writer
  }

  /// The class itself is part 0.
  mutating func read(_ type: TypeID, as word: Word, _ site: Site) {
    parts = [
      UIKitPart(
        word: word, name: SourceName(file: type.file, name: evaluator.linker[type].name),
        expression: -1, site: site, isPlaced: true, isRead: true)
    ]
    parts[0].isMade = true
    around = [type]
    readMembers(of: type, site)
    // Others may call what names them.
    for _ in 0..<(word == .UITabBarController ? 2 : 1) {
      UIKitTabs.settle(&self)
      readLater()
    }
  }

  /// What the code of its own type does to a part comes before what is done to it from outside.
  mutating func readOwn(_ part: Int) {
    guard let type = parts[part].type, !parts[part].isRead else { return }
    if parts.count >= Self.most { evaluator.isTooLarge = true }
    guard around.count < Self.deepest, !around.contains(type),
      !UIKitHolders.isInItself(part, parts), !evaluator.isTooLarge
    else {
      parts[part].isUnknown = true
      return
    }
    parts[part].isRead = true
    let initializer = initializer(of: type, part)
    let outer = enter(part)
    self.initializer = initializer
    let after = parts[part].settings
    parts[part].settings = []
    around.append(type)
    let depth = shownDepth
    if parts[part].isShownOnly { shownDepth += 1 }
    let instance = instance(of: type, part)
    parts[part].instance = instance
    let environment = evaluator.bind(WellKnown.selfName, .instance(instance), onto: -1)
    readMembers(of: type, Site(file: type.file, owner: type, environment: environment))
    around.removeLast()
    shownDepth = depth
    parts[part].names = byName
    sight = outer
    parts[part].settings += after
    UIKitWaiting.perform(on: part, &self)
  }

  /// By which initialiser a part is made, and what that is given.
  mutating func initializer(of type: TypeID, _ part: Int) -> Called? {
    let (id, site) = parts[part].made
    guard id >= 0, case .call(_, let arguments) = evaluator.expression(id, site.file),
      !arguments.isEmpty,
      let (member, formals, matched) = evaluator.overload(
        evaluator.linker.initializers(of: type), arguments, at: site)
    else { return nil }
    var called = Called(member: member, formals: formals, matched: matched, base: part, isOwn: true)
    called.site = site
    called.given = matched.map { index in
      index.flatMap { self.part(evaluator.argument($0, site.file).value, site) }
    }
    return called
  }

  private mutating func instance(of type: TypeID, _ part: Int) -> Int32 {
    let (id, site) = parts[part].made
    if id >= 0, case .call(_, let arguments) = evaluator.expression(id, site.file) {
      return Instances.instantiate(type, arguments, site, &evaluator)
    }
    return Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator)
  }

  @inline(never)
  mutating func add(
    _ kind: UIKitKind, _ name: NameID?, _ expression: ExpressionID, _ site: Site
  ) -> Int {
    parts.append(
      UIKitPart(
        word: kind.word, type: kind.type,
        name: name.map { SourceName(file: site.file, name: $0) }, expression: expression,
        site: site))
    let part = parts.count - 1
    parts[part].holder = own
    parts[part].loop = places.loop
    parts[part].around = places.now
    if kind.isUnknown { parts[part].isUnknown = true }
    if let name, expression >= 0, !PlainMakers.isOne(expression, of: kind, site, &self) {
      touch(part, name, expression, site)
    }
    if expression >= 0 {
      noteFrame(expression, of: part, site)
      if kind.word == .UIButton { configure(part, madeBy: expression, site) }
      if kind.word == .UISegmentedControl {
        UIKitSegments.add(to: part, madeBy: expression, site, &self)
      }
      parts[part].isMade = evaluator.code.isMade(expression, site)
      if UIKitClasses.controllers.contains(kind.word) {
        parts[part].maker = UIKitCreators.made(by: expression, site, &evaluator)
        parts[part].hosted = UIKitPart.Hosted(by: expression, site, &evaluator)
        noteHosting(expression, site)
      }
      if kind.word == .UINavigationController { UIKitTabs.takeRoot(of: part, &self) }
    }
    return part
  }
}

// MARK: - What is in sight

extension UIKitBuilder {
  struct Sight {
    var byName: [UInt64: Int]
    var gathered: [UInt64: [Int]]
    var locals: [(name: UInt64, part: Int?)]
    var configurations: [UInt64: [Configured]]
    var own: Int
    var lineage: [TypeID]
    var reach: UIKitReach
    var once: Set<MemberID>
    var onceAt: [MemberID: [Int]]
    var observers: [UInt64: Observer]
    var initializer: Called?
    var cells: [Int]
    var sources: [UIKitItemSources.Source]
    var registrationCells: [UIKitRegistrations.Place: Int]
    var registered: [UInt64: UIKitKind]
    var registrations: [(kind: UIKitKind, expression: ExpressionID, site: Site)]
    var kept = UIKitKeptClosures()
    var now: Int
  }

  /// Code that is done as a property is set.
  struct Observer {
    var member: MemberID
    var site: Site
  }

  /// Begins the code of another class, in which a part is `self`.
  mutating func enter(_ part: Int) -> Sight {
    let outer = sight
    sight = Sight(
      byName: parts[part].names, gathered: [:], locals: [], configurations: [:], own: part,
      lineage: [], reach: UIKitReach(), once: [], onceAt: [:], observers: [:],
      initializer: nil, cells: [], sources: [], registrationCells: [:],
      registered: [:], registrations: [], now: parts[part].around)
    return outer
  }

  var sight: Sight {
    get {
      Sight(
        byName: byName, gathered: gathered, locals: locals, configurations: configurations,
        own: own, lineage: lineage, reach: reach, once: once, onceAt: onceAt,
        observers: observers, initializer: initializer, cells: cells, sources: sources,
        registrationCells: registrationCells, registered: registered,
        registrations: registrations, kept: kept, now: places.now)
    }
    set {
      (byName, gathered, locals) = (newValue.byName, newValue.gathered, newValue.locals)
      (configurations, own, lineage) = (newValue.configurations, newValue.own, newValue.lineage)
      (reach, once, observers) = (newValue.reach, newValue.once, newValue.observers)
      onceAt = newValue.onceAt
      (initializer, cells) = (newValue.initializer, newValue.cells)
      (sources, registrationCells) = (newValue.sources, newValue.registrationCells)
      (registered, registrations) = (newValue.registered, newValue.registrations)
      kept = newValue.kept
      places.now = newValue.now
    }
  }

  /// What a body calls its parts is nothing to the next one.
  mutating func forgetLocals() {
    undoLocals(to: 0)
    configurations = [:]
  }

  mutating func undoLocals(to mark: Int) {
    while locals.count > mark, let (name, part) = locals.popLast() { byName[name] = part }
  }

  /// From here on a name of the body that is read stands for a part, or for none.
  @inline(never)
  mutating func call(_ name: UInt64, _ part: Int?) {
    locals.append((name, byName[name]))
    byName[name] = part
  }
}
