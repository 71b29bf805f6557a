import Views

/// Calls of a function that is handed on by its name, which write none of its labels: see `ReferenceLowering`.
enum ReferredCalls {
  /// Several parameters get the parts of the one thing that is handed over, and which is which is not followed.
  ///
  /// As in `ForEach(pairs, id: \.0, content: row)`, of `func row(title: String, value: String)`.
  static func areParts(
    _ arguments: Range<Int32>, of formals: [Formal], _ file: FileID, _ files: LiveFiles
  ) -> Bool {
    guard arguments.count == 1, let only = arguments.first else { return false }
    let argument = files.argument(only, in: file)
    guard !argument.isTrailing, let label = argument.label,
      files.hash(label, in: file) == WellKnown.anyLabel
    else { return false }
    return formals.count { !$0.isOptional } > 1
  }

  /// A closure that trails without a label, before others that trail with `_`, stands in order as these do.
  ///
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/closures#Trailing-Closures
  static func isInOrder(
    _ closure: Int32, of arguments: Range<Int32>, _ file: FileID, _ files: LiveFiles
  ) -> Bool {
    (closure + 1..<max(closure + 1, arguments.upperBound)).contains { index in
      let argument = files.argument(index, in: file)
      return argument.isTrailing
        && argument.label.map { files.hash($0, in: file) == WellKnown.anyLabel } ?? false
    }
  }
}
