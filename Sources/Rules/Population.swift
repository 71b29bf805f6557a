/// What rules look at; how many of each a project has makes its findings comparable with others.
package enum Population: String, Sendable, CaseIterable {
  /// Repeated bodies of collections.
  case rows
  /// Elements made with `accessibilityElement`, and views of UIKit that are made one.
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

extension Population {
  /// One of them in the words of a reader; its plural has an “s” at the end.
  package var noun: String {
    switch self {
    case .rows: "repeated row"
    case .madeElements: "made element"
    case .controls: "control"
    case .iconControls: "icon-only control"
    case .images: "image"
    case .texts: "text"
    case .shapes: "shape"
    case .gestures: "gesture"
    case .labels: "accessibility label"
    case .values: "accessibility value"
    case .hints: "hint"
    case .traits: "accessibility trait"
    case .headings: "title"
    case .labeledPairs: "labelled pair"
    case .inputLabels: "input label"
    case .customContent: "custom content value"
    case .actions: "accessibility action"
    case .speechAttributes: "speech attribute"
    case .uiKitElements: "UIKit element"
    }
  }
}
