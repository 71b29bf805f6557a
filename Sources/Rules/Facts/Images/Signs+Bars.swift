import Scenes
import Views
import VoiceOver

// Bars that are as long as something is far.

extension Signs {
  /// Its length is made of what it is there for: `.frame(width: all * done)` where `if let done` asks for that.
  func isBar(_ node: NodeID) -> Bool {
    for modifier in scene.modifiers(of: node) where modifier.word == .frame {
      for argument in scene.arguments(of: modifier)
      where argument.label == .width || argument.label == .height {
        guard let condition = presence(of: node) else { return false }
        let asked = Self.leaves(of: condition)
        let isOfThat = code.terms(at: argument.origin).contains {
          !$0.leaves.isDisjoint(with: asked)
        }
        if isOfThat { return true }
      }
    }
    return false
  }
}
