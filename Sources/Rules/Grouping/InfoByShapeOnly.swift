extension Rule {
  static let infoByShapeOnly = Rule(
    id: "info-by-shape-only",
    title: "State is told by a shape or a colour alone",
    severity: .serious,
    wcag: ["1.1.1", "1.4.1"],
    document: .grouping,
    population: .shapes,
    wrong: """
      A shape or colour appears only under a condition, or changes with one, and no label, value or text \
      near it says what that means.
      """,
    heard: "Nothing: shapes are no elements. A listener cannot know that the message is unread.",
    fix: """
      Say the state in the label or value of the element it belongs to, or give the shape an \
      accessibilityLabel.
      """,
    bad: [
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread {
            ▶Circle().fill(.blue).frame(width: 10)
          }
        }
        """),
      Example("HStack { Text(server.name); ▶Circle().fill(server.isUp ? .green : .red) }"),
      Example(
        "Button { open() } label: { HStack { Text(mail.subject); if mail.isNew { ▶Circle().fill(.blue) } } }"),
      Example("Image(\"avatar\").accessibilityLabel(name).overlay { if isOnline { ▶Circle().fill(.green) } }"),
    ],
    good: [
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread {
            Circle().fill(.blue).frame(width: 10).accessibilityLabel("Unread")
          }
        }
        """),
      Example(
        """
        HStack {
          Text(message.subject)
          if message.isUnread { Circle().fill(.blue) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(message.isUnread ? "\\(message.subject), unread" : message.subject)
        """),
      Example("HStack { Text(title); Circle().fill(.blue) }"),
      Example("HStack { Circle().fill(isUp ? .green : .red); Text(isUp ? \"Running\" : \"Stopped\") }"),
      Example("Text(title).background { if isWide { Capsule().fill(.blue) } }"),
      Example("VStack { Text(title); if isLast { Rectangle().frame(height: 1) } }"),
      Example(
        "HStack { if message.isUnread { Circle().fill(.blue); Text(\"Unread\") }; Text(message.subject) }"),
    ],
    check: find)
}
