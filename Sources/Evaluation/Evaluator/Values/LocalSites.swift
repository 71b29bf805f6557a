import Scenes
import Views

/// Where an expression stands whose code is not read otherwise: with the names in sight that this code declares.
enum LocalSites {
  /// Of more, or from farther away, no one is told.
  private static let most = 8
  private static let deepest = 3

  static func site(of made: Linker.Made, _ evaluator: inout Evaluator) -> Site {
    site(made.file, made.owner, made.locals, 0, &evaluator)
  }

  static func site(
    _ file: FileID, _ owner: TypeID?, _ locals: Range<Int32>, _ evaluator: inout Evaluator
  ) -> Site {
    site(file, owner, locals, 0, &evaluator)
  }

  private static func site(
    _ file: FileID, _ owner: TypeID?, _ locals: Range<Int32>, _ depth: Int,
    _ evaluator: inout Evaluator
  ) -> Site {
    var site = Site(file: file, owner: owner, environment: -1)
    for local in evaluator.files[file].locals(locals) {
      let bound = bound(local, site, depth, &evaluator)
      site.environment = evaluator.bind(local.name, bound, onto: site.environment)
    }
    return site
  }

  private static func bound(
    _ local: LocalName, _ site: Site, _ depth: Int, _ evaluator: inout Evaluator
  ) -> Bound {
    if let value = local.value { return .expression(value, site) }
    guard depth < deepest else { return .parameter }
    var given: [Bound] = []
    for call in evaluator.files[site.file].calls(local.calls) {
      let owner = call.owner < 0 ? nil : TypeID(file: site.file, index: call.owner)
      given.append(
        .expression(
          call.value, Self.site(site.file, owner, call.locals, depth + 1, &evaluator)))
    }
    if local.initializer > 0 { given = arguments(for: local, site, depth, &evaluator) ?? [] }
    guard given.count > 1 else { return given.first ?? .parameter }
    let first = Int32(evaluator.choices.count)
    evaluator.choices += given
    return .either(first..<Int32(evaluator.choices.count))
  }

  /// What all code that makes one of the type gives the initialiser for a parameter; nil where somebody may give
  /// something else.
  private static func arguments(
    for local: LocalName, _ site: Site, _ depth: Int, _ evaluator: inout Evaluator
  ) -> [Bound]? {
    guard let owner = site.owner, let type = whole(owner, &evaluator),
      let makings = evaluator.linker.makings(of: type), makings.count <= most,
      !MakerArguments.mayBeUnnamed(type, &evaluator), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let initializers = evaluator.linker.initializers(of: type)
    var given: [Bound] = []
    for made in makings {
      let place = Self.site(made.file, made.owner, made.locals, depth + 1, &evaluator)
      guard case .call(_, let arguments) = evaluator.expression(made.call, made.file),
        let (member, formals, matched) = evaluator.overload(initializers, arguments, at: place),
        member.file == site.file, evaluator.linker[member].offset == local.initializer,
        let number = formals.firstIndex(where: { $0.name == local.name })
      else { return nil }
      if let match = matched[number] {
        given.append(.expression(evaluator.argument(match, made.file).value, place))
      } else if let value = formals[number].defaultValue {
        given.append(.expression(value, evaluator.inside(member, self: nil)))
      } else {
        return nil
      }
    }
    return given
  }

  /// The type that an extension extends.
  static func whole(_ type: TypeID, _ evaluator: inout Evaluator) -> TypeID? {
    guard case .extension = evaluator.linker.kind(ofType: type.index, in: type.file) else {
      return type
    }
    return evaluator.linker.type(
      named: evaluator.files.nameHash(of: type), from: type.file, inside: type)
  }
}
