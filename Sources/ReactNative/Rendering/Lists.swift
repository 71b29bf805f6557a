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

  static func ended(
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
  static func items(
    _ data: ScriptValue, _ section: ScriptValue?, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let separator = element.props["ItemSeparatorComponent"]
    guard let parts = data.told else {
      let count = count(of: data, element, evaluator)
      let nodes = unwritten(data, data.onlyItem, section, count, element, &evaluator)
      return nodes + separators(count, element, &evaluator)
    }
    let isWritten = parts.allSatisfy { if case .item = $0 { true } else { false } }
    let between = isWritten ? separator : nil
    let nodes = items(parts, section, element, between, .list, &evaluator)
    if isWritten { return nodes }
    return nodes + separators(count(of: data, element, evaluator), element, &evaluator)
  }

  /// What items are those of.
  private enum Whole { case list, turn }

  /// Items that are told, and rows of some among them; before the first rows of a list it is known which one an item is.
  private static func items(
    _ parts: [ScriptList.Part], _ section: ScriptValue?, _ element: ReactElement,
    _ separator: ScriptValue?, _ whole: Whole, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let outer = evaluator.seed
    defer { evaluator.seed = outer }
    var nodes: [HostNode] = []
    var isCounted = whole == .list
    for (index, part) in parts.enumerated() {
      switch part {
      case .item(let item):
        evaluator.seed = .of("turn", element.site.digest, outer, UInt64(index))
        if index > 0, let separator { nodes += evaluator.renderSlot(separator) }
        nodes += self.item(item, isCounted ? index : nil, section, element, &evaluator)
      case .rows(let rows):
        isCounted = false
        let count = (rows.count, rows.isAssumed)
        // Rows of one collection are asked about as those of a list that is nothing else.
        if parts.count > 1 { evaluator.seed = .of("part", outer, UInt64(index)) }
        // Each turn of a loop adds these.
        if case .list(let added) = rows.body {
          let turn = added.turn
          let inner = evaluator.assuming(turn.condition, true) {
            items(turn.added.parts, section, element, nil, .turn, &$0)
          }
          nodes += self.rows(count, inner, "row", element)
        } else {
          var only = ScriptList()
          only.parts = [part]
          let data = parts.count > 1 ? rows.body : .list(only)
          let row = row(
            element.props["renderItem"], data, "row", element, &evaluator, item: rows.item,
            section: section)
          let turn = turn(data, element, rows.item, evaluator)
          // How many a turn adds is not more than one where nobody knows it: the turns are as many as assumed.
          nodes +=
            whole == .turn && rows.isAssumed
            ? row : self.rows(count, row, "row", element, turn: turn)
        }
      }
    }
    return nodes
  }

  /// Rows for items of which only a run tells how many there are, and mostly what they are.
  private static func unwritten(
    _ data: ScriptValue, _ item: ScriptValue?, _ section: ScriptValue?, _ count: RowCount,
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let row = row(
      element.props["renderItem"], data, "row", element, &evaluator, item: item, section: section)
    return rows(count, row, "row", element, turn: turn(data, element, item, evaluator))
  }

  private static func separators(
    _ count: RowCount, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    guard let separator = element.props["ItemSeparatorComponent"] else { return [] }
    let between = evaluator.renderSlot(separator)
    return rows((max(0, count.number - 1), count.isAssumed), between, "separator", element)
  }

  /// The row of an item that is written; which one it is may be unknown.
  private static func item(
    _ item: ScriptValue, _ index: Int?, _ section: ScriptValue?, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let function = element.props["renderItem"]
    var argument = evaluator.argument
    argument["section"] = section
    argument["index"] = index.map { .number(Double($0)) }
    if case .choice(let choice) = item, choice.isOfLists, case .function(let closure)? = function {
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
      return evaluator.render(value)
    }
    argument["item"] = item
    return row(function, argument, element, &evaluator)
  }

  typealias RowCount = (number: Int, isAssumed: Bool)

  static func count(
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

  static func rows(
    _ count: RowCount, _ nodes: [HostNode], _ word: String, _ element: ReactElement,
    turn: ScriptTurn? = nil
  ) -> [HostNode] {
    guard count.number > 0, !nodes.isEmpty else { return [] }
    var site = element.site
    site.anchor += "/" + word
    return [
      .rows(
        HostRows(
          count: count.number, isAssumed: count.isAssumed, nodes: nodes, site: site,
          origin: HostOrigin(element), turn: turn))
    ]
  }

  /// What tells rows for items apart of which only a run knows what they are: see `row`.
  static func turn(
    _ data: ScriptValue, _ element: ReactElement, _ item: ScriptValue?,
    _ evaluator: ScriptEvaluator
  ) -> ScriptTurn {
    let seed = seed("row", data, element, evaluator)
    let item = item ?? .unknown(ScriptUnknown(words: "", subject: .of("item", seed)))
    return RowQuestions.turn(index: .of("index", seed), item, evaluator)
  }

  private static func seed(
    _ word: String, _ data: ScriptValue, _ element: ReactElement, _ evaluator: ScriptEvaluator
  ) -> UInt64 {
    .of(word, element.site.digest, data.subject(), evaluator.seed)
  }

  /// What a function for rows gives for an item that only a run knows.
  static func row(
    _ function: ScriptValue?, _ data: ScriptValue, _ word: String, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator, item: ScriptValue? = nil, section: ScriptValue? = nil
  ) -> [HostNode] {
    guard let function else { return [] }
    let outer = evaluator.seed
    let seed = seed(word, data, element, evaluator)
    evaluator.seed = seed
    defer { evaluator.seed = outer }
    var argument = ScriptObject()
    for name in ["item", "section"] {
      argument[name] = .unknown(
        ScriptUnknown(words: name, subject: .of(name, seed), takesName: true))
    }
    if let item { argument["item"] = item }
    if let section { argument["section"] = section }
    argument["index"] = .place(.of("index", seed))
    argument.others = ScriptUnknown(words: "", subject: .of("others", seed))
    return row(function, argument, element, &evaluator)
  }

  static func row(
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
  var argument: ScriptObject {
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
  /// What a turn of a loop adds, and where: rows of a list are those that are there, so that a turn that adds nothing is
  /// none of them.
  var turn: (condition: ScriptCondition, added: ScriptList) {
    guard parts.count == 1, case .item(.choice(let choice)) = parts[0], choice.isOfLists else {
      return (.constant(true), self)
    }
    var before = ScriptCondition.constant(true)
    var found: (condition: ScriptCondition, added: ScriptList)?
    for side in choice.sides {
      if case .list(let added) = side.value, !added.parts.isEmpty {
        if found != nil { return (.constant(true), self) }
        found = (.both(before, side.condition), added)
      }
      before = .both(before, .not(of: side.condition))
    }
    return found ?? (.constant(true), self)
  }
}

extension ScriptRows {
  /// What each of them is, where code makes it.
  ///
  /// Of a collection that is taken over as it is, the body stands for all of it.
  var item: ScriptValue? {
    body.isMade ? body : nil
  }
}

extension ScriptValue {
  /// The parts of a list of which at least some are told; nil where it is long.
  fileprivate var told: [ScriptList.Part]? {
    guard case .list(let list) = self, list.parts.count <= ScriptLimits.items else { return nil }
    return list.parts
  }

  /// The same of the one list that it may be.
  fileprivate var onlyItem: ScriptValue? {
    guard case .choice(let choice) = self else { return nil }
    let lists = choice.sides.compactMap { side -> ScriptValue? in
      if case .list(let list) = side.value, list.parts.isEmpty { return nil }
      return side.value.isMissing ? nil : side.value
    }
    guard lists.count == 1, case .list(let list) = lists[0], list.parts.count == 1,
      case .rows(let rows) = list.parts[0]
    else { return nil }
    return rows.item
  }

  fileprivate var isMade: Bool {
    switch self {
    case .element, .object, .text, .number: true
    case .choice(let choice): choice.sides.allSatisfy { $0.value.isMade }
    default: false
    }
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
