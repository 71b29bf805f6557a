/// Shapes that tell nothing, or what something near them says.
extension Rule {
  static let statesBesideShapes: [Example] = [
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
      HStack { Circle().fill(isUp ? .green : .red); Text(note); Circle().fill(isHeld ? .green : .red) }
      HStack { Circle().fill(link.isUp ? .green : .red); Text(link.message) }
      HStack { Text(a); Circle().fill(isUp ? .green : .red) }
        .accessibilityRepresentation { Text(isUp ? "Running" : "Stopped") }
      """,
      members: """
        @State var isUp = false
        @GestureState var isHeld = false
        @State var note = "Waiting"
        @ObservedObject var link: Link
        """),
    Example(
      """
      HStack { Text(a); Circle().stroke(.gray, lineWidth: 8) }
      HStack { Text(a); if isStale { Circle().stroke(.gray) } }
      Image("avatar").accessibilityLabel(name).overlay(Circle().stroke(isStale ? .gray : .green))
      HStack { Text(a); Circle().trim(from: 0, to: isDrawn ? 1 : 0).stroke(.red) }
      HStack { Text(a); Circle().trim(from: 0, to: share).stroke(.red) }
      HStack { Text(isStale ? "Old" : "New"); Circle().fill(ink) }
      HStack { Text(a); Circle().fill(ground) }
      HStack { Text(status.name); Circle().fill(colour) }
      """,
      members: """
        let isStale: Bool
        let status: Status
        @State var isDrawn = false
        @Environment(\\.colorScheme) var colorScheme
        var ink: Color { isStale ? .gray : .green }
        var ground: Color { switch colorScheme { case .dark: .black; default: .white } }
        var colour: Color { switch status { case .up: .green; case .down: .red } }
        """,
      files: [
        "Status.swift": """
        enum Status {
          case up, down
          var name: String { switch self { case .up: "Up"; case .down: "Down" } }
        }
        """
      ]),
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
    Example(
      "HStack { Circle().fill(isUp ? .green : .red); Text(isUp ? \"Running\" : \"Stopped\") }"),
    Example(
      "HStack { Circle().fill(isUp ? .green : .red); Text(\"Server \\(isUp ? \"up\" : \"down\")\") }"
    ),
    Example(
      "HStack { Circle().fill(isUp ? .green : .red); if isUp { Text(\"Up\") } else { Text(\"Down\") } }"
    ),
    Example("HStack { Circle().fill(server.isUp ? .green : .red); Text(server.statusText) }"),
    Example(
      """
      VStack {
        HStack { Circle().fill(server.isUp ? .green : .red); Text(server.name) }
        Text(server.isUp ? "Running" : "Stopped")
      }
      """),
    Example(
      """
      VStack {
        VStack {
          Text("Progress")
          HStack { ZStack { Capsule().fill(.gray); Capsule().fill(entry.isDone ? .green : .blue) }; Text(share) }
        }
        VStack { Text("Done"); if let day = entry.day { Text(day) } else if entry.isDone { Text("Yes") } else { Text("No") } }
      }
      """),
    Example("Text(title).background { if isWide { Capsule().fill(.blue) } }"),
    Example(
      """
      VStack {
        Text(title)
        if location == .bottom { Capsule().fill(.gray) }
        if inFeed { Capsule().fill(.gray) }
        if isFocused && !draft.isEmpty { Capsule().fill(.gray) }
      }
      """),
    Example(
      """
      HStack { Text(a); if isPinned { Circle().fill(.gray) } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
      HStack { Capsule().fill(.gray); if isPinned { Circle().fill(.gray) } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Empty row")
      """),
    Example("VStack { Text(title); if isLast { Rectangle().frame(height: 1) } }"),
    Example(
      "HStack { if message.isUnread { Circle().fill(.blue); Text(\"Unread\") }; Text(message.subject) }"
    ),
    Example(
      """
      ZStack {
        ForEach(0..<180, id: \\.self) { degree in Notch(degree: Double(degree)) }
        ForEach(0..<60) { Capsule().fill($0 % 5 == 0 ? .red : .gray) }
        Circle().fill(isCurrent ? .red : .gray)
      }
      """,
      files: [
        "Notch.swift": """
        import SwiftUI
        struct Notch: View {
          let degree: Double
          var body: some View {
            let isLong = degree.truncatingRemainder(dividingBy: 30) == 0
            if Int(degree) % 2 == 0 { Capsule().frame(width: 1) }
            Capsule().fill(isLong ? .red : .gray)
          }
        }
        """
      ]),
    Example(
      """
      HStack {
        Text(guest.hasNews ? "New" : "Read")
        if guest.hasNews { Circle().fill(.green).frame(width: 12) }
      }
      """),
    // Of the same as the shape, or nobody knows.
    Example(
      """
      HStack { Circle().fill(tint(note.mood)); Text(note.feeling.rawValue) }
      HStack { Circle().fill(note.isCalm ? .gray : .red); Text(note.mood.rawValue) }
      HStack { Circle().fill(other.isCalm ? .gray : .red); Text(other.mood.rawValue) }
      NoteRow(isCalm: note.mood == .calm, mood: note.mood)
      """,
      members: """
        let note: Note
        let other: Package.Note
        func tint(_ mood: Mood) -> Color {
          switch mood { case .calm: return .gray; case .tense: return .red }
        }
        """,
      files: [
        "Note.swift": """
        import SwiftUI
        enum Mood: String { case calm, tense }
        enum Feeling: String { case good, bad }
        struct Note {
          let mood: Mood
          var isCalm: Bool {
            switch mood { case .calm: return true; case .tense: return false }
          }
          var feeling: Feeling { mood == .calm ? .good : .bad }
        }
        struct NoteRow: View {
          let isCalm: Bool
          let mood: Mood
          var body: some View {
            HStack { Circle().fill(isCalm ? .gray : .red); Text(word(for: mood)) }
          }
          private func word(for mood: Mood) -> String {
            if mood == .calm { return "Calm" }
            return "Tense"
          }
        }
        """
      ]),
    Example(
      """
      VStack {
        Text(title)
        if size.width > 300 { Rectangle().frame(width: size.width, height: 1) }
        if isOpen { Rectangle().fill(.gray).frame(width: 40, height: 1) }
        if let done { Rectangle().frame(width: 80 * done); Text("\\(done) done") }
      }
      """),
  ]
}
