internal import Components
internal import ScriptModules

/// Values into what is shown.
extension ScriptEvaluator {
  mutating func render(_ value: ScriptValue) -> [HostNode] {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard steps < ScriptLimits.steps, depth < ScriptLimits.depth else {
      isCut = true
      return []
    }
    switch value {
    case .undefined, .null, .flag, .object, .classType, .instance, .namespace: return []
    case .number, .text: return [.text(value.text)]
    case .unknown(let unknown) where unknown.repeats:
      return [.unknown(HostUnknown(name: unknown.words, reason: .repetition, site: place))]
    case .unknown(let unknown): return [.value(unknown, place)]
    case .external(let name):
      // A constant of a package: nothing says that it is an element.
      return name.path.isEmpty
        ? [] : [.value(ScriptUnknown(words: name.name, subject: value.subject()), place)]
    case .function(let closure): return render(callback: closure)
    case .element(let element): return render(element)
    case .list(let list): return list.parts.flatMap { render($0) }
    case .choice(let choice):
      if let words = choice.tableWords { return [.text(.data(words))] }
      return render(choice)
    }
  }

  /// A function where children are: whoever shows it calls it with what nobody knows.
  private mutating func render(callback closure: ScriptClosure) -> [HostNode] {
    trace.note(codeOf: closure.module)
    let function = modules[closure.module].module.functions[Int(closure.function)]
    guard function.hasElements else { return [] }
    let arguments = (0..<min(function.parameters.count, 8)).map {
      ScriptValue.unknown(
        ScriptUnknown(words: "", subject: .of("argument", seed, UInt64($0), place.digest)))
    }
    return render(call(closure, arguments))
  }

  private mutating func render(_ part: ScriptList.Part) -> [HostNode] {
    switch part {
    case .item(let item): return render(item)
    case .rows(let rows):
      guard rows.count > 0 else { return [] }
      let nodes = render(rows.body)
      guard !nodes.isEmpty else { return [] }
      var site = rows.site
      if site.view.isEmpty {
        site.view = place.view
        site.anchor = place.anchor + "/map"
        if site.offset == 0 { (site.path, site.offset) = (place.path, place.offset) }
      }
      return [
        .rows(
          HostRows(
            count: rows.count, isAssumed: rows.isAssumed, nodes: nodes, site: site,
            turn: rows.turn))
      ]
    }
  }

  private mutating func render(_ choice: ScriptChoice) -> [HostNode] {
    branch(of: choice) { $0.render($1) }
  }

  /// What is shown of each side, while what leads to it is known to hold.
  mutating func branch(
    of choice: ScriptChoice, _ show: (inout ScriptEvaluator, ScriptValue) -> [HostNode]
  ) -> [HostNode] {
    var sides: [HostBranch.Side] = []
    let outer = assumptions
    for side in choice.sides {
      let condition = assumptions.simplify(side.condition)
      if case .constant(false) = condition { continue }
      let inner = assumptions
      assumptions.add(condition, true)
      let nodes = show(&self, side.value)
      assumptions = inner
      sides.append(HostBranch.Side(condition: condition, nodes: nodes))
      if case .constant(true) = condition { break }
      assumptions.add(condition, false)
    }
    assumptions = outer
    guard sides.contains(where: { !$0.nodes.isEmpty }) else { return [] }
    if sides.count == 1, case .constant(true) = sides[0].condition { return sides[0].nodes }
    return [.branch(HostBranch(sides: sides, site: place, isOfReturns: choice.isOfReturns))]
  }

  // MARK: Elements

