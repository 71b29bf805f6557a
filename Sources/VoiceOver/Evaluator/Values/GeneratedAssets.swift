import Views

/// Images and colours by the names that generated code has for them, where that code is made by the build and not
/// in the repository: `Asset.lock.swiftUIImage`, `Image(.lock)`, `R.image.lock`.
extension Evaluator {
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
  mutating func emitGenerated(
    _ word: Word, of base: ExpressionID, _ name: NameID, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let node = open(.view, role, id, site, word: word, name: name)
    if word == .Image {
      let value = asset(base, site) ?? unknown(base, site)
      scene.arguments.append(
        SceneArgument(label: .other, name: nil, value: value, origin: origin(base, site)))
      let end = Int32(scene.arguments.count)
      scene.nodes[Int(node)].arguments = (end - 1)..<end
    }
    close(node, pending)
  }

  /// `Image.lock`, where the catalogue has an image of that name and no code has a property of it.
  ///
  /// https://developer.apple.com/documentation/xcode/asset-management
  mutating func emitAsset(
    _ name: NameID, _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard linker.asset(.image, named: linker.text(of: name, in: site.file)) != nil else {
      return false
    }
    emitGenerated(.Image, of: id, name, id, site, role, pending)
    return true
  }

  /// What an `Image` is made of, as the catalogue has it; generated names are spelled as SwiftUI spells its own.
  mutating func nameAsset(in range: Range<Int32>, _ arguments: Range<Int32>, _ site: Site) {
    guard let first = range.first, let written = arguments.first else { return }
    let given = scene.arguments[Int(first)]
    if !given.hasLabel {
      if case .unknown = scene[given.value] {
        guard let asset = asset(argument(written, site.file).value, site), isNamed(asset) else {
          return
        }
        scene.arguments[Int(first)].value = asset
      } else {
        scene.arguments[Int(first)].value = named(given.value)
      }
    } else if let label = given.name, linker.text(of: label.name, in: label.file) == "asset",
      let asset = asset(argument(written, site.file).value, site)
    {
      // `Image(asset: Asset.lock)`, as SwiftGen has it.
      scene.arguments[Int(first)].value = asset
      scene.arguments[Int(first)].name = nil
      scene.arguments[Int(first)].label = .other
    }
  }

  /// The same of an image of UIKit: `UIImage(resource: .lock)`.
  mutating func nameAsset(ofUIImage value: ValueID) {
    guard case .call(.UIImage, _, let range) = scene[value], let first = range.first else { return }
    scene.arguments[Int(first)].value = named(scene.arguments[Int(first)].value)
  }

  /// The name in the catalogue of what a member stands for: a text, and no key.
  private mutating func named(_ asset: ValueID) -> ValueID {
    if case .either(let range) = scene[asset] {
      let all = Array(scene.list(range))
      let names = all.map { named($0) }
      return names == all ? asset : either(names)
    }
    guard case .member(_, let name) = scene[asset],
      let found = linker.asset(.image, named: linker.text(of: name.name, in: name.file))
    else { return asset }
    let text = resolved(found)
    return new(.joined(list([text])))
  }

  private func isNamed(_ asset: ValueID) -> Bool {
    if case .joined = scene[asset] { true } else { false }
  }

  /// `Asset.Icons.lock`, `.Icons.lock`, `R.image.lock()`: the last name, where what stands before is nothing of the repository.
  private mutating func asset(_ id: ExpressionID, _ site: Site) -> ValueID? {
    var cursor = id
    if case .call(let callee, let arguments) = expression(id, site.file), arguments.isEmpty {
      cursor = callee
    }
    var last: NameID?
    while case .member(let base, let name) = expression(cursor, site.file) {
      last = last ?? name
      cursor = base
    }
    guard let last else { return nil }
    switch expression(cursor, site.file) {
    case .implicitMember: break
    case .name(let root) where files.isTypeName(cursor, site):
      guard case .nothing = meaning(of: hash(root, site.file), at: site) else { return nil }
    default: return nil
    }
    return named(new(.member(word(last, site.file), SourceName(file: site.file, name: last))))
  }
}
