/// The vocabulary: names of SwiftUI, UIKit and Swift that the interpreter and the rules know.
///
/// Every identifier of a file carries its word, so who reads it switches on small integers. A case is
/// spelled as the name is in Swift, capital letters included (`Text` is the view, `text` a member);
/// to teach a word, add it to the line it belongs to. Where Swift reserves the name for itself the case ends
/// in an underscore.
package enum Word: Sendable, Hashable, CaseIterable {
  /// A name of the repository, or one nobody taught us.
  case other

  // MARK: The language

  case `self`, `Self`, `super`, `init`, body, content, map, flatMap, compactMap, filter, sorted
  case allCases_, id, count, isEmpty, first, last, prefix, suffix, dropFirst, dropLast, enumerated,
    indexed
  case indices, reversed, zip, Array, Set, Dictionary, String, Int, Double, Float, CGFloat, Bool
  case Optional, Void, Never, AnyHashable, Character, Substring, Data, Date, URL, UUID, Range
  case joined, reduce, append, insert, remove, removeAll, contains, isMultiple, lowercased,
    uppercased
  case capitalized, localized, formatted, format, description, localizedDescription, rawValue,
    hashValue
  case wrappedValue, projectedValue, `true`, `false`, constant, keys, values
  case shared, `default`, current, now, print, `switch`, `if`, replacing, replacingOccurrences
  case trimmingCharacters, components, stride, key, value, name, forEach, lazy, chunked, chunks,
    repeating, through, shuffled,
    random
  case NSLocalizedString, LocalizedStringKey, LocalizedStringResource, AttributedString,
    NSAttributedString, NSMutableAttributedString
  case localizedStringWithFormat, localizedString, comment, table, tableName, bundle, defaultValue
  case tr, fallback, describing, verbatim, markdown, stringLiteral, plural, one, two, few, many,
    zero

  // MARK: Protocols and wrappers

  case View, ViewModifier, App, Scene, Shape, InsettableShape, ButtonStyle, PrimitiveButtonStyle
  case LabelStyle, ToggleStyle, ProgressViewStyle, GroupBoxStyle, DisclosureGroupStyle, GaugeStyle
  case LabeledContentStyle, TextFieldStyle, MenuStyle, PickerStyle, ListStyle, DatePickerStyle
  case FormStyle, ControlGroupStyle, NavigationSplitViewStyle, TableStyle, ToolbarContent
  case CustomizableToolbarContent, TableColumnContent, TableRowContent, ChartContent, MapContent
  case Commands, Widget, WidgetBundle, WidgetConfiguration, TabContent, Tip, AppIntent, Layout
  case PreviewProvider, LibraryContentProvider, UIViewRepresentable, UIViewControllerRepresentable
  case NSViewRepresentable, NSViewControllerRepresentable, Animatable, AnimatableModifier
  case Transition, PreviewModifier
  case EnvironmentKey, PreferenceKey, ObservableObject, Identifiable, Hashable, Equatable,
    Comparable
  case Codable, Decodable, CaseIterable, RawRepresentable, CustomStringConvertible, Error, Sendable,
    DynamicProperty
  case Configuration, Content, Body, State, Binding, ObservedObject, StateObject
  case EnvironmentObject, Environment, AppStorage, SceneStorage, FetchRequest, Query, Bindable
  case Observable, Published, Namespace, FocusState, AccessibilityFocusState, GestureState
  case ScaledMetric, ViewBuilder, ContentBuilder, ToolbarContentBuilder, SceneBuilder,
    CommandsBuilder
  case TableColumnBuilder, TabContentBuilder, MainActor, main, Test, Suite, XCTestCase
  case objc, IBOutlet, IBAction, UIApplicationMain, available, discardableResult, escaping,
    autoclosure

  // MARK: Text, images, shapes, colours

  case Text, Image, AsyncImage, Label, Link, Color, LinearGradient, RadialGradient, AngularGradient
  case EllipticalGradient, MeshGradient, Gradient, Material, Circle, Rectangle, RoundedRectangle,
    Capsule
  case Ellipse, Path, UnevenRoundedRectangle, ContainerRelativeShape, AnyShape, Divider, Spacer,
    EmptyView
  case Canvas, TimelineView, ContentUnavailableView, KFImage, KFAnimatedImage, WebImage,
    AnimatedImage
  case LazyImage, LottieView, SystemImage, ImageResource, Font, UIImage, NSImage, UIColor, NSColor
  case AnyShapeStyle, ShapeStyle, HierarchicalShapeStyle, ButtonBorderShape, ConcentricRectangle

  // MARK: Containers

  case HStack, VStack, ZStack, LazyHStack, LazyVStack, LazyHGrid, LazyVGrid, Grid, GridRow, GridItem
  case WithPerceptionTracking, WithViewStore
  case Group, ForEach, List, Form, Section, ScrollView, ScrollViewReader, GeometryReader, AnyView
  case ViewThatFits, AnyLayout, HStackLayout, VStackLayout, ZStackLayout, GridLayout, Table,
    TableColumn
  case TableRow, TableColumnForEach, OutlineGroup, DisclosureGroup, DisclosureTableRow, GroupBox,
    TabView
  case Tab, TabSection, NavigationView, NavigationStack, NavigationSplitView, NavigationPath,
    ToolbarItem
  case ToolbarItemGroup, ToolbarTitleMenu, ToolbarSpacer, DefaultToolbarItem, ControlGroup,
    WindowGroup, Window, DocumentGroup
  case ImmersiveSpace, Settings, MenuBarExtra, HSplitView, VSplitView, ModifiedContent,
    EquatableView
  case TupleView, Subview, SubviewsCollection, GlassEffectContainer, SwipeActions, CommandGroup,
    CommandMenu

  // MARK: Controls and opaque views

  case Button, NavigationLink, Menu, Toggle, Slider, Stepper, Picker, DatePicker, MultiDatePicker
  case ColorPicker, TextField, SecureField, TextEditor, ProgressView, Gauge, LabeledContent,
    EditButton
  case ShortcutsLink, SiriTipView, AccessoryWidgetBackground, PasteButton, RenameButton,
    SignInWithAppleButton, ShareLink, PhotosPicker, SearchField,
    HelpLink
  case SettingsLink, PayWithApplePayButton, AddPassToWalletButton, LocationButton, TipView, Chart,
    BarMark
  case LineMark, PointMark, AreaMark, RuleMark, RectangleMark, SectorMark, Map, Marker, Annotation
  case MapPin, MapMarker, UserAnnotation, MapPolyline, MapCircle, VideoPlayer, WebView, SceneView,
    SpriteView
  case RealityView, ARView, Model3D, PDFView, CameraView, StoreView, SubscriptionStoreView,
    ProductView
  case CommandGroupPlacement, KeyboardShortcut, TextFieldLink, ControlWidgetButton,
    ControlWidgetToggle

  // MARK: Accessibility modifiers and their arguments

  case accessibility, accessibilityElement, accessibilityLabel, accessibilityValue,
    accessibilityHint
  case accessibilityHidden, accessibilityAddTraits, accessibilityRemoveTraits, accessibilityAction
  case accessibilityActions, accessibilityAdjustableAction, accessibilityScrollAction,
    accessibilityZoomAction
  case accessibilityChildren, accessibilityRepresentation, accessibilityLabeledPair,
    accessibilityLinkedGroup
  case accessibilitySortPriority, accessibilityHeading, accessibilityInputLabels,
    accessibilityCustomContent
  case accessibilityRotor, accessibilityRotorEntry, accessibilityFocused, accessibilityIdentifier
  case accessibilityActivationPoint, accessibilityDragPoint, accessibilityDropPoint,
    accessibilityDirectTouch
  case accessibilityRespondsToUserInteraction, accessibilityShowsLargeContentViewer,
    accessibilityTextContentType
  case accessibilityIgnoresInvertColors, accessibilityChartDescriptor, accessibilityQuickAction
  case accessibilityDefaultFocus, accessibilityLanguage, speechAdjustedPitch,
    speechAlwaysIncludesPunctuation
  case speechAnnouncementsQueued, speechSpellsOutCharacters, accessibilityTraits,
    accessibilityElements
  case accessibilityElementsHidden, isAccessibilityElement, shouldGroupAccessibilityChildren
  case accessibilityViewIsModal, accessibilityCustomActions, accessibilityFrame, accessibilityPath
  case accessibilityAttributedLabel, accessibilityAttributedValue, accessibilityAttributedHint
  case accessibilityUserInputLabels, accessibilityNavigationStyle, accessibilityContainerType
  case accessibilityActivate, accessibilityIncrement, accessibilityDecrement,
    accessibilityPerformEscape
  case accessibilityPerformMagicTap, accessibilityHeaderElements
  case accessibilityReduceMotion, accessibilityReduceTransparency, accessibilityVoiceOverEnabled
  case accessibilityDifferentiateWithoutColor, accessibilityEnabled, accessibilityInvertColors
  case accessibilityShowButtonShapes, accessibilityLargeContentViewerEnabled,
    accessibilityAssistiveAccessEnabled
  case AccessibilityChildBehavior, AccessibilityTraits, AccessibilityHeadingLevel,
    AccessibilityLabeledPairRole
  case AccessibilityCustomContentKey, AccessibilityActionKind, AccessibilityNotification
  case UIAccessibility, UIAccessibilityTraits, UIAccessibilityElement, UIAccessibilityCustomAction
  case UIAccessibilityContainer, UIAccessibilityContainerType, children, combine, ignore, contain
  case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey
  case isStaticText, isSummaryElement, updatesFrequently, startsMediaSession,
    allowsDirectInteraction
  case causesPageTurn, isModal, isToggle, isTabBar, adjustable, notEnabled, header, keyboardKey,
    staticText, resource
  case summaryElement, searchField, tabBar, link, selected, toggleButton
  case label, hint, hidden, traits, addTraits, removeTraits, sortPriority, identifier, inputLabels
  case activationPoint, isEnabled, named, action, actionKind, escape, magicTap, delete, showMenu
  case h1, h2, h3, h4, h5, h6, unspecified, role, pair, high, importance, entries, textRanges,
    priority
  case notification, post, announcement, screenChanged, layoutChanged, announcementNotification

  // MARK: Presentation and navigation

  case navigationTitle, navigationBarTitle, navigationBarTitleDisplayMode, navigationSubtitle
  case navigationBarItems, navigationBarHidden, navigationBarBackButtonHidden, navigationDestination
  case navigationViewStyle, navigationSplitViewStyle, navigationDocument, toolbar, toolbarVisibility
  case toolbarBackground, toolbarColorScheme, toolbarRole, toolbarTitleMenu, toolbarTitleDisplayMode
  case toolbarItemHidden, toolbarItem, searchable, searchScopes, searchSuggestions,
    searchCompletion, isSearching, refreshable, uniqueElements
  case sheet, fullScreenCover, popover, alert, actionSheet, confirmationDialog, inspector,
    fileImporter
  case fileExporter, fileMover, photosPicker, quickLookPreview, shareSheet, presentationDetents
  case presentationDragIndicator, interactiveDismissDisabled, dismiss, presentationMode,
    isPresented, item
  case items, onDismiss, tabItem, tabViewStyle, tabBarMinimizeBehavior, tabViewBottomAccessory, tag,
    badge, placement, placements
  case leading, trailing, principal, bottomBar, navigationBarLeading, navigationBarTrailing,
    topBarLeading
  case topBarTrailing, confirmationAction, cancellationAction, destructiveAction, primaryAction
  case secondaryAction, keyboard, status, navigation, automatic, inline, large, always, never,
    visible
  case navigationBar, windowToolbar, destination, isActive, selection, detail, sidebar, path, root
  case scene, defaultScrollAnchor, customizationID, navigationLinkIndicatorVisibility, presenting
  case message, actions, title, subtitle, titleKey, titleVisibility, prompt, text, url, systemImage

  // MARK: Interaction

  case onTapGesture, onLongPressGesture, gesture, simultaneousGesture, highPriorityGesture,
    TapGesture
  case LongPressGesture, DragGesture, MagnificationGesture, MagnifyGesture, RotationGesture,
    RotateGesture
  case SpatialTapGesture, SequenceGesture, ExclusiveGesture, SimultaneousGesture, onChanged, onEnded
  case updating, sequenced, simultaneously, exclusively, onDrag, onDrop, draggable, dropDestination
  case onMove, onDelete, onInsert, swipeActions, contextMenu, disabled, allowsHitTesting,
    contentShape
  case onSubmit, onAppear, onDisappear, onChange, onReceive, onOpenURL, onHover, onContinuousHover,
    task
  case onScrollVisibilityChange, onGeometryChange, onPreferenceChange, onKeyPress, onCommand,
    onExitCommand
  case keyboardShortcut, focusable, focused, defaultFocus, focusSection, focusScope, submitLabel,
    submitScope
  case scrollDismissesKeyboard, scrollDisabled, scrollIndicators, scrollPosition, scrollTargetLayout
  case scrollTargetBehavior, scrollContentBackground, scrollTo, scrollTransition, sensoryFeedback,
    hoverEffect
  case deleteDisabled, moveDisabled, selectionDisabled, findNavigator, perform, minimumDuration,
    maximumDistance
  case endEditing, resignFirstResponder, sendAction, hideKeyboard, toggle, edge, allowsFullSwipe
  case destructive, cancel, close, confirm, intent, onIncrement, onDecrement, onEditingChanged,
    onCommit, onRefresh
  case withAnimation, openURL, openWindow, dismissSearch, editMode, isEditing, preview, menuItems,
    previewContext

  // MARK: Layout and look

  case frame, padding, safeAreaPadding, scenePadding, background, backgroundStyle, overlay, mask,
    clipShape
  case clipped, cornerRadius, border, shadow, opacity, blur, foregroundColor, foregroundStyle, tint,
    accentColor
  case fill, stroke, strokeBorder, trim, inset, size, scale, rotation, transform, resizable,
    scaledToFit
  case scaledToFill, aspectRatio, interpolation, renderingMode, antialiased, symbolRenderingMode,
    symbolVariant
  case symbolEffect, imageScale, font, fontWeight, fontDesign, fontWidth, bold, italic, underline,
    strikethrough
  case kerning, tracking, baselineOffset, monospaced, monospacedDigit, textCase, lineLimit,
    lineSpacing
  case multilineTextAlignment, minimumScaleFactor, truncationMode, allowsTightening, dynamicTypeSize
  case textSelection, textContentType, textInputAutocapitalization, keyboardType, autocapitalization
  case autocorrectionDisabled, disableAutocorrection, textFieldStyle, buttonStyle,
    buttonBorderShape, labelStyle
  case toggleStyle, pickerStyle, datePickerStyle, listStyle, formStyle, menuStyle,
    progressViewStyle, gaugeStyle
  case groupBoxStyle, disclosureGroupStyle, labeledContentStyle, controlGroupStyle, tableStyle,
    controlSize
  case buttonRepeatBehavior, menuOrder, menuIndicator, menuActionDismissBehavior, labelsHidden,
    labelsVisibility, labelIconToTitleSpacing
  case listRowInsets, listRowBackground, listRowSeparator, listRowSeparatorTint,
    listSectionSeparator, listRowSpacing, listItemTint
  case listRowHoverEffect, listSectionSpacing, listSectionMargins, headerProminence, redacted,
    unredacted, privacySensitive, reason, width, height, maxWidth, maxHeight
  case placeholder, invalidated, privacy, fixedSize, layoutPriority, position, offset, zIndex,
    rotationEffect
  case rotation3DEffect, scaleEffect, transformEffect, projectionEffect, geometryGroup,
    matchedGeometryEffect
  case matchedTransitionSource, navigationTransition, drawingGroup, compositingGroup, blendMode,
    brightness, contrast, saturation
  case grayscale, hueRotation, colorInvert, colorMultiply, luminanceToAlpha, visualEffect,
    glassEffect, animation
  case transition, contentTransition, phaseAnimator, keyframeAnimator, transaction, ignoresSafeArea
  case edgesIgnoringSafeArea, safeAreaInset, safeAreaBar, containerRelativeFrame, containerShape,
    alignmentGuide
  case gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment, coordinateSpace,
    environment
  case environmentObject, preference, anchorPreference, transformPreference, overlayPreferenceValue
  case backgroundPreferenceValue, modifier, equatable, statusBar, statusBarHidden,
    persistentSystemOverlays
  case preferredColorScheme, colorScheme, previewDisplayName, previewDevice, previewLayout, help,
    userActivity
  case chartOverlay, chartBackground, chartPlotStyle, tabViewSidebarHeader, tabViewSidebarFooter
  case tabViewSidebarBottomBar, widgetLabel, digitalCrownAccessory
  case chartXAxis, chartYAxis, chartLegend, chartForegroundStyleScale, mapStyle, mapControls,
    popoverTip, widgetURL, containerBackground
  case handlesExternalEvents, commands, defaultAppStorage, windowStyle, defaultSize, modelContainer
  case textEditorStyle, textRenderer, typesettingLanguage, fileDialogMessage, dialogIcon,
    defersSystemGestures, contentMargins, concat, hyphenated

  // MARK: Styles and implicit members

  case iconOnly, titleOnly, titleAndIcon, segmented, wheel, menu, palette, radioGroup,
    navigationLink, compact
  case graphical, field, stepperField, checkbox, button, page, pageTabViewStyle, grouped,
    insetGrouped
  case plain, bordered, borderedProminent, borderless, borderlessButton, circular, linear, bottom,
    top, center, topLeading
  case topTrailing, bottomLeading, bottomTrailing, date, hourAndMinute, hourMinuteAndSecond,
    displayedComponents
  case timer, relative, time, style, active, inactive, columns, primary, secondary, tertiary,
    quaternary, clear, white, black
  case red, green, blue, orange, yellow, purple, pink, gray, grey, brown, cyan, indigo, mint, teal,
    largeTitle, title2, title3
  case headline, subheadline, callout, footnote, caption, caption2, system, custom, relativeTo,
    weight, design, regular
  case medium, semibold, heavy, light, thin, ultraLight, rounded, serif, infinity, fit, horizontal,
    vertical, alignment, spacing, pinnedViews
  case pinnedHeaders, sectionHeaders, sectionFooters, showsIndicators, axes, rows, data, rowContent,
    footer, icon, emptyContent, expanded
  case isEditable, isSecureTextEntry, isExpanded, isOn, `in`, range, step, total, minimumValueLabel,
    maximumValueLabel, currentValueLabel, timerInterval
  case countsDown, sources, maxSelectionCount, matching, axis, systemName, systemSymbol, decorative
  case uiImage, nsImage, cgImage, phase, empty, success
  case failure, image, error, schedule, by, using, of, with, to, `is`, `for`, onTap, when, then,
    apply, ifLet, `else`, condition, isLoading
  case configuration, isPressed, fractionCompleted, currentDate, showsLabel, pictureURL, imageName,
    headerText, leadingIcon

  // MARK: UIKit

  case UIView, UIViewController, UITableViewController, UICollectionViewController
  case UINavigationController, UITabBarController, UIPageViewController, UISplitViewController
  case UIHostingController, UIHostingConfiguration, UITableViewCell, UICollectionViewCell
  case UICollectionViewListCell, UICollectionReusableView, UITableViewHeaderFooterView
  case UITableViewDiffableDataSource, UICollectionViewDiffableDataSource
  case NSDiffableDataSourceSnapshot, NSDiffableDataSourceSectionSnapshot
  case UITableView, UICollectionView, UIStackView, UIScrollView, UILabel, UIButton, UIImageView
  case UISwitch, UISlider, UIStepper, UISegmentedControl, UITextField, UITextView, UIControl
  case UIPageControl, UIProgressView, UIActivityIndicatorView, UIPickerView, UIDatePicker
  case buttonType, attributedPlaceholder
  case UISearchBar, UIVisualEffectView, NSVisualEffectView, NSGlassEffectView, UINavigationBar
  case UIToolbar, UITabBar, UIBarButtonItem, UITabBarItem, UIMenu, UIAction, UIAlertController
  case UIAlertAction, UIRefreshControl, UIWindow, UIResponder, UIApplication, UIAppearance
  case UITapGestureRecognizer, UILongPressGestureRecognizer, UIPanGestureRecognizer
  case UISwipeGestureRecognizer, UIPinchGestureRecognizer, UIRotationGestureRecognizer
  case UIGestureRecognizer, UIFont, UIFontMetrics, WKWebView, MKMapView, AVPlayerViewController
  case NSView, NSViewController, addSubview, addArrangedSubview, insertSubview
  case insertArrangedSubview, addSubviews, addArrangedSubviews, arrangedSubviews
  case removeArrangedSubview, removeFromSuperview, subviews, superview, contentView, view
  case backgroundView, accessoryView, inputAccessoryView, titleView, titleLabel, textLabel
  case detailTextLabel, imageView, tableHeaderView, tableFooterView, viewDidLoad, viewWillAppear
  case viewDidAppear, viewDidLayoutSubviews, loadView, awakeFromNib, prepareForReuse
  case layoutSubviews, didMoveToWindow, didMoveToSuperview, setTitle, setImage
  case setAttributedTitle, setBackgroundImage, addTarget, addAction, addGestureRecognizer
  case attributedText, attributedTitle, isHidden, alpha, isUserInteractionEnabled, numberOfLines
  case adjustsFontForContentSizeCategory, adjustsFontSizeToFitWidth, preferredFont, scaledFont
  case systemFont, boldSystemFont, forTextStyle, ofSize, navigationItem, tabBarItem
  case leftBarButtonItem, rightBarButtonItem, leftBarButtonItems, rightBarButtonItems
  case toolbarItems, barButtonSystemItem, systemItem, textColor, layer, backgroundColor, tintColor
  case accessoryType, selectionStyle, setup, configure, touchUpInside, normal, distribution
  case coder, nibName, reuseIdentifier, present, pushViewController, show, addChild
  case setViewControllers, viewControllers, rootView, hostingConfiguration, contentConfiguration
  case defaultContentConfiguration, secondaryText, accessories, semanticGroup, list, landmark
  case dataTable, semanticContentAttribute, largeContentTitle, showsLargeContentViewer
  case scalesLargeContentImage, makeUIView, makeUIViewController, updateUIView
  case updateUIViewController, makeBody, numberOfTapsRequired, attributedSubtitle
  case configurationUpdateHandler, handler, insertSegment, selectedSegmentIndex, numberOfPages
  case currentPage, minimumValue, maximumValue, setValue, CellRegistration
  case SupplementaryRegistration, selectedItem, accessibilityContainer, secondaryAttributedText
  case customView, removeAllSegments, showsCancelButton
  /// The label of an argument that tells of a modifier of UIKit's bars that it is there in some cases only.
  case isAtTimes

  // MARK: Screens of the system

  case UIActivityViewController, SFSafariViewController, UIImagePickerController
  case PHPickerViewController, UIDocumentPickerViewController, UIDocumentBrowserViewController
  case MFMailComposeViewController, MFMessageComposeViewController, QLPreviewController
  case UIFontPickerViewController, UIColorPickerViewController, CNContactPickerViewController
  case CNContactViewController, EKEventEditViewController, EKEventViewController
  case EKCalendarChooser, VNDocumentCameraViewController, PKAddPassesViewController
  case PKPaymentAuthorizationViewController, PKAddPaymentPassViewController
  case SKStoreProductViewController, UICloudSharingController, UIReferenceLibraryViewController
  case UIVideoEditorController, MPMediaPickerController, INUIAddVoiceShortcutViewController
  case INUIEditVoiceShortcutViewController, GKGameCenterViewController, RPPreviewViewController
  case UIViewControllerType, rootViewController, PhaseAnimator, KeyframeAnimator
}

extension Word {
  /// The name as it is written in Swift.
  package var spelling: String {
    let name = "\(self)"
    return name.hasSuffix("_") ? Swift.String(name.dropLast()) : name
  }
}