  mutating func render(_ element: ReactElement) -> [HostNode] {
    written += 1
    guard written <= ScriptLimits.elements else {
      isCut = true
      return []
    }
    let outer = place
    place = element.site
    defer { place = outer }
    MetCode.note(at: element.site.path, &self)
    switch element.type {
    case .function(let closure): return render(closure, element)
    case .classType(let type): return render(type, element)
    case .external(let name):
      if let nodes = Navigators.renderNavigation(name, element, &self) { return nodes }
      guard let row = KnownComponents.row(of: name) else {
        if PackageSheets.isCalled(name, element) {
          trace.tally.isKnown[element.site] = true
          return []
        }
        guard PackageSheets.liesOver(name, element.props) else {
          return renderUnknown(name.words, .package, element)
        }
        return PackageSheets.present(element, as: .modal, &self) {
          $0.renderUnknown(name.words, .package, element)
        }
      }
      trace.tally.isKnown[element.site] = true
      return render(row, element)
    case .choice(let choice):
      if let nodes = RouteTables.render(choice, element, &self) { return nodes }
      // React refuses what is no component: a side without one is not met.
      guard case .choice(let choice) = ScriptValue.choice(choice).present else {
        var own = element
        own.type = element.type.present
        return render(own)
      }
      let value = map(choice) { evaluator, type in
        var copy = element
        copy.type = type
        copy.props = element.props.settled(by: evaluator.assumptions)
        return .element(copy)
      }
      return render(value)
    case .element:
      // `{icon}` that is an element where a component should be.
      return render(element.type)
    case .unknown(let unknown):
      let words = element.site.tag.isEmpty ? unknown.words : element.site.tag
      if KnownComponents.givesData(words) {
        trace.tally.isKnown[element.site] = true
        return render(element.props["children"] ?? .undefined)
      }
      return renderUnknown(words, .code, element)
    case .object(let object):
      if let root = object.root {
        var own = element
        (own.type, own.props) = (root, object.given(element.props))
        return render(own)
      }
      // A context is its own provider.
      return Contexts.render(object, element, &self)
        ?? renderUnknown(element.site.tag, .code, element)
    case .undefined, .null, .flag, .number, .text, .list, .instance, .namespace:
      return renderUnknown(element.site.tag, .code, element)
    }
  }

  private mutating func renderUnknown(
    _ name: String, _ reason: HostUnknown.Reason, _ element: ReactElement
  ) -> [HostNode] {
    if trace.tally.isKnown[element.site] == nil { trace.tally.isKnown[element.site] = false }
    return [
      .unknown(
        HostUnknown(
          name: name, reason: reason, children: UnknownParts.render(element, name, &self),
          props: element.props.kept(ReactProps.kept),
          site: element.site, isUsed: element.props.isUsed))
    ]
  }

  private mutating func render(_ closure: ScriptClosure, _ element: ReactElement) -> [HostNode] {
    trace.note(codeOf: closure.module)
    let key = ComponentKey(path: modules[closure.module].path, id: closure.function)
      .wrapping(closure.wrapped)
    let own = modules[closure.module].names[closure.function]
    var props = element.props
    if let own, let defaults = memberLater("defaultProps", of: own, closure.module) {
      props.addDefaults(defaults)
    }
    let function = modules[closure.module].module.functions[Int(closure.function)]
    let site = modules[closure.module].site(own ?? function.name, function.offset)
    return show(
      key, element, props, isFed: closure.isFed, in: closure.scope, declared: site
    ) { evaluator, props in
      evaluator.call(
        closure, [.object(closure.isFed ? props.fed(evaluator.seed) : props), .undefined])
    }
  }

  private mutating func render(
    _ type: ScriptClassValue, _ element: ReactElement
  ) -> [HostNode] {
    trace.note(codeOf: type.module)
    let key = ComponentKey(path: modules[type.module].path, id: -1 - type.id)
      .wrapping(type.wrapped)
    var props = element.props
    if let defaults = member(of: type, "defaultProps") { props.addDefaults(defaults) }
    let declared = declaration(type)
    let name = modules[type.module].names[-1 - type.id] ?? declared.name
    let site = modules[type.module].site(name, declared.offset)
    return show(
      key, element, props, isFed: type.isFed, in: type.scope, declared: site
    ) { evaluator, props in
      evaluator.rendered(
        ScriptInstance(
          type: type, props: type.isFed ? props.fed(evaluator.seed) : props,
          seed: evaluator.seed))
    }
  }

  // MARK: Elements of packages

