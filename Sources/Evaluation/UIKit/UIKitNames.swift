import Scenes
import Views

/// Names of UIKit that only its front end asks for.
enum UIKitNames {
  static let dequeue = "dequeue"
  // https://developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)
  static let dequeueHeader = NameHash.of("dequeueReusableHeaderFooterView")
  /// As the package Then calls it, and what apps write themselves.
  static let setUps: Set = ["with", "then"]
  /// What UIKit's own functions hand out, by the label of what they are told.
  static let dequeued: [String: Word] = [
    "withIdentifier": .UITableViewCell, "withReuseIdentifier": .UICollectionViewCell,
    "using": .UICollectionViewCell,
  ]
  static let rectangle = NameHash.of("CGRect")
  static let size = NameHash.of("CGSize")
  static let frame = NameHash.of("frame")
  static let center = NameHash.of("center")
  static let frameInContainer = NameHash.of("accessibilityFrameInContainerSpace")
  static let heardFrame = NameHash.of("accessibilityFrame")
  static let numbers: Set<Word> = [.CGFloat, .Double, .Int, .Float]
  /// How UIKit's own calls show a controller: `present(_:animated:)`, `show(_:sender:)`.
  static let manners: Set<UInt64> = [NameHash.of("animated"), NameHash.of("sender")]
  static let assign = NameHash.of("assign")
  static let nib = NameHash.of("UINib")
  static let nibName = NameHash.of("nibName")
  static let textLabel = NameHash.of("textLabel")
  static let detailTextLabel = NameHash.of("detailTextLabel")
  static let imageView = NameHash.of("imageView")
  static let titleLabel = NameHash.of("titleLabel")
  /// What a view is drawn with and where; of these only a text, a picture or what is set for VoiceOver is
  /// heard.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/titlelabel
  static let sides: Set<UInt64> = [
    imageView, titleLabel, frame, NameHash.of("layer"), NameHash.of("bounds"),
    center, NameHash.of("transform"),
  ]
  /// Settings that change whether and how a side of a view is drawn, not what it says.
  static let looks: Set<Word> = [.isHidden, .alpha, .isEnabled]

  /// Whether what is set inside a side of a view could name that, as in `button.titleLabel?.text = title`
  /// and not in `button.layer.cornerRadius = 3`.
  static func mayName(_ member: Word, in side: UInt64) -> Bool {
    !sides.contains(side) || UIKitClasses.settings.contains(member) && !looks.contains(member)
  }

