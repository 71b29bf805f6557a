extension StringProtocol {
  /// Whether it holds another text, byte by byte: the search of the library goes by characters, and this is asked of
  /// each name that an app uses.
  func hasPart(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var at = utf8.startIndex
    while let begin = utf8[at...].firstIndex(of: first) {
      if utf8[begin...].starts(with: part.utf8) { return true }
      at = utf8.index(after: begin)
    }
    return false
  }
}
