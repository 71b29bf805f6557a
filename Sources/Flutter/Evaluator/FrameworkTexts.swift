/// What the framework says in English (material library, `DefaultMaterialLocalizations`).
enum FrameworkTexts {
  private static let texts = [
    "okButtonLabel": "OK", "cancelButtonLabel": "Cancel", "closeButtonLabel": "Close",
    "closeButtonTooltip": "Close", "backButtonTooltip": "Back", "deleteButtonTooltip": "Delete",
    "saveButtonLabel": "Save", "searchFieldLabel": "Search", "continueButtonLabel": "Continue",
    "copyButtonLabel": "Copy", "cutButtonLabel": "Cut", "pasteButtonLabel": "Paste",
    "selectAllButtonLabel": "Select all", "moreButtonTooltip": "More",
    "showMenuTooltip": "Show menu", "openAppDrawerTooltip": "Open navigation menu",
    "nextPageTooltip": "Next page", "previousPageTooltip": "Previous page",
    "nextMonthTooltip": "Next month", "previousMonthTooltip": "Previous month",
    "modalBarrierDismissLabel": "Dismiss", "scrimLabel": "Scrim",
    "viewLicensesButtonLabel": "View licenses", "lookUpButtonLabel": "Look Up",
    "shareButtonLabel": "Share", "clearButtonTooltip": "Clear text",
  ]

  /// What a text of the framework was made of (widgets library, `Text.data` and `Text.textSpan`), and what a bar's item
  /// has in the place of what it is not given (`BottomNavigationBarItem.activeIcon`).
  static func part(_ name: String, of made: Made) -> DartValue? {
    if made.type == nil, made.name == "BottomNavigationBarItem", name == "activeIcon" {
      return made["icon"]
    }
    guard made.type == nil, made.name == "Text", name == "data" || name == "textSpan" else {
      return nil
    }
    let isWhole = (made.constructor == "rich") == (name == "textSpan")
    return isWhole ? made.positional(0) : .null
  }

  static func text(_ name: String, of type: String) -> String? {
    type.hasSuffix("Localizations") ? texts[name] : nil
  }
}
