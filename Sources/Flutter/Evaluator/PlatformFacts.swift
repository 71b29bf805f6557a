internal import Components
internal import DartModules
internal import VoiceOver

/// What is the same wherever an app runs that is looked at here: on an iPhone held upright, built for release.
enum PlatformFacts {
  static let names: [String: DartValue] = [
    "kIsWeb": .flag(false), "kDebugMode": .flag(false), "kProfileMode": .flag(false),
    "kReleaseMode": .flag(true), "kIsWasm": .flag(false),
    "defaultTargetPlatform": .member("TargetPlatform", "iOS"),
  ]
  /// `Platform.isIOS`.
  static let platform: [String: Bool] = [
    "isIOS": true, "isAndroid": false, "isMacOS": false, "isWindows": false, "isLinux": false,
    "isFuchsia": false,
  ]

  /// What packages that know of the web, too, ask beyond that, by their sources (GetX, `get_utils/src/platform/platform.dart`;
  /// universal_platform, `universal_platform_io.dart`).
  private static let furtherPlatform: [String: Bool] = [
    "isWeb": false, "isMobile": true, "isDesktop": false, "isDesktopOrWeb": false,
  ]
  private static let furtherTypes: Set<String> = ["GetPlatform", "UniversalPlatform"]

  /// Whether the app runs there, as a type's static members say; nil of what is asked otherwise.
  static func platform(_ name: String, of type: String) -> Bool? {
    if type == "Platform" { return platform[name] }
    return furtherTypes.contains(type) ? platform[name] ?? furtherPlatform[name] : nil
  }

  /// What packages that tell devices apart call a phone (responsive_builder, GetX, by their documentation).
  static let devices: [String: Bool] = [
    "isPhone": true, "isMobile": true, "isTablet": false, "isSmallTablet": false,
    "isLargeTablet": false, "isDesktop": false, "isWatch": false, "isPortrait": true,
    "isLandscape": false,
  ]

  /// Functions that choose by device, and what the choice for a phone is called (responsive_builder, “getValueForScreenType”).
  static let chosen: [String: String] = ["getValueForScreenType": "mobile"]

  /// What the same packages call the kind of device.
  static let kinds: [String: DartValue] = [
    "deviceScreenType": .member("DeviceScreenType", "mobile"),
    "getDeviceType": .member("DeviceScreenType", "mobile"),
  ]

  /// By type and static method what it gives: texts are told in English, which runs from left to right (widgets library,
  /// `Directionality.of`; material library, `Localizations`).
  static let answers: [String: [String: DartValue]] = [
    "Directionality": [
      "of": .member("TextDirection", "ltr"), "maybeOf": .member("TextDirection", "ltr"),
    ]
  ]

  /// Whether what shows what is being read is a page: `ModalRoute.of(context) is PageRoute`.
  static func isPageRoute(_ value: DartValue, _ type: String, shownBy route: ShownRoute?) -> Bool? {
    guard case .made(let made) = value, made.name == "ModalRoute", made.type == nil,
      type == "PageRoute"
    else { return nil }
    return route.map { !$0.kind.isModal }
  }

  // MARK: The device

  /// Where widgets get at the device, and the theme that follows it.
  private static let sources: Set<String> = [
    "Theme", "CupertinoTheme", "MediaQuery", "View", "BoxConstraints",
  ]

  /// Questions about the device are told by this owner: they are the same everywhere.
  static let owner: UInt64 = 0xDE71CE

  static func isAboutDevice(_ subject: DartSubject) -> Bool { subject.owner == owner }

  /// What a device is like: nil of what hangs on something else.
  static func value(_ name: String, of source: String) -> DartValue? {
    guard sources.contains(source) else { return nil }
    var name = name
    if name.hasSuffix("Of"), name != "maybeOf" { name = String(name.dropLast(2)) }
    if name == "orientation" { return .member("Orientation", "portrait") }
    let extent = extents[name]
    guard extent != nil || looks.contains(name) else { return nil }
    return .unknown(
      UnknownValue(
        code: name, subject: DartSubject(owner: owner, hash: Digest.of(name)), isData: true,
        type: sizes.contains(name) ? DartTypeName("Size") : nil, extent: extent))
  }

  /// Both sides of the screen, or of what is at most as large (Flutter, `MediaQueryData.size`, `BoxConstraints`).
  private static let sizes: Set<String> = ["size", "biggest"]

  /// Of it the framework has data of the same name (Flutter, `ThemeData`, `MediaQueryData`).
  static func isSource(_ name: String) -> Bool { sources.contains(name) }

  /// Of the framework's enum; a chess board's is another.
  static func isOrientation(_ name: String) -> Bool { name == "portrait" || name == "landscape" }

  private static let looks: Set<String> = [
    "size", "biggest", "brightness", "platformBrightness", "colorScheme", "highContrast",
    "boldText",
    "disableAnimations", "accessibleNavigation", "invertColors", "textScaler",
    "textScaleFactor", "devicePixelRatio",
  ]

  static let extents: [String: DeviceExtent] = [
    "width": .width, "height": .height, "shortestSide": .width, "longestSide": .height,
    "maxWidth": .width, "maxHeight": .height,
  ]
}

extension PlatformFacts {
  /// Whether there is a way back from what is being read (widgets library, `Navigator.canPop`, `ModalRoute`; go_router,
  /// `context.canPop`), and of which kind what shows it is (widgets library, `PageRoute.fullscreenDialog`).
  static func wayBack(
    _ name: String, of source: String, shownBy route: ShownRoute?
  ) -> DartValue? {
    guard source == "Navigator" || source == "ModalRoute" else { return nil }
    if name == RouteTable.fullscreen, source == "ModalRoute" {
      return route.map { .flag($0.isFullscreen) }
    }
    guard let hasBack = route?.isBackKnown else { return nil }
    switch name {
    case "canPop", "impliesAppBarDismissal": return .flag(hasBack)
    case "isFirst": return .flag(!hasBack)
    default: return nil
    }
  }
}

/// Files of an app as constants: `Assets.images.logo.image(width: 20)` (flutter_gen, “Usage Example”).
enum DartAssets {
  /// By the method of a constant the widget that it makes.
  static let widgets = [
    "image": "Image", "svg": "SvgPicture", "lottie": "Lottie", "rive": "RiveAnimation",
  ]
}

/// One side of a screen, or of what is at most as large.
enum DeviceExtent: Sendable {
  case width, height

  /// In points, of the largest iPhone (Apple, iPhone 16 Pro Max: 1320 by 2868 pixels, three to a point).
  private var most: Double { self == .width ? 440 : 956 }

  /// What two say of each other, or one of a number; nil where phones differ.
  func answer(_ relation: DartRelation, _ other: DartValue) -> Bool? {
    switch other {
    case .number(let number):
      guard number >= most else { return nil }
      return relation == .less || relation == .atMost
    case .unknown(let unknown):
      guard let extent = unknown.extent, extent != self else { return nil }
      return relation.holds(self == .width ? 0 : 1, extent == .width ? 0 : 1)
    default: return nil
    }
  }
}
