import Scenes
import Views

/// Images and colours by the names that generated code has for them, where that code is made by the build and not
/// in the repository: `Asset.lock.swiftUIImage`, `Image(.lock)`, `R.image.lock`.
enum GeneratedAssets {
  /// The view that generators of SwiftUI code give every image, or every colour, by a property of this name.
  static func generatedView(_ name: UInt64) -> Word? {
    switch name {
    case swiftUIImage: .Image
    case swiftUIColor: .Color
    default: nil
    }
  }

  private static let swiftUIImage = NameHash.of("swiftUIImage")
  private static let swiftUIColor = NameHash.of("swiftUIColor")

  /// `Asset.lock.swiftUIImage` is `Image(.lock)`.
  static func emitGenerated(
    _ word: Word, of base: ExpressionID, _ name: NameID, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: word, name: name)
    if word == .Image {
      let value = asset(base, use.site, &evaluator) ?? evaluator.unknown(base, use.site)
      evaluator.scene.arguments.append(
        SceneArgument(
          label: .other, name: nil, value: value, origin: evaluator.origin(base, use.site)))
      let end = Int32(evaluator.scene.arguments.count)
      evaluator.scene.nodes[Int(node)].arguments = (end - 1)..<end
    }
    evaluator.close(node, use.pending)
  }

  /// `Image.lock`, where the catalogue has an image of that name and no code has a property of it.
  ///
  /// https://developer.apple.com/documentation/xcode/asset-management
  static func emitAsset(
    _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      evaluator.linker.asset(.image, named: evaluator.linker.text(of: name, in: use.site.file))
        != nil
    else {
      return false
    }
    emitGenerated(.Image, of: use.expression, name, use, &evaluator)
    return true
  }

  /// What an `Image` is made of, as the catalogue has it; generated names are spelled as SwiftUI spells its own.
  static func nameAsset(
    in range: Range<Int32>, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) {
    guard let first = range.first, let written = arguments.first else { return }
    let given = evaluator.scene.arguments[Int(first)]
    if !given.hasLabel {
      if case .unknown = evaluator.scene[given.value] {
        guard
          let asset = Self.asset(evaluator.argument(written, site.file).value, site, &evaluator),
          isNamed(asset, evaluator)
        else {
          return
        }
        evaluator.scene.arguments[Int(first)].value = asset
      } else {
        evaluator.scene.arguments[Int(first)].value = named(given.value, &evaluator)
      }
    } else if let label = given.name,
      evaluator.linker.text(of: label.name, in: label.file) == "asset",
      let asset = Self.asset(evaluator.argument(written, site.file).value, site, &evaluator)
    {
      // `Image(asset: Asset.lock)`, as SwiftGen has it.
      evaluator.scene.arguments[Int(first)].value = asset
      evaluator.scene.arguments[Int(first)].name = nil
      evaluator.scene.arguments[Int(first)].label = .other
    }
  }

  /// The same of an image of UIKit: `UIImage(resource: .lock)`.
  static func nameAsset(ofUIImage value: ValueID, _ evaluator: inout Evaluator) {
    if case .either(let range) = evaluator.scene[value] {
      for image in Array(evaluator.scene.list(range)) { nameAsset(ofUIImage: image, &evaluator) }
      return
    }
    guard case .call(.UIImage, _, let range) = evaluator.scene[value], let first = range.first
    else { return }
    CaseSymbols.nameSymbols(in: range, of: .UIImage, &evaluator)
    evaluator.scene.arguments[Int(first)].value = named(
      evaluator.scene.arguments[Int(first)].value, &evaluator)
  }

  /// The name in the catalogue of what a member stands for: a text, and no key.
  private static func named(_ asset: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    if case .either(let range) = evaluator.scene[asset] {
      let all = Array(evaluator.scene.list(range))
      let names = all.map { named($0, &evaluator) }
      return names == all ? asset : evaluator.either(names)
    }
    guard case .member(_, let name) = evaluator.scene[asset],
      let found = evaluator.linker.asset(
        .image, named: evaluator.linker.text(of: name.name, in: name.file))
    else { return asset }
    let text = KeyTexts.resolved(found, &evaluator)
    return evaluator.new(.joined(evaluator.list([text])))
  }

  private static func isNamed(_ asset: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    if case .joined = evaluator.scene[asset] { true } else { false }
  }

  /// `Asset.Icons.lock`, `.Icons.lock`, `R.image.lock()`: the last name, where what stands before is nothing of the repository.
  private static func asset(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> ValueID?
  {
    var cursor = id
    if case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      arguments.isEmpty
    {
      cursor = callee
    }
    var last: NameID?
    while case .member(let base, let name) = evaluator.expression(cursor, site.file) {
      last = last ?? name
      cursor = base
    }
    guard let last else { return nil }
    switch evaluator.expression(cursor, site.file) {
    case .implicitMember: break
    case .name(let root) where evaluator.files.isTypeName(cursor, site):
      guard case .nothing = evaluator.meaning(of: evaluator.hash(root, site.file), at: site) else {
        return nil
      }
    default: return nil
    }
    return named(
      evaluator.new(
        .member(evaluator.word(last, site.file), SourceName(file: site.file, name: last))),
      &evaluator)
  }
}
