import Scenes
import Views
import VoiceOver

extension Rows {
  func judge(_ row: RowToGroup, _ report: inout SceneReport) {
    let (body, rows, figures) = (row.group.body, row.group.rows, row.figures)
    let place = groupingView(of: body)
    let count = occurrences(of: rows)
    let saved = (row.joined - 1) * count
    let isLeftAlone = figures.platform > 1 && isOneBesideControls(figures, body, of: rows)
    let isOneAlready = figures.platform <= 1 || isLeftAlone
    let lost = isOneAlready ? loss(of: body, mergedIn: rows) : nil
    // Merged, a row of which nothing is lost is heard as it should be.
    guard !isOneAlready || lost != nil && !isTextAmongShapes(body, of: rows) else { return }
    guard tree.isWhole(body) else {
      report.add(
        place, messageOfCut(row, count), fix: fix(ofRow: place),
        severity: isOneAlready ? .minor : nil, saves: saved)
      return
    }
    let upTo = figures.isFixed ? "" : "up to "
    let inner = holdsCountedRows(body) ? " without the rows in it" : ""
    let message =
      lost.map {
        "Each row counts as \(upTo)\(figures.guideline) elements; systems merge \(isLeftAlone ? "all but its controls" : "it"), and what they say leaves out \($0)."
      }
      ?? "Each row is \(upTo)\(figures.guideline) stops\(inner): \(upTo)\(figures.guideline * count) swipes over \(told(count, of: rows)), \(figures.guideline * count - saved) when its parts are one element."
    report.add(
      place, message, fix: fix(ofRow: place) ?? (lost == nil ? nil : Self.fixOfLoss),
      severity: isOneAlready ? .minor : nil, saves: saved)
  }

  /// Rows with stops of their own, which count for themselves.
  private func holdsCountedRows(_ body: NodeID) -> Bool {
    tree.rows.contains { inner in
      inner > body && inner < scene[body].end && counts.tallies[Int(inner)].guideline > 0
        && !isChoice(inner, inside: body)
        && isReached(inner)
        && tree.screen(of: inner) == tree.screen(of: body)
    }
  }

  /// Not what is offered on request only, and not what only colours.
  private func isReached(_ node: NodeID) -> Bool {
    inherited[node].surroundings.isDisjoint(with: [.menu, .actions, .decoration])
  }

  /// The options of a picker are heard once it is open.
  private func isChoice(_ rows: NodeID, inside body: NodeID) -> Bool {
    tree.ancestors(of: rows).prefix { $0 > body }.contains { tree.control($0) == .picker }
  }

  /// Controls beside a link stay what they are; the link is one stop.
  private func isOneBesideControls(_ figures: RowFigures, _ body: NodeID, of rows: NodeID) -> Bool {
    let controls = figures.guideline - figures.parts
    return figures.platform - controls <= 1
      && tree.subtree(of: body).contains {
        // UIKit says the texts of a cell of a table as one, and its controls stay.
        let isMerged = scene[$0].word == .NavigationLink || scene[$0].word == .UITableViewCell
        return isMerged && inherited[$0].rows == rows
      }
  }

  /// A row that is not all written out has more than was counted: neither its most is known, nor what
  /// remains of it.
  private func messageOfCut(_ row: RowToGroup, _ count: Int) -> String {
    let (least, stops) = (row.figures.least, row.figures.guideline)
    guard least > 1 else {
      return
        "A row is at times \(stops) stops or more, over \(told(count, of: row.group.rows)): fewer when its parts are one element."
    }
    let most = least < stops ? ", at times at least \(stops)" : ""
    return
      "Each row is at least \(least) stops\(most): at least \(least * count) swipes over \(told(count, of: row.group.rows)), fewer when its parts are one element."
  }

  /// Combined as it stands, the row would say no more than before.
  private static let fixOfLoss = """
    Put .accessibilityElement(children: .combine) on the row, and after it an accessibilityLabel that says \
    what is left out; hide with accessibilityHidden(true) what only decorates.
    """

  /// Nil where the row can be combined as it stands.
  private func fix(ofRow place: NodeID) -> String? {
    if scene[inherited.core(place)].word == .GridRow {
      return """
        A modifier on a GridRow goes to each of its cells. Put an accessibilityLabel that says the whole row \
        on its first cell and hide the others with accessibilityHidden(true), or make one cell of the row \
        and combine that.
        """
    }
    if scene.isOfUIKit(inherited.core(place)) {
      return """
        Set isAccessibilityElement to true on the cell, and an accessibilityLabel that joins what its parts \
        say. Keep buttons that matter as accessibilityCustomActions.
        """
    }
    guard actions.holdsTap(place) else { return fix(besideControlsOf: place) }
    return """
      Make one Button of the row where its tap is all that it does. Where it does more, combine it and \
      offer each tap inside as an accessibilityAction: an element made of the row would not answer to it.
      """
  }

  /// Controls stay stops of their own: nil where there are none.
  private func fix(besideControlsOf place: NodeID) -> String? {
    let inside = tree.controls.filter { control in
      guard control > place, control < scene[place].end, inherited.isHeard(control) else {
        return false
      }
      // What a menu, a swipe or a screen shown apart offers is no stop of the row.
      guard isReached(control), tree.screen(of: control) == tree.screen(of: place) else {
        return false
      }
      if case .navigationLink = tree.control(control) { return false }
      return true
    }
    guard !inside.isEmpty else { return nil }
    var told: [String] = []
    for control in inside {
      let title = sayings.title(of: control).flatMap { sayings.said($0).literal }
      let name =
        title.flatMap { $0.isEmpty ? nil : $0 }.map { "“\($0.quoted)”" }
        ?? "the \(tree.word(of: control))"
      if !told.contains(name) { told.append(name) }
    }
    let names = told.prefix(3).joined(separator: ", ") + (told.count > 3 ? " and the others" : "")
    return """
      Put .accessibilityElement(children: .combine) on what is no control in the row, and leave \(names) \
      beside it: \(inside.count == 1 ? "it stays a stop of its own" : "they stay stops of their own").
      """
  }
}
