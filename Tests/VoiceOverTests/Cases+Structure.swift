extension Case {
  /// What has to be resolved to be counted.
  static let structure: [Case] = [
    Case(
      "a root that is handed on",
      """
      Wizard { Text("A"); Text("B") }
      NavigationStack(root: { Text("C") })
      NavigationStack(path: $path, root: { Text("D") })
      """, p: "4", g: "4", say: ["A.", "B.", "C.", "D."],
      beside: """
        struct Wizard<Root>: View where Root: View {
          private let root: () -> Root
          init(@ViewBuilder root: @escaping () -> Root) { self.root = root }
          var body: some View { NavigationStack(root: root).presentationDetents([.medium]) }
        }
        """),
    Case(
      "a number with a format",
      """
      Step(4)
      Text(12, format: .number)
      Text(1_200, format: .number)
      Text(0.5, format: .percent)
      """, p: "4", g: "4", say: ["4.", "12.", "‹1_200›.", "‹0.5›."],
      beside: """
        struct Step: View {
          let number: Int
          init(_ number: Int) { self.number = number }
          var body: some View { Text(number, format: .number) }
        }
        """),
    Case(
      "T37",
      """
      VStack { ForEach(0..<5) { Text("\\($0)") }; ForEach(1...5, id: \\.self) { Text("\\($0)") }
        ForEach(["a", "b"], id: \\.self) { Text($0) } }
      """, p: "12", g: "12"),
    Case(
      "T38", "ForEach(0..<3) { _ in Text(\"R\"); ForEach(0..<4) { Text(\"\\($0)\") } }", p: "15",
      g: "15"),
    Case("T39", "List(items) { i in HStack { Text(i.a); Text(i.b) } }", p: "40", g: "40"),
    Case(
      "T40", "if flag { Text(\"A\"); Text(\"B\") } else { Text(\"C\") }", p: "1…2", g: "1…2"),
    Case(
      "T41",
      """
      switch s { case .a: Text("1")
      case .b: Text("1"); Text("2"); Text("3")
      case .c: EmptyView() }
      """, p: "0…3", g: "0…3"),
    Case("T42", "if let t { Text(t) }\nsub.map { Text($0) }", p: "0…2", g: "0…2"),
    Case(
      "T43", "VStack { Row(); Row() }", p: "6", g: "6",
      beside: """
        struct Row: View { var body: some View { HStack { Image("ic_cart"); Text("a"); Text("b") } } }
        """),
    Case(
      "T44", "HStack { Text(\"A\"); Text(\"B\") }.modifier(CardMod())", p: "1", g: "1",
      say: ["A, B."],
      beside: """
        struct CardMod: ViewModifier { func body(content: Content) -> some View {
          content.accessibilityElement(children: .combine) } }
        """),
    Case(
      "T45", "HStack { Text(\"A\"); Text(\"B\") }.card(\"Total\")", p: "1", g: "1",
      say: ["Total."],
      beside: """
        extension View { func card(_ l: String) -> some View {
          accessibilityElement(children: .ignore).accessibilityLabel(l) } }
        """),
    Case(
      "T46", "Holder()", p: "5", g: "5",
      beside: """
        struct Holder: View {
          var header: some View { HStack { Text("A"); Text("B") } }
          @ViewBuilder func rows() -> some View { Text("1"); Text("2"); Text("3") }
          var body: some View { VStack { header; rows() } }
        }
        """),
    Case(
      "T47", "Card { Text(\"A\"); Text(\"B\"); Image(decorative: \"d\") }", p: "1", g: "1",
      say: ["A, B."],
      beside: """
        struct Card<C: View>: View { let c: C
          init(@ViewBuilder c: () -> C) { self.c = c() }
          var body: some View { VStack { c }.accessibilityElement(children: .combine) } }
        """),
    Case(
      "T47 stored", "Card { Text(\"A\"); Text(\"B\") }", p: "1", g: "1", say: ["A, B."],
      beside: """
        struct Card<C: View>: View { @ContentBuilder let c: () -> C
          var body: some View { VStack { c() }.accessibilityElement(children: .combine) } }
        """),
    Case(
      "T48", "Panel { Text(\"H\") } content: { Text(\"A\"); Text(\"B\") }", p: "3", g: "3",
      beside: """
        struct Panel<H: View, C: View>: View {
          @ViewBuilder var header: () -> H
          @ViewBuilder var content: () -> C
          var body: some View { VStack { header(); content() } } }
        """),
    Case(
      "T49",
      """
      List { Section { ForEach(0..<3) { Text("Row \\($0)") } }
        header: { HStack { Text("Fruits"); Button("Add") {} } } footer: { Text("End") } }
      """, p: "6", g: "6",
      say: ["Fruits. Heading.", "Add. Button.", "Row ‹$0›.", "End."]),
    Case(
      "T50",
      """
      NavigationStack { Text("Body").navigationTitle("Home").toolbar {
        ToolbarItem { Button("Edit") {} }
        ToolbarItem { Button {} label: { Image(systemName: "plus") } } } }
      """, p: "4", g: "4", say: ["Body."], chrome: "3"),
    Case(
      "T51",
      """
      Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3").background(Circle()) }
      """, p: "2", g: "2", say: ["Notifications. Image.", "3."]),
    Case(
      "T52", "Image(\"avatar\").overlay { Circle().fill(.green) }", p: "1", g: "2",
      say: ["avatar. Image."]),
    Case(
      "T53",
      """
      AsyncImage(url: u) { p in if let i = p.image { i.resizable() } else { ProgressView() } }
      """, p: "0…1", g: "1"),
    Case(
      "T54", "VStack { Text(\"\"); Spacer(); Divider(); Color.red; EmptyView() }", p: "0", g: "0"),
    Case(
      "T55", "Text(\"A\").opacity(0)\nText(\"B\").hidden()\nText(\"C\").opacity(on ? 1 : 0)",
      p: "0…1", g: "0…1"),
  ]

  static let more: [Case] = [
    Case(
      "T56",
      """
      #if os(macOS)
      Text("M")
      #else
      Text("I")
      #endif
      if #available(iOS 26, *) { Text("N") } else { Text("O"); Text("O2") }
      """, p: "2", g: "2", say: ["I.", "N."]),
    Case("T57", "AnyView(Group { Text(\"A\"); Text(\"B\") })", p: "2", g: "2"),
    Case(
      "T58",
      """
      TabView { VStack { Text("A"); Text("B") }.tabItem { Label("One", systemImage: "1.circle") }.badge(3)
        Text("C").tabItem { Text("Two") }
        Text("D").tabItem { Text("Three") } }
      """, p: "5", g: "5", say: ["A.", "B."], chrome: "3"),
    Case(
      "T59", "HStack { Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $w).labelsHidden() }", p: "2",
      g: "2", say: ["Wi-Fi.", "Wi-Fi. Switch Button."]),
    Case(
      "T60",
      """
      DatePicker("Due", selection: $d)
      Stepper("Qty", value: $n)
      Picker("Size", selection: $s) { Text("S"); Text("M"); Text("L") }.pickerStyle(.segmented)
      """, p: "8", g: "8",
      say: [
        "Due.", "‹date›. Button.", "‹time›. Button.", "Qty, Decrement. Button.",
        "Qty, Increment. Button.", "S. Button. 1 of 3.", "M. Button. 2 of 3.", "L. Button. 3 of 3.",
      ]),
    Case(
      "T61",
      """
      Form { LabeledContent("Name", value: n); TextField("Email", text: $e); TextEditor(text: $b) }
      """, p: "3", g: "3", say: ["Name, ‹n›.", "Email. Text Field.", "Text Field."]),
    Case(
      "T62", "VStack { Text(\"A\"); Text(\"B\") }.redacted(reason: .placeholder)", p: "0", g: "0"),
    Case(
      "T63",
      "HStack { Text(\"A\"); Text(\"B\") }.if(flag) { $0.accessibilityElement(children: .combine) }",
      p: "1…2", g: "1…2",
      beside: """
        extension View {
          @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
            if condition { transform(self) } else { self }
          }
        }
        """),
    // Sides that only look different are one: sixteen of them would else be 65,536 texts.
    Case(
      "T63 of look", "Text(\"A\")" + String(repeating: ".when(flag) { $0.padding() }", count: 16),
      p: "1", g: "1",
      beside: """
        extension View {
          @ViewBuilder func when<V: View>(_ on: Bool, _ transform: (Self) -> V) -> some View {
            if on { transform(self) } else { self }
          }
        }
        """),
    Case(
      "T63 of a package",
      "HStack { Text(\"A\"); Text(\"B\") }.if(flag) { $0.accessibilityElement(children: .combine) }",
      p: "1…2", g: "1…2"),
    Case(
      "T64", "ViewThatFits { HStack { Text(\"1\"); Text(\"2\"); Text(\"3\") }; Text(\"1\") }",
      p: "1…3", g: "1…3"),
    Case(
      "T65",
      "Button(\"Open\") {}.sheet(isPresented: $s) { VStack { Text(\"T\"); Button(\"Done\") {} } }",
      p: "1", g: "1"),
    Case(
      "T66", "MyRepresentable()\nUnknownSDKView()", p: "2", g: "2",
      beside:
        "struct MyRepresentable: UIViewRepresentable { func makeUIView() -> UIView { Kit.make() } }"
    ),
    Case(
      "T67", "Label()", p: "2", g: "2",
      beside: "struct Label: View { var body: some View { HStack { Text(\"a\"); Text(\"b\") } } }"),
    Case(
      "T68", "Tree(n: node)", p: "21", g: "21",
      beside: """
        struct Tree: View { let n: Node
          var body: some View { Text(n.t); ForEach(n.kids) { Tree(n: $0) } } }
        """),
  ]

  static let all =
    rows + modifiers + structure + more + found + judged + passed + counted + stacking + values
    + resolved + calls + made + told + decided + thought + asked + ofOneRow + named + packaged
    + hosted + ofPlatform
}
