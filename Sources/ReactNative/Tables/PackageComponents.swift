/// An element of a package that is made of its props: the host element that it comes to, and which of its
/// props are seen in it, in order.
struct KnownParts: Sendable, Hashable {
  var kind: HostKind
  /// What the package says of it itself, where its user says nothing.
  var role: String?
  var label: String?
  /// Props that are seen: texts, elements, and functions that give them.
  var parts: [String] = ["children"]
  /// A prop that it is named by while nothing else names it.
  var placeholder: String?
  /// It can be pressed where its user says what then happens, and is a plain box elsewhere.
  var isPressedOnDemand = false
  /// Props that the package does not hand on.
  var withheld: [String] = []
  /// The prop that says how much of the whole there is, from 0 to 1.
  var share: String?
  /// The prop that says that nobody knows how much: then it has no value.
  var openShare: String?
  /// The prop that says whether something is going on; that is so unless it says otherwise.
  var busy: String?
  /// The package hides it from the listener.
  var isHidden = false
  /// The package does something when it is pressed, whatever its user adds; the prop that says for which kind of press that is.
  var pressedUnless: String?
}

extension KnownComponent {
  static func pressed(_ parts: String..., label: String? = nil) -> KnownComponent {
    .parts(KnownParts(kind: .touchable, role: "button", label: label, parts: parts))
  }

  static func pressedOnDemand(_ parts: String...) -> KnownComponent {
    .parts(KnownParts(kind: .view, parts: parts, isPressedOnDemand: true))
  }

  /// How far something is: the packages make an element of it, with the role and how much of the whole that is.
  static func progress(
    _ share: String, unless open: String? = nil, busy: String? = nil
  ) -> KnownComponent {
    .parts(
      KnownParts(
        kind: .progress, role: "progressbar", parts: [], share: share, openShare: open, busy: busy))
  }

  static let hiddenIcon = KnownComponent.parts(KnownParts(kind: .icon, parts: [], isHidden: true))

  static let heading = KnownComponent.parts(.text, "children", role: "header")

  static func parts(_ kind: HostKind, _ parts: String..., role: String? = nil) -> KnownComponent {
    .parts(KnownParts(kind: kind, role: role, parts: parts))
  }
}

