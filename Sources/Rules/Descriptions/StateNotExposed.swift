import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let stateNotExposed = Rule(
    id: "state-not-exposed",
    title: "Selection is shown by look only",
    severity: .serious,
    wcag: ["4.1.2", "1.4.1"],
    document: .descriptions,
    population: .controls,
    claim: "show a selection by look only",
    wrong:
      "The look of a control depends on whether it is selected, on or expanded, and nothing it says does.",
    heard: "The same words, selected or not.",
    fix:
      "Add the trait: .accessibilityAddTraits(isSelected ? .isSelected : []); for other states, a value.",
    bad: statesThatOnlyShow + statesThatCallersSet + statesInSymbols + statesInMenus
      + looksThatAreMadeElsewhere,
    good: statesThatAreTold + statesThatCallersTell + statesBesideSymbols
      + statesOfSidesThatAreSaid + statesThatMenusTell + looksThatAreNoStates,
    check: .scene { find($0.tree, $0.inherited, $0.told, $0.states, $0.pictures, &$1) },
    pieces: PieceCheck(
      reactNative:
        "Say the state in accessibilityState, aria-selected or accessibilityValue, or in the label.",
      flutter:
        "Say the state with selected, checked, toggled or value of a Semantics, or in its label.",
      mended: .state,
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" onPress={f}>
              <Icon name={flag ? 'star' : 'star-outline'} />
              <Text>Favourite</Text>
            </Pressable>
            """,
          good: """
            <Pressable accessibilityRole="button" accessibilityState={{ selected: flag }} onPress={f}>
              <Icon name={flag ? 'star' : 'star-outline'} />
              <Text>Favourite</Text>
            </Pressable>
            """),
        .flutter(
          bad: """
            Semantics(
              button: true,
              child: InkWell(
                onTap: f,
                child: Container(color: flag ? Colors.blue : Colors.white, child: Text('Week')),
              ),
            )
            """,
          good: """
            Semantics(
              button: true,
              selected: flag,
              child: InkWell(
                onTap: f,
                child: Container(color: flag ? Colors.blue : Colors.white, child: Text('Week')),
              ),
            )
            """),
      ],
      findUntoldStates))
}

private func find(
  _ tree: SceneTree, _ inherited: Inherited, _ told: ToldStates, _ states: ShownStates,
  _ pictures: Pictures, _ report: inout SceneReport
) {
  func showsLock(_ node: Scene.NodeID) -> Bool {
    tree.images(in: node).contains { image in
      pictures.symbols(of: image).contains { Words(name: $0).holds(any: CodeWords.locks) }
    }
  }
  func add(_ node: Scene.NodeID, _ state: ShownState) {
    let condition = states.wording(of: state, in: node)
    let words = Words(name: condition)
    // A trait says that something is chosen; these are no choices.
    let values: String? =
      if words.holds(any: CodeWords.expansion) {
        "isExpanded ? \"Expanded\" : \"Collapsed\""
      } else if words.holds(any: CodeWords.locks) || showsLock(node) {
        "isLocked ? \"Locked\" : \"Unlocked\""
      } else {
        nil
      }
    let isMenu = tree.control(node) == .menu
    report.add(
      node, "Its look depends on “\(condition)”, and nothing that VoiceOver says does.",
      fix: states.isItem(node)
        ? """
        Make it a Toggle, or one of the choices of a Picker: a menu ticks these itself, and says which is on. \
        An image beside the title is not said.
        """
        : values.map { "Say it as the value: .accessibilityValue(\($0))." }
          ?? (isMenu ? "Say in an accessibilityValue of the Menu what is chosen in it." : nil))
  }
  for control in tree.judged.controls
  where inherited.isHeard(control) && states.isPlainButton(control) {
    guard let state = states.shownState(of: control), !told.tells(state, of: control),
      !told.isTalkedOver(state, of: control),
      !told.isDimmed(control, by: state.condition), !told.isSelected(byListAround: control, state)
    else { continue }
    add(control, state)
  }
  for gesture in inherited.judged.gestures where states.isShownTap(gesture) {
    let host = inherited.hosts[Int(gesture)]
    guard let state = states.shownState(of: host, byMarks: false),
      states.isChosenByTap(state, on: host), !told.tells(state, of: host),
      !told.isHeard(state, inImagesOf: host), !told.isSelected(byListAround: host, state)
    else { continue }
    add(host, state)
  }
}

private func findUntoldStates(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where element.isPressed && !element.facts.isDisabled {
    let open = element.facts.looks.subtracting(element.facts.tells)
    guard !open.isEmpty, element.unknown == nil else { continue }
    let words = open.compactMap { element.facts.lookWords[$0] }.filter { !$0.isEmpty }
    // What is told is asked first at times, and what is not behind it.
    let first = element.facts.lookWhen.flatMap { words.contains($0) ? $0 : nil }
    let condition =
      (first ?? words.min() ?? element.facts.lookWhen).map { "“\($0)”" } ?? "a state"
    report.add(
      element, "Its look depends on \(condition), and nothing that VoiceOver says does.",
      at: element.facts.lookPlace?.path == element.place.path ? element.facts.lookPlace : nil)
  }
}
