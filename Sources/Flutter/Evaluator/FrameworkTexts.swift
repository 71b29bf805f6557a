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

  static func text(_ name: String, of type: String) -> String? {
    type.hasSuffix("Localizations") ? texts[name] : nil
  }
}
