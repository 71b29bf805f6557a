internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// The page of `showSearch` (material library, `search.dart`: a Scaffold whose bar has what is typed for a title, around
/// what a delegate of the app builds).
enum SearchPage {
  /// Whether a call shows one.
  static func isShown(by call: DartNodeID, in file: DartFile) -> Bool {
    file.firstChild(call).map { file.name($0) == "showSearch" } ?? false
  }

  /// Nil where the delegate is no class of the app.
  static func value(_ delegate: DartValue, _ evaluator: inout DartEvaluator) -> DartValue? {
    guard case .made(let made) = delegate, let type = made.type,
      evaluator.libraries.ancestry(type).contains(where: {
        evaluator.libraries[$0].superclass?.name == "SearchDelegate"
      })
    else { return nil }
    let (this, view) = (evaluator.bind(made), made.view)
    let frame = CodeFrame(type.file, type: type, this: this, view: view, owner: this.owner)
    let label = evaluator.member("searchFieldLabel", of: this, frame)
    let decoration = Made(
      "InputDecoration",
      [Made.Argument(label: "hintText", value: label.flatMap(\.given) ?? .one("Search"))],
      at: made.place, in: view)
    let field = Made(
      "TextField", [Made.Argument(label: "decoration", value: .made(decoration))], at: made.place,
      in: view)
    var bar = [Made.Argument(label: "title", value: .made(field))]
    for (label, method) in [
      ("leading", "buildLeading"), ("actions", "buildActions"), ("bottom", "buildBottom"),
      ("flexibleSpace", "buildFlexibleSpace"),
    ] {
      guard let value = evaluator.built(method, this, view: view) else { continue }
      bar.append(Made.Argument(label: label, value: value))
    }
    // Suggestions stand there until somebody has searched.
    let subject = DartSubject(
      owner: this.owner, hash: Digest.of("results"), start: .flag(false))
    let searched = DartCondition(
      asks: [.init(subject: subject, answers: [.flag(true)])], words: "results are shown")
    let body = DartAnswers.join(
      searched, evaluator.built("buildResults", this, view: view) ?? .null,
      evaluator.built("buildSuggestions", this, view: view) ?? .null, at: made.place)
    return .made(
      Made(
        "Scaffold",
        [
          Made.Argument(
            label: "appBar", value: .made(Made("AppBar", bar, at: made.place, in: view))),
          Made.Argument(label: "body", value: body),
        ], at: made.place, in: view))
  }
}

extension DartValue {
  fileprivate var given: DartValue? { isNull ? nil : self }
}
