import Views

extension KnownModifiers {
  /// Modifiers that are given views, or that hide and change what is there.
  static let views: [Row] = [
    (
      .overlay, KnownModifier(.overlay, .overlay, .inferred),
      .modifier("overlay(alignment:content:)")
    ),
    (
      .background, KnownModifier(.background, .background, .inferred),
      .modifier("background(alignment:content:)")
    ),
    (
      .chartOverlay, KnownModifier(.overlay, .overlay, .inferred),
      .modifier("chartoverlay(alignment:content:)")
    ),
    (
      .chartBackground, KnownModifier(.background, .background, .inferred),
      .modifier("chartbackground(alignment:content:)")
    ),
    (
      .overlayPreferenceValue, KnownModifier(.overlay, .overlay, .inferred),
      .modifier("overlaypreferencevalue(_:alignment:_:)")
    ),
    (
      .backgroundPreferenceValue, KnownModifier(.background, .background, .inferred),
      .modifier("backgroundpreferencevalue(_:alignment:_:)")
    ),
    (
      .safeAreaInset, KnownModifier(.inset, .inset, .inferred),
      .modifier("safeareainset(edge:alignment:spacing:content:)")
    ),
    (
      .safeAreaBar, KnownModifier(.inset, .inset, .inferred),
      .modifier("safeareabar(edge:alignment:spacing:content:)")
    ),
    (
      .tabViewBottomAccessory, KnownModifier(.inset, .inset, .inferred),
      .modifier("tabviewbottomaccessory(content:)")
    ),
    (.mask, KnownModifier(.decoration, .decoration, .inferred), .modifier("mask(alignment:_:)")),
    (.clipShape, KnownModifier(.decoration, nil, .inferred), .modifier("clipshape(_:style:)")),
    (
      .listRowBackground, KnownModifier(.decoration, .decoration, .inferred),
      .modifier("listrowbackground(_:)")
    ),
    (
      .containerBackground, KnownModifier(.decoration, .decoration, .inferred),
      .modifier("containerbackground(for:alignment:content:)")
    ),
    (.hidden, KnownModifier(.invisible, nil, .reported), .recordedModifiers),
    (.opacity, KnownModifier(.opacity, nil, .reported), .recordedModifiers),
    (.disabled, KnownModifier(.disabled, nil, .reported), .recordedViews),
    (
      .redacted, KnownModifier(.redacted, nil, .reported),
      .inferred(
        from: .code(
          "OpenSwiftUIProject/OpenSwiftUI",
          "Sources/OpenSwiftUICore/Data/EnvironmentKeys/RedactionReasons.swift"))
    ),
    (.unredacted, KnownModifier(.unredacted, nil, .inferred), .modifier("unredacted()")),
    (.badge, KnownModifier(.badge, nil, .reported), .recordedViews),
    (.stroke, KnownModifier(.outline, nil, .reported), .inferred(from: .recordedBasics)),
    (.strokeBorder, KnownModifier(.outline, nil, .reported), .inferred(from: .recordedBasics)),
    (.fill, KnownModifier(.shapeStyle, nil, .reported), .recordedBasics),
    (
      .onDelete, KnownModifier(.rowAction, nil, .inferred),
      .page("swiftui/dynamicviewcontent/ondelete(perform:)")
    ),
    (.onTapGesture, KnownModifier(.tap, nil, .reported), .recordedViews),
  ]

  static let styles: [Row] = [
    (.labelsHidden, KnownModifier(.labelsHidden), .modifier("labelshidden()")),
    (.labelStyle, KnownModifier(.labelStyle, nil, .reported), .cvs("Toolbars")),
    (.pickerStyle, KnownModifier(.pickerStyle, nil, .reported), .cvs("Pickers")),
    (
      .datePickerStyle, KnownModifier(.datePickerStyle, nil, .inferred),
      .modifier("datepickerstyle(_:)")
    ),
    (.toggleStyle, KnownModifier(.toggleStyle, nil, .inferred), .modifier("togglestyle(_:)")),
    (.tabViewStyle, KnownModifier(.tabViewStyle, nil, .reported), .cvs("Tabs")),
  ]

