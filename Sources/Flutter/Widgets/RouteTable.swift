/// What shows something by itself, and in which argument it is given.
///
/// The framework's routes and dialogs; go_router, GetX, animations, modal_bottom_sheet, shadcn_flutter and popover by
/// their documentation.
enum RouteTable {
  struct Row {
    var kind: RouteKind
    var labels: Set<String>
  }

  private static let rows: [String: Row] = [
    "MaterialApp": Row(kind: .root, labels: ["home", "routes"]),
    "CupertinoApp": Row(kind: .root, labels: ["home", "routes"]),
    "WidgetsApp": Row(kind: .root, labels: ["home", "routes"]),
    "GetMaterialApp": Row(kind: .root, labels: ["home", "routes"]),
    "MaterialPageRoute": Row(kind: .pushed, labels: ["builder"]),
    "CupertinoPageRoute": Row(kind: .pushed, labels: ["builder"]),
    "PageRouteBuilder": Row(kind: .pushed, labels: ["pageBuilder"]),
    "OpenContainer": Row(kind: .pushed, labels: ["openBuilder"]),
    "GoRoute": Row(kind: .page, labels: ["builder", "pageBuilder"]),
    "ShellRoute": Row(kind: .page, labels: ["builder", "pageBuilder"]),
    "GetPage": Row(kind: .page, labels: ["page"]),
    // GetX, `default_route.dart`.
    "GetPageRoute": Row(kind: .pushed, labels: ["page"]),
    "showSearch": Row(kind: .pushed, labels: ["delegate"]),
    "showDialog": Row(kind: .dialog, labels: ["builder", "child"]),
    "showAdaptiveDialog": Row(kind: .dialog, labels: ["builder"]),
    "showGeneralDialog": Row(kind: .dialog, labels: ["pageBuilder"]),
    "showCupertinoDialog": Row(kind: .dialog, labels: ["builder"]),
    "showModalBottomSheet": Row(kind: .sheet, labels: ["builder"]),
    "showBottomSheet": Row(kind: .sheet, labels: ["", "builder"]),
    "showCupertinoModalPopup": Row(kind: .popup, labels: ["builder"]),
    "showCupertinoSheet": Row(kind: .sheet, labels: ["builder", "pageBuilder"]),
    "showMaterialModalBottomSheet": Row(kind: .sheet, labels: ["builder"]),
    "showCupertinoModalBottomSheet": Row(kind: .sheet, labels: ["builder"]),
    "showBarModalBottomSheet": Row(kind: .sheet, labels: ["builder"]),
    "openSheet": Row(kind: .sheet, labels: ["builder"]),
    "openDrawer": Row(kind: .sheet, labels: ["builder"]),
    "showPopover": Row(kind: .popup, labels: ["builder", "bodyBuilder"]),
    "showDropdown": Row(kind: .popup, labels: ["builder"]),
  ]

  private static let methods: [String: Row] = [
    "Get.to": Row(kind: .pushed, labels: [""]),
    "Get.off": Row(kind: .pushed, labels: [""]),
    "Get.offAll": Row(kind: .page, labels: [""]),
    "Get.dialog": Row(kind: .dialog, labels: [""]),
    "Get.bottomSheet": Row(kind: .sheet, labels: [""]),
  ]

  /// By which a class says that it is a page of the app's router (auto_route, “Setup and usage”).
  static let annotations: Set<String> = ["RoutePage"]

  /// What stands around the pages of a router, with its tabs, say (go_router, “Nested navigation”).
  static let shells: Set<String> = ["ShellRoute", "StatefulShellRoute"]

  /// Methods of a navigator that put a route in the place of the one before it (Flutter, `Navigator`).
  static let replacing: Set<String> = ["pushReplacement", "restorablePushReplacement"]

  /// The same of all up to the one that a function says.
  static let removing: Set<String> = ["pushAndRemoveUntil", "restorablePushAndRemoveUntil"]

  /// The argument of an app that names its first route, and the name that it has otherwise (Flutter, `WidgetsApp`).
  static let first = "initialRoute"
  static let firstName = "/"

