import Views
import VoiceOver

/// What the rules ask about the views of one class of UIKit.
///
/// What its own code does is known; what storyboards, subclasses and other classes do is not, so a
/// name is only missing where nobody else could give one.
extension Facts {
  /// What a view of UIKit is to the rules; nil for a view of SwiftUI.
  static func uiKitKind(_ word: Word) -> ViewKind? {
    switch word {
    case .UILabel: .text
    case .UIButton: .control(.button)
    case .UISwitch: .control(.toggle)
    case .UISlider: .control(.slider)
    case .UIStepper: .control(.stepper)
    case .UISegmentedControl: .control(.picker)
    case .UITextField: .control(.textField)
    case .UIImageView: .image
    case .UIView, .UIStackView, .UIScrollView, .UIControl, .UIVisualEffectView, .UITableViewCell,
      .UICollectionViewCell, .UICollectionViewListCell, .UICollectionReusableView,
      .UITableViewHeaderFooterView, .UIViewController, .UITableViewController,
      .UICollectionViewController:
      .container
    // A text view may be for reading.
    case .UITextView, .UIProgressView, .UIActivityIndicatorView, .UIPageControl: .other
    case .UIPickerView, .UIDatePicker, .UISearchBar, .UITableView, .UICollectionView, .WKWebView,
      .MKMapView:
      .opaque
    default: nil
    }
  }

  /// An image view of UIKit is nothing until it is made an element.
  func viewKind(of node: NodeID) -> ViewKind {
    let word = scene[node].word
    guard case .view = scene[node].kind, let kind = Facts.uiKitKind(word) else {
      return ViewKind(scene[node].kind, word)
    }
    if case .image = kind, lastTruth(.isAccessibilityElement, node) != true { return .nothing }
    return kind
  }

  /// The last value that the code sets; nil for none, and for one that source does not tell.
  private func lastTruth(_ word: Word, _ node: NodeID) -> Bool? {
    scene.modifiers(of: node).last { $0.word == word }.flatMap {
      truth(scene.firstArgument(of: $0))
    }
  }

  /// Code that only ever hides a view of UIKit; what it hides and shows has to speak when it is shown.
  func isNeverShown(_ node: NodeID, _ word: Word) -> Bool {
    isUIKit(node)
      && scene.modifiers(of: node).allSatisfy { modifier in
        guard modifier.word == word else { return true }
        guard let value = scene.firstArgument(of: modifier) else { return false }
        if case .number(let number) = scene[value] { return Double(text(number)) == 0 }
        return truth(value) == true
      }
  }

  /// A view of UIKit, in a class of its own or in a view of SwiftUI.
  func isUIKit(_ node: NodeID) -> Bool {
    guard case .view = scene[node].kind else { return false }
    return Facts.uiKitKind(scene[node].word) != nil
  }

  /// It speaks for its subviews.
  func isUIKitElement(_ node: NodeID) -> Bool {
    lastTruth(.isAccessibilityElement, node) == true
  }

  /// What shows in it, or what it says of itself: the last text that the code sets.
  func uiKitTitle(of node: NodeID) -> ValueID? {
    scene.modifiers(of: node).last { modifier in
      switch modifier.word {
      case .text, .attributedText, .setTitle, .setAttributedTitle, .title, .placeholder: true
      default: false
      }
    }.flatMap { scene.firstArgument(of: $0) }
  }

  /// What a control of UIKit shows as its name, where its class alone decides.
  func uiKitName(of control: NodeID) -> ShownName {
    var hasImage = false
    for modifier in scene.modifiers(of: control) {
      switch modifier.word {
      case .text, .attributedText, .setTitle, .setAttributedTitle, .title, .placeholder:
        let title = scene.firstArgument(of: modifier)
        if !isSilent(title) { return .text(shown(title)) }
      case .setImage, .image: hasImage = true
      default: break
      }
    }
    // Each segment has a name of its own.
    if case .picker = self.control(control) { return .unknown }
    guard isNamedByItsClass(control) else { return .unknown }
    return hasImage ? .icons([control]) : .nothing
  }

  /// The class makes it, keeps it to itself, and hands it to nobody who could name it.
  func isNamedByItsClass(_ node: NodeID) -> Bool {
    guard isPrivate(node), !isInside(node, .UITableViewCell),
      scene[node].parent < 0 || !isCustom(scene[node].parent)
    else { return false }
    return scene.modifiers(of: node).allSatisfy { modifier in
      switch modifier.word {
      case .other: Facts.harmlessCalls.contains(text(modifier.name) ?? "")
      case .accessibilityAttributedLabel: false
      default: true
      }
    }
  }

  /// A class of the repository: its own code may name it, and so may those who use it.
  ///
  /// What is shown in a view of SwiftUI is made and changed by that view.
  private func isCustom(_ node: NodeID) -> Bool {
    guard case .custom(let type) = scene[node].kind else { return false }
    return !index[type].inherited.contains {
      index.name($0, in: type.file).text == "UIViewRepresentable"
    }
  }

  /// A variable of a body, a private property, or a property of a screen that the class makes: nobody
  /// names those from outside.
  private func isPrivate(_ node: NodeID) -> Bool {
    let file = scene[node].origin.file
    let owner = scene[node].owner
    guard owner >= 0, let name = text(scene[node].name) else { return false }
    let type = index.type(owner, in: file)
    let found = inquiry.members(of: TypeID(file: file, index: owner), named: name).first
    guard let property = found.map({ member($0) }) else { return true }
    // An outlet has no value here.
    guard property.value != nil else { return false }
    return property.isFilePrivate
      || type.inherited.contains { index.name($0, in: file).text.hasSuffix("ViewController") }
  }

  /// Calls on a view, or with it, that give it no name.
  private static let harmlessCalls: Set<String> = [
    "addTarget", "removeTarget", "addAction", "addInteraction", "addSubview", "setTitleColor",
    "setBackgroundImage", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "setPreferredSymbolConfiguration", "removeFromSuperview", "sizeToFit", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "bringSubviewToFront", "sendSubviewToBack",
    "setCustomSpacing", "removeArrangedSubview", "insertArrangedSubview", "insertSubview",
    "pinToParent", "pinTo", "pin", "setValue", "setOn", "setThumbImage", "setMinimumTrackImage",
    "setMaximumTrackImage", "becomeFirstResponder", "resignFirstResponder", "removeConstraints",
    "addConstraint", "addConstraints", "setNeedsUpdateConstraints", "publisher",
  ]
}
