/// Pairs that are one element, and texts that are no pair.
extension Rule {
  static let captionsThatArePaired: [Example] = [
    Example(
      """
      VStack {
        HStack { Text("Distance"); Spacer(); Text(distance) }.accessibilityElement(children: .combine)
        HStack { Text("Duration"); Spacer(); Text(duration) }.accessibilityElement(children: .combine)
      }
      """),
    Example("Form { HStack { Text(\"Found words\"); Spacer(); Text(\"Score: \\(score)\") } }"),
    Example(
      """
      VStack {
        HStack { Text("State"); if isOn { Text("On") } else { Text("Off") } }
        HStack { Text("Mode"); if isLoud { Text(mode); Text(more) } else { Text("None") } }
      }
      """),
    Example(
      """
      Form {
        HStack { Text(Settings.shared.userName); Text(name) }
        HStack { Text(Session.user); Text(name) }
        HStack { Text(L10n.first); Text(L10n.last) }
        HStack { Text(L10n.left(n)); Text(name) }
        HStack { Text(isOn ? L10n.first : L10n.last); Text(name) }
      }
      """),
    Example(
      """
      VStack {
        LabeledContent("Distance", value: distance)
        LabeledContent("Duration", value: duration)
      }
      """),
    Example(
      """
      Form {
        Section {
          Text(note)
        } footer: {
          HStack { Text("Letters"); Spacer(); Text("\\(count)/80") }
        }
      }
      """),
    Example(
      "Form { HStack { Text(\"Version\"); Spacer(); Text(version) }.accessibilityElement(children: .combine) }"
    ),
    Example(
      "VStack { HStack { Text(\"Hello\"); Text(\"World\") }; HStack { Text(\"Good\"); Text(\"Bye\") } }"
    ),
    Example("HStack { Text(\"Hello\"); Text(name) }"),
    Example("Grid { GridRow { Text(\"Hello\"); Text(name) } }"),
    Example(
      """
      Grid {
        GridRow { Text("Name"); Text("Amount"); Text("Price") }
        GridRow { Text(name); Text(amount); Text(price) }
      }
      """),
    Example(
      """
      Grid {
        GridRow {
          Text("Size").accessibilityLabeledPair(role: .label, id: 1, in: pair)
          Text(size).accessibilityLabeledPair(role: .content, id: 1, in: pair)
        }
        GridRow {
          Text("Age").accessibilityLabeledPair(role: .label, id: 2, in: pair)
          Text(age).accessibilityLabeledPair(role: .content, id: 2, in: pair)
        }
      }
      """, members: "@Namespace var pair"),
    Example(
      """
      Form {
        HStack { Text("Name"); Spacer(); Text("Amount") }
        HStack { Text("Made"); Text("in the south") }
        HStack { Text("Hello"); Text("world") }
        HStack { Text("We would be glad"); Spacer(); Text("if you came along") }
        HStack { Text("free"); Spacer(); Text("paid") }
        HStack { Text("Lock"); Spacer(); Text("mLock") }.accessibilityElement(children: .combine)
        LabeledContent("Lock", value: "mLock")
      }
      """),
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
    Example("List { VStack { Text(summary); Text(\"Variants\") } }"),
    Example(
      """
      Form {
        HStack { Text("1"); Text("Charge the reader") }
        HStack { Text("2"); Text("Turn the reader on") }
      }
      VStack { Step(step: 1, text: "Charge the reader"); Step(step: 2, text: "Turn the reader on") }
      """,
      files: [
        "Step.swift": """
        import SwiftUI
        struct Step: View {
          let step: Int
          let text: LocalizedStringKey
          var body: some View { HStack { Text(step, format: .number); Text(text) } }
        }
        """
      ]),
    Example(
      """
      VStack {
        if isWide {
          HStack { Text("Made with care"); Text(link) }
        } else {
          VStack { Text("Made with care"); Text(link) }
        }
      }
      """),
  ]
}
