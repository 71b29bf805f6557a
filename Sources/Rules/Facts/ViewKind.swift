import Scenes
import Views
import VoiceOver

/// What a node is to the rules.
enum ViewKind {
  case text, image, remoteImage, shape, fill
  case control(ControlKind)
  case label
  /// Shows nothing of its own.
  case nothing
  /// One element that is none of the above: what says how far something is, and charts.
  case other
  /// Passes on what is in it.
  case container
  case opaque
}

enum ControlKind {
  case button, link, navigationLink, menu, toggle, slider, stepper, picker, date, color
  case textField, textEditor
  /// Named by the system: edit and paste buttons.
  case system
}

extension ViewKind {
  init(_ kind: SceneNode.Kind, _ word: Word) {
    switch kind {
    case .opaque, .recursion: self = .opaque
    case .custom, .helper, .modified, .group, .branch, .alternative, .rows: self = .container
    case .view: self = ViewKind(word: word)
    }
  }

  private init(word: Word) {
    switch word {
    case .Text: self = .text
    case .Image: self = .image
    case .AsyncImage: self = .remoteImage
    case .Circle, .Rectangle, .RoundedRectangle, .Capsule, .Ellipse, .Path, .UnevenRoundedRectangle,
      .ContainerRelativeShape, .AnyShape, .ConcentricRectangle:
      self = .shape
    case .Color, .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient,
      .MeshGradient, .Gradient, .Material:
      self = .fill
    case .Divider, .Spacer, .EmptyView, .Canvas: self = .nothing
    case .Label: self = .label
    case .Button: self = .control(.button)
    case .Link, .ShareLink, .HelpLink: self = .control(.link)
    case .NavigationLink: self = .control(.navigationLink)
    case .Menu: self = .control(.menu)
    case .Toggle: self = .control(.toggle)
    case .Slider: self = .control(.slider)
    case .Stepper: self = .control(.stepper)
    case .Picker: self = .control(.picker)
    case .DatePicker, .MultiDatePicker: self = .control(.date)
    case .ColorPicker: self = .control(.color)
    case .TextField, .SecureField: self = .control(.textField)
    case .TextEditor: self = .control(.textEditor)
    case .PhotosPicker: self = .control(.button)
    case .EditButton, .PasteButton, .RenameButton, .SignInWithAppleButton, .SettingsLink,
      .PayWithApplePayButton, .AddPassToWalletButton, .LocationButton:
      self = .control(.system)
    case .ProgressView, .Gauge, .Chart: self = .other
    case .KFImage, .KFAnimatedImage, .WebImage, .AnimatedImage, .LazyImage, .LottieView, .Map,
      .VideoPlayer, .WebView, .SceneView, .SpriteView, .RealityView, .ARView, .Model3D, .PDFView,
      .CameraView, .StoreView, .SubscriptionStoreView, .ProductView, .TipView:
      self = .opaque
    default: self = .container
    }
  }
}
