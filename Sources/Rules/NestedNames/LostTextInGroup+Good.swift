/// Elements that say all that they show, or of which nobody can tell.
extension Rule {
  static let elementsThatSayTheirTexts: [Example] = [
    Example(
      """
      VStack {
        Text("Name")
        Text("Price")
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Name, Price")
      """),
    Example(
      """
      VStack {
        HStack { Text("Post"); Text("is late") }.accessibilityElement(children: .combine)
        Button("Send") { send() }
      }
      .accessibilityLabel("Loading")
      """),
    Example(
      """
      VStack {
        Text("Name")
        Text("Price")
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      VStack { Text(verbatim: "A name"); Text(verbatim: "What it says") }
        .redacted(reason: isLoading ? .placeholder : [])
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
      """),
    Example(
      """
      VStack { Text("Weather"); Text("Sunny") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Weather")
        .accessibilityValue("Sunny")
      """),
    Example(
      """
      HStack { Text(book.title); Text(book.author) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\\(book.title) by \\(book.author)")
      """),
    Example(
      """
      HStack { Text(book.title); Text(book.author) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(describe(book))
      """),
    Example(
      """
      HStack { Text("•"); Text("Done") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Done")
      """),
    Example(
      """
      VStack { Text("Total"); HStack { Text("Net"); Text("Gross") }.accessibilityElement(children: .combine) }
        .accessibilityElement(children: .combine)
      """),
    Example(
      """
      VStack { Text("Balance"); Text("0000") }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Loading")
      """),
    Example(
      """
      Button { play() } label: {
        VStack { Text(length.formatted()) }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Film")
      }
      .accessibilityLabel("Play the film")
      """),
    Example(
      """
      VStack {
        Button { add() } label: {
          HStack { Text("Add") }.accessibilityElement(children: .contain).accessibilityLabel("Add")
        }
        HStack { Text("Total"); Button("Pay") { pay() } }.accessibilityElement(children: .contain)
        Button { pay() } label: { HStack { Text("Net") }.accessibilityElement(children: .contain) }
          .accessibilityLabel("Pay net")
      }
      """),
    Example(
      """
      Button { vote() } label: { HStack { Image(systemName: "arrow.up"); Text("\\(score)") } }
        .accessibilityLabel(isUp ? "Voted" : "Vote")
        .accessibilityValue("\\(score)")
      Button { vote() } label: { Text("\\(score)") }.accessibilityLabel("Vote, \\(score) points")
      Button { vote() } label: { Text("\\(score)") }.accessibilityLabel(describe(score))
      Button { open() } label: { Text("\\(place)") }.accessibilityLabel("Place \\(place + 1)")
      Button { vote() } label: { Text("\\(score)").accessibilityHidden(true) }.accessibilityLabel("Vote")
      Button { skip() } label: { Text("15") }.accessibilityLabel("Skip a bit")
      Button { vote() } label: { Text("\\(score)") }
        .accessibilityLabel("Vote")
        .accessibilityHint("It has \\(score) points")
      """),
  ]
}
