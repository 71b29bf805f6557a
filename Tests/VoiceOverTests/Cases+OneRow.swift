/// What one of several rows shows at most.
extension Case {
  static let ofOneRow: [Case] = [
    Case(
      "a mark in the chosen row",
      "ForEach(boats) { boat in HStack { Text(boat.name); if boat == chosen { Text(\"Chosen\") } } }",
      p: "20…21", g: "20…21", say: ["‹boat.name›.", "Chosen."]),
    Case(
      "a mark in the row that has an id",
      "List(boats) { boat in Text(\"A\"); if model.chosen.id == boat.id { Text(\"B\") } }",
      p: "20…21", g: "20…21", say: ["A.", "B."]),
    Case(
      "a mark in the row that has what tells rows apart",
      """
      ForEach(boats, id: \\.name) { boat in
        Text("A")
        if let open, open == boat.name { Text("B") }
        if open == boat.kind { Text("C") }
      }
      """, p: "20…41", g: "20…41", say: ["A.", "B.", "C."]),
    Case(
      "the chosen row in place of another one",
      """
      ForEach(boats) { boat in
        if boat == chosen { Text("A"); Text("B") } else { Text("C") }
      }
      """, p: "20…21", g: "20…21", say: ["C.", "A.", "B."]),
    Case(
      "a word after all rows but the last",
      "ForEach(boats) { boat in Text(\"A\"); if boat.id != boats.last?.id { Text(\"and\") } }",
      p: "39…40", g: "39…40", say: ["A.", "and."]),
    Case(
      "a mark by the row's number",
      """
      ForEach(0..<5, id: \\.self) { place in Text("A"); if place == page { Text("B") } }
      ForEach(boats.indices, id: \\.self) { if $0 == 0 { Text("First") } }
      ForEach(Array(boats.enumerated()), id: \\.offset) { place, boat in
        if place == boats.count - 1 { Text("Last") }
      }
      """, p: "5…8", g: "5…8", say: ["A.", "B.", "First.", "Last."]),
    Case(
      "a mark in a row that is told",
      "ForEach(boats) { boat in Row(boat: boat, isChosen: boat == chosen) }", p: "20…21",
      g: "20…21",
      beside: """
        struct Row: View {
          let boat: Boat
          let isChosen: Bool
          var body: some View { HStack { Text("A"); if isChosen { Text("B") } } }
        }
        """),
    Case(
      "a mark in a row that tells itself",
      "ForEach($boats) { $boat in Row(boat: boat, chosen: chosen) }", p: "20…21", g: "20…21",
      beside: """
        struct Row: View {
          let boat: Boat
          let chosen: Boat?
          private var isChosen: Bool { chosen == boat }
          var body: some View { HStack { Text("A"); if isChosen { Text("B") } } }
        }
        """),
    Case(
      "a row that is asked about in a function, and one that is asked about where there is one",
      """
      ForEach(boats) { boat in Text("A"); if isChosen(boat) { Text("B") } }
      ForEach(boats) { boat in if let chosen, chosen == boat { Text("C") } }
      """, p: "20…22", g: "20…22",
      beside: """
        extension Sample { func isChosen(_ other: Boat) -> Bool { other.id == chosen?.id } }
        """),
    Case(
      "a row that asks what is around it",
      "ForEach(boats) { boat in Row(boat: boat) }", p: "20…21", g: "20…21",
      beside: """
        struct Row: View {
          let boat: Boat
          @Environment(Fleet.self) private var fleet
          var body: some View { Text("A"); if fleet.chosen == boat { Text("B") } }
        }
        """),
    Case(
      "pages of which one can be seen",
      "ZStack { ForEach(tabs) { tab in page(tab).opacity(tab == shown ? 1 : 0) } }", p: "0…2",
      g: "0…2", beside: "func page(_ tab: Tab) -> some View { VStack { Text(\"A\"); Text(\"B\") } }"
    ),
    Case(
      "rows in rows, one of the inner and one of the outer",
      """
      ForEach(0..<3) { pier in
        ForEach(0..<4) { place in
          Text("A")
          if place == chosen { Text("B") }
          if pier == home { Text("C") }
        }
      }
      """, p: "12…19", g: "12…19"),
    Case(
      "marks that functions of several lines ask for",
      """
      ForEach(boats) { boat in
        Text("A")
        if isLast(boat) { Text("B") }
        if isOpen(boat) { Text("C") }
        if !isOther(boat) { Text("D") }
        if isAny(boat) { Text("E") }
      }
      """, p: "20…43", g: "20…43",
      beside: """
        extension Sample {
          func isLast(_ boat: Boat) -> Bool {
            let isEnd = boat == boats.last
            return isEnd && isBusy
          }
          func isOpen(_ boat: Boat) -> Bool {
            guard let page else { return false }
            guard boat == open else { return false }
            return page > 3
          }
          func isOther(_ boat: Boat) -> Bool {
            guard isBusy else { return true }
            return boat != open
          }
          func isAny(_ boat: Boat) -> Bool {
            guard isBusy else { return true }
            return boat == open
          }
        }
        """),
    Case(
      "a row that is called as what the view has",
      """
      ForEach(fleet.boats) { fleet in Text("A"); if fleet.id == self.fleet.chosen.id { Text("B") } }
      ForEach(fleet.boats) { fleet in if fleet.id == fleet.chosen.id { Text("C") } }
      """, p: "20…41", g: "20…41"),
    Case(
      "what the identity of a row is made of",
      """
      ForEach(boats) { boat in Row(boat: boat, number: number) }
      ForEach(boats) { boat in if boat.berth.number == number { Text("C") } }
      """, p: "20…61", g: "20…61",
      beside: """
        struct Boat: Identifiable {
          let number: Int
          let mate: Int
          let berth: Berth
          var id: String { number.description }
        }
        struct Row: View {
          let boat: Boat
          let number: Int
          var body: some View {
            HStack {
              Text("A")
              if boat.number == number { Text("B") }
              if boat.mate == number { Text("C") }
            }
          }
        }
        extension Sample { var boats: [Boat] { load() } }
        """),
    Case(
      "things with their numbers, told apart by the things",
      """
      ForEach(Array(boats.enumerated()), id: \\.element.id) { place, boat in
        Text("A")
        if boat.id == chosen { Text("B") }
        if boat == chosen { Text("C") }
        if place == page { Text("D") }
      }
      ForEach(Array(boats.enumerated()), id: \\.element) { _, boat in if boat == chosen { Text("E") } }
      ForEach(Array(boats.enumerated()), id: \\.element.name) { _, boat in if chosen == boat.name { Text("F") } }
      ForEach(Array(boats.enumerated()), id: \\.element.id) { if $0.element.id == chosen { Text("G") } }
      """, p: "20…26", g: "20…26"),
    Case(
      "things with their numbers, told apart by these",
      """
      ForEach(Array(boats.enumerated()), id: \\.element.name) { _, boat in
        if boat.kind == chosen { Text("A") }
      }
      ForEach(Array(boats.enumerated()), id: \\.offset) { _, boat in if boat == chosen { Text("B") } }
      """, p: "0…40", g: "0…40"),
    Case(
      "what many rows may have in common",
      """
      ForEach(boats) { boat in if boat.kind == chosen.kind { Text("A") } }
      ForEach(boats) { boat in if boat == boat.pair { Text("A") } }
      ForEach(Array(names.enumerated()), id: \\.offset) { _, name in if name == chosen { Text("A") } }
      ForEach(boats) { boat in Row(boat: boat) }
      """, p: "0…80", g: "0…80",
      beside: """
        struct Row: View {
          let boat: Boat
          @State private var chosen: Boat?
          var body: some View { if boat == chosen { Text("A") } }
        }
        """),
  ]
}
