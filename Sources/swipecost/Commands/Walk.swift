import Evaluation
import Crawl
import Foundation
import Publish
import Rules
import Views
import VoiceOver

extension Command {
  static let walk = Command(
    name: "walk",
    summary: "Show what VoiceOver says, stop by stop",
    discussion: """
      Each screen is shown as a listener goes through it, its stops numbered by swipes. The first line \
      says what it costs on a device and by the guideline, least to most and typically; where both \
      differ, the next says why. Rows are there once, with the swipes that all of them take. What is not always there \
      has the question of the code that decides (“only when isSaving”), and what is there instead \
      follows (“or, when …”); --all lists that as well.

      What the source does not tell stands between ‹ and ›: data of the user as ‹sender name›, code that \
      could not be followed as ‹preamble?›. --plain has words instead of such signs.

      Without --view only screens are shown; a part of a screen is shown when it is named.

      \(PackageWords.paragraph)
      """,
    operands: [.oneOrMore("PATH", "A file or a folder; folders are read as one app.")],
    options: [
      .value("view", "NAME", "Only this view."),
      PackageWords.option,
      .choice(
        "model", ["platform", "guideline"], "Whose stops to show (platform)."),
      .value("rows", "N", "Rows of a collection of unknown length (20)."),
      .flag("with-parts", "After the view that --view names also the views that it is made of."),
      .flag("all", "List also what is there instead of something else."),
      .flag("plain", "Words instead of signs, for a screen reader."),
      .value(
        "svg", "FILE",
        "Draw the view that --view names, with its rows as they are and as one element.",
        completes: .files),
    ],
    examples: [
      Example("swipecost walk Sources", "Every screen of an app"),
      Example("swipecost walk . --view InboxView", "One view of it"),
      Example("swipecost walk . --plain | espeak-ng", "Read aloud"),
      Example("swipecost walk . --view InboxView --svg inbox.svg", "The same as a picture"),
    ]
  ) { arguments, console throws(Failure) in
    let model = arguments.choice("model", ShownModel.platform)
    let rows = try arguments.count("rows", in: 0...100_000) ?? 20
    let view = arguments.text("view")
    let paths = arguments.operands
    let packages = try PackageWords.shelf(arguments, console)
    let tree = try Failure.of(.inputOutput) { try SourceTree(paths, packages: packages) }
    let checked = try CheckedTree(
      tree, of: paths, Settings(), rows: rows, view: view, model: model)
    if view == nil, arguments.flag("with-parts") {
      throw .usage("--with-parts follows one view; name it with --view")
    }
    if let file = arguments.text("svg") {
      guard let view else { throw .usage("--svg draws one view; name it with --view") }
      try draw(view, of: checked, rows: rows, to: file)
      console.results.writeLine(file.harmless)
      return checked.problems.isEmpty ? .done : .partial
    }
    let shown =
      view.map { checked.reports(of: $0, withParts: arguments.flag("with-parts"), rows) }
      ?? checked.ordered.filter { $0.screen != nil }
    var text = WalkText(output: console.results, model: model, ungrouped: checked.ungrouped)
    text.listsAll = arguments.flag("all")
    text.tone = Tone(prefix: tree.prefix, isPlain: arguments.flag("plain"))
    text.write(shown)
    if let view { text.writeOthers(checked.ordered, besides: shown, of: view) }
    if shown.isEmpty {
      console.messages.writeLine("no screens found")
      for reason in checked.reasonsForNone { console.messages.writeLine(reason) }
    }
    return checked.problems.isEmpty ? .done : .partial
  }
}

/// The picture of one view, from the layout of its reading.
private func draw(
  _ view: String, of checked: CheckedTree, rows: Int, to file: String
) throws(Failure) {
  let settings = ReadingSettings(rows: rows)
  for report in checked.reports where report.name == view {
    for type in checked.index.allTypes {
      guard
        view == checked.index.name(of: type) || view.hasPrefix(checked.index.name(of: type) + "."),
        let reading = read(type, in: checked.index, settings),
        let layout = reading.layouts(
          in: checked.index, around: report.around, groups: reading.rowGroups(in: checked.index)
        ).first(where: { $0.name == view }),
        let poster = SwipeMapPoster(layout: layout.text, swipes: report.swipes.guideline.max)
      else { continue }
      return try Failure.write(poster.file, to: file)
    }
  }
  if let (layout, swipes) = checked.tree.components().layout(of: view, rows: rows),
    let poster = SwipeMapPoster(layout: layout, swipes: swipes)
  {
    return try Failure.write(poster.file, to: file)
  }
  throw .usage("“\(view)” has nothing to draw")
}
