/// Captions and their values, one after the other.
extension Rule {
  static let captionsThatAreNotPaired: [Example] = [
    Example(
      """
      VStack {
        ▶HStack { Text("Distance"); Spacer(); Text(distance) }
        ▶HStack { Text("Duration"); Spacer(); Text(duration) }
      }
      """),
    Example(
      """
      VStack {
        ▶HStack { Text("Depth"); Spacer(); Text(depth).redacted(reason: isNew ? .placeholder : []) }
        ▶HStack { Text("Draught"); Spacer(); Text(draught) }
      }
      """),
    Example(
      "Form { ▶HStack { Text(\"Version\"); Spacer(); Text(version).foregroundStyle(.secondary) } }"
    ),
    Example(
      """
      Grid(alignment: .leading) {
        ▶GridRow { Text("Depth"); Text(depth) }
        Divider()
        Fact(title: "Draught", value: draught)
      }
      """,
      files: [
        "Fact.swift": """
        import SwiftUI
        struct Fact: View {
          let title: String
          let value: String
          var body: some View { ▶GridRow(alignment: .top) { Text(title); Text(value); Spacer() } }
        }
        """
      ]),
    Example(
      """
      Grid {
        GridRow { ▶HStack { Text("Depth"); Text(depth) } }
        GridRow { ▶HStack { Text("Draught"); Text(draught) } }
      }
      """),
    Example(
      "VStack { ▶VStack { Text(\"Min\"); Text(\"3°\") }; ▶VStack { Text(\"Max\"); Text(\"9°\") } }"
    ),
    Example(
      "HStack { ▶VStack { Text(\"128\"); Text(\"Boats\") }; ▶VStack { Text(\"87%\"); Text(\"Charge\") } }"
    ),
    Example(
      """
      Form {
        ▶HStack { Label("Room left", systemImage: "books.vertical"); Spacer(); Text(room) }
      }
      """),
    Example(
      """
      Form {
        ▶HStack { Label("Gate", systemImage: "number"); Spacer(); Text("8089").foregroundColor(.secondary) }
        ▶HStack { Label("Lock", systemImage: "lock"); Spacer(); Text("mLock").foregroundColor(.secondary) }
        ▶HStack { Text("Port"); Spacer(); Text("not set") }
      }
      """),
    Example(
      """
      Form {
        ▶Line { Text("Total"); Text(total) }
      }
      """,
      files: [
        "Line.swift": """
        import SwiftUI
        struct Line<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { HStack(spacing: 8, content: content) }
        }
        """
      ]),
    Example(
      """
      VStack {
        ▶HStack { Text(L10n.Trip.distance); Spacer(); Text(distance) }
        ▶HStack { Text(TripStrings.duration); Text(duration) }
        ▶HStack { Text(.speedTitle); Text(speed) }
        Line(title: L10n.depth, value: depth)
      }
      """,
      files: [
        "Line.swift": """
        import SwiftUI
        struct Line: View {
          let title: String
          let value: String
          var body: some View { ▶HStack { Text(title); Text(value) } }
        }
        """,
        "Strings.swift": """
        enum L10n {
          static let depth = tr("Localizable", "trip.depth")
          enum Trip { static var distance: String { tr("Localizable", "trip.distance") } }
        }
        """,
      ]),
    Example(
      """
      VStack {
        ▶HStack {
          Text("Distance")
          Group { if let distance { Text("\\(distance) km") } else { Text("None") } }
        }
        ▶HStack { Text("Duration"); if let duration { Text(duration) } else { Text("None") } }
      }
      Line { ▶HStack { Text("Depth"); Spacer(); Text(depth) } }
      Line { ▶HStack { Text("Draught"); Spacer(); Text(draught) } }
      """,
      files: [
        "Line.swift": """
        import SwiftUI
        struct Line<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { VStack { content().padding(); Divider() } }
        }
        """
      ]),
  ]
}
