/// What is known of the framework's widgets and of some packages': how each is laid out, and which of its
/// arguments hold what is seen, in the order in which it is read.
///
/// Sources: the `Semantics` that each widget of Flutter's `material`, `cupertino` and `widgets` libraries builds, and what
/// their tests expect.
struct WidgetRow: Sendable {
  enum Shape: UInt8, Sendable {
    /// Its slots, and nothing of itself.
    case layout
    /// The same; what is in it is built by functions.
    case builder
    case nothing
    case text, richText, icon, image, avatar, badge, box
    case semantics, merge, exclude, block, ignore
    case card, tap, tooltip
    /// What its builder makes opens something when it is tapped.
    case opener
    case listTile, settingsTile, toggleTile, expansionTile, expansionPanel, accountHeader
    case button, iconButton, floatingButton, popupMenu, dropdown
    case textField, decorator, toggle, radio, slider, chip, segments
    case tabBar, tabView, tab, navigation, appBar, scaffold, dialog, simpleDialog
    case crossFade, expandable, navigator
    /// What is in it is one.
    case cell
    case list, scroll, indexedStack, stack, hiding, opacity, progress, table, app
    case drags
    /// What its delegate builds.
    case delegate
    case opaque, web
    /// Something of that kind below what it is given.
    case canvas
  }
  var shape: Shape
  var slots: [String]
  /// Of what is in a list one is there at a time.
  var isPages: Bool

  init(_ shape: Shape, _ slots: [String] = ["child"], isPages: Bool = false) {
    self.shape = shape
    self.slots = slots
    self.isPages = isPages
  }
}

enum WidgetTable {
  static func row(_ name: String) -> WidgetRow? { rows[name] }
  static func isKnown(_ name: String) -> Bool { rows[name] != nil }

  /// Arguments that hold what is seen, of widgets that nobody knows.
  static let commonSlots = [
    "leading", "icon", "avatar", "title", "label", "subtitle", "header", "child", "children",
    "body", "content", "builder", "slivers", "sliver", "trailing", "actions", "footer",
  ]

  /// Others that do where what they are given is a widget, as it is named there: before these slots, and behind them.
  static let leadSlots = [
    "image", "thumbnail", "prefix", "prefixIcon", "start", "left", "top", "leadingIcon",
  ]
  static let endSlots = [
    "center", "middle", "description", "message", "value", "suffix", "suffixIcon", "end", "right",
    "bottom", "trailingIcon",
  ]

  /// The argument says by its name that what it holds is shown in the place of the rest, or is opened over it.
  static func isApart(_ label: String) -> Bool {
    let label = label.lowercased()
    return apart.contains { label.contains($0) }
  }

  private static let apart = [
    "placeholder", "loading", "progress", "error", "empty", "fallback", "replacement", "hint",
    "menu", "popup", "overlay", "tooltip", "dialog", "sheet", "drawer", "feedback", "dragging",
  ]

  /// Arguments that hold words where a widget may stand as well.
  static let wordSlots = [
    "title", "label", "text", "subtitle", "message", "description", "content",
  ]

  /// Arguments by which a widget is told what happens when it is pressed.
  static let pressing = ["onPressed", "onTap", "onClick", "onClicked"]

  /// The same, of those that make rows: `Layout.list` takes the others.
  static let besideRows = commonSlots.filter { !rowSlots.contains($0) }

  private static let rowSlots: Set<String> = ["header", "children", "builder", "footer"]

  /// What makes the children of a sliver (Flutter, `SliverChildDelegate`).
  static let delegates: Set<String> = ["SliverChildBuilderDelegate", "SliverChildListDelegate"]

  static func same(
    _ shape: WidgetRow.Shape, _ slots: [String] = ["child"], _ names: String
  ) -> [(String, WidgetRow)] {
    names.split(whereSeparator: \.isWhitespace).map { (String($0), WidgetRow(shape, slots)) }
  }