  /// The one by which an app is given the page that it begins with.
  static let home = "home"

  /// Arguments by which a page or a provider hands on what is shown.
  static let handsOn: Set<String> = ["child", "builder", "create", "home", "body"]

  /// How methods begin that show something, as functions of the framework do (material library, `showDialog`).
  static let presenting = ["show", "open", "present"]

  /// The argument by which a page is a dialog of its own.
  static let fullscreen = "fullscreenDialog"

  /// The argument by which a sheet has a handle, which closes it, whether it can be dragged or not (material library,
  /// `bottom_sheet.dart`: a Semantics with `modalBarrierDismissLabel`, `button: true` and `onTap`).
  static let handle = "showDragHandle"

  /// What shows a sheet that has one where the theme says so, and that theme (material library, `bottom_sheet.dart`:
  /// `showDragHandle ?? theme.showDragHandle ?? false`).
  static let themed: Set<String> = ["showModalBottomSheet"]
  static let sheetTheme = "BottomSheetThemeData"

  /// What is handed how a page comes and goes, with the page (widgets library, `showGeneralDialog`, `PageRouteBuilder`).
  static let transitions: Set<String> = ["transitionBuilder", "transitionsBuilder"]

  /// Arguments by which a barrier closes what is before it.
  static let dismissible: Set<String> = ["barrierDismissible", "isDismissible"]

  /// What has no barrier that closes it unless it is asked for (cupertino library, `showCupertinoDialog`; widgets
  /// library, `showGeneralDialog`; material library, `showAdaptiveDialog`, which is that on iOS), or none at all
  /// (material library, `showBottomSheet`: what lies behind it stays in use); what a listener meets of that of a
  /// package, nobody knows.
  static let withoutBarrier: Set<String> = [
    "showBottomSheet", "showCupertinoDialog", "showAdaptiveDialog", "showGeneralDialog",
    "openSheet", "openDrawer", "showPopover", "showDropdown",
  ]

  /// Methods of packages that push what a function makes: `context.push(() => Page())`.
  static func pushing(_ name: String) -> Row? {
    guard name.hasPrefix("push") else { return nil }
    return Row(kind: kind(ofClass: name), labels: ["", "builder"])
  }

  /// What is meant by what a class of routes is called, or one above it; what says nothing of itself is a page.
  static func kind(ofClass name: String) -> RouteKind {
    kinds.first { name.hasSuffix($0.ending) }?.kind ?? .pushed
  }

  private static let kinds: [(ending: String, kind: RouteKind)] = [
    ("GoRoute", .page), ("ShellRoute", .page), ("DialogRoute", .dialog), ("Dialog", .dialog),
    ("SheetRoute", .sheet), ("Sheet", .sheet),
    ("PopupRoute", .popup), ("Popup", .popup),
  ]

  /// Whether a type is that of a route, by the framework's names.
  static func isRoute(_ type: String) -> Bool {
    type.hasSuffix("Route") || type.hasSuffix("RouteBuilder")
  }

  /// Nothing but how it is called says that it is one.
  static func isGuess(_ name: String, method: String) -> Bool {
    rows[name] == nil && (method.isEmpty || methods[name + "." + method] == nil)
  }

  static func row(_ name: String, method: String) -> Row? {
    if !method.isEmpty, let row = methods[name + "." + method] { return row }
    if let row = rows[name] { return row }
    // Those of apps and packages are named after the framework's.
    if name.hasSuffix("PageRoute") { return Row(kind: .pushed, labels: ["builder"]) }
    if name.hasSuffix("Route"), name.first?.isUppercase == true {
      return Row(kind: .page, labels: ["", "builder", "pageBuilder"])
    }
    if name.hasPrefix("show"), name.hasSuffix("Dialog") || name.hasSuffix("Sheet") {
      let kind: RouteKind = name.hasSuffix("Sheet") ? .sheet : .dialog
      return Row(kind: kind, labels: ["builder"])
    }
    return nil
  }
}
