/// A screen at the head in full.
package struct HeadScreenRow: Sendable, Equatable {
  package var view: Int
  package var opaqueNames: [String]
  /// The tree of its stacks, rows and stops, as the drawing of swipe maps reads it.
  package var layout: String
  package var deltas: [HeadDeltaRow]
  package var guideline: [HeadStopRow]
  package var platform: [HeadStopRow]

  package init(
    view: Int, opaqueNames: [String], layout: String, deltas: [HeadDeltaRow],
    guideline: [HeadStopRow], platform: [HeadStopRow]
  ) {
    self.view = view
    self.opaqueNames = opaqueNames
    self.layout = layout
    self.deltas = deltas
    self.guideline = guideline
    self.platform = platform
  }
}

package struct HeadDeltaRow: Sendable, Equatable {
  package var reason: String
  package var perRow: Int

  package init(reason: String, perRow: Int) {
    self.reason = reason
    self.perRow = perRow
  }
}

/// One stop of a screen at the head; its number is its place in the list, from 1.
package struct HeadStopRow: Sendable, Equatable {
  package var path: Int
  package var line: Int
  package var column: Int
  package var count: Int
  package var label: String?
  package var speech: String
  package var role: String
  package var confidence: String
  package var hint: String?
  package var group: String?
  package var isChrome: Bool
  package var actions: [String]

  package init(
    path: Int, line: Int, column: Int, count: Int, label: String?, speech: String, role: String,
    confidence: String, hint: String?, group: String?, isChrome: Bool, actions: [String]
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.count = count
    self.label = label
    self.speech = speech
    self.role = role
    self.confidence = confidence
    self.hint = hint
    self.group = group
    self.isChrome = isChrome
    self.actions = actions
  }
}
