extension Case {
  /// Values that the source tells only in part.
  static let values: [Case] = [
    Case(
      "a text that an enum chooses",
      """
      Text(Berth.near.title)
      Text(berth.title)
      Text("\\(Berth.far.title), \\(berth.title)")
      ForEach(Berth.allCases) { place in Text(place.title) }
      ForEach(berths) { place in Text(place.title) }
      Label(title(of: .far), systemImage: berth.icon)
      Text(title(of: berth))
      """, p: "27", g: "27",
      say: [
        "At the quay.", "‹berth.title›.", "Out in the roads, ‹berth.title›.", "‹place.title›.",
        "‹place.title›.", "Far.", "‹title(of: berth)›.",
      ],
      beside: """
        enum Berth: CaseIterable {
          case near, far
          var title: String {
            switch self {
            case .near: "At the quay"
            case .far: "Out in the roads"
            }
          }
          var icon: String { self == .near ? "ferry" : "sailboat" }
        }
        extension Sample {
          var berth: Berth { harbour.berth }
          func title(of berth: Berth) -> String {
            switch berth {
            case .near: return "Near the quay"
            default: return "Far"
            }
          }
        }
        """),
    Case(
      "a case that a row was given",
      """
      Row(berth: .near)
      Row(berth: Berth.far)
      Row(berth: chosen)
      """, p: "3", g: "3",
      say: ["Near. Button.", "Far. Button.", "‹berth.title›. Button."],
      beside: """
        enum Berth {
          case near, far, moored(Int)
          var title: String {
            switch self {
            case .near: return "Near"
            case .far: return "Far"
            case .moored(let place): return "Moored at \\(place)"
            }
          }
        }
        struct Row: View {
          let berth: Berth
          var body: some View { Button(berth.title) {} }
        }
        """),
    Case(
      "texts that a helper finds",
      """
      Text(Words.boats(3))
      Text(Words.done)
      Text(skipper ?? "Nobody is at the helm")
      Text(state)
      """, p: "4", g: "4",
      say: ["‹Words.boats(3)›.", "‹Words.done›.", "‹skipper›.", "‹state›."],
      beside: """
        enum Words {
          static func boats(_ p1: Int) -> String { return Words.find("Main", "boats", p1) }
          static var done: String { return Words.find("Main", "done") }
          private static func find(_ table: String, _ key: String, _ all: CVarArg...) -> String {
            for language in languages { if let text = look(language, table, key) { return text } }
            return Bundle.main.developmentLocalization.flatMap { look($0, table, key) } ?? key
          }
        }
        extension Sample { var state: String { isMoored ? "Moored" : "Under way" } }
        """),
  ]
}
