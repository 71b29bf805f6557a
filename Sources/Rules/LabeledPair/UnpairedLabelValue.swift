extension Rule {
  static let unpairedLabelValue = Rule(
    id: "unpaired-label-value",
    title: "A caption and its value are two stops",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .texts,
    wrong: """
      Rows of a caption and its value, laid out side by side, are two elements each; nothing says that \
      they belong together.
      """,
    heard: "Two swipes per line, and a value whose caption was a swipe ago.",
    fix: """
      Use LabeledContent, or combine the stack, or declare the pair with accessibilityLabeledPair.
      """,
    bad: [
      Example(
        """
        VStack {
          ▶HStack { Text("Distance"); Spacer(); Text(distance) }
          ▶HStack { Text("Duration"); Spacer(); Text(duration) }
        }
        """),
      Example(
        "Form { ▶HStack { Text(\"Version\"); Spacer(); Text(version).foregroundStyle(.secondary) } }"),
      Example("VStack { ▶VStack { Text(\"Min\"); Text(\"3°\") }; ▶VStack { Text(\"Max\"); Text(\"9°\") } }"),
    ],
    good: [
      Example(
        """
        VStack {
          LabeledContent("Distance", value: distance)
          LabeledContent("Duration", value: duration)
        }
        """),
      Example(
        "Form { HStack { Text(\"Version\"); Spacer(); Text(version) }.accessibilityElement(children: .combine) }"),
      Example("VStack { HStack { Text(\"Hello\"); Text(\"World\") }; HStack { Text(\"Good\"); Text(\"Bye\") } }"),
      Example("HStack { Text(\"Hello\"); Text(name) }"),
      Example("Form { Button { } label: { HStack { Text(\"Version\"); Text(version) } } }"),
      Example("Form { HStack { Text(first); Text(last) } }"),
      Example(
        """
        Form {
          HStack {
            Text("Size").accessibilityLabeledPair(role: .label, id: 1, in: pair)
            Text(size).accessibilityLabeledPair(role: .content, id: 1, in: pair)
          }
        }
        """, members: "@Namespace var pair"),
    ],
    check: find)
}
