import Views

/// States of a control that nobody knows, as code sets them whatever the case, and under a condition to the contrary.
///
/// `isEnabled = false`, then `if isOn { isEnabled = true }`.
struct UIKitAskedStates {
  private static let words: Set<Word> = [.isEnabled, .isSelected, .isOn]
  private var certain: [Word: Bool] = [:]
  private var open: Set<Word> = []

  /// In the order of the code; `isDone` where it is done as the view comes up, and not by an action.
  mutating func note(_ setting: UIKitPart.Setting, isAsked: Bool, isDone: Bool) {
    guard Self.words.contains(setting.word) else { return }
    if !isAsked {
      certain[setting.word] = setting.flag
      open.remove(setting.word)
    } else if isDone, !setting.isLate, !setting.isHandedOn, let flag = setting.flag,
      let before = certain[setting.word], before != flag
    {
      open.insert(setting.word)
    }
  }

  func isOpen(_ word: Word) -> Bool { open.contains(word) }
}
