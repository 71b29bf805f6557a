import Scenes
import Views
import VoiceOver

/// What an image shows, as far as VoiceOver would read it.
enum ImageSource: Equatable {
  /// Of the asset catalogue, by its name; nil when the name is an expression.
  case asset(String?)
  case symbol(String?)
  /// Made from data: no name at all.
  case data
  case decorative
  /// Has a label from the start.
  case labelled
  /// A name that a string catalogue resolves to text.
  case resolved
  /// Made by an initialiser that is not SwiftUI's: what it is read as is not in the source.
  case unknown
}

/// What images show, as their code tells it.
final class Pictures: Part {}

extension Pictures {
  func source(of image: NodeID) -> ImageSource {
    var found = ImageSource.asset(nil)
    for (place, argument) in scene.arguments(of: image).enumerated() {
      guard argument.hasLabel else {
        // What follows is a closure.
        if place == 0 { found = asset(argument.value) }
        continue
      }
      switch argument.label {
      case .decorative: return .decorative
      case .label: return .labelled
      case .systemName, .systemImage: found = .symbol(name(argument.value))
      case .image: found = asset(argument.value)
      case .uiImage, .nsImage, .cgImage: found = .data
      default: if place == 0 { found = .unknown }
      }
    }
    if found == .asset(nil), isHandedIn(image) { return .unknown }
    return found
  }

  /// The same symbol or picture, or what is written once and shown twice: `$0` of a modifier's sides.
  func areOne(_ image: NodeID, _ other: NodeID) -> Bool {
    if scene[image].origin == scene[other].origin { return true }
    let source = source(of: image)
    switch source {
    case .symbol(let name?), .asset(let name?):
      return !name.isEmpty && source == self.source(of: other)
    default: return false
    }
  }

  /// An image that somebody else made may be of any kind.
  private func isHandedIn(_ image: NodeID) -> Bool {
    guard !scene.isUIKit(image), let name = code.text(scene[image].name) else { return false }
    return name != "Image" && name != "init"
  }

  /// The image that code puts on a control of UIKit.
  func imageSource(ofUIKit control: NodeID) -> ImageSource {
    let set = scene.modifiers(of: control).last { $0.word == .setImage || $0.word == .image }
    guard let image = set.flatMap({ scene.firstArgument(of: $0) }),
      case .call(.UIImage, _, let range) = scene[image],
      let first = range.first.map({ scene.arguments[Int($0)] })
    else { return .unknown }
    switch first.label {
    case .systemName: return .symbol(name(first.value))
    case .named: return .asset(name(first.value))
    default: return .unknown
    }
  }

  private func asset(_ value: ValueID) -> ImageSource {
    switch scene[value] {
    case .resolved: .resolved
    case .member(_, let name): .asset(files.name(name.name, in: name.file).text)
    default: .asset(name(value))
    }
  }

  private func name(_ value: ValueID) -> String? {
    switch scene[value] {
    case .string(let text), .key(let text): code.text(text)
    case .resolved(let index): scene.resolvedTexts[Int(index)]
    // That of an asset, as its catalogue has it.
    case .joined(let range) where range.count == 1: scene.list(range).first.flatMap { name($0) }
    default: nil
    }
  }

  /// All that a symbol may be; empty where one of them is unknown.
  func symbols(of image: NodeID) -> [String] {
    for argument in scene.arguments(of: image)
    where argument.label == .systemName || argument.label == .systemImage {
      // By whatever name it goes: `systemName: icon`.
      var value = argument.value
      while case .named(_, let given) = scene[value] { value = given }
      guard case .either(let range) = scene[value] else { return name(value).map { [$0] } ?? [] }
      let names = scene.list(range).compactMap { name($0) }
      return names.count == range.count ? names : []
    }
    return []
  }

  /// Its asset is named by what the tools make of the file name: `.cart24` of `cart-24`, which no catalogue has.
  func isNamedByTools(_ image: NodeID) -> Bool {
    scene.arguments(of: image).contains { argument in
      guard !argument.hasLabel || argument.label == .image else { return false }
      if case .member = scene[argument.value] { return true }
      return false
    }
  }

  /// A view that loads an image, of SwiftUI or of the packages that are known for it.
  func isLoadedImage(_ node: NodeID) -> Bool {
    switch (scene[node].kind, scene[node].word) {
    case (.view, .AsyncImage), (.view, .KFImage), (.view, .KFAnimatedImage), (.view, .WebImage),
      (.view, .AnimatedImage), (.view, .LazyImage):
      true
    case (.opaque, _): code.text(scene[node].name) == "CachedAsyncImage"
    default: false
    }
  }

  func isDecorative(_ image: NodeID) -> Bool {
    guard case .image = tree.kind(image) else { return false }
    return source(of: image) == .decorative
  }

  /// Its name says that it only decorates.
  func isNamedDecoration(_ source: ImageSource) -> Bool {
    guard case .asset(let name?) = source else { return false }
    let words = Words(name: name).words
    // Of a logo it says what it is drawn on, and "no background" that it has none.
    guard !words.contains(where: EnglishWords.signets.contains) else { return false }
    return words.indices.contains { place in
      EnglishWords.decorations.contains(words[place])
        && (place == 0 || !EnglishWords.absence.contains(words[place - 1]))
    }
  }

  /// Where an image is used that code of another type makes by a name it was given.
  ///
  /// Generated code does, as in `Asset.harbour.image`, and nobody can mend it there.
  func use(of node: NodeID) -> NodeID {
    guard case .view = scene[node].kind, scene[node].word == .Image,
      let name = scene.arguments(of: node).first, !isLiteral(at: name.origin)
    else { return node }
    var found = node
    var next = scene[node].parent
    while next >= 0 {
      switch scene[next].kind {
      case .helper(let member):
        guard files.isImage(member) else { return found }
        if scene[next].origin.file != scene[node].origin.file
          || scene[next].owner != scene[node].owner
        {
          found = next
        }
      case .branch, .alternative: break
      default: return found
      }
      next = scene[next].parent
    }
    return found
  }

  private func isLiteral(at origin: Origin) -> Bool {
    files.expressions(at: origin).contains { id in
      switch files.expression(id, in: origin.file) {
      case .string, .implicitMember: true
      default: false
      }
    }
  }

  /// Says only that there is more behind the row.
  func isOrnament(_ symbol: String) -> Bool {
    symbol.hasPrefix("chevron.") || symbol.hasPrefix("ellipsis")
      || symbol.hasPrefix("arrow.up.right")
  }
}

extension LiveFiles {
  /// Whether a property or function gives an `Image` and says so.
  fileprivate func isImage(_ id: MemberID) -> Bool {
    let member = member(id.index, in: id.file)
    return member.type.map { word($0, in: id.file) == .Image } ?? false
  }
}
