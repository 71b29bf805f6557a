// What a menu offers, and what its label shows of what was chosen.

extension Rule {
  static let statesInMenus: [Example] = [
    Example(
      """
      Menu("Sort") {
        ▶Button { sort() } label: { Text(a); if isByName { Image(systemName: "checkmark") } }
        ▶Button { isFlat.toggle() } label: { Label("Flat", systemImage: isFlat ? "checkmark" : "") }
        ForEach(orders) { order in
          ▶Button { chosen = order } label: {
            if chosen == order { Label(order.name, systemImage: "checkmark") } else { Text(order.name) }
          }
        }
      }
      Text(a).contextMenu {
        ▶Button { keep() } label: { Label("Keep", systemImage: isKept ? "bookmark.fill" : "bookmark") }
      }
      """),
    Example(
      """
      ▶Menu {
        Button("Rising") { isRising = true }
        Button("Falling") { isRising = false }
      } label: {
        HStack { Image(systemName: isRising ? "arrow.up" : "arrow.down"); Text("Day") }
      }
      ▶Menu { Picker("Kind", selection: $kind) { Text("Any"); Text("Round") } } label: {
        Text("Kind").foregroundStyle(kind == .any ? .gray : .blue)
      }
      ▶Menu {
        ForEach(sizes) { size in Button(size.name) { width = size } }
        Button("Any size") { width = nil }
      } label: {
        Label("Size", systemImage: "ruler").foregroundStyle(width != nil ? .blue : .gray)
      }
      ▶Menu { Toggle("Mine", isOn: $isMine) } label: {
        Image(systemName: isMine ? "tray.fill" : "tray")
      }
      .accessibilityLabel("Filter")
      """),
  ]

  static let statesThatMenusTell: [Example] = [
    Example(
      """
      Menu("Sort") {
        Button { isFlat.toggle() } label: { Label("Flat", systemImage: isFlat ? "checkmark" : "") }
          .accessibilityAddTraits(isFlat ? .isSelected : [])
        Button { isFlat.toggle() } label: {
          Label(isFlat ? "Round" : "Flat", systemImage: isFlat ? "circle.fill" : "circle")
        }
        // A menu draws its items without these.
        ForEach(orders) { order in
          Button(order.name) { chosen = order }.foregroundStyle(chosen == order ? .red : .gray)
        }
      }
      """),
    Example(
      """
      Menu { Button("Rising") { isRising = true }; Button("Falling") { isRising = false } } label: {
        Text(isRising ? "Rising" : "Falling").bold(isRising)
      }
      Menu { Button("Rising") { isRising = true }; Button("Falling") { isRising = false } } label: {
        HStack { Image(systemName: isRising ? "arrow.up" : "arrow.down"); Text("Day") }
      }
      .accessibilityValue(isRising ? "Rising" : "Falling")
      Menu { Button("Rename") { isRenaming = true } } label: { Text("More").bold(isRenaming) }
      Menu { Button("Remove") { remove() } } label: { Text("More").background(isLate ? .red : .clear) }
      """),
  ]
}
