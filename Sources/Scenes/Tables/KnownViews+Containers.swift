import Views

extension KnownViews {
  /// What only arranges, repeats or wraps.
  static let containers: [Row] = [
    (.HStack, KnownView(.children, .content, .reported), .recordedViews),
    (.VStack, KnownView(.children, .content, .reported), .recordedViews),
    (.ZStack, KnownView(.children, .content, .documented), .session),
    (.LazyHStack, KnownView(.children, .content, .reported), .recordedViews),
    (.LazyVStack, KnownView(.children, .content, .reported), .recordedViews),
    (.LazyHGrid, KnownView(.children, .content, .reported), .recordedViews),
    (.LazyVGrid, KnownView(.children, .content, .reported), .recordedViews),
    (.Grid, KnownView(.children, .content, .inferred), .page("swiftui/grid")),
    (.GridRow, KnownView(.children, .content, .inferred), .page("swiftui/gridrow")),
    (.HSplitView, KnownView(.children, .content, .inferred), .page("swiftui/hsplitview")),
    (.VSplitView, KnownView(.children, .content, .inferred), .page("swiftui/vsplitview")),
    (.HStackLayout, KnownView(.children, .content, .inferred), .page("swiftui/hstacklayout")),
    (.VStackLayout, KnownView(.children, .content, .inferred), .page("swiftui/vstacklayout")),
    (.ZStackLayout, KnownView(.children, .content, .inferred), .page("swiftui/zstacklayout")),
    (.GridLayout, KnownView(.children, .content, .inferred), .page("swiftui/gridlayout")),
    (.AnyLayout, KnownView(.children, .content, .inferred), .page("swiftui/anylayout")),
    (.Group, KnownView(.children, .content, .reported), .recordedViews),
    (.ForEach, KnownView(.children, .rows, .reported), .recordedViews),
    (.AnyView, KnownView(.children, .content, .reported), .recordedViews),
    (.EquatableView, KnownView(.children, .content, .inferred), .page("swiftui/equatableview")),
    (.ModifiedContent, KnownView(.children, .content, .inferred), .page("swiftui/modifiedcontent")),
    (.ScrollView, KnownView(.children, .content, .reported), .recordedViews),
    (
      .ScrollViewReader, KnownView(.children, .content, .inferred),
      .page("swiftui/scrollviewreader")
    ),
    (.GeometryReader, KnownView(.children, .content, .inferred), .page("swiftui/geometryreader")),
    (.TimelineView, KnownView(.children, .content, .inferred), .page("swiftui/timelineview")),
    (.PhaseAnimator, KnownView(.children, .content, .inferred), .page("swiftui/phaseanimator")),
    (
      .KeyframeAnimator, KnownView(.children, .content, .inferred),
      .page("swiftui/keyframeanimator")
    ),
    (
      .GlassEffectContainer, KnownView(.children, .content, .inferred),
      .page("swiftui/glasseffectcontainer")
    ),
    (.ControlGroup, KnownView(.children, .content, .inferred), .page("swiftui/controlgroup")),
    (.List, KnownView(.list, .rows, .reported), .recordedLists),
    (.Form, KnownView(.list, .content, .reported), .inferred(from: .recordedLists)),
    (.Section, KnownView(.section, .content, .reported), .recordedLists),
    (.GroupBox, KnownView(.groupBox, .content, .reported), .recordedViews),
    (.DisclosureGroup, KnownView(.disclosure, .content, .reported), .recordedViews),
    (.OutlineGroup, KnownView(.children, .rows, .inferred), .page("swiftui/outlinegroup")),
    (.Table, KnownView(.table, .rows, .reported), .cvs("DataTables")),
    (.TableColumn, KnownView(.children, .content, .reported), .cvs("DataTables")),
    (
      .TableColumnForEach, KnownView(.children, .rows, .inferred),
      .page("swiftui/tablecolumnforeach")
    ),
    (.TableRow, KnownView(.tableRow, .none, .inferred), .page("swiftui/tablerow")),
    (
      .DisclosureTableRow, KnownView(.tableRow, .none, .inferred),
      .page("swiftui/disclosuretablerow")
    ),
    (.ViewThatFits, KnownView(.anyOf, .content, .inferred), .page("swiftui/viewthatfits")),
    (.TabView, KnownView(.tabs, .content, .reported), .recordedViews),
    (.Tab, KnownView(.children, .content, .reported), .inferred(from: .recordedViews)),
    (.TabSection, KnownView(.children, .content, .inferred), .page("swiftui/tabsection")),
    (.TipView, KnownView(.opaque, .none, .inferred), .page("tipkit/tipview")),
  ]

  static let navigation: [Row] = [
    (.NavigationView, KnownView(.columns, .content, .inferred), .page("swiftui/navigationview")),
    (.NavigationStack, KnownView(.children, .content, .inferred), .page("swiftui/navigationstack")),
    (
      .NavigationSplitView, KnownView(.children, .content, .inferred),
      .page("swiftui/navigationsplitview")
    ),
    (.WindowGroup, KnownView(.children, .content, .inferred), .page("swiftui/windowgroup")),
    (.Window, KnownView(.children, .content, .inferred), .page("swiftui/window")),
    (.DocumentGroup, KnownView(.children, .content, .inferred), .page("swiftui/documentgroup")),
    (.Settings, KnownView(.children, .content, .inferred), .page("swiftui/settings")),
    (.MenuBarExtra, KnownView(.nothing, .none, .inferred), .page("swiftui/menubarextra")),
    (.CommandGroup, KnownView(.nothing, .none, .inferred), .page("swiftui/commandgroup")),
    (.CommandMenu, KnownView(.nothing, .none, .inferred), .page("swiftui/commandmenu")),
    (.ToolbarItem, KnownView(.barItem, .content, .reported), .cvs("Toolbars")),
    (.ToolbarItemGroup, KnownView(.barItem, .content, .reported), .cvs("Toolbars")),
    (.ToolbarTitleMenu, KnownView(.nothing, .none, .inferred), .page("swiftui/toolbartitlemenu")),
    (
      .DefaultToolbarItem, KnownView(.systemButton, .none, .inferred),
      .page("swiftui/defaulttoolbaritem")
    ),
    (
      .UIHostingController, KnownView(.children, .content, .inferred),
      .page("swiftui/uihostingcontroller")
    ),
  ]
}
