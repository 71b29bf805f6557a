import Views

/// What the classes of UIKit are to a listener.
///
/// To teach one, add a row.
enum UIKitClasses {
  enum Becomes: UInt8 {
    /// Its subviews, one after the other.
    case children
    case label, button, image, toggle, slider, stepper, segments, field, textView, progress, search
    case pageControl
    /// No view, and always an element.
    case element
    /// One element at least.
    case opaque
    /// One stop: what is in it is not code of the app.
    case webPage
    case nothing
  }

  static let all: WordTable<Becomes> = [
    .UIView: .children, .UIStackView: .children, .UIScrollView: .children, .UIControl: .children,
    .UIVisualEffectView: .children, .UITableViewCell: .children, .UICollectionViewCell: .children,
    .UICollectionViewListCell: .children, .UICollectionReusableView: .children,
    .UITableViewHeaderFooterView: .children, .UIViewController: .children,
    .UITableViewController: .children, .UICollectionViewController: .children,
    .UILabel: .label, .UIButton: .button, .UIImageView: .image, .UISwitch: .toggle,
    .UISlider: .slider, .UIStepper: .stepper, .UISegmentedControl: .segments,
    .UITextField: .field, .UITextView: .textView, .UISearchBar: .search,
    .UIProgressView: .progress, .UIActivityIndicatorView: .progress,
    .UIPageControl: .pageControl, .UIDatePicker: .opaque, .UIPickerView: .opaque,
    .UITableView: .opaque, .UICollectionView: .opaque, .WKWebView: .webPage, .MKMapView: .opaque,
    .UIRefreshControl: .nothing, .UIAccessibilityElement: .element,
  ]

  /// Classes whose subclasses are read, the ones that say most first.
  static let readable: [Word] = [
    .UITableViewCell, .UICollectionViewListCell, .UICollectionViewCell,
    .UITableViewHeaderFooterView, .UICollectionReusableView, .UITableViewController,
    .UICollectionViewController, .UIViewController, .UIControl, .UIView,
  ]

  /// Classes that are one thing to a listener, and those that only arrange.
  static let leaves: [Word] = [
    .UILabel, .UIButton, .UIImageView, .UITextField, .UITextView, .UISwitch, .UISlider,
    .UIStepper, .UISegmentedControl, .UISearchBar, .UIProgressView, .UIActivityIndicatorView,
    .UIPageControl, .UIStackView, .UIScrollView, .UIVisualEffectView, .UITableView,
    .UICollectionView, .UIDatePicker, .UIPickerView, .WKWebView, .MKMapView,
  ]

  static let controllers: Set<Word> = [
    .UIViewController, .UITableViewController, .UICollectionViewController,
  ]

  /// Properties that subclasses compute.
  static let overridden: Set<Word> = [
    .isAccessibilityElement, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
    .accessibilityTraits, .accessibilityElementsHidden, .accessibilityAttributedLabel,
    .accessibilityCustomActions, .accessibilityUserInputLabels, .accessibilityViewIsModal,
  ]

  /// Properties and calls that change what is focused or said.
  static let settings: Set<Word> = [
    .isAccessibilityElement, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
    .accessibilityTraits, .accessibilityElementsHidden, .accessibilityAttributedLabel,
    .accessibilityCustomActions, .accessibilityUserInputLabels, .accessibilityViewIsModal,
    .isHidden, .alpha, .text, .attributedText, .placeholder, .setTitle, .setImage,
    .setAttributedTitle, .image, .isEnabled, .title, .isEditable, .isSecureTextEntry, .isOn,
    .accessibilityAddTraits, .accessibilityRemoveTraits, .addGestureRecognizer,
  ]
}
