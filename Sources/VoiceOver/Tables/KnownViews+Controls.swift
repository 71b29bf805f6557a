import Views

extension KnownViews {
  static let controls: [Row] = [
    (.Button, KnownView(.button, .button, .documented)),
    (.NavigationLink, KnownView(.navigationLink, .link, .reported)),
    (.Link, KnownView(.link, .label, .reported)),
    (.HelpLink, KnownView(.systemButton, .none, .inferred)),
    (.SettingsLink, KnownView(.systemButton, .label, .inferred)),
    (.ShareLink, KnownView(.button, .label, .inferred)),
    (.PhotosPicker, KnownView(.button, .label, .inferred)),
    (.EditButton, KnownView(.systemButton, .none, .reported)),
    (.PasteButton, KnownView(.systemButton, .none, .inferred)),
    (.RenameButton, KnownView(.systemButton, .none, .inferred)),
    (.LocationButton, KnownView(.systemButton, .none, .inferred)),
    (.SignInWithAppleButton, KnownView(.systemButton, .none, .inferred)),
    (.PayWithApplePayButton, KnownView(.systemButton, .none, .inferred)),
    (.AddPassToWalletButton, KnownView(.systemButton, .none, .inferred)),
    (.TextFieldLink, KnownView(.button, .label, .inferred)),
    (.ControlWidgetButton, KnownView(.button, .label, .inferred)),
    (.ControlWidgetToggle, KnownView(.toggle, .label, .inferred)),
    (.Menu, KnownView(.menu, .menu, .reported)),
    (.Toggle, KnownView(.toggle, .label, .reported)),
    (.Slider, KnownView(.slider, .label, .reported)),
    (.Stepper, KnownView(.stepper, .label, .reported)),
    (.Picker, KnownView(.picker, .content, .reported)),
    (.DatePicker, KnownView(.datePicker, .label, .reported)),
    (.MultiDatePicker, KnownView(.opaque, .none, .inferred)),
    (.ColorPicker, KnownView(.color, .label, .inferred)),
    (.TextField, KnownView(.textField, .label, .reported)),
    (.SecureField, KnownView(.secureField, .label, .reported)),
    (.TextEditor, KnownView(.textEditor, .none, .reported)),
    (.ProgressView, KnownView(.progress, .label, .reported)),
    (.Gauge, KnownView(.gauge, .label, .reported)),
    (.LabeledContent, KnownView(.labeledContent, .content, .reported)),
  ]

  /// Drawn by the system or another framework: no telling how many elements.
  static let opaque: [Row] = [
    (.Chart, KnownView(.chart, .none, .inferred)),
    (.Map, KnownView(.opaque, .none, .inferred)),
    (.VideoPlayer, KnownView(.opaque, .none, .inferred)),
    (.WebView, KnownView(.opaque, .none, .inferred)),
    (.SceneView, KnownView(.opaque, .none, .inferred)),
    (.SpriteView, KnownView(.opaque, .none, .inferred)),
    (.RealityView, KnownView(.opaque, .none, .inferred)),
    (.ARView, KnownView(.opaque, .none, .inferred)),
    (.Model3D, KnownView(.opaque, .none, .inferred)),
    (.PDFView, KnownView(.opaque, .none, .inferred)),
    (.StoreView, KnownView(.opaque, .none, .inferred)),
    (.SubscriptionStoreView, KnownView(.opaque, .none, .inferred)),
    (.ProductView, KnownView(.opaque, .none, .inferred)),
  ]
}
