import Scenes
import Rules
import Views
import VoiceOver

/// What counts of the units and notes of a tree: figures, screens, findings.
extension LiveTree {
  mutating func replace(notes new: Notes?, at path: String) {
    touched.notes.remember(notes[path], for: path)
    if let old = notes[path] { count(old, sign: -1, path: path) }
    notes[path] = new
    if let new { count(new, sign: 1, path: path) }
  }

  private mutating func count(_ notes: Notes, sign: Int, path: String) {
    tally.count(notes, sign: sign)
    for finding in notes.findings {
      count(FindingClaim(finding: finding, unit: "", path: path, number: 0), sign: sign)
    }
  }

  mutating func replace(units new: [Unit], at path: String) {
    let old = units[path] ?? []
    touched.units.remember(units[path], for: path)
    // Who is mentioned as before need not be looked at: most of what is read again comes out the same.
    var steady: Set<UnitName> = []
    for unit in new {
      guard let was = old.first(where: { $0.name == unit.name }), was.mentions == unit.mentions
      else { continue }
      steady.insert(unit.name)
    }
    for unit in old { count(unit, sign: -1, isSteady: steady.contains(unit.name)) }
    units[path] = new.isEmpty ? nil : new
    for unit in new { count(unit, sign: 1, isSteady: steady.contains(unit.name)) }
  }

  private mutating func count(_ unit: Unit, sign: Int, isSteady: Bool) {
    tally.count(unit, sign: sign)
    touched.screens.remember(screens[unit.name], for: unit.name)
    for (name, report) in unit.inner {
      guard let likeness = report.likeness else {
        set(screen: name, sign > 0 ? report : nil)
        continue
      }
      if sign < 0 { set(screen: name, nil) }
      let shower = Shower(path: name.path, number: unit.number, name: name.name)
      count(shower, of: likeness, sign: sign)
    }
    guard !isSteady else { return }
    for mention in unit.mentions { count(mention, sign: sign) }
  }

  private mutating func count(_ shower: Shower, of likeness: ScreenLikeness, sign: Int) {
    touched.showers.remember(showers[likeness], for: likeness)
    var all = showers[likeness] ?? []
    if sign > 0 {
      all.insert(shower, at: all.firstIndex { shower < $0 } ?? all.endIndex)
    } else if let at = all.firstIndex(of: shower) {
      all.remove(at: at)
    }
    showers[likeness] = all.isEmpty ? nil : all
  }

  /// Of the views that show the same screen by the same code, the first one does.
  private mutating func decideSharedScreens() {
    for likeness in touched.showers.keys {
      for (place, shower) in (showers[likeness] ?? []).enumerated() {
        let name = UnitName(path: shower.path, name: shower.name)
        let unit = units[name.path]?.first { $0.inner[name] != nil }
        set(screen: name, place == 0 ? unit?.inner[name] : nil)
      }
    }
  }

  private mutating func count(_ mention: UnitMention, sign: Int) {
    touched.mentions.remember(mentions[mention.target], for: mention.target)
    touched.screens.remember(screens[mention.target], for: mention.target)
    var counts = mentions[mention.target] ?? [:]
    let sum = counts[mention.manner, default: 0] + sign
    counts[mention.manner] = sum == 0 ? nil : sum
    mentions[mention.target] = counts.isEmpty ? nil : counts
  }

  private mutating func count(_ finding: Finding, sign: Int) {
    touched.findings.remember(findings[finding.fingerprint], for: finding.fingerprint)
    tally.count(finding, sign: sign)
    var held = findings[finding.fingerprint] ?? []
    if sign > 0 {
      held.append(finding)
      held.sort { $0.place.isBefore($1.place) }
    } else if let at = held.firstIndex(of: finding) {
      held.remove(at: at)
    }
    findings[finding.fingerprint] = held.isEmpty ? nil : held
  }

  /// What makes a unit a screen is known when all mentions are.
  mutating func decideScreens() {
    decideSharedScreens()
    var names = Set(touched.screens.keys)
    if !touched.mentions.isEmpty {
      let now = findCircles()
      names.formUnion(now.symmetricDifference(circles))
      circles = now
      names.formUnion(handOnPages())
    }
    judge(names)
    for name in names {
      let unit = units[name.path]?.first { $0.name == name }
      let before = touched.units[name.path] ?? units[name.path]
      let old = before?.first { $0.name == name }
      if let unit {
        set(screen: name, reading.screen(unit, manners(of: name)))
      } else if !isInner(name) {
        set(screen: name, nil)
      }
      let isWhole = unit.map(standsWhole) ?? false
      let wasWhole = wholes.contains(name)
      touched.wholes.remember(wasWhole ? true : nil, for: name)
      if let old, let unit, isWhole == wasWhole, old.claimsTheSame(as: unit) { continue }
      if let old { count(claimsOf: old, isWhole: wasWhole, sign: -1) }
      if let unit { count(claimsOf: unit, isWhole: isWhole, sign: 1) }
      if isWhole { wholes.insert(name) } else { wholes.remove(name) }
    }
  }

