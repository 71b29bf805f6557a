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
    bad: statesThatOnlyShow + statesThatCallersSet + statesInSymbols,
    good: statesThatAreTold + statesThatCallersTell + statesBesideSymbols,
    check: .scene(find))
}

private func find(_ facts: borrowing Facts, _ report: inout SceneReport) {
  func add(_ node: Scene.NodeID, _ state: ShownState) {
    let condition = facts.states.wording(of: state, in: node)
    let plain = condition.drop { $0 == "!" }
    let isOpening = Wording(name: String(plain)).words.contains {
      ["expanded", "collapsed"].contains($0)
    }
    report.add(
      node, "Its look depends on “\(condition)”, and nothing that VoiceOver says does.",
      fix: isOpening
        ? "Say it as the value: .accessibilityValue(isExpanded ? \"Expanded\" : \"Collapsed\")."
        : nil)
  }
  for control in facts.tree.controls
  where facts.inherited.isHeard(control) && facts.states.isPlainButton(control) {
    guard let state = facts.states.shownState(of: control), !facts.told.tells(state, of: control),
      !facts.told.isDimmed(control, by: state.condition),
      !facts.told.isSelected(byListAround: control, state)
    else { continue }
    add(control, state)
  }
  for gesture in facts.inherited.gestures where facts.states.isShownTap(gesture) {
    let host = facts.inherited.hosts[Int(gesture)]
    guard let state = facts.states.shownState(of: host, byMarks: false),
      facts.states.isChosenByTap(state, on: host), !facts.told.tells(state, of: host),
      !facts.told.isHeard(state, inImagesOf: host),
      !facts.told.isSelected(byListAround: host, state)
    else { continue }
    add(host, state)
  }
}
