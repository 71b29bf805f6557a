import VoiceOver

/// Whether all of a part is known, where views in it are read by themselves.
extension LiveTree {
  /// Finds those that show something unknown by way of other views.
  mutating func findHeard() {
    guard touched.units.contains(where: { differs($0.value ?? [], units[$0.key] ?? []) }) else {
      return
    }
    var hearers: [UnitName: [UnitName]] = [:]
    var unknown: [UnitName] = []
    var parts: Set<UnitName> = []
    for unit in units.values.joined() {
      for name in unit.hears { hearers[name, default: []].append(unit.name) }
      if unit.report.isOpaque {
        unknown.append(unit.name)
      } else if unit.isView {
        parts.insert(unit.name)
      }
    }
    var found: Set<UnitName> = []
    while let next = unknown.popLast() {
      for hearer in hearers[next] ?? [] where found.insert(hearer).inserted {
        unknown.append(hearer)
      }
    }
    tally.count(heard: heard.count, sign: -1)
    heard = found.intersection(parts)
    tally.count(heard: heard.count, sign: 1)
  }

  private func differs(_ old: [Unit], _ new: [Unit]) -> Bool {
    old.count != new.count
      || zip(old, new).contains { was, now in
        was.name != now.name || was.hears != now.hears || was.isView != now.isView
          || was.report.isOpaque != now.report.isOpaque
      }
  }
}
