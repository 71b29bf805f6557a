import Scenes
import Evaluation
import Rules
import Store
import Views
import VoiceOver

@testable import Crawl

extension Analyser {
  /// An analysis that is simple enough to be right: every `Text` is a stop, every `Image` a finding, and a
  /// view costs what it calls in other files, one level deep.
  static let plain = Analyser(
    version: "plain",
    rules: [
      RuleRow(
        name: "image", title: "Image", severity: "serious", wcag: "1.1.1", document: "none",
        reason: "", fix: "", population: "image", claim: "are found")
    ],
    views: { fileViews(of: $0) },
    reading: TreeReading(
      circumstances: { TreeCircumstances(settings: $0, folders: $1, rows: 20) },
      unit: { index, stale, _, _ in
        PlainReading(index: index, type: stale.type, name: stale.name).reading()
      },
      head: { _, _, _, _, _ in nil },
      notes: { index, file, _ in
        // One finding of the file itself, so that these are followed too.
        var notes = Notes()
        notes.elements["image"] = index[file].views.types.count
        return notes
      },
      screen: { unit, manners in
        guard unit.isView, !manners.contains(where: { $0.reason == .part }) else { return nil }
        var report = unit.report
        report.screen = .unused
        return report
      }))
}

private struct PlainReading {
  let index: ViewIndex
  let type: TypeID
  let name: UnitName

  func reading() -> UnitReading {
    var linker = Linker(index)
    let unit = unit(&linker)
    return UnitReading(unit: unit, lookups: unit?.lookups ?? linker.lookups)
  }

  private func unit(_ linker: inout Linker) -> Unit? {
    guard linker.isView(type) else { return nil }
    let live = index[type.file]
    // It looks at all the code of a type.
    _ = linker.everything(in: type)
    var stops = count("Text", in: type)
    var mentions: [UnitMention] = []
    var findings: [Finding] = []
    for call in calls(in: type) {
      let called = live.views[call.name]
      if called.text == "Image" { findings.append(finding(findings.count, at: call.offset)) }
      if let other = linker.type(named: called.hash, from: type.file), other != type {
        _ = linker.everything(in: other)
        stops += count("Text", in: other)
        let names = UnitName.all(in: other.file, of: index)
        guard let target = names.first(where: { $0.type == other })?.name else { continue }
        mentions.append(UnitMention(target: target, manner: Mention.Manner(reason: .part)))
      }
    }
    var lookups = linker.lookups
    lookups.insert(fileAt: live.path)
    return Unit(
      name: name, number: type.index, isView: true, report: report(stops), inner: [:],
      mentions: mentions,
      notes: Notes(findings: findings, elements: ["image": findings.count + stops]),
      lookups: lookups)
  }

  private func report(_ stops: Int) -> ViewReport {
    let cost = Cost(min: stops, max: stops)
    let both = BothModels(guideline: cost, platform: cost)
    let place = place(index[type].offset)
    let row = RowReport(
      place: place, count: 20, isAssumed: true, stops: both, plainStops: stops)
    return ViewReport(
      name: name.name, place: place, screen: nil, isOpaque: false, opaqueNames: [], swipes: both,
      chrome: both, deltas: [], rows: stops > 2 ? [row] : [], stops: [])
  }

  private func finding(_ number: Int, at offset: UInt32) -> Finding {
    var hash: UInt64 = 5381
    for byte in "\(name.name)/\(number)".utf8 { hash = hash &* 33 &+ UInt64(byte) }
    let digits = String(hash, radix: 16)
    return Finding(
      rule: "image", severity: .serious, place: place(offset), view: name.name,
      message: "image \(number)", fix: "label it", swipesSaved: number,
      fingerprint: String(repeating: "0", count: 16 - digits.count) + digits)
  }

  private func place(_ offset: UInt32) -> Place {
    let position = index[type.file].views.position(of: offset)
    return Place(path: index[type.file].path, line: position.line, column: position.column)
  }

  private func count(_ word: String, in type: TypeID) -> Int {
    calls(in: type).count { index[type.file].views[$0.name].text == word }
  }

  /// Calls between the beginning of a type and that of the next.
  private func calls(in type: TypeID) -> [(name: NameID, offset: UInt32)] {
    let views = index[type.file].views
    let start = views.types[Int(type.index)].offset
    let end = views.types.map(\.offset).filter { $0 > start }.min() ?? .max
    return views.code.expressions.enumerated().compactMap { at, expression in
      guard case .call(let callee, _) = expression,
        case .name(let name) = views.code.expressions[Int(callee)],
        (start..<end).contains(views.code.offsets[at])
      else { return nil }
      return (name, views.code.offsets[at])
    }
  }
}
