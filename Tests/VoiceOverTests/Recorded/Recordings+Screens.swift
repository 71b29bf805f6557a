extension Recording {
  static let screens: [Recording] = [basics, fields, shelf, bank, menu, outlines]

  private static let basics = Recording(
    "one of each",
    block + """
      struct Sample: View {
        var body: some View {
          VStack(alignment: .leading) {
            Block(title: "Name", summary: "What it is") {
              Image(systemName: "bolt.fill").font(.title2).accessibilityLabel("Power")
            }
            Block(title: "State", summary: "How it is now") {
              HStack { Text("Battery"); Spacer(); Text("80%").foregroundStyle(.secondary) }
                .accessibilityElement(children: .combine).accessibilityValue("80 percent left")
            }
            Block(title: "Help", summary: "What will happen") {
              Button("Erase") {}.buttonStyle(.bordered).accessibilityHint("Empties the disk")
            }
            Block(title: "Kind", summary: "What it does") {
              Text("Chapter").font(.headline).accessibilityAddTraits(.isHeader)
            }
            Block(title: "Names", summary: "For speech") {
              Button {} label: { Image(systemName: "camera") }.buttonStyle(.bordered)
                .accessibilityLabel("Camera").accessibilityInputLabels(["Camera", "Photo"])
            }
            Block(title: "Point", summary: "Where it is hit") {
              RoundedRectangle(cornerRadius: 4).fill(Color.green).frame(width: 50, height: 30)
                .overlay(Circle().fill(Color.white).frame(width: 6, height: 6).offset(x: 9, y: 9))
                .accessibilityLabel("Off centre")
                .accessibilityActivationPoint(CGPoint(x: 9, y: 9))
            }
            Block(title: "Group", summary: "Many as one") {
              HStack {
                Image(systemName: "person.fill").font(.title2)
                VStack(alignment: .leading) { Text("Ada"); Text("Away").foregroundStyle(.gray) }
              }
              .padding(4).background(Color(.secondarySystemBackground)).cornerRadius(4)
              .accessibilityElement(children: .combine)
            }
            Spacer()
          }
          .navigationTitle("Basics")
        }
      }
      """,
    heard: [
      Heard("Name, What it is."), Heard("Power. Image."),
      Heard("State, How it is now."), Heard("Battery, 80%: 80 percent left."),
      Heard("Help, What will happen."), Heard("Erase. Button.", hint: "Empties the disk"),
      Heard("Kind, What it does."), Heard("Chapter. Heading."),
      Heard("Names, For speech."), Heard("Camera. Button."),
      Heard("Point, Where it is hit."), Heard("Off centre."),
      Heard("Group, Many as one."), Heard("Ada, Away."),
    ])

  private static let fields = Recording(
    "text fields",
    """
    struct Sample: View {
      var body: some View {
        VStack {
          TextField("Town", text: .constant(""))
          TextField("Town", text: .constant("Ghent"))
          SecureField("Pin", text: .constant(""))
          SecureField("Pin", text: .constant("4711"))
          if #available(iOS 14.0, *) { TextEditor(text: .constant("")) }
        }
      }
    }
    """,
    heard: [
      Heard("Town. Text Field.", hint: "Double tap to edit."),
      Heard("Ghent. Text Field.", hint: "Double tap to edit."),
      Heard("Pin. Secure Text Field.", hint: "Double tap to edit."),
      Heard("••••. Secure Text Field.", hint: "Double tap to edit."),
      Heard(
        "Text Field.", hint: "Double tap to edit., Use the rotor to access Misspelled Words"),
    ])

  /// The recorder puts the cells of a list before its headers and footers; its authors found that
  /// VoiceOver itself reads from top to bottom.
  private static let listOrder = "the recorder lists cells before headers, VoiceOver does not"

  private static let shelf = Recording(
    "a list with headers", order: listOrder,
    """
    struct Sample: View {
      var body: some View {
        List {
          Section("Tools") { Text("Saw"); Text("File"); Text("Axe") }
          Section("Paint") { Text("White"); Text("Blue") }
        }
      }
    }
    """,
    heard: [
      Heard("Saw."), Heard("File."), Heard("Axe."), Heard("White."), Heard("Blue."),
      Heard("Tools. Heading."), Heard("Paint. Heading."),
    ])

  private static let bank = Recording(
    "a list with headers and footers", order: listOrder,
    """
    struct Sample: View {
      var body: some View {
        List {
          Section { Text("Today"); Text("Tomorrow") } header: { Text("Days") }
            footer: { Text("Tap a day") }
          Section { Text("Rent"); Text("Gas") } header: { Text("Costs") }
            footer: { Text("Every month") }
        }
      }
    }
    """,
    heard: [
      Heard("Today."), Heard("Tomorrow."), Heard("Rent."), Heard("Gas."),
      Heard("Days. Heading."), Heard("Tap a day."), Heard("Costs. Heading."),
      Heard("Every month."),
    ])

  private static let menu = Recording(
    "rows of a constant list, some in a rotor",
    """
    struct Sample: View {
      @Namespace private var windows
      var body: some View {
        ScrollView { VStack { top; seats }.padding() }.navigationTitle("Seats")
      }
      private var top: some View {
        VStack(alignment: .leading) {
          Text("Seats")
          Text("The \\"Window\\" rotor finds seats at a window.")
            .accessibilityRotor("Window") {
              ForEach(atWindows) { seat in
                AccessibilityRotorEntry(Text(seat.name), id: seat.id, in: windows)
              }
            }
        }
      }
      private var seats: some View {
        VStack { ForEach(all) { seat in SeatRow(seat: seat, namespace: windows) } }
      }
      private struct Seat: Identifiable {
        let id: String
        let name: String
        let fare: String
        let isWindow: Bool
      }
      private let all: [Seat] = [
        Seat(id: "1a", name: "One A", fare: "$3", isWindow: false),
        Seat(id: "1b", name: "One B", fare: "$4", isWindow: true),
        Seat(id: "2a", name: "Two A", fare: "$5", isWindow: false),
        Seat(id: "2b", name: "Two B", fare: "$6", isWindow: true),
        Seat(id: "3a", name: "Three A", fare: "$7", isWindow: false),
        Seat(id: "3b", name: "Three B", fare: "$8", isWindow: true),
      ]
      private var atWindows: [Seat] { all.filter { $0.isWindow } }
      private struct SeatRow: View {
        let seat: Seat
        let namespace: Namespace.ID
        var body: some View {
          HStack {
            VStack(alignment: .leading) { Text(seat.name); Text(seat.fare) }
            Spacer()
            if seat.isWindow { Text("Window").background(Color.blue.opacity(0.2)) }
          }
          .background(seat.isWindow ? Color.blue.opacity(0.1) : Color(.tertiarySystemBackground))
          .accessibilityElement(children: .combine)
          .accessibilityLabel("\\(seat.name), \\(seat.fare)\\(seat.isWindow ? ", Window" : "")")
          .modifier(Entry(seat: seat, namespace: namespace))
        }
      }
      private struct Entry: ViewModifier {
        let seat: Seat
        let namespace: Namespace.ID
        func body(content: Content) -> some View {
          if seat.isWindow {
            content.accessibilityRotorEntry(id: seat.id, in: namespace)
          } else {
            content
          }
        }
      }
    }
    """,
    heard: [
      Heard("Seats."),
      Heard("The \"Window\" rotor finds seats at a window."),
      Heard("One A, $3."),
      Heard("One B, $4, Window."),
      Heard("Two A, $5."),
      Heard("Two B, $6, Window."),
      Heard("Three A, $7."),
      Heard("Three B, $8, Window."),
    ])

  private static let outlineNames = [
    "Ring", "Egg", "Kite", "Foot Right", "Foot Left", "Head Left", "Head Right", "Sun", "Moon",
    "Bar", "Tent", "Plus",
  ]

  private static let outlines = Recording(
    "views of UIKit with outlines of their own",
    block
      + outlineNames.map { name in
        """
        struct \(name.filter { $0 != " " })Outline: UIViewRepresentable {
          func makeUIView(context: Context) -> OutlineView {
            let view = OutlineView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.path = UIBezierPath(ovalIn: view.bounds)
            view.paint = .systemBlue
            view.accessibilityLabel = "\(name)"
            return view
          }
          func updateUIView(_ uiView: OutlineView, context: Context) {}
        }

        """
      }.joined() + """
        class OutlineView: UIView {
          var path: UIBezierPath? {
            didSet {
              setNeedsDisplay()
              if path != nil { isAccessibilityElement = true }
            }
          }
          var paint: UIColor = .systemBlue { didSet { setNeedsDisplay() } }
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
            isAccessibilityElement = true
            accessibilityFrame = .zero
          }
          required init?(coder: NSCoder) { fatalError() }
          override func draw(_ rect: CGRect) { path?.fill() }
        }
        struct Sample: View {
          var body: some View {
            ScrollView {
              Block(title: "Outlines", summary: "Not all are boxes") {
                VStack {
                  HStack { RingOutline(); EggOutline(); KiteOutline() }
                  HStack { FootRightOutline(); FootLeftOutline(); HeadLeftOutline(); HeadRightOutline() }
                  HStack { SunOutline(); MoonOutline() }
                  HStack { BarOutline(); TentOutline(); PlusOutline() }
                }
              }
            }
            .navigationTitle("Outlines")
          }
        }
        """,
    heard: [Heard("Outlines, Not all are boxes.")] + outlineNames.map { Heard("\($0).") })
}
