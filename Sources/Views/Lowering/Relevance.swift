/// Which sources and bodies may say something about a view; the rest is not worth its bytes.
enum Relevance {
  /// Decides a file from its bytes, before tokens.
  ///
  /// Views, modifiers, styles, controllers and the helpers on them need one of the frameworks, or at
  /// least the word `View` (a module may re-export SwiftUI). Texts that views show come from string
  /// tables, which are enums all but always (`L10n`, `Tab: String`), or from extensions of `String`, and
  /// `allCases` counts rows; or code of any type gives them, `var caption: String { … }`, or lists them,
  /// `let parts = ["Food"]`, `var parts: [Part] { [.wheel, .bell] }`. A structure of texts has them in static constants, or in constants of what one of
  /// those is: `let add: Icon = .init("plus")`; or in constants that closures look up; or extensions of an enum
  /// have them, each case its own. A file with none of these words changes little of what is read of any view: what
  /// structures of plain data begin with. A class below one of UIKit may say no more than the name of that.
  static func mayMatter(_ source: Span<UInt8>) -> Bool {
    let end = source.count
    var at = 0
    var (hasStatic, hasConstant) = (false, false)
    var (hasExtension, asksItself) = (false, false)
    while at < end {
      switch source[at] {
      case UInt8(ascii: "U"): if has(source, "UI", at) { return true }
      case UInt8(ascii: "V"): if has(source, "View", at) { return true }
      case UInt8(ascii: "S"):
        if has(source, "String {", at) || has(source, "String? {", at)
          || has(source, "StringKey ", at) || has(source, "StringResource ", at)
          || has(source, "Subview", at)
        {
          return true
        }
      case UInt8(ascii: "c"):
        if has(source, "class ", at), isUIKitClass(source, from: at + 6) { return true }
      case UInt8(ascii: "e"):
        if has(source, "enum ", at) || has(source, "extension String ", at) { return true }
        if !hasExtension { hasExtension = has(source, "extension ", at) }
      case UInt8(ascii: "a"): if has(source, "allCases", at) { return true }
      case UInt8(ascii: "N"): if has(source, "NSLocalizedString(", at) { return true }
      case UInt8(ascii: "="):
        if has(source, "= [", at), isText(source, from: at + 2) { return true }
      case UInt8(ascii: "]"):
        if has(source, "] {", at), isList(source, from: at + 3), !isDictionary(source, to: at) {
          return true
        }
      // What views watch, whatever it imports.
      case UInt8(ascii: "O"): if has(source, "ObservableObject", at) { return true }
      // What one file imports for all others.
      case UInt8(ascii: "@"):
        if has(source, "@_exported ", at) || has(source, "@Observable", at) { return true }
      case UInt8(ascii: "s"):
        if has(source, "static let ", at) || has(source, "static var ", at) {
          if isText(source, from: at) { return true }
          hasStatic = true
        }
        if !asksItself { asksItself = has(source, "switch self {", at) }
      case UInt8(ascii: "l"):
        if !hasConstant, has(source, "let ", at), isTyped(source, from: at + 4) {
          hasConstant = isText(source, from: at)
        }
      default: break
      }
      at += 1
    }
    return hasStatic && hasConstant || hasExtension && asksItself
  }

  /// A body that begins there gives a list that is written out.
  private static func isList(_ source: Span<UInt8>, from start: Int) -> Bool {
    var at = blank(source, from: start)
    if has(source, "return ", at) { at = blank(source, from: at + 7) }
    return at < source.count && source[at] == UInt8(ascii: "[")
  }

  private static func blank(_ source: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at < source.count,
      source[at] == UInt8(ascii: " ") || source[at] == UInt8(ascii: "\n")
        || source[at] == UInt8(ascii: "\r") || source[at] == UInt8(ascii: "\t")
    { at += 1 }
    return at
  }

