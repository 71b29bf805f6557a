import VoiceOver

/// Whether all of a view is known, where views in it are read by themselves.
extension LiveTree {
  /// Counts those of which something is not: of what stands as a whole that is known, a part is as unknown as its own
  /// code and what is heard of the views in it.
  mutating func countUnknown() {
    guard
      !touched.wholes.isEmpty
        || touched.units.contains(where: { differs($0.value ?? [], units[$0.key] ?? []) })
    else { return }
    var hearers: [UnitName: [UnitName]] = [:]
    var open: [UnitName] = []
    var unknown: Set<UnitName> = []
    for unit in units.values.joined() {
      for name in unit.hears { hearers[name, default: []].append(unit.name) }
      if unit.isUnknown, unknown.insert(unit.name).inserted { open.append(unit.name) }
    }
    while let next = open.popLast() {
      for hearer in hearers[next] ?? [] where unknown.insert(hearer).inserted {
        open.append(hearer)
      }
    }
    let count = units.values.joined().count { unit in
      unit.isView && (standsWhole(unit) ? unit.report.isOpaque : unknown.contains(unit.name))
    }
    tally.set(opaqueViews: count)
  }

  private func differs(_ old: [Unit], _ new: [Unit]) -> Bool {
    old.count != new.count
      || zip(old, new).contains { was, now in
        was.name != now.name || was.hears != now.hears || was.isUnknown != now.isUnknown
          || was.isView != now.isView || was.report.isOpaque != now.report.isOpaque
      }
  }
}
