/// What a look may hang on without being a state of the control that has it.
enum KnownStates {
  /// Whether the words of a question name a touch that goes on, a device, or how it shows everything.
  static func isNone(_ words: String) -> Bool {
    if forms.contains(where: { words.contains($0) }) { return true }
    var word: [UInt8] = []
    var isBehindOn = false
    func isNone(_ word: String) -> Bool {
      defer { isBehindOn = word == "on" }
      return none.contains(word) || isBehindOn && handled.contains(word)
    }
    // Words of names, also those inside: `isTabletInLandscape`.
    for byte in words.utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let lower = isUpper ? byte | 0x20 : byte
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      if !isLetter || isUpper {
        if isNone(String(decoding: word, as: UTF8.self)) { return true }
        word = []
      }
      if isLetter { word.append(lower) }
    }
    return isNone(String(decoding: word, as: UTF8.self))
  }

  /// What `onPress` and its kin are called after: whether something is done then is no state.
  private static let handled: Set<String> = [
    "press", "long", "tap", "click", "close", "cancel", "dismiss", "change", "select", "delete",
    "remove", "edit", "submit", "back", "clear", "toggle", "share", "refresh", "retry", "action",
  ]

  /// Whether a text or a value has some form, as in `/^rgb/.exec(color)` and `'isBot' in author`: what it says it says.
  private static let forms = [".test(", ".exec(", "isArray(", "hasOwnProperty", "' in ", "\" in "]

  private static let none: Set<String> = [
    // While a finger is there, and while something moves: nobody listens that fast.
    "pressed", "hovered", "motion", "animating", "animation", "animations", "animated",
    "transition",
    "transitioning", "loading",
    // The device, its keyboard, and how everything looks.
    "keyboard", "tablet", "landscape", "portrait", "orientation", "theme", "scheme", "dark", "rtl",
    "insets", "platform", "bold", "contrast", "ref",
    // What kind of value something is: `isValidElement`, `isFinite`, `typeof`.
    "element", "finite", "typeof", "instanceof",
    // How the caller wants it to look, and whether a picture is wide or high.
    "style", "dimensions",
    // What is kept so that it need not be made again.
    "cache", "cached", "memoized",
    // What stands for a photo while it loads.
    "blurhash", "placeholder", "loaded",
  ]
}
