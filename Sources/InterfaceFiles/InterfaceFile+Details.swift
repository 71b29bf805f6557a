extension InterfaceFile {
  /// A text that an object has.
  package struct Property: Sendable, Equatable, OfNode {
    package enum Key: UInt8, Sendable {
      /// The name of an element that is not known.
      case element
      case text, title, placeholder, prompt, subtitle, image, badgeValue
      /// Of a button, for its normal state.
      case normalTitle, normalImage
      case configurationTitle, configurationSubtitle, configurationImage
      case headerTitle, footerTitle
      /// Of a search bar, one each.
      case scopeTitle
      case accessibilityLabel, accessibilityHint, accessibilityIdentifier
      case reuseIdentifier, storyboardIdentifier, placeholderIdentifier
      /// Of a reference, where it leads.
      case storyboardName, referencedIdentifier, bundleIdentifier
      /// These choose one of a few; see the values of the same name.
      case systemItem, style, accessoryType, axis, dataMode, buttonType, datePickerMode
      case value, minimumValue, maximumValue, numberOfPages, currentPage, selectedSegmentIndex
      /// Of a gesture.
      case numberOfTapsRequired
    }
    package var node: NodeID
    package var key: Key
    package var value: TextID
  }

  /// What a file sets by key path when the object is there: `accessibilityLabel`, or a property that the
  /// class shows in Interface Builder.
  package struct RuntimeAttribute: Sendable, Equatable, OfNode {
    package var node: NodeID
    package var keyPath: TextID
    /// Such as `string`, `localizedString`, `boolean` and `number`.
    package var type: TextID?
    /// `YES` and `NO` of a boolean; nil for nil, and for what is no text.
    package var value: TextID?
  }

  /// How an object knows another, or sends for one.
  package struct Connection: Sendable, Equatable, OfNode {
    package enum Kind: UInt8, Sendable {
      case outlet, outletCollection
      /// Of a control, a gesture or an item.
      case action
      /// What a cell has because of its style.
      case textLabel, detailTextLabel, imageView
      case segue
    }
    package var kind: Kind
    package var node: NodeID
    /// The property, the selector or the identifier of a segue.
    package var name: TextID?
    /// Nil where what is meant is no node (a constraint), or is nowhere in the file.
    package var destination: NodeID?
    /// Of a segue.
    package var segue: Segue?
    /// Of a segue the relationship or the action that unwinds; of an action the event.
    package var detail: TextID?
  }

  package enum Segue: UInt8, Sendable, CaseIterable {
    case show, showDetail, push, replace
    case presentation, modal, popover, popoverPresentation
    case embed, relationship, unwind, custom
    case other
  }

  /// What is otherwise on some screens.
  package struct Variation: Sendable, Equatable, OfNode {
    package enum Change: Sendable, Equatable {
      /// Whether a node is there at all.
      case installs(NodeID, Bool)
      case hides(Bool)
      /// Along which a stack lays out.
      case axis(TextID)
    }
    package var node: NodeID
    /// Nil for any.
    package var width: SizeClass?
    package var height: SizeClass?
    package var change: Change
  }

  package enum SizeClass: UInt8, Sendable { case compact, regular }
}
