import Scenes
import Views
import VoiceOver

/// Collects what one rule after the other finds in one file.
package struct Report {
  let index: ViewIndex
  /// Where code of other types does not count; what belongs to no type is said nowhere else.
  private(set) var findings: [Finding] = []
  // Of the rule whose turn it is.
  private var rule = ""
  private var fix = ""
  private var severity = Severity.minor

  init(index: ViewIndex) { self.index = index }

  mutating func begin(_ rule: borrowing Rule) {
    self.rule = rule.id
    fix = rule.fix
    severity = rule.severity
    findings.removeAll(keepingCapacity: true)
  }

  /// A place in a declaration.
  mutating func add(
    _ origin: Origin, owner: Int32, _ path: String, _ message: String, fix: String? = nil,
    severity chosen: Severity? = nil, saves: Int = 0, isApart: Bool = false
  ) {
    let file = index[origin.file]
    guard !file.isLeftOut else { return }
    let position = file.views.position(of: origin.offset)
    let view = Report.viewName(owner, in: file)
    var fingerprint = Fingerprint()
    fingerprint.add(rule)
    fingerprint.add(view)
    fingerprint.add(path)
    findings.append(
      Finding(
        rule: rule, severity: chosen ?? severity,
        place: Place(path: file.path, line: position.line, column: position.column), view: view,
        message: message, fix: fix ?? self.fix, swipesSaved: saves, fingerprint: fingerprint.text,
        isApart: isApart))
  }

  /// `Outer.Inner`; the file's name for code outside of types.
  static func viewName(_ owner: Int32, in file: LiveFile) -> String {
    guard owner >= 0 else {
      let name = file.path.split(separator: "/").last ?? ""
      return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
    }
    return file.fullName(of: owner)
  }
}

/// The same for one scene.
package struct SceneReport {
  private let names: Names
  private var report: Report
  private var isOfImages = false
  private var isOfRows = false
  /// Branches of which one side was told.
  private var told: Set<NodeID> = []

  init(index: ViewIndex, names: Names) { (self.names, report) = (names, Report(index: index)) }

  var findings: [Finding] { report.findings }

  mutating func begin(_ rule: borrowing Rule) {
    report.begin(rule)
    if case .images = rule.population { isOfImages = true } else { isOfImages = false }
    if case .rows = rule.population { isOfRows = true } else { isOfRows = false }
    told = []
  }

  /// Where the app uses what a package shows.
  ///
  /// The parts of a row become one around the view of the package as well; what is wrong inside of it is mended there
  /// alone, and told there: see `Settings.excludes`.
  private func use(of node: NodeID) -> NodeID {
    var found = node
    while found >= 0, report.index[names.scene[found].origin.file].origin != nil {
      found = names.scene[found].parent
    }
    return found < 0 ? node : found
  }

  /// A view that is wrong.
  @inline(never)
  mutating func add(
    _ node: NodeID, _ message: String, fix: String? = nil, severity: Severity? = nil, saves: Int = 0
  ) {
    // Images one of which is shown are one element, and are named together.
    if isOfImages, let branch = names.tree.choice(of: node), !told.insert(branch).inserted {
      return
    }
    let node =
      isOfRows ? use(of: node) : names.tree.use(ofControl: names.pictures.use(of: node))
    let written = names.scene[node]
    report.add(
      written.origin, owner: written.owner, StructuralPath(of: node, names).text, message, fix: fix,
      severity: severity, saves: saves, isApart: names.tree.screen(of: node) > 0)
  }

  /// A modifier that is wrong.
  mutating func add(
    modifier: Int32, _ message: String, fix: String? = nil, severity: Severity? = nil
  ) {
    let applied = names.tree.modifier(modifier)
    let host = names.inherited.hosts[Int(modifier)]
    // The view may be another file's; the modifier is mended where it is written.
    let path = StructuralPath(of: host, names).text + "." + (names.code.text(applied.name) ?? "")
    report.add(
      applied.origin, owner: applied.owner, path, message, fix: fix, severity: severity,
      isApart: names.tree.screen(of: host) > 0)
  }
}
