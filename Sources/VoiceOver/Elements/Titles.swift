import Scenes
import Views

/// Titles, of which each side of a branch may have another one.
extension ElementBuilder {
  /// The titles that are there, as a list of their own: its conditions are those of the content.
  struct Titled {
    var entries: [ElementList.Entry]
  }

  /// The innermost title is shown; of several side by side the last.
  mutating func setTitle(_ modifier: AppliedModifier, _ node: Scene.NodeID) {
    guard let text = scene.firstArgument(of: modifier), !isEmptyText(text) else { return }
    let isInside = titles.last.map { $0.node > node && $0.node < scene[node].end } ?? false
    // `navigationBarTitle("Boats", displayMode: .inline)`
    if !isInside { titleDisplay(modifier) }
    if isInside, let titled, !titled.isMissing { return }
    var element = Element(
      role: .header, traits: .header, node: node, origin: modifier.origin, confidence: .reported)
    element.label = text
    element.labelSource = .content
    var entries = [ElementList.Entry(kind: .element(Int32(titles.count)), span: 1)]
    // Code of UIKit gives a bar one in some cases only.
    if scene.argument(.isAtTimes, of: modifier) != nil { Self.makeAbsentAtTimes(&entries) }
    let own = Titled(entries: entries)
    titles.append(element)
    titled = isInside ? titled?.filled(with: own) ?? own : own
  }

  /// Each side has the title that is set in it; where it sets none, the one that was there before.
  mutating func join(
    _ titles: [Titled?], _ sides: [ChromeSide], _ isExhaustive: Bool, over before: Titled?
  ) {
    var entries: [ElementList.Entry] = []
    for (title, side) in zip(titles, sides) {
      let inner = title?.entries ?? []
      var alternative = ElementList.Entry(
        kind: .alternative, span: Int32(inner.count) + 1, condition: side.condition)
      alternative.question = list.entries[side.entry].question
      entries.append(alternative)
      entries += inner
    }
    entries.insert(
      ElementList.Entry(
        kind: .branch(isExhaustive: isExhaustive), span: Int32(entries.count) + 1), at: 0)
    let joint = Titled(entries: entries)
    titled = before.map { joint.filled(with: $0) } ?? joint
  }

  /// Puts the titles that are heard before what else is in the bars.
  mutating func placeTitles() {
    guard let titled = hidesBarItems ? innerTitled : titled else { return }
    var heard = without(titled.entries[...]) {
      isReplaced(titles[$0]) || !hidesBarItems && isHidden(titles[$0]) == true
    }
    if !hidesBarItems, mayHideBar || titles.contains(where: { isHidden($0) == nil }) {
      Self.makeAbsentAtTimes(&heard)
    }
    guard heard.contains(where: { $0.element != nil }) else { return }
    showsTitle = true
    let principals = isTitleInline ? FilledSides.principal(barPlaces) : nil
    let first = chrome.elements.count
    chrome.elements += titles
    barPlaces.append((first..<chrome.elements.count, .middle))
    let entries = heard.map { entry in
      var entry = entry
      if case .element(let id) = entry.kind { entry.kind = .element(id + Int32(first)) }
      // What a toolbar holds has conditions of its own.
      if list.conditions.indices.contains(Int(entry.condition)) {
        chrome.conditions.append(list.conditions[Int(entry.condition)])
        entry.condition = Int32(chrome.conditions.count - 1)
      }
      return entry
    }
    chrome.entries =
      principals?.filled(chrome.entries[...], with: entries) ?? entries + chrome.entries
  }

  private static func makeAbsentAtTimes(_ entries: inout [ElementList.Entry]) {
    let span = Int32(entries.count)
    entries.insert(ElementList.Entry(kind: .alternative, span: span + 1), at: 0)
    entries.insert(
      ElementList.Entry(kind: .branch(isExhaustive: false), span: span + 2), at: 0)
  }

  /// Whether the bar is hidden on all sides that have the title; nil for some of them.
  private func isHidden(_ title: Element) -> Bool? {
    var isAtTimes = false
    for hider in hiders {
      switch scene.isThereTogether(hider, title.node) {
      case true: return true
      case false: break
      case nil: isAtTimes = true
      }
    }
    return isAtTimes ? nil : false
  }

  /// Another item stands in the place of an inline title, on each side that has the title.
  private func isReplaced(_ title: Element) -> Bool {
    isTitleInline && principals.contains { scene.isThere($0, with: title.node) }
  }
}

extension ElementBuilder.Titled {
  /// On some side there is none.
  var isMissing: Bool {
    entries.contains { entry in
      switch entry.kind {
      case .branch(let isExhaustive): !isExhaustive
      case .alternative: entry.span == 1
      case .element, .group, .rows: false
      }
    }
  }

  /// What has no title gets this one.
  func filled(with other: Self) -> Self {
    Self(entries: FilledSides.all.filled(entries[...], with: other.entries))
  }
}
