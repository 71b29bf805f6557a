extension Rule {
  static let lostTextInGroup = Rule(
    id: "lost-text-in-group",
    title: "Visible text is missing from the element's name",
    severity: .critical,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .madeElements,
    wrong: "An element is made of a group, and its label and value leave out text that the group shows.",
    heard: "Only the label. The rest of the text cannot be reached at all.",
    fix: "Let .combine join the texts, or put every visible text into the label or the value.",
    bad: [
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
    ],
    good: [
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
    ],
    check: find)
}
