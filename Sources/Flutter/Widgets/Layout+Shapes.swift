internal import Components
import Scenes
internal import VoiceOver

/// What each kind of widget is to the semantics tree.
extension Layout {
  mutating func parts(_ made: Made, _ row: WidgetRow, _ around: Around) -> [SemanticsPart] {
    var around = around
    around.isSkeleton = around.isSkeleton || Skeletons.isOne(made)
    switch row.shape {
    case .layout: return layout(made, row, around)
    case .builder: return built(made, around)
    case .nothing: return []
    case .text: return text(made, around)
    case .richText: return richText(made, around)
    case .icon: return icon(made, around)
    case .image: return image(made, around)
    case .avatar: return avatar(made, around)
    case .badge: return badge(made, around)
    case .box: return box(made, around)
    case .semantics: return semantics(made, around)
    case .merge:
      return [wrapped(made, around) { $0.isMerging = true }]
    case .exclude: return exclude(made, around)
    case .block: return block(made, around)
    case .ignore: return ignore(made, around)
    case .card: return card(made, around)
    case .tap: return tap(made, row, around)
    case .opener: return opener(made, row, around)
    case .tooltip: return tooltip(made, around)
    case .listTile: return listTile(made, row, around)
    case .settingsTile: return settingsTile(made, row, around)
    case .toggleTile: return toggleTile(made, row, around)
    case .expansionPanel: return expansionPanel(made, around)
    case .expansionTile: return expansionTile(made, row, around)
    case .accountHeader: return accountHeader(made, around)
    case .button, .floatingButton, .iconButton: return button(made, row, around)
    case .popupMenu: return popupMenu(made, around)
    case .dropdown: return Dropdowns.parts(made, around, &self)
    case .textField: return textField(made, around)
    case .decorator: return decorator(made, around)
    case .toggle, .radio: return toggle(made, row, around)
    case .slider: return slider(made, around)
    case .chip: return chip(made, row, around)
    case .segments: return segments(made, row, around)
    case .tabBar: return tabBar(made, around)
    case .tab: return Tabs.parts(made, row, around, &self)
    case .tabView: return tabView(made, around)
    case .navigation: return navigation(made, row, around)
    case .appBar: return [.bar(appBar(made, around))]
    case .scaffold: return scaffold(made, around)
    case .dialog: return dialog(made, around)
    case .simpleDialog: return simpleDialog(made, around)
    case .list: return list(made, around)
    case .navigator: return navigator(made, around)
    case .scroll:
      return [
        node(
          made, around, isBoundary: true, isExplicit: true,
          slots(known(row.slots, of: made), of: made, entered(made, around)))
      ]
    case .cell: return [wrapped(made, around) { $0.collects = .index }]
    case .expandable: return Expandables.parts(made, around, &self)
    case .crossFade: return crossFade(made, made["crossFadeState"] ?? .null, around)
    case .stack: return stack(made, row, around)
    case .indexedStack: return indexedStack(made, around)
    case .hiding: return hiding(made, row, around)
    case .opacity: return opacity(made, around)
    case .progress: return progress(made, around)
    case .table: return table(made, around)
    // Its pages are screens of their own.
    case .app: return []
    case .drags: return drags(made, around)
    case .delegate: return delegated(made, around)
    case .opaque, .web: return unreadable(made, row, around)
    case .canvas:
      // What cannot be read of it is part of what the whole may be more by.
      return unreadable(made, WidgetRow(.opaque), around)
        + slots(row.slots, of: made, entered(made, around)).readable
    }
  }

  // MARK: Layout

  /// Widgets that say nothing: what they look like may still tell something.
  private mutating func layout(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    if made.constructor == "shrink", made.name == "SizedBox" { return [] }
    let inside = slots(known(row.slots, of: made), of: made, around)
    let found = WornLooks.dressed(inside, in: made, self)
    if made["menuChildren"] != nil { return found.offering(offered(by: made)) }
    return made.name == "Row" ? Self.captioned(found) : found
  }

