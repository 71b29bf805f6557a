/// Words of code that say little, or nothing, of what is in its place.
enum PlaceholderWords {
  /// How something is written.
  static let forms: Set<String> = [
    "rawValue", "description", "localizedDescription", "debugDescription", "capitalized",
    "localizedCapitalized", "localizedUppercase", "localizedLowercase", "wrappedValue",
    "projectedValue", "lowercased", "uppercased",
    "formatted", "trimmingCharacters", "prefix", "suffix", "joined", "localized", "string",
    "value", "map", "compactMap", "reduce", "replacingOccurrences", "relativeFormatted", "sorted",
    "enumerated", "filter", "reversed", "indices", "rounded", "magnitude", "flatMap",
  ]

  /// Of those, what is called on lists.
  static let ofLists: Set<String> = [
    "map", "compactMap", "flatMap", "reduce", "filter", "sorted",
  ]

  /// Of those, what only Swift gives every value.
  static let ofSwift: Set<String> = [
    "rawValue", "description", "localizedDescription", "debugDescription", "prefix", "suffix",
  ]

  /// Without what they belong to nobody knows what is meant.
  static let sayLittle: Set<String> = [
    "name", "title", "text", "count", "id", "subtitle", "label", "body", "content", "url", "date",
    "type", "kind", "status", "number", "message", "image", "symbol", "icon", "state",
  ]

  static let holders: Set<String> = [
    "self", "viewModel", "model", "store", "viewStore", "state", "item", "element", "data", "row",
    "value", "configuration", "object", "entry",
  ]
}
