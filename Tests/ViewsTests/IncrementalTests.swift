import Testing
import Views

/// The whole point of remembered lookups: what is not read again would have been read the same.
@Suite struct `Linking again what changed` {
  @Test(arguments: [1, 2, 3, 4])
  func `gives after every edit what linking from scratch gives`(seed: UInt64) {
    var project = GeneratedProject(seed: seed)
    var index = ViewIndex()
    var readings: [String: [Note]] = [:]
    var reread = 0
    var skipped = 0
    var moved = 0
    var known: [String: [Known]] = [:]
    var recalled = 0
    for edit in 0..<250 {
      let changes = project.edit().map { ($0.path, $0.source.map { lower(Array($0.utf8)) }) }
      var shifts: [String: LineShift] = [:]
      for (path, views) in changes {
        guard let file = index.file(at: path), let views else { continue }
        shifts[path] = LineShift(from: index[file].views, to: views)
      }
      let affected = Set(index.apply(changes) + index.apply(strings: project.catalog()))
      let told = Set(index.types(tellingOf: Array(shifts.keys)))
      var now: [String: [Note]] = [:]
      for type in index.allTypes {
        let name = identity(of: type, in: index)
        if !affected.contains(type), let old = readings[name] {
          let notes = old.map { $0.moved(by: shifts) }
          #expect(notes == old || told.contains(type), "edit \(edit), \(name)")
          if notes != old { moved += 1 }
          now[name] = notes
          continue
        }
        var reading = Reading(index, type)
        now[name] = reading.notes()
        var lookups = reading.linker.lookups
        for note in now[name] ?? [] { note.path.map { lookups.insert(fileAt: $0) } }
        for other in known[name] ?? [] where other.print == other.print(in: index) {
          #expect(other.notes == now[name], "edit \(edit), \(name) from edit \(other.edit)")
          recalled += 1
        }
        if reading.isView {
          known[name, default: []].append(Known(now[name] ?? [], lookups, edit, in: index))
        }
        // Who reads views only has nothing to say of other types.
        if reading.isView { index.record(lookups, for: type) }
        reread += 1
      }
      readings = now
      skipped += readings.count - affected.count
      let fresh = project.readFromScratch()
      #expect(readings == fresh, "edit \(edit)")
      if readings != fresh { return }
    }
    // Else the test would also pass if everything were read again every time.
    #expect(skipped > reread)
    #expect(moved > 30)
    #expect(recalled > 30)
  }
}

/// A reading of some time, and what the project was like for it.
private struct Known {
  var notes: [Note]
  var lookups: Lookups
  var edit: Int
  var print: ReadingPrint

  init(_ notes: [Note], _ lookups: Lookups, _ edit: Int, in index: ViewIndex) {
    self.notes = notes
    self.lookups = lookups
    self.edit = edit
    print = ReadingPrint(answers: 0, places: 0)
    print = print(in: index)
  }

  func print(in index: ViewIndex) -> ReadingPrint {
    ReadingPrint(
      answers: index.answers(to: lookups),
      places: index.places(in: Set(notes.compactMap(\.path))))
  }
}

/// One line of a reading: something at a place, or only a word.
private struct Note: Equatable {
  var text: String
  var path: String?
  var line = 0
  var column = 0

  func moved(by shifts: [String: LineShift]) -> Note {
    guard let shift = path.flatMap({ shifts[$0] }) else { return self }
    guard let place = shift.place(ofLine: line, column: column) else {
      return Note(text: "lost: " + text)
    }
    return Note(text: text, path: path, line: place.line, column: place.column)
  }
}

/// Path and name; of several equal names in a file, in their order.
private func identity(of type: TypeID, in index: ViewIndex) -> String {
  let all = index.types(in: type.file).filter { index.name(of: $0) == index.name(of: type) }
  return "\(index[type.file].path) \(index.name(of: type)) \(all.firstIndex(of: type) ?? -1)"
}

extension ViewIndex {
  fileprivate func name(of type: TypeID) -> String {
    let views = self[type.file].views
    let outer = self[type].parent.map { name(of: TypeID(file: type.file, index: $0)) + "." }
    return (outer ?? "") + views[self[type].name].text
  }
}

/// Reads a type the way an interpreter does: every name of its members is asked for, and what it leads
/// to is read on, with places.
private struct Reading {
  let index: ViewIndex
  var linker: Linker
  private let type: TypeID
  private var lines: [Note] = []
  private var visited: Set<TypeID> = []

  init(_ index: ViewIndex, _ type: TypeID) {
    self.index = index
    self.type = type
    linker = Linker(index)
  }

  var isView: Bool {
    var linker = linker
    return linker.isView(type)
  }

  mutating func notes() -> [Note] {
    guard isView else { return [] }
    read(type)
    return lines
  }

  private mutating func note(_ text: String, _ file: FileID, _ offset: UInt32) {
    let place = index[file].views.position(of: offset)
    lines.append(
      Note(text: text, path: index[file].path, line: place.line, column: place.column))
  }

  private mutating func read(_ type: TypeID) {
    guard visited.insert(type).inserted, visited.count < 20 else { return }
    note("view \(linker.isView(type))", type.file, index[type].offset)
    for name in ["body", "extra0", "extra1"] {
      for member in linker.members(of: type, named: NameHash.of(name)) {
        read(member, inside: type)
      }
    }
  }

