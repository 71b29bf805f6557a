/// What an element of a package is.
enum KnownComponent: Sendable, Hashable {
  case host(HostKind)
  /// Its children, and nothing of its own.
  case children
  /// Nothing that is seen.
  case nothing
  /// Rows of `data`.
  case list
  case sectionList
  /// Shown over the others.
  case modal
  case sheet
  /// The same of `@gorhom/bottom-sheet`, and what lies behind that.
  case sheetOfPackage
  case sheetBackdrop
  /// Shown over the others, beside what it points at.
  case popover
  /// Over the others what its prop `content` holds; what it points at stays where it is.
  case tooltip
  /// A row of a table that is written by hand.
  case cell
  /// A view of SwiftUI that Expo hands to React.
  case ofSwiftUI
  /// Calls its child with something.
  case consumer
  /// Calls the function `render`, or its child where it has none, and shows what that gives.
  case renders
  /// `FormattedMessage`
  case message
  /// The same, and outside of a text one of its own: `Trans`.
  case sentence
  case parts(KnownParts)
  /// What its prop `anchor` or `trigger` holds; what it opens is a menu of its own.
  case menu
  /// The component that its prop `as` holds; a picture where it holds none.
  case given
  /// A drawing, with its children over it.
  case drawn
  /// An icon, which can be pressed where its user says what then happens.
  case pressedIcon
  /// What is written into, between its label, its icons and what is wrong with it.
  case field
  /// What opens a menu.
  case trigger
  case segments
  /// A button for each of its prop `buttons`, without a role.
  case choices
  /// Tabs, and one page at a time.
  case pages
  case tabBar
}

/// Elements of React Native and of packages that many apps use, by the name that is imported.
enum KnownComponents {
  static func row(of external: ExternalName) -> KnownComponent? {
    // A map is one thing that nobody looks into: what its SDK makes of what is drawn on it the source does not tell.
    if maps.contains(external.module) {
      return external.path.isEmpty || mapViews.contains(external.name)
        ? .host(.opaque) : givesData(external) ? .children : .nothing
    }
    if external.path.first == "Animated" || external.path.first == "Reanimated" {
      return byName[external.name]
    }
    let path = external.path.joined(separator: ".")
    if let row = byModule[external.module]?[path] { return row }
    if let rows = PackageComponents.byModule[external.module], let row = rows[path] { return row }
    if external.module.hasPrefix(ComponentMakers.parts) {
      if let row = PackageComponents.gluestack[path] { return row }
    }
    if isOfIcons(external.module), external.name != "IconProvider" { return .host(.icon) }
    if external.module.hasSuffix(".svg") { return .host(.picture) }
    if pictures.contains(external.module) || isDrawn(external) { return .host(.picture) }
    if givesData(external) { return .children }
    if external.module.hasPrefix(nativeFiles) { return byName[nativeName(external)] }
    guard
      modules.contains(external.module) || external.module.hasPrefix("@react-navigation/")
        || ComponentMakers.styles.contains(external.module)
    else { return nil }
    return byName[external.name]
  }

  private static let maps: Set<String> = [
    "@rnmapbox/maps", "@react-native-mapbox-gl/maps", "@maplibre/maplibre-react-native",
    "react-native-maps", "expo-maps", "react-native-map-clustering",
  ]
  /// `MapView` of most, `Map` of MapLibre since its version 11, `AppleMaps.View` of Expo, `MapView.Animated`.
  private static let mapViews: Set<String> = ["MapView", "Map", "View", "Animated"]

  /// Sets of icons: text of a font with a picture for each character.
  static func isOfIcons(_ module: String) -> Bool {
    iconModules.contains { module == $0 || module.hasPrefix($0 + "/") }
  }

  /// Files of React Native itself, each called after the one component that it gives:
  /// `react-native/Libraries/Components/View/ViewNativeComponent` (its `package.json` exports all of them).
  private static let nativeFiles = "react-native/Libraries/"

