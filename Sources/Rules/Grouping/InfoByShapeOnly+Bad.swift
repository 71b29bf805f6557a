/// Shapes that tell what nothing else does.
extension Rule {
  static let statesOfShapes: [Example] = [
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
    Example("HStack { Text(mail.message); ▶Circle().fill(mail.isRead ? .gray : .blue) }"),
    Example(
      "Button { open() } label: { HStack { Text(mail.subject); if mail.isNew { ▶Circle().fill(.blue) } } }"
    ),
    Example(
      "Image(\"avatar\").accessibilityLabel(name).overlay { if isOnline { ▶Circle().fill(.green) } }"
    ),
    Example(
      """
      VStack {
        Text(book.title)
        if let share = book.share {
          Capsule().opacity(0.2).overlay { ▶Capsule().frame(width: share * 100) }
        }
      }
      """),
    Example(
      """
      HStack { Text(radio.longName ?? "Nameless"); if radio.isKept { ▶Circle().fill(.gray) } }
      ForEach(Taste.allCases) { taste in
        Button { choose(taste) } label: {
          HStack { Text(taste.name); if taste == model.currentTaste { ▶Circle().fill(.red) } }
        }
      }
      ForEach(1...5, id: \\.self) { star in ▶Capsule().fill(star <= rating ? .red : .gray) }
      """,
      files: [
        "Taste.swift": """
        enum Taste: CaseIterable {
          case sweet, sour
          var name: String { switch self { case .sweet: "Sweet"; case .sour: "Sour" } }
        }
        """
      ]),
    Example(
      """
      HStack {
        Text(isRegular ? "Regular" : "Guest")
        Text(name)
        if hasNews { ▶Circle().fill(.green).frame(width: 12) }
      }
      """),
    Example(
      """
      Button { } label: {
        ZStack { Image(systemName: "chevron.down"); if hasNews { ▶Circle().fill(.green) } }
      }
      .accessibilityLabel(isDown ? "To the top" : "To the end")
      """),
    Example(
      """
      HStack { Text(a); ▶Circle().stroke(isStale ? .gray : .green, lineWidth: 8) }
      HStack { Text(a); ▶Circle().strokeBorder(isStale ? .gray : .green, lineWidth: 8) }
      HStack { Text(a); ▶Circle().fill(ink) }
      HStack { Text(a); ▶Circle().fill(colour) }
      HStack { Text(a); ▶Circle().fill(colour(isStale)) }
      HStack {
        let shade = colour(isStale)
        Text(a)
        ▶Circle().fill(shade)
      }
      Ring(isClosed: loop.isClosed)
      """,
      members: """
        let isStale: Bool
        let status: Status
        var ink: Color { isStale ? .gray : .green }
        var colour: Color { switch status { case .up: .green; case .down: .red } }
        func colour(_ isOld: Bool) -> Color { if isOld { return .gray } else { return .green } }
        """,
      files: [
        "Ring.swift": """
        import SwiftUI
        enum Status { case up, down }
        struct Ring: View {
          let isClosed: Bool
          var body: some View {
            HStack { Text("12"); ▶Circle().trim(from: isClosed ? 0 : 0.2, to: 1).stroke(.red) }
          }
        }
        """
      ]),
    Example(
      """
      HStack { ▶Circle().fill(tint(note.mood)).frame(width: 8); Text(note.topic.rawValue) }
      ForEach(notes) { note in
        HStack { if note.isKept { ▶Circle().fill(.red) }; Text(note.topic.rawValue) }
      }
      DayRow(note: note)
      """,
      members: """
        let note: Note
        let notes: [Note]
        func tint(_ mood: Mood) -> Color {
          switch mood { case .calm: return .gray; case .tense: return .red }
        }
        """,
      files: [
        "Note.swift": """
        import SwiftUI
        enum Mood: String { case calm, tense }
        enum Topic: String { case home, work, travel }
        struct Note: Identifiable { let id: Int; let mood: Mood; let topic: Topic; let isKept: Bool; let hour: Int }
        struct DayRow: View {
          let note: Note
          var body: some View {
            HStack {
              if note.isKept { ▶Circle().fill(.red) }
              Text(part(of: note.hour))
            }
          }
          private func part(of hour: Int) -> String {
            if hour < 12 { return "Morning" }
            return "Evening"
          }
        }
        """
      ]),
    Example(
      """
      ForEach(parts) { part in
        VStack {
          Text(part.name)
          if let done = part.done, done > 0 && done < 1 {
            GeometryReader { area in
              ▶Rectangle().fill(.red).frame(width: area.size.width * done, height: 3)
            }
          }
        }
      }
      Image("cover").accessibilityLabel(name).overlay(alignment: .bottom) {
        if book.share > 0 { ▶RoundedRectangle(cornerRadius: 2).frame(width: 80 * book.share) }
      }
      """),
  ]
}
