import Scenes
import Views
import VoiceOver

extension Scene {
  /// What a view of UIKit is to the rules; nil for a view of SwiftUI.
  static func uiKitKind(_ word: Word) -> ViewKind? {
    switch word {
    case .UILabel: .text
    case .UIButton: .control(.button)
    case .UIBarButtonItem: .control(.button)
    case .UISwitch: .control(.toggle)
    case .UISlider: .control(.slider)
    case .UIStepper: .control(.stepper)
    case .UISegmentedControl: .control(.picker)
    case .UITextField: .control(.textField)
    case .UIImageView: .image
    case .UIView, .UIStackView, .UIScrollView, .UIControl, .UIVisualEffectView, .UITableViewCell,
      .UICollectionViewCell, .UICollectionViewListCell, .UICollectionReusableView,
      .UITableViewHeaderFooterView, .UIViewController, .UITableViewController,
      .UICollectionViewController, .UIHostingController, .UIPageViewController, .UIToolbar:
      .container
    // A text view may be for reading.
    case .UITextView, .UIProgressView, .UIActivityIndicatorView, .UIPageControl, .UIPickerView:
      .other
    case .UIDatePicker, .UISearchBar, .UITableView, .UICollectionView, .WKWebView,
      .MKMapView:
      .opaque
    default: nil
    }
  }

  /// An image view of UIKit is nothing until it is made an element.
  func viewKind(of node: NodeID) -> ViewKind {
    let word = self[node].word
    guard case .view = self[node].kind, let kind = Self.uiKitKind(word) else {
      return ViewKind(self[node].kind, word)
    }
    // An item of a bar with a view of its own is what that is.
    if word == .UIBarButtonItem, firstChild(of: node, .content) != nil { return .container }
    if case .image = kind, lastTruth(.isAccessibilityElement, node) != true { return .nothing }
    return kind
  }

  /// The last value that the code sets; nil for none, and for one that source does not tell.
  private func lastTruth(_ word: Word, _ node: NodeID) -> Bool? {
    modifiers(of: node).last { $0.word == word }.flatMap { truth(firstArgument(of: $0)) }
  }

  /// A view of UIKit, in a class of its own or in a view of SwiftUI.
  func isUIKit(_ node: NodeID) -> Bool {
    guard case .view = self[node].kind else { return false }
    return Self.uiKitKind(self[node].word) != nil
  }

  /// The same of what stands in it first, where it only holds others.
  func isOfUIKit(_ node: NodeID) -> Bool {
    for inner in node..<self[node].end {
      if case .view = self[inner].kind { return isUIKit(inner) }
    }
    return false
  }

  /// It speaks for its subviews.
  func isUIKitElement(_ node: NodeID) -> Bool { lastTruth(.isAccessibilityElement, node) == true }
}
