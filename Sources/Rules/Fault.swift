package import VoiceOver

/// What is the same mistake, whichever screen it was met on: of those who tell of it, one speaks.
package struct Fault: Hashable, Sendable {
  package var rule: String
  package var place: Place
}

extension Finding {
  package var fault: Fault {
    Fault(rule: Self.kin.first { $0.speaker == rule }?.other ?? rule, place: place)
  }

  /// Rules that tell of one mistake at one place, as different callers have it, and which of both speaks.
  private static let kin: [(speaker: String, other: String)] = [
    // Where one caller hands in the name that is read, the image that others name by a value is the same one.
    (Rule.imageFilenameLabel.id, Rule.imageNoLabel.id),
    // A caption and its value that one screen repeats and another does not become one element for both.
    (Rule.ungroupedRow.id, Rule.unpairedLabelValue.id),
    // What one caller gives an image and another nothing lacks one name.
    (Rule.iconButtonNoLabel.id, Rule.unlabeledControl.id),
  ]

  /// Whether it tells of the same fault what is worth more: the name of what is read, or all that it costs,
  /// then where it is most severe, then where it costs most.
  package func speaks(before other: Finding) -> Bool {
    if rule != other.rule { return Self.kin.contains { $0.speaker == rule } }
    if severity != other.severity { return severity > other.severity }
    return swipesSaved > other.swipesSaved
  }
}
