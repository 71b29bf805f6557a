import Views

extension KnownModifiers {
  static let accessibility: [Row] = [
    (.accessibilityElement, KnownModifier(.element), .modifier("accessibilityelement(children:)")),
    (.accessibilityLabel, KnownModifier(.label), .modifier("accessibilitylabel(_:)")),
    (.accessibilityValue, KnownModifier(.value, nil), .modifier("accessibilityvalue(_:)")),
    (.accessibilityHint, KnownModifier(.hint), .modifier("accessibilityhint(_:)")),
    (.help, KnownModifier(.hint, nil, .reported), .recordedModifiers),
    (.accessibilityAddTraits, KnownModifier(.addTraits), .modifier("accessibilityaddtraits(_:)")),
    (
      .accessibilityRemoveTraits, KnownModifier(.removeTraits),
      .modifier("accessibilityremovetraits(_:)")
    ),
    (.accessibilityHeading, KnownModifier(.heading, nil, .reported), .recordedModifiers),
    (
      .accessibilitySortPriority, KnownModifier(.sortPriority),
      .modifier("accessibilitysortpriority(_:)")
    ),
    (
      .accessibilityInputLabels, KnownModifier(.inputLabels),
      .modifier("accessibilityinputlabels(_:)")
    ),
    (
      .accessibilityCustomContent, KnownModifier(.customContent, nil, .reported), .recordedModifiers
    ),
    (.accessibilityHidden, KnownModifier(.hidden), .modifier("accessibilityhidden(_:)")),
    (.accessibilityAction, KnownModifier(.action, nil, .reported), .recordedModifiers),
    (.accessibilityActions, KnownModifier(.action, .actions, .reported), .recordedActions),
    (
      .accessibilityQuickAction, KnownModifier(.action, .actions, .inferred),
      .modifier("accessibilityquickaction(style:content:)")
    ),
    (
      .accessibilityAdjustableAction, KnownModifier(.adjustable, nil, .reported), .recordedModifiers
    ),
    (
      .accessibilityChildren, KnownModifier(.children, .accessibilityChildren),
      .modifier("accessibilitychildren(children:)")
    ),
    (
      .accessibilityRepresentation, KnownModifier(.representation, .representation),
      .modifier("accessibilityrepresentation(representation:)")
    ),
    (
      .accessibilityLabeledPair, KnownModifier(.labeledPair),
      .modifier("accessibilitylabeledpair(role:id:in:)")
    ),
    (.accessibility, KnownModifier(.accessibility), .modifier("accessibility(label:)")),
    (.accessibilityScrollAction, KnownModifier(.other), .modifier("accessibilityscrollaction(_:)")),
    (.accessibilityZoomAction, KnownModifier(.other), .modifier("accessibilityzoomaction(_:)")),
    (
      .accessibilityActivationPoint, KnownModifier(.other),
      .modifier("accessibilityactivationpoint(_:)")
    ),
    (
      .accessibilityDragPoint, KnownModifier(.other),
      .modifier("accessibilitydragpoint(_:description:)")
    ),
    (
      .accessibilityDropPoint, KnownModifier(.other),
      .modifier("accessibilitydroppoint(_:description:)")
    ),
    (
      .accessibilityDirectTouch, KnownModifier(.other),
      .modifier("accessibilitydirecttouch(_:options:)")
    ),
    (
      .accessibilityIdentifier, KnownModifier(.identifier), .modifier("accessibilityidentifier(_:)")
    ),
    (.accessibilityRotor, KnownModifier(.none), .modifier("accessibilityrotor(_:entries:)")),
    (.accessibilityRotorEntry, KnownModifier(.none), .modifier("accessibilityrotorentry(id:in:)")),
    (
      .accessibilityLinkedGroup, KnownModifier(.none), .modifier("accessibilitylinkedgroup(id:in:)")
    ),
    (.accessibilityFocused, KnownModifier(.none), .modifier("accessibilityfocused(_:)")),
    (
      .accessibilityDefaultFocus, KnownModifier(.none), .modifier("accessibilitydefaultfocus(_:_:)")
    ),
    (
      .accessibilityRespondsToUserInteraction, KnownModifier(.other),
      .modifier("accessibilityrespondstouserinteraction(_:)")
    ),
    (
      .accessibilityShowsLargeContentViewer, KnownModifier(.none),
      .modifier("accessibilityshowslargecontentviewer(_:)")
    ),
    (
      .accessibilityTextContentType, KnownModifier(.other),
      .modifier("accessibilitytextcontenttype(_:)")
    ),
    (
      .accessibilityIgnoresInvertColors, KnownModifier(.none),
      .modifier("accessibilityignoresinvertcolors(_:)")
    ),
    (
      .accessibilityChartDescriptor, KnownModifier(.other),
      .modifier("accessibilitychartdescriptor(_:)")
    ),
    (
      .accessibilityLanguage, KnownModifier(.none),
      .page("objectivec/nsobject-swift.class/accessibilitylanguage")
    ),
    (.speechAdjustedPitch, KnownModifier(.none), .modifier("speechadjustedpitch(_:)")),
    (
      .speechAlwaysIncludesPunctuation, KnownModifier(.none),
      .modifier("speechalwaysincludespunctuation(_:)")
    ),
    (.speechAnnouncementsQueued, KnownModifier(.none), .modifier("speechannouncementsqueued(_:)")),
    (.speechSpellsOutCharacters, KnownModifier(.none), .modifier("speechspellsoutcharacters(_:)")),
  ]