  static let rows: [String: WidgetRow] = {
    var all: [(String, WidgetRow)] = []
    for family in [
      layouts, builders, texts, controls, lists, bars, semantics, others, PackageWidgets.rows,
    ] {
      all += family
    }
    return Dictionary(all) { first, _ in first }
  }()

  private static let layouts =
    same(
      .layout, ["child"],
      """
      Padding Center Align Expanded Flexible SizedBox SizedOverflowBox OverflowBox FractionallySizedBox FractionalTranslation HeroMode SliverPinnedHeader VisibilityDetector
      ConstrainedBox UnconstrainedBox LimitedBox AspectRatio FittedBox IntrinsicHeight IntrinsicWidth Baseline
      SafeArea SliverSafeArea Material Hero Theme Directionality MediaQuery DefaultTextStyle IconTheme
      ClipRRect ClipRect ClipOval ClipPath ClipRSuperellipse Transform RotatedBox
      AnimatedPadding AnimatedAlign AnimatedSize AnimatedSwitcher AnimatedPositioned AnimatedDefaultTextStyle
      AnimatedPhysicalModel AnimatedRotation AnimatedScale AnimatedSlide AnimatedTheme
      AnimatedFractionallySizedBox
      FadeTransition ScaleTransition SlideTransition SizeTransition RotationTransition PositionedTransition
      DecoratedBoxTransition SliverFadeTransition AlignTransition DefaultTextStyleTransition
      Positioned PositionedDirectional RepaintBoundary Form RefreshIndicator Scrollbar CupertinoScrollbar
      RawScrollbar Focus FocusScope FocusTraversalGroup FocusTraversalOrder FocusableActionDetector Actions
      Shortcuts CallbackShortcuts MouseRegion Listener WillPopScope PopScope DefaultTabController
      ScrollConfiguration ShaderMask ColorFiltered BackdropFilter ImageFiltered CompositedTransformTarget
      CompositedTransformFollower KeyedSubtree PhysicalModel PhysicalShape NotificationListener
      InheritedTheme AnnotatedRegion ProviderScope UncontrolledProviderScope Provider ChangeNotifierProvider
      MultiProvider ListenableProvider StreamProvider FutureProvider ProxyProvider BlocProvider
      MultiBlocProvider RepositoryProvider MultiRepositoryProvider BlocListener MultiBlocListener
      SliverPadding SliverToBoxAdapter SliverFillRemaining SliverOpacity SliverIgnorePointer
      KeyboardListener AutomaticKeepAlive KeepAlive TickerMode LayoutId PrimaryScrollController ScaffoldMessenger
      TooltipTheme ListTileTheme IconButtonTheme ButtonTheme DividerTheme CardTheme ExpansionTileTheme
      CupertinoTheme ButtonBarTheme SelectionArea SelectionContainer
      TextFieldTapRegion TapRegion TapRegionSurface SizeChangedLayoutNotifier Overlay RestorationScope
      DefaultSelectionStyle Skeletonizer Shimmer AutofillGroup FadeIn Animate
      MaterialPage CupertinoPage NoTransitionPage CustomTransitionPage DropdownMenuItem
      DropdownButtonHideUnderline ReorderableDragStartListener ReorderableDelayedDragStartListener
      SliverCrossAxisExpanded CupertinoUserInterfaceLevel
      BottomSheet MaterialBanner Banner CheckedModeBanner MenuTheme GlowingOverscrollIndicator
      StretchingOverscrollIndicator PageStorage HeroControllerScope RadioGroup SelectableRegion
      KeyboardDismissOnTap DragToResizeArea DragToMoveArea
      SmartRefresher FocusDetector FlipInX BounceIn ZoomIn PreferredSize
      SlideInUp CupertinoPopupSurface TextSelectionTheme ExcludeFocus ExcludeFocusTraversal
      NavigatorPopHandler SliverOverlapAbsorber SliverOverlapInjector DraggableScrollableActuator
      SingleChildRenderObjectWidget CustomPaint
      SliderTheme NavigationBarTheme NavigationRailTheme NavigationDrawerTheme SwitchTheme CheckboxTheme RadioTheme
      ChipTheme PopupMenuTheme TabBarTheme SegmentedButtonTheme FilledButtonTheme ElevatedButtonTheme
      TextButtonTheme OutlinedButtonTheme ToggleButtonsTheme MenuButtonTheme MenuBarTheme DropdownMenuTheme
      ProgressIndicatorTheme ScrollbarTheme DrawerTheme SearchBarTheme SearchViewTheme DataTableTheme
      MaterialBannerTheme BottomNavigationBarTheme DatePickerTheme TimePickerTheme BadgeTheme ActionIconTheme
      DefaultTextHeightBehavior PinnedHeaderSliver SliverFloatingHeader SliverResizingHeader DefaultAssetBundle
      AnimatedPositionedDirectional ConstraintsTransformBox CustomSingleChildLayout LookupBoundary
      TooltipVisibility RootRestorationScope Title UndoHistory BackdropGroup SensitiveContent SnapshotWidget
      RawKeyboardListener FlexibleSpaceBarSettings CupertinoPageTransition
      """)
    + same(
      .layout, ["children"],
      """
      Column Row Wrap Flex ListBody OverflowBar ButtonBar Flow CustomMultiChildLayout MultiChildRenderObjectWidget
      """)
    + same(.layout, ["slivers"], "SliverMainAxisGroup SliverCrossAxisGroup")
    + same(.layout, ["sliver"], "SliverConstrainedCrossAxis SliverEnsureSemantics")
    + same(.scroll, ["slivers"], "Viewport ShrinkWrappingViewport")
    + [
      // A GestureDetector around what its builder makes (material library, `search_anchor.dart`).
      ("SearchAnchor", WidgetRow(.opener, ["builder"])),
      ("RawAutocomplete", WidgetRow(.layout, ["fieldViewBuilder"])),
      // A node of its own with each cell apart, since 3.32; in a TableCell all is one (rendering library, `RenderTable`;
      // widgets library, `TableCell`, with `SemanticsRole.cell`).
      ("Table", WidgetRow(.scroll, ["children"])), ("TableRow", WidgetRow(.layout, ["children"])),
      ("TableCell", WidgetRow(.cell)), ("Stack", WidgetRow(.stack, ["children"])),
      ("Container", WidgetRow(.box)), ("DecoratedBox", WidgetRow(.box)),
      ("ColoredBox", WidgetRow(.box)), ("AnimatedContainer", WidgetRow(.box)),
      ("Ink", WidgetRow(.box)), ("DecoratedSliver", WidgetRow(.layout, ["sliver"])),
      ("AnimatedCrossFade", WidgetRow(.crossFade)), ("Navigator", WidgetRow(.navigator, ["pages"])),
      ("GridTile", WidgetRow(.layout, ["header", "child", "footer"])),
      ("GridTileBar", WidgetRow(.layout, ["leading", "title", "subtitle", "trailing"])),
      ("Stepper", WidgetRow(.layout, ["steps"])),
      ("Step", WidgetRow(.layout, ["title", "subtitle"])),
      ("InteractiveViewer", WidgetRow(.layout)),
      ("CupertinoFormRow", WidgetRow(.layout, ["prefix", "child", "helper", "error"])),
      ("CupertinoFormSection", WidgetRow(.layout, ["header", "children", "footer"])),
      ("CupertinoListSection", WidgetRow(.layout, ["header", "children", "footer"])),
      ("CupertinoContextMenu", WidgetRow(.layout)), ("CupertinoPageScaffold", WidgetRow(.scaffold)),
      ("ExpansionPanelList", WidgetRow(.layout, ["children"])),
      ("ExpansionPanel", WidgetRow(.expansionPanel)),
      ("ExpansionPanelRadio", WidgetRow(.expansionPanel)),
      ("NestedScrollView", WidgetRow(.scroll, ["headerSliverBuilder", "body"])),
      ("InputDecorator", WidgetRow(.decorator)),
      // Its child is what its builder makes of it (material library, `menu_anchor.dart`).
      ("MenuAnchor", WidgetRow(.layout, ["builder"])),
      ("NavigationToolbar", WidgetRow(.layout, ["leading", "middle", "trailing"])),
      ("OverlayPortal", WidgetRow(.layout)), ("SnackBar", WidgetRow(.nothing)),
    ]

