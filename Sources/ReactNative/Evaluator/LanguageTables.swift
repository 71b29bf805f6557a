internal import Components

/// Objects that hold the same in several languages: `{nb: 'Tittel', en: 'Title'}`.
///
/// English is read, as of the tables in files: see `ScriptFileKind.isEnglish`.
enum LanguageTables {
  /// What it holds in English.
  static func english(in object: ScriptObject) -> ScriptValue? {
    if let text = object["en"] { return text }
    return object.keys.first { isEnglish($0) }.flatMap { object[$0] }
  }

  /// The same, where all its members are languages and the language of the app is asked for; nil elsewhere.
  static func english(in object: ScriptObject, at key: ScriptValue) -> ScriptValue? {
    guard object.keys.count > 1, isSetting(key), object.keys.allSatisfy(isLanguage),
      let text = english(in: object)
    else { return nil }
    // Names of languages are told apart by data too.
    if text.literal?.hasPrefix("English") ?? false { return nil }
    return text
  }

  /// It hangs on how the app is set up, as far as anybody can tell: on a hook, a package, a state, or what is called so.
  private static func isSetting(_ key: ScriptValue) -> Bool {
    switch key {
    case .external: return true
    case .unknown(let unknown):
      if unknown.isCode || unknown.start != nil { return true }
      let words = unknown.words.lowercased()
      return !words.contains(".") && (words.contains("lang") || words.contains("locale"))
    case .choice(let choice): return choice.sides.contains { isSetting($0.value) }
    default: return false
    }
  }

  /// What stands behind a `Proxy` of the language: a table of texts, whose members are told apart by their keys whether they give
  /// a text or the way to it, and what is got as it is, where the proxy does nothing to that.
  static func behind(_ name: ExternalName, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard name == ExternalName(module: "", path: ["Proxy"]),
      case .object(let target)? = arguments.first,
      arguments.count > 1, case .object(let handler) = arguments[1]
    else { return nil }
    let isPlain = handler["get"] == nil && handler.others == nil
    return isPlain || holdsTexts(target, depth: 0) ? .object(target) : nil
  }

  private static func holdsTexts(_ object: ScriptObject, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    return object.keys.contains { key in
      switch object[key] {
      case .text(let text)?: text.isTranslated
      case .object(let inner)?: holdsTexts(inner, depth: depth + 1)
      default: false
      }
    }
  }

  private static func isEnglish(_ key: String) -> Bool {
    ScriptFileKind.englishNames.contains(key)
  }

  /// `nb`, `pt-BR`, `zh_Hans` (BCP 47, “Tags for Identifying Languages”), or English by its name.
  private static func isLanguage(_ key: String) -> Bool {
    if isEnglish(key) { return true }
    let parts = key.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, codes.contains(first), parts.count < 3 else { return false }
    return parts.dropFirst().allSatisfy { (2...4).contains($0.count) }
  }

  /// Of ISO 639-1 those that apps are translated into.
  private static let codes: Set<Substring> = [
    "af", "am", "ar", "az", "be", "bg", "bn", "br", "bs", "ca", "co", "cs", "cy", "da", "de", "el",
    "en", "eo", "es", "et", "eu", "fa", "fi", "fil", "fo", "fr", "fy", "ga", "gd", "gl", "gu", "he",
    "hi", "hr", "ht", "hu", "hy", "id", "ig", "is", "it", "iw", "ja", "ka", "kk", "km", "kn", "ko",
    "ku", "ky", "lb", "lo", "lt", "lv", "mg", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb",
    "ne", "nl", "nn", "no", "oc", "pa", "pl", "ps", "pt", "rm", "ro", "ru", "rw", "se", "si", "sk",
    "sl", "sm", "sn", "so", "sq", "sr", "st", "sv", "sw", "ta", "te", "tg", "th", "tk", "tl", "tr",
    "tt", "ug", "uk", "ur", "uz", "vi", "xh", "yi", "yo", "zh", "zu",
  ]
}
