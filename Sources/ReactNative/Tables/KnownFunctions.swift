internal import Components

/// What functions of packages and of the language come to, as far as it matters for what is shown.
enum KnownFunction: Sendable {
  /// Its first argument: `memo(A)`, `StyleSheet.create({…})`, `useCallback(f)`.
  case first
  /// Its second argument with another style: `useRestyle(functions, props)` (github.com/Shopify/restyle,
  /// src/hooks/useRestyle.ts).
  case restyled
  /// Its second argument: `withDelay(100, 1)`.
  case second
  /// What its first argument gives: `useMemo(() => …)`.
  case callsFirst
  /// A component that a package hands more to.
  case wraps
  /// The component in the module that its argument loads.
  case loads
  case createElement
  case cloneElement
  /// A value and what sets it: `useState`.
  case state
  /// An object whose `current` is unknown.
  case reference
  /// The side for iOS of an object.
  case platform
  /// Lists and styles as one.
  case flatten
  /// `Children.map(children, f)`
  case mapChildren
  case childrenList
  /// `Children.count(children)`
  case countChildren
  /// `isValidElement(child)`
  case isElement
  case assign
  /// `Object.keys`, `values`, `entries`
  case keys, values, entries
  /// `Object.hasOwn(object, key)`
  case has
  /// `Array.from({length: n}, f)`
  case arrayFrom
  /// `Array(n)`
  case arrayOf
  /// `range(n)`, `times(n, f)`
  case times
  /// `forEach(list, f)` of lodash, `Children.forEach(children, f)`
  case each
  /// A text by its key.
  case translate
  /// An object with a function that gives texts: `useTranslation()`.
  case translator
  /// Makes a navigator.
  case navigator
  /// Makes what makes navigators: `createNavigatorFactory(View)`.
  case navigatorMaker
  /// A function that gives a screen to the system or a navigator.
  case registers
  /// Makes a component of a font.
  case iconSet
  case string, boolean
  /// A text of characters by their numbers, and a number that is read from a text: `String.fromCodePoint(0x2713)`,
  /// `parseInt('2713', 16)`.
  case characters, integer
  /// What a function takes from what the hook hands to it: `useSelector(state => state.user)`.
  case selected
  /// A text with places for values, as C has it: `sprintf('%s of %d', a, b)`.
  case printed
  case context
  /// What is provided of a context around the component: `useContext(Theme)`.
  case provided
  /// What is shown by the first pattern that fits: `match(value)`.
  case cases
  /// A list in another order, or without some of what is twice in it: `sortBy(list, by)`.
  case arranged
  /// Lists among its items taken out of theirs, of lists in those as well; and what a function gives for each item.
  case flattened, flatMapped
  /// A list with others behind it: `concat(list, other)`.
  case joined
  /// One of a list, whichever it is: `sample(list)`.
  case anyOne
  /// Styles of classes: `tw.style('hidden')`, and a function that makes that.
  case classes, classMaker
  /// How large the window is: `Dimensions.get('window')`.
  case window
  /// Whether VoiceOver runs, and what else is set of the kind: `useAccessibilityInfo()`.
  case reader, readers
  /// The first with the others put in, members of members as well, and one with only what it lacks: `merge`,
  /// `defaultsDeep` of lodash.
  case merged, completed
}

