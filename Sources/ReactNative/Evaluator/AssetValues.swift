/// What a file gives that is no code.
enum AssetValues {
  /// What a picture, a font or a film has none of: `require('./a.png')` gives a number (React Native, “Images”), which
  /// code asks for no member that is there.
  static func lacks(_ name: String, _ file: ExternalName) -> Bool {
    guard file.path.isEmpty, !kept.contains(name) else { return false }
    let parts = file.module.split(separator: ".")
    return parts.count > 1 && parts.last.map { endings.contains($0.lowercased()) } == true
  }

  /// What a loader of its own may give it.
  private static let kept: Set<String> = ["uri", "width", "height"]

  /// Files that the bundler takes for assets (Metro, `assetExts`).
  private static let endings: Set<String> = [
    "bmp", "gif", "jpg", "jpeg", "png", "psd", "svg", "webp", "m4v", "mov", "mp4", "mpeg", "mpg",
    "webm", "aac", "aiff", "caf", "m4a", "mp3", "wav", "otf", "ttf", "heic", "avif",
  ]
}
