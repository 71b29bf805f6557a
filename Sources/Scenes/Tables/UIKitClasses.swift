package import InterfaceFiles
package import Views

/// What the classes of UIKit are to a listener.
///
/// To teach one, add a row.
package enum UIKitClasses {
  package enum Becomes: UInt8 {
    /// Its subviews, one after the other.
    case children
    case label, button, image, toggle, slider, stepper, segments, field, textView, progress, search
    case pageControl
    /// One component of a picker, which turns.
    case wheel
    /// No view, and always an element.
    case element
    /// An item of a bar: one element, unless it has a view of its own.
    case barItem
    /// One element at least.
    case opaque
    /// One stop: what is in it is not code of the app.
    case webPage
    case nothing
  }

  /// What the system says for its own items.
  ///
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  package static let systemItems = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "add": "Add",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind",
    "fastForward": "Fast forward", "undo": "Undo", "redo": "Redo", "pageCurl": "Page curl",
    "close": "Close",
  ]

  package static let all: WordTable<Becomes> = [
    .UIView: .children, .UIStackView: .children, .UIScrollView: .children, .UIControl: .children,
    .UIVisualEffectView: .children, .UITableViewCell: .children, .UICollectionViewCell: .children,
    .UICollectionViewListCell: .children, .UICollectionReusableView: .children,
    .UITableViewHeaderFooterView: .children, .UIViewController: .children,
    .UITableViewController: .children, .UICollectionViewController: .children,
    .UIHostingController: .children, .UIPageViewController: .children,
    .UINavigationController: .children, .UIToolbar: .children,
    .UILabel: .label, .UIButton: .button, .UIImageView: .image, .UISwitch: .toggle,
    .UISlider: .slider, .UIStepper: .stepper, .UISegmentedControl: .segments,
    .UITextField: .field, .UITextView: .textView, .UISearchBar: .search,
    .UIProgressView: .progress, .UIActivityIndicatorView: .progress,
    .UIPageControl: .pageControl, .UIDatePicker: .opaque, .UIPickerView: .wheel,
    .UITableView: .opaque, .UICollectionView: .opaque, .WKWebView: .webPage, .MKMapView: .opaque,
    .UIRefreshControl: .nothing, .UIAccessibilityElement: .element, .UIBarButtonItem: .barItem,
  ]

  /// Classes whose subclasses are read, the ones that say most first.
  package static let readable: [Word] = [
    .UITableViewCell, .UICollectionViewListCell, .UICollectionViewCell,
    .UITableViewHeaderFooterView, .UICollectionReusableView, .UITableViewController,
    .UICollectionViewController, .UIViewController, .UIControl, .UIStackView, .UIScrollView,
    .UIVisualEffectView, .UIToolbar, .UIView,
  ]

  /// Classes that are one thing to a listener, and those that only arrange.
  package static let leaves: [Word] = [
    .UILabel, .UIButton, .UIImageView, .UITextField, .UITextView, .UISwitch, .UISlider,
    .UIStepper, .UISegmentedControl, .UISearchBar, .UIProgressView, .UIActivityIndicatorView,
    .UIPageControl, .UITableView, .UICollectionView, .UIDatePicker, .UIPickerView, .WKWebView,
    .MKMapView, .UIHostingController, .UINavigationController,
    .UIAccessibilityElement, .UIBarButtonItem,
  ]

  /// Calls that show another controller; `show` pushes where there is a navigation controller.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  package static let showing: [Word: Mention.Reason] = [
    .pushViewController: .destination, .show: .destination, .present: .sheet,
  ]
  /// A detail is pushed where there is room for one column.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
  package static let segues: [InterfaceFile.Segue: Mention.Reason] = [
    .show: .destination, .showDetail: .destination, .push: .destination, .presentation: .sheet,
    .modal: .sheet,
    .popover: .popover, .popoverPresentation: .popover,
  ]

  /// What the objects of interface files are, by the names of their elements.
  package static let interfaces: [InterfaceFile.Kind: Word] = [
    .view: .UIView, .label: .UILabel, .button: .UIButton, .imageView: .UIImageView,
    .textField: .UITextField, .textView: .UITextView, .switch: .UISwitch, .slider: .UISlider,
    .stepper: .UIStepper, .segmentedControl: .UISegmentedControl, .pageControl: .UIPageControl,
    .progressView: .UIProgressView, .activityIndicatorView: .UIActivityIndicatorView,
    .datePicker: .UIDatePicker, .pickerView: .UIPickerView, .searchBar: .UISearchBar,
    .scrollView: .UIScrollView, .stackView: .UIStackView, .containerView: .UIView,
    .visualEffectView: .UIVisualEffectView, .tableView: .UITableView,
    .tableViewCell: .UITableViewCell, .tableViewCellContentView: .UIView,
    .tableViewHeaderFooterView: .UITableViewHeaderFooterView,
    .collectionView: .UICollectionView, .collectionViewCell: .UICollectionViewCell,
    .collectionViewCellContentView: .UIView, .collectionReusableView: .UICollectionReusableView,
    .barButtonItem: .UIBarButtonItem, .webView: .WKWebView, .wkWebView: .WKWebView,
    .mapView: .MKMapView, .navigationBar: .UIView, .toolbar: .UIToolbar,
  ]

  /// What the system says for the types of button that it draws itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/buttontype
  package static let systemButtons = [
    "close": "Close", "contactAdd": "Add Contact", "detailDisclosure": "More Info",
    "infoDark": "More Info", "infoLight": "More Info",
  ]

  /// Accessory types with a button.
  package static let detailAccessories: Set = ["detailButton", "detailDisclosureButton"]

  /// A class and those above it whose extensions its code may call.
  package static func above(_ word: Word) -> [Word] {
    switch word {
    // Its view goes by the same name here.
    case .UIViewController: [.UIViewController, .UIView]
    case .UITableViewController, .UICollectionViewController, .UIHostingController:
      [word, .UIViewController, .UIView]
    case .UIView: [.UIView]
    case .UILabel, .UIImageView, .UIStackView, .UIScrollView, .UITableViewCell: [word, .UIView]
    case .UIButton, .UISwitch, .UISlider, .UITextField, .UISegmentedControl:
      [word, .UIControl, .UIView]
    case .UITableView, .UICollectionView, .UITextView: [word, .UIScrollView, .UIView]
    case .UICollectionViewListCell: [word, .UICollectionViewCell, .UIView]
    case .other: []
    default: [word, .UIView]
    }
  }

  /// Controllers that only hold others.
  package static let containers: [Word] = [
    .UINavigationController, .UITabBarController, .UISplitViewController,
  ]

  package static let controllers: Set<Word> = [
    .UIViewController, .UITableViewController, .UICollectionViewController, .UIHostingController,
    .UINavigationController, .UITabBarController,
  ]

  /// Properties that subclasses compute.
  package static let overridden: Set<Word> = [
    .isAccessibilityElement, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
    .accessibilityTraits, .accessibilityElementsHidden, .accessibilityAttributedLabel,
    .accessibilityCustomActions, .accessibilityUserInputLabels, .accessibilityViewIsModal,
  ]

  /// Properties and calls that change what is focused or said.
  package static let settings: Set<Word> = [
    .isAccessibilityElement, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
    .accessibilityTraits, .accessibilityElementsHidden, .accessibilityAttributedLabel,
    .accessibilityCustomActions, .accessibilityUserInputLabels, .accessibilityViewIsModal,
    .isHidden, .alpha, .text, .attributedText, .placeholder, .setTitle, .setImage,
    .setAttributedTitle, .image, .isEnabled, .title, .isEditable, .isSecureTextEntry, .isOn,
    .accessibilityAddTraits, .accessibilityRemoveTraits, .addGestureRecognizer,
    .onLongPressGesture, .insertSegment,
    .selectedSegmentIndex, .numberOfPages, .currentPage, .value, .minimumValue, .maximumValue,
    .setValue, .removeAllSegments, .accessoryType, .isUserInteractionEnabled, .isSelected,
    .shouldGroupAccessibilityChildren, .showsCancelButton,
  ]

  /// Those that are set to `true` or `false`.
  package static let flags: Set<Word> = [
    .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityViewIsModal, .isHidden,
    .isEnabled, .isEditable, .isSecureTextEntry, .isOn, .isUserInteractionEnabled, .isSelected,
    .shouldGroupAccessibilityChildren, .showsCancelButton,
  ]
}
