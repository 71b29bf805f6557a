import Testing

/// One construct, with the stops it costs in both models and what is said.
struct Case: Sendable, CustomTestStringConvertible {
  let id: String
  let code: String
  /// `1`, or `0…3`.
  let platform: String
  let guideline: String
  /// What is said inside the screen; nil where it is not told.
  let said: [String]?
  /// Other declarations in the file.
  let beside: String
  let chrome: String

  init(
    _ id: String, _ code: String, p: String, g: String, say: [String]? = nil,
    beside: String = "", chrome: String = "0"
  ) {
    self.id = id
    self.code = code
    platform = p
    guideline = g
    said = say
    self.beside = beside
    self.chrome = chrome
  }

  var testDescription: String { id }
}
