import VoiceOver

extension Command {
  static let walk = Command(
    name: "walk",
    summary: "What VoiceOver says, stop by stop",
    discussion: """
      Each screen is shown as a listener goes through it: its stops in reading order, what is said at \
      each, rows once with their number. What the source does not tell stands between ‹ and ›. The \
      totals are swipes in the guideline model and on the platform.

      Without --view only screens are shown; a part of a screen is shown when it is named.
      """,
    operands: [.oneOrMore("PATH", "A file or a folder; folders are read as one app.")],
    options: [
      .value("view", "NAME", "Only this view."),
      .choice(
        "model", ["platform", "guideline"], "Whose stops to show (platform)."),
      .value("rows", "N", "Rows of a collection of unknown length (20)."),
    ],
    examples: [
      Example("swipecost walk Sources", "Every screen of an app"),
      Example("swipecost walk . --view InboxView", "One view of it"),
    ]
  ) { arguments, console throws(Failure) in
    let model = arguments.choice("model", ShownModel.platform)
    let rows = try arguments.count("rows", in: 0...100_000) ?? 20
    let view = arguments.text("view")
    let checked = try CheckedTree(arguments.operands, rows: rows, view: view, model: model)
    let shown = checked.ordered.filter { $0.screen != nil || view != nil }
    WalkText(output: console.results, model: model).write(shown)
    if shown.isEmpty { console.messages.writeLine("no screens found") }
    return checked.problems.isEmpty ? .done : .partial
  }
}
