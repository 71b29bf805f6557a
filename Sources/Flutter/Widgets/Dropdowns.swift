internal import Components
import Scenes
internal import VoiceOver

/// Lists that drop down.
enum Dropdowns {
  /// The item that is chosen, or what stands there before one is.
  ///
  /// That of the framework is an InkWell in a Semantics with `expanded`, and neither is a boundary nor says whether it
  /// can be used: in a tile that cannot be tapped it is part of that (material library, `DropdownButton.build`).
  static func parts(
    _ made: Made, _ around: Layout.Around, _ layout: inout Layout
  ) -> [SemanticsPart] {
    // Of packages it is the list itself, and not what opens it (shadcn_flutter, `DropdownMenu`).
    if let children = made["children"], !children.isNull {
      return layout.slots(["children"], of: made, layout.entered(made, around)) + [
        layout.mark(made, around)
      ]
    }
    var config = SemanticsConfig()
    config.role = .picker
    config.flags = [.button]
    config.confidence = .inferred
    config.facts.isGroupedByComponent = true
    layout.use(made["onChanged"].map { !$0.isNull } ?? true, .tap, &config)
    if made.name.hasPrefix("DropdownButton") {
      config.flags.remove(.enabled)
      config.flags.insert(.expanded)
    }
    let inner = layout.entered(made, around)
    var label: [SourcedText] = []
    // What is a widget is read with what is in the field (material library, `InputDecoration.label`).
    var named: [SemanticsPart] = []
    if case .made(let decoration)? = made["decoration"] {
      for name in ["labelText", "hintText"] {
        if let text = layout.words(decoration[name]) { label.append(text) }
      }
      named = layout.slots(["label"], of: decoration, inner)
    }
    config.label = SourcedText.sentence(label)
    if !config.label.isEmpty { config.labelSource = .content }
    var children = named + layout.slots(["hint", "label"], of: made, inner)
    if let value = made["value"] ?? made["initialValue"] ?? made["initialSelection"], !value.isNull
    {
      config.value =
        chosen(value, of: made, inner, &layout) ?? DartWords.text(of: value, code: "value")
      children = named + layout.slots(["label"], of: made, inner)
      if let waiting = waiting(made, value, inner, named: named, children, &layout) {
        children = waiting
        config.value = SourcedText()
      }
    }
    return [layout.node(made, around, config, collects: .slots, children)]
  }

  /// The words of the item that has the value, where the source tells which that is.
  private static func chosen(
    _ value: DartValue, of made: Made, _ around: Layout.Around, _ layout: inout Layout
  ) -> SourcedText? {
    guard let answer = DartAnswers.constant(value), let items = made["items"] else { return nil }
    for item in DartLists.items(of: items) {
      guard case .one(.made(let item)) = item, let own = item["value"],
        let other = DartAnswers.constant(own)
      else { return nil }
      if other == answer { return onlyWords(layout.slots(["child"], of: item, around)) }
    }
    return nil
  }

  /// What is said of parts, where these are one text.
  private static func onlyWords(_ parts: [SemanticsPart]) -> SourcedText? {
    guard parts.count == 1, let part = parts.first else { return nil }
    switch part {
    case .node(let node):
      if !node.config.label.isEmpty { return node.children.isEmpty ? node.config.label : nil }
      return onlyWords(node.children)
    case .owned(_, _, let inner): return onlyWords(inner)
    case .branch, .rows, .bar, .blocking: return nil
    }
  }

  /// What a list that drops down shows before anything is chosen, and afterwards; nil where it shows nothing of its
  /// own while it waits (material library, `DropdownButton.hint`).
  private static func waiting(
    _ made: Made, _ value: DartValue, _ around: Layout.Around, named: [SemanticsPart],
    _ chosen: [SemanticsPart], _ layout: inout Layout
  ) -> [SemanticsPart]? {
    guard case .unknown(let unknown) = value, let hint = made["hint"], !hint.isNull else {
      return nil
    }
    let ask = DartCondition(
      asks: [.init(subject: unknown.subject, answers: [.present])],
      words: unknown.code + " is there")
    let waiting = named + layout.slots(["hint", "label"], of: made, around)
    // What is chosen takes the place of the hint (material library, `DropdownButton.build`: an IndexedStack).
    let item = Made("Text", [.init(label: "", value: value)], at: made.place, in: made.view)
    return layout.branch(
      [(ask, chosen + layout.text(item, around)), (ask.negated, waiting)], true, made.place)
  }
}
