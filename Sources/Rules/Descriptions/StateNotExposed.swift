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

private func find(_ facts: borrowing Facts, _ report: inout Report) {
  func add(_ node: Scene.NodeID, _ state: ShownState) {
    let condition = facts.wording(of: state, in: node)
    let plain = condition.drop { $0 == "!" }
    let isOpening = Wording(name: String(plain)).words.contains {
      ["expanded", "collapsed"].contains($0)
    }
    report.add(
      node, in: facts, "Its look depends on “\(condition)”, and nothing that VoiceOver says does.",
      fix: isOpening
        ? "Say it as the value: .accessibilityValue(isExpanded ? \"Expanded\" : \"Collapsed\")."
        : nil)
  }
  for control in facts.controls where facts.isHeard(control) && facts.isPlainButton(control) {
    guard let state = facts.shownState(of: control), !facts.tells(state, of: control),
      !facts.isDimmed(control, by: state.condition),
      !facts.isSelected(byListAround: control, state)
    else { continue }
    add(control, state)
  }
  for gesture in facts.gestures where facts.isShownTap(gesture) {
    let host = facts.hosts[Int(gesture)]
    guard let state = facts.shownState(of: host, byMarks: false),
      facts.isChosenByTap(state, on: host), !facts.tells(state, of: host),
      !facts.isHeard(state, inImagesOf: host), !facts.isSelected(byListAround: host, state)
    else { continue }
    add(host, state)
  }
}
