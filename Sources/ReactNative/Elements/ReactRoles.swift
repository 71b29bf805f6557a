internal import VoiceOver

/// Roles of React Native as traits of iOS (React Native, `RCTConversions.h` of the new renderer).
enum ReactRoles {
  static let traits: [String: Traits] = [
    "button": .button, "togglebutton": .button, "link": .link, "header": .header,
    "heading": .header, "image": .image, "img": .image, "imagebutton": [.button, .image],
    "search": .searchField, "searchbox": .searchField, "adjustable": .adjustable,
    "slider": .adjustable, "switch": .toggle, "summary": .summary, "keyboardkey": .keyboardKey,
    "text": .staticText,
  ]

  /// Roles that VoiceOver is told of as a value.
  static let values = ["checkbox": "checkbox", "radio": "radio button"]
  /// Without the new renderer also those that are no trait.
  static let legacyValues = [
    "tab": "tab", "menu": "menu", "menuitem": "menu item", "alert": "alert",
    "combobox": "combo box", "menubar": "menu bar", "progressbar": "progress bar",
    "radiogroup": "radio group", "scrollbar": "scroll bar", "spinbutton": "spin button",
    "tablist": "tab list", "timer": "timer", "toolbar": "tool bar",
  ]

  /// Roles of what holds others: on a View that is no element they are no fault.
  static let ofContainers: Set<String> = [
    "list", "radiogroup", "tablist", "toolbar", "menu", "grid", "summary", "none",
    "presentation", "menubar", "group", "form", "main", "navigation", "region",
  ]

  static let decorative: Set<String> = ["none", "presentation"]
}
