package import VoiceOver

/// What is the same mistake, whichever screen it was met on: of those who tell of it, one speaks.
package struct Fault: Hashable, Sendable {
  package var rule: String
  package var place: Place
}

extension Finding {
  package var fault: Fault {
    // Where one caller hands in the name that is read, the image that others name by a value is the same one.
    let isImage = rule == Rule.imageFilenameLabel.id
    return Fault(rule: isImage ? Rule.imageNoLabel.id : rule, place: place)
  }

  /// Whether it tells of the same fault what is worth more: the name of what is read,
  /// then where it is most severe, then where it costs most.
  package func speaks(before other: Finding) -> Bool {
    if rule != other.rule { return rule == Rule.imageFilenameLabel.id }
    if severity != other.severity { return severity > other.severity }
    return swipesSaved > other.swipesSaved
  }
}
