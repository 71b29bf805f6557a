import Scenes

/// A stack of screens has a bar of its own, also in a screen that another stack has pushed: what hides that leaves the
/// bar around it as it was, and what hides the bar around it leaves this one.
///
/// https://developer.apple.com/documentation/swiftui/navigationstack
extension ElementBuilder {
  mutating func stack(_ node: Scene.NodeID) {
    let around = (hidesBar, hidesBarItems)
    let back = (hidesBack, mayHideBack, mayReplaceBack)
    let (items, hidden, title) = (barItems.count, hiders.count, titled)
    build(children: node)
    if hidesBarItems, !around.1 {
      let gone = barItems[items...]
      chrome.entries = without(chrome.entries[...]) { id in gone.contains { $0.contains(id) } }
      titled = title
      hiders.removeLast(hiders.count - hidden)
      (hidesBar, hidesBarItems) = (around.0, around.1)
    } else {
      innerTitled = titled
    }
    barItems.removeLast(barItems.count - items)
    // The first screen of a stack has no way back to hide.
    (hidesBack, mayHideBack, mayReplaceBack) = back
  }
}
