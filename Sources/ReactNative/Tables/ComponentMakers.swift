internal import Components

/// Functions of packages that make components of components: what styles them, and what adds behaviour.
enum ComponentMakers {
  /// Packages whose function styles a component, or one of React Native by its name: `styled(Card)`,
  /// `styled.View` (their documentation).
  static let styles: Set<String> = [
    "styled-components/native", "styled-components", "@emotion/native", "nativewind",
    "react-native-css/native",
  ]

  /// The function itself, by the names under which packages give it.
  static let styleNames: Set<String> = ["styled", "css"]

  /// What gives a styled component props of its own, and what only tells how it is made.
  static let propsMethod = "attrs"
  static let settingsMethods: Set<String> = ["withConfig", "extend"]

  /// What gives a component of the state of the app (react-redux's documentation of `connect`).
  static let connect = ExternalName(module: "react-redux", path: ["connect"])

  /// What a function of a package hands to a component, and no more.
  enum Feed: Sendable {
    /// To the component that it is given.
    case props([String])
    /// To the component that what it gives is given: the members of what the argument at this place gives.
    case membersOfArgument(Int)
    /// To that component these.
    case propsOfNext([String])
    /// To that component what the arguments name: it is the same wherever it is asked for.
    case named
  }

  /// By package and name (github.com/Nozbe/WatermelonDB, `src/react/withDatabase.js`, `withObservables/index.js`, which
  /// was a package of its own; github.com/formatjs/formatjs, `react-intl/src/components/injectIntl.tsx`; react-i18next,
  /// `src/withTranslation.js`; React Navigation, “withNavigation”; `withTheme` of each package's documentation;
  /// react-native-safe-area-context, `SafeAreaContext.tsx`; @expo/react-native-action-sheet, `connectActionSheet.tsx`;
  /// Sentry, `sdk.tsx` and `profiler.tsx`, which hand on what they are given; mobx-react, `inject.ts`).
  static let feeds: [String: [String: Feed]] = [
    "@nozbe/watermelondb/react": [
      "withDatabase": .props(["database"]), "withObservables": .membersOfArgument(1),
    ],
    "@nozbe/watermelondb/DatabaseProvider": ["withDatabase": .props(["database"])],
    "@nozbe/with-observables": ["": .membersOfArgument(1)],
    "mobx-react": ["inject": .named], "mobx-react/native": ["inject": .named],
    "react-intl": ["injectIntl": .props(["intl"])],
    "react-i18next": ["withTranslation": .propsOfNext(["t", "i18n", "tReady"])],
    "@react-navigation/compat": navigation, "react-navigation": navigation,
    "react-native-paper": theme, "styled-components/native": theme, "styled-components": theme,
    "@emotion/react": theme, "@emotion/native": theme,
    "react-native-safe-area-context": ["withSafeAreaInsets": .props(["insets"])],
    "@expo/react-native-action-sheet": [
      "connectActionSheet": .props(["showActionSheetWithOptions"])
    ],
    "@sentry/react-native": [
      "wrap": .props([]), "withProfiler": .props([]), "withErrorBoundary": .props([]),
    ],
  ]

  private static let theme: [String: Feed] = ["withTheme": .props(["theme"])]
  private static let navigation: [String: Feed] = [
    "withNavigation": .props(["navigation"]),
    "withNavigationFocus": .props(["navigation", "isFocused"]),
  ]

  /// Functions that make a component of React Native without being given one
  /// (github.com/Shopify/restyle, `createBox.ts`, `createText.ts`).
  static let plain: [String: [String: String]] = [
    "@shopify/restyle": ["createBox": "View", "createText": "Text"]
  ]

  /// A part that a package makes of a component that it is given.
  struct Part: Sendable {
    /// Props that its user may set otherwise, and those that nobody may.
    var defaults: [(String, ScriptValue)] = []
    var fixed: [(String, ScriptValue)] = []
    /// What the user's prop is called by React Native.
    var renamed: [(String, String)] = []
    /// What the package shows instead.
    var instead: ExternalName?

    static func role(_ role: String) -> Part {
      Part(defaults: [("role", .text(.literal(role)))], renamed: [("isDisabled", "disabled")])
    }
    static func checked(_ role: String) -> Part {
      Part(
        fixed: [("role", .text(.literal(role)))],
        renamed: [("isChecked", "aria-checked"), ("isDisabled", "disabled")])
    }
    static let hidden = Part(defaults: [("aria-hidden", .flag(true))])
    static let presented = Part(instead: ExternalName(module: "react-native", path: ["Modal"]))
    static let opened = Part(instead: ExternalName(module: parts, path: ["Menu"]))
    static let silent = Part(instead: ExternalName(module: parts, path: ["Nothing"]))
  }

  /// Of what the parts of `@gluestack-ui` come to, which are not what they are given.
  static let parts = "@gluestack-ui"

  static func isOfParts(_ module: String) -> Bool { module.hasPrefix(parts + "/") }

  /// github.com/gluestack/gluestack-ui, packages/unstyled: by the function and the part.
  static func part(_ name: String, of factory: String) -> Part {
    byFactory[factory]?[name] ?? Part()
  }

  private static let byFactory: [String: [String: Part]] = [
    "createButton": ["Root": .role("button")],
    "createFab": ["Root": .role("button")],
    "createCheckbox": ["Root": .checked("checkbox")],
    "createRadio": ["Root": .checked("radio")],
    "createSwitch": ["Root": Part(renamed: [("isDisabled", "disabled")])],
    "createSelect": ["Trigger": .role("button")],
    "createInput": ["Slot": .hidden],
    "createAccordion": ["Trigger": Part(defaults: [("accessible", .flag(true))])],
    "createActionsheet": ["Root": .presented, "Backdrop": .hidden],
    "createModal": ["Root": .presented, "Backdrop": .hidden, "CloseButton": .role("button")],
    "createAlertDialog": ["Root": .presented, "Backdrop": .hidden, "CloseButton": .role("button")],
    "createDrawer": ["Root": .presented, "Backdrop": .hidden, "CloseButton": .role("button")],
    "createPopover": ["Root": .opened],
    "createMenu": ["Root": .opened],
    "createTooltip": ["Root": .opened],
    "createToast": ["Root": .silent],
  ]
}
