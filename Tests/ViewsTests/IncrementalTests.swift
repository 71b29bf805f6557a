import Testing
import Views

/// The whole point of remembered lookups: what is not read again would have been read the same.
@Suite struct `Linking again what changed` {
  @Test(arguments: [1, 2, 3, 4])
  func `gives after every edit what linking from scratch gives`(seed: UInt64) {
    var project = GeneratedProject(seed: seed)
    var index = ViewIndex()
    var readings: [TypeID: String] = [:]
    var reread = 0
    var skipped = 0
    for edit in 0..<250 {
      let changes = project.edit()
      let gone = readings.keys.filter { id in changes.contains { index[id.file].path == $0.path } }
      for id in gone { readings[id] = nil }
      let affected =
        index.apply(changes.map { ($0.path, $0.source.map { lower(Array($0.utf8)) }) })
        + index.apply(strings: project.catalog())
      for type in Set(affected) {
        var reading = Reading(index, type)
        readings[type] = reading.text()
        // Who reads views only has nothing to say of other types.
        let lookups = reading.linker.lookups
        if reading.isView { index.record(lookups, for: type) }
      }
      reread += affected.count
      skipped += readings.count - affected.count
      let fresh = project.readFromScratch()
      let kept = Dictionary(
        uniqueKeysWithValues: readings.map {
          ("\(index[$0.key.file].path)#\($0.key.index)", $0.value)
        })
      #expect(kept == fresh, "edit \(edit)")
      if kept != fresh { return }
    }
    // Else the test would also pass if everything were read again every time.
    #expect(skipped > reread)
  }
}

/// Reads a type the way an interpreter does: every name of its members is asked for, and what it leads
/// to is read on, with places.
private struct Reading {
  let index: ViewIndex
  var linker: Linker
  private let type: TypeID
  private var lines: [String] = []
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

  mutating func text() -> String {
    guard isView else { return "" }
    read(type)
    return lines.joined(separator: "\n")
  }

  private mutating func read(_ type: TypeID) {
    guard visited.insert(type).inserted, visited.count < 20 else { return }
    let file = index[type.file]
    let place = file.views.position(of: index[type].offset)
    lines.append("\(file.path):\(place.line):\(place.column) view \(linker.isView(type))")
    for declaration in linker.declarations(of: type) {
      for member in index[declaration].members {
        read(MemberID(file: declaration.file, index: member), inside: type)
      }
    }
  }

  private mutating func read(_ id: MemberID, inside type: TypeID) {
    let views = index[id.file].views
    let member = index[id]
    let place = views.position(of: member.offset)
    lines.append("\(index[id.file].path):\(place.line) \(views[member.name].text)")
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
        lines.append("modifier \(index[member.file].path) \(index[member].offset)")
      }
    case .call(let callee, let range):
      read(callee, in: file, inside: type)
      for argument in range {
        read(views.code.arguments[Int(argument)].value, in: file, inside: type)
      }
    case .string(let range):
      for case .literal(let text) in range.map({ views.code.segments[Int($0)] }) {
        lines.append("“\(linker.text(forKey: views[text]) ?? views[text])”")
      }
    default: break
    }
  }

  private mutating func read(_ name: Name, in file: FileID, inside type: TypeID) {
    if let found = linker.type(named: name.hash, from: file, inside: type) {
      read(found)
    } else if let global = linker.globals(named: name.hash, from: file).first {
      let place = index[global.file].views.position(of: index[global].offset)
      lines.append("global \(index[global.file].path):\(place.line)")
    } else {
      lines.append("opaque \(name.text)")
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
        // Lines move and nothing else.
        files[path] = "\n" + old
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
    return hasNewStrings ? [("a.strings", StringCatalog(texts: strings))] : []
  }

  private mutating func source() -> String {
    var text = "import SwiftUI\n"
    for _ in 0...random(3) { text += declaration() + "\n" }
    return text
  }

  private mutating func declaration() -> String {
    let name = "V\(random(40))"
    let access = random(5) == 0 ? "private " : ""
    switch random(7) {
    case 0: return "\(access)extension View { func m\(random(12))() -> some View { \(use()) } }"
    case 1: return "extension \(name) { var extra\(random(3)): some View { \(use()) } }"
    case 2: return "extension \(name): View {}"
    case 3: return "\(access)func g\(random(12))() -> some View { \(use()) }"
    case 4:
      return "struct \(name) { struct V\(random(40)): View { var body: some View { \(use()) } } }"
    case 5: return "typealias \(name) = V\(random(40))"
    default:
      let conformance = random(4) == 0 ? "" : ": View"
      return "\(access)struct \(name)\(conformance) { var body: some View { \(use())\n \(use()) } }"
    }
  }

  private mutating func use() -> String {
    let base = ["V\(random(40))()", "g\(random(12))()", "Text(\"key\(random(4))\")"][random(3)]
    return random(2) == 0 ? base + ".m\(random(12))()" : base
  }

  func readFromScratch() -> [String: String] {
    var index = ViewIndex()
    _ = index.apply(files.sorted { $0.key > $1.key }.map { ($0.key, lower(Array($0.value.utf8))) })
    _ = index.apply(strings: [("a.strings", StringCatalog(texts: strings))])
    var readings: [String: String] = [:]
    for type in index.allTypes {
      var reading = Reading(index, type)
      readings["\(index[type.file].path)#\(type.index)"] = reading.text()
    }
    return readings
  }
}
