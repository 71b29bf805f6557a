extension Case {
  /// What code asks of the device, of values and of what it was given, and what the answer is.
  static let asked: [Case] = [
    Case(
      "what may be nil, and whether it is true where it is there",
      "Checked(isDone: first); Either(isDone: last)", p: "3…5", g: "3…5",
      beside: """
        struct Checked: View {
          let isDone: Bool?
          var body: some View {
            Text("Sum")
            if let isDone { if isDone { Text("Good") } else { Text("Bad") } }
          }
        }
        struct Either: View {
          let isDone: Bool?
          var body: some View {
            Group {
              if let isDone {
                Text("Known")
                if isDone { Text("Good") } else { Text("Bad") }
              } else {
                Text("A"); Text("B"); Text("C")
              }
            }
          }
        }
        """),
    Case(
      "what a system has, and what is left behind it", "Newest(); Kept(); Oldest()", p: "3", g: "3",
      say: ["New.", "Kept.", "Last."],
      beside: """
        struct Newest: View {
          var body: some View { line }
          private var line: some View {
            if #available(iOS 17, *) { return Text("New") }
            return VStack { Text("Old"); Text("Old too") }
          }
        }
        struct Kept: View {
          var body: some View { line }
          private var line: some View {
            guard #available(iOS 17, *) else { return AnyView(VStack { Text("A"); Text("B") }) }
            return AnyView(Text("Kept"))
          }
        }
        struct Oldest: View {
          var body: some View { line }
          private var line: some View {
            if #unavailable(iOS 17) { return AnyView(VStack { Text("A"); Text("B") }) }
            return AnyView(Text("Last"))
          }
        }
        """),
    Case(
      "how many there are, where a guard is decided", "Tags(isShort: true)\nTags(isShort: false)",
      p: "4", g: "4",
      beside: """
        struct Tags: View {
          let isShort: Bool
          private var all: [String] {
            guard !isShort else { return ["One"] }
            return ["One", "Two", "Three"]
          }
          var body: some View { ForEach(all, id: \\.self) { Text($0) } }
        }
        """),
    Case(
      "what a phone in the hand is asked",
      "Shelf()", p: "9", g: "9",
      say: [
        "Narrow.", "Stack.", "Tall.", "Phone.", "Small.", "Hand.", "Pocket.", "Short.", "High.",
      ],
      beside: """
        extension UIDevice {
          static var isPad: Bool { current.userInterfaceIdiom == .pad }
          var isLarge: Bool { userInterfaceIdiom != .phone }
        }
        enum Kind { static let isPad = UIDevice.current.userInterfaceIdiom == .pad }
        struct Shelf: View {
          @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
          @Environment(\\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?
          @Environment(\\.horizontalSizeClass) private var width
          @Environment(\\.verticalSizeClass) private var sizeClass
          private var isWide: Bool { horizontalSizeClass == .regular }
          var body: some View {
            if horizontalSizeClass == .compact { Text("Narrow") } else { Text("A"); Text("B") }
            if isWide { Text("A"); Text("B") } else { Text("Stack") }
            if verticalSizeClass == .compact { Text("A"); Text("B") } else { Text("Tall") }
            if UIDevice.current.userInterfaceIdiom == .pad { Text("A"); Text("B") } else { Text("Phone") }
            if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { Text("A") }
            if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] != nil { Text("A") }
            if UIDevice.current.isLarge { Text("A"); Text("B") } else { Text("Small") }
            if UIDevice.isPad { Text("A"); Text("B") } else { Text("Hand") }
            switch horizontalSizeClass {
            case .regular: Text("A"); Text("B")
            default: if Kind.isPad { Text("A"); Text("B") } else { Text("Pocket") }
            }
            if width == .regular { Text("A"); Text("B") } else { Text("Short") }
            if self.sizeClass == .compact { Text("A"); Text("B") } else { Text("High") }
          }
        }
        """),
    Case(
      "a choice between cases, of which another would be more",
      "Row(kind: isOpen ? .plain : .link { open() })", p: "1", g: "1", say: ["Row. Button."],
      beside: """
        struct Row: View {
          enum Kind { case plain, link(() -> Void), inline([String]) }
          let kind: Kind
          var body: some View {
            switch kind {
            case .plain: Text("Row")
            case .link(let action): Button("Row", action: action)
            case .inline(let texts): ForEach(texts, id: \\.self) { Text($0) }
            }
          }
        }
        """),
    Case(
      "what is not there has no parts, and what a factory makes has some",
      """
      Row("A")
      Row("B", details: .waiting)
      Row("C", details: .titled("D"))
      Row("E", details: Details.waiting)
      """, p: "7", g: "7",
      say: ["A.", "B.", "In progress.", "C.", "D.", "E.", "In progress."],
      beside: """
        struct Details {
          let title: String?
          let isWaiting: Bool
          static let waiting = Details(title: nil, isWaiting: true)
          static func titled(_ title: String) -> Self { Self(title: title, isWaiting: false) }
        }
        struct Row: View {
          let label: String
          private var title: String?
          private var isWaiting: Bool
          init(_ label: String, details: Details? = nil) {
            self.label = label
            title = details?.title
            isWaiting = details?.isWaiting ?? false
          }
          var body: some View {
            Text(label)
            if let title { Text(title) }
            if isWaiting { ProgressView() }
          }
        }
        """),
    Case(
      "a group that is open when the view appears", "Shelf()", p: "5", g: "5",
      say: ["Open. Button.", "Inside.", "Closed. Button.", "Stored. Button.", "Inside."],
      beside: """
        struct Shelf: View {
          @State private var isOpen = true
          @State private var isClosed = false
          @AppStorage("stored") private var isStored = true
          var body: some View {
            DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
            DisclosureGroup("Closed", isExpanded: $isClosed) { Text("Inside") }
            DisclosureGroup("Stored", isExpanded: $isStored) { Text("Inside") }
          }
        }
        """),
    Case(
      "what is asked of VoiceOver, which is on, and of Xcode, which draws no screens",
      "Shelf()", p: "6", g: "6", say: ["Heard.", "Said.", "Ready.", "Short.", "Label.", "Phone."],
      beside: """
        struct Shelf: View {
          @Environment(\\.accessibilityVoiceOverEnabled) private var isListening
          @Environment(\\.openURL) private var open
          private var isSeen: Bool { !UIAccessibility.isVoiceOverRunning }
          var body: some View {
            if isListening { Text("Heard") } else { Text("A"); Text("B") }
            if isSeen { Text("A"); Text("B") } else { Text("Said") }
            if isNew || UIAccessibility.isVoiceOverRunning { Text("Ready") }
            if self.isListening == false { Text("A"); Text("B") }
            Text(isListening ? "Short" : "A long text")
            Text("C").accessibilityLabel(isNew || isListening ? "Label" : "")
            Text("D").accessibilityHidden(isListening)
            if ProcessInfo.processInfo.isiOSAppOnMac { Text("A"); Text("B") } else { Text("Phone") }
          }
        }
        """),
    Case(
      "whether a part of a list is empty, beside the rows of it",
      "Shelf()", p: "20", g: "20", say: ["‹$0.name›."],
      beside: """
        struct Shelf: View {
          let all: [Book]
          var body: some View {
            let shown = all.filter { $0.isOwn }
            if shown.isEmpty { Text("Nothing"); Text("Add") }
            ForEach(shown) { Text($0.name) }
          }
        }
        """),
    Case(
      "a flag that may be nothing, and its contrary",
      "if post.isRead ?? false { Text(\"A\") }; if !(post.isRead ?? false) { Text(\"B\") }", p: "1",
      g: "1", say: ["A."]),
  ]
}
