extension Case {
  /// What types and what things begin with decide.
  static let decided: [Case] = [
    Case(
      "what a measure hides until a gesture begins",
      "Drawer()", p: "1…2", g: "1…2", say: ["Shelf.", "Early."],
      beside: """
        struct Drawer: View {
          @State private var pull: CGFloat = 0
          @State private var phase = 0
          var body: some View {
            Text("Shelf")
            Button("Behind") { }.opacity(pull == 0 ? 0 : 1)
            HStack { Text("A"); Text("B") }.opacity(pull > 0 ? 1 : 0)
            Text("Early").opacity(phase == 0 ? 0 : 1)
          }
        }
        """),
    Case(
      "flags that nothing changes",
      "Flags(); Flags(isTold: true)", p: "6…10", g: "6…10",
      beside: """
        struct Flags: View {
          @State private var isLeft = false
          @State var isTold = false
          @State private var isSet = false
          @State private var isLent = false
          @State private var isShared = true
          @State private var isFlipped = false
          @State private var isPaired = false
          @State private var isOver = false
          @State private var isNear = false
          var body: some View {
            Group { if isOver { Text("Over") }; if isNear { Text("Near") } }
              .onHover { isOver = $0 }
              .onHover(perform: { isNear = $0; isOver.toggle() })
            if isLeft { Text("Left") }
            if isShared { Text("Shared") }
            if isTold { Text("Told") }
            Group { if isSet && !isLeft { Text("Set") } }
            Button("Change") {
              isSet = true
              isFlipped.toggle()
              (isPaired, self.title) = (true, "")
            }
            Text("Sheet").sheet(isPresented: $isLent) { EmptyView() }
            VStack { if isLeft || isTold { Text("Both") } }
          }
        }
        """),
    Case(
      "what a literal begins with, ends with and contains",
      "Sign(mark: \"own.star\"); Sign(mark: \"star\"); Sign(mark: mark)", p: "4…7", g: "4…7",
      beside: """
        struct Sign: View {
          let mark: String
          var body: some View {
            if mark.hasPrefix("own.") { Text("Own") } else { Text("Other"); Text("Sign") }
            if mark.starts(with: "x") || mark.hasSuffix("y") { Text("No") }
            if mark.contains("wn.s"), mark.count < 3 { Text("Short") }
          }
        }
        """),
    Case(
      "a list that an initialiser puts together in a loop",
      "Heads(weeks: weeks)", p: "22", g: "22",
      beside: """
        struct Heads: View {
          let heads: [String]
          let more: [String]
          init(weeks: [Week]) {
            var heads: [String] = []
            for week in weeks { if week.isFirst { heads.append(week.name) } }
            self.heads = heads
            var more: [String] = []
            if weeks.isLong { more.append("Long") }
            if weeks.isNew { more.append("New") }
            self.more = more
          }
          var body: some View {
            ForEach(heads, id: \\.self) { Text($0) }
            ForEach(more, id: \\.self) { Text($0) }
          }
        }
        """),
    Case(
      "a collection of unknown length inside two others is there once",
      """
      List(items) { item in
        Text(item.a)
        ForEach(item.parts) { part in Text(part.a); ForEach(part.lines) { Text($0.a) } }
      }
      """, p: "820", g: "820"),
    Case(
      "a known one is what it is, and a sheet begins anew",
      """
      List(items) { item in
        ForEach(item.parts) { part in ForEach(0..<3) { _ in Text(part.a) } }
          .sheet(isPresented: $isOpen) { List(others) { Text($0.a) } }
      }
      """, p: "1200", g: "1200"),
    Case(
      "colours by which a case is painted",
      """
      Wall(other: .dark)
      """, p: "1", g: "1", say: ["Wall."],
      beside: """
        enum Paint: String {
          case light, dark
          var tint: Color { switch self { case .light: Color.white; case .dark: Color.black } }
        }
        struct Wall: View {
          @AppStorage("paint") private var paint: Paint = .light
          let other: Paint
          private var chosen: Paint { paint == .light ? .dark : paint }
          private var shade: Paint { isNight ? .dark : .light }
          private var isNight = false
          var body: some View {
            let local: Paint = isNight ? .dark : .light
            ZStack {
              paint.tint
              other.tint
              chosen.tint.ignoresSafeArea()
              shade.tint
              local.tint
              Text("Wall")
            }
          }
        }
        """),
    Case(
      "lists that are put together line by line",
      """
      let badges = badges(of: parcel)
      ForEach(badges.indices, id: \\.self) { place in Text(badges[place].title) }
      ForEach(parcel.steps) { Text($0.title) }
      ForEach(Step.first(), id: \\.title) { Text($0.title) }
      ForEach(parcel.looped) { Text($0.title) }
      ForEach(UIUserInterfaceStyle.allCases.sorted(by: <)) { Text($0.label) }
      """, p: "28…32", g: "28…32",
      beside: """
        struct Step { let title: String
          static func first() -> [Step] {
            let order = Step(title: "Order")
            let send = Step(title: "Send")
            return [order, send]
          }
        }
        extension UIUserInterfaceStyle { static var allCases: [Self] { [.light, .dark, .unspecified] } }
        struct Parcel {
          let isSent: Bool
          var steps: [Step] {
            guard isSent else { return [] }
            var all = [Step(title: "Pack")]
            all.append(contentsOf: [Step(title: "Stamp"), Step(title: "Send")])
            all.insert(Step(title: "Order"), at: 0)
            return all
          }
          var looped: [Step] {
            var all: [Step] = []
            for _ in names { all.append(Step(title: "Any")) }
            return all
          }
        }
        extension Sample {
          var parcel: Parcel { .current }
          func badges(of parcel: Parcel) -> [Step] {
            var all: [Step] = []
            if parcel.isSent { all.append(Step(title: "Sent")) }
            if parcel.isLate { all.append(Step(title: "Late")) } else { all.append(Step(title: "Fine")) }
            if let note = parcel.note { all.append(Step(title: note)) }
            return all
          }
        }
        """),
    Case(
      "equal sides, of which the one with more to do is told",
      "Upload(state: state, other: state); if isBusy { ProgressView() } else { Button(\"Send\") { } }",
      p: "3", g: "3", say: ["Retry. Button.", "Open. Button.", "Send. Button."],
      beside: """
        enum State { case failed, running, done }
        struct Upload: View {
          let state: State
          let other: State
          var body: some View {
            switch state {
            case .failed: Text("Failed")
            default: Button("Retry") { }
            }
            switch other {
            case .failed: Text("Failed")
            case .running: Text("Running")
            case .done: Button("Open") { }
            }
          }
        }
        """),
    Case(
      "bars of one side or another",
      "Desk()", p: "3…4", g: "3…4", say: ["List."],
      beside: """
        struct Desk: View {
          @State private var isNew = false
          @State private var isBusy = false
          func change() { isNew = true; isBusy = true }
          var body: some View {
            NavigationStack {
              if isNew {
                Text("Form").toolbar { Button("Close") { } }
                Text("Name")
              } else {
                Text("List").toolbar { Button("Close") { }; Button("Add") { } }
              }
              if isBusy { ProgressView("Busy").hidden().toolbar { Button("Stop") { } } }
            }
          }
        }
        """, chrome: "1…3"),
    Case(
      "bars and content that are of one side",
      "Form()", p: "3", g: "3", say: ["Day."],
      beside: """
        struct Form: View {
          @State private var isEdited = false
          func change() { isEdited = true }
          var body: some View {
            NavigationStack {
              Group {
                if isEdited {
                  Text("Name"); Text("Day"); Text("Place")
                } else {
                  Text("Day").toolbar { Button("Edit") { }; Button("Delete") { } }
                }
              }
            }
          }
        }
        """, chrome: "0…2"),
    Case(
      "bars and content of sides of which nobody knows what they ask",
      """
      if make().isWide() {
        Text("A"); Text("B"); Text("C"); Text("D")
      } else {
        Text("A").toolbar { Button("Edit") { } }
      }
      """, p: "2…4", g: "2…4", say: ["A.", "B.", "C.", "D."], chrome: "0…1"),
    Case(
      "tabs of one side that are not shown",
      """
      if isNew { TabView { Text("A").tabItem { Text("One") }; Text("B").tabItem { Text("Two") } } } else { Text("C") }
      Text("D").toolbar(.hidden, for: .tabBar)
      """, p: "2", g: "2", say: ["A.", "D."]),
    Case(
      "options that are made of several views",
      """
      List {
        Picker("Size", selection: $size) {
          VStack { Text("Small"); Text("Fits a pocket") }.tag(0)
          Two(title: "Large").tag(1)
          ForEach(2..<4) { _ in HStack { Text("Custom"); Text("Any") } }
          Text("None").tag(4)
        }.pickerStyle(.inline)
        Picker("Unit", selection: $unit) {
          Text("All")
          ForEach(Unit.allCases, id: \\.self) { unit in Text(unit.rawValue) }
        }.pickerStyle(.segmented)
      }
      """, p: "9", g: "9",
      say: [
        "Size.", "Small, Fits a pocket. Button.", "Large, Fits a bag. Button.",
        "Custom, Any. Button.", "None. Button.", "All. Button. 1 of 3.",
        "‹unit.rawValue›. Button. ‹n› of 3.",
      ],
      beside: """
        enum Unit: String, CaseIterable { case metre, mile }
        struct Two: View {
          let title: String
          var body: some View { VStack { Text(title); Text("Fits a bag") } }
        }
        """),
    Case(
      "texts that stand in for empty ones",
      """
      Text(host.name.isEmpty ? host.address : host.name)
      Text(!host.name.isEmpty ? host.name : host.address)
      Text(title.isEmpty ? "None" : title)
      Text(host.name.isEmpty ? host.address : host.port)
      """, p: "4", g: "4", say: ["‹host.name›.", "‹host.name›.", "‹title›.", "‹host.address›."]),
    Case(
      "what the guards of a property leave",
      "Marked(title)\nMarked(title, marks: [\"a\"])", p: "2…3", g: "2…3",
      say: ["‹title›.", "Marks.", "‹rich(…)›."],
      beside: """
        struct Marked: View {
          let text: String
          var marks: [String] = []
          init(_ text: String, marks: [String] = []) { self.text = text; self.marks = marks }
          var body: some View {
            if let marked { Text("Marks"); Text(marked) } else { Text(text) }
          }
          private var marked: AttributedString? {
            guard !marks.isEmpty else { return nil }
            return rich(marks)
          }
        }
        """),
    Case(
      "constants of types", "Flagged()\nif Flags.isNew { Text(\"New\") }", p: "2", g: "2",
      say: ["Old.", "Loud."],
      beside: """
        enum Flags {
          static let isNew = false
          static var isLoud: Bool { !isNew }
          static var isOpen = false
        }
        struct Flagged: View {
          private static let most = 0
          var body: some View {
            if Flags.isNew { Text("New") } else { Text("Old") }
            if Self.most > 0 { Text("Many") }
            if Flags.isLoud { Text("Loud") }
          }
        }
        """),
    Case(
      "variables of types", "if Flags.isOpen { Text(\"Open\") }", p: "0…1", g: "0…1",
      say: ["Open."], beside: "enum Flags { static var isOpen = false }"),
    Case(
      "what a system has, beside other conditions",
      """
      if #unavailable(iOS 16), isOn { Text("1"); Text("2") } else { Text("new") }
      if isOn, #unavailable(iOS 16) { Text("1"); Text("2") }
      if isOn, #available(iOS 16, *) { Text("3"); Text("4") } else { Text("5") }
      """, p: "2…3", g: "2…3"),
    Case(
      "ways out inside of others", "Inner(isOn: isOn, isNew: isNew)", p: "1…3", g: "1…3",
      beside: """
        struct Inner: View {
          let isOn: Bool
          let isNew: Bool
          var body: some View { lines }
          var lines: AnyView {
            if isOn { if isNew { return AnyView(Text("Short")) } }
            return AnyView(VStack { Text("A"); Text("B"); Text("C") })
          }
        }
        """),
    Case(
      "texts of ways out inside of others", "Text(Line(isOn: isOn, isNew: isNew).text)", p: "1",
      g: "1", say: ["‹Line(isOn: isOn, isNew: isNew).text›."],
      beside: """
        struct Line {
          let isOn: Bool
          let isNew: Bool
          var text: String {
            if isOn { if isNew { return "One" } }
            return "Two"
          }
        }
        """),
  ]
}
