import Views

/// A structure that takes in a view or controller of UIKit, whatever its protocol is called: a package's own
/// `PlatformViewRepresentable` asks for the same functions.
///
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)
enum Representable {
  private static let context = NameHash.of("context")
  private static let coordinator = NameHash.of("coordinator")

  /// `context.coordinator`: what the structure makes beside its view, and hands to it as delegate and source of data.
  ///
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()
  static func coordinator(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard evaluator.hash(name, site.file) == coordinator, let owner = site.owner,
      case .name = evaluator.expression(base, site.file), isMade(by: owner, &evaluator.linker)
    else { return nil }
    return Typing.type(ofMember: WellKnown.makeCoordinator, of: owner, &evaluator)
  }

  static func isMade(by type: TypeID, _ linker: inout Linker) -> Bool {
    guard case .struct = linker[type].kind else { return false }
    return [WellKnown.makeUIView, WellKnown.makeUIViewController].contains { maker in
      linker.members(of: type, named: maker).contains { member in
        let parameters = linker[member].parameters
        guard linker[member].kind == .function, parameters.count == 1,
          let only = parameters.first,
          let label = linker.files.parameter(only, in: member.file).label
        else { return false }
        return linker.hash(label, in: member.file) == context
      }
    }
  }
}

/// `UIHostingController(rootView: Inbox())`, and the controllers that packages make of it: by custom their names
/// end as that does, and what they show is given by that label, as content, or in a closure.
enum HostingController {
  static func isNamed(_ name: String) -> Bool { name.hasSuffix("HostingController") }

  /// What it shows: a view, or a closure of views.
  static func view(
    in arguments: Range<Int32>, _ site: Site, _ files: LiveFiles
  ) -> ExpressionID? {
    arguments.first { index in
      let argument = files.argument(index, in: site.file)
      if case .closure = files.expression(argument.value, in: site.file) { return true }
      switch argument.label.map({ files.word($0, in: site.file) }) {
      case .rootView, .content: return true
      default: return false
      }
    }.map { files.argument($0, in: site.file).value }
  }
}
