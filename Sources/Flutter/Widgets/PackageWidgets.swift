/// Widgets of packages that only lay out, dress or move what they are given, or draw what has no words: each by its
/// package's documentation on pub.dev.
enum PackageWidgets {
  static let rows: [(String, WidgetRow)] = around + among + built + drawn + controls + maps

  /// flutter_map: tiles, lines and shapes are painted, and what stands on the map are widgets (lib/src/map/widget.dart,
  /// lib/src/layer); before its version 4 layers were told by their options.
  private static let maps =
    [
      (
        "FlutterMap",
        WidgetRow(.canvas, ["layers", "children", "nonRotatedLayers", "nonRotatedChildren"])
      ),
      ("MarkerLayer", WidgetRow(.layout, ["markers"])),
      ("MarkerLayerOptions", WidgetRow(.layout, ["markers"])),
      ("Marker", WidgetRow(.layout, ["child", "builder"])),
      ("MobileLayerTransformer", WidgetRow(.layout)),
      ("TranslucentPointer", WidgetRow(.layout)),
    ]
    + WidgetTable.same(
      .nothing, [],
      """
      TileLayer PolylineLayer PolygonLayer CircleLayer OverlayImageLayer TileLayerOptions PolylineLayerOptions
      PolygonLayerOptions CircleLayerOptions OverlayImageLayerOptions Scalebar
      """)

  private static let controls =
    // animations: a GestureDetector around what is closed (lib/src/open_container.dart)
    [("OpenContainer", WidgetRow(.opener, ["closedBuilder"]))]

    // simple_gesture_detector: a GestureDetector (lib/simple_gesture_detector.dart)
    + [("SimpleGestureDetector", WidgetRow(.tap))]

    // flutter_dialogs, as it is on iOS: an alert of Cupertino and its actions (lib/src/basic_dialog_alert.dart)
    + [
      ("BasicDialogAlert", WidgetRow(.dialog)),
      ("BasicDialogAction", WidgetRow(.button, ["title"])),
    ]

    // dropdown_button2
    + WidgetTable.same(.dropdown, [], "DropdownButton2 DropdownButtonFormField2")
    + [
      // settings_ui, as it is on iOS (lib/src/tiles/platforms/ios_settings_tile.dart and
      // lib/src/sections/platforms/ios_settings_section.dart): what is pressed is a GestureDetector.
      ("SettingsList", WidgetRow(.list, ["sections"])),
      ("SettingsSection", WidgetRow(.layout, ["title", "tiles"])),
      (
        "SettingsTile",
        WidgetRow(.settingsTile, ["leading", "title", "titleDescription", "value", "trailing"])
      ),
      ("CustomSettingsSection", WidgetRow(.layout)), ("CustomSettingsTile", WidgetRow(.layout)),
    ]

  /// Around one child.
  private static let around =
    // animate_do
    WidgetTable.same(
      .layout, ["child"],
      """
      FadeInUp FadeInDown FadeInLeft FadeInRight FadeInUpBig FadeInDownBig FadeOut BounceInUp BounceInDown
      BounceInLeft BounceInRight ElasticIn ElasticInUp ElasticInDown ElasticInLeft ElasticInRight SlideInDown
      SlideInLeft SlideInRight Pulse Bounce Dance Flash Flip Roulette ShakeX ShakeY Spin SpinPerfect Swing
      """)
    // flutter_staggered_animations, animations
    + WidgetTable.same(
      .layout, ["child"],
      """
      AnimationLimiter AnimationConfiguration SlideAnimation FadeInAnimation ScaleAnimation FlipAnimation
      PageTransitionSwitcher SharedAxisTransition FadeThroughTransition FadeScaleTransition
      """)
    // extra_alignments
    + WidgetTable.same(
      .layout, ["child"],
      """
      TopLeft TopCenter TopRight CenterLeft CenterRight BottomLeft BottomCenter BottomRight
      """)
    // dotted_border, avatar_glow, pointer_interceptor, desktop_drop, local_hero, scroll_to_index, flutter_staggered_grid_view,
    // flutter_layout_grid
    + WidgetTable.same(
      .layout, ["child"],
      """
      DottedBorder AvatarGlow PointerInterceptor DropTarget LocalHero LocalHeroScope AutoScrollTag StaggeredGridTile
      GridPlacement NamedAreaGridPlacement
      """)
    // scrolls_to_top: a child that hears of a tap on the status bar (lib/src/widget.dart)
    + WidgetTable.same(.layout, ["child"], "ScrollsToTop")
    // confetti (lib/src/confetti.dart) paints over its child, smooth_highlight (lib/src/smooth_highlight.dart) behind it
    + WidgetTable.same(.layout, ["child"], "ConfettiWidget SmoothHighlight")
    // easy_refresh, liquid_pull_to_refresh, loader_overlay, modal_progress_hud_nsn, showcaseview, flutter_slidable,
    // expandable, flutter_form_builder, reactive_forms, upgrader, skeletons
    + WidgetTable.same(
      .layout, ["child"],
      """
      EasyRefresh LiquidPullToRefresh LoaderOverlay GlobalLoaderOverlay ModalProgressHUD Showcase
      SlidableAutoCloseBehavior ExpandableNotifier ExpandableTheme FormBuilder ReactiveForm UpgradeAlert Skeleton
      """)

