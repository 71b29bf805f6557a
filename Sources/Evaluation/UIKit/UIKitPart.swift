import Scenes
package import Views

/// One view of a UIKit class as its code builds it: a property, a local variable, or the class itself.
package struct UIKitPart {
  /// The class that was named: `UILabel`, or `.other`.
  var word: Word
  /// The repository's own kind of that class, if it is one.
  var type: TypeID?
  var name: SourceName?
  /// Where it is declared or made.
  var expression: ExpressionID
  var site: Site
  /// The part whose code names or makes it; -1 for none.
  var holder = -1
  /// The call that makes it, where that stands inside the closure that sets it up.
  var maker: Hosted?
  var children: [Int] = []
  /// `accessibilityElements = […]`: replaces the children in what is focused.
  var focused: [Int]?
  /// Views that an interface file places.
  var outlets: [Int] = []
  /// In the order of the code.
  var settings: [Setting] = []
  var isPlaced = false
  /// Something that is not read here is put into it, or is given it and may do so.
  var holdsUnknown = false
  /// The interface file of its own class was read: an outlet that this does not connect is nil.
  var isConnected = false
  /// The code of its own type has been read.
  var isRead = false
  /// What code does to it once it is known to stand here.
  var waiting: [UIKitWaiting.One] = []
  /// Code of another class that makes it was followed into a function of its own.
  var isSetUp = false
  /// Nobody knows what it is, or what is in it: at least one element.
  var isUnknown = false
  /// It stands for a class of a package that another one is made from, which shows something itself.
  var isAboveOthers = false
  /// The code that makes it was seen; otherwise somebody hands it in.
  var isMade = false
  /// What its own code calls its parts.
  var names: [UInt64: Int] = [:]
  /// What stands for each view of a list of its class, by the list's name.
  var elements: [UInt64: Int] = [:]
  /// The views of SwiftUI that are shown in it.
  var hosted: Hosted?
  /// Of a table or collection, the cells that are handed out for its rows.
  var rows: [Int] = []
  var rowCount: RowCount?
  /// Its rows are seen in some cases only.
  var areRowsAtTimes = false
  /// The list that is counted for that.
  var rowList: Hosted?
  /// Of a text field, the views at its ends.
  var ends = UIKitFieldSides()
  /// Of a picker, how many components it has.
  var wheels: Int?
  /// Of a picker of dates, in which style and what for, as far as code or an interface file says.
  var dates = UIKitDates()
  /// Of a table whose code tells its sections apart, what each of them has.
  var sections: [Section] = []
  /// Of a table, what stands above the rows of each section, and below them.
  var headers: [Int] = []
  var sectionFooters: [Int] = []
  /// Of a table, what swiping each of its rows offers.
  var rowActions: [Int] = []
  /// Of a table, what stands behind all of its rows; of a controller, what it has above the keyboard.
  var footers: [Int] = []
  /// Of what stands above or below the rows of a section: it is there in some cases only.
  var isAtTimes = false
  /// Of a table, the cells that its interface file has for code to ask for.
  var prototypes: [Int] = []
  /// By which code asks for a prototype.
  var identifier: UInt64?
  /// The name of the class that an interface file gives it, where no source of the app has that.
  var foreignClass: UInt64?
  /// Of a class with tables, how cells are set up whose source is of no class that is seen.
  var cellSetUps: [UIKitCellSetUps.One] = []
  /// Of a controller, the cells that its interface file has in sections, and what stands for any of them in its code.
  var staticCells: [UIKitStaticCells.One] = []
  var staticCell: Int?
  /// Of a table, something of no class that is seen fills it.
  var hasForeignSource = false
  /// Its class keeps it and gives it for a row as it is.
  var isHeld = false
  /// The other places that hand it out as a row.
  var others: [Int] = []
  /// Where code puts another cell in its place before it hands that out, steps of `UIKitPlaces`.
  var replaced: [Int] = []
  /// Of a cell: it is registered to stand above the rows of a section, whatever class it is of.
  var isSupplementary = false
  /// Of a cell: there is one of it at most, so it stands in one row at most.
  var isSingle = false
  /// Of a cell: a class above makes it, and the class below asks for it on a side of its own.
  var isFromAbove = false
  /// Its interface file has been read, or it is a part of one.
  var isInterface = false
  /// Where code says that it lies, and what it says to VoiceOver of that.
  var frame: UIKitFrame?
  var heardFrame: UIKitFrame?
  /// The loop that it is made in, an index into `UIKitPlaces.loops`; -1 for none.
  var loop = -1
  /// The loops and the sides of conditions that it is placed in, a step of `UIKitPlaces`; -1 for none.
  var around = -1
  /// What the same variable is on other sides of a condition.
  var alternatives: [UIKitAlternatives.One] = []
  /// Of segments, nobody knows how many there are.
  var hasUnknownSegments = false
  /// A label that a cell has of its own, which shows itself once it is given a text.
  var isImplicit = false
  /// A label that functions of its class fill which nothing does.
  var isUnfilled = false
  /// Of a controller, what is set on its item of a tab bar.
  var tabItem: [Setting] = []
  /// What stands for it in its own code, for the evaluator; -1 for none.
  var instance: Int32 = -1

  package struct Setting {
    var word: Word
    var name: NameID
    var value: Given
    /// Where it is set.
    var expression: ExpressionID
    var site: Site
    /// What it is set to, where that is `true` or `false` whatever the case.
    var flag: Bool?
    /// The step of `UIKitPlaces` that it is set under; -1 for none.
    var around = -1
    /// Code that nobody has seen sets it: what else does has the last word.
    var isLate = false
    /// Code sets it that nobody calls, of those who were seen.
    var isUncalled = false
    /// A closure sets it that a call was given.
    var isHandedOn = false
    /// Labels whose texts stand in the value.
    var mentions: [UIKitMentions.One] = []
    /// What is `self` in code that sets it on each part of a list; -1 for other code.
    var eachOf = -1

    /// It may be set to one thing or another.
    mutating func forget() { (value, flag) = (.unknown, nil) }
  }

  /// Of a table: it is known what is in it, or behind that.
  var isFilled: Bool { !rows.isEmpty || !children.isEmpty || !footers.isEmpty }

  /// What a property is set to: an expression, or what an overridden property computes.
  package enum Given {
    case expression(ExpressionID)
    case outcome(Block)
    /// Where no expression holds it.
    case text(String)
    case trait(Word)
    /// In some cases only, or by code that was not seen.
    case unknown
  }

  /// `Inbox()` of `UIHostingController(rootView: Inbox())`, or the closure of a `UIHostingConfiguration`.
  package struct Hosted {
    var expression: ExpressionID
    var site: Site
    /// How code shows the controller, where it pushes or presents it.
    var reason: Mention.Reason?
    /// The part of that, where it is shown with bars.
    var controller: Int?
  }

  /// Rows of the same cells, one or another, and what stands above and below them.
  package struct Section {
    var rows: [Int]
    var count: RowCount
    /// Which sides the conditions of the code take for it, by the fork.
    var chosen: [Int: Int32] = [:]
    /// Of items, the cases that those in its rows may be.
    var items: Set<UInt64> = []
    /// They are there in some cases only.
    var isAtTimes = false
    /// So are what stands above them and below them.
    var isSectionAtTimes = false
    var header: Int?
    var footer: Int?
    /// What swiping each of its rows offers.
    var rowActions: [Int] = []
    /// How many sections like it there are, and whether it is the last part of one of these.
    var alike: RowCount?
    var endsAlike = false
  }

  package struct RowCount: Equatable {
    var count: Int
    var isAssumed: Bool
    /// How many sections there are, each with as many rows.
    var sections = 1
    var areSectionsAssumed = false
  }

  init(
    word: Word, type: TypeID? = nil, name: SourceName? = nil, expression: ExpressionID, site: Site,
    isPlaced: Bool = false, isRead: Bool = false
  ) {
    self.word = word
    self.type = type
    self.name = name
    self.expression = expression
    self.site = site
    self.isPlaced = isPlaced
    self.isRead = isRead
  }
}

/// A loop whose body makes parts: written out once for each value where these are written, else as rows.
struct PartLoop {
  var count: Int
  var isAssumed: Bool
  /// What it goes over, and where that is written.
  var sequence: ExpressionID
  var site: Site
}

/// Which kind of view an expression makes or a declaration names.
struct UIKitKind: Equatable {
  var word: Word
  var type: TypeID?
  /// A package's own, of which nobody sees what it shows.
  var isUnknown = false
}