  /// Bars, and what is shown apart.
  static let presentation: [Row] = [
    (.navigationTitle, KnownModifier(.title, nil, .reported), .cvs("PageTitles")),
    (
      .navigationBarTitle, KnownModifier(.title, nil, .reported),
      .inferred(from: .cvs("PageTitles"))
    ),
    (
      .navigationBarHidden, KnownModifier(.toolbarVisibility, nil, .reported),
      .inferred(from: .cvs("PageTitles"))
    ),
    (
      .toolbarVisibility, KnownModifier(.toolbarVisibility, nil, .reported),
      .inferred(from: .cvs("PageTitles"))
    ),
    (
      .navigationBarBackButtonHidden, KnownModifier(.backHidden, nil, .inferred),
      .modifier("navigationbarbackbuttonhidden(_:)")
    ),
    (
      .navigationBarItems, KnownModifier(.toolbar, .toolbar, .reported),
      .inferred(from: .cvs("Toolbars"))
    ),
    (
      .navigationBarTitleDisplayMode, KnownModifier(.titleDisplay, nil, .reported),
      .inferred(from: .cvs("PageTitles"))
    ),
    (
      .toolbarTitleDisplayMode, KnownModifier(.titleDisplay, nil, .reported),
      .inferred(from: .cvs("PageTitles"))
    ),
    (.toolbar, KnownModifier(.toolbar, .toolbar, .reported), .cvs("Toolbars")),
    (.tabItem, KnownModifier(.tabItem, .tabItem, .reported), .recordedViews),
    (
      .searchable, KnownModifier(.searchable, nil, .inferred),
      .modifier("searchable(text:placement:prompt:)")
    ),
    (
      .searchSuggestions, KnownModifier(.none, .suggestion, .inferred),
      .modifier("searchsuggestions(_:)")
    ),
    (
      .searchScopes, KnownModifier(.none, .suggestion, .inferred),
      .modifier("searchscopes(_:scopes:)")
    ),
    (
      .sheet, KnownModifier(.presentation, .sheet),
      .modifier("sheet(ispresented:ondismiss:content:)")
    ),
    (
      .inspector, KnownModifier(.presentation, .sheet, .inferred),
      .modifier("inspector(ispresented:content:)")
    ),
    (
      .fullScreenCover, KnownModifier(.presentation, .cover),
      .modifier("fullscreencover(ispresented:ondismiss:content:)")
    ),
    (
      .popover, KnownModifier(.presentation, .popover),
      .modifier("popover(ispresented:attachmentanchor:arrowedge:content:)")
    ),
    (
      .navigationDestination, KnownModifier(.presentation, .destination),
      .modifier("navigationdestination(for:destination:)")
    ),
    (.alert, KnownModifier(.presentation, .alert, .reported), .recordedViews),
    (
      .confirmationDialog, KnownModifier(.presentation, .alert, .reported),
      .cvs("ConfirmationDialogs")
    ),
    (.actionSheet, KnownModifier(.none), .modifier("actionsheet(ispresented:content:)")),
    (
      .contextMenu, KnownModifier(.rowAction, .menu, .inferred),
      .modifier("contextmenu(menuitems:)")
    ),
    (
      .swipeActions, KnownModifier(.actions, .actions, .reported),
      .report("RoyalPineapple", "https://github.com/cashapp/AccessibilitySnapshot/pull/323")
    ),
    (
      .toolbarTitleMenu, KnownModifier(.none, .menu, .inferred),
      .modifier("toolbartitlemenu(content:)")
    ),
  ]
}
