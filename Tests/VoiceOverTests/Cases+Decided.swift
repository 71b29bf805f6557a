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
  ]
}
