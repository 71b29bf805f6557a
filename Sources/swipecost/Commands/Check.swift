import VoiceOver

extension Command {
  static let check = Command(
    name: "check",
    summary: "Show what the screens of one tree cost now",
    discussion: """
      Files and folders are read as one app, without .build, Pods, Carthage, DerivedData and what git \
      ignores. The first number is swipes in the guideline model, the second the platform's; “≥” stands \
      before a screen that holds views which are not in the sources.

      The JSON is described by its schema, swipecost.check/1; members are only ever added.
      """,
    operands: [.oneOrMore("PATH", "A file or a folder.")],
    options: [
      .choice("format", ["text", "json"], "How to print the answer (text)."),
      .choice("model", ShownModel.allCases.map(\.rawValue), "Which model to show (both)."),
      .value("rows", "N", "Rows of a collection of unknown length (20)."),
      .value("view", "NAME", "Only this view."),
    ],
    examples: [
      Example("swipecost check Sources", "Every screen of an app, the dearest first"),
      Example("swipecost check . --format json --view InboxView", "One view, for a program"),
    ]
  ) { arguments, console throws(Failure) in
    let model = arguments.choice("model", ShownModel.both)
    let rows = try arguments.count("rows", in: 0...100_000) ?? 20
    let checked = try CheckedTree(
      arguments.operands, rows: rows, view: arguments.text("view"), model: model)
    if arguments.text("format") == "json" {
      CheckJSON(model: model).write(checked, to: console.results)
    } else {
      CheckText(output: console.results, model: model).write(checked)
      for problem in checked.problems {
        let line = problem.line.map { ":\($0)" } ?? ""
        console.messages.writeLine("\(problem.path.harmless)\(line): \(problem.sentence.harmless)")
      }
    }
    return checked.problems.isEmpty ? .done : .partial
  }
}
