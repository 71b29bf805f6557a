import Rules
import VoiceOver

/// What to do first: the rows that save most swipes.
struct FirstMends {
  let rows: [Finding]

  static let most = 3

  init(_ findings: [Finding]) {
    var places: Set<Place> = []
    let saving = findings.filter { $0.swipesSaved > 0 }.enumerated().sorted { a, b in
      let (first, second) = (a.element.swipesSaved, b.element.swipesSaved)
      return first == second ? a.offset < b.offset : first > second
    }
    rows = Array(
      saving.map(\.element).filter { places.insert($0.place).inserted }.prefix(Self.most))
  }

  func write(to output: Output, _ tone: Tone) {
    guard !rows.isEmpty else { return }
    output.writeLine("")
    output.writeLine(output.styled("What to do first", .bold))
    for (place, row) in rows.enumerated() {
      let swipes = "\(row.swipesSaved) swipe\(row.swipesSaved == 1 ? "" : "s")"
      output.writeLine(
        "  saves \(swipes): \(tone.place(row.place)) in \(row.view.harmless)")
      // One mend for several rows is told once.
      if place > 0, rows[place - 1].fix == row.fix { continue }
      for line in Paragraph.lines(tone.said(row.fix), width: Paragraph.width - 6) {
        output.writeLine("      \(line)")
      }
    }
  }
}