  /// The type that ends there is `[String: Any]`, and not `[(name: String, price: Int)]`.
  private static func isDictionary(_ source: Span<UInt8>, to end: Int) -> Bool {
    var (at, depth) = (end - 1, 0)
    while at >= max(0, end - 160), source[at] != UInt8(ascii: "\n") {
      switch source[at] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "(") where depth > 0: depth -= 1
      case UInt8(ascii: "["):
        if depth == 0 { return false }
        depth -= 1
      case UInt8(ascii: ":"): if depth == 0 { return true }
      default: break
      }
      at -= 1
    }
    return false
  }

  /// The name that begins there has a type behind it: `add: Icon = `.
  private static func isTyped(_ source: Span<UInt8>, from start: Int) -> Bool {
    var at = start
    while at < source.count, source[at] != UInt8(ascii: " "), source[at] != UInt8(ascii: "\n") {
      if source[at] == UInt8(ascii: ":") { return true }
      at += 1
    }
    return false
  }

  /// The class whose name begins there is below one whose name ends as those of UIKit do: `Detail: ListController`.
  private static func isUIKitClass(_ source: Span<UInt8>, from start: Int) -> Bool {
    var at = start
    while at < source.count, source[at] != UInt8(ascii: ":") {
      if source[at] == UInt8(ascii: "\n") || source[at] == UInt8(ascii: "{") { return false }
      at += 1
    }
    at += 1
    while at < source.count, source[at] == UInt8(ascii: " ") { at += 1 }
    while at < source.count, isPartOfName(source[at]) { at += 1 }
    return endsOfUIKitNames.contains {
      at >= $0.utf8CodeUnitCount && has(source, $0, at - $0.utf8CodeUnitCount)
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// UTF-16, or something that is no source at all: text holds no zero bytes.
  static func isNoText(_ source: Span<UInt8>) -> Bool {
    for at in 0..<min(source.count, 256) where source[at] == 0 { return true }
    return source.count >= 2
      && (source[0] == 0xFF && source[1] == 0xFE || source[0] == 0xFE && source[1] == 0xFF)
  }

  /// The line has a literal, not far behind a name and a type; or the next one, where it ends in an open bracket.
  private static func isText(_ source: Span<UInt8>, from start: Int) -> Bool {
    var at = start
    var last = UInt8(ascii: " ")
    while at < min(source.count, start + 160) {
      switch source[at] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: " "), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"): if !isOpen(last) { return false }
      default: last = source[at]
      }
      at += 1
    }
    return false
  }

  private static func isOpen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "="): true
    default: false
    }
  }

  private static func has(_ source: Span<UInt8>, _ text: StaticString, _ at: Int) -> Bool {
    guard at + text.utf8CodeUnitCount <= source.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where unsafe wanted[index] != source[at + index] {
        return false
      }
      return true
    }
  }

  /// Superclasses that make a class a UIKit view, cell or controller, as far as a name can tell.
  static func isUIKitName(_ name: String) -> Bool {
    name.hasPrefix("UI")
      || endsOfUIKitNames.contains { name.hasSuffix("\($0)") } && !name.hasSuffix("ViewModel")
  }

  /// The same where views of SwiftUI have names that end alike.
  static func isUIKitOnly(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasSuffix("ViewController")
  }

  /// A controller, or what hides one: code that makes it may do no more with UIKit than name it, and import nothing.
  static func isController(_ name: String) -> Bool { name.contains("ViewController") }

  /// What a file may make that imports nothing of UIKit itself, as other files of its module bring that.
  static func isMadeAnywhere(_ name: String) -> Bool { isController(name) || isUIKitName(name) }

  /// Whether extensions of it put views into something, also there.
  static func isBuilt(_ name: String) -> Bool {
    name == "UIView" || name.hasSuffix("ViewController")
  }

  private static let endsOfUIKitNames: [StaticString] = [
    "View", "Controller", "Cell", "Control", "Button", "Label",
  ]

  /// What only the code of views and controllers does.
  static let building: [StaticString] = [
    "addSubview", "viewDidLoad", "addArrangedSubview", "loadView", "viewWillAppear",
  ]
  /// What the code of those does that only shows controllers.
  static let showing: [StaticString] = [
    "pushViewController", "present", "viewControllers", "setViewControllers",
  ]
  /// What the code of extensions of those does besides.
  static let using: [StaticString] = [
    "insertSubview", "insertArrangedSubview", "addSubviews", "addArrangedSubviews",
    "navigationItem", "present", "pushViewController", "dequeueReusableCell",
    "accessibilityLabel", "accessibilityElements",
  ]

  /// Classes of UIKit that others fill.
  static func isFilled(_ word: Word) -> Bool {
    switch word {
    case .UIView, .UIStackView, .UIScrollView, .UITableView, .UICollectionView, .UIViewController:
      true
    default: false
    }
  }

  /// What a function may set up that takes it, as far as its name tells: SwiftUI's own are values.
  static func isSetUp(_ name: String) -> Bool {
    name.hasPrefix("U") && setUp.contains { name.hasSuffix($0) }
  }

  private static let setUp = ["View", "Label", "Button", "Field", "Switch", "Slider", "Control"]

  /// Whether the body of what gives this type is kept.
  ///
  /// In a file that uses SwiftUI or UIKit any type may be a view of the repository, unless it is
  /// known not to be; elsewhere only texts and views count.
  static func mayMatter(resultWord: Word, hash: UInt64, inUI: Bool) -> Bool {
    switch resultWord {
    case .View, .AnyView, .Text, .Image, .String, .Substring, .LocalizedStringKey,
      .LocalizedStringResource, .AttributedString, .Label, .Scene, .Content, .Body,
      .ToolbarContent, .TabContent, .TableColumnContent, .ChartContent, .CustomizableToolbarContent,
      .Bool:
      return true
    case .Void, .Never, .Double, .CGFloat, .Float, .Data, .Date, .UUID, .UIColor, .UIFont,
      .NSColor, .Error, .NavigationPath, .Range:
      return false
    // Whether there is an address decides what a view shows.
    case .URL: return inUI
    default:
      return inUI && !plainTypes.contains(hash) || hash == symbol
    }
  }

  /// The names of symbols in a package, `.questionmarkCircleFill`, are what images show.
  private static let symbol = NameHash.of("SFSymbol")

  /// By the hash of their names.
  private static let plainTypes = Set(
    [
      "AnyCancellable", "AnyPublisher", "Animation", "CGPoint", "CGRect", "CGSize",
      "DateFormatter", "Decimal", "Encoder", "Decoder", "IndexPath", "IndexSet", "Int64",
      "JSONDecoder", "JSONEncoder", "NSItemProvider", "NSRange", "Notification", "Publisher",
      "Task", "TimeInterval", "UIEdgeInsets", "UInt", "UInt64", "URLComponents", "URLRequest",
      "URLResponse", "UIInterfaceOrientationMask", "UIStatusBarStyle", "EdgeInsets",
      "NSPredicate", "NSFetchRequest", "Hasher", "Locale", "Calendar",
    ].map { NameHash.of($0) })
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      unsafe suffix(wanted.count).elementsEqual(wanted)
    }
  }
}
