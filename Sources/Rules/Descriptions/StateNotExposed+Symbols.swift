// What is chosen or switched, and told by nothing but a symbol or a colour under a name that stays.

extension Rule {
  static let statesInSymbols: [Example] = [
    Example(
      """
      ForEach([Tone.warm, .cold], id: \\.self) { tone in
        ▶Button { self.tone = tone } label: { Text(tone.rawValue).foregroundColor(self.tone == tone ? .white : .black) }
      }
      """, members: "@Binding var tone: Tone",
      files: ["Tone.swift": "enum Tone: String { case warm, cold }"]),
    Example(
      """
      ForEach(names, id: \\.self) { name in
        ▶Button { chosen = name } label: {
          Image(systemName: chosen == name ? "circle.fill" : "circle")
        }
        .accessibilityLabel(name)
      }
      """),
    Example(
      """
      ForEach(inks) { ink in
        ▶Button { chosen = ink.id } label: { Circle().stroke(chosen == ink.id ? .blue : .gray) }
          .accessibilityLabel(ink.name)
        ▶Button { flip(ink) } label: { Text(ink.name).background(selected.contains(ink.id) ? .red : .gray) }
          .accessibilityLabel("Ink \\(ink.name)")
      }
      """),
    Example(
      """
      ▶Button { ask() } label: { Image(systemName: isOn ? "bell" : "bell.slash") }
        .accessibilityLabel("Alarm")
      ▶Button { isShut.toggle() } label: {
        Label("Gate", systemImage: isShut ? "door.left.hand.closed" : "door.right.hand.open")
      }
      ▶Button { runs.toggle() } label: {
        HStack { Image(systemName: runs ? "pause.fill" : "play.fill"); Text(tune) }
      }
      """),
    Example(
      """
      ▶Button { size = nil } label: {
        HStack { Text("Any"); if size == nil { Image(systemName: "checkmark") } }
      }
      VStack { ▶Button(title) { chosen = tab } }.foregroundStyle(chosen == tab ? .red : .gray)
      """),
    Example(
      """
      ▶Button { size = 1 } label: {
        HStack { Text("One"); Image(systemName: "checkmark").when(size != 1) { $0.hidden() } }
      }
      ▶Button { size = 2 } label: {
        HStack { Text("Two"); Image(systemName: "checkmark").shown(size == 2) }
      }
      """,
      members: "@State var size = 1",
      files: [
        "When.swift": """
        import SwiftUI
        extension View {
          @ViewBuilder func when<Other: View>(_ is: Bool, change: (Self) -> Other) -> some View {
            if `is` { change(self) } else { self }
          }
          @ViewBuilder func shown(_ isOn: Bool) -> some View { if isOn { self } else { hidden() } }
        }
        """
      ]),
    Example(
      """
      ForEach([5, 10, 15], id: \\.self) { amount in
        ▶Button("\\(amount) s") { seconds = Double(amount) }
          .tint(Int(seconds) == amount ? .blue : .gray)
      }
      """,
      members: "@State var seconds = 10.0"),
    Example(
      """
      ▶Button(action: add) {
        HStack {
          Text(title)
          if isKept { Image(systemName: "checkmark.circle.fill") } else { Image(systemName: "plus.circle") }
        }
      }
      ▶Button(action: add) {
        HStack { Text(title); Image(systemName: isKept ? "checkmark" : "plus") }
      }
      """),
    Example(
      """
      ForEach([12, 24, 72], id: \\.self) { hours in
        ▶Button { chosen = hours } label: {
          Text(duration(hours)).foregroundStyle(chosen == hours ? .blue : .gray)
        }
      }
      """,
      members: "@State var chosen = 12",
      files: [
        "Duration.swift": """
        func duration(_ hours: Int) -> String {
          if hours < 48 { return "\\(hours) h" }
          return "\\(hours / 24) d"
        }
        """
      ]),
  ]

  static let statesBesideSymbols: [Example] = [
    // The label outside is another rule's.
    Example(
      """
      VStack {
        Text(title)
        Button { isPinned.toggle() } label: { Image(systemName: isPinned ? "pin.fill" : "pin") }
          .accessibilityLabel(isPinned ? "Unpin" : "Pin")
      }
      .accessibilityLabel("Player")
      """),
    Example(
      "Button { } label: { Text(\"One\"); if isBusy { Image(systemName: \"checkmark\").hidden() } }"
    ),
    Example(
      """
      Button { runs.toggle() } label: { Image(systemName: runs ? "pause.fill" : "play.fill") }
        .accessibilityLabel(runs ? "Pause" : "Play")
      Button { runs.toggle() } label: { Image(systemName: runs ? "pause.fill" : "play.fill") }
        .accessibilityLabel("Tune").accessibilityValue(runs ? "playing" : "paused")
      Button { ask() } label: { Label("Alarm", systemImage: isBig ? "bell" : "clock") }
      Button { size = nil } label: { Text("Reset") }.opacity(size == nil ? 0.5 : 1)
      """),
    Example(
      """
      Button("Copy", systemImage: "doc") { isDone = true }
        .opacity(isDone ? 0 : 1)
        .overlay { if isDone { Label("Copied", systemImage: "checkmark.circle.fill") } }
      """,
      members: "@State var isDone = false"),
    Example(
      """
      ForEach(0..<3) { place in
        part(isOpen: open == place).onTapGesture { open = open == place ? nil : place }
      }
      """,
      members: """
        @State var open: Int?
        func part(isOpen: Bool) -> some View {
          VStack { Text("Part").bold(isOpen).foregroundStyle(isOpen ? .red : .gray); if isOpen { Text("More") } }
        }
        """),
    // Two sides that show one image each.
    Example(
      """
      ▶Button { isLiked.toggle() } label: {
        if isLiked { Image(systemName: "heart.fill") } else { Image(systemName: "heart") }
      }
      .accessibilityLabel("Like")
      ▶Button { isOn.toggle() } label: {
        if isOn { Image(systemName: "star").foregroundStyle(.yellow) } else { Image(systemName: "star") }
      }
      .accessibilityLabel("Favourite")
      ForEach(plans) { plan in
        ▶Button { chosen = plan } label: {
          if chosen == plan { Image("plan").border(.blue) } else { Image("plan") }
        }
        .accessibilityLabel(plan.name)
      }
      """),
  ]
  static let statesOfSidesThatAreSaid: [Example] = [
    Example(
      """
      Button { isLiked.toggle() } label: {
        if isLiked {
          Image(systemName: "heart.fill").accessibilityLabel("Unlike")
        } else {
          Image(systemName: "heart").accessibilityLabel("Like")
        }
      }
      Button { isOn.toggle() } label: {
        if isOn { Image(systemName: "star").foregroundStyle(.yellow) } else { Image(systemName: "star") }
      }
      .accessibilityLabel("Favourite")
      .accessibilityAddTraits(isOn ? .isSelected : [])
      Button { reload() } label: {
        if isWide { Image(systemName: "arrow.clockwise").font(.title) } else { Image(systemName: "arrow.clockwise") }
      }
      .accessibilityLabel("Reload")
      """)
  ]
}