  private static let builders =
    same(
      .builder, ["builder"],
      """
      Builder StatefulBuilder LayoutBuilder OrientationBuilder AnimatedBuilder ListenableBuilder
      ValueListenableBuilder StreamBuilder FutureBuilder TweenAnimationBuilder DragTarget Consumer Consumer2
      Consumer3 Consumer4 Selector Selector2 Selector3 BlocBuilder BlocConsumer BlocSelector Obx GetBuilder GetX
      Observer StoreConnector HookBuilder HookConsumer
      SliverLayoutBuilder FormField DualTransitionBuilder
      KeyboardVisibilityBuilder ResponsiveBuilder
      MultiValueListenableBuilder CustomRefreshIndicator DraggableScrollableSheet
      """)

  private static let texts =
    [("Badge", WidgetRow(.badge))]
    + same(
      .text, [],
      "Text AutoSizeText SelectableText Linkify SelectableLinkify")
    + same(.richText, [], "RichText")
    + same(
      .icon, [],
      // Those of bars are named on Android alone (material library, `action_buttons.dart`).
      """
      Icon ImageIcon FaIcon AnimatedIcon BackButtonIcon CloseButtonIcon DrawerButtonIcon EndDrawerButtonIcon
      """)
    + same(
      .image, [],
      """
      Image FadeInImage CachedNetworkImage SvgPicture Lottie RiveAnimation ExtendedImage OctoImage RawImage
      VectorGraphic FlutterLogo ScalableImageWidget
      """)
    + [("CircleAvatar", WidgetRow(.avatar))]