  /// Where it is given none of the slots that its row has, what others of its kind call so: no row may swallow what is
  /// seen.
  private func known(_ slots: [String], of made: Made) -> [String] {
    slots.contains { made[$0] != nil } ? slots : WidgetTable.commonSlots
  }

  /// Two texts side by side, of which the source tells the first: a caption and its value.
  private static func captioned(_ parts: [SemanticsPart]) -> [SemanticsPart] {
    guard parts.count == 2, case .node(var caption) = parts[0], case .node(let value) = parts[1],
      caption.config.role == .text, value.config.role == .text,
      caption.config.label.known != nil, value.config.label.known == nil
    else { return parts }
    caption.config.facts.isCaptionOfNext = true
    return [.node(caption), parts[1]]
  }

  private mutating func built(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let child = made["child"]
    for argument in made.arguments
    where argument.label.isEmpty || argument.label.hasSuffix("uilder") {
      if case .closure(let closure) = argument.value {
        let builder = made.name == "StatefulBuilder" ? closure.rebuilding(evaluator) : closure
        return built(.closure(builder), at: made.place, child: child) { $0.parts($1, around) }
      }
      if case .unknown = argument.value, argument.label.hasSuffix("uilder") {
        return parts(evaluator.build(argument.value, at: made.place), around)
      }
    }
    return slots(["child"], of: made, around)
  }

  /// A widget around its child.
  private mutating func wrapped(
    _ made: Made, _ around: Around, _ change: (inout SemanticsNode) -> Void
  ) -> SemanticsPart {
    var node = SemanticsNode(
      place: made.place, view: made.view, anchor: anchor(made, around),
      children: slots(["child", "sliver"], of: made, entered(made, around)))
    change(&node)
    return .node(node)
  }

  // MARK: Boxes

  /// A coloured box of a size of its own, with nothing in it: a dot, a badge.
  private mutating func box(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var looks = SemanticsConfig()
    let child = made["child"]
    if let child { boxes.append(child) }
    defer { if child != nil { boxes.removeLast() } }
    let paints = [made["color"], made["decoration"], made["foregroundDecoration"]]
    for case let value? in paints { look(value, made, &looks) }
    if let child, !child.isNull {
      let found = parts(child, around)
      if looks.looks.isEmpty { return found }
      return WornLooks.worn(looks, of: paints, by: found) ?? found + [node(made, around, looks)]
    }
    let isSeen = made["color"].map { !isClear($0) } ?? (made["decoration"] != nil)
    let sizes = [made["width"], made["height"]]
    // What is as wide as there is room is a line or a ground.
    let isSized =
      sizes.allSatisfy { $0 != nil && !isUnlimited($0) } || hasBothDimensions(made["constraints"])
    guard isSeen, isSized, !around.isSkeleton else {
      return looks.looks.isEmpty ? [] : [node(made, around, looks)]
    }
    var config = looks
    config.counted = .shape
    // A picture behind the box is no sign that a listener lacks.
    if made["decoration"]?.holdsPicture != true {
      config.facts.contents = [content(.shape, made, around)]
    }
    return [node(made, around, config)]
  }

  /// `Colors.transparent`: nothing is drawn (material library).
  private func isClear(_ color: DartValue) -> Bool {
    if case .member(_, "transparent") = color { true } else { false }
  }

  /// Whether it is `double.infinity`.
  private func isUnlimited(_ size: DartValue?) -> Bool {
    if case .unknown(let unknown)? = size { unknown.code == "double.infinity" } else { false }
  }

  private func hasBothDimensions(_ value: DartValue?) -> Bool {
    guard case .made(let made)? = value else { return false }
    return made.constructor == "tight" || made.constructor == "tightFor"
  }

  func content(
    _ kind: PieceContent.Kind, _ made: Made, _ around: Around, _ text: SourcedText = SourcedText()
  ) -> PieceContent {
    PieceContent(
      kind, at: made.place, in: made.view,
      anchor: String(((around.paths[made.view] ?? "") + "/" + made.name).dropFirst()), text: text)
  }

  // MARK: Hiding

