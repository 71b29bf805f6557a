/// What is inside a screen, and what stands around it.
package struct Elements: Sendable {
  package var content: ElementList
  /// Title, toolbar, tabs, search field.
  package var chrome: ElementList

  package init(content: ElementList, chrome: ElementList) {
    self.content = content
    self.chrome = chrome
  }

  // Parts of the list may have been decided by themselves: see `ClosedParts`.
  static func settle(
    _ list: inout ElementList, with chrome: inout ElementList, _ decided: [Int: DecidedPart] = [:]
  ) {
    if chrome.conditions.isEmpty { return list.settle(decided) }
    var apart = chrome
    apart.settle()
    chrome.costApart = apart.cost
    let (entries, conditions) = (list.entries.count, list.conditions.count)
    let elements = list.elements.count
    for entry in chrome.entries {
      list.entries.append(entry.moved(byConditions: conditions, elements: elements))
    }
    list.conditions += chrome.conditions
    list.elements += chrome.elements
    list.settle(decided)
    chrome.entries = list.entries[entries...].map {
      $0.moved(byConditions: -conditions, elements: -elements)
    }
    list.entries.removeLast(list.entries.count - entries)
    list.conditions.removeLast(list.conditions.count - conditions)
    list.elements.removeLast(list.elements.count - elements)
  }
}

extension ElementList.Entry {
  /// The same in a list that has others before it.
  fileprivate func moved(byConditions conditions: Int, elements: Int) -> Self {
    var entry = self
    if condition >= 0 { entry.condition += Int32(conditions) }
    switch kind {
    case .element(let id): entry.kind = .element(id + Int32(elements))
    case .group(let id): entry.kind = .group(id + Int32(elements))
    case .branch, .alternative, .rows: break
    }
    return entry
  }
}