  private static let controls =
    same(
      .button, ["icon", "child", "label"],
      """
      ElevatedButton TextButton OutlinedButton FilledButton MaterialButton RawMaterialButton CupertinoButton
      SimpleDialogOption CupertinoDialogAction CupertinoActionSheetAction MenuItemButton SubmenuButton
      RaisedButton FlatButton OutlineButton CupertinoContextMenuAction SnackBarAction
      """)
    + same(
      .iconButton, ["icon"], "IconButton BackButton CloseButton DrawerButton EndDrawerButton")
    + [
      ("FloatingActionButton", WidgetRow(.floatingButton, ["icon", "child", "label"])),
      ("PopupMenuButton", WidgetRow(.popupMenu, ["icon", "child"])),
      ("PopupMenuItem", WidgetRow(.button)),
      ("DropdownButton", WidgetRow(.dropdown)), ("DropdownButtonFormField", WidgetRow(.dropdown)),
      ("DropdownMenu", WidgetRow(.dropdown)), ("DropdownMenuFormField", WidgetRow(.dropdown)),
    ]
    + same(
      .textField, [],
      """
      TextField TextFormField CupertinoTextField CupertinoSearchTextField SearchBar EditableText
      CupertinoTextFormFieldRow Autocomplete TypeAheadField TypeAheadFormField PinCodeTextField Pinput
      """)
    + same(.toggle, [], "Switch Checkbox CupertinoSwitch CupertinoCheckbox")
    + same(.radio, [], "Radio CupertinoRadio")
    + same(.slider, [], "Slider RangeSlider CupertinoSlider")
    + same(
      .chip, ["avatar", "leading", "label", "child", "trailing"],
      "Chip ActionChip ChoiceChip FilterChip InputChip RawChip")
    + same(
      .segments, ["segments", "children"],
      "SegmentedButton ToggleButtons CupertinoSegmentedControl CupertinoSlidingSegmentedControl")
    + same(.listTile, ["leading", "title", "subtitle", "trailing"], "ListTile AboutListTile")
    + same(
      .toggleTile, ["leading", "secondary", "title", "subtitle"],
      "CheckboxListTile SwitchListTile RadioListTile")
    + [
      ("ExpansionTile", WidgetRow(.expansionTile, ["leading", "title", "subtitle", "trailing"])),
      (
        "CupertinoListTile",
        WidgetRow(.tap, ["leading", "title", "subtitle", "additionalInfo", "trailing"])
      ),
      ("ButtonSegment", WidgetRow(.layout, ["icon", "label"])),
    ]