  private mutating func hiding(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    let isOffstage = made.name.hasSuffix("Offstage")
    let found = slots(row.slots, of: made, around)
    let label = isOffstage ? "offstage" : "visible"
    if made["maintainSemantics"]?.flag == true { return found }
    guard let value = made[label] else { return isOffstage ? [] : found }
    let other = slots(["replacement"], of: made, around)
    switch DartAnswers.answer(value, words: label) {
    case .always(let holds): return holds != isOffstage ? found : other
    case .depends(let condition):
      let shown = isOffstage ? condition.negated : condition
      var sides = [(condition: shown, parts: found)]
      if !other.isEmpty { sides.append((shown.negated, other)) }
      return branch(sides, !other.isEmpty, made.place)
    }
  }

  private mutating func opacity(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let found = slots(["child", "sliver"], of: made, around)
    if made["alwaysIncludeSemantics"]?.flag == true { return found }
    switch made["opacity"] {
    case .number(0)?: return []
    case .either(let choice)?:
      guard choice.sides.contains(where: { $0.content.number == 0 }) else { return found }
      let sides = choice.sides.filter { $0.content.number != 0 }
      return branch(sides.map { ($0.condition, found) }, false, made.place)
    default: return found
    }
  }

  /// The other child is left out (widgets library, `AnimatedCrossFade`: `ExcludeSemantics` around it).
  private mutating func crossFade(
    _ made: Made, _ state: DartValue, _ around: Around
  ) -> [SemanticsPart] {
    switch state {
    case .member(_, let name):
      return slots([name == "showSecond" ? "secondChild" : "firstChild"], of: made, around)
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append((side.condition, crossFade(made, side.content, around)))
      }
      return branch(sides, choice.isExhaustive, made.place)
    default:
      var asked = Asked("crossFadeState")
      if case .unknown(let unknown) = state { asked.words = unknown.code }
      let first = DartAnswers.equals(
        state, .member("CrossFadeState", "showFirst"), asked, words: "showFirst")
      guard case .depends(let condition) = first else {
        return slots(["firstChild"], of: made, around)
      }
      let sides = [
        (condition: condition, parts: slots(["firstChild"], of: made, around)),
        (condition: condition.negated, parts: slots(["secondChild"], of: made, around)),
      ]
      return branch(sides, true, made.place)
    }
  }

  private mutating func indexedStack(_ made: Made, _ around: Around) -> [SemanticsPart] {
    guard case .list(let items)? = made["children"] else {
      return slots(["children"], of: made, around)
    }
    guard let index = made["index"], !index.isNull else {
      return items.first.map { parts(.list([$0]), around) } ?? []
    }
    if let at = index.number.flatMap({ Int(exactly: $0) }) {
      return items.indices.contains(at) ? parts(.list([items[at]]), around) : []
    }
    var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
    var subject = DartSubject(owner: 0, hash: index.digest)
    if case .unknown(let unknown) = index { subject = unknown.subject }
    for (number, item) in items.enumerated() {
      let answer = Answer.literal(Digest.of([1, Double(number).bitPattern]))
      let condition = DartCondition(
        asks: [.init(subject: subject, answers: [answer])], words: "index is \(number)")
      sides.append((condition, parts(.list([item]), around)))
    }
    return branch(sides, true, made.place)
  }

  /// The `build` of a class of the app that is no widget (widgets library, `SliverPersistentHeaderDelegate`).
  private mutating func delegated(_ made: Made, _ around: Around) -> [SemanticsPart] {
    guard case .made(let delegate)? = made["delegate"], let value = evaluator.shown(by: delegate)
    else { return unreadable(made, WidgetRow(.opaque), around) }
    return parts(value, entered(made, around))
  }

  private mutating func unreadable(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    if row.shape == .web { isWeb = true }
    var config = SemanticsConfig()
    config.confidence = .inferred
    config.role = row.shape == .web ? .element : .opaque
    if row.shape == .web {
      config.label = .literal("Web page")
    } else {
      config.unknown = PieceUnknown(name: made.name, kind: .package)
    }
    return [node(made, around, config, isBoundary: true)]
  }
}