  /// Other views hold all that it shows, as far as is known now.
  func isPart(_ name: UnitName) -> Bool {
    !circles.contains(name) && !Self.isShownWhole(mentions[name] ?? [:])
  }

  func standsWhole(_ unit: Unit) -> Bool {
    switch unit.standing {
    case .others: !isPart(unit.name)
    case .whole: true
    case .part: false
    }
  }

  /// Looks with the rules at what was only part of other views, and is whole now.
  private mutating func judge(_ names: Set<UnitName>) {
    for name in names.sorted() where !isPart(name) {
      guard let place = units[name.path]?.firstIndex(where: { $0.name == name }),
        let unit = units[name.path]?[place], !unit.isJudged,
        let file = index.file(at: name.path)
      else { continue }
      let type = TypeID(file: file, index: unit.number)
      let found = reading.unit(
        index, StaleUnit(type: type, name: name, judges: true), about, &fragments)
      guard var judged = found.unit else { continue }
      readCount += 1
      judged.setPrint(in: index)
      index.record(judged.lookups, for: type)
      touched.units.remember(units[name.path], for: name.path)
      units[name.path]?[place] = judged
    }
  }

  /// Views that are parts of each other, and of no view that speaks for them.
  private func findCircles() -> Set<UnitName> {
    var left = Set(mentions.lazy.filter { !Self.isShownWhole($0.value) }.map(\.key))
    var held: [UnitName] = []
    func speak(for unit: Unit) {
      for mention in unit.mentions where mention.manner.reason == .part {
        if left.remove(mention.target) != nil { held.append(mention.target) }
      }
    }
    if left.isEmpty { return [] }
    for unit in units.values.joined() where Self.isShownWhole(mentions[unit.name] ?? [:]) {
      speak(for: unit)
    }
    while !left.isEmpty, let next = held.popLast() {
      if let unit = units[next.path]?.first(where: { $0.name == next }) { speak(for: unit) }
    }
    return left
  }

  /// By itself, or because nobody shows it as a part.
  private static func isShownWhole(_ mentions: [Mention.Manner: Int]) -> Bool {
    !mentions.keys.contains { $0.reason == .part } || mentions.keys.contains { $0.reason.isWhole }
  }

  /// Other views hold what a part of them shows, but not what it shows apart.
  private mutating func count(claimsOf unit: Unit, isWhole: Bool, sign: Int) {
    for finding in unit.notes.findings where isWhole || finding.isApart {
      count(
        FindingClaim(
          finding: finding, unit: unit.name.name, path: unit.name.path, number: unit.number),
        sign: sign)
    }
  }

  private mutating func count(_ claim: FindingClaim, sign: Int) {
    let key = claim.finding.fault
    touched.claims.remember(claims[key], for: key)
    var all = claims[key] ?? []
    if sign > 0 {
      let at = all.firstIndex { claim.precedes($0) } ?? all.endIndex
      all.insert(claim, at: at)
    } else if let at = all.firstIndex(of: claim) {
      all.remove(at: at)
    }
    claims[key] = all.isEmpty ? nil : all
  }

  /// Of all who see a place, one speaks.
  mutating func chooseFindings() {
    for (key, before) in touched.claims {
      let (old, new) = (before?.first?.finding, claims[key]?.first?.finding)
      guard old != new else { continue }
      if let old { count(old, sign: -1) }
      if let new { count(new, sign: 1) }
    }
  }

  private func isInner(_ name: UnitName) -> Bool {
    units[name.path]?.contains { $0.inner[name] != nil } ?? false
  }

  private mutating func set(screen name: UnitName, _ report: ViewReport?) {
    touched.screens.remember(screens[name], for: name)
    guard screens[name] != report else { return }
    if let old = screens[name] { tally.count(old, sign: -1) }
    screens[name] = report
    if let report { tally.count(report, sign: 1) }
  }
}

extension Unit {
  fileprivate func claimsTheSame(as other: Unit) -> Bool {
    name == other.name && number == other.number && notes.findings == other.notes.findings
  }
}
