import Views

extension KnownViews {
  /// Texts, images, shapes, colours.
  static let texts: [Row] = [
    (.Text, KnownView(.text, .none, .documented), .session),
    (.Image, KnownView(.image, .none, .documented), .session),
    (
      .AsyncImage, KnownView(.asyncImage, .content, .reported),
      .code("OpenSwiftUIProject/OpenSwiftUI", "Sources/OpenSwiftUI/View/Image/AsyncImage.swift")
    ),
    (.Label, KnownView(.label, .label, .reported), .recordedViews),
    (.Circle, KnownView(.shape, .none, .reported), .recordedBasics),
    (.Rectangle, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.RoundedRectangle, KnownView(.shape, .none, .reported), .recordedBasics),
    (
      .UnevenRoundedRectangle, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)
    ),
    (.ConcentricRectangle, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (
      .ContainerRelativeShape, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)
    ),
    (.Capsule, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.Ellipse, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.Path, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.AnyShape, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.Shape, KnownView(.shape, .none, .reported), .inferred(from: .recordedBasics)),
    (.Color, KnownView(.nothing, .none, .reported), .recordedViews),
    (.LinearGradient, KnownView(.nothing, .none, .inferred), .page("swiftui/lineargradient")),
    (.RadialGradient, KnownView(.nothing, .none, .inferred), .page("swiftui/radialgradient")),
    (.AngularGradient, KnownView(.nothing, .none, .inferred), .page("swiftui/angulargradient")),
    (
      .EllipticalGradient, KnownView(.nothing, .none, .inferred),
      .page("swiftui/ellipticalgradient")
    ),
    (.MeshGradient, KnownView(.nothing, .none, .inferred), .page("swiftui/meshgradient")),
    (.Gradient, KnownView(.nothing, .none, .inferred), .page("swiftui/gradient")),
    (.Material, KnownView(.nothing, .none, .inferred), .page("swiftui/material")),
    (.Divider, KnownView(.nothing, .none, .reported), .recordedViews),
    (.Spacer, KnownView(.nothing, .none, .documented), .session),
    (.EmptyView, KnownView(.nothing, .none, .reported), .recordedViews),
    (
      .AccessoryWidgetBackground, KnownView(.nothing, .none, .inferred),
      .page("widgetkit/accessorywidgetbackground")
    ),
    (.ToolbarSpacer, KnownView(.nothing, .none, .inferred), .page("swiftui/toolbarspacer")),
    (.Canvas, KnownView(.canvas, .none, .inferred), .page("swiftui/canvas")),
    (
      .ContentUnavailableView, KnownView(.unavailable, .content, .inferred),
      .page("swiftui/contentunavailableview")
    ),
  ]

  /// What `PackageViews` has words of its own for.
  static let packaged: [Row] = [
    (
      .KFImage, KnownView(.loadedImage, .content, .reported),
      .code("onevcat/Kingfisher", "Sources/SwiftUI/KFImageRenderer.swift")
    ),
    (
      .WebImage, KnownView(.loadedImage, .content, .reported),
      .code("SDWebImage/SDWebImageSwiftUI", "SDWebImageSwiftUI/Classes/WebImage.swift")
    ),
    (
      .LazyImage, KnownView(.loadedImage, .content, .reported),
      .code("kean/Nuke", "Sources/NukeUI/LazyImage.swift")
    ),
    (
      .KFAnimatedImage, KnownView(.loadedImageView, .none, .inferred),
      .inferred(from: .code("onevcat/Kingfisher", "Sources/SwiftUI/KFAnimatedImage.swift"))
    ),
    (
      .AnimatedImage, KnownView(.loadedImageView, .none, .inferred),
      .inferred(
        from: .code(
          "SDWebImage/SDWebImageSwiftUI", "SDWebImageSwiftUI/Classes/ImageViewWrapper.swift"))
    ),
    (
      .LottieView, KnownView(.loadedImageView, .none, .inferred),
      .inferred(from: .code("airbnb/lottie-ios", "Sources/Public/Animation/LottieView.swift"))
    ),
  ]
}