/// Elements of packages whose source says what they come to: read there, each by its module.
enum PackageComponents {
  static let byModule: [String: [String: KnownComponent]] = [
    // github.com/callstack/react-native-paper, src/components, of version 5.
    "react-native-paper": paper,
    // github.com/react-navigation/react-navigation, packages/elements.
    "@react-navigation/elements": [
      "HeaderBackButton": .pressed(label: "Go back"), "HeaderButton": .pressed("children"),
      "HeaderTitle": .parts(.text, "children", role: "header"), "Button": .pressed("children"),
      "Text": .host(.text), "Label": .host(.text), "PlatformPressable": .host(.touchable),
      "Background": .children, "Screen": .children, "SafeAreaProviderCompat": .children,
      "HeaderBackground": .nothing,
    ],
    // github.com/mrousavy/react-native-pressable-opacity, src/PressableOpacity.tsx: a Pressable with a look.
    "react-native-pressable-opacity": ["PressableOpacity": .host(.touchable)],
    "tamagui": tamagui, "@tamagui/core": tamagui,
    // What a press opens is a menu of the system; github.com/nandorojo/zeego, packages/zeego/src/menu.
    "zeego/dropdown-menu": menu.merging(["Trigger": .trigger]) { $1 },
    "zeego/context-menu": menu,
    // github.com/instea/react-native-popup-menu, src/MenuTrigger.js: a TouchableHighlight around its text or its children,
    // without a role of its own, which is not told that it is disabled; src/MenuProvider.js: options are over the screen
    // while their menu is open.
    "react-native-popup-menu": [
      "MenuProvider": .children, "MenuContext": .children, "Menu": .children, "": .children,
      "MenuTrigger": .parts(
        KnownParts(
          kind: .touchable, parts: ["text", "children"], withheld: ["disabled"],
          pressedUnless: "triggerOnLongPress")),
      "MenuOptions": .nothing, "MenuOption": .nothing,
    ],
    "@rneui/themed": elements, "@rneui/base": elements, "react-native-elements": elements,
    // github.com/vonovak/react-navigation-header-buttons, src/HeaderButtons.tsx. What its items say hangs on the
    // icons that their user gives, which are not known here: their title is shown only where there is none.
    "react-navigation-header-buttons": [
      "HeaderButtons": .children, "HeaderButtonsProvider": .children, "HiddenItem": .nothing,
    ],
    "react-native-swipe-list-view": ["SwipeListView": .list, "SwipeRow": .children],
    "@react-native-segmented-control/segmented-control": ["": .segments],
    "@react-native-community/segmented-control": ["": .segments],
    "react-native-tab-view": ["TabView": .pages, "TabBar": .tabBar],
    // github.com/WrathChaos/react-native-bouncy-checkbox, lib/BouncyCheckbox.tsx.
    "react-native-bouncy-checkbox": ["": .parts(.touchable, "textComponent", "text")],
    // github.com/expo/expo, packages/html-elements/src/elements: headings have the role, boxes have none.
    "@expo/html-elements": [
      "H1": .heading, "H2": .heading, "H3": .heading, "H4": .heading, "H5": .heading,
      "H6": .heading,
      "P": .host(.text), "B": .host(.text), "Strong": .host(.text), "Span": .host(.text),
      "Div": .host(.view), "Section": .host(.view), "Main": .host(.view), "Nav": .host(.view),
      "Header": .host(.view), "Footer": .host(.view), "Article": .host(.view), "A": .host(.link),
    ],
    // What asks its child for what to show, and gives it the values of a form.
    "formik": ["Formik": .consumer, "Field": .consumer, "FieldArray": .renders],
    "redux-persist/integration/react": ["PersistGate": .children],
    "@stripe/stripe-react-native": ["StripeProvider": .children],
    // github.com/alan-eu/react-native-fast-shadow, src/ShadowedView.tsx: a box with a shadow behind it.
    "react-native-fast-shadow": ["ShadowedView": .host(.view)],
    // github.com/zoontek/react-native-edge-to-edge, src/SystemBars.ts: it tells the system of a style, and shows nothing.
    "react-native-edge-to-edge": ["SystemBars": .nothing],
    // github.com/leecade/react-native-swiper, dist/index.js: pages beside each other, with dots that are Views.
    "react-native-swiper": ["": .children],
    "react-native-avoid-softinput": ["AvoidSoftInputView": .host(.view)],
    // github.com/oblador/react-native-progress, Bar.js, Circle.js, CircleSnail.js and Pie.js: boxes that get the other
    // props, and say nothing themselves.
    "react-native-progress": [
      "Bar": .host(.view), "Circle": .drawn, "CircleSnail": .drawn, "Pie": .drawn,
    ],
    "react-native-progress/Bar": ["": .host(.view)], "react-native-progress/Pie": ["": .drawn],
    "react-native-progress/Circle": ["": .drawn],
    "react-native-progress/CircleSnail": ["": .drawn],
    "react-native-tableview-simple": [
      "TableView": .host(.view), "Cell": .cell, "Separator": .nothing,
      "Section": .parts(
        .view, "headerComponent", "header", "children", "footer", "footerComponent"),
    ],
    // What shows the files of an app is nothing itself (Expo Router, `ExpoRoot`).
    "expo-router": ["ExpoRoot": .nothing],
    "react-native-walkthrough-tooltip": ["": .tooltip],
    "react-native-popover-view": ["": .popover, "Popover": .popover],
    SwiftUIParts.module: SwiftUIParts.table,
    // The same as `@react-native-picker/picker` and `@react-native-community/datetimepicker` (Expo UI, “Community”).
    "@expo/ui/community/picker": [
      "": .host(.picker), "Picker": .host(.picker), "Picker.Item": .nothing, "Item": .nothing,
    ],
    "@expo/ui/community/datetime-picker": [
      "": .host(.opaque), "DateTimePicker": .host(.opaque),
    ],
    "react-native-button": ["": .pressed("children")],
    "react-native-parallax-scroll-view": [
      "": .parts(
        .view, "renderStickyHeader", "renderFixedHeader", "renderForeground", "children")
    ],
    "react-native-search-bar": ["": .host(.textInput)],
    "react-navigation": ["SafeAreaView": .host(.view), "ThemeProvider": .children],
    "react-native-safe-area-view": ["": .host(.view), "SafeAreaView": .host(.view)],
    "react-native-actionsheet": ["": .nothing, "ActionSheetCustom": .nothing],
    // Dialogs of the system, and what stands over everything for a while.
    "react-native-modal-datetime-picker": ["": .nothing],
    "react-native-flash-message": ["": .nothing, "FlashMessage": .nothing],
    "react-native-toast-message": ["": .nothing],
    // Grey shapes while something loads.
    // What is written around them is there at all times, and what they animate too (rn-placeholder, `Placeholder`).
    "rn-placeholder": [
      "Placeholder": .children, "PlaceholderLine": .nothing, "PlaceholderMedia": .nothing,
      "Fade": .children, "Loader": .children, "Progressive": .children, "Shine": .children,
      "ShineOverlay": .children,
    ],
    "@candlefinance/faster-image": ["FasterImageView": .host(.picture)],
    "@mattermost/react-native-paste-input": ["": .host(.textInput)],
    "react-native-draggable-flatlist": ["ScaleDecorator": .children, "ShadowDecorator": .children],
    // A view that is drawn on: what stands in it are commands, and no views.
    "@shopify/react-native-skia": ["Canvas": .host(.picture), "SkiaView": .host(.picture)],
    // What gives data to what is below, and shows nothing.
    "@tanstack/react-query": ["QueryClientProvider": .children],
    "react-query": ["QueryClientProvider": .children],
    "@realm/react": ["RealmProvider": .children, "AppProvider": .children],
    "@expo/react-native-action-sheet": ["ActionSheetProvider": .children],
    "swr": ["SWRConfig": .children],
    // Words in the reach of their translations (Lingui's documentation of its components).
    "@lingui/react": ["Trans": .sentence], "@lingui/macro": ["Trans": .sentence],
    "@lingui/react/macro": ["Trans": .sentence],
    "react-native-alert-notification": ["AlertNotificationRoot": .children],
    "react-native-country-flag": ["": .host(.image)],
    "react-native-qrcode-styled": ["": .host(.picture)],
    "react-native-reorderable-list": ["": .list],
    "react-native-image-viewing": ["": .nothing],
    "expo-glass-effect": ["GlassView": .host(.view), "GlassContainer": .host(.view)],
    "@rn-primitives/switch": ["Root": .parts(.touchable, role: "switch"), "Thumb": .nothing],
    "@rn-primitives/checkbox": [
      "Root": .parts(.touchable, role: "checkbox"), "Indicator": .nothing,
    ],
    "@rn-primitives/radio-group": [
      "Root": .host(.view), "Item": .parts(.touchable, role: "radio"), "Indicator": .nothing,
    ],
    "@rn-primitives/slot": [
      "Text": .host(.text), "View": .host(.view), "Pressable": .host(.touchable),
      "Image": .host(.image),
    ],
    "@rn-primitives/label": ["Root": .host(.touchable), "Text": .host(.text)],
    "@rn-primitives/avatar": [
      "Root": .host(.view), "Image": .host(.image), "Fallback": .nothing,
    ],
    "@rn-primitives/separator": ["Root": .nothing],
    "@rn-primitives/portal": ["Portal": .children, "PortalHost": .nothing],
    "@rn-primitives/dialog": primitiveDialog, "@rn-primitives/alert-dialog": primitiveDialog,
    "@rn-primitives/dropdown-menu": primitiveMenu, "@rn-primitives/select": primitiveMenu,
    "@rn-primitives/context-menu": primitiveMenu, "@rn-primitives/popover": primitiveMenu,
    "@rn-primitives/tooltip": primitiveMenu,
  ]