  private mutating func read(_ id: MemberID, inside type: TypeID) {
    let views = index[id.file].views
    let member = index[id]
    note(views[member.name].text, id.file, member.offset)
    guard let body = member.body else { return }
    for statement in body {
      if case .expression(let value) = views.code.statements[Int(statement)] {
        read(value, in: id.file, inside: type)
      }
    }
  }

  private mutating func read(_ value: ExpressionID, in file: FileID, inside type: TypeID) {
    let views = index[file].views
    switch views.code.expressions[Int(value)] {
    case .name(let name): read(views[name], in: file, inside: type)
    case .member(let base, let name):
      read(base, in: file, inside: type)
      for member in linker.viewExtension(named: views[name].hash, from: file).prefix(1) {
        note("modifier", member.file, index[member].offset)
      }
    case .call(let callee, let range):
      read(callee, in: file, inside: type)
      for argument in range {
        read(views.code.arguments[Int(argument)].value, in: file, inside: type)
      }
    case .string(let range):
      for case .literal(let text) in range.map({ views.code.segments[Int($0)] }) {
        lines.append(Note(text: "“\(linker.text(forKey: views[text]) ?? views[text])”"))
      }
    default: break
    }
  }

  private mutating func read(_ name: Name, in file: FileID, inside type: TypeID) {
    if let found = linker.type(named: name.hash, from: file, inside: type) {
      read(found)
    } else if let global = linker.globals(named: name.hash, from: file).first {
      note("global", global.file, index[global].offset)
    } else {
      lines.append(Note(text: "opaque \(name.text)"))
    }
  }
}

/// Sources that use each other, and edits to them: the same for the same seed.
private struct GeneratedProject {
  private var files: [String: String] = [:]
  private var strings: [String: String] = [:]
  private var state: UInt64
  private var hasNewStrings = true

  init(seed: UInt64) { state = seed }

  private mutating func random(_ below: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % below
  }

  /// One to three files are written, changed, moved or removed.
  mutating func edit() -> [(path: String, source: String?)] {
    if random(5) == 0 {
      strings["key\(random(4))"] = "Text \(random(3))"
      hasNewStrings = true
    }
    var changes: [String: String?] = [:]
    for _ in 0...random(3) {
      let path = "\(["App", "App/Rows", "Kit/Sources/Kit"][random(3)])/F\(random(14)).swift"
      if random(6) == 0, files[path] != nil {
        files[path] = nil
        changes[path] = .some(nil)
      } else if random(4) == 0, let old = files[path] {
        // Lines move and nothing else, or one declaration comes or goes.
        var lines = old.split(separator: "\n", omittingEmptySubsequences: false)
        switch random(3) {
        case 0: lines.insert("", at: 0)
        case 1: lines.insert(Substring(declaration()), at: 1)
        default: if lines.count > 2 { lines.remove(at: 1 + random(lines.count - 2)) }
        }
        files[path] = lines.joined(separator: "\n")
        changes[path] = files[path]
      } else {
        files[path] = source()
        changes[path] = files[path]
      }
    }
    return changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func catalog() -> [(path: String, catalog: StringCatalog?)] {
    defer { hasNewStrings = false }
    return hasNewStrings ? [("a/Localizable.strings", StringCatalog(texts: strings))] : []
  }

  private mutating func source() -> String {
    var text = "import SwiftUI\n"
    for _ in 0...random(3) { text += declaration() + "\n" }
    return text
  }

  private mutating func declaration() -> String {
    let name = "V\(random(40))"
    let access = random(5) == 0 ? "private " : ""
    switch random(10) {
    case 0: return "\(access)extension View { func m\(random(12))() -> some View { \(use()) } }"
    case 1: return "extension \(name) { var extra\(random(3)): some View { \(use()) } }"
    case 2: return "extension \(name): View {}"
    case 3: return "\(access)func g\(random(12))() -> some View { \(use()) }"
    case 4:
      return "struct \(name) { struct V\(random(40)): View { var body: some View { \(use()) } } }"
    case 7:
      return "extension \(name).V\(random(40)) { var extra\(random(3)): some View { \(use()) } }"
    case 8:
      let outer = random(2) == 0 ? name : "\(name).V\(random(40))"
      return
        "extension \(outer) { struct V\(random(40)): View { var body: some View { \(use()) } } }"
    case 5: return "typealias \(name) = V\(random(40))"
    case 9: return "typealias \(name) = V\(random(40)).V\(random(40))"
    default:
      let conformance = random(4) == 0 ? "" : ": View"
      return "\(access)struct \(name)\(conformance) { var body: some View { \(use())\n \(use()) } }"
    }
  }

  private mutating func use() -> String {
    let base = ["V\(random(40))()", "g\(random(12))()", "Text(\"key\(random(4))\")"][random(3)]
    return random(2) == 0 ? base + ".m\(random(12))()" : base
  }

  func readFromScratch() -> [String: [Note]] {
    var index = ViewIndex()
    _ = index.apply(files.sorted { $0.key > $1.key }.map { ($0.key, lower(Array($0.value.utf8))) })
    _ = index.apply(strings: [("a/Localizable.strings", StringCatalog(texts: strings))])
    var readings: [String: [Note]] = [:]
    for type in index.allTypes {
      var reading = Reading(index, type)
      readings[identity(of: type, in: index)] = reading.notes()
    }
    return readings
  }
}