  private static let lists =
    same(
      .list, ["children"],
      "ListView GridView SliverList SliverGrid AnimatedList SliverFixedExtentList ListWheelScrollView"
        + " ReorderableListView SliverPrototypeExtentList SliverAnimatedList ScrollablePositionedList"
        + " BoxScrollView AnimatedGrid CarouselView SliverReorderableList MasonryGridView SliverMasonryGrid PagedListView"
        + " CupertinoPicker ReorderableList SliverAnimatedGrid AlignedGridView ListWheelViewport"
        + " SliverVariedExtentList ReorderableGridView")
    + [
      ("PageView", WidgetRow(.list, ["children"], isPages: true)),
      ("PreloadPageView", WidgetRow(.list, ["children"], isPages: true)),
      // What a PageView builds, each as large as what it is seen through.
      ("SliverFillViewport", WidgetRow(.list, ["children"], isPages: true)),
      // Of a package, around a PageView (carousel_slider, `carousel_slider.dart`).
      ("CarouselSlider", WidgetRow(.list, ["items"], isPages: true)),
      ("Scrollable", WidgetRow(.scroll, ["viewportBuilder"])),
      ("CustomScrollView", WidgetRow(.scroll, ["slivers"])),
      ("SliverPersistentHeader", WidgetRow(.delegate)),
      ("SingleChildScrollView", WidgetRow(.scroll)),
      ("IndexedStack", WidgetRow(.indexedStack, ["children"])),
      ("TabBarView", WidgetRow(.tabView, ["children"])), ("DataTable", WidgetRow(.table, [])),
      ("PaginatedDataTable", WidgetRow(.table, [])),
    ]

  private static let bars = [
    ("Scaffold", WidgetRow(.scaffold)),
    ("AppBar", WidgetRow(.appBar)), ("SliverAppBar", WidgetRow(.appBar)),
    ("CupertinoNavigationBar", WidgetRow(.appBar)),
    ("CupertinoSliverNavigationBar", WidgetRow(.appBar)),
    ("BottomAppBar", WidgetRow(.layout)),
    // Its title is the last child, below what lies behind it (material library, `flexible_space_bar.dart`).
    ("FlexibleSpaceBar", WidgetRow(.layout, ["background", "title"])),
    ("TabBar", WidgetRow(.tabBar, ["tabs"])),
    ("Tab", WidgetRow(.tab, ["icon", "text", "child"])),
    ("NavigationDestination", WidgetRow(.tab, ["icon", "label"])),
    ("BottomNavigationBar", WidgetRow(.navigation, ["items"])),
    ("NavigationBar", WidgetRow(.navigation, ["destinations"])),
    ("NavigationRail", WidgetRow(.navigation, ["destinations"])),
    ("CupertinoTabBar", WidgetRow(.navigation, ["items"])),
    ("CupertinoTabScaffold", WidgetRow(.scaffold)),
    ("Drawer", WidgetRow(.layout)), ("NavigationDrawer", WidgetRow(.scroll, ["children"])),
    ("DrawerHeader", WidgetRow(.layout)),
    ("UserAccountsDrawerHeader", WidgetRow(.accountHeader)),
    ("AlertDialog", WidgetRow(.dialog)), ("CupertinoAlertDialog", WidgetRow(.dialog)),
    ("SimpleDialog", WidgetRow(.simpleDialog)), ("Dialog", WidgetRow(.layout)),
    ("CupertinoActionSheet", WidgetRow(.layout, ["title", "message", "actions", "cancelButton"])),
    ("NavigationDrawerDestination", WidgetRow(.button, ["icon", "label"])),
  ]

