internal import Components

/// Lists of sections: rows of each, between its own header and footer.
extension HostLists {
  static func renderSections(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    var nodes = evaluator.renderSlot(props["ListHeaderComponent"])
    let sections = props["sections"] ?? .undefined
    if case .list(let list) = sections, list.parts.count <= ScriptLimits.items {
      nodes += self.sections(list.parts, element, &evaluator)
    } else {
      let count = count(of: sections, element, evaluator)
      nodes += unwritten(sections, nil, count, element, &evaluator)
    }
    return ended(nodes, element, &evaluator)
  }

  /// Sections of which only a run tells what they are.
  private static func unwritten(
    _ sections: ScriptValue, _ body: ScriptValue?, _ count: RowCount, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let props = element.props
    func part(_ prop: String, _ word: String) -> [HostNode] {
      row(props[prop], sections, word, element, &evaluator, section: body)
    }
    let (header, footer) = (
      part("renderSectionHeader", "header"), part("renderSectionFooter", "footer")
    )
    var inner: [HostNode]
    if let body {
      let outer = evaluator.seed
      defer { evaluator.seed = outer }
      evaluator.seed = .of("section", element.site.digest, body.subject(), outer)
      inner = items(of: body, element, &evaluator)
    } else {
      inner = rows(
        (evaluator.rows, true), part("renderItem", "row"), "row", element,
        turn: turn(sections, element, nil, evaluator))
    }
    return rows(count, header + inner + footer, "section", element)
  }

  /// Items of a section that is known; it may say itself how they are shown (`renderItem` of a section in React
  /// Native's documentation of SectionList).
  private static func items(
    of section: ScriptValue, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    var own = element
    let function = evaluator.member(section, "renderItem")
    if case .function = function { own.props["renderItem"] = function }
    return items(evaluator.member(section, "data"), section, own, &evaluator)
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
        let count = (rows.count, rows.isAssumed)
        // Each turn of a loop adds these.
        if case .list(let added) = rows.body {
          let turn = added.turn
          let inner = evaluator.assuming(turn.condition, true) {
            Self.sections(turn.added.parts, element, &$0)
          }
          nodes += self.rows(count, inner, "section", element)
        } else {
          nodes += unwritten(rows.body, rows.item, count, element, &evaluator)
        }
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
      nodes += items(of: section, element, &evaluator)
      nodes += row(props["renderSectionFooter"], argument, element, &evaluator)
    }
    return nodes
  }
}
