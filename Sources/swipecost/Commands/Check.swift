import Crawl
import Rules
import VoiceOver

extension Command {
  static let check = Command(
    name: "check",
    summary: "Show what the screens of one tree cost now, and which rules they break",
    discussion: """
      Files and folders are read as one app, without .build, Pods, Carthage, DerivedData, node_modules, .dart_tool, .docc and what git \
      ignores. The first number is swipes in the guideline model, the second the platform's; “≥” stands \
      before a screen that holds views which are not in the sources.

      The findings follow, by file, and at the end what to do first: the three rows that save most \
      swipes. A baseline holds known findings: with --baseline only others are told. --changed-since \
      tells those that the commit did not have. With --limit or --fail-on too many findings end with \
      exit code 1. Settings are read from the nearest .swipecost.json upwards of each file.

      The JSON is described by its schema, swipecost.check/1; members are only ever added. gitlab is the \
      report of GitLab's Code Quality. In junit each view is a test, which fails with what is found in it.

      \(PackageWords.paragraph)
      """,
    operands: [.oneOrMore("PATH", "A file or a folder.")],
    options: [
      .choice("format", CheckFormat.allCases.map(\.rawValue), "How to print the answer (text)."),
      .choice("model", ShownModel.allCases.map(\.rawValue), "Which model to show (both)."),
      .value("rows", "N", "Rows of a collection of unknown length (20)."),
      .value("view", "NAME", "Only this view."),
      PackageWords.option,
      .flag("plain", "Words instead of signs in the text, for a screen reader."),
      .value("baseline", "FILE", "Leave out the findings of this file.", completes: .files),
      .flag("write-baseline", "Write the findings to the file of --baseline."),
      .value("changed-since", "REV", "Only findings that this commit did not have."),
      .value("limit", "N", "Fail when there are more findings."),
      .choice(
        "fail-on", Severity.allCases.map(\.rawValue), "Fail when a finding is this severe or more."),
    ],
    examples: [
      Example("swipecost check Sources", "Every screen of an app, the dearest first"),
      Example("swipecost check . --format json --view InboxView", "One view, for a program"),
      Example("swipecost check . --changed-since main --fail-on serious", "What a branch adds"),
      Example("swipecost check . --packages .build/checkouts", "With the packages that it pins"),
      Example("swipecost check . --format sarif > findings.sarif", "For code scanning"),
      Example("swipecost check . --format junit > swipecost.xml", "For a build server"),
    ]
  ) { arguments, console throws(Failure) in
    let model = arguments.choice("model", ShownModel.both)
    let rows = try arguments.count("rows", in: 0...100_000)
    let paths = arguments.operands
    let packages = try PackageWords.shelf(arguments, console)
    let tree = try Failure.of(.inputOutput) { try SourceTree(paths, packages: packages) }
    let settings = try Settings.around(tree, paths)
    let checked = try CheckedTree(
      tree, of: paths, settings, rows: rows, view: arguments.text("view"), model: model)
    let choice = try FindingChoice(checked, arguments, settings, rows: rows, packages)
    let output = console.results
    switch arguments.choice("format", CheckFormat.text) {
    case .text:
      let tone = Tone(prefix: tree.prefix, isPlain: arguments.flag("plain"))
      CheckText(output: output, model: model, tone: tone).write(checked)
      FindingText(output: output, tone: tone, whens: checked.whens).write(choice.findings)
    case .json: CheckJSON(model: model).write(checked, choice.findings, to: output)
    case .xcode: for finding in choice.findings { output.writeLine(FindingLines.xcode(finding)) }
    case .github: for finding in choice.findings { output.writeLine(FindingLines.github(finding)) }
    case .sarif: output.write(FindingSARIF.document(choice.findings))
    case .gitlab: output.write(FindingGitLab.document(choice.findings))
    case .junit: output.write(FindingJUnit.document(checked, choice.findings))
    }
    for problem in checked.problems {
      let line = problem.line.map { ":\($0)" } ?? ""
      console.messages.writeLine("\(problem.path.harmless)\(line): \(problem.sentence.harmless)")
    }
    guard choice.exitCode == .done else { return choice.exitCode }
    return checked.problems.isEmpty ? .done : .partial
  }
}

enum CheckFormat: String, CaseIterable {
  case text, json, xcode, github, sarif, gitlab, junit
}
