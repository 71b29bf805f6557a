internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// What components show.
extension DartEvaluator {
  /// What the `build` of a widget, or of its state, gives; nil where there is none to read.
  mutating func shown(
    by instance: DartInstance, _ type: DartTypeRef, owner: UInt64
  ) -> DartValue? {
    steps = 0
    switch libraries.role(type) {
    case .widget: return built("build", instance, view: type.name)
    case .statefulWidget:
      // Without one of its own it has that of the class above it (Flutter, `StatefulWidget.createState`).
      let makers = libraries.ancestry(type)
      for maker in makers {
        note(maker)
        lookups.insert(maker.name)
      }
      guard let state = makers.compactMap({ libraries.state(of: $0) }).first else { return nil }
      note(state)
      let own = DartInstance(
        type: state, fields: [:], widget: [instance], owner: owner,
        digest: Digest.of([instance.digest, 0x57A7E]))
      return built("build", own, view: type.name)
    case .inheritedWidget: return instance.fields["child"]
    case .other, .state:
      return PackageBuilds.isOne(type, &self) ? nil : built("build", instance, view: type.name)
    }
  }

  /// Gives the variables that stand before a call what they hold there.
  mutating func settle(_ route: DartMentions.Route, _ frame: inout CodeFrame) {
    for case .local(let node) in route.way { _ = apart { $0.execute(node, &frame) } }
  }

  /// What a class of the app makes for a widget that asks it.
  mutating func shown(by delegate: Made) -> DartValue? {
    guard delegate.type != nil else { return nil }
    return built("build", bind(delegate), view: delegate.view)
  }

  /// What a method gives whose arguments only the program knows.
  mutating func built(_ name: String, _ this: DartInstance, view: String) -> DartValue? {
    for type in libraries.ancestry(this.type) {
      note(type)
      guard
        let function = libraries[type].functions.first(where: {
          $0.name == name && !$0.isStatic && $0.body != nil
        })
      else { continue }
      let frame = CodeFrame(
        type.file, type: type, this: this, view: view, owner: this.owner)
      let arguments = function.parameters.map { parameter in
        Made.Argument(
          label: parameter.place == .named ? parameter.name : "",
          value: named(parameter.name, frame, type: parameter.type))
      }
      return run(closure(function, frame), arguments)
    }
    return nil
  }

  /// A component by itself: what it is given only those know who use it, as far as `MadeAlike` does not tell.
  mutating func alone(_ type: DartTypeRef, owner: UInt64) -> DartInstance {
    let frame = CodeFrame(type.file, type: type, view: type.name, owner: owner)
    var fields: [String: DartValue] = [:]
    for above in libraries.ancestry(type) {
      note(above)
      let declaration = libraries[above]
      for field in declaration.fields where !field.isStatic && field.value == nil {
        if fields[field.name] == nil {
          fields[field.name] = named(
            field.name,
            CodeFrame(above.file, type: above, view: type.name, owner: owner), type: field.type)
        }
      }
      // What only the framework's classes declare: `super.child`.
      guard let constructor = declaration.functions.first(where: { $0.kind == .constructor }) else {
        continue
      }
      for parameter in constructor.parameters
      where parameter.target == .superclass && fields[parameter.name] == nil {
        fields[parameter.name] = named(parameter.name, frame, type: parameter.type)
      }
    }
    let alike = MadeAlike.fields(of: type, owner: owner, open: fields, &self)
    fields.merge(alike) { _, made in made }
    let digests = alike.keys.sorted().map { Digest.of([Digest.of($0), alike[$0]?.digest ?? 0]) }
    return DartInstance(
      type: type, fields: fields, owner: owner, digest: Digest.of([owner, 0xA10E] + digests))
  }
}
