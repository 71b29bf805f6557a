import Testing

/// A view whose elements somebody recorded on a simulator, from the live tree.
///
/// The code and the texts are ours; structure, order and grammar are what was recorded, on the
/// newest system there is a recording of.
struct Recording: Sendable, CustomTestStringConvertible {
  let id: String
  /// Declarations; the view that was recorded is `Sample`.
  let code: String
  /// In the order of the recording.
  let heard: [Heard]
  /// Why the order differs from ours; nil where it does not.
  let order: String?

  init(_ id: String, order: String? = nil, _ code: String, heard: [Heard]) {
    self.id = id
    self.order = order
    self.code = code
    self.heard = heard
  }

  var testDescription: String { id }
}

/// What was recorded at one element, and what we say there where that is something else.
struct Heard: Sendable, Equatable {
  var speech: String
  /// Said after a pause; empty for none.
  var hint: String
  var actions: [String]
  /// What we say instead; nil for no stop at all.
  var ours: String?
  /// Why we differ; nil where we agree.
  var reason: String?

  init(_ speech: String, hint: String = "", actions: [String] = []) {
    self.speech = speech
    self.hint = hint
    self.actions = actions
    ours = speech
    reason = nil
  }

  /// Whether what we say is what was heard, with anything in place of the data.
  var agrees: Bool {
    guard reason == nil, let ours else { return false }
    var rest = speech[...]
    let parts = ours.split(separator: "›", omittingEmptySubsequences: false).map {
      $0.split(separator: "‹", omittingEmptySubsequences: false)[0]
    }
    for (number, part) in parts.enumerated() {
      if number == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if number == parts.count - 1 {
        return rest.count > part.count && rest.hasSuffix(part)
      } else {
        guard let found = rest.firstRange(of: part), found.lowerBound > rest.startIndex else {
          return false
        }
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty
  }

  func butWeSay(_ ours: String?, because reason: String) -> Heard {
    var changed = self
    changed.ours = ours
    changed.reason = reason
    return changed
  }
}
