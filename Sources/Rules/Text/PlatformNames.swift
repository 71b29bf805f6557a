/// Names of Apple's frameworks, and of the packages that apps build on, as code writes them.
///
/// Source: the reference of SwiftUI and UIKit and the catalogue of SF Symbols, unless a list says otherwise.
enum PlatformNames {
  // MARK: SF Symbols

  /// Names of what is done: a symbol that has one says what its control does.
  static let symbolsOfDeeds = [
    "plus", "minus", "xmark", "trash", "pencil", "arrow", "square.and.arrow",
  ]
  /// Ends of names by which a symbol is the same one struck out, or opened.
  static let crossedSymbols = ["slash", "open"]
  /// What the system says for symbols that all apps show for the same deed: names that need no other.
  static let deedsOfSymbols: Set = [
    "Close", "Settings", "More", "Add", "Share", "Search", "Copy", "Paste", "Info", "Filter",
  ]
  /// Ends by which an image is the same one filled: of SF Symbols, and as apps name their assets.
  static let filledImages = [".fill", "-fill", "_fill", "Fill", "-filled", "_filled", "Filled"]
  static let variants = [".fill", ".circle", ".square"]

  /// What generators of feedback do: it is felt, and nothing comes of it.
  ///
  /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
  static let felt: Set = ["impactOccurred", "selectionChanged", "notificationOccurred"]

  // MARK: SwiftUI

  static let textTypes: Set = ["String", "Text", "LocalizedStringKey", "LocalizedStringResource"]
  /// Members of the configurations of styles that tell how a control is just now.
  static let statesOfConfigurations: Set = ["isPressed", "role", "isOn", "trigger"]
  static let meterStyles: Set = [
    "automatic", "linear", "circular", "accessoryLinear", "accessoryLinearCapacity",
    "accessoryCircular", "accessoryCircularCapacity", "linearCapacity",
    "LinearProgressViewStyle", "CircularProgressViewStyle",
  ]
  /// Ends of the names of layouts in packages, as `WrappingHStack`: they arrange, and do nothing themselves.
  static let layouts = ["HStack", "VStack", "FlowLayout", "HFlow", "VFlow"]
  static let ranges: Set = ["..<", "..."]

  // MARK: UIKit

  /// What names an item of a bar.
  static let namesOfItems: Set = ["accessibilityLabel", "accessibilityAttributedLabel", "title"]
  /// Calls that are handed items, and name none.
  static let callsWithItems: Set = [
    "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
    "setToolbarItems", "setItems", "append", "insert", "contains", "setImage",
  ]
  /// Calls on a view, or with it, that give it no name; `pin…` lays out, as apps write it.
  static let callsWithoutName: Set = [
    "addTarget", "removeTarget", "addAction", "addInteraction", "addSubview", "setTitleColor",
    "setBackgroundImage", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "setPreferredSymbolConfiguration", "removeFromSuperview", "sizeToFit", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "bringSubviewToFront", "sendSubviewToBack",
    "setCustomSpacing", "removeArrangedSubview", "insertArrangedSubview", "insertSubview",
    "pinToParent", "pinTo", "pin", "setValue", "setOn", "setThumbImage", "setMinimumTrackImage",
    "setMaximumTrackImage", "becomeFirstResponder", "resignFirstResponder", "removeConstraints",
    "addConstraint", "addConstraints", "setNeedsUpdateConstraints", "publisher", "append", "menu",
    "accessibilityContainerType",
  ]
}
