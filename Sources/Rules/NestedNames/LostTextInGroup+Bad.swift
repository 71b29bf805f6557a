/// Elements that leave out what they show.
extension Rule {
  static let elementsThatLoseText: [Example] = [
    Example(
      """
      VStack {
        Text("Name")
        Text("Price")
      }
      .▶accessibilityElement(children: .combine)
      .accessibilityLabel("Name")
      """),
    Example(
      """
      VStack { Text("Weather"); Text("Sunny") }
        .▶accessibilityElement(children: .ignore)
        .accessibilityLabel("Weather")
      """),
    Example(
      """
      VStack { Text("Total"); HStack { Text("Net"); Text("Gross") }.accessibilityElement(children: .contain) }
        .▶accessibilityElement(children: .combine)
      """),
    Example(
      """
      HStack { Text(book.title); Text(book.author) }
        .▶accessibilityElement(children: .ignore)
        .accessibilityLabel(book.title)
      """),
    Example(
      """
      Button { play() } label: {
        VStack { Text(length.formatted()) }
          .▶accessibilityElement(children: .ignore)
          .accessibilityLabel("Film")
      }
      """),
    Example(
      """
      Button { add() } label: { HStack { Text("Add") }.▶accessibilityElement(children: .contain) }
      """),
    Example(
      """
      Button { vote() } label: { HStack { Image(systemName: "arrow.up"); Text("\\(score)") } }
        .▶accessibilityLabel(isUp ? "Voted" : "Vote")
      Button { open() } label: { Text(replies, format: .number) }.▶accessibilityLabel("Replies")
      NavigationLink(value: 1) { HStack { Text("Notes"); Text("+\\(count)") } }.▶accessibilityLabel("Notes")
      Button { vote() } label: { Pill(text: "\\(score)") }.▶accessibilityLabel(isUp ? "Voted" : "Vote")
      """,
      files: [
        "Pill.swift": """
        import SwiftUI
        struct Pill: View {
          let text: String
          var body: some View { Text(text).padding() }
        }
        """
      ]),
  ]
}
