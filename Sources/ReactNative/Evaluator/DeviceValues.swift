/// What the device tells of itself: how large its window and its texts are, which scheme its user has set.
///
/// What hangs on it looks alike for all that a user does, so it is no state of what is shown.
enum DeviceValues {
  /// Of these one at least is the device's, and all others are constants.
  static func areAll(_ values: [ScriptValue]) -> Bool {
    values.contains(where: isOfDevice) && values.allSatisfy { $0.isConstant || isOfDevice($0) }
  }

  /// Whether a call comes to it: one of the device, or of a function of the language for what is the device's
  /// (`Math.min(fontScale, 2)`).
  static func isOne(_ callee: ScriptValue, _ arguments: [ScriptValue]) -> Bool {
    if isOfDevice(callee) { return true }
    guard case .external(let name) = callee, name.module.isEmpty else { return false }
    return areAll(arguments)
  }

  /// Names of what holds on no phone, where nothing tells where it comes from, as `Platform.isPad` (React Native,
  /// “Platform”).
  static func isTabletOnly(_ name: String) -> Bool { tablets.contains(name) }

  private static let tablets: Set<String> = ["isTablet", "isPad", "isIpad", "isIPad"]

  private static func isOfDevice(_ value: ScriptValue) -> Bool {
    switch value {
    case .unknown(let unknown): unknown.isOfDevice
    case .external(let name): isOfDevice(name)
    default: false
    }
  }

  /// A value of a package that asks it, or a member of that: `PixelRatio.getFontScale`, `useColorScheme`.
  private static func isOfDevice(_ name: ExternalName) -> Bool {
    if packages.contains(name.module) { return true }
    return name.module == "react-native" && (name.path.first.map(names.contains) ?? false)
  }

  /// React Native, its documentation of these.
  private static let names: Set<String> = [
    "Appearance", "Dimensions", "I18nManager", "PixelRatio", "Platform", "useColorScheme",
    "useWindowDimensions",
  ]
  /// Their documentation: what they tell is the device's alone.
  private static let packages: Set<String> = [
    "expo-device", "react-native-device-info", "react-native-safe-area-context",
  ]
}