  /// Look and events that a rule asks about; the page of each group lists them.
  static let look: [Group] = [
    (.page("swiftui/view-appearance"), [.backgroundStyle, .border, .foregroundStyle, .tint]),
    (.page("swiftui/view-configuration"), [.labelsVisibility]),
    (.page("swiftui/view-deprecated"), [.foregroundColor, .accentColor]),
    (
      .page("swiftui/view-graphics-and-rendering"),
      [
        .scaledToFit, .scaledToFill, .rotationEffect, .shadow, .scaleEffect, .saturation,
        .grayscale, .colorMultiply,
      ]
    ),
    (.page("swiftui/view-groupings"), [.formStyle, .labeledContentStyle]),
    (
      .page("swiftui/view-input-and-events"),
      [
        .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture, .onDrag,
        .onDrop, .draggable, .dropDestination, .allowsHitTesting, .onSubmit, .focusable,
      ]
    ),
    (
      .page("swiftui/view-presentation"),
      [
        .fileImporter, .fileExporter, .fileMover, .photosPicker, .quickLookPreview,
      ]
    ),
    (.page("swiftui/view-state"), [.tag, .id]),
    (
      .page("swiftui/view-style-modifiers"),
      [
        .textFieldStyle, .buttonStyle, .listStyle, .menuStyle, .progressViewStyle, .gaugeStyle,
        .groupBoxStyle, .disclosureGroupStyle, .controlGroupStyle, .tableStyle,
      ]
    ),
    (.page("swiftui/view-styles"), [.glassEffect]),
    (
      .page("swiftui/view-text-and-symbols"),
      [
        .font, .fontWeight, .fontDesign, .bold, .italic, .monospaced, .symbolVariant,
        .textContentType, .keyboardType, .underline, .strikethrough,
      ]
    ),
    (.page("swiftui/dynamicviewcontent"), [.onMove, .onInsert]),
    (
      .page("swiftui/gesture"),
      [
        .onChanged, .onEnded, .updating, .sequenced, .simultaneously, .exclusively,
      ]
    ),
    (.page("swiftui/image"), [.resizable]),
    (.page("swiftui/scene"), [.commands]),
    (.page("swiftui/shape"), [.trim]),
    (.page("swiftui/technology-specific-views"), [.popoverTip]),
    (.page("swiftui/view/modifier(_:)"), [.modifier]),
  ]

