import Views
import VoiceOver

// Targets that are only drawn, such as swatches, dots and sliders of shapes: VoiceOver never comes to them.

extension Facts {
  /// What is touched is of shapes alone, can be seen, and is no ground behind something else.
  func isDrawnTarget(_ gesture: Int32) -> Bool {
    let (host, tally) = (hosts[Int(gesture)], before[Int(gesture)])
    guard tally.most == 0, !tally.isOpen, self[host].control < 0, self[host].label < 0,
      self[host].surroundings.isDisjoint(with: [.conditionallyHidden, .redacted]),
      !isBackdrop(host), elements(around: host).isEmpty
    else { return false }
    var isSeen = false
    for node in subtree(of: host) {
      switch kind(node) {
      case .shape: isSeen = isSeen || isFilled(node)
      case .fill, .nothing, .container: break
      case .text, .image, .remoteImage, .control, .label, .other, .opaque: return false
      }
    }
    return isSeen
  }

  /// Not clear, and no plain rectangle without a size: that fills what there is, and catches touches.
  private func isFilled(_ shape: NodeID) -> Bool {
    var hasSize = scene[shape].word != .Rectangle && scene[shape].word != .Path
    for modifier in scene.modifiers(of: shape) {
      switch modifier.word {
      case .fill, .foregroundColor, .foregroundStyle, .tint, .stroke, .strokeBorder:
        if scene.firstArgument(of: modifier).map({ isClear($0) }) == true { return false }
      // Some give what only catches touches a trace of colour.
      case .opacity:
        if let value = scene.firstArgument(of: modifier), case .number(let number) = scene[value],
          let opacity = Double(text(number)), opacity < 0.05
        {
          return false
        }
      case .hidden: return false
      case .frame:
        hasSize =
          hasSize
          || scene.arguments(of: modifier).contains { $0.label == .width || $0.label == .height }
      default: break
      }
    }
    return hasSize
  }

  private func isClear(_ colour: ValueID) -> Bool {
    if case .member(_, let name) = scene[colour] { text(name) == "clear" } else { false }
  }
}
