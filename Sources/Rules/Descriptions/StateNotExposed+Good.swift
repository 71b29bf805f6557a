/// Controls whose state is heard, and changes that are no state.
extension Rule {
  static let statesThatAreTold: [Example] = [
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
        Label(order.next, systemImage: "shippingbox").symbolVariant(order.isSent ? .fill : .none)
      }
      .disabled(order.isSent)
      """,
      members: "let order: Order",
      files: [
        "Order.swift": """
        struct Order {
          enum Status { case placed, sent }
          var status: Status
          var isSent: Bool {
            if case .sent = status { return true }
            return false
          }
        }
        """
      ]),
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
        Toggle(a, isOn: $isByName)
        Picker("Sort", selection: $order) { Text(b); Text(c) }
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
    Example(
      "ForEach(days) { day in DayButton(day: day) }",
      files: [
        "DayButton.swift": """
        import SwiftUI
        struct DayButton: View {
          let day: Day
          @State private var isPressed = false
          private var ink: Color { if day.isHoliday { .red } else { .black } }
          private var ground: Color { isPressed ? .gray : .white }
          var body: some View {
            Button { open(day) } label: { Text(day.name).foregroundStyle(ink).background(ground) }
          }
        }
        """
      ]),
    Example(
      """
      Button { pick() } label: { Text(a).marked(if: isLarge) }
      """,
      files: [
        "Marks.swift": """
        import SwiftUI
        extension View {
          func marked(if on: Bool) -> some View { background(on ? Color.yellow : .clear) }
        }
        """
      ]),
    Example(
      """
      Button { } label: { Text(title).background(isSelected ? .red : .blue) }
      Button { } label: { Text(verbatim: words()).background(isSelected ? .red : .blue) }
      Button { } label: { Sign(isOn: isSelected).background(isSelected ? .red : .blue) }
      Button { } label: { line(isSelected).background(isSelected ? .red : .blue) }
      Button { } label: { Text("\\(n) \\(isSelected ? "on" : "off")").background(isSelected ? .red : .blue) }
      Button { } label: { Text(model.title).background(isSelected ? .red : .blue) }
      Choice(text: size == chosen ? "Yours" : "Another", isSelected: size == chosen)
      HStack { Text(a); if isSelected { Image(systemName: "checkmark") } }
        .background(isSelected ? .red : .blue)
        .onTapGesture { choose(size) }
      """,
      members: """
        @State var isSelected = false
        @ObservedObject var model: Model
        var title: String { isSelected ? "On" : "Off" }
        func words() -> String { isSelected ? "On" : "Off" }
        func line(_ isOn: Bool) -> some View { Text(isOn ? "On" : "Off") }
        """,
      files: [
        "Sign.swift": """
        import SwiftUI
        struct Sign: View { let isOn: Bool; var body: some View { Text(isOn ? "On" : "Off") } }
        struct Choice: View {
          let text: String
          let isSelected: Bool
          var body: some View {
            Button { } label: { Text(text).background(isSelected ? .red : .clear) }
          }
        }
        final class Model: ObservableObject {
          var isOn = false
          var title: String { isOn ? "On" : "Off" }
        }
        """
      ]),
    Example(
      """
      Button { pick() } label: { Text(a).underline(isLink) }
      Button { pick() } label: { Text(a).bold(isSelected) }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      Button { pick() } label: {
        if isSelected { Text(a).background(.blue) } else { Text(b) }
      }
      Button { pick() } label: {
        if isExpanded { Text(a) } else { Text(a).lineLimit(3) }
      }
      if isSelected {
        Button(b) { pick() }.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
      } else {
        Button(b) { pick() }.buttonStyle(.bordered)
      }
      if isSelected {
        Button("Leave") { leave() }.buttonStyle(.borderedProminent)
      } else {
        Button("Choose") { pick() }.buttonStyle(.bordered)
      }
      Button(d) { pick() }.modifier(Prominence(isOn: isLarge))
      Button(e) { pick() }.modifier(Choice(isSelected: isSelected))
      Button(g) { pick() }.buttonStyle(Pill(isSelected: isSelected))
      Button(h) { pick() }.buttonStyle(Plain(isSelected: true))
      Button(i) { pick() }.buttonStyle(Plain(isLoading: isSelected))
      Line(isActive: size.stock > 3)
      Button { job = nil } label: { if job != nil { Text(a).bold() } else { Text(a) } }
      """,
      files: [
        "Looks.swift": """
        import SwiftUI
        struct Prominence: ViewModifier {
          let isOn: Bool
          func body(content: Content) -> some View {
            if isOn { content.buttonStyle(.borderedProminent) } else { content.buttonStyle(.bordered) }
          }
        }
        struct Choice: ViewModifier {
          let isSelected: Bool
          func body(content: Content) -> some View {
            if isSelected {
              content.bold().accessibilityAddTraits(.isSelected)
            } else {
              content
            }
          }
        }
        struct Pill: ButtonStyle {
          let isSelected: Bool
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(isSelected ? Color.red : Color.blue)
              .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        struct Plain: ButtonStyle {
          var isSelected = false
          var isLoading = false
          func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Line: View {
          let isActive: Bool
          var body: some View {
            Button { } label: { Text("Meal").background(isActive ? Color.blue : Color.gray) }
            Button { } label: { Text("Meal").opacity(isActive ? 1 : 0.4) }
          }
        }
        """
      ]),
    // A list says of its rows which is selected.
    Example(
      "List(selection: $selection) { row(.shelf); row(.gift) }",
      members: """
        @State var selection: Page? = .shelf
        @ViewBuilder func row(_ page: Page) -> some View {
          if case .gift = page {
            Button { open() } label: { label(page) }
          } else {
            NavigationLink(value: page) { label(page) }
          }
        }
        @ViewBuilder func label(_ page: Page) -> some View {
          let isSelected = page == selection
          Label { Text(a) } icon: {
            Image(systemName: "heart").symbolVariant(isSelected ? .fill : .none)
          }
        }
        """),
    Example(
      """
      Button { turn() } label: { Text(choice.rawValue).foregroundStyle(choice == .keep ? .red : .blue) }
      Button { turn() } label: { Text(.init(choice.said)).bold(choice == .keep) }
      """,
      members: "@State var choice = Choice.keep",
      files: [
        "Choice.swift": """
        enum Choice: String {
          case keep = "Keep"
          case drop
          var said: String { rawValue }
        }
        """
      ]),
    Example(
      file: """
        import SwiftUI
        enum Deed: String { case keep = "Keep", drop = "Drop" }
        struct Shelf: View {
          @State private var choice = Choice()
          var body: some View {
            Button { turn() } label: {
              Label(choice.deed.rawValue, systemImage: "book").symbolVariant(choice.isKept ? .fill : .none)
            }
          }
        }
        """,
      files: [
        "Choice.swift": """
        import SwiftUI
        struct Choice {
          var deed = Deed.keep
          var isKept: Bool { deed == .drop }
        }
        """
      ]),
  ]
}
