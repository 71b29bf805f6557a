import Evaluation
package import Rules
import Scenes
package import Views
package import VoiceOver

/// The slow and obvious way to read a tree: every view, one after the other, and then who speaks for whom.
///
/// What the product tells of a tree that changes is held against it.
package struct ProjectAudit: Sendable {
  package var audit: Audit
  package var reports: [ViewReport]
}

extension Auditor {
  /// Reads every view of a tree, and audits the screens with everything in them.
  ///
  /// Without rows the settings of each file say how many.
  package func audit(
    _ index: ViewIndex, _ asked: ReadingSettings = ReadingSettings(), rows: Int? = nil
  ) -> ProjectAudit {
    var outlines: [ReadingOutline] = []
    var audits: [Audit] = []
    var scenes: [(type: TypeID, settings: ReadingSettings, audit: Audit)] = []
    // Those that were met as parts of others need not be judged, most likely.
    var parts: Set<TypeID> = []
    var fragments = Fragments()
    for file in index.allFiles where !settings.excludes(index[file].path) {
      audits.append(audit(file, in: index))
      var reading = asked
      reading.rows = rows ?? settings.rows(at: index[file].path)
      for type in index.types(in: file) {
        guard let found = read(type, in: index, reading, &fragments) else { continue }
        outlines.append(found.outline)
        for mention in found.outline.mentions where mention.reason == .part {
          if mention.type != type { parts.insert(mention.type) }
        }
        scenes.append((type, reading, audit(found, in: index, judges: !parts.contains(type))))
      }
    }
    let shown = Screens(outlines)
    for (number, (type, reading, audit)) in scenes.enumerated() {
      guard shown.holds(type) else {
        audits.append(audit.counted)
        continue
      }
      var all = audit
      if !audit.isJudged, let found = read(type, in: index, reading, &fragments) {
        all = self.audit(found, in: index)
      }
      audits.append(outlines[number].isLeftOut ? all.withoutFindings : all)
    }
    return ProjectAudit(audit: .merged(audits), reports: AuditSupport.reports(of: outlines))
  }
}

/// Which views are shown as a whole: findings are theirs, because they show every part in its surroundings.
private struct Screens {
  private var wholes: Set<TypeID> = []
  /// Those that a screen speaks for, or a view that nobody else does.
  private var spokenFor: Set<TypeID> = []

  init(_ outlines: [ReadingOutline]) {
    var parts: [TypeID: [TypeID]] = [:]
    for outline in outlines {
      for mention in outline.mentions where mention.type != outline.type {
        if mention.reason.isWhole { wholes.insert(mention.type) }
        // A view that leaves it out here, or is beyond all limits, does not speak for it.
        if mention.reason == .part { parts[outline.type, default: []].append(mention.type) }
      }
    }
    // Views that hold each other, and are in no screen that is whole, speak for themselves.
    let held = Set(parts.values.joined())
    var pending = outlines.map(\.type).filter { wholes.contains($0) || !held.contains($0) }
    var known = Set(pending)
    while let next = pending.popLast() {
      for part in parts[next] ?? [] {
        spokenFor.insert(part)
        if known.insert(part).inserted { pending.append(part) }
      }
    }
  }

  func holds(_ type: TypeID) -> Bool { wholes.contains(type) || !spokenFor.contains(type) }
}
