import Views

/// `context.coordinator.box`: views that a structure's coordinator keeps, which it was made with.
///
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()
enum UIKitCoordinators {
  private static let coordinator = NameHash.of("coordinator")

  /// The part that `context` is, by which code asks for the coordinator; nil where that keeps no views.
  static func context(
    of type: TypeID, _ instance: Int32, _ builder: inout UIKitBuilder
  ) -> Int? {
    let makers = builder.evaluator.members(of: type, named: WellKnown.makeCoordinator)
    guard let maker = makers.first, let body = builder.evaluator.linker[maker].body else {
      return nil
    }
    let site = builder.evaluator.inside(maker, self: .instance(instance))
    guard let made = builder.evaluator.code.returned(by: body, site),
      case .call(let callee, let arguments) = builder.evaluator.expression(made, site.file),
      case .name(let name) = builder.evaluator.expression(callee, site.file),
      case .type(let owner) = builder.evaluator.meaning(ofCall: name, arguments, at: site)
    else { return nil }
    var names = kept(by: owner, site, &builder)
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label,
        let kind = builder.constructed(argument.value, site)
      else { continue }
      names[builder.evaluator.hash(label, site.file)] = builder.newPart(kind, argument.value, site)
    }
    if names.isEmpty { return nil }
    let coordinator = builder.add(UIKitKind(word: .other, type: owner), name, made, site)
    builder.parts[coordinator].names = names
    builder.parts[coordinator].isRead = true
    let context = builder.add(UIKitKind(word: .other), nil, -1, site)
    builder.parts[context].names[Self.coordinator] = coordinator
    return context
  }

  /// It is the last parameter of what makes a view, and of what brings that up to date.
  static func name(_ context: Int?, givenTo function: MemberID, _ builder: inout UIKitBuilder) {
    let parameters = builder.evaluator.linker[function].parameters
    guard let context,
      let last = builder.evaluator.files.formals(parameters, function.file).last
    else { return }
    builder.byName[last.name] = context
  }

  /// `let box = Box()` of the coordinator itself.
  private static func kept(
    by owner: TypeID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UInt64: Int] {
    var names: [UInt64: Int] = [:]
    for declaration in builder.evaluator.linker.declarations(of: owner) {
      for id in builder.evaluator.linker.everything(in: declaration) {
        let member = builder.evaluator.linker[id]
        let place = Site(file: id.file, owner: declaration, environment: -1)
        guard case .storedProperty = member.kind, !member.isStatic, let value = member.value,
          let kind = builder.constructed(value, place)
        else { continue }
        let name = builder.evaluator.hash(member.name, id.file)
        names[name] = builder.newPart(kind, value, place)
      }
    }
    return names
  }
}
