extension Rule {
  static let ungroupedRow = Rule(
    id: "ungrouped-row",
    title: "A row is several stops",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .grouping,
    population: .rows,
    wrong: """
      The repeated body of a collection holds two or more elements that are no controls of their own, and \
      nothing makes one element of them.
      """,
    heard: """
      One swipe for each part of each row. With five parts and twenty rows that is a hundred swipes to \
      get past the list, and no part says which row it belongs to.
      """,
    fix: """
      Put .accessibilityElement(children: .combine) on the row, and an accessibilityLabel after it when \
      the joined texts do not read well. Keep buttons that matter as accessibility actions.
      """,
    bad: [
      Example(
        """
        List(messages) { message in
          ▶HStack {
            Text(message.sender)
            Text(message.subject)
          }
        }
        """),
      Example(
        """
        List(messages) { message in
          NavigationLink(value: message) {
            ▶HStack {
              AsyncImage(url: message.avatar)
              VStack { Text(message.sender); Text(message.text) }
              if message.isUnread { Text("Unread") }
            }
          }
        }
        """),
      Example(
        """
        LazyVStack { ForEach(0..<12) { month in ▶VStack { Text(names[month]); Text(sums[month]) } } }
        """),
      Example(
        "List(books) { BookRow(book: $0) }",
        files: [
          "BookRow.swift": """
          import SwiftUI
          struct BookRow: View {
            let book: Book
            var body: some View { ▶VStack { Text(book.title); Text(book.author) } }
          }
          """
        ]),
    ],
    good: [
      Example(
        """
        List(messages) { message in
          HStack {
            Text(message.sender)
            Text(message.subject)
          }
          .accessibilityElement(children: .combine)
        }
        """),
      Example("List(names) { name in HStack { Image(systemName: \"star\").accessibilityHidden(true); Text(name) } }"),
      Example("List(items) { item in HStack { Button(item.a) {}; Button(item.b) {} } }"),
      Example("List(items) { item in Button { open(item) } label: { VStack { Text(item.a); Text(item.b) } } }"),
      Example("VStack { HStack { Text(a); Text(b) }; HStack { Text(c); Text(d) } }"),
      Example("List(items) { item in HStack { Text(item.name); Toggle(\"On\", isOn: $on) } }"),
      Example("LazyVGrid(columns: columns) { ForEach(days) { day in Text(day.number) } }"),
    ],
    check: find)
}
