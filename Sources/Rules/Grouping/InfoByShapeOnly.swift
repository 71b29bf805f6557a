import Components
import Views
import VoiceOver

extension Rule {
  static let infoByShapeOnly = Rule(
    id: "info-by-shape-only",
    title: "State is told by a shape or a colour alone",
    severity: .serious,
    wcag: ["1.1.1", "1.4.1"],
    document: .grouping,
    population: .shapes,
    claim: "tell a state to the eye alone",
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
    ],
    check: .scene { find($0.tree, $0.signs, &$1) },
    pieces: PieceCheck(
      reactNative: "Say it in the label of the row, as `unread ? \", unread\" : \"\"`.",
      flutter: "Say it in the label of the row, as `unread ? \", unread\" : \"\"`.",
      examples: [
        .reactNative(
          bad: """
            <View accessible>
              <Text>{item.sender}</Text>
              {item.unread && <View style={{ width: 8, height: 8, borderRadius: 4, backgroundColor: 'blue' }} />}
            </View>
            """,
          good: """
            <View accessible accessibilityLabel={`${item.sender}${item.unread ? ', unread' : ''}`}>
              <Text>{item.sender}</Text>
              {item.unread && <View style={{ width: 8, height: 8, borderRadius: 4, backgroundColor: 'blue' }} />}
            </View>
            """),
        .flutter(
          bad: """
            MergeSemantics(
              child: Row(
                children: [
                  Text(item.sender),
                  if (item.unread)
                    Container(
                      width: 8,
                      height: 8,
                      decoration: BoxDecoration(color: Colors.blue, shape: BoxShape.circle),
                    ),
                ],
              ),
            )
            """,
          good: """
            Semantics(
              label: '${item.sender}${item.unread ? ", unread" : ""}',
              excludeSemantics: true,
              child: Row(
                children: [
                  Text(item.sender),
                  if (item.unread)
                    Container(
                      width: 8,
                      height: 8,
                      decoration: BoxDecoration(color: Colors.blue, shape: BoxShape.circle),
                    ),
                ],
              ),
            )
            """),
      ],
      findTellingShapes))
}

private func find(_ tree: SceneTree, _ signs: Signs, _ report: inout SceneReport) {
  for shape in tree.judged.shapes {
    guard signs.isSign(shape), let condition = signs.signCondition(of: shape),
      !signs.isConveyed(shape, condition), !signs.isSaidNear(shape, condition),
      !signs.isTrack(shape, of: condition)
    else { continue }
    report.add(
      shape,
      "Only a \(tree.word(of: shape)) tells of \(asSubject(condition)); VoiceOver says nothing of it."
    )
  }
}

/// Of `let mark` and `let mark = book.mark` the value that may be missing; of `.full(let mark)` the case.
private func asSubject(_ condition: Formula) -> String {
  guard case .match(let subject, let patterns)? = condition.parts.first else {
    return condition.text.isEmpty ? "a condition" : "“\(condition.text)”"
  }
  let cases = patterns.compactMap { pattern -> String? in
    if case .implicit(let name) = pattern.first, name != "_" { "." + name } else { nil }
  }
  if !cases.isEmpty { return "the case “\(cases.joined(separator: ", "))”" }
  return subject.map { "“\($0.printed)”" } ?? "a condition"
}

private func findTellingShapes(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, element, item) in screen.contents
  where content.kind == .shape && !content.subjects.isEmpty && !content.isSaid {
    if let element, !element.facts.tells.isDisjoint(with: content.subjects) { continue }
    let isTold = screen.items.contains { other in
      other.row == item.row && (item.rows > 0 || other.list == item.list)
        && other.element.map { !$0.facts.tells.isDisjoint(with: content.subjects) } ?? false
    }
    // Words that come and go with it tell of it.
    let isBesideWords = screen.contents.contains { other, _, place in
      other.kind == .text && other.isSaid && content.subjects.isSubset(of: other.subjects)
        && place.row == item.row && (item.rows > 0 || place.list == item.list)
    }
    if isTold || isBesideWords || screen.isPageDot(content, in: item) { continue }
    let condition = content.when.map { "“\($0)”" } ?? "something"
    report.add(
      content, "Only a shape tells of \(condition); VoiceOver says nothing of it.")
  }
}

extension PieceScreen {
  /// One of bare dots that tell which page is shown.
  fileprivate func isPageDot(_ content: PieceContent, in item: Item) -> Bool {
    guard item.rows > 0, Words(name: content.when ?? "").holds(any: CodeWords.pageWords) else {
      return false
    }
    return items.allSatisfy { $0.row != item.row || $0.silent?.kind == .shape }
  }
}
