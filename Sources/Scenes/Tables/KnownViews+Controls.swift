import Views

extension KnownViews {
  static let controls: [Row] = [
    (.Button, KnownView(.button, .button, .documented), .session),
    (.NavigationLink, KnownView(.navigationLink, .link, .reported), .recordedViews),
    (.Link, KnownView(.link, .label, .reported), .recordedViews),
    (.HelpLink, KnownView(.systemButton, .none, .inferred), .page("swiftui/helplink")),
    (.SettingsLink, KnownView(.systemButton, .label, .inferred), .page("swiftui/settingslink")),
    (.ShareLink, KnownView(.shareLink, .label, .inferred), .page("swiftui/sharelink")),
    (.PhotosPicker, KnownView(.button, .label, .inferred), .page("photosui/photospicker")),
    (.EditButton, KnownView(.systemButton, .none, .reported), .recordedViews),
    (.PasteButton, KnownView(.systemButton, .none, .inferred), .page("swiftui/pastebutton")),
    (.RenameButton, KnownView(.systemButton, .none, .inferred), .page("swiftui/renamebutton")),
    (.ShortcutsLink, KnownView(.systemButton, .none, .inferred), .page("appintents/shortcutslink")),
    (
      .LocationButton, KnownView(.systemButton, .none, .inferred),
      .page("corelocationui/locationbutton")
    ),
    (
      .SignInWithAppleButton, KnownView(.systemButton, .none, .inferred),
      .page("authenticationservices/signinwithapplebutton")
    ),
    (
      .PayWithApplePayButton, KnownView(.systemButton, .none, .inferred),
      .page("passkit/paywithapplepaybutton")
    ),
    (
      .AddPassToWalletButton, KnownView(.systemButton, .none, .inferred),
      .page("passkit/addpasstowalletbutton")
    ),
    (.TextFieldLink, KnownView(.button, .label, .inferred), .page("swiftui/textfieldlink")),
    (
      .ControlWidgetButton, KnownView(.button, .label, .inferred),
      .page("widgetkit/controlwidgetbutton")
    ),
    (
      .ControlWidgetToggle, KnownView(.toggle, .label, .inferred),
      .page("widgetkit/controlwidgettoggle")
    ),
    (.Menu, KnownView(.menu, .menu, .reported), .recordedViews),
    (.Toggle, KnownView(.toggle, .label, .reported), .recordedViews),
    (.Slider, KnownView(.slider, .label, .reported), .recordedViews),
    (.Stepper, KnownView(.stepper, .label, .reported), .recordedControls),
    (.Picker, KnownView(.picker, .content, .reported), .recordedViews),
    (.DatePicker, KnownView(.datePicker, .label, .reported), .recordedViews),
    (.MultiDatePicker, KnownView(.opaque, .none, .inferred), .page("swiftui/multidatepicker")),
    (.ColorPicker, KnownView(.color, .label, .inferred), .page("swiftui/colorpicker")),
    (.TextField, KnownView(.textField, .label, .reported), .recordedViews),
    (.SecureField, KnownView(.secureField, .label, .reported), .recordedViews),
    (.TextEditor, KnownView(.textEditor, .none, .reported), .recordedViews),
    (.ProgressView, KnownView(.progress, .label, .reported), .recordedViews),
    (.Gauge, KnownView(.gauge, .label, .reported), .inferred(from: .recordedViews)),
    (
      .LabeledContent, KnownView(.labeledContent, .content, .reported),
      .report("defagos", "https://github.com/SRGSSR/pillarbox-apple/pull/1169")
    ),
  ]

  /// Drawn by the system or another framework: no telling how many elements.
  static let opaque: [Row] = [
    (.Chart, KnownView(.chart, .none, .inferred), .page("charts/chart")),
    (.SiriTipView, KnownView(.opaque, .none, .inferred), .page("appintents/siritipview")),
    (.Map, KnownView(.opaque, .none, .inferred), .page("mapkit/map")),
    (.VideoPlayer, KnownView(.opaque, .none, .inferred), .page("avkit/videoplayer")),
    (.WebView, KnownView(.webPage, .none, .inferred), .page("webkit/webview-swift.struct")),
    (.SceneView, KnownView(.opaque, .none, .inferred), .page("scenekit/sceneview")),
    (.SpriteView, KnownView(.opaque, .none, .inferred), .page("spritekit/spriteview")),
    (.RealityView, KnownView(.opaque, .none, .inferred), .page("realitykit/realityview")),
    (.ARView, KnownView(.opaque, .none, .inferred), .page("realitykit/arview")),
    (.Model3D, KnownView(.opaque, .none, .inferred), .page("realitykit/model3d")),
    (.PDFView, KnownView(.opaque, .none, .inferred), .page("pdfkit/pdfview")),
    (.StoreView, KnownView(.opaque, .none, .inferred), .page("storekit/storeview")),
    (
      .SubscriptionStoreView, KnownView(.opaque, .none, .inferred),
      .page("storekit/subscriptionstoreview")
    ),
    (.ProductView, KnownView(.opaque, .none, .inferred), .page("storekit/productview")),
  ]
}
