import Scenes
import Views
import VoiceOver

extension Headings {
  /// Text in one of the fonts that titles have.
  func isTitle(_ node: NodeID, allowsHeadline: Bool = true) -> Bool {
    guard let font = font(of: node) else { return false }
    return isTitleFont(font, allowsHeadline)
      || handedStyle(of: node).map { Self.isTitleFont($0, allowsHeadline) } ?? false
  }

  /// Text as large and heavy as a title, in a font of a size of its own.
  ///
  /// How heavy a font of the app is only its file tells: it has to be larger.
  func isDisplayed(_ node: NodeID) -> Bool {
    guard let argument = fontArgument(of: node),
      case .call(let word, let name, let range) = scene[argument.value]
    else { return false }
    let isOwn = code.text(name) == "custom"
    guard isOwn || word == .system else { return false }
    var (isLarge, isHeavy) = (false, isOwn)
    for argument in scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)] {
      switch scene[argument.value] {
      case .number(let size):
        isLarge = Double(code.text(size)).map { $0 >= (isOwn ? 24 : 20) } ?? false
      case .member(let word, _) where argument.label == .weight: isHeavy = self.isHeavy(word)
      default: break
      }
    }
    return isLarge && (isHeavy || isMadeHeavy(argument) || isMadeHeavy(node))
  }

  /// `.system(size: 28).bold()`.
  private func isMadeHeavy(_ font: SceneArgument) -> Bool {
    let file = font.origin.file
    return files.expressions(at: font.origin.offset, in: file).contains { expression in
      guard case .call(let callee, let arguments) = files.expression(expression, in: file),
        case .member(_, let name) = files.expression(callee, in: file)
      else { return false }
      switch files.name(name, in: file).word {
      case .bold: return true
      case .weight:
        guard let number = arguments.first,
          case .implicitMember(let weight) = files.expression(
            files.argument(number, in: file).value, in: file)
        else { return false }
        return isHeavy(files.name(weight, in: file).word)
      default: return false
      }
    }
  }

  /// Made bold beside its font: `.font(.system(size: 28)).bold()`.
  private func isMadeHeavy(_ node: NodeID) -> Bool {
    for ancestor in tree.lineage(of: node) {
      for modifier in scene.modifiers(of: ancestor) {
        let argument = scene.firstArgument(of: modifier)
        if modifier.word == .bold { return argument == nil }
        guard modifier.word == .fontWeight, let argument else { continue }
        guard case .member(let weight, _) = scene[argument] else { return false }
        return isHeavy(weight)
      }
      guard ancestor == node || scene[ancestor].isTransparent else { return false }
    }
    return false
  }

  private func isHeavy(_ weight: Word) -> Bool {
    [.semibold, .bold, .heavy, .black].contains(weight)
  }

  /// Of several the smallest: `.font(title.count > 25 ? .title : .largeTitle)`.
  private func font(of node: NodeID) -> ValueID? {
    guard let font = fontArgument(of: node)?.value, case .either(let all) = scene[font] else {
      return fontArgument(of: node)?.value
    }
    let sizes = scene.list(all).compactMap { side in size(ofFont: side).map { (side, $0) } }
    guard sizes.count == all.count else { return font }
    return sizes.min { $0.1 < $1.1 }?.0
  }

  private func fontArgument(of node: NodeID) -> SceneArgument? { writtenFont(of: node)?.argument }

  func writtenFont(of node: NodeID) -> (argument: SceneArgument, host: NodeID)? {
    for ancestor in tree.lineage(of: node) {
      for modifier in scene.modifiers(of: ancestor) where modifier.word == .font {
        return scene.arguments(of: modifier).first.map { ($0, ancestor) }
      }
      guard ancestor == node || scene[ancestor].isTransparent else { break }
    }
    return nil
  }

  /// The name of the font of a title.
  func titleFont(of node: NodeID) -> Word? {
    let fonts: [Word] = [.largeTitle, .title, .title2, .title3, .headline]
    return font(of: node).flatMap { font in fonts.first { names(font, $0) } }
      ?? handedStyle(of: node).flatMap { fonts.contains($0) ? $0 : nil }
  }

  /// How large the font of a text is, in points, at the size of text that phones begin with; nil where its own code does
  /// not say.
  func size(of node: NodeID) -> Double? {
    guard let font = font(of: node) else { return nil }
    return size(ofFont: font) ?? handedStyle(of: node).flatMap { Self.size(ofStyle: $0) }
  }

  private func size(ofFont value: ValueID) -> Double? {
    switch scene[value] {
    case .member(let word, _): return Self.size(ofStyle: word)
    case .call(let word, let name, let range):
      let arguments = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)]
      guard word == .system || code.text(name) == "custom" else {
        return Self.size(ofStyle: word) ?? arguments.first.flatMap { size(ofFont: $0.value) }
      }
      for argument in arguments {
        switch scene[argument.value] {
        case .number(let size): return Double(code.text(size))
        case .member(let style, _):
          if let size = Self.size(ofStyle: style) { return size }
        default: break
        }
      }
      return nil
    default: return nil
    }
  }

  /// In points, where nobody has chosen another size of text.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/typography#iOS-iPadOS-Dynamic-Type-sizes
  private static func size(ofStyle word: Word) -> Double? {
    switch word {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    default: nil
    }
  }

  private func names(_ value: ValueID, _ wanted: Word) -> Bool {
    switch scene[value] {
    case .member(let word, _): return word == wanted
    case .call(let word, _, let arguments):
      if word == wanted { return true }
      return scene.arguments[Int(arguments.lowerBound)..<Int(arguments.upperBound)]
        .contains { names($0.value, wanted) }
    default: return false
    }
  }

  private func isTitleFont(_ value: ValueID, _ allowsHeadline: Bool) -> Bool {
    switch scene[value] {
    case .member(let word, _): return Self.isTitleFont(word, allowsHeadline)
    case .call(let word, _, let arguments):
      if Self.isTitleFont(word, allowsHeadline) { return true }
      return scene.arguments[Int(arguments.lowerBound)..<Int(arguments.upperBound)]
        .contains { isTitleFont($0.value, allowsHeadline) }
    default: return false
    }
  }

  private static func isTitleFont(_ word: Word, _ allowsHeadline: Bool) -> Bool {
    switch word {
    case .largeTitle, .title, .title2, .title3: true
    case .headline: allowsHeadline
    default: false
    }
  }
}
