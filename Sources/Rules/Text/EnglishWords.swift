/// What gives a text away, in English; texts of other languages match nothing here and stay silent.
enum EnglishWords {
  /// What VoiceOver says by itself after a label.
  static let roles: [Words] = [
    "button", "link", "checkbox", "toggle", "slider", "image", "icon", "picture", "text field",
    "heading", "header", "tab", "switch",
  ].map { Words($0) }

  /// Ways of looking, not of meaning; whole labels or their beginning and end.
  static let shapes: Set<String> = [
    "circle", "square", "triangle", "rectangle", "arrow", "chevron", "ellipsis", "dots", "dot",
    "gear", "cog", "hamburger", "magnifier", "pencil", "trashcan", "cross", "x", "glyph", "icon",
    "heart", "star", "bell", "plus", "minus", "checkmark", "xmark", "bubble",
  ]
  /// Shapes that are never the name of anything else in an app.
  static let marks: Set<String> = [
    "x", "xmark", "gear", "cog", "ellipsis", "chevron", "hamburger", "dots", "magnifier", "glyph",
    "cross", "arrow",
  ]
  static let looks: Set<String> = [
    "filled", "outlined", "outline", "hollow", "solid", "red", "green", "blue", "yellow", "orange",
    "purple", "grey", "gray", "black", "white", "pink", "round", "rounded", "curved", "pointing",
    "left", "right", "up", "down", "upward", "downward", "three", "two", "horizontal", "vertical",
    "small", "big", "large", "facing",
  ]

  /// What is done to things, where a label is an order.
  static let verbs: Set<String> = [
    "copy", "open", "share", "choose", "select", "add", "insert", "edit", "save", "remove",
    "delete",
    "close", "new", "create", "show", "hide", "view", "change", "upload", "download", "take",
    "send",
    "play", "zoom", "pick", "set", "get", "next", "previous", "load", "replace", "attach", "rotate",
    "crop", "preview", "enlarge", "expand", "paste", "report", "reset", "rename", "import",
    "export",
  ]

  /// What says nothing of a thing by itself.
  static let articles: Set<String> = ["a", "an", "the", "this", "to", "your"]
  /// Before "background": there is none.
  static let absence: Set<String> = ["no", "without", "transparent"]
  /// What stands there while something is still to come.
  static let standIns: Set<String> = ["loading", "placeholder"]

  /// Words by which a hint begins that names a gesture.
  static let openings: Set<String> = ["tap", "swipe", "click", "pinch"]
  /// What VoiceOver explains to its users itself.
  static let gestures: [Words] = [
    "double tap", "doubletap", "triple tap", "tap twice", "tap to", "tap here", "tap on", "tap and",
    "tap this", "tap the", "long press", "press and hold", "press to", "press here", "press this",
    "click to", "click here", "click on", "touch to", "touch and hold", "hold to", "hold down",
    "swipe up", "swipe down", "swipe left", "swipe right", "swipe to", "pinch to", "drag to",
    "drag and drop", "flick up", "flick down", "slide to", "long tap",
  ].map { Words($0) }

  /// Those of them that VoiceOver says nothing of.
  static let untold: [Words] = [
    "triple tap", "long press", "long tap", "press and hold", "touch and hold", "hold to",
    "hold down", "swipe left", "swipe right", "pinch to", "drag to", "drag and drop",
  ].map { Words($0) }

  /// Openings of a hint that talk about the control instead of what it does.
  static let noResults: [Words] = [
    "this button", "this is", "this will", "this control", "this field", "this link", "this toggle",
    "this switch", "button to", "button for", "button that", "a button", "the button", "link to",
    "you can", "use this", "use to", "used to", "allows you", "allow you", "lets you", "here you",
    "please", "icon for", "icon of",
  ].map { Words($0) }

  /// Names of pictures that only decorate.
  static let decorations: Set<String> = [
    "bg", "background", "backgrounds", "backdrop", "divider", "dividers", "pattern", "texture",
    "separator", "ornament", "decoration", "decorative", "gradient", "confetti", "squiggle",
  ]

  /// Pictures that say whose something is.
  static let signets: Set<String> = ["logo", "logos", "logotype", "wordmark", "brand"]
}
