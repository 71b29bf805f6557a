internal import Components

/// What elements of one component say without a label of their author, made once for all lists of them: whether an
/// image or a dot is a stop changes no word.
final class KeptLabels {
  /// What stands in an element is kept with its text, so that no other nodes come to stand at the same place.
  private var texts: [Int: (nodes: [HostNode], text: SourcedText)] = [:]

  func text(of nodes: [HostNode], _ make: () -> SourcedText) -> SourcedText {
    if nodes.isEmpty { return make() }
    // Only where they stand is asked, and nothing read there.
    let place = unsafe nodes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    if let known = texts[place] { return known.text }
    let text = make()
    texts[place] = (nodes, text)
    return text
  }
}
