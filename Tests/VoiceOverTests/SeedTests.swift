import Testing
import VoiceOver

/// What the documents that swipecost was made from say of their own snippets.
@Suite struct `The documents` {
  private static func inbox(_ row: String, _ beside: String = "") -> String {
    """
    import SwiftUI
    struct ConversationListView: View {
      let conversations: [Conversation]
      var body: some View {
        NavigationStack {
          List(conversations) { conversation in
            NavigationLink(value: conversation) {
              HStack(spacing: 12) {
                AsyncImage(url: conversation.avatarURL).frame(width: 44, height: 44).clipShape(Circle())
                VStack(alignment: .leading) {
                  Text(conversation.senderName).font(.headline)
                  Text(conversation.lastMessage).font(.subheadline).lineLimit(1)
                }
                Spacer()
                VStack(alignment: .trailing) {
                  Text(conversation.timeAgo).font(.caption)
                  if conversation.isUnread {
                    Circle().fill(.blue).frame(width: 10, height: 10)
                  }
                }
              }\(row)
            }
          }
        }
      }
      \(beside)
    }
    """
  }

  private static let label = """
    private func conversationAccessibilityLabel(_ conversation: Conversation) -> String {
        var label = "\\(conversation.senderName), \\(conversation.lastMessage), \\(conversation.timeAgo)"
        if conversation.isUnread {
          label += ", unread"
        }
        return label
      }
    """

  @Test func `a row of five stops costs a hundred swipes`() throws {
    let sample = Sample(["Inbox.swift": Self.inbox("")])
    let report = try #require(sample["ConversationListView"])
    #expect(report.swipes.guideline.max == 100)
    #expect(report.swipes.platform == Cost(min: 20, max: 20))
    let row = try #require(report.rows.first)
    #expect(row.stops.guideline.max == 5)
    #expect(row.stops.platform.max == 1)
    #expect(row.isAssumed && row.isUngrouped)
    #expect(
      report.deltas == [
        Delta(reason: .asyncImage, perRow: -1, swipes: -20),
        Delta(reason: .shape, perRow: -1, swipes: -20),
        Delta(reason: .navLinkMerge, perRow: -2, swipes: -40),
      ])
  }

  @Test func `made one element it costs twenty`() throws {
    let row = """
      .accessibilityElement(children: .combine)
      .accessibilityLabel(conversationAccessibilityLabel(conversation))
      """
    let sample = Sample(["Inbox.swift": Self.inbox(row, Self.label)])
    let report = try #require(sample["ConversationListView"])
    #expect(report.swipes.guideline == Cost(min: 20, max: 20))
    #expect(report.swipes.platform == Cost(min: 20, max: 20))
    #expect(report.rows.first?.isUngrouped == false)
    #expect(
      report.said == [
        "‹conversation.senderName›, ‹conversation.lastMessage›, ‹conversation.timeAgo›, unread. Button."
      ])
  }

  @Test func `a labelled pair is one element, and two on the platform`() throws {
    let sample = Sample(
      body: """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Spacer()
          Text("87%").bold().accessibilityLabeledPair(role: .content, id: "battery", in: pair)
        }.padding()
        """)
    let report = try #require(sample.main)
    #expect(report.swipes.guideline.max == 1)
    #expect(report.swipes.platform.max == 2)
    #expect(report.deltas == [Delta(reason: .labeledPair, perRow: 1)])
  }

  private static let book = """
    VStack(alignment: .leading) {
      HStack { Text("Title:"); book.title.map({ title in Text(title) }) }
      HStack { Text("Author:"); book.author.map({ author in Text(author) }) }
    }
    .accessibilityElement()
    .accessibilityElement(children: .combine)
    """

  @Test func `combine after ignore says all that is inside`() throws {
    let sample = Sample(body: Self.book, settings: ReadingSettings(listing: .guideline))
    let report = try #require(sample.main)
    #expect(report.swipes.guideline == Cost(min: 1, max: 1))
    #expect(report.said == ["Title:, ‹book.title›, Author:, ‹book.author›."])
  }

  @Test func `actions on hidden views are one element when combined`() throws {
    let beside = """
      struct AccessibilityActionsModifier: ViewModifier {
        let actions: [AccessibilityAction]
        func body(content: Content) -> some View {
          content.background(
            ForEach(actions) { action in
              Color.clear.accessibilityAction(named: action.name, action.handler)
            }
          )
          .accessibilityElement(children: .combine)
        }
      }
      extension View {
        func accessibilityActions(_ actions: [AccessibilityAction]) -> some View {
          modifier(AccessibilityActionsModifier(actions: actions))
        }
      }
      """
    let sample = Sample(body: "Text(title).accessibilityActions(makeActions())", beside)
    let report = try #require(sample.main)
    #expect(report.swipes.guideline == Cost(min: 1, max: 1))
    #expect(report.said == ["‹title›. Actions available."])
    #expect(report.stops.first?.actions == ["‹action.name›"])
  }

  @Test func `a view that is modified in a loop keeps its one stop`() throws {
    let beside = """
      func addAccessibilityActions(from model: ViewModel, to view: Text) -> some View {
        var modifiedView = AnyView(view)
        for action in model.actions {
          modifiedView = AnyView(modifiedView.accessibilityAction(named: action.name) { model.run(action) })
        }
        return modifiedView
      }
      """
    let sample = Sample(
      body: "addAccessibilityActions(from: viewModel, to: Text(viewModel.title))", beside)
    let report = try #require(sample.main)
    #expect(report.swipes.platform.max == 1)
    #expect(report.said == ["‹viewModel.title›. Actions available."])
  }

  @Test(arguments: [
    (
      """
      Button(action: toggle) { Image(systemName: isFavorite ? "heart.fill" : "heart") }
        .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
      """, "Remove from favorites. Button."
    ),
    (
      """
      HStack { Image(systemName: "star.fill"); Text("4.5") }
        .accessibilityElement(children: .combine)
        .accessibilityLabel { label in Text("Rating: \\(label)") }
      """, "Rating: ‹label›."
    ),
    ("Label(\"Settings\", systemImage: \"gear\")", "Settings."),
    ("Toggle(\"Dark Mode\", isOn: $isDarkMode)", "Dark Mode. Switch Button."),
    (
      """
      Image(systemName: "magnifyingglass")
        .accessibilityLabel(Text("Search", comment: "Accessibility label for search button"))
      """, "Search. Image."
    ),
    (
      """
      ProgressView(value: progress).accessibilityLabel("Download progress")
        .accessibilityValue("\\(Int(progress * 100)) percent")
      """, "Download progress: ‹Int(progress * 100)› percent."
    ),
    ("Text(\"Popular Movies\").accessibilityAddTraits(.isHeader)", "Popular Movies. Heading."),
    (
      "Text(\"Row\").accessibilityCustomContent(\"Genre\", movie.genre)",
      "Row. More content available."
    ),
  ])
  func `descriptions are said`(code: String, said: String) throws {
    #expect(try #require(Sample(body: code).main).said == [said])
  }

  @Test(arguments: [
    "Image(decorative: \"background-pattern\")",
    "Image(\"divider-line\").accessibilityHidden(true)",
    "Image(systemName: \"circle.fill\").accessibilityHidden(true)",
  ])
  func `decoration is silent`(code: String) throws {
    #expect(try #require(Sample(body: code).main).stops.isEmpty)
  }
}
