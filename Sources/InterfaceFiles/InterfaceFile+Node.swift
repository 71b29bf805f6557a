extension InterfaceFile {
  /// A controller, a view, an item of a bar, or what else an interface file makes an object of.
  package struct Node: Sendable, Equatable {
    package var kind: Kind
    /// Where it stands in the object around it.
    package var role: Role
    package var flags: Flags = []
    /// What its accessibility configuration sets; nil where it leaves it alone.
    package var traits: Traits?
    package var isElement: Bool?
    package var parent: NodeID?
    /// One past the last object inside.
    package var end: Int32
    /// Where its element begins, from 1.
    package var line: Int32
    package var id: TextID?
    package var customClass: TextID?
    /// Where that class is declared, if the file says so.
    package var customModule: TextID?
    /// In the object around it, in points; as the file has it, which is for the screen of its author.
    package var frame: Frame?

    package init(kind: Kind, role: Role, parent: NodeID?, end: Int32, line: Int32) {
      self.kind = kind
      self.role = role
      self.parent = parent
      self.end = end
      self.line = line
    }
  }

  package struct Frame: Sendable, Equatable {
    package var x: Float
    package var y: Float
    package var width: Float
    package var height: Float

    package init(x: Float, y: Float, width: Float, height: Float) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What is on or off; what a file does not say is as UIKit has it.
  package struct Flags: OptionSet, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let hidden = Flags(rawValue: 1)
    /// `alpha` is 0.
    package static let transparent = Flags(rawValue: 2)
    package static let disabled = Flags(rawValue: 4)
    package static let selected = Flags(rawValue: 8)
    /// A switch.
    package static let on = Flags(rawValue: 16)
    /// A text field for passwords.
    package static let secure = Flags(rawValue: 32)
    /// A text view that only shows.
    package static let notEditable = Flags(rawValue: 64)
    package static let touchesIgnored = Flags(rawValue: 128)
    /// Its image is one of SF Symbols.
    package static let symbol = Flags(rawValue: 256)
    /// A button with a configuration, whose title and image win over those of the states.
    package static let configured = Flags(rawValue: 512)
    package static let navigationBarHidden = Flags(rawValue: 1024)
    package static let toolbarShown = Flags(rawValue: 2048)
    package static let bottomBarHiddenWhenPushed = Flags(rawValue: 4096)
    package static let cancelButtonShown = Flags(rawValue: 8192)
    package static let scopeBarShown = Flags(rawValue: 16384)
  }

  /// The traits of an element, by the numbers that UIKit gives them; empty where a file says `none`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
  package struct Traits: OptionSet, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let button = Traits(rawValue: 1)
    package static let link = Traits(rawValue: 2)
    package static let image = Traits(rawValue: 4)
    package static let selected = Traits(rawValue: 8)
    package static let playsSound = Traits(rawValue: 16)
    package static let keyboardKey = Traits(rawValue: 32)
    package static let staticText = Traits(rawValue: 64)
    package static let summaryElement = Traits(rawValue: 128)
    package static let notEnabled = Traits(rawValue: 256)
    package static let updatesFrequently = Traits(rawValue: 512)
    package static let searchField = Traits(rawValue: 1024)
    package static let startsMediaSession = Traits(rawValue: 2048)
    package static let adjustable = Traits(rawValue: 4096)
    package static let allowsDirectInteraction = Traits(rawValue: 8192)
    package static let causesPageTurn = Traits(rawValue: 16384)
    package static let tabBar = Traits(rawValue: 1 << 15)
    package static let header = Traits(rawValue: 1 << 16)
  }

  /// By the name of the element, which is that of the class without its prefix.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case viewController, tableViewController, collectionViewController, navigationController
    case tabBarController, splitViewController, pageViewController, hostingController
    case avPlayerViewController, glkViewController, searchDisplayController
    /// A reference to a scene of another storyboard.
    case viewControllerPlaceholder
    /// The file's owner, or the first responder.
    case placeholder
    case exit, customObject

    case view, label, button, imageView, textField, textView, `switch`, slider, stepper
    case segmentedControl, pageControl, progressView, activityIndicatorView, datePicker
    case pickerView, searchBar, scrollView, stackView, containerView, visualEffectView
    case tableView, tableViewCell, tableViewCellContentView, tableViewHeaderFooterView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case navigationBar, tabBar, toolbar, window, colorWell
    case webView, wkWebView, mapView, glkView, mtkView, sceneKitView, skView, arscnView, arskView

    case navigationItem, barButtonItem, tabBarItem, segment, tableViewSection

    case tapGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer
    case swipeGestureRecognizer, panGestureRecognizer, screenEdgePanGestureRecognizer
    /// A long press; Interface Builder's own spelling.
    case pongPressGestureRecognizer
    case gestureRecognizer

    /// An object of a class that is not in this list; `Property.Key.element` has the element's name.
    case other

    package var isController: Bool { self <= .viewControllerPlaceholder }
    package var isView: Bool { .view <= self && self <= .arskView }
    package var isGesture: Bool { .tapGestureRecognizer <= self && self <= .gestureRecognizer }
  }

  /// Where an object stands in the one around it.
  package enum Role: UInt8, Sendable {
    /// In none: a controller of a scene, a view of a xib, a placeholder.
    case root
    case subview
    /// The view of a controller.
    case view
    case contentView
    /// A cell that is there as it is, in a section or a collection.
    case cell
    /// A cell from which code makes as many as it wants.
    case prototype
    case section, segment
    case tableHeader, tableFooter, sectionHeader, sectionFooter
    case background, accessory
    case navigationItem, tabBarItem
    case leftItem, rightItem, backItem, toolbarItem
    /// In the list of a bar that stands among the views.
    case item
    case titleView, customView
    /// The bar of a controller.
    case bar
    /// A controller inside another, as older files have them.
    case child
    case gesture
    case other
  }
}

extension InterfaceFile.Kind: Comparable {
  package static func < (a: InterfaceFile.Kind, b: InterfaceFile.Kind) -> Bool {
    a.rawValue < b.rawValue
  }
}
