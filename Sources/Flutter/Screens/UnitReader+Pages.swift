internal import Components
internal import VoiceOver

extension UnitReader {
  /// Pages that the code of the component writes, and that are not there at first.
  mutating func pages(
    of type: DartTypeRef, _ layout: inout Layout, _ draft: inout UnitDraft
  ) {
    var names: [String: Int] = [:]
    var index = 0
    while index < layout.pages.count, index < DartLimits.pages {
      let page = layout.pages[index]
      index += 1
      guard page.view == type.name else { continue }
      (layout.lastPlace, layout.lastView) = (page.place, type.name)
      let parts = layout.parts(of: page)
      if parts.isEmpty { continue }
      names[page.name, default: 0] += 1
      let number = names[page.name] ?? 1
      let name = type.name + "." + page.name + (number > 1 ? "\(number)" : "")
      var screen = screen(name, page.place, parts, layout)
      screen.reason = page.isTab ? .tab : .page
      draft.inner.append(screen)
    }
  }
}
