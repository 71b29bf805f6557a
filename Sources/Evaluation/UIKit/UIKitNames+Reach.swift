import Views

/// When UIKit calls what.
extension UIKitNames {
  private static func hashes(_ names: [String]) -> Set<UInt64> {
    Set(names.map { NameHash.of($0) })
  }

  /// What it calls as a view or a controller comes up, and whenever that is laid out.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller and …/uiview
  static let starts = hashes([
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewLayoutMarginsDidChange",
    "viewSafeAreaInsetsDidChange", "updateViewConstraints", "updateConstraints", "layoutSubviews",
    "layoutIfNeeded", "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "willMove",
    "didMove",
    "willTransition", "viewWillTransition", "traitCollectionDidChange", "tintColorDidChange",
    "safeAreaInsetsDidChange", "updateConfiguration", "updateContentUnavailableConfiguration",
    "updateProperties", "draw", "sizeThatFits", "systemLayoutSizeFitting",
    "preferredLayoutAttributesFitting", "apply", "makeContentView", "didUpdateFocus",
  ])

  /// What a table, a collection or a wheel asks its source and its delegate by.
  static let sources = hashes([
    "tableView", "collectionView", "numberOfSections", "numberOfRows", "numberOfComponents",
    "pickerView", "indexTitles", "sectionIndexTitles", "presentationCount", "presentationIndex",
    "pageViewController",
  ])

  /// Those of them that tell of what a user does.
  static let actionLabels = hashes([
    "didSelectRowAt", "didDeselectRowAt", "willSelectRowAt", "willDeselectRowAt",
    "didSelectItemAt", "didDeselectItemAt", "didHighlightRowAt", "didUnhighlightRowAt",
    "didHighlightItemAt", "didUnhighlightItemAt", "accessoryButtonTappedForRowWith", "commit",
    "performAction", "performPrimaryActionForRowAt", "performPrimaryActionForItemAt",
    "willBeginEditingRowAt", "didEndEditingRowAt", "moveRowAt", "moveItemAt", "didSelectRow",
    "didFinishAnimating", "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
    "contextMenuConfigurationForItemsAt", "leadingSwipeActionsConfigurationForRowAt",
    "trailingSwipeActionsConfigurationForRowAt", "editActionsForRowAt",
  ])

  /// What it calls where a user touches something.
  static let touches = hashes([
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan",
    "pressesEnded", "setHighlighted", "setSelected", "setEditing", "prepareForReuse",
    "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap", "viewWillDisappear",
    "viewDidDisappear", "prepare", "motionEnded", "becomeFirstResponder", "resignFirstResponder",
    "removeFromSuperview", "removeFromParent",
  ])

  /// What a closure is given to that is done on a tap.
  static let actionMakers = hashes(["UIAction", "UIAlertAction", "UIContextualAction", "UICommand"])

  /// What a closure is given to that is done later, and may be undone: what a view shows at an end of it is a
  /// state of the screen at times.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
  static let animations = hashes([
    "animate", "animateKeyframes", "addKeyframe", "transition", "addAnimations", "addCompletion",
    "UIViewPropertyAnimator",
  ])

  static let removeFromSuperview = NameHash.of("removeFromSuperview")
  static let comparisons: Set = ["==", "!="]
  /// Those that come to a value; any other one an app or a package has for what it does.
  ///
  /// https://developer.apple.com/documentation/swift/operator-declarations
  static let operators: Set = [
    "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&&", "||", "??", "+", "-", "*", "/", "%",
    "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "..<", "...", "=",
  ]
  /// What is only asked so that something is done once.
  static let firstTimes: Set<UInt64> = hashes([
    "superview", "window", "isViewLoaded", "isBeingPresented", "isMovingToParent",
    "isBeingDismissed", "isMovingFromParent",
  ])
}
