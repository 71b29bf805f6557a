import Views

extension KnownViews {
  /// Texts, images, shapes, colours.
  static let texts: [Row] = [
    (.Text, KnownView(.text, .none, .documented)),
    (.Image, KnownView(.image, .none, .documented)),
    (.AsyncImage, KnownView(.asyncImage, .content, .reported)),
    (.Label, KnownView(.label, .label, .reported)),
    (.Circle, KnownView(.shape, .none, .reported)),
    (.Rectangle, KnownView(.shape, .none, .reported)),
    (.RoundedRectangle, KnownView(.shape, .none, .reported)),
    (.UnevenRoundedRectangle, KnownView(.shape, .none, .reported)),
    (.ConcentricRectangle, KnownView(.shape, .none, .reported)),
    (.ContainerRelativeShape, KnownView(.shape, .none, .reported)),
    (.Capsule, KnownView(.shape, .none, .reported)),
    (.Ellipse, KnownView(.shape, .none, .reported)),
    (.Path, KnownView(.shape, .none, .reported)),
    (.AnyShape, KnownView(.shape, .none, .reported)),
    (.Shape, KnownView(.shape, .none, .reported)),
    (.Color, KnownView(.nothing, .none, .reported)),
    (.LinearGradient, KnownView(.nothing, .none, .reported)),
    (.RadialGradient, KnownView(.nothing, .none, .reported)),
    (.AngularGradient, KnownView(.nothing, .none, .reported)),
    (.EllipticalGradient, KnownView(.nothing, .none, .reported)),
    (.MeshGradient, KnownView(.nothing, .none, .reported)),
    (.Gradient, KnownView(.nothing, .none, .reported)),
    (.Material, KnownView(.nothing, .none, .reported)),
    (.Divider, KnownView(.nothing, .none, .reported)),
    (.Spacer, KnownView(.nothing, .none, .documented)),
    (.EmptyView, KnownView(.nothing, .none, .reported)),
    (.AccessoryWidgetBackground, KnownView(.nothing, .none, .inferred)),
    (.ToolbarSpacer, KnownView(.nothing, .none, .inferred)),
    (.Canvas, KnownView(.canvas, .none, .inferred)),
    (.ContentUnavailableView, KnownView(.unavailable, .content, .inferred)),
  ]

  /// What `PackageViews` has words of its own for.
  static let packaged: [Row] = [
    (.KFImage, KnownView(.loadedImage, .content, .reported)),
    (.WebImage, KnownView(.loadedImage, .content, .reported)),
    (.LazyImage, KnownView(.loadedImage, .content, .reported)),
    (.KFAnimatedImage, KnownView(.loadedImageView, .none, .inferred)),
    (.AnimatedImage, KnownView(.loadedImageView, .none, .inferred)),
    (.LottieView, KnownView(.loadedImageView, .none, .inferred)),
  ]
}
