extension Recording {
  /// Labels, values, hints, traits, actions and custom content, one element each.
  static let properties: [Recording] = [described, scrolled, traits, actions, content]

  private static let lamps = """
    private struct Lamp: View {
      var body: some View { Rectangle().foregroundColor(.yellow).frame(width: 20, height: 20) }
    }
    struct Lamps: View {
      var body: some View {
        VStack(spacing: 8) {
          Group {
            Lamp().accessibility(label: Text("")).accessibility(value: Text(""))
              .accessibility(hint: Text(""))
            Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text(""))
              .accessibility(hint: Text(""))
            Lamp().accessibility(label: Text("")).accessibility(value: Text("Lit"))
              .accessibility(hint: Text(""))
            Lamp().accessibility(label: Text("")).accessibility(value: Text(""))
              .accessibility(hint: Text("Shows the room"))
            Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text("Lit"))
              .accessibility(hint: Text(""))
            Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text(""))
              .accessibility(hint: Text("Shows the room"))
            Lamp().accessibility(label: Text("")).accessibility(value: Text("Lit"))
              .accessibility(hint: Text("Shows the room"))
            Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text("Lit"))
              .accessibility(hint: Text("Shows the room"))
            if #available(iOS 14.0, *) {
              Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text("Lit"))
                .accessibility(hint: Text("Shows the room")).accessibilityAction(named: "Dim") {}
            }
            if #available(iOS 15.0, *) {
              Lamp().accessibility(label: Text("Lamp")).accessibility(value: Text("Lit"))
                .accessibility(hint: Text("Shows the room"))
                .accessibilityCustomContent("Power", "9 watts")
                .accessibilityCustomContent("Room", "Kitchen", importance: .high)
            }
          }
          Spacer()
        }
      }
    }
    """

  private static let lit: [Heard] = [
    Heard(""),
    Heard("Lamp."),
    Heard("Lit."),
    Heard("Shows the room."),
    Heard("Lamp: Lit."),
    Heard("Lamp.", hint: "Shows the room"),
    Heard("Lit.", hint: "Shows the room"),
    Heard("Lamp: Lit.", hint: "Shows the room"),
    Heard("Lamp: Lit. Actions available.", hint: "Shows the room", actions: ["Dim"]),
    Heard("Lamp: Lit. More content available.", hint: "Shows the room"),
  ]

  private static let described = Recording(
    "labels, values, hints",
    lamps + "\nstruct Sample: View { var body: some View { Lamps() } }", heard: lit)

  private static let scrolled = Recording(
    "labels, values, hints in a scroll view",
    lamps + "\nstruct Sample: View { var body: some View { ScrollView { Lamps() } } }",
    heard: lit)

  private static let traits = Recording(
    "traits that are not said",
    """
    struct Sample: View {
      var body: some View {
        VStack {
          line("key", .isKeyboardKey)
          line("touch", .allowsDirectInteraction)
          line("clock", .updatesFrequently)
          line("page", .causesPageTurn)
          line("sound", .playsSound)
          line("film", .startsMediaSession)
          line("summary", .isSummaryElement)
          if #available(iOS 17.0, *) { plain("zoom").accessibilityZoomAction { _ in } }
        }
      }
      private func line(_ name: String, _ trait: AccessibilityTraits) -> some View {
        plain(name).accessibilityAddTraits(trait)
      }
      private func plain(_ text: String) -> some View {
        Text("~\\(text)").padding(.horizontal, 4).background(Color(UIColor.gray)).cornerRadius(2)
      }
    }
    """,
    heard: ["key", "touch", "clock", "page", "sound", "film", "summary", "zoom"].map {
      Heard("~\($0).")
    })

  private static let actions = Recording(
    "custom actions",
    block + """
      struct Sample: View {
        @State private var isPinned = false
        @State private var isDone = false
        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Block(title: "Notes", summary: "Swipe for more") { note }
            }
            .padding()
          }
          .navigationTitle("Notes")
        }
        private var note: some View {
          HStack {
            VStack(alignment: .leading) { Text("Shopping"); Text("Milk and bread...") }
            Spacer()
            if isPinned { Image(systemName: "pin.fill").foregroundStyle(.red) }
          }
          .padding().background(Color(.secondarySystemBackground)).cornerRadius(8)
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Shopping. Milk and bread")
          .accessibilityActions {
            Button(isPinned ? "Unpin" : "Pin it") { isPinned.toggle() }
            Button("Share") {}
            Button("Copy") {}
            Button(isDone ? "Reopen" : "Close note") { isDone.toggle() }
            Button("Delete", role: .destructive) {}
          }
        }
      }
      """,
    heard: [
      Heard("Notes, Swipe for more."),
      Heard(
        "Shopping. Milk and bread. Actions available.",
        actions: ["Delete", "Close note", "Copy", "Share", "Pin it"]),
    ])

  private static let content = Recording(
    "custom content",
    block + """
      struct Sample: View {
        var body: some View {
          VStack(alignment: .leading) {
            Block(title: "Books", summary: "More in the rotor") {
              VStack {
                book(title: "Blue Atlas", price: "$20.00", stars: 4.5, readers: 1200, code: "B-1")
                book(title: "Red Almanac", price: "$8.50", stars: 3.9, readers: 40, code: "R-2")
              }
            }
            Spacer()
          }
          .navigationTitle("Books")
        }
        private func book(title: String, price: String, stars: Double, readers: Int, code: String)
          -> some View
        {
          VStack(alignment: .leading) {
            Text(title)
            HStack { Text(price); Spacer(); Text("* \\(String(format: "%.1f", stars))") }
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("\\(title), \\(price)")
          .accessibilityCustomContent("Stars", "\\(String(format: "%.1f", stars)) of \\(readers)")
          .accessibilityCustomContent("Code", code, importance: .high)
        }
      }
      """,
    heard: [
      Heard("Books, More in the rotor."),
      Heard("Blue Atlas, $20.00. More content available."),
      Heard("Red Almanac, $8.50. More content available."),
    ])

  /// A heading of two texts that are one element, and something below.
  static let block = """
    struct Block<Inside: View>: View {
      let title: String
      let summary: String
      @ViewBuilder let inside: Inside
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          VStack(alignment: .leading) { Text(title).font(.headline); Text(summary).font(.caption) }
            .accessibilityElement(children: .combine)
          inside
        }
      }
    }

    """
}