  /// github.com/roninoss/rn-primitives, packages: each part is a Pressable, a View or a Text with the role of its kind.
  private static let primitiveDialog: [String: KnownComponent] = [
    "Root": .children, "Trigger": .pressed("children"), "Portal": .children,
    "Overlay": .children, "Content": .modal, "Close": .pressed("children"),
    "Cancel": .pressed("children"), "Action": .pressed("children"), "Title": .heading,
    "Description": .host(.text),
  ]

  /// What it opens lies over the screen until it is closed.
  private static let primitiveMenu: [String: KnownComponent] = [
    "Root": .children, "Trigger": .pressed("children"), "Portal": .nothing, "Overlay": .nothing,
    "Content": .nothing, "Value": .parts(.text, "placeholder"),
  ]

  /// github.com/gluestack/gluestack-ui: what its packages give ready made, and what stands for parts.
  static let gluestack: [String: KnownComponent] = [
    "PrimitiveIcon": .given, "UIIcon": .given, "Icon": .given, "ButtonIcon": .given,
    "InputIcon": .given, "CheckboxIcon": .given, "RadioIcon": .given, "Svg": .host(.picture),
    "Menu": .menu, "Nothing": .nothing, "Divider": .nothing, "GluestackUIProvider": .children,
    "Box": .host(.view), "VStack": .host(.view), "HStack": .host(.view), "Center": .host(.view),
    "ButtonGroup": .host(.view), "FormControl": .host(.view), "Input": .host(.view),
    "Textarea": .host(.view), "Text": .host(.text), "Heading": .host(.text),
    "ButtonText": .host(.text), "CheckboxLabel": .host(.text), "RadioLabel": .host(.text),
    "FormControlLabelText": .host(.text), "BadgeText": .host(.text), "Badge": .host(.view),
    "Button": .pressed("children"), "Fab": .pressed("children"), "Pressable": .host(.touchable),
    "Checkbox": .parts(.touchable, "children", role: "checkbox"),
    "Radio": .parts(.touchable, "children", role: "radio"), "RadioGroup": .host(.view),
    "CheckboxIndicator": .nothing, "RadioIndicator": .nothing, "InputSlot": .nothing,
    "InputField": .host(.textInput), "TextareaInput": .host(.textInput),
    "Switch": .host(.switch), "Spinner": .host(.activity), "ButtonSpinner": .host(.activity),
    "Image": .host(.image), "ScrollView": .host(.view), "Modal": .modal, "Actionsheet": .modal,
    "AlertDialog": .modal,
  ]

