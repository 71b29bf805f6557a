/// Headings, and large texts that head nothing.
extension Rule {
  static let textsThatAreNoHeadings: [Example] = [
    Example(
      "VStack { Text(\"Popular\").font(.title2).accessibilityAddTraits(.isHeader); Text(a); Text(b) }"
    ),
    Example(
      "VStack { Text(a); VStack { Text(author.fullName).font(.title2); Text(b); Text(c) } }"),
    Example(
      """
      VStack { Text(Session.place).font(.title2); Text(a); Text(b) }
      VStack {
        if isMonthly { Text(L10n.monthly).font(.title) } else { Text(L10n.once).font(.title) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      "VStack { Text(\"Popular\").font(.title2).accessibilityAddTraits(.isHeader); Text(a); Text(b) }"
    ),
    Example(
      """
      VStack { Text("Popular").font(.system(size: 28)).fontWeight(.light); Text(a); Text(b) }
      VStack { Text("Popular").font(.system(size: 16)).bold(); Text(a); Text(b) }
      VStack { VStack { Text("Popular").font(.headline); Text(a) }; Button("Wrap") { } }
      """),
    Example("VStack { Text(\"Popular\").font(.subheadline); Text(a); Text(b) }"),
    Example(
      """
      VStack {
        VStack { Label("Pour", systemImage: "drop").font(.title2).labelStyle(.iconOnly); Text(a); Text(b) }
        VStack { Label("Pour", systemImage: "drop").font(.caption); Text(a); Text(b) }
        VStack { Label(state, systemImage: "drop").font(.headline); Text(a); Text(b) }
        VStack {
          Label("Pour", systemImage: "drop").font(.title2).accessibilityAddTraits(.isHeader)
          Text(a)
          Text(b)
        }
        Button { } label: { VStack { Label("Pour", systemImage: "drop").font(.title2); Text(a); Text(b) } }
        VStack { Text("Popular").sized(.footnote); Text(a); Text(b) }
        VStack { Text("Popular").sized(.title2).accessibilityAddTraits(.isHeader); Text(a); Text(b) }
      }
      """,
      files: [
        "Sized.swift": """
        import SwiftUI
        extension Font { func larger(by share: CGFloat) -> Font { find(self, share) } }
        extension View { func sized(_ font: Font) -> some View { modifier(Sized(font: font)) } }
        struct Sized: ViewModifier {
          @Environment(\\.share) private var share
          let font: Font
          func body(content: Content) -> some View { content.font(font.larger(by: share)) }
        }
        """
      ]),
    Example("VStack { Text(\"Popular\").font(.headline); Text(a) }"),
    Example("List(rows) { row in VStack { Text(row.name).font(.headline); Text(row.text) } }"),
    Example("Button { } label: { VStack { Text(\"Popular\").font(.title2); Text(a) } }"),
    Example(
      "List { Section { Text(a); Text(b) } header: { Text(\"Popular\").font(.headline) } }"),
    Example("VStack { Text(\"42\").font(.largeTitle); Text(a); Text(b) }"),
    Example(
      """
      VStack {
        HStack { Text("Kind").font(.headline); Picker("Kind", selection: $kind) { Text("Long") } }
        Text(a)
        Text(b)
      }
      VStack { Text(step.amount).font(.title); Text(a); Text(b) }
      VStack { Text("Paid so far: \\(sum)").font(.largeTitle); Text(a); Text(b) }
      VStack { Text("\\(sum) left to pay").font(.largeTitle); Text(a); Text(b) }
      VStack { Text(isOpen ? "Open" : "Closed").font(.largeTitle); Text(a); Text(b) }
      VStack { Text("Presents").font(.custom("Round", size: 18)); Text(a); Text(b) }
      VStack { HStack { Text("Paid so far").font(.title); Spacer(); Text(sum) }; Text(a); Text(b) }
      """),
    Example("VStack { Text(a); Text(b); Text(\"The end\").font(.title) }"),
    Example(
      """
      VStack {
        VStack { if hasNote { Text(d) }; Text("Popular").font(.title); Text(a) }
        Text(b)
        Text(c)
      }
      """),
    Example("Text(\"Popular\").font(.title)"),
    Example(
      "VStack { Text(\"Popular\").font(.title).accessibilityHeading(.h2); Text(a); Text(b) }"),
    Example(
      """
      VStack {
        Text(a)
        Text("Presents").font(.system(size: 28, weight: .bold))
        Text("Wishes").font(.system(size: 14, weight: .bold))
        Text(b)
        Text(c)
      }
      """),
    Example(
      file: """
        import WidgetKit
        import SwiftUI
        struct BoxWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Box", provider: Provider()) { BoxView(entry: $0) }
          }
        }
        struct BoxView: View {
          let entry: Entry
          var body: some View { VStack { Text("Boxes").font(.title); Text(entry.a); Text(entry.b) } }
        }
        """),
    // What is taken out of a name is none.
    Example(
      """
      VStack { Text(person.name.prefix(1)).font(.largeTitle); Text(a); Text(b) }
      VStack { Text(person.name.initials()).font(.largeTitle); Text(a); Text(b) }
      VStack { Text(person.title.count.formatted()).font(.title2); Text(a); Text(b) }
      VStack { Text("Presents").font(isOn ? .title2 : .body); Text(a); Text(b) }
      """,
      files: [
        "Initials.swift": """
        extension String {
          func initials() -> String { split(separator: " ").map { $0.prefix(1) }.joined() }
        }
        """
      ]),
    Example(
      "VStack { NavigationLink(value: 1) { VStack { Text(\"Popular\").font(.headline); Text(a) } }; Text(b) }"
    ),
    Example(
      """
      VStack {
        VStack { Text("Find a word in").font(.headline); Text(word).font(.largeTitle) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      VStack {
        VStack { Text("Points").font(.headline); Text(points).font(.system(size: 44)) }
        VStack { Text("Best").font(.caption); Text(best).font(.title3) }
      }
      """),
  ]
}
