internal import Components
internal import ScriptModules

/// Lists of React Native: rows of data, between a header and a footer.
enum HostLists {
  static func render(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
    let props = element.props
    var nodes = evaluator.renderSlot(props["ListHeaderComponent"])
    nodes += items(props["data"] ?? .undefined, nil, element, &evaluator)
    return ended(nodes, element, &evaluator)
  }

  static func renderSections(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    var nodes = evaluator.renderSlot(props["ListHeaderComponent"])
    let sections = props["sections"] ?? .undefined
    if case .list(let list) = sections, list.parts.count <= ScriptLimits.items,
      !list.isOfRowsOnly
    {
      nodes += self.sections(list.parts, element, &evaluator)
    } else {
      let count = count(of: sections, element, evaluator)
      nodes += unwritten(sections, count, element, &evaluator)
    }
    return ended(nodes, element, &evaluator)
  }

  /// Sections of which only a run tells what they are.
  private static func unwritten(
    _ sections: ScriptValue, _ count: RowCount, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    let header = row(props["renderSectionHeader"], sections, "header", element, &evaluator)
    let footer = row(props["renderSectionFooter"], sections, "footer", element, &evaluator)
    let inner = row(props["renderItem"], sections, "row", element, &evaluator)
    let section = header + rows((evaluator.rows, true), inner, "row", element) + footer
    return rows(count, section, "section", element)
  }

  /// Sections that are written out, some of them on a condition, and others among them.
  private static func sections(
    _ parts: [ScriptList.Part], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    let outer = evaluator.seed
    defer { evaluator.seed = outer }
    var nodes: [HostNode] = []
    for (index, part) in parts.enumerated() {
      evaluator.seed = .of("section", outer, UInt64(index))
      let section: ScriptValue
      switch part {
      case .item(let item): section = item
      case .rows(let rows):
        nodes += unwritten(rows.body, (rows.count, rows.isAssumed), element, &evaluator)
        continue
      }
      if case .choice(let choice) = section, choice.isOfLists {
        nodes += evaluator.branch(of: choice) { evaluator, side in
          guard case .list(let list) = side else { return [] }
          return sections(list.parts, element, &evaluator)
        }
        continue
      }
      var argument = evaluator.argument
      argument["section"] = section
      nodes += row(props["renderSectionHeader"], argument, element, &evaluator)
      // A section may say itself how its items are shown (`renderItem` of a section in React Native's
      // documentation of SectionList).
      var own = element
      let function = evaluator.member(section, "renderItem")
      if case .function = function { own.props["renderItem"] = function }
      nodes += items(evaluator.member(section, "data"), section, own, &evaluator)
      nodes += row(props["renderSectionFooter"], argument, element, &evaluator)
    }
    return nodes
  }

  private static func ended(
    _ nodes: [HostNode], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    var nodes = nodes
    // Shown in the place of rows, and counted nowhere; but this list is where it is shown.
    _ = evaluator.renderSlot(props["ListEmptyComponent"])
    // Children take the place of `renderItem` in some packages.
    nodes += evaluator.render(props["children"] ?? .undefined)
    nodes += evaluator.renderSlot(props["ListFooterComponent"])
    return [
      .element(
        HostElement(
          kind: .view, props: props.kept(ReactProps.kept), children: nodes, site: element.site,
          origin: HostOrigin(element)))
    ]
  }

  // MARK: Rows

  /// Rows of a list, or of one section; where the source writes the items out, each has words of its own.
  private static func items(
    _ data: ScriptValue, _ section: ScriptValue?, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let function = element.props["renderItem"]
    let separator = element.props["ItemSeparatorComponent"]
    guard let items = data.written else {
      let count = count(of: data, element, evaluator)
      var nodes = rows(
        count, row(function, data, "row", element, &evaluator, item: data.body), "row", element)
      if let separator {
        let between = evaluator.renderSlot(separator)
        nodes += rows((max(0, count.number - 1), count.isAssumed), between, "separator", element)
      }
      return nodes
    }
    let outer = evaluator.seed
    defer { evaluator.seed = outer }
    var nodes: [HostNode] = []
    for (index, item) in items.enumerated() {
      evaluator.seed = .of("turn", element.site.digest, outer, UInt64(index))
      if index > 0, let separator { nodes += evaluator.renderSlot(separator) }
      var argument = evaluator.argument
      argument["section"] = section
      argument["index"] = .number(Double(index))
      if case .choice(let choice) = item, choice.isOfLists, case .function(let closure)? = function
      {
        // Items that are there on a condition.
        let value = evaluator.map(choice) { evaluator, side in
          guard case .list(let list) = side else { return side }
          return .list(
            ScriptList(
              (list.items ?? []).map { item in
                argument["item"] = item
                return evaluator.call(closure, [.object(argument)])
              }))
        }
        nodes += evaluator.render(value)
        continue
      }
      argument["item"] = item
      nodes += row(function, argument, element, &evaluator)
    }
    return nodes
  }

