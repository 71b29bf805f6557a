package import Components
package import VoiceOver

extension Auditor {
  /// What is wrong with what a component shows, and with what it shows apart.
  ///
  /// `reports` are those of its screens, in the same order: what they cost is not counted again.
  package func audit(_ unit: ComponentUnit, _ reports: [ViewReport]) -> Audit {
    var audit = Audit()
    for (number, screen) in ([unit.own] + unit.inner).enumerated() where number < reports.count {
      let pieces = PieceScreen(
        screen, reports[number], unit.framework, isLocalized: unit.isLocalized)
      judge(pieces, isApart: number > 0, &audit)
      count(pieces, of: unit, &audit)
    }
    return audit
  }

  private func judge(_ screen: PieceScreen, isApart: Bool, _ audit: inout Audit) {
    var report = PieceReport(screen.framework, isApart: isApart)
    for rule in wanted {
      guard let check = rule.pieces, check.fix[screen.framework] != nil else { continue }
      report.begin(rule, check)
      check.find(screen, &report)
      if !report.findings.isEmpty { keep(report.findings, of: rule, in: &audit) }
    }
  }

  private func keep(_ findings: [Finding], of rule: Rule, in audit: inout Audit) {
    for var finding in findings where !settings.excludes(finding.place.path) {
      switch settings.choice(for: rule, at: finding.place.path) {
      case .off: continue
      case .on: break
      case .severity(let severity): finding.severity = severity
      }
      let fault = finding.fault
      if let other = audit.findings.firstIndex(where: { $0.fault == fault }) {
        if finding.speaks(before: audit.findings[other]) { audit.findings[other] = finding }
      } else {
        audit.findings.append(finding)
      }
    }
  }

  private func count(_ screen: PieceScreen, of unit: ComponentUnit, _ audit: inout Audit) {
    let populations = screen.populations(in: unit)
    for rule in wanted where rule.pieces?.fix[screen.framework] != nil {
      guard let count = populations[rule.population], count > 0,
        settings.choice(for: rule, at: unit.path) != .off
      else { continue }
      audit.elements[rule.id, default: 0] += count
    }
  }
}

extension PieceScreen {
  /// How many of each there are in the code of the component itself, each place once.
  fileprivate func populations(in unit: ComponentUnit) -> [Population: Int] {
    var places: [Population: Set<Place>] = [:]
    func count(_ population: Population, _ view: String, _ place: Place) {
      guard view == unit.name else { return }
      places[population, default: []].insert(place)
    }
    for row in rows { count(.rows, row.piece.view, row.piece.place) }
    for (content, _, _) in contents {
      switch content.kind {
      case .text: count(.texts, content.view, content.place)
      case .icon, .image: count(.images, content.view, content.place)
      case .shape: count(.shapes, content.view, content.place)
      case .control: count(.controls, content.view, content.place)
      case .emptyView: break
      }
    }
    for (_, element) in elements {
      if element.isPressed {
        count(.controls, element.view, element.place)
        if element.showsOnlyIcons { count(.iconControls, element.view, element.place) }
      }
      if element.facts.isGroupedByAuthor { count(.madeElements, element.view, element.place) }
      if element.facts.isTitle || element.traits.contains(.header) {
        count(.headings, element.view, element.place)
      }
      if !element.actions.isEmpty || element.facts.isAdjustedByAuthor {
        count(.actions, element.view, element.place)
      }
      for gesture in element.facts.gestures {
        count(.gestures, element.view, gesture.place)
      }
      for setting in element.facts.set {
        switch setting.kind {
        case .label, .tooltip: count(.labels, element.view, setting.place)
        case .value: count(.values, element.view, setting.place)
        case .hint: count(.hints, element.view, setting.place)
        case .traits: count(.traits, element.view, setting.place)
        case .identifier: break
        }
      }
    }
    return places.mapValues(\.count)
  }
}

extension PieceElement {
  /// Pictures are all that is seen of it.
  var showsOnlyIcons: Bool {
    !facts.contents.isEmpty
      && facts.contents.allSatisfy {
        $0.kind == .icon || $0.kind == .image || $0.kind == .shape || $0.kind == .emptyView
      } && facts.contents.contains { $0.kind == .icon || $0.kind == .image }
  }
}
