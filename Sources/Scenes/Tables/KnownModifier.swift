package import Views

/// What is known of one modifier of SwiftUI.
///
/// To teach one, add a row to the file of its family, and say where it is from.
package struct KnownModifier {
  package let effect: Effect
  /// Where the views that it is given stand; nil when it is given none.
  package let role: NodeRole?
  package let confidence: Confidence
  /// What it is given changes nothing.
  package var isMute = false

  package enum Effect: UInt8 {
    /// Look, layout, events: nothing that is counted or said.
    case none
    case element, label, value, hint, addTraits, removeTraits, heading, sortPriority, inputLabels
    case customContent, hidden, action, adjustable, children, representation, labeledPair
    case accessibility, identifier, other
    case invisible, opacity, disabled, redacted, unredacted, badge, tap
    case labelsHidden, labelStyle, pickerStyle, datePickerStyle, toggleStyle, tabViewStyle
    case title, titleDisplay, toolbar, toolbarVisibility, searchable, backHidden
    /// Views in front, behind, beside.
    case overlay, background, inset, tabItem
    /// Views on request, with swipe actions or context menus as actions of the element.
    case actions, presentation, decoration
    /// An action that the system adds: deleting a row, opening a context menu.
    case rowAction
    case shapeStyle, outline
  }

  /// Changes the elements below it.
  package var isHeard: Bool {
    switch effect {
    case .none, .decoration, .outline, .shapeStyle, .tap, .unredacted, .labelsHidden, .labelStyle,
      .pickerStyle, .datePickerStyle, .toggleStyle, .tabViewStyle, .tabItem, .presentation:
      false
    default: true
    }
  }

  /// Changes what is below it, wherever that is.
  package var isInherited: Bool {
    switch effect {
    case .labelsHidden, .labelStyle, .pickerStyle, .datePickerStyle, .toggleStyle, .tabViewStyle:
      true
    default: false
    }
  }

  init(_ effect: Effect, _ role: NodeRole? = nil, _ confidence: Confidence = .documented) {
    self.effect = effect
    self.role = role
    self.confidence = confidence
  }

  static let mute: KnownModifier = {
    var modifier = KnownModifier(.none)
    modifier.isMute = true
    return modifier
  }()
}

/// All of them, by word.
package struct KnownModifiers: Sendable {
  typealias Row = (word: Word, modifier: KnownModifier, source: JudgementSource)
  /// Modifiers of one effect that one page is about.
  typealias Group = (source: JudgementSource, words: [Word])

  private let rows: WordTable<KnownModifier>

  package subscript(word: Word) -> KnownModifier? { rows[word] }

  package static let all = KnownModifiers(rows: WordTable(table.map { ($0.word, $0.modifier) }))

  static let table: [Row] =
    rows(of: look, KnownModifier(.none)) + rows(of: mute, .mute)
    + [accessibility, presentation, views, styles].flatMap { $0 }

  private static func rows(of groups: [Group], _ modifier: KnownModifier) -> [Row] {
    groups.flatMap { group in group.words.map { ($0, modifier, group.source) } }
  }
}
