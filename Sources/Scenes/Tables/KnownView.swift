package import Views

/// What is known of one view of SwiftUI.
///
/// To teach one, add a row to the file of its family, and say where it is from.
package struct KnownView {
  package let becomes: Becomes
  /// Where a closure after the parentheses goes.
  package let trailing: Trailing
  package let confidence: Confidence

  package enum Becomes: UInt8 {
    /// No element and no children: `Spacer`.
    case nothing
    /// Its children, one after the other.
    case children
    /// The first of its children.
    case columns
    /// Its children, where its place is shown: items of toolbars.
    case barItem
    /// Children from back to front.
    case text, image, asyncImage, shape, label
    /// A picture that a package loads and shows as an `Image(uiImage:)`, or in a UIImageView.
    case loadedImage, loadedImageView
    case button, shareLink, navigationLink, link, menu, toggle, slider, stepper, picker, datePicker,
      color
    case textField, secureField, textEditor, progress, gauge, labeledContent
    case list, section, groupBox, disclosure, tabs, table, tableRow, unavailable, anyOf
    case chart, canvas
    /// One stop: what is in it is not code of the app.
    case webPage
    /// One element at least, and no telling what it says.
    case opaque
    /// One button that the system names.
    case systemButton
  }

  package enum Trailing: UInt8 {
    case content, label, action, placeholder
    /// An action where there is a title or a label, else the label.
    case button
    /// A destination where there is a title or a label, else the label.
    case link
    case menu
    /// The repeated body, where there is data.
    case rows
    /// Nothing that is shown.
    case none
  }

  init(_ becomes: Becomes, _ trailing: Trailing, _ confidence: Confidence) {
    self.becomes = becomes
    self.trailing = trailing
    self.confidence = confidence
  }
}

/// All of them, by word.
package struct KnownViews: Sendable {
  typealias Row = (word: Word, view: KnownView, source: JudgementSource)

  private let rows: WordTable<KnownView>

  package subscript(word: Word) -> KnownView? { rows[word] }

  /// What a name means by itself.
  package static let all = KnownViews(system)

  /// The same, and what packages bring: what the word of a node means.
  package static let written = KnownViews(table)

  static let table = system + packaged

  private static let system = [texts, containers, controls, navigation, opaque].flatMap { $0 }

  private init(_ table: [Row]) { rows = WordTable(table.map { ($0.word, $0.view) }) }
}