enum KnownFunctions {
  /// By the name that the package or the language gives; the last words of it decide.
  static let byName: [String: KnownFunction] = [
    "memo": .wraps, "forwardRef": .wraps, "observer": .wraps, "inject": .wraps,
    "createAnimatedComponent": .wraps, "styled": .wraps, "SceneMap": .first,
    "gestureHandlerRootHOC": .wraps,
    "StyleSheet.create": .first, "StyleSheet.compose": .flatten, "StyleSheet.flatten": .flatten,
    "useCallback": .first, "useEvent": .first, "useEffectEvent": .first, "Object.freeze": .first,
    "useRestyle": .restyled, "useMemo": .callsFirst, "useDeferredValue": .first,
    // What something moves to is what it is then (react-native-reanimated, its documentation of animations).
    "useAnimatedStyle": .callsFirst, "withTiming": .first, "withSpring": .first,
    "withDelay": .second,
    "cloneDeep": .first, "debounce": .first,
    "throttle": .first, "Object.seal": .first, "toRaw": .first, "markRaw": .first,
    "defineMessages": .first, "defineMessage": .first, "ScaledSheet.create": .first,
    "lazy": .loads, "createElement": .createElement, "cloneElement": .cloneElement,
    "useState": .state, "useReducer": .state, "useRef": .reference, "createRef": .reference,
    "Platform.select": .platform, "Children.map": .mapChildren,
    "Children.toArray": .childrenList, "Children.count": .countChildren,
    "Dimensions.get": .window, "useWindowDimensions": .window,
    "AccessibilityInfo.isScreenReaderEnabled": .reader,
    "isValidElement": .isElement, "sprintf": .printed, "Children.only": .first,
    "Object.assign": .assign,
    "Object.keys": .keys, "Object.hasOwn": .has, "hasOwnProperty.call": .has,
    "Object.values": .values, "Object.entries": .entries, "Array.from": .arrayFrom,
    "Array": .arrayOf, "range": .times, "times": .times, "each": .each,
    "forEach": .each, "String": .string, "Boolean": .boolean,
    "String.fromCodePoint": .characters, "String.fromCharCode": .characters, "parseInt": .integer,
    "Number.parseInt": .integer, "useSelector": .selected, "useContextSelector": .selected,
    "createContext": .context, "useContext": .provided, "useTranslation": .translator,
    "useIntl": .translator,
    "useLingui": .translator, "createIntl": .translator, "createNavigationContainer": .first,
    "createAppContainer": .first, "registerRootComponent": .registers,
    "AppRegistry.registerComponent": .registers, "Navigation.registerComponent": .registers,
    "Navigation.registerComponentWithRedux": .registers, "createStaticNavigation": .first,
    "createNavigatorFactory": .navigatorMaker,
  ]

  /// What begins so makes a navigator: `createNativeStackNavigator`, `createBottomTabNavigator`.
  static func makesNavigator(_ name: String) -> Bool {
    name.hasPrefix("create") && name.hasSuffix("Navigator") || firstNavigators.contains(name)
  }

  /// Those of the first version of `react-navigation`, which a `create` was put before in the second (its
  /// documentation of the change).
  private static let firstNavigators: Set<String> = [
    "StackNavigator", "TabNavigator", "DrawerNavigator",
  ]

  /// A package that has a file for each of its functions.
  private static let functionFiles = "lodash/"
  private static let functionPackage = "lodash"
  private static let merging: [String: KnownFunction] = [
    "merge": .merged, "defaultsDeep": .completed, "assign": .assign, "extend": .assign,
  ]
  /// Packages that are such a function each.
  private static let mergingModules: Set<String> = ["deepmerge", "ts-deepmerge", "lodash.merge"]
  /// Packages whose function gives children as one list (their documentation).
  private static let flatteningModules: Set<String> = [
    "react-flatten-children", "react-keyed-flatten-children",
  ]
  /// github.com/react-native-community/hooks, src/useAccessibilityInfo.ts.
  private static let readerHooks: Set<String> = ["useAccessibilityInfo"]
  private static let partsOfLists: [String: KnownFunction] = [
    "sample": .anyOne,
    "flatten": .flattened, "flattenDeep": .flattened, "flattenDepth": .flattened,
    "flatMap": .flatMapped, "flatMapDeep": .flatMapped, "concat": .joined,
  ]
  private static let arranging: Set<String> = [
    "sortBy", "orderBy", "uniq", "uniqBy", "compact", "shuffle", "toArray", "reverse",
  ]

  /// With the name of a file that has one function: `import range from 'lodash/range'`.
  private static func path(of external: ExternalName) -> [String] {
    guard external.path.isEmpty, external.module.hasPrefix(functionFiles) else {
      return external.path
    }
    return [String(external.module.dropFirst(functionFiles.count))]
  }

  /// What is handed on where something has to be (lodash, “noop”).
  static func doesNothing(_ external: ExternalName) -> Bool {
    external.module.hasPrefix(functionPackage) && path(of: external).last == "noop"
  }

  static func row(of external: ExternalName) -> KnownFunction? {
    let path = path(of: external)
    if external.module == UtilityClasses.module {
      return path == ["create"] ? .classMaker : path.last == "color" ? nil : .classes
    }
    if mergingModules.contains(external.module), path.isEmpty { return .merged }
    if flatteningModules.contains(external.module) { return .childrenList }
    guard let last = path.last else { return nil }
    if external.module.hasPrefix(functionPackage), let row = merging[last] { return row }
    if external.module.hasPrefix(functionPackage), let row = partsOfLists[last] { return row }
    if readerHooks.contains(last) { return .readers }
    if external.module == PatternChains.module { return last == "match" ? .cases : nil }
    if external.module.hasPrefix(functionPackage), arranging.contains(last) { return .arranged }
    // Of promises too, which nobody follows (React, `use`).
    if external.module == "react", last == "use" { return .provided }
    if path.count > 1, let row = byName[path.suffix(2).joined(separator: ".")] { return row }
    if let row = byName[last] {
      // Of the language only what is written without a base.
      return external.module.isEmpty && path.count > 1 ? nil : row
    }
    if firstNavigators.contains(last) {
      return external.module == "react-navigation" ? .navigator : nil
    }
    if makesNavigator(last) { return .navigator }
    if last.hasPrefix("createIconSet") { return .iconSet }
    if texts.contains(last), isOfTexts(external.module) { return .translate }
    return nil
  }