  /// The button is called by what is chosen in its menu.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
  static let changesSelection = NameHash.of("changesSelectionAsPrimaryAction")
  /// Of a dictionary.
  static let values = NameHash.of("values")
  /// What is asked of a list for one of those in it.
  static let asking: Set<UInt64> = [
    NameHash.of("first"), NameHash.of("last"), NameHash.of("filter"), NameHash.of("dropFirst"),
    NameHash.of("dropLast"), NameHash.of("prefix"), NameHash.of("suffix"),
  ]
  static let constraint = NameHash.of("NSLayoutConstraint")
  /// What is handed a view to ask something of it, and leaves it as it is.
  ///
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:),
  /// uipangesturerecognizer/translation(in:), uiview/convert(_:to:), uiview/isdescendant(of:),
  /// uiview/bringsubviewtofront(_:), nslayoutconstraint, uiaccessibility/post(notification:argument:)
  static let askingViews: Set<UInt64> = [
    constraint, NameHash.of("location"), NameHash.of("translation"),
    NameHash.of("velocity"), NameHash.of("setTranslation"), NameHash.of("convert"),
    NameHash.of("isDescendant"), NameHash.of("bringSubviewToFront"),
    NameHash.of("sendSubviewToBack"), NameHash.of("post"), NameHash.of("print"),
    NameHash.of("debugPrint"), NameHash.of("NSLog"), NameHash.of("dump"),
    NameHash.of("isEqual"), NameHash.of("contains"), NameHash.of("firstIndex"),
  ]
  static let setOn = NameHash.of("setOn")
  // https://developer.apple.com/documentation/uikit/uitoolbar/items
  static let items = NameHash.of("items")
  static let setItems = NameHash.of("setItems")
  // https://developer.apple.com/documentation/uikit/uitextfield/leftview
  static let leftView = NameHash.of("leftView")
  static let rightView = NameHash.of("rightView")
  static let leftViewMode = NameHash.of("leftViewMode")
  static let rightViewMode = NameHash.of("rightViewMode")
  static let reuseIdentifier = NameHash.of("reuseIdentifier")
  static let register = NameHash.of("register")
  /// An indicator hides when it is stopped.
  ///
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  static let stopAnimating = NameHash.of("stopAnimating")
  static let startAnimating = NameHash.of("startAnimating")
  static let starting: Set<UInt64> = [
    startAnimating, NameHash.of("isAnimating"), NameHash.of("hidesWhenStopped"),
  ]
  static let dataSource = NameHash.of("dataSource")
  /// What makes the headers and footers of a collection.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource
  static let supplementaryViews = NameHash.of("supplementaryViewProvider")
  static let prefetchDataSource = NameHash.of("prefetchDataSource")
  static let delegate = NameHash.of("delegate")
  static let tableView = NameHash.of("tableView")
  static let collectionView = NameHash.of("collectionView")
  static let toParent = NameHash.of("toParent")
  static let moving = Set(["willMove", "didMove"].map { NameHash.of($0) })
  static let numberOfRows = NameHash.of("numberOfRowsInSection")
  static let numberOfItems = NameHash.of("numberOfItemsInSection")
  static let pickerView = NameHash.of("pickerView")
  static let numberOfComponents = NameHash.of("numberOfComponents")
  static let titleForRow = NameHash.of("titleForRow")
  static let numberOfSections = NameHash.of("numberOfSections")
  static let willDisplay = NameHash.of("willDisplay")
  static let cellForRow = NameHash.of("cellForRowAt")
  static let cellForItem = NameHash.of("cellForItemAt")
  static let editButtonItem = NameHash.of("editButtonItem")
  static let sectionIndexTitles = NameHash.of("sectionIndexTitles")
  static let titleForHeader = NameHash.of("titleForHeaderInSection")
  static let titleForFooter = NameHash.of("titleForFooterInSection")
  static let viewForHeader = NameHash.of("viewForHeaderInSection")
  static let viewForFooter = NameHash.of("viewForFooterInSection")
  static let heightForHeader = NameHash.of("heightForHeaderInSection")
  // https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
  static let sizeForHeader = NameHash.of("referenceSizeForHeaderInSection")
  static let heightForRow = NameHash.of("heightForRowAt")
  static let heightForFooter = NameHash.of("heightForFooterInSection")
  /// The least that a number can be, which stands for no height at all.
  static let least: Set<UInt64> = [
    NameHash.of("leastNonzeroMagnitude"), NameHash.of("leastNormalMagnitude"), NameHash.of("zero"),
  ]
  static let `for` = NameHash.of("for")
  /// States of a control beside the normal one.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  static let otherStates: Set<UInt64> = [
    NameHash.of("selected"), NameHash.of("disabled"), NameHash.of("highlighted"),
    NameHash.of("focused"),
  ]
  static let titles: Set<UInt64> = [titleForHeader, titleForFooter]
  static let ends = [titleForHeader, titleForFooter, viewForHeader, viewForFooter]
  static let indexPath = NameHash.of("IndexPath")
  static let section = NameHash.of("section")
  static let rows: Set<UInt64> = [NameHash.of("row"), NameHash.of("item")]
  static let type = NameHash.of("type")
  static let rawValue = NameHash.of("rawValue")
  static let count = NameHash.of("count")
  static let makeContentView = NameHash.of("makeContentView")
  /// What a configuration of a cell begins as.
  static let defaultContent = NameHash.of("defaultContentConfiguration")
  static let updated = NameHash.of("updated")
  static let listContent = NameHash.of("UIListContentConfiguration")

  /// What hands out views for places in a table: each is a row, a header or a footer.
  static let cells: Set<Word> = [
    .UITableViewCell, .UICollectionViewCell, .UICollectionViewListCell, .UICollectionReusableView,
    .UITableViewHeaderFooterView,
  ]
  static let headers: Set<Word> = [.UITableViewHeaderFooterView, .UICollectionReusableView]
  static let tables: Set<Word> = [.UITableView, .UICollectionView]
  /// Which table a class of cells belongs to.
  static func isOfTable(_ cell: Word) -> Bool {
    cell == .UITableViewCell || cell == .UITableViewHeaderFooterView
  }

  /// Calls by which code outside of controllers shows one.
  static let pushing: [Word] = [
    .pushViewController, .present, .viewControllers, .setViewControllers, .rootViewController,
  ]
  /// Calls and properties by which code puts controllers into one that navigates.
  static let filling: Set<Word> = [.pushViewController, .viewControllers, .setViewControllers]
  /// What holds the tabs of a controller that has them.
  static let tabs: Set<Word> = [.viewControllers, .setViewControllers]

  // https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
  static let at = NameHash.of("at")
  /// Calls that put the views they are given into the one that they are called on.
  static let placing: Set<Word> = [
    .addSubview, .addArrangedSubview, .insertSubview, .insertArrangedSubview, .addSubviews,
    .addArrangedSubviews,
  ]
}
