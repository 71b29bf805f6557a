/// Controls whose state can only be seen.
extension Rule {
  static let statesThatOnlyShow: [Example] = [
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
        .inspector(isPresented: $isOpen) { Text(b) }
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
      "ForEach(days) { day in DayButton(day: day, isSelected: day == chosen) { chosen = day } }",
      files: [
        "DayButton.swift": """
        import SwiftUI
        struct DayButton: View {
          let day: Day
          let isSelected: Bool
          let pick: () -> Void
          private var ink: Color {
            if day.isHoliday { .red } else if isSelected { .white } else { .black }
          }
          var body: some View {
            ▶Button(action: pick) { Text(day.name).foregroundStyle(ink) }
          }
        }
        """
      ]),
    Example(
      """
      HStack {
        ▶Button { pick() } label: { Text(a).marked(if: isSelected) }
        ▶Button { pick() } label: {
          HStack { Text(a); if onDelete != nil, isSelected { Image(systemName: "checkmark") } }
        }
      }
      """,
      files: [
        "Marks.swift": """
        import SwiftUI
        extension View {
          func marked(if on: Bool) -> some View { background(on ? Color.yellow : .clear) }
        }
        """
      ]),
    // What varies with other things says nothing of it.
    Example(
      """
      List(sizes) { size in
        ▶Button { choice = size } label: { Text(size.title ?? "Nameless") }
          .listRowBackground(choice == size ? Color.blue : nil)
        ▶Button { choice = size } label: { Label(isSold ? "Sold" : size.text, image: "size") }
          .listRowBackground(choice == size ? Color.blue : nil)
        ▶HStack { Text(size.title); if size.isSold { Image(systemName: "xmark") } }
          .background(selected.contains(size) ? .blue : .clear)
          .onTapGesture { choose(size) }
        ▶HStack { Text(size.isSold ? "Sold " + size.title : size.title) }
          .background(selected.contains(size) ? .blue : .clear)
          .onTapGesture { choose(size) }
      }
      """),
    Example(
      "ForEach(Size.allCases) { SizeButton(size: $0, text: $0.name, isSelected: $0 == chosen) }",
      files: [
        "SizeButton.swift": """
        import SwiftUI
        enum Size: CaseIterable {
          case small, large
          var name: String { switch self { case .small: "Small"; case .large: "Large" } }
        }
        struct SizeButton: View {
          let size: Size
          let text: String
          let isSelected: Bool
          var body: some View {
            ▶Button { } label: { Text(text).background(isSelected ? .red : .clear) }
            ▶Button { } label: { Text(size.name).background(isSelected ? .red : .clear) }
          }
        }
        """
      ]),
    Example(
      """
      ▶Button { pick() } label: { Text(a).underline(isSelected) }
      ▶Button { pick() } label: { Text(a).bold(isSelected) }
      ▶Button { pick() } label: { Text(a).strikethrough(isChecked, color: .red) }
      ▶Button { pick() } label: { Text(a).shadow(radius: isSelected ? 4 : 0) }
      ▶Button { pick() } label: { Text(a).scaleEffect(isSelected ? 1.1 : 1) }
      ▶Button { pick() } label: { Text(a).glassEffect(isSelected ? .regular : .identity) }
      ▶Button { keep() } label: { Image(systemName: "heart").symbolVariant(isKept ? .fill : .none) }
        .accessibilityLabel("Keep")
      """),
    Example(
      """
      ▶Button { pick() } label: {
        if isSelected { Text(a).background(.blue) } else { Text(a) }
      }
      if isSelected {
        ▶Button(b) { pick() }.buttonStyle(.borderedProminent)
      } else {
        Button(b) { pick() }.buttonStyle(.bordered)
      }
      ▶Button(d) { pick() }.modifier(Prominence(isOn: size == selectedSize))
      ▶Button { pick() } label: { Text(e).prominent(isSelected) }
      ▶Button(g) { pick() }.buttonStyle(Pill(isSelected: size == chosen))
      """,
      files: [
        "Looks.swift": """
        import SwiftUI
        struct Prominence: ViewModifier {
          let isOn: Bool
          func body(content: Content) -> some View {
            if isOn {
              content.buttonStyle(.borderedProminent)
            } else {
              content.buttonStyle(.bordered).tint(.secondary)
            }
          }
        }
        extension View {
          @ViewBuilder func prominent(_ isOn: Bool) -> some View {
            if isOn { self.bold() } else { self }
          }
        }
        struct Pill: ButtonStyle {
          let isSelected: Bool
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(isSelected ? Color.red : Color.blue)
          }
        }
        """
      ]),
    Example(
      "Line(isActive: filter.isActive, highlighted: false)",
      files: [
        "Line.swift": """
        import SwiftUI
        struct Line: View {
          let isActive: Bool
          let highlighted: Bool
          var body: some View {
            ▶Button { } label: { Text("Meal").background(isActive ? Color.blue : Color.gray) }
          }
        }
        """
      ]),
    Example(
      """
      List(sizes) { size in
        ▶Button { choose(size) } label: {
          HStack { Text(size.name); if size == chosen { Image(systemSymbol: .checkmark) } }
        }
      }
      """),
    Example(
      "Lending()",
      files: [
        "Lending.swift":
          "struct Lending: View { @State var weeks = 1; var body: some View { choice(2) } }",
        "Choices.swift": """
        extension Lending {
          var format: Format { let format = Format(); return format }
          func choice(_ count: Int) -> some View {
            ▶Button(format.string(count) ?? "") { weeks = count }.opacity(weeks == count ? 1 : 0.5)
          }
        }
        """,
      ]),
  ]
}
