import Scenes
import Views

/// What a controller has in the bars around its view, as far as its code and its interface file say.
package struct UIKitBar {
  /// In the order of the code: the last that is certain is shown, or one of those behind it.
  var titles: [UIKitPart.Setting] = []
  var titleView: Int?
  /// What stands below the title.
  var subtitleView: Int?
  /// That stands in the place of the title whatever the case.
  var isTitleReplaced = false
  var leading: [Int] = []
  var trailing: [Int] = []
  /// In a toolbar.
  var bottom: [Int] = []
  /// What stands in the field of its search controller, in the order of the code.
  var prompts: [UIKitPart.Setting] = []
  /// Where a search controller is given to it, and whether that is done in some cases only.
  var search: (expression: ExpressionID, site: Site, isAtTimes: Bool)?
  /// Nothing leads back to the controller before, or in some cases only.
  var hidesBack = false
  var mayHideBack = false
  /// Its items at the leading edge stand beside the way back.
  var keepsBack = false
  /// The navigation controller shows no bar above it.
  var isHidden = false
  /// An interface file puts nothing around it that has bars.
  var isMissing = false
  /// What each of its lists was set to last, spaces (nil) among it, where all of that is there whatever the case.
  var written: [Place: [Int?]] = [:]
  /// The controller whose bars these are.
  var owner = 0
  /// That is one which the code that is read makes and shows.
  var isShown = false

  var isEmpty: Bool {
    titles.isEmpty && titleView == nil && subtitleView == nil && leading.isEmpty
      && trailing.isEmpty && bottom.isEmpty && search == nil && !hidesBack && !mayHideBack
      && !isHidden
  }

  /// Which of its lists a property or a call fills, by its name.
  static let lists: [UInt64: Place] = Dictionary(
    uniqueKeysWithValues: [
      ("leftBarButtonItem", .leading), ("leftBarButtonItems", .leading),
      ("leadingItemGroups", .leading), ("trailingItemGroups", .trailing),
      ("setLeftBarButton", .leading), ("setLeftBarButtonItems", .leading),
      ("rightBarButtonItem", .trailing), ("rightBarButtonItems", .trailing),
      ("setRightBarButton", .trailing), ("setRightBarButtonItems", .trailing),
      ("toolbarItems", .bottom), ("setToolbarItems", .bottom),
    ].map { (NameHash.of($0), $1) })
  // https://developer.apple.com/documentation/uikit/uinavigationitem
  static let item = NameHash.of("UINavigationItem")
  static let subtitleView = NameHash.of("subtitleView")
  static let search = NameHash.of("searchController")
  static let searchBar = NameHash.of("searchBar")
  static let hidesBack = Set(["hidesBackButton", "setHidesBackButton"].map { NameHash.of($0) })
  static let keepsBack = NameHash.of("leftItemsSupplementBackButton")
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller
  static let controller = NameHash.of("navigationController")
  static let view = NameHash.of("navigationBar")
  static let isBarHidden = NameHash.of("isNavigationBarHidden")
  static let setBarHidden = NameHash.of("setNavigationBarHidden")

  package enum Place { case leading, trailing, bottom }

  /// `nil`, and what a member of something else gives that is nil whatever the case: `title = page.title`.
  static func isNothing(
    _ value: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(value, site.file) {
    case .null: true
    case .member: evaluator.value(value, site) == .null
    default: false
    }
  }

  /// A view stands in its place in some cases.
  func isTitleAtTimes(_ parts: [UIKitPart], _ places: UIKitPlaces, of owner: Int) -> Bool {
    guard let view = titleView else { return false }
    return places.isAsked(parts[view].around, of: parts[owner].around)
  }

  /// What stands below the view is a bar of its own.
  mutating func leaveOutTop() {
    (titles, titleView, subtitleView, leading, trailing, search) = ([], nil, nil, [], [], nil)
    if isMissing { (bottom, hidesBack, mayHideBack, isHidden) = ([], false, false, false) }
  }

  subscript(place: Place) -> [Int] {
    get {
      switch place {
      case .leading: leading
      case .trailing: trailing
      case .bottom: bottom
      }
    }
    set {
      switch place {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      case .bottom: bottom = newValue
      }
    }
  }

  /// What is no stop of its own; where the search field stands it is told once, as that of the search controller.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem
  static let spaces: Set = ["flexibleSpace", "fixedSpace", "searchBarPlacementBarButtonItem"]
  // https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
  static let groups: Set = [
    "UIBarButtonItemGroup", "fixedGroup", "movableGroup", "optionalGroup", "creatingFixedGroup",
    "creatingMovableGroup", "creatingOptionalGroup",
  ]
  static let grouped: Set = ["items", "item", "barButtonItems"]
}
