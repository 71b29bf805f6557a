import Scenes
import Views
import VoiceOver

// Targets that are only drawn, such as swatches, dots and sliders of shapes: VoiceOver never comes to them.

extension Taps {
  /// What is touched is of shapes alone, can be seen, and is no ground behind something else.
  func isDrawnTarget(_ gesture: Int32) -> Bool {
    let (host, tally) = (inherited.hosts[Int(gesture)], counts.before[Int(gesture)])
    if isUnheardImage(host) { return !hasToldTap(besides: gesture) }
    guard tally.most == 0, !tally.isOpen, inherited[host].control < 0, inherited[host].label < 0,
      inherited[host].surroundings.isDisjoint(with: [.conditionallyHidden, .redacted]),
      !inherited.isBackdrop(host), inherited.elements(around: host).isEmpty
    else { return false }
    var isSeen = false
    for node in tree.subtree(of: host) {
      switch tree.kind(node) {
      case .shape: isSeen = isSeen || isFilled(node)
      case .fill, .nothing, .container: break
      case .text, .image, .remoteImage, .control, .label, .other, .opaque: return false
      }
    }
    return isSeen
  }

  /// A drawing of which a modifier behind the gesture makes an element (MODEL 0.3-3: on what has no element below, a
  /// label makes one).
  private func isDrawnElement(_ gesture: Int32) -> Bool {
    let (host, tally) = (inherited.hosts[Int(gesture)], counts.before[Int(gesture)])
    guard tally.most == 0, !tally.isOpen, !scene.isUIKit(host), inherited[host].control < 0 else {
      return false
    }
    if let element = inherited.outerElement(of: gesture) {
      return element.swallows && element.outer.hiddenBy < 0
    }
    let label = inherited[host].label
    return label > gesture && inherited.hosts[Int(label)] == host
  }

  /// An image view of UIKit is no element until code says so.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  func isUnheardImage(_ host: NodeID) -> Bool {
    guard case .view = scene[host].kind, scene[host].word == .UIImageView,
      inherited[host].hiddenBy < 0
    else { return false }
    return !scene.modifiers(of: host).contains { modifier in
      switch modifier.word {
      case .isAccessibilityElement, .accessibilityTraits, .accessibilityAddTraits,
        .accessibilityElementsHidden:
        true
      default: false
      }
    }
  }

  /// Another view takes a tap as well, and says so: most likely for the same.
  private func hasToldTap(besides gesture: Int32) -> Bool {
    inherited.gestures.contains { other in
      let host = inherited.hosts[Int(other)]
      return other != gesture && scene.isUIKit(host)
        && !inherited.circumstances(at: other).traits.isDisjoint(with: [.button, .link])
    }
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
          let opacity = Double(code.text(number)), opacity < 0.05
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
    if case .member(_, let name) = scene[colour] { code.text(name) == "clear" } else { false }
  }

  /// The view that a gesture is on is an element, or has some.
  func isPerceivable(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    let around = inherited[host]
    // A loaded image is there to be touched, though it is no element on the platform.
    return around.hiddenBy < 0
      && (counts.before[Int(gesture)].most > 0 || pictures.isLoadedImage(inherited.core(host))
        || isSlider(gesture) || isDrawnTarget(gesture) || isDrawnElement(gesture))
      && around.surroundings.isDisjoint(with: [
        .background, .decoration, .hiddenByVoiceOver, .chart, .menu, .actions, .representation,
      ]) && !isUntouchable(host)
  }

  /// A clear ground over an indicator or a shape that takes what the finger is dragged to.
  private func isSlider(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    guard case .fill = tree.kind(inherited.core(host)),
      inherited[host].surroundings.contains(.overlay),
      case .drag = actions.gestureKind(tree.modifier(gesture)),
      actions.moves(tree.modifier(gesture)),
      let overlay = tree.lineage(of: host).first(where: { scene[$0].role == .overlay })
    else { return false }
    let shown = inherited.core(scene[overlay].parent)
    return scene[shown].word == .ProgressView || scene[shown].word == .Gauge || tree.isShape(shown)
  }
}
