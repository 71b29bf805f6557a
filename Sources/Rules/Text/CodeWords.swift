/// What the names that code gives things tell of them.
///
/// Names are free, so each list is a judgement. What Apple's own API calls so comes first: apps take its
/// words over (Swift API Design Guidelines, “Use terminology well”). The rest are the words that the histories
/// of public apps have for the same. What is not listed tells nothing.
enum CodeWords {
  // MARK: What conditions ask

  /// `UIControl.isSelected`, `List(selection:)`, `DisclosureGroup(isExpanded:)`; a check box is checked.
  static let selection: Set = ["selected", "selection", "expanded", "checked"]
  /// One of several, where it is compared to another: `index == current`, `tab == activeTab`.
  static let chosen: Set = ["active", "chosen", "picked", "current"]
  static let chosenOrSelected = chosen.union(["selected"])
  /// What only a flag of a thing says of it: `size.isPicked`.
  static let marked: Set = ["chosen", "picked", "ticked"]
  /// `UIControl.isHighlighted`, and what apps call a view that stands out.
  static let states: Set = ["active", "highlighted", "current"]
  /// What is kept of things by a button that is on or off.
  static let kept: Set = [
    "liked", "favorite", "favorited", "favourite", "favourited", "bookmarked", "starred", "pinned",
    "muted",
  ]
  /// Whether anything is there, what passes by itself (`configuration.isPressed`), and how all of it is drawn
  /// (`colorScheme`, `editMode`): no state of one control.
  static let passing: Set = [
    "empty", "nil", "count", "mode", "copied", "loading", "pressed", "hovered", "hovering",
    "animating", "animate", "scheme", "dark", "light", "disabled",
  ]
  /// Those of them that one of several may be.
  static let manners: Set = ["mode", "scheme"]
  /// What a chevron turns round for.
  static let openness: Set = [
    "open", "opened", "unfolded", "folded", "visible", "shown", "showing", "presented",
  ]
  static let expansion: Set = ["expanded", "collapsed"]
  static let locks: Set = ["lock", "locked", "unlocked"]
  /// Layout (`horizontalSizeClass`, `userInterfaceIdiom`, `Edge`, `Alignment`), place in a list, gestures and
  /// what is still to come: a shape that depends on them tells of nothing.
  static let layout: Set = [
    "last", "first", "index", "divider", "separator", "loading", "animating", "animate",
    "animation", "compact", "wide", "regular", "landscape", "portrait", "preview", "image", "url",
    "dark", "light", "scheme", "nil", "width", "height", "size", "debug", "pressed", "hovered",
    "hovering", "dragging", "redacted", "placeholder", "idiom", "platform", "layout", "location",
    "position", "placement", "alignment", "edge", "axis", "orientation",
    "side", "top", "bottom", "leading", "trailing", "horizontal", "vertical", "padding",
    "spacing", "inset", "insets", "feed", "focus", "focused",
  ]
  /// How a view is to be drawn, and nothing of what it is about.
  static let drawing: Set = [
    "show", "shows", "showing", "shown", "display", "displays", "icon", "symbol", "chevron",
    "disclosure", "arrow", "accessory", "style", "external", "link", "trailing", "leading",
    "indicator", "badge", "mode", "editing",
  ]
  /// What a symbol is there to tell of, by whatever is said of showing it: `showsWarning`, `hasUnreadBadge`.
  static let troubles: Set = [
    "warning", "warnings", "error", "errors", "failed", "failure", "invalid", "problem", "problems",
    "unread",
  ]
  /// Values that the code fixes: what is compared to them is not chosen among others.
  static let constants: Set<Substring> = ["true", "false", "nil"]
  static let keywords: Set = ["let", "var", "case", "if", "is", "as", "true", "false", "nil"]
  static let booleans: Set = ["true", "false"]
  /// What begins the name of a condition, or is no part of it.
  static let helpers: Set = ["is", "has", "self"]

  // MARK: What texts are called

  static let names: Set = ["name", "title"]
  static let status: Set = ["status", "state"]
  static let headings: Set = ["title", "heading", "header", "headline"]
  /// What `String` and Foundation do to a text that says the same after it.
  /// https://developer.apple.com/documentation/foundation/nsstring
  static let recasts: Set = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase", "trimmingCharacters", "replacingOccurrences", "replacing", "formatted",
    "padding", "applyingTransform", "removingPercentEncoding", "description",
  ]
  /// What stands in a list by its number.
  static let ordinals: Set = ["index", "ordinal", "place", "step"]
  /// What bare page dots are told apart by.
  static let pageWords: Set = ["index", "current", "page"]
  /// Types that tools make of the texts of an app (SwiftGen's `L10n`, R.swift's `R.string`), and what apps
  /// call their own.
  static let tables: Set = [
    "string", "strings", "localizable", "localized", "localization", "localisation", "translation",
    "translations", "texts", "copy",
  ]
  /// Content that is read letter by letter.
  static let codes: Set = ["snippet", "json", "xml", "html", "yaml", "sql", "script"]
  static let pairsOfCodes = [("source", "code"), ("code", "block"), ("stack", "trace")]
  /// Names of outlets and properties that say what kind of view it is, not what it is about.
  static let kindsOfViews = [
    "Button", "Label", "Text", "TextField", "Field", "View", "Cell", "Row", "Switch", "Toggle",
    "Image", "Icon", "Link", "Picker", "Slider", "Stepper", "Tab", "Menu", "Item",
  ]
  /// What holds the state of a screen: which part of it a text asks for nobody knows.
  static let objects: Set = [
    "model", "store", "state", "manager", "controller", "service", "coordinator",
  ]

  // MARK: What code does

  /// Brings something up; what is chosen there is chosen later.
  static let leading: Set = ["open", "show", "present", "push", "navigate"]
  /// Takes something away, as `DismissAction` does.
  static let closing: Set = ["dismiss", "close", "hide", "cancel"]
  /// The same in other words: `removeFromSuperview`, `tappedOutside`, `collapse`.
  static let leaving: Set = ["remove", "collapse", "outside", "background", "pop", "end"]
  /// `resignFirstResponder`, `endEditing`.
  static let input: Set = ["keyboard", "responder", "editing", "tooltip"]
  /// What is only felt, heard or noted of a touch.
  static let felt: Set = [
    "haptic", "haptics", "feedback", "vibrate", "vibration", "sound", "print", "log", "logger",
    "track", "analytics",
  ]
  /// `@FocusState`.
  static let focus: Set = ["focus", "focused", "unfocus"]
  static let ending: Set = [
    "clear", "dismiss", "end", "false", "hide", "lose", "nil", "remove", "resign", "unfocus",
  ]
  /// What takes back what the other did.
  static let opposites: [Set<String>] = [
    ["add", "remove"], ["insert", "remove"], ["add", "delete"], ["expand", "collapse"],
  ]
  /// As in `unlike` and `deselect`.
  static let opposing = ["un", "de"]
  /// How a set or list is changed, of the standard library but for the last.
  static let changes: Set = ["insert", "remove", "append", "toggle"]
  /// What is set to one of these is not set any more.
  static let unset: Set = [
    "nil", "false", "0", ".none", ".neutral", ".off", ".unset",
  ]
}