  /// Modules whose components make a Text or an icon of props that stand in the place of an element: renderNode.tsx
  /// among what packages/base/src shares, and Header/components/HeaderChildren.tsx.
  static let makingElements: Set<String> = [
    "@rneui/themed", "@rneui/base", "react-native-elements",
  ]

  /// github.com/react-native-elements/react-native-elements, packages/base/src, and src of its first versions.
  private static let elements: [String: KnownComponent] = [
    "Text": .host(.text), "Icon": .pressedIcon, "Image": .host(.image), "Divider": .nothing,
    "Button": .pressed("icon", "title", "children"), "FAB": .pressed("icon", "title"),
    "Overlay": .modal, "Dialog": .modal, "BottomSheet": .modal, "Tooltip": .children,
    "Avatar": .pressedOnDemand("title", "children"), "Card": .parts(.view, "title", "children"),
    "Card.Title": .host(.text), "Card.Divider": .nothing, "Card.Image": .host(.image),
    "List": .host(.view),
    "ListItem": .pressedOnDemand(
      "leftElement", "leftAvatar", "avatar", "title", "subtitle", "children", "rightTitle",
      "rightSubtitle", "badge", "rightElement"),
    "ListItem.Content": .host(.view), "ListItem.Title": .host(.text),
    "ListItem.Subtitle": .host(.text), "ListItem.Chevron": .host(.icon),
    "ListItem.CheckBox": .parts(.touchable, "title", role: "checkbox"),
    "ListItem.Input": .host(.textInput), "Badge": .parts(.text, "value"),
    "CheckBox": .parts(.touchable, "title", role: "checkbox"), "Input": .field,
    "SearchBar": .host(.textInput), "ButtonGroup": .choices, "Switch": .host(.switch),
    "Slider": .host(.slider),
    "LinearProgress": .progress("value"), "Skeleton": .nothing, "ThemeProvider": .children,
    "Header": .parts(.view, "leftComponent", "centerComponent", "rightComponent", "children"),
  ]

