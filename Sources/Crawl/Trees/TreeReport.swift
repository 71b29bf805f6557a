package import Rules
package import Views
package import VoiceOver

/// What is told of sources as they are now: all views, and what is wrong with them.
///
/// They are read as those of a commit are, so it is what a crawl tells of it.
package struct TreeReport: Sendable {
  package let index: ViewIndex
  /// Of all views, screens or not, each with what it shows apart.
  package let reports: [ViewReport]
  package let findings: [Finding]
  package let problems: [DirectiveProblem]
  /// Folders of Flutter apps that are built for other devices only.
  package let appsElsewhere: [String]

  init(_ tree: borrowing LiveTree) {
    index = tree.index
    reports = tree.reports
    findings = tree.findings.values.flatMap { $0 }.sorted { $0.isBefore($1) }
    problems = tree.directiveProblems
    appsElsewhere = tree.components.elsewhere
  }
}

extension SourceTree {
  /// Without rows the settings of each file say how many a collection of unknown length has.
  package func report(
    _ settings: Settings, _ asked: ReadingSettings = ReadingSettings(listing: .nothing),
    rows: Int?, jobs: Int
  ) -> TreeReport {
    var reading = TreeReading.standard(rows: asked.rows)
    let about = TreeCircumstances(settings, asked, rows: rows)
    // Those of the folder around it hold, which is not in the tree.
    reading.circumstances = { _, _ in about }
    var tree = LiveTree(reading: reading, width: jobs)
    _ = tree.apply(
      files.map {
        SourceChange(path: $0.path, source: LiveSource(blob: $0.blob, isCounted: true))
      })
    return TreeReport(tree)
  }
}

extension LiveTree {
  fileprivate var reports: [ViewReport] {
    units.sorted { $0.key < $1.key }.flatMap(\.value).flatMap { unit in
      let inner = unit.inner.sorted { $0.key < $1.key }.filter { name, report in
        report.likeness == nil || screens[name] != nil
      }
      return [unit.report(shown: manners(of: unit.name))].compactMap { $0 } + inner.map(\.value)
    }
  }

  fileprivate var directiveProblems: [DirectiveProblem] {
    let own = index.allFiles.filter {
      !index[$0].isLeftOut && !about.settings.excludes(index[$0].path)
    }
    return own.flatMap { index[$0].views.directiveProblems(at: index[$0].path) }
      + components.comments.sorted { $0.key < $1.key }.flatMap { $1.problems(at: $0) }
  }
}