  private mutating func render(
    _ row: KnownComponent, _ element: ReactElement
  ) -> [HostNode] {
    let children = element.props["children"] ?? .undefined
    switch row {
    case .host(.link):
      return RouterLinks.child(of: element).map { render($0) } ?? [.element(host(.link, element))]
    case .host(let kind): return [.element(host(kind, element))]
    case .children: return render(children)
    case .nothing: return []
    case .list: return HostLists.render(element, &self)
    case .sectionList: return HostLists.renderSections(element, &self)
    case .consumer: return render(children)
    case .renders: return render(element.props["render"] ?? children)
    case .modal, .sheet, .sheetOfPackage:
      return PackageSheets.present(element, as: row, &self) {
        row == .sheetOfPackage ? PackageSheets.render(element, &$0) : $0.render(children)
      }
    case .popover:
      _ = PackageSheets.present(element, as: row, &self) { $0.render(children) }
      // What it points at stays where it is (react-native-popover-view, “from”).
      switch element.props["from"] {
      case let from? where from.isShownElement: return render(from)
      case .function?: return renderSlot(element.props["from"])
      default: return []
      }
    case .tooltip: return Tooltips.render(element, &self)
    case .ofSwiftUI: return SwiftUIParts.render(element, &self)
    case .cell: return TableCells.render(element, &self)
    case .sheetBackdrop: return PackageSheets.renderBackdrop(element, &self)
    case .message:
      let words = MessageElements.shown(by: element, &self)
      return render(words)
    case .sentence:
      let words = MessageElements.shown(by: element, &self)
      if isInText { return render(words) }
      // React Native shows words in a text only: that is what the app has told i18next to put around them
      // (react-i18next, `parent` and `defaultTransParent`).
      var text = element
      text.props["children"] = words
      return [.element(host(.text, text))]
    case .parts(let parts): return PackageParts.renderParts(parts, element, &self)
    case .menu: return renderSlot(element.props["anchor"] ?? element.props["trigger"])
    case .pressedIcon: return PackageParts.renderPressedIcon(element, &self)
    case .drawn:
      var box = host(.view, element)
      PackageParts.draw(in: &box, element, &self)
      return [.element(box)]
    case .given: return PackageParts.renderGiven(element, &self)
    case .field: return PackageParts.renderField(element, &self)
    case .trigger: return PackageParts.renderTrigger(element, &self)
    case .segments: return PackageParts.renderSegments("values", "button", element, &self)
    case .choices: return PackageParts.renderSegments("buttons", nil, element, &self)
    case .pages: return PackageParts.renderPages(element, &self)
    case .tabBar: return PackageParts.renderTabBar(element, &self)
    }
  }

  /// `content` is what stands in it, where that is written out already.
  mutating func host(
    _ kind: HostKind, _ element: ReactElement, around content: [HostNode]? = nil
  ) -> HostElement {
    var props = element.props.styled(at: element.site.path, in: graph)
    // A style may ask whether it is pressed.
    if case .function(let closure)? = props["style"] {
      props["style"] = call(
        closure, [.unknown(ScriptUnknown(words: "", subject: .of("pressed", seed)))])
    }
    var result = HostElement(
      kind: kind, props: props, site: element.site, origin: HostOrigin(element))
    switch kind {
    case .image, .button, .switch, .activity, .progress, .icon, .picture, .slider, .picker,
      .textInput,
      .opaque:
      break
    case .view, .text, .touchable, .touchableChild, .plainButton, .backdrop, .link:
      let outer = isInText
      isInText = outer || kind == .text
      result.children = content ?? render(props.children(in: kind))
      isInText = outer
      if kind == .text {
        let reader = HostWords(members: members)
        result.links = reader.links(result.children)
        let (text, subjects) = reader.words(result.children)
        if PrivateCharacters.areAll(of: text), result.links.isEmpty {
          // A character of a font of icons, as packages of them write it.
          result.kind = .icon
          result.children = []
          props["name"] = props["children"]
        } else {
          let said = text.withoutPrivate
          result.children = [.words(outer ? said : said.trimmed, subjects)]
        }
      }
    }
    result.handlers = HostHandlers(props, isBox: kind == .view && element.isBox, &self)
    props["style"] = props["style"]?.keptStyle(0)
    result.props = props.kept(ReactProps.kept)
    return result
  }
}

extension HostSite {
  var digest: UInt64 { .of(path, .of(anchor), .of(view)) }
}

extension ExternalName {
  /// As it is called in code.
  var words: String { path.isEmpty ? module : path.joined(separator: ".") }
}
