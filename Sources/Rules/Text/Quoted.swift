extension StringProtocol {
  /// As a message quotes it: of a long text the beginning, with a mark.
  var quoted: String { count > 40 ? prefix(39) + "…" : String(self) }
}
