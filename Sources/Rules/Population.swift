/// What rules look at; how many of each a project has makes its findings comparable with others.
package enum Population: String, Sendable, CaseIterable {
  /// Repeated bodies of collections.
  case rows
  /// Elements made with `accessibilityElement`.
  case madeElements = "made-elements"
  case controls
  /// Controls whose look is only an image.
  case iconControls = "icon-controls"
  case images
  case texts
  case shapes
  /// Views with a gesture of their own.
  case gestures
  /// Labels, values, hints and traits as they are written.
  case labels
  case values
  case hints
  case traits
  case headings
  case labeledPairs = "labeled-pairs"
  case inputLabels = "input-labels"
  case customContent = "custom-content"
  case actions
  case speechAttributes = "speech-attributes"
  /// Views and view controllers of UIKit that are made elements.
  case uiKitElements = "uikit-elements"
}
