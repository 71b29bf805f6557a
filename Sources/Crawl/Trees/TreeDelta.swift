import Rules
import Store
import Views
import VoiceOver

/// What a change of the tree changed in what was found.
struct TreeDelta: Sendable {
  var appeared: [FoundChange] = []
  var vanished: [FoundChange] = []
  /// Still there, but said differently or elsewhere.
  var moved: [FoundChange] = []
  var screens: [ScreenChange] = []
  /// Rules whose counts differ, with the counts as they are now.
  var counts: [RuleCount] = []
}

struct FoundChange: Sendable {
  var key: FoundKey
  /// As it is, or for one that vanished, as it was.
  var finding: Finding
  var end: FindingRow.End?
}

/// Who a finding is across commits.
struct FoundKey: Hashable, Sendable {
  var fingerprint: String
  /// 0 for the first of those that share a fingerprint, in the order of their places.
  var occurrence: Int
}

struct ScreenChange: Sendable {
  var name: UnitName
  var old: ViewReport?
  var new: ViewReport?
}

struct RuleCount: Sendable {
  var rule: String
  var elements: Int
  var findings: Int
}

extension TreeDelta {
  init(before: LiveFrame, after: LiveTree) {
    for (fingerprint, old) in before.findings.sorted(by: { $0.key < $1.key }) {
      let old = old ?? []
      let new = after.findings[fingerprint] ?? []
      for occurrence in 0..<max(old.count, new.count) {
        let key = FoundKey(fingerprint: fingerprint, occurrence: occurrence)
        if occurrence >= old.count {
          appeared.append(FoundChange(key: key, finding: new[occurrence]))
        } else if occurrence >= new.count {
          let end = Self.end(of: old[occurrence], before: before, after: after)
          vanished.append(FoundChange(key: key, finding: old[occurrence], end: end))
        } else if old[occurrence] != new[occurrence] {
          moved.append(FoundChange(key: key, finding: new[occurrence]))
        }
      }
    }
    for (name, old) in before.screens.sorted(by: { $0.key < $1.key }) {
      let new = after.screens[name]
      if old != new { screens.append(ScreenChange(name: name, old: old, new: new)) }
    }
    let rules = Set(before.tally.elements.keys).union(before.tally.findings.keys)
      .union(after.tally.elements.keys).union(after.tally.findings.keys)
    for rule in rules.sorted() {
      let old = (before.tally.elements[rule] ?? 0, before.tally.findings[rule] ?? 0)
      let new = (after.tally.elements[rule] ?? 0, after.tally.findings[rule] ?? 0)
      if old != new { counts.append(RuleCount(rule: rule, elements: new.0, findings: new.1)) }
    }
  }

  /// Why a finding is no more: mended, or gone with the code that it was about.
  ///
  /// Where its view has fewer of the things that the rule looks at, the thing itself went.
  private static func end(
    of finding: Finding, before: LiveFrame, after: LiveTree
  ) -> FindingRow.End {
    let path = finding.place.path
    let old = (before.units[path] ?? after.units[path]) ?? []
    let new = after.units[path] ?? []
    if let was = old.first(where: { $0.name.name == finding.view }),
      let now = new.first(where: { $0.name == was.name })
    {
      if now.report.isUnmade { return .codeRemoved }
      let (few, many) = (
        now.notes.elements[finding.rule] ?? 0, was.notes.elements[finding.rule] ?? 0
      )
      return few < many ? .codeRemoved : .fixed
    }
    let isLeftOut = after.index.file(at: path).map { after.index[$0].isLeftOut } ?? false
    let isDeclared = after.files[path]?.blob.views?.declares(finding.view) ?? false
    if isDeclared, !isLeftOut { return .fixed }
    return after.files[path] == nil ? .fileRemoved : .codeRemoved
  }
}

extension FileViews {
  /// Whether there is a type of that name: `Outer.Inner`.
  fileprivate func declares(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return types.contains { self[$0.name].text == last }
  }
}
