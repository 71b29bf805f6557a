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
    // What a function of the view makes of the item, or a property of more lines, has nothing to do with the choice.
    Example(
      """
      ForEach(tracks) { track in
        ▶Button { chosen = track.id } label: {
          HStack { Text(title(of: track)); if track.id == chosen { Image(systemName: "checkmark") } }
        }
        ▶Button { chosen = track.id } label: {
          HStack {
            Text("\\(track.name), \\(self.size(track.bytes, isLong: true))")
            if let rate = track.rate { Text(size(rate)) }
            if track.id == chosen { Image(systemName: "checkmark") }
          }
        }
      }
      TrackRow(track: track, isSelected: track.id == chosen) { chosen = track.id }
      """,
      members: """
        @State var chosen: Int?
        func title(of chosen: Track) -> String {
          if let rate = chosen.rate, rate > 9 { return loud(chosen) }
          return "Only sound"
        }
        func loud(_ track: Track) -> String { track.name.isEmpty ? "Nameless" : track.name }
        func size(_ bytes: Int, isLong: Bool = false) -> String {
          var unit = "kB"
          if bytes > 999 { unit = "MB" }
          switch bytes { case 0: return "empty"; default: return isLong ? "\\(bytes) \\(unit)" : unit }
        }
        """,
      files: [
        "Track.swift": """
        import SwiftUI
        struct Track: Identifiable { let id: Int; let name: String; let bytes: Int; let rate: Int? }
        struct TrackRow: View {
          let track: Track
          let isSelected: Bool
          let pick: () -> Void
          private var weight: String {
            guard track.bytes > 9 else { return "light" }
            return "heavy"
          }
          var body: some View {
            ▶Button(action: pick) {
              HStack { Text(weight); if isSelected { Image(systemName: "checkmark") } }
            }
          }
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
    // A function of the view, or a property of more lines, asks for the choice.
    Example(
      """
      ForEach(tracks) { track in
        Button { chosen = track.id } label: {
          HStack { Text(title(of: track)); if track.id == chosen { Image(systemName: "checkmark") } }
        }
        Button { chosen = track.id } label: {
          HStack { Text(word(track.id == chosen)); if track.id == chosen { Image(systemName: "checkmark") } }
        }
      }
      TrackRow(track: track, isSelected: track.id == chosen) { chosen = track.id }
      """,
      members: """
        @State var chosen: Int?
        func title(of track: Track) -> String {
          if isPicked(track.id) { return "Picked" }
          return track.name
        }
        func isPicked(_ chosen: Int) -> Bool { chosen == self.chosen }
        func word(_ isOn: Bool) -> String {
          if isOn { return "On" }
          return "Off"
        }
        """,
      files: [
        "Track.swift": """
        import SwiftUI
        struct Track: Identifiable { let id: Int; let name: String }
        struct TrackRow: View {
          let track: Track
          let isSelected: Bool
          let pick: () -> Void
          private var title: String {
            if isSelected { return "Chosen" }
            return "Other"
          }
          private var isMarked: Bool {
            if track.id == 0 { return false }
            return isSelected
          }
          private func words(_ isSelected: String) -> String {
            let parts = [isSelected, self.isSelected ? "chosen" : "other"]
            return parts.joined()
          }
          var body: some View {
            VStack {
              Button(action: pick) {
                HStack { Text(title); if isSelected { Image(systemName: "checkmark") } }
              }
              Button(action: pick) {
                HStack { Text(title); if isMarked { Image(systemName: "checkmark") } }
              }
              Button(action: pick) {
                HStack { Text(words(track.name)); if isSelected { Image(systemName: "checkmark") } }
              }
            }
          }
        }
        """
      ]),
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
      """),
  ]
}