  private static let semantics =
    [
      ("Semantics", WidgetRow(.semantics)), ("SliverSemantics", WidgetRow(.semantics)),
      ("MergeSemantics", WidgetRow(.merge)),
      ("ExcludeSemantics", WidgetRow(.exclude)), ("BlockSemantics", WidgetRow(.block)),
      ("IgnorePointer", WidgetRow(.ignore)), ("AbsorbPointer", WidgetRow(.ignore)),
      ("Card", WidgetRow(.card)), ("InkWell", WidgetRow(.tap)), ("InkResponse", WidgetRow(.tap)),
      ("TableRowInkWell", WidgetRow(.tap)),
      ("GestureDetector", WidgetRow(.tap)), ("TapGestureDetector", WidgetRow(.tap)),
      ("Tooltip", WidgetRow(.tooltip)), ("Visibility", WidgetRow(.hiding)),
      ("SliverVisibility", WidgetRow(.hiding, ["sliver"])),
      ("Offstage", WidgetRow(.hiding)), ("SliverOffstage", WidgetRow(.hiding, ["sliver"])),
      ("Opacity", WidgetRow(.opacity)), ("AnimatedOpacity", WidgetRow(.opacity)),
      ("SliverAnimatedOpacity", WidgetRow(.opacity, ["sliver"])),
      ("Dismissible", WidgetRow(.drags)), ("Draggable", WidgetRow(.drags)),
      ("LongPressDraggable", WidgetRow(.drags)), ("Slidable", WidgetRow(.drags)),
      ("IndexedSemantics", WidgetRow(.layout)),
    ]

  private static let others =
    same(
      .nothing, [],
      """
      Divider VerticalDivider Spacer Gap SliverGap MaxGap Placeholder
      CupertinoActivityIndicator RefreshProgressIndicator ErrorWidget PerformanceOverlay ModalBarrier
      CupertinoListTileChevron PopupMenuDivider TabPageSelector CupertinoSliverRefreshControl AnimatedModalBarrier
      SpinKitRotatingPlain SpinKitDoubleBounce SpinKitWave SpinKitWanderingCubes
      SpinKitFadingFour SpinKitFadingCube SpinKitPulse SpinKitChasingDots SpinKitThreeBounce SpinKitCircle
      SpinKitCubeGrid SpinKitFadingCircle SpinKitRotatingCircle SpinKitFoldingCube SpinKitPumpingHeart
      SpinKitHourGlass SpinKitPouringHourGlass SpinKitFadingGrid SpinKitRipple SpinKitRing SpinKitSpinningCircle
      SpinKitSpinningLines SpinKitSquareCircle SpinKitDualRing SpinKitPianoWave SpinKitThreeInOut
      SpinKitWaveSpinner SpinKitPulsingGrid
      """)
    + same(.progress, [], "LinearProgressIndicator CircularProgressIndicator")
    + same(
      .opaque, [],
      """
      UiKitView AndroidView MarkdownBody Markdown HtmlWidget Html GoogleMap VideoPlayer Chewie CameraPreview QrImageView LineChart BarChart
      PieChart YoutubePlayer MobileScanner PhotoView Texture HtmlElementView CalendarDatePicker TableCalendar
      CupertinoDatePicker CupertinoTimerPicker LicensePage
      """)
    + same(.web, [], "WebView WebViewWidget InAppWebView")
    + same(.app, ["home"], "MaterialApp CupertinoApp WidgetsApp GetMaterialApp")
}