  private static func nativeName(_ external: ExternalName) -> String {
    let own = external.path.filter { $0 != "default" }
    let name = own.last ?? external.module.split(separator: "/").last.map(String.init) ?? ""
    let ending = "NativeComponent"
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  private static let iconModules = [
    "react-native-vector-icons", "@react-native-vector-icons", "@expo/vector-icons",
    "react-native-icomoon", "icomoon",
  ]

  /// A component of a set of icons that are drawn, which is an `Svg` (their documentation).
  ///
  /// So is one of any other package that calls itself icons: those that are text of a font are known by name.
  private static func isDrawn(_ external: ExternalName) -> Bool {
    guard external.name.first?.isUppercase == true || external.path.isEmpty else { return false }
    return drawnIcons.contains { external.module == $0 || external.module.hasPrefix($0 + "/") }
      || external.module.hasPart(drawnWord)
      || external.module.split(separator: "/").contains { drawnFolders.contains($0) }
  }

  private static let drawnIcons = [
    "lucide-react-native", "phosphor-react-native", "react-native-heroicons",
    "react-native-feather", "iconsax-react-native", "@fortawesome/react-native-fontawesome",
  ]
  private static let drawnWord = "icons"
  /// What an app makes of such files when it is built is not in its repository: `@app/assets/svg/colour`.
  private static let drawnFolders: Set<Substring> = ["svg", "svgs"]

  /// What is called so puts values in the reach of its children, and shows nothing itself (React, “createContext”).
  private static func givesData(_ external: ExternalName) -> Bool {
    !external.module.isEmpty && givesData(external.name)
  }

  /// Also of what a package makes: `const {ThemeProvider} = createTheming(themes)`.
  static func givesData(_ name: String) -> Bool { name.hasSuffix("Provider") }

  /// Packages whose default export is a picture.
  private static let pictures: Set<String> = [
    "react-native-svg", "react-native-svg/css", "lottie-react-native", "expo-image",
    "react-native-fast-image",
    "@d11/react-native-fast-image", "react-native-qrcode-svg", "react-native-svg-uri",
    "react-native-animated-pagination-dots", "react-native-blurhash", "react-content-loader",
  ]

  /// Packages whose components are called as those of React Native, or have a name of their own.
  private static let modules: Set<String> = [
    "react-native", "react", "react-native-gesture-handler", "react-native-reanimated",
    "react-native-safe-area-context", "react-native-keyboard-controller", "@shopify/flash-list",
    "@legendapp/list", "@gorhom/bottom-sheet", "react-native-draggable-flatlist",
    "react-native-screens", "expo-linear-gradient", "react-native-linear-gradient", "expo-blur",
    "@react-native-community/blur", "rn-id-blurview", "react-native-modal", "expo-router",
    "react-intl",
    "react-i18next", "react-redux", "@react-native-community/slider",
    "@react-native-picker/picker", "react-native-webview", "react-native-maps", "expo-camera",
    "react-native-video", "expo-status-bar", "react-native-keyboard-aware-scroll-view",
    "@react-native-community/datetimepicker", "react-native-pager-view", "react-native-portalize",
    "@gorhom/portal", "react-native-drawer-layout", "react-native-device-info",
    "@react-native-masked-view/masked-view", "mobx-react", "react-error-boundary",
    "react-native-animatable", "moti", "@react-native-clipboard/clipboard",
    "react-native-background-timer", "react-native-root-siblings", "react-native-localize",
    "react-native-view-shot", "react-native-hole-view", "react-native-tab-view",
    "react-native-actions-sheet", "@react-native-segmented-control/segmented-control",
    "react-native-collapsible", "react-native-shadow-2", "expo-symbols",
    "react-native-keyboard-spacer", "@react-native-community/masked-view",
    "react-native-turbo-image", "react-native-context-menu-view", "react-native-handoff",
    "@react-native-menu/menu", "react-freeze", "react-native-walkthrough-tooltip",
    "react-native-easy-grid", "@react-native-async-storage/async-storage",
    "react-native-gesture-handler/ReanimatedSwipeable",
    "react-native-gesture-handler/Swipeable", "react-native-gesture-handler/DrawerLayout",
    "react-hook-form", "react-native-autocomplete-input", "react-native-draglist",
  ]

  private static let byModule: [String: [String: KnownComponent]] = [
    "react-native-gesture-handler": [
      "RectButton": .host(.plainButton), "BaseButton": .host(.plainButton),
      "BorderlessButton": .host(.plainButton), "RawButton": .host(.plainButton),
    ],
    "react-native-modal": ["": .modal],
    // github.com/ammarahm-ed/react-native-actions-sheet, src/index.tsx: its content in React Native's `Modal`.
    "react-native-actions-sheet": ["": .modal, "ActionSheet": .modal],
    "@gorhom/bottom-sheet": [
      "": .sheetOfPackage, "BottomSheet": .sheetOfPackage, "BottomSheetModal": .sheetOfPackage,
      "BottomSheetBackdrop": .sheetBackdrop,
    ],
    "react-native-webview": ["": .host(.opaque)],
    "react-native-video": ["": .host(.opaque)],
    "react-native-linear-gradient": ["": .children],
    "@react-native-community/slider": ["": .host(.slider)],
    "@react-native-community/datetimepicker": ["": .host(.opaque)],
    "react-native-pager-view": ["": .children],
    "react-native-draggable-flatlist": ["": .list],
    "react-native-view-shot": ["": .children],
    "react-native-draglist": ["": .list],
    "react-native-keyboard-spacer": ["": .nothing],
    "react-hook-form": ["Controller": .renders],
    "mobx-react": ["Observer": .renders], "mobx-react-lite": ["Observer": .renders],
    // Boxes that set the order of focus, and are no elements themselves.
    "react-native-a11y-order": [
      "A11y.Index": .host(.view), "A11y.Order": .host(.view), "A11y.Card": .host(.view),
      "A11y.Group": .host(.view),
    ],
    // Grey shapes while something loads.
    "react-native-skeleton-placeholder": ["": .nothing, "Item": .nothing],
    // A menu that a long press opens: its child is there as it is.
    "react-native-context-menu-view": ["": .children],
    "react-native-handoff": ["": .nothing],
    "react-native-gesture-handler/ReanimatedSwipeable": ["": .children],
    "react-native-gesture-handler/Swipeable": ["": .children],
    "react-native-easy-grid": ["Row": .children, "Col": .children, "Grid": .children],
  ]

  /// By what their source renders for iOS; of containers, that they show their children.
  private static let byName: [String: KnownComponent] = [
    "View": .host(.view), "SafeAreaView": .host(.view), "KeyboardAvoidingView": .host(.view),
    "InputAccessoryView": .host(.view), "ScrollView": .host(.view),
    "KeyboardAwareScrollView": .host(.view), "KeyboardStickyView": .host(.view),
    "KeyboardToolbar": .children, "BottomSheetView": .host(.view),
    "BottomSheetScrollView": .host(.view), "LinearGradient": .host(.view),
    "BlurView": .host(.view), "MaskedView": .host(.view), "PagerView": .host(.view),
    "Fragment": .children, "Suspense": .children, "StrictMode": .children, "Profiler": .children,
    "Provider": .children, "Consumer": .consumer, "SafeAreaProvider": .children,
    "GestureHandlerRootView": .host(.view), "GestureDetector": .children,
    "PanGestureHandler": .children, "TapGestureHandler": .children,
    "LongPressGestureHandler": .children, "PinchGestureHandler": .children,
    "NativeViewGestureHandler": .children, "FlingGestureHandler": .children,
    "Swipeable": .children, "ReanimatedSwipeable": .children, "Portal": .children,
    "PortalProvider": .children, "PortalHost": .nothing, "Host": .children,
    "KeyboardProvider": .children, "KeyboardGestureArea": .children,
    "BottomSheetModalProvider": .children, "RootSiblingParent": .children,
    "NavigationContainer": .children, "ThemeProvider": .children, "IntlProvider": .children,
    "RawIntlProvider": .children, "I18nextProvider": .children, "ErrorBoundary": .children,
    "ScreenContainer": .host(.view), "Freeze": .children, "LayoutAnimationConfig": .children,
    "NavigationThemeProvider": .children, "NavigationIndependentTree": .children,
    "SafeAreaInsetsContext.Consumer": .consumer,
    "Text": .host(.text), "Pressable": .host(.touchable), "TouchableOpacity": .host(.touchable),
    "TouchableHighlight": .host(.touchable), "TouchableNativeFeedback": .host(.touchable),
    "TouchableWithoutFeedback": .host(.touchableChild), "Button": .host(.button),
    "Image": .host(.image), "ImageBackground": .host(.backdrop),
    "TextInput": .host(.textInput), "BottomSheetTextInput": .host(.textInput),
    "Switch": .host(.switch), "ActivityIndicator": .host(.activity),
    "RefreshControl": .nothing, "StatusBar": .nothing, "Alert": .nothing,
    "FlatList": .list, "VirtualizedList": .list, "FlashList": .list, "LegendList": .list,
    "BottomSheetFlatList": .list, "DraggableFlatList": .list, "BottomSheetFlashList": .list,
    "SectionList": .sectionList, "BottomSheetSectionList": .sectionList, "Modal": .modal,
    "BottomSheet": .sheet, "ActionSheet": .sheet, "DrawerLayoutAndroid": .children,
    "Drawer": .children,
    "Slider": .host(.slider), "Picker": .host(.picker), "SegmentedControl": .host(.opaque),
    "WebView": .host(.opaque), "MapView": .host(.opaque), "Camera": .host(.opaque),
    "CameraView": .host(.opaque), "Video": .host(.opaque), "DateTimePicker": .host(.opaque),
    "SymbolView": .host(.picture), "MotiView": .host(.view), "Collapsible": .host(.view),
    "FormattedMessage": .message, "Trans": .sentence, "FormattedNumber": .message,
    "FormattedDate": .message, "FormattedTime": .message, "FormattedRelativeTime": .message,
    "Link": .host(.link), "Redirect": .nothing,
    "MenuView": .children, "FullWindowOverlay": .children, "BottomSheetFooter": .children,
    "Shadow": .host(.view), "ScreenStack": .children,
  ]
}
