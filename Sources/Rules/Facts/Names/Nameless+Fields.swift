import Scenes
import Views
import VoiceOver

extension Nameless {
  /// The words beside a field that tell it from others of the same name, a unit or what to type, on its screen.
  func captionOfNamesake(_ field: NodeID, _ name: Saying) -> String? {
    guard isField(field), let title = name.literal, title.hasWords,
      let caption = caption(beside: field)?.literal, caption.hasWords,
      !Words(title).holds(Words(caption))
    else { return nil }
    let screen = tree.screen(of: field)
    let isShared = tree.controls.contains { other in
      guard other != field, isField(other), inherited.isHeard(other), inherited[other].label < 0,
        tree.screen(of: other) == screen, !tree.isInOtherCase(other, than: field),
        case .text(let text) = names.shownName(of: other), names.said(text).literal == title,
        let beside = self.caption(beside: other)?.literal
      else { return false }
      return beside.hasWords && beside != caption
    }
    return isShared ? caption : nil
  }

  private func isField(_ control: NodeID) -> Bool {
    if case .textField = tree.control(control) { true } else { false }
  }
}
