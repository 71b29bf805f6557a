import Scenes
import Views
import VoiceOver

extension Nameless {
  /// Progress views and gauges of which only the value is said.
  func namelessMeters() -> [NodeID] {
    tree.meters.filter { meter in
      inherited.isHeard(meter) && inherited[meter].label < 0
        && scene.argument(.value, of: meter) != nil
        && !inherited[meter].surroundings.contains(.labeledContent)
        && inherited.elements(around: meter).isEmpty && !hasName(meter) && !hasStyleOfItsOwn(meter)
    }
  }

  /// The words of the text before a control in its stack, or after it, which name it for those who see.
  func caption(beside control: NodeID) -> Saying? {
    let stack = tree.ancestors(of: control).first { node in
      guard case .view = scene[node].kind else { return false }
      return PlatformNames.layouts.contains(tree.word(of: node))
    }
    guard let stack else { return nil }
    let parts = counts.parts(of: stack)
    guard let place = parts.firstIndex(of: control) else { return nil }
    for other in [place - 1, place + 1] where parts.indices.contains(other) {
      guard isCaption(parts[other]), inherited.isHeard(parts[other]),
        let title = sayings.title(of: parts[other])
      else { continue }
      return sayings.said(title)
    }
    return nil
  }

  private func isCaption(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .text, .label: true
    default: false
    }
  }

  private func hasName(_ meter: NodeID) -> Bool {
    if let title = scene.firstArgument(of: meter), !sayings.isSilent(title) { return true }
    // What is said in place of per cent may say what it is of.
    let labels = scene.children(of: meter, .label) + scene.children(of: meter, .currentValueLabel)
    return !isNothing(names.shown(in: labels))
  }

  /// What draws it may say what it likes.
  private func hasStyleOfItsOwn(_ meter: NodeID) -> Bool {
    guard let applied = tree.modifier(.progressViewStyle, .gaugeStyle, around: meter) else {
      return false
    }
    guard let style = scene.firstArgument(of: applied) else { return true }
    switch scene[style] {
    case .member(_, let name), .call(_, let name, _):
      return code.text(name).map { !PlatformNames.meterStyles.contains($0) } ?? true
    default: return true
    }
  }
}
