import Scenes
import Views
import VoiceOver

/// Views of UIKit that are made an element, and say nothing.
///
/// An element speaks for all that stands in it, and a plain view has no label of its own.
/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
struct SilentViewCheck {
  let scene: Scene
  let inherited: Inherited
  let code: SourceCode

  func find(_ report: inout SceneReport) {
    let containers = UIKitContainerCheck(scene: scene, inherited: inherited, code: code)
    for (index, modifier) in scene.modifiers.enumerated()
    where modifier.word == .isAccessibilityElement && modifier.owner >= 0 {
      let host = inherited.hosts[index]
      guard host >= 0, inherited.tree.judged.contains(host), scene.isUIKit(host),
        scene.isUIKitElement(host), inherited.isHeard(host), isLast(Int32(index), of: host),
        isSilent(host), containers.textsLost(by: Int32(index), of: host).isEmpty
      else { continue }
      report.add(
        modifier: Int32(index), "The element has neither label nor value: it is silent.",
        fix: "Set its accessibilityLabel, or let what is inside be focused.")
    }
  }

  private func isLast(_ index: Int32, of host: NodeID) -> Bool {
    scene[host].modifiers.last { scene.modifiers[Int($0)].word == .isAccessibilityElement } == index
  }

  /// Nobody gives it words, here or around it, and all that is in it is known.
  private func isSilent(_ host: NodeID) -> Bool {
    guard Self.plain.contains(scene[host].word), inherited[host].label < 0,
      inherited[host].value < 0,
      !scene.modifiers(of: host).contains(where: { Self.words.contains($0.word) })
    else { return false }
    return !(host..<scene[host].end).contains { scene[$0].isUnknown }
  }

  /// Those whose class says nothing of itself; cells of tables say what stands in them.
  private static let plain: Set<Word> = [
    .UIView, .UIStackView, .UIScrollView, .UIControl, .UIVisualEffectView, .UICollectionViewCell,
    .UICollectionReusableView, .UIViewController,
  ]

  private static let words: Set<Word> = [
    .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityValue,
    .accessibilityAttributedValue,
  ]
}

extension SceneNode {
  fileprivate var isUnknown: Bool { if case .opaque = kind { true } else { false } }
}

extension Rule {
  static let silentViews = [
    Example(
      file: """
        import UIKit
        final class TileCell: UICollectionViewCell {
          let caption = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            ▶isAccessibilityElement = true
            caption.text = "New"
            contentView.addSubview(caption)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Viewer: UIViewController {
          let page = UILabel()
          override func viewDidLoad() {
            page.text = "Page"
            view.addSubview(page)
            view.▶isAccessibilityElement = true
          }
        }
        """),
  ]

  static let speakingViews = [
    Example(
      file: """
        import UIKit
        final class TileCell: UICollectionViewCell {
          let caption = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            contentView.addSubview(caption)
          }
          override var accessibilityLabel: String? {
            get { caption.text }
            set {}
          }
        }
        """),
    // Who uses it gives it the words.
    Example(
      file: """
        import UIKit
        final class Dot: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }
        }
        final class Viewer: UIViewController {
          let dot = Dot()
          override func viewDidLoad() {
            view.addSubview(dot)
            dot.accessibilityLabel = "Unread"
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class Level: UIControl {
          func show(_ level: Double) {
            isAccessibilityElement = true
            accessibilityTraits = .adjustable
            accessibilityValue = "\\(level)"
          }
        }
        """),
    // A cell of a table says what stands in it.
    Example(
      file: """
        import UIKit
        final class PriceCell: UITableViewCell {
          let name = UILabel()
          func setUp() {
            contentView.addSubview(name)
            isAccessibilityElement = true
          }
        }
        """),
  ]
}
