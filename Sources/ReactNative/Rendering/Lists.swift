internal import Components
internal import ScriptModules

/// Lists of React Native: rows of data, between a header and a footer.
extension ScriptEvaluator {
  mutating func renderList(_ element: ReactElement) -> [HostNode] {
    let props = element.props
    var nodes = renderSlot(props["ListHeaderComponent"])
    let data = props["data"] ?? .undefined
    let count = self.count(of: data, element)
    let row = renderRow(props["renderItem"], data, "row", element)
    nodes += rows(count, row, "row", element)
    if let separator = props["ItemSeparatorComponent"] {
      let between = renderSlot(separator)
      nodes += rows(
        (max(0, count.number - 1), count.isAssumed), between, "separator", element)
    }
    // Shown in the place of rows, and counted nowhere; but this list is where it is shown.
    _ = renderSlot(props["ListEmptyComponent"])
    // Children take the place of `renderItem` in some packages.
    nodes += render(props["children"] ?? .undefined)
    nodes += renderSlot(props["ListFooterComponent"])
    return [
      .element(
        HostElement(
          kind: .view, props: props.kept(ReactProps.kept), children: nodes, site: element.site,
          origin: HostOrigin(element)))
    ]
  }

  mutating func renderSections(_ element: ReactElement) -> [HostNode] {
    let props = element.props
    var nodes = renderSlot(props["ListHeaderComponent"])
    let sections = props["sections"] ?? .undefined
    let header = renderRow(props["renderSectionHeader"], sections, "header", element)
    let footer = renderRow(props["renderSectionFooter"], sections, "footer", element)
    let row = renderRow(props["renderItem"], sections, "row", element)
    let inner =
      header + rows((rows, true), row, "row", element) + footer
    nodes += rows(self.count(of: sections, element), inner, "section", element)
    _ = renderSlot(props["ListEmptyComponent"])
    nodes += renderSlot(props["ListFooterComponent"])
    return [
      .element(
        HostElement(
          kind: .view, props: props.kept(ReactProps.kept), children: nodes, site: element.site,
          origin: HostOrigin(element)))
    ]
  }

  private typealias RowCount = (number: Int, isAssumed: Bool)

  private func count(of data: ScriptValue, _ element: ReactElement) -> RowCount {
    switch data {
    case .choice(let choice):
      // Of lists on conditions the longest one; nobody knows those that are not written out.
      var most: RowCount = (0, false)
      for side in choice.sides {
        let own = count(of: side.value, element)
        if own.isAssumed { return (max(own.number, most.number), true) }
        if own.number > most.number { most = own }
      }
      return most
    case .flag, .null: return (0, false)
    case .undefined: return element.props.others == nil ? (0, false) : (rows, true)
    case .list(let list):
      var number = 0
      for part in list.parts {
        switch part {
        case .item: number += 1
        case .rows(let rows): number += rows.count
        }
      }
      return (number, list.items == nil)
    default:
      if let known = self.count(of: data) { return (known, false) }
      return (rows, true)
    }
  }

  private func rows(
    _ count: RowCount, _ nodes: [HostNode], _ word: String, _ element: ReactElement
  ) -> [HostNode] {
    guard count.number > 0, !nodes.isEmpty else { return [] }
    var site = element.site
    site.anchor += "/" + word
    return [
      .rows(
        HostRows(
          count: count.number, isAssumed: count.isAssumed, nodes: nodes, site: site,
          origin: HostOrigin(element)))
    ]
  }

  /// What a function for rows gives for an item that only a run knows.
  private mutating func renderRow(
    _ function: ScriptValue?, _ data: ScriptValue, _ word: String, _ element: ReactElement
  ) -> [HostNode] {
    guard let function else { return [] }
    let outer = seed
    seed = .of(word, element.site.digest, data.subject(), seed)
    defer { seed = outer }
    var argument = ScriptObject()
    for name in ["item", "section"] {
      argument[name] = .unknown(
        ScriptUnknown(words: name, subject: .of(name, seed), takesName: true))
    }
    argument["index"] = .unknown(ScriptUnknown(words: "index", subject: .of("index", seed)))
    argument.others = ScriptUnknown(words: "", subject: .of("others", seed))
    switch function {
    case .function(let closure):
      let key = ComponentKey(path: modules[closure.module].path, id: closure.function)
      if isComponent(closure), modules[closure.module].names[closure.function] != nil {
        uses.insert(key)
      }
      return render(call(closure, [.object(argument)]))
    case .unknown(let unknown): return [.value(unknown, element.site)]
    case .undefined, .null: return []
    case .choice(let choice):
      var sides: [ScriptChoice.Side] = []
      for side in choice.sides {
        guard case .function(let closure) = side.value else { continue }
        sides.append(
          ScriptChoice.Side(
            condition: side.condition, value: call(closure, [.object(argument)])))
      }
      return render(ScriptValue.choose(sides))
    default:
      return renderSlot(function)
    }
  }

  /// A prop that holds an element or a component.
  mutating func renderSlot(_ value: ScriptValue?) -> [HostNode] {
    guard let value else { return [] }
    switch value {
    case .function, .classType, .external:
      return render(
        ReactElement(type: value, props: ScriptObject(), site: place, seed: seed, makers: shown))
    case .choice(let choice):
      let value = map(choice) { evaluator, side in
        switch side {
        case .function, .classType, .external:
          .element(
            ReactElement(
              type: side, props: ScriptObject(), site: evaluator.place, seed: evaluator.seed,
              makers: evaluator.shown))
        default: side
        }
      }
      return render(value)
    default: return render(value)
    }
  }
}