  /// Around several, in the order in which they are read.
  private static let among =
    // flextras, sliver_tools, flutter_staggered_grid_view, flutter_layout_grid
    WidgetTable.same(
      .layout, ["children"],
      """
      SeparatedColumn SeparatedRow MultiSliver SliverStack StaggeredGrid LayoutGrid
      """)
    + [
      // sticky_headers, flutter_sticky_header: what is built is the header (lib/sticky_headers/widget.dart,
      // lib/src/widgets/sliver_sticky_header.dart)
      ("StickyHeader", WidgetRow(.layout, ["header", "content"])),
      ("StickyHeaderBuilder", WidgetRow(.layout, ["builder", "content"])),
      ("SliverStickyHeader", WidgetRow(.layout, ["header", "builder", "sliver"])),
      ("SliverStickyHeaderBuilder", WidgetRow(.layout, ["builder", "sliver"])),
      ("DefaultStickyHeaderController", WidgetRow(.layout)),
      // expandable: one or the other, as its controller says (lib/expandable.dart)
      ("Expandable", WidgetRow(.expandable, [])),
      // reorderables, with what drags a child around it (lib/src/widgets/reorderable_wrap.dart)
      ("ReorderableWrap", WidgetRow(.layout, ["header", "children", "footer"])),
      // visibility_detector
      ("SliverVisibilityDetector", WidgetRow(.layout, ["sliver"])),
      // sliver_tools
      // responsive_builder, on a phone held upright
      ("ScreenTypeLayout", WidgetRow(.layout, ["mobile"])),
      ("OrientationLayoutBuilder", WidgetRow(.layout, ["portrait"])),
      ("SliverAnimatedPaintExtent", WidgetRow(.layout)), ("SliverClip", WidgetRow(.layout)),
      ("SliverCrossAxisConstrained", WidgetRow(.layout)),
      ("SliverCrossAxisPadded", WidgetRow(.layout)), ("SliverAnimatedSwitcher", WidgetRow(.layout)),
      // percent_indicator
      (
        "CircularPercentIndicator", WidgetRow(.layout, ["header", "center", "footer"])
      ),
      (
        "LinearPercentIndicator",
        WidgetRow(.layout, ["leading", "center", "widgetIndicator", "trailing"])
      ),
    ]

  private static let built =
    // flutter_screenutil, sizer, dynamic_color, refena_flutter, infinite_scroll_pagination, showcaseview,
    // adaptive_theme, get_it_mixin, easy_refresh, signals
    WidgetTable.same(
      .builder, ["builder"],
      """
      ScreenUtilInit Sizer DynamicColorBuilder ViewModelBuilder PagingListener ShowCaseWidget AdaptiveTheme Watch
      """)
    // infinite_scroll_pagination
    + WidgetTable.same(
      .list, ["children"], "PagedGridView PagedSliverList PagedSliverGrid PagedMasonryGridView")

  private static let drawn =
    // text_scroll: one Text, which moves (lib/text_scroll.dart)
    WidgetTable.same(.text, [], "TextScroll")
    // phosphor_flutter, hugeicons, iconify_flutter
    + WidgetTable.same(.icon, [], "PhosphorIcon HugeIcon Iconify")
    // image_fade, fast_cached_network_image, photo_manager, wechat_assets_picker, flutter_blurhash, circle_flags
    + WidgetTable.same(
      .image, [], "ImageFade FastCachedImage AssetEntityImage BlurHash CircleFlag")
    // loading_animation_widget, smooth_page_indicator, dots_indicator, signal_strength_indicator, mini_music_visualizer
    + WidgetTable.same(
      .nothing, [],
      "LoadingAnimationWidget SmoothPageIndicator AnimatedSmoothIndicator DotsIndicator"
        + " SignalStrengthIndicator MiniMusicVisualizer")
}
