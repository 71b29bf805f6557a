import Components
import Foundation
import ReactNative
import Testing
import VoiceOver

/// Looks at a whole app in the folder that `SWIPECOST_SCRIPTS` names: how much of it is understood.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SWIPECOST_SCRIPTS"] != nil))
struct `A folder of scripts` {
  @Test func `is understood`() throws {
    let environment = ProcessInfo.processInfo.environment
    let root = try #require(environment["SWIPECOST_SCRIPTS"])
    var files: [(path: String, file: ScriptFile?)] = []
    let start = ContinuousClock.now
    for case let path as String in try #require(FileManager.default.enumerator(atPath: root)) {
      guard let kind = ScriptFileKind(path: path),
        let data = FileManager.default.contents(atPath: root + "/" + path)
      else { continue }
      files.append((path, ScriptProgram.file(Array(data), kind)))
    }
    var program = ScriptProgram()
    let parsed = ContinuousClock.now
    let changed = program.apply(files)
    let read = ContinuousClock.now
    let units = program.paths.flatMap { program.units(at: $0) }
    let screens = units.filter(\.isWhole)
    let (known, all) = program.resolved
    print("files \(files.count), changed \(changed.count), units \(units.count)")
    print("read in \(parsed - start), evaluated in \(read - parsed)")
    print("elements \(known) of \(all) = \(known * 1000 / max(all, 1)) per mille")
    var open = 0
    var names: [String: Int] = [:]
    var texts = (all: 0, unreadable: 0)
    for unit in screens {
      let report = unit.own.report(.platform)
      if report.isOpaque { open += 1 }
      for name in report.opaqueNames { names[name, default: 0] += 1 }
      for stop in report.stops {
        texts.all += 1
        if stop.speech.contains("…") { texts.unreadable += 1 }
      }
      if environment["SWIPECOST_SCREENS"] != nil {
        let swipes = report.swipes
        print(
          "\(unit.path) \(unit.name) \(unit.own.reason?.rawValue ?? "-")",
          "G \(swipes.guideline.min)…\(swipes.guideline.max)",
          "P \(swipes.platform.min)…\(swipes.platform.max)", report.isOpaque ? "≥" : "")
        if let wanted = environment["SWIPECOST_SCREENS"], wanted == unit.name {
          for stop in report.stops {
            print(
              "  \(stop.place.path):\(stop.place.line) \(stop.count)× [\(stop.role)] \(stop.speech)",
              stop.isChrome ? "(bar)" : "")
          }
        }
      }
    }
    print("screens \(screens.count), at least \(open)")
    print("texts \(texts.all), unreadable \(texts.unreadable)")
    for (name, count) in names.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(40) {
      print("  open \(count) \(name)")
    }
    let sizes = units.map { ($0.path, $0.name, Self.size($0.own.guideline.content)) }
      .sorted { $0.2 > $1.2 }
    print("pieces \(sizes.reduce(0) { $0 + $1.2 })")
    for (path, name, size) in sizes.prefix(25) { print("  pieces \(size) \(path) \(name)") }
    let steps = program.steps.sorted { $0.steps > $1.steps }
    print("steps \(steps.reduce(0) { $0 + $1.steps })")
    for (path, name, steps) in steps.prefix(25) { print("  steps \(steps) \(path) \(name)") }
    let unresolved = program.unresolved
    for (name, count) in unresolved.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(
      60)
    {
      print("  unresolved \(count) \(name)")
    }
  }

  private static func size(_ pieces: [Piece]) -> Int {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .element(let element): sum + 1 + element.facts.contents.count
      case .silent: sum + 1
      case .group(_, let inner), .stack(_, let inner): sum + size(inner)
      case .branch(let branch): sum + branch.sides.reduce(1) { $0 + size($1.pieces) }
      case .rows(let rows): sum + 1 + size(rows.pieces)
      }
    }
  }
}