  /// Look, layout and events whose arguments nobody asks for: they are not even evaluated.
  static let mute: [Group] = [
    (
      .page("swiftui/view-appearance"),
      [
        .scrollDisabled, .scrollIndicators, .scrollContentBackground, .sensoryFeedback,
        .symbolEffect, .buttonBorderShape, .controlSize, .buttonRepeatBehavior, .menuOrder,
        .menuIndicator, .menuActionDismissBehavior, .listRowSeparator, .listRowSeparatorTint,
        .listSectionSeparator, .listItemTint, .headerProminence, .privacySensitive,
        .persistentSystemOverlays, .preferredColorScheme,
      ]
    ),
    (
      .page("swiftui/view-auxiliary-views"),
      [
        .navigationSubtitle, .navigationDocument, .toolbarBackground, .toolbarColorScheme,
        .toolbarRole, .statusBarHidden,
      ]
    ),
    // Beside a sidebar, on a watch, or around a widget: nothing that a screen of a phone has.
    (
      .page("swiftui/tabs"),
      [
        .tabViewSidebarHeader, .tabViewSidebarFooter, .tabViewSidebarBottomBar,
      ]
    ),
    (.page("swiftui/view/widgetlabel(label:)"), [.widgetLabel]),
    (.page("swiftui/view/digitalcrownaccessory(content:)"), [.digitalCrownAccessory]),
    (
      .page("swiftui/view-chart-view"),
      [
        .chartXAxis, .chartYAxis, .chartLegend, .chartForegroundStyleScale, .chartPlotStyle,
      ]
    ),
    (
      .page("swiftui/view-deprecated"),
      [
        .navigationViewStyle, .cornerRadius, .autocapitalization, .disableAutocorrection,
        .edgesIgnoringSafeArea, .statusBar, .colorScheme,
      ]
    ),
    (
      .page("swiftui/view-graphics-and-rendering"),
      [
        .clipped, .blur, .aspectRatio, .imageScale, .rotation3DEffect, .transformEffect,
        .projectionEffect, .geometryGroup, .matchedGeometryEffect, .drawingGroup,
        .compositingGroup, .blendMode, .brightness, .contrast, .hueRotation, .colorInvert,
        .luminanceToAlpha, .visualEffect, .animation, .transition, .contentTransition,
        .phaseAnimator, .keyframeAnimator, .transaction, .containerShape,
      ]
    ),
    (
      .page("swiftui/view-input-and-events"),
      [
        .refreshable, .defaultScrollAnchor, .contentShape, .onAppear, .onDisappear, .onChange,
        .onReceive, .onOpenURL, .onHover, .onContinuousHover, .task, .onScrollVisibilityChange,
        .onGeometryChange, .onKeyPress, .onCommand, .onExitCommand, .keyboardShortcut, .focused,
        .defaultFocus, .focusSection, .focusScope, .submitLabel, .submitScope, .scrollPosition,
        .scrollTargetLayout, .scrollTargetBehavior, .scrollTransition, .hoverEffect,
        .deleteDisabled, .moveDisabled, .selectionDisabled, .listRowHoverEffect, .userActivity,
        .widgetURL, .handlesExternalEvents, .defersSystemGestures,
      ]
    ),
    (
      .page("swiftui/view-layout"),
      [
        .frame, .padding, .safeAreaPadding, .scenePadding, .listRowInsets, .listRowSpacing,
        .listSectionSpacing, .fixedSize, .layoutPriority, .position, .offset, .zIndex,
        .ignoresSafeArea, .containerRelativeFrame, .alignmentGuide, .gridCellColumns,
        .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .coordinateSpace,
        .contentMargins,
      ]
    ),
    (
      .page("swiftui/view-presentation"),
      [
        .presentationDetents, .presentationDragIndicator, .interactiveDismissDisabled,
        .fileDialogMessage, .dialogIcon,
      ]
    ),
    (.page("swiftui/view-search"), [.searchCompletion]),
    (
      .page("swiftui/view-state"),
      [
        .onPreferenceChange, .environment, .environmentObject, .preference, .anchorPreference,
        .transformPreference, .equatable, .defaultAppStorage, .modelContainer,
      ]
    ),
    (.page("swiftui/view-style-modifiers"), [.navigationSplitViewStyle, .textEditorStyle]),
    (
      .page("swiftui/view-text-and-symbols"),
      [
        .scrollDismissesKeyboard, .findNavigator, .symbolRenderingMode, .fontWidth, .kerning,
        .tracking, .baselineOffset, .monospacedDigit, .textCase, .lineLimit, .lineSpacing,
        .multilineTextAlignment, .minimumScaleFactor, .truncationMode, .allowsTightening,
        .dynamicTypeSize, .textSelection, .textInputAutocapitalization, .autocorrectionDisabled,
        .typesettingLanguage,
      ]
    ),
    (.page("swiftui/animations"), [.matchedTransitionSource, .navigationTransition]),
    (.page("swiftui/image"), [.antialiased, .interpolation, .renderingMode]),
    (.page("swiftui/insettableshape"), [.inset]),
    (.page("swiftui/lists"), [.listSectionMargins]),
    (
      .page("swiftui/previews-in-xcode"),
      [
        .previewDisplayName, .previewDevice, .previewLayout, .previewContext,
      ]
    ),
    (.page("swiftui/scene"), [.windowStyle, .defaultSize]),
    (.page("swiftui/shape"), [.size, .scale, .rotation, .transform]),
    (.page("swiftui/tabcontent/customizationid(_:)"), [.customizationID]),
    (.page("swiftui/technology-specific-views"), [.mapStyle, .mapControls]),
    (.page("swiftui/text-input-and-output"), [.textRenderer]),
    (.page("swiftui/view/labelicontotitlespacing(_:)"), [.labelIconToTitleSpacing]),
    (
      .page("swiftui/view/navigationlinkindicatorvisibility(_:)"),
      [
        .navigationLinkIndicatorVisibility
      ]
    ),
    (.page("swiftui/view/tabbarminimizebehavior(_:)"), [.tabBarMinimizeBehavior]),
    (.page("swiftui/view/toolbaritemhidden(_:)"), [.toolbarItemHidden]),
  ]
}
