import Views
import VoiceOver

extension Rule {
  static let stateNotExposed = Rule(
    id: "state-not-exposed",
    title: "Selection is shown by look only",
    severity: .serious,
    wcag: ["4.1.2", "1.4.1"],
    document: .descriptions,
    population: .controls,
    wrong:
      "The look of a control depends on whether it is selected, on or expanded, and nothing it says does.",
    heard: "The same words, selected or not.",
    fix:
      "Add the trait: .accessibilityAddTraits(isSelected ? .isSelected : []); for other states, a value.",
    bad: [
      Example(
        """
        ▶Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        """),
      Example(
        "▶Button { } label: { Text(a).bold().background(isSelected ? Color.blue : Color.clear) }"),
      Example("▶Button(title) { pick() }.tint(option == selectedOption ? .blue : .gray)"),
      Example(
        """
        ▶Button { pick() } label: {
          VStack {
            if isSelected { Text(a).bold().background(.red) } else { Text(a) }
            if hasDetail { Text(b) }
          }
          .background(isSelected ? .blue : .gray)
        }
        """),
      Example(
        """
        ▶Button { isExpanded.toggle() } label: {
          HStack {
            Text(a)
            Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
          }
        }
        """),
      Example(
        """
        ▶Button { agree() } label: {
          HStack { Image(systemName: agreed ? "checkmark.square.fill" : "square"); Text(a) }
        }
        """),
      Example(
        """
        ForEach(icons) { icon in
          ▶Button { choose(icon) } label: {
            Text(icon.name).overlay(Circle().stroke(current == icon ? Color.red : Color.clear))
          }
        }
        """),
      Example(
        "ForEach(tracks) { track in TrackRow(track: track, isActive: player.track == track.id) { go(track) } }",
        files: [
          "TrackRow.swift": """
          import SwiftUI
          struct TrackRow: View {
            let track: Track
            let isActive: Bool
            let onTap: () -> Void
            var body: some View {
              ▶Button(action: onTap) {
                HStack { Text(track.name).fontWeight(isActive ? .semibold : .regular); Text(track.length) }
              }
            }
          }
          """
        ]),
      Example(
        """
        List(sizes) { size in
          ▶Button { choice = size } label: {
            HStack { Text(size.name); Spacer(); if choice == size { Image(systemName: "checkmark") } }
          }
        }
        """),
      Example(
        """
        HStack {
          ▶Button { like() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }
            .accessibilityLabel("Like")
          ▶Button("Keep", systemImage: isKept ? "bookmark.fill" : "bookmark") { keep() }
          ▶Button { open() } label: {
            Label(a, systemImage: isExpanded ? "chevron.up" : "chevron.down")
          }
          ▶Button { pick() } label: {
            HStack { Text(a); Image(systemName: "checkmark").opacity(isSelected ? 1 : 0) }
          }
          ▶Button(b) { pick() }.opacity(isSelected ? 1 : 0.4)
          ▶Button { pick() } label: { Circle().fill(.red).border(isSelected ? .black : .clear) }
            .accessibilityLabel("Red")
        }
        """),
      Example(
        """
        ▶Button { pick() } label: {
          if isPicked { Label(name, systemImage: "checkmark") } else { Text(name) }
        }
        """),
      Example(
        """
        HStack {
          ▶Button { isLoud.toggle() } label: { Text(a).background(isLoud ? .red : .clear) }
          ▶Button { unit = .gram } label: { Text("g").foregroundColor(unit == .gram ? .blue : .gray) }
          ▶Button { withAnimation { self.page = tab } } label: {
            Text(tab.title).foregroundStyle(page == tab ? .blue : .gray)
          }
        }
        """),
      Example(
        """
        HStack {
          ▶Button { rate() } label: { Image(systemName: isRated ? "star.fill" : "star") }
          ▶Button { go() } label: { Image(tab != page ? name : "\\(name).fill") }
            .accessibilityLabel("Home")
        }
        """),
      Example(
        """
        ▶Button { pick() } label: {
          HStack {
            if isEditing {
              if isPicked { Image(systemName: "checkmark.circle.fill") } else { Image(systemName: "circle") }
            }
            Text(a)
          }
        }
        ▶Button { pick() } label: {
          HStack {
            if isEditing { Image(systemName: isPicked ? "checkmark.circle.fill" : "circle") }
            Text(a)
          }
        }
        """),
      Example(
        """
        ▶Button { pick() } label: {
          Text(a).overlay { if isSelected { RoundedRectangle(cornerRadius: 8).stroke(.blue) } }
        }
        """),
      Example(
        """
        ▶Button { keep() } label: { line(a, systemImage: isKept ? "bookmark.fill" : "bookmark") }
        """,
        members: """
          func line(_ text: String, systemImage: String) -> some View {
            Label(text, systemImage: systemImage)
          }
          """),
      Example(
        """
        ForEach(Size.allCases) { size in
          ▶Button { choice = size } label: {
            HStack { Text(size.name); if choice == size { Image(systemName: "checkmark") } }
          }
        }
        """,
        members: "@State var choice = Size.small",
        files: [
          "Size.swift": """
          enum Size: CaseIterable {
            case small, large
            var name: String { switch self { case .small: "Small"; case .large: "Large" } }
          }
          """
        ]),
      Example(
        """
        ForEach(sizes) { size in
          let isActive = choices.contains(size)
          ▶Button { choose(size) } label: { Text(a).background(isActive ? .red : .clear) }
          ▶Button {
            if worn.contains(size) { worn.remove(size) } else { worn.insert(size) }
          } label: {
            Text(a).background(worn.contains(size) ? .red : .clear)
          }
          ▶Button(a) { choose(size) }.tint(isSelected ? .red : nil)
          ▶Button(a) { choose(size) }.listRowBackground(isSelected ? Color.red : nil)
          ▶Button { choose(size) } label: { Text(a).foregroundStyle(colour(isOn: isSelected)) }
          ▶HStack { Text(a).foregroundStyle(isSelected ? .red : .blue) }.onTapGesture { choose(size) }
        }
        """,
        members: "func colour(isOn: Bool) -> Color { isOn ? .red : .blue }"),
      Example(
        """
        ForEach(Size.allCases) { size in
          ▶Button { choice = size } label: {
            HStack {
              let colour = choice == size ? Color.red : .gray
              Image(size.picture).foregroundColor(colour)
              Text(size.text).foregroundColor(colour)
            }
          }
          let isSelected = choices.contains(size)
          ▶Button { turn(size) } label: { Text(size.name).background(isSelected ? .red : .gray) }
        }
        ▶Button { isOpen.toggle() } label: { Text("Tools").background(isOpen ? .red : .clear) }
          .popover(isPresented: $isOpen) { Text(b) }
        """,
        members: "@State var choice = Size.small",
        files: [
          "Size.swift": """
          enum Size: CaseIterable {
            case small, large
            var name: String { switch self { case .small: "Small"; case .large: "Large" } }
          }
          """
        ]),
    ],
    good: [
      Example(
        """
        Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        """),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityValue(isSelected ? \"On\" : \"Off\")"
      ),
      Example(
        "Button { } label: { Text(isSelected ? \"Following\" : \"Follow\").foregroundStyle(isSelected ? .gray : .blue) }"
      ),
      Example("Button { } label: { Text(a).foregroundStyle(isDark ? .white : .black) }"),
      Example(
        "Button { } label: { if isDone { Label(\"Done\", systemImage: \"checkmark\") } else { Text(a) } }"
      ),
      Example("Button { } label: { Text(a); Image(systemName: \"checkmark\") }"),
      Example(
        "Button { } label: { Text(a); if isOn { Image(systemName: \"checkmark\"); Text(\"On\") } }"),
      Example("Toggle(a, isOn: $isSelected).tint(isSelected ? .blue : .gray)"),
      Example("Text(a).foregroundStyle(isSelected ? .blue : .gray)"),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityLabel(label)"
      ),
      Example(
        """
        Button { } label: {
          Text("Boost \\(isSelected ? "on" : "off")").foregroundStyle(isSelected ? .blue : .gray)
        }
        Button { } label: { Text("Boost").foregroundStyle(isSelected ? .blue : .gray) }
          .accessibilityLabel("Boost" + (isSelected ? ", on" : ", off"))
        """),
      // Whether something is selected at all is told by "dimmed".
      Example("Button(a) { }.tint(selected.isEmpty ? .gray : .blue).disabled(selected.isEmpty)"),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .gray : .blue) }.disabled(isSelected)"
      ),
      Example(
        """
        Button { } label: {
          HStack {
            if isExpanded { Text("Less") } else { Text("More") }
            Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          }
        }
        """),
      Example(
        """
        HStack {
          Button { like() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }
            .accessibilityLabel(isLiked ? "Remove from favourites" : "Add to favourites")
          Button { play() } label: { Image(systemName: isOn ? "pause.fill" : "play.fill") }
            .accessibilityLabel("Play or pause")
          Button { copy() } label: {
            HStack { Text(a); Image(systemName: copied ? "checkmark" : "doc.on.doc") }
          }
        }
        """),
      Example(
        """
        Button { pick() } label: {
          HStack { Text(a); if isOn { Image(systemName: "checkmark").accessibilityLabel("On") } }
        }
        """),
      Example(
        """
        Menu("Sort") {
          Button { sort() } label: { Text(a); if isByName { Image(systemName: "checkmark") } }
        }
        """),
      Example("Button(\"All\") { open() }.opacity(isExpanded ? 0 : 1)"),
      Example(
        """
        HStack {
          Button { isOn.toggle() } label: {
            Image(systemName: isOn ? "pause.fill" : "play.fill").foregroundColor(isOn ? .red : .blue)
          }
          Button { open(game) } label: {
            HStack { Text(game.host); if game.winner != .guest { Image(systemName: "checkmark") } }
          }
          Button { isOn = true } label: { Text(a).background(isOn ? .red : .clear) }
        }
        """),
      Example(
        "Button { open() } label: { Line(title: a, end: nil) }",
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line: View {
            enum End { case tick(isVisible: Bool), text(String) }
            let title: String
            let end: End?
            var body: some View {
              HStack {
                Text(title)
                switch end {
                case .tick(let isVisible): if isVisible { Image(systemName: "checkmark") }
                case .text(let text): Text(text)
                case nil: EmptyView()
                }
              }
            }
          }
          """
        ]),
      Example(
        """
        Button { turn() } label: {
          HStack { Text(phase.name); if phase == .on { Image(systemName: "checkmark") } }
        }
        """,
        members: "let phase: Phase",
        files: [
          "Phase.swift": """
          enum Phase {
            case on, off
            var name: String { switch self { case .on: "On"; case .off: "Off" } }
          }
          """
        ]),
      Example(
        """
        ForEach(sizes) { size in
          let isActive = size.stock > 3
          Button { choose(size) } label: { Text(a).background(isActive ? .red : .clear) }
          Button { choose(size) } label: { Text(a).background(sold.contains(size) ? .red : .clear) }
          Button { choose(size) } label: { Text(a).foregroundStyle(colour(for: selectedTheme)) }
          Button { open(size) } label: { Text(a).background(largest == size ? .red : .clear) }
          HStack { Text(a).foregroundStyle(isSelected ? .red : .blue) }.onTapGesture { choose(size) }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
          HStack { Text(a).bold(); if isSelected { Image(systemName: "checkmark") } }
            .background(isSelected ? .red : .blue)
            .onTapGesture { choose(size) }
        }
        """),
      Example(
        """
        VStack {
          Button { isOpen = !isOpen } label: { Text(a).foregroundStyle(isOpen ? .red : .blue) }
          Button { isAsking.toggle() } label: { Text(b).background(isAsking == true ? .red : .clear) }
          Button { mark() } label: { Text(a).background(isSelected ? .clear : .clear) }
        }
        .sheet(isPresented: $isOpen) { Text("Filters") }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") { } }
        """),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  func add(_ node: Scene.NodeID, _ condition: String) {
    let plain = condition.drop { $0 == "!" }
    let isOpening = Wording(name: String(plain)).words.contains {
      ["expanded", "collapsed"].contains($0)
    }
    report.add(
      node, in: facts, "Its look depends on “\(condition)”, and nothing that VoiceOver says does.",
      fix: isOpening
        ? "Say it as the value: .accessibilityValue(isExpanded ? \"Expanded\" : \"Collapsed\")."
        : nil)
  }
  for control in facts.controls where facts.isHeard(control) && facts.isPlainButton(control) {
    guard let condition = facts.shownState(of: control), !facts.tells(condition, of: control),
      !facts.isDimmed(control, by: condition)
    else { continue }
    add(control, condition)
  }
  for gesture in facts.gestures where facts.isTappedText(gesture) {
    let host = facts.hosts[Int(gesture)]
    guard let condition = facts.shownState(of: host, byMarks: false),
      facts.isSelection(condition), !facts.tells(condition, of: host)
    else { continue }
    add(host, condition)
  }
}