  /// github.com/tamagui/tamagui, code/ui: a Button is made an element with that role, words in it are Texts; a box that is
  /// pressed is a View with the handlers of React Native's Pressability, and no element.
  private static let tamagui: [String: KnownComponent] = [
    "View": .host(.view), "Stack": .host(.view), "XStack": .host(.view), "YStack": .host(.view),
    "ZStack": .host(.view), "ThemeableStack": .host(.view), "Card": .host(.view),
    "Group": .host(.view), "XGroup": .host(.view), "YGroup": .host(.view), "Form": .host(.view),
    "ScrollView": .host(.view), "Avatar": .host(.view), "Group.Item": .children,
    "XGroup.Item": .children, "YGroup.Item": .children, "Form.Trigger": .children,
    "Theme": .children, "TamaguiProvider": .children, "PortalProvider": .children,
    "Text": .host(.text), "SizableText": .host(.text), "Paragraph": .host(.text),
    "Label": .host(.text), "Button": .pressed("icon", "children", "iconAfter"),
    "Button.Text": .host(.text), "Input": .host(.textInput), "TextArea": .host(.textInput),
    "Image": .host(.image), "Avatar.Image": .host(.image), "Avatar.Fallback": .children,
    "Spinner": .host(.activity), "Separator": .nothing, "Spacer": .nothing,
    "Switch.Thumb": .nothing,
  ]

  private static let menu: [String: KnownComponent] = [
    "Root": .children, "Trigger": .children, "Content": .nothing, "Preview": .nothing,
    "Auxiliary": .nothing, "Item": .nothing, "Group": .nothing,
  ]

  /// Its icons hide themselves (`MaterialCommunityIcon.tsx`: `accessibilityProps`); a bar that is seen is busy, and where nobody
  /// knows how far it is its value is empty (`ProgressBar.tsx`).
  private static let paper: [String: KnownComponent] = [
    "Provider": .children, "PaperProvider": .children, "Portal": .children,
    "Portal.Host": .children,
    "Surface": .host(.view), "Card": .host(.view), "Card.Content": .host(.view),
    "Card.Actions": .host(.view), "Card.Cover": .host(.image),
    "Card.Title": .parts(.view, "left", "title", "subtitle", "right"),
    "Text": .host(.text), "Paragraph": .host(.text), "Title": .host(.text),
    "Caption": .host(.text), "Headline": .host(.text), "Subheading": .host(.text),
    "HelperText": .host(.text), "Badge": .host(.text), "Icon": .hiddenIcon, "Divider": .nothing,
    "ActivityIndicator": .host(.activity),
    "ProgressBar": .progress("progress", unless: "indeterminate", busy: "visible"),
    "Button": .pressed("children"), "FAB": .pressed("label"), "IconButton": .pressed("icon"),
    "Chip": .pressed("children"), "ToggleButton": .pressed("icon"),
    "TouchableRipple": .host(.touchable), "Switch": .host(.switch),
    "Checkbox": .parts(.touchable, role: "checkbox"),
    "Checkbox.Android": .parts(.touchable, role: "checkbox"),
    "Checkbox.IOS": .parts(.touchable, role: "checkbox"),
    "Checkbox.Item": .parts(.touchable, "label", role: "checkbox"),
    "RadioButton": .parts(.touchable, role: "radio"),
    "RadioButton.Android": .parts(.touchable, role: "radio"),
    "RadioButton.IOS": .parts(.touchable, role: "radio"),
    "RadioButton.Item": .parts(.touchable, "label", role: "radio"),
    "RadioButton.Group": .children,
    "TextInput": .parts(KnownParts(kind: .textInput, parts: [], placeholder: "label")),
    "Searchbar": .host(.textInput),
    "Appbar": .host(.view), "Appbar.Header": .host(.view),
    "Appbar.Content": .parts(.text, "title", role: "header"),
    "Appbar.BackAction": .pressed(label: "Back"), "Appbar.Action": .pressed("icon"),
    "List.Section": .parts(.view, "title", "children"), "List.Subheader": .host(.text),
    "List.Item": .parts(.touchable, "left", "title", "description", "right"),
    "List.Icon": .hiddenIcon, "Avatar.Image": .host(.picture), "Avatar.Icon": .host(.picture),
    "Avatar.Text": .parts(.text, "label"), "Menu": .menu, "Menu.Item": .nothing,
    "Dialog": .modal, "Modal": .modal, "Snackbar": .nothing, "Tooltip": .children,
    "Dialog.Title": .host(.text), "Dialog.Content": .host(.view), "Dialog.Actions": .host(.view),
    "Dialog.ScrollArea": .host(.view),
  ]
}