  /// Functions that give a text by its key, whoever offers them.
  static let texts: Set<String> = [
    "t", "translate", "formatMessage", "_", "__", "i18n", "gettext", "msg", "localize", "tr", "tl",
  ]
  static let textModules: Set<String> = [
    "i18n-js", "i18next", "react-i18next", "react-intl", "react-native-i18n", "next-intl",
    "react-native-localize", "expo-localization", "lingui",
  ]

  static func isOfTexts(_ module: String) -> Bool {
    textModules.contains(module) || module.hasPrefix("@lingui/") || module.hasPart("i18n")
      || module.hasPart("intl")
  }

  /// Values that are decided for an app on a phone with iOS.
  static let constants: [String: ScriptValue] = [
    "Platform.OS": .text(.literal("ios")), "Platform.isPad": .flag(false),
    "Platform.isTV": .flag(false), "Platform.isMacCatalyst": .flag(false),
    "Platform.isVision": .flag(false), "I18nManager.isRTL": .flag(false),
  ]

  static let environment = ["process", "env"]

  /// A variable of the environment: React Native defines `NODE_ENV` alone (its `InitializeCore`), and Expo
  /// writes those in whose names begin so.
  static func variable(_ name: String) -> ScriptValue {
    if name == "NODE_ENV" { return .text(.literal("production")) }
    guard name.hasPrefix("EXPO_PUBLIC_") else { return .undefined }
    return .unknown(
      ScriptUnknown(words: name, subject: .of("environment", .of(name)), isCode: true))
  }

  /// Methods that give a text, whatever they are called on.
  static let textMethods: Set<String> = [
    "toString", "toFixed", "toPrecision", "toLocaleString", "toUpperCase", "toLowerCase",
    "toLocaleUpperCase", "toLocaleLowerCase", "trim", "substring", "substr", "padStart", "padEnd",
    "replaceAll", "repeat", "toDateString", "toISOString", "toLocaleDateString",
    "toLocaleTimeString", "charAt", "fromNow", "toNow", "humanize", "calendar",
  ]

  /// Methods that give what they are called on in other words, or a part of it: a text of times and numbers, of
  /// others it may be anything.
  static let wordings: Set<String> = [
    "slice", "replace", "valueOf", "add", "subtract", "startOf", "endOf", "tz", "utc",
    "local", "format", "normalize", "split",
  ]

  static func givesWords(_ method: String) -> Bool {
    textMethods.contains(method) || wordings.contains(method)
  }

  /// Functions of packages and of the language that give a text as it is written otherwise: without what stands for
  /// characters, with capitals, cut off.
  static let textWordings: Set<String> = [
    "decode", "decodeHTML", "decodeEntities", "decodeURI", "decodeURIComponent", "unescape",
    "striptags", "stripHtml", "capitalize", "upperFirst", "lowerFirst", "startCase", "titleCase",
    "truncate", "toUpper", "toLower", "emojify",
  ]

  /// Packages whose functions give a time in other words.
  static let timeModules: Set<String> = [
    "moment", "moment-timezone", "dayjs", "date-fns", "luxon", "date-fns-tz",
  ]

  /// A function of such a package, or what makes a `Date`.
  static func isOfTimes(_ name: ExternalName) -> Bool {
    timeModules.contains(name.module) || name.module.hasPrefix("date-fns/")
      || name.module.isEmpty && name.path == ["Date"]
  }

  /// Methods that put items into a list or take them out.
  static func changesList(_ method: String) -> Bool { listChanges.contains(method) }

  /// Methods of lists whose items are followed, wherever they are called.
  static let additions: Set<String> = ["push", "unshift"]

  private static let listChanges: Set<String> = [
    "push", "unshift", "splice", "pop", "shift", "add", "set",
  ]

  /// Methods that give a list of the same items, whatever their order or number.
  static let listCopies: Set<String> = ["sort", "toSorted", "splice", "toSpliced"]
}
