import Scenes
package import Views
package import VoiceOver

/// Runs the rules of a project: once for each scene, once for each file.
package struct Auditor: Sendable {
  package let settings: Settings
  private let rules: [Rule]
  /// Those that some part of the project wants.
  var wanted: [Rule] { rules }

  package init(settings: Settings = Settings()) {
    self.settings = settings
    rules = Rule.catalog.filter(settings.wants)
  }

  /// What is wrong with what a view shows, wherever its source is.
  ///
  /// Meant for the scenes of screens: they show every part in its surroundings. Parts are in several
  /// scenes, so the same finding may come from each of them; `Audit.merged` keeps one.
  ///
  /// Who does not judge only counts the things that rules look at, unless the view shows something apart: that is told
  /// of it also where it is a part of others.
  package func audit(_ reading: Reading, in index: ViewIndex, judges: Bool = true) -> Audit {
    guard !reading.scene.nodes.isEmpty else { return Audit() }
    let facts = Facts(reading, in: index, judges ? .each : .apart)
    var audit = Audit()
    audit.isJudged = judges
    if judges || !reading.scene.presentations.isEmpty { judge(facts, in: index, &audit) }
    let populations = facts.populations()
    let path = index[reading.type.file].path
    for number in rules.indices {
      guard let count = populations[rules[number].population], count > 0,
        settings.choice(for: rules[number], at: path) != .off
      else { continue }
      audit.elements[rules[number].id] = count
    }
    audit.lookups = facts.code.lookups
    return audit
  }

  private func judge(_ facts: borrowing Facts, in index: ViewIndex, _ audit: inout Audit) {
    var report = SceneReport(index: index, names: facts.names)
    var places: [Told: Int] = [:]
    // By number: a rule is large, and to hold each would cost as much as the cheap ones do.
    for number in rules.indices {
      guard let check = rules[number].sceneCheck else { continue }
      report.begin(rules[number])
      check(facts, &report)
      if !report.findings.isEmpty {
        keep(report.findings, of: rules[number], in: &audit, &places, index)
      }
    }
  }

  /// What is wrong with the declarations of a file, and with its directives.
  package func audit(_ file: FileID, in index: ViewIndex) -> Audit {
    let live = index[file]
    var audit = Audit()
    guard !live.isLeftOut else { return audit }
    let declarations = Declarations(index: index, file: file)
    var report = Report(index: index)
    var places: [Told: Int] = [:]
    for number in rules.indices {
      guard let check = rules[number].fileCheck else { continue }
      let rule = rules[number]
      guard settings.choice(for: rule, at: live.path) != .off else { continue }
      report.begin(rule)
      let count = check(declarations, &report)
      if count > 0 { audit.elements[rule.id] = count }
      keep(report.findings, of: rule, in: &audit, &places, index)
    }
    audit.problems = declarations.views.directiveProblems(at: live.path)
    return audit
  }

  private func keep(
    _ findings: [Finding], of rule: Rule, in audit: inout Audit, _ places: inout [Told: Int],
    _ index: ViewIndex
  ) {
    for var finding in findings where !settings.excludes(finding.place.path) {
      switch settings.choice(for: rule, at: finding.place.path) {
      case .off: continue
      case .on: break
      // What a project chooses stands above what a finding chooses for itself.
      case .severity(let severity): finding.severity = severity
      }
      if let file = index.file(at: finding.place.path), !index[file].views.comments.isEmpty,
        Suppression(of: index[file].views).covers(rule.id, line: finding.place.line)
      {
        continue
      }
      let told = Told(fault: finding.fault, isApart: finding.isApart)
      if let other = places[told] {
        if finding.speaks(before: audit.findings[other]) { audit.findings[other] = finding }
      } else {
        places[told] = audit.findings.count
        audit.findings.append(finding)
      }
    }
  }
}

/// What one finding is enough for: what a view shows apart is told of it where others speak for the rest.
private struct Told: Hashable {
  var fault: Fault
  var isApart: Bool
}

/// What the rules say of one scene, one file, or a whole project.
package struct Audit: Sendable, Equatable {
  package var findings: [Finding] = []
  /// By rule: how many things it looks at in the code of the type, or file, itself.
  ///
  /// Those of all types and files add up to the project's.
  package var elements: [String: Int] = [:]
  package var problems: [DirectiveProblem] = []
  /// Rules looked at it, and did not only count.
  package var isJudged = true
  /// What rules asked beyond what the reading did.
  package var lookups = Lookups()

  package init() {}

  /// One finding for one rule at one place, in the order of places.
  package static func merged(_ audits: [Audit]) -> Audit {
    var all = Audit()
    var seen: [Fault: Int] = [:]
    for audit in audits {
      for finding in audit.findings {
        if let index = seen[finding.fault] {
          if finding.speaks(before: all.findings[index]) { all.findings[index] = finding }
        } else {
          seen[finding.fault] = all.findings.count
          all.findings.append(finding)
        }
      }
      all.elements.merge(audit.elements, uniquingKeysWith: +)
      all.problems += audit.problems
    }
    all.findings.sort { $0.isBefore($1) }
    return all
  }
}

extension Finding {
  package func isBefore(_ other: Finding) -> Bool {
    (place.path, place.line, place.column, rule)
      < (other.place.path, other.place.line, other.place.column, other.rule)
  }
}

extension Audit {
  /// Of a view that nobody can come to see.
  package var withoutFindings: Audit {
    var audit = self
    audit.findings = []
    return audit
  }

  /// What a view that is only a part of others adds: their scenes hold what it shows, but not what it
  /// shows apart.
  package var counted: Audit {
    var audit = self
    audit.findings = findings.filter(\.isApart)
    return audit
  }
}
