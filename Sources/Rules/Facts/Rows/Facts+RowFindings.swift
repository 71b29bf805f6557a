import Views
import VoiceOver

extension Facts {
  /// `body` is what becomes one row: all that is repeated, or one view of it.
  func judge(_ row: RowFigures, of body: NodeID, in rows: NodeID, _ report: inout Report) {
    guard row.guideline >= 2, holdsText(body, of: rows),
      row.parts - passingParts(of: rows, in: body) - tappedParts(of: rows, in: body) >= 2,
      !isDifferentEachTime(body), !isOfTappedParts(body)
    else { return }
    let place = groupingView(of: body)
    let count = occurrences(of: rows)
    let saved = (row.parts - 1 + lastingExtras(of: rows, in: body)) * count
    let isOneAlready = row.platform <= 1
    let lost = isOneAlready ? loss(of: body, mergedIn: rows) : nil
    // Merged, a row of which nothing is lost is heard as it should be.
    guard !isOneAlready || lost != nil && !isTextAmongShapes(body, of: rows) else { return }
    let upTo = row.isFixed ? "" : "up to "
    let message =
      lost.map {
        "Each row counts as \(upTo)\(row.guideline) elements; systems merge it, and what they say leaves out \($0)."
      }
      ?? "Each row is \(upTo)\(row.guideline) stops: \(upTo)\(row.guideline * count) swipes over \(count) rows, \(row.guideline * count - saved) when its parts are one element."
    report.add(
      place, in: self, message, fix: fix(ofRow: place),
      severity: isOneAlready ? .minor : nil, saves: saved)
  }

  /// Nil where the row can be combined as it stands.
  private func fix(ofRow place: NodeID) -> String? {
    if holdsTap(place) {
      return """
        Make one Button of the row where its tap is all that it does. Where it does more, combine it and \
        offer each tap inside as an accessibilityAction: an element made of the row would not answer to it.
        """
    }
    guard scene[core(place)].word == .GridRow else { return nil }
    return """
      A modifier on a GridRow goes to each of its cells. Put an accessibilityLabel that says the whole row \
      on its first cell and hide the others with accessibilityHidden(true), or make one cell of the row \
      and combine that.
      """
  }
}