  private typealias RowCount = (number: Int, isAssumed: Bool)

  private static func count(
    of data: ScriptValue, _ element: ReactElement, _ evaluator: ScriptEvaluator
  ) -> RowCount {
    switch data {
    case .choice(let choice):
      // Of lists on conditions the longest one; nobody knows those that are not written out.
      var most: RowCount = (0, false)
      for side in choice.sides {
        let own = count(of: side.value, element, evaluator)
        if own.isAssumed { return (max(own.number, most.number), true) }
        if own.number > most.number { most = own }
      }
      return most
    case .flag, .null: return (0, false)
    case .undefined: return element.props.others == nil ? (0, false) : (evaluator.rows, true)
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
      if let known = evaluator.count(of: data) { return (known, false) }
      return (evaluator.rows, true)
    }
  }

  private static func rows(
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
  private static func row(
    _ function: ScriptValue?, _ data: ScriptValue, _ word: String, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator, item: ScriptValue? = nil
  ) -> [HostNode] {
    guard let function else { return [] }
    let outer = evaluator.seed
    let seed = UInt64.of(word, element.site.digest, data.subject(), outer)
    evaluator.seed = seed
    defer { evaluator.seed = outer }
    var argument = ScriptObject()
    for name in ["item", "section"] {
      argument[name] = .unknown(
        ScriptUnknown(words: name, subject: .of(name, seed), takesName: true))
    }
    if let item { argument["item"] = item }
    argument["index"] = .unknown(ScriptUnknown(words: "index", subject: .of("index", seed)))
    argument.others = ScriptUnknown(words: "", subject: .of("others", seed))
    return row(function, argument, element, &evaluator)
  }

  private static func row(
    _ function: ScriptValue?, _ argument: ScriptObject, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    switch function {
    case .function(let closure)?:
      let number = closure.module
      if evaluator.isComponent(closure),
        evaluator.modules[number].names[closure.function] != nil
      {
        let path = evaluator.modules[number].path
        evaluator.trace.uses.insert(ComponentKey(path: path, id: closure.function))
      }
      return evaluator.render(evaluator.call(closure, [.object(argument)]))
    case .unknown(let unknown)?: return [.value(unknown, element.site)]
    case .undefined?, .null?, nil: return []
    case .choice(let choice)?:
      var sides: [ScriptChoice.Side] = []
      for side in choice.sides {
        guard case .function(let closure) = side.value else { continue }
        let value = evaluator.call(closure, [.object(argument)])
        sides.append(ScriptChoice.Side(condition: side.condition, value: value))
      }
      return evaluator.render(ScriptValue.choose(sides))
    default: return evaluator.renderSlot(function)
    }
  }
}

extension ScriptEvaluator {
  /// What a list gives to a function for rows, without an item.
  fileprivate var argument: ScriptObject {
    ScriptObject(others: ScriptUnknown(words: "", subject: .of("others", seed)))
  }

  /// A prop that holds an element or a component.
  mutating func renderSlot(_ value: ScriptValue?) -> [HostNode] {
    guard let value else { return [] }
    guard case .choice(let choice) = value else {
      return render(value.shown(at: place, seed, shown))
    }
    return render(map(choice) { $1.shown(at: $0.place, $0.seed, $0.shown) })
  }
}

extension ScriptList {
  /// None of its items is written.
  fileprivate var isOfRowsOnly: Bool {
    parts.allSatisfy { if case .rows = $0 { true } else { false } } && !parts.isEmpty
  }
}

extension ScriptValue {
  /// The items of a list that is written out; nil where it is long, or some of it only a run tells.
  fileprivate var written: [ScriptValue]? {
    guard case .list(let list) = self, list.parts.count <= ScriptLimits.items else { return nil }
    return list.items
  }

  /// What all items of a list are that is as long as only a run tells: `xs.map(…)`.
  fileprivate var body: ScriptValue? {
    guard case .list(let list) = self, list.parts.count == 1, case .rows(let rows) = list.parts[0],
      case .element = rows.body
    else { return nil }
    return rows.body
  }

  /// A component as the element that it makes; what is no component stays.
  fileprivate func shown(
    at place: HostSite, _ seed: UInt64, _ makers: [ComponentKey]
  ) -> ScriptValue {
    switch self {
    case .object(let object) where object.root == nil: return self
    case .function, .classType, .external, .object:
      return .element(
        ReactElement(type: self, props: ScriptObject(), site: place, seed: seed, makers: makers))
    default: return self
    }
  }
}
