import Views

/// Views that code puts at a place among the others: `insertSubview(line, at: 0)`.
///
/// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
enum UIKitInserted {
  /// Those that came last go to the place that the call names, where that is a number.
  static func move(
    from count: Int, in parent: Int, asToldBy arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard let place = place(arguments, site, &builder), place >= 0, place < count,
      count < builder.parts[parent].children.count
    else { return }
    let new = Array(builder.parts[parent].children[count...])
    builder.parts[parent].children.removeLast(new.count)
    builder.parts[parent].children.insert(contentsOf: new, at: place)
  }

  private static func place(
    _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard arguments.count == 2, let last = arguments.last else { return nil }
    let argument = builder.evaluator.argument(last, site.file)
    guard let label = argument.label,
      builder.evaluator.hash(label, site.file) == UIKitNames.at
    else { return nil }
    return ListParts.number(argument.value, site, &builder.evaluator)
  }
}
