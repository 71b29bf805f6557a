/// What a look may hang on without being a state of the control that has it.
enum KnownStates {
  /// Whether the words of a question name a touch that goes on, a device, or how it shows everything.
  static func isNone(_ words: String) -> Bool {
    if forms.contains(where: { words.place(of: $0) != nil }) || isMeasured(words) || isKind(words)
      || isWanted(words)
    {
      return true
    }
    var word: [UInt8] = []
    var isBehindOn = false
    func isNone(_ word: String) -> Bool {
      defer { isBehindOn = word == "on" }
      return none.contains(word) || isBehindOn && handled.contains(word)
    }
    // Words of names, also those inside: `isTabletInLandscape`, `isRTL`.
    let bytes = Array(words.utf8)
    func isCapital(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index] >= UInt8(ascii: "A")
        && bytes[index] <= UInt8(ascii: "Z")
    }
    for (index, byte) in bytes.enumerated() {
      let lower = isCapital(index) ? byte | 0x20 : byte
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      // Of a row of capitals the last begins the next word only where small letters follow.
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isInside =
        isCapital(index - 1) && !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
      if !isLetter || isCapital(index) && !isInside {
        if isNone(String(decoding: word, as: UTF8.self)) { return true }
        word = []
      }
      if isLetter { word.append(lower) }
    }
    return isNone(String(decoding: word, as: UTF8.self))
  }

  /// Two numbers, sizes or times against each other, as in `width > height`; against a written one it may be how many
  /// there are, as in `unread > 0`.
  private static func isMeasured(_ words: String) -> Bool {
    guard let sign = orders.first(where: { words.place(of: $0) != nil }) else { return false }
    let sides = words.sides(of: sign)
    return !sides.isEmpty && !sides.contains { $0.first?.isNumber == true }
  }

  private static let orders = [" < ", " > ", " <= ", " >= "]

  /// What something is and stays, and not how it is now: that there is an `item.id`, or `option.kind === 'help'`.
  private static func isKind(_ words: String) -> Bool {
    let sides = words.sides(of: " === ")
    guard let name = (sides.first ?? Substring(words)).split(separator: ".").last else {
      return true
    }
    if sides.isEmpty { return name == "id" && !words.contains(" ") }
    // What has no name in the code is none that anybody can be told of.
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return true }
    // The same call on both sides gives the same data, whoever asks: `useMe().id === useMe().id`.
    if sides[0] == sides[1], sides[0].contains("(") { return true }
    guard "'\"`".contains(sides[1].first ?? " ") else { return false }
    // `background.mode === 'light'`: of the whole screen, also where a context hands that on.
    if grounds.contains(where: sides[1].dropFirst().hasPrefix) { return true }
    return sides[0].contains(".") && kinds.contains(name)
  }

  private static let grounds = ["light", "dark"]

  private static let kinds: Set<Substring> = [
    "id", "key", "kind", "name", "subtype", "type", "value",
  ]

  /// How whoever uses it wants it to look (`variant === 'danger'`, `props.headerVariant`), or whether there is a picture
  /// (`paymentLogo`), or what one is drawn of (`user.address`, as of wallets); which of several a user has chosen is another matter: `selectedColor`.
  private static func isWanted(_ words: String) -> Bool {
    let sides = words.sides(of: " === ")
    if !sides.isEmpty {
      guard sides.count == 2, "'\"`".contains(sides[1].first ?? " ") else { return false }
    }
    guard let name = (sides.first ?? Substring(words)).split(separator: ".").last,
      name.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") })
    else { return false }
    let endings = sides.isEmpty ? wanted + pictures : wanted
    return endings.contains { name.hasSuffix($0) }
      && !choosing.contains { words.lowercased().contains($0) }
  }

  private static let wanted = [
    "variant", "Variant", "appearance", "Appearance", "color", "Color", "colour", "Colour",
    "background", "Background",
  ]
  private static let pictures = [
    "logo", "Logo", "photo", "Photo", "avatar", "Avatar", "thumbnail", "Thumbnail", "address",
    "Address",
  ]
  private static let choosing = ["select", "chosen", "choice", "current", "active", "pick"]

  /// What `onPress` and its kin are called after: whether something is done then is no state.
  private static let handled: Set<String> = [
    "press", "long", "tap", "click", "close", "cancel", "dismiss", "change", "select", "delete",
    "remove", "edit", "submit", "back", "clear", "toggle", "share", "refresh", "retry", "action",
  ]

  /// Whether a text or a value has some form, as in `/^rgb/.exec(color)` and `'isBot' in author`: what it says it says.
  private static let forms = [
    ".test(", ".exec(", ".match(", ".startsWith(", ".endsWith(", "isArray(", "hasOwnProperty",
    "' in ", "\" in ",
  ]

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
    // How the app is set up, and where something is kept.
    "config", "headers", "license", "origin", "mime", "uri", "url",
    // What is kept so that it need not be made again.
    "cache", "cached", "memoized",
    // What stands for a photo while it loads.
    "blurhash", "placeholder", "loaded",
  ]
}

extension String {
  /// What stands on both sides of a sign; empty where it is not there.
  fileprivate func sides(of sign: String) -> [Substring] {
    guard !hasPrefix(sign) else { return ["", dropFirst(sign.count)] }
    guard let at = place(of: sign) else { return [] }
    return [self[..<at.lowerBound], self[at.upperBound...]]
  }

  /// Where a sign stands first, byte by byte: this is asked of each question around each element, and the search of
  /// the library, which goes by characters, took a sixth of what a history costs.
  fileprivate func place(of sign: String) -> Range<Index>? {
    let sign = sign.utf8
    guard let first = sign.first else { return nil }
    var at = utf8.startIndex
    while let begin = utf8[at...].firstIndex(of: first) {
      if utf8[begin...].starts(with: sign) {
        return begin..<utf8.index(begin, offsetBy: sign.count)
      }
      at = utf8.index(after: begin)
    }
    return nil
  }
}
