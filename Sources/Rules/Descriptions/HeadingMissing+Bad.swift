/// Texts that head what follows them, and are plain.
extension Rule {
  static let textsThatLookLikeHeadings: [Example] = [
    Example("VStack { ▶Text(\"Popular\").font(.title2); Text(a); Text(b) }"),
    Example(
      """
      VStack { ▶Text(step.title).font(.title); Text(a); Text(b) }
      VStack { ▶Text("Move to \\(place)?").font(.largeTitle); Text(a); Text(b) }
      VStack {
        if isMoving { ProgressView() } else { ▶Text("Move it all?").font(.title); Text(a); Text(b) }
      }
      VStack { ▶Text(author.fullName).font(.title); Text(a); Text(b) }
      VStack { (Text(title) ▶+ Text(" (\\(count))")).font(.title2); Text(a); Text(b) }
      """,
      members: "let step: Step; let title: String",
      files: [
        "Step.swift": """
        enum Step {
          case first, last
          var title: String { switch self { case .first: "Begin"; case .last: "End" } }
        }
        """
      ]),
    Example(
      """
      VStack {
        VStack { ▶Label("Fill the kettle", systemImage: "1.circle").font(.title2.bold()); Text(a); Text(b) }
        VStack { ▶Label("Pour", systemImage: "drop").labelStyle(.titleOnly).font(.headline); Text(a); Text(b) }
      }
      """),
    Example(
      """
      ScrollView {
        VStack { ▶Text("Popular").sized(.title2); Text(a); Text(b) }
        VStack { ▶Text("New").modifier(Sized(font: .largeTitle)); Text(a); Text(b) }
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
          func body(content: Content) -> some View { content.font(font.larger(by: share).bold()) }
        }
        """
      ]),
    Example("ScrollView { ▶Text(\"Popular\").font(.largeTitle.bold()); Row(); Row() }"),
    Example("VStack { Image(\"face\"); ▶Text(author.fullName).font(.title2); Text(a); Text(b) }"),
    Example("VStack { ▶Text(\"Popular\").font(.title2.weight(.semibold)); Text(a); Text(b) }"),
    Example(
      """
      VStack {
        VStack { if hasParent { Button("Show") {} }; ▶Text("Popular").font(.title); Text(a) }
        Text(b)
        Text(c)
      }
      """),
    Example("VStack { ▶Text(\"Statistics\").font(.headline); Text(a); Text(b) }"),
    Example(
      """
      VStack {
        HStack { ▶Text("Popular").font(.title2); if isMoving { Button("Edit") {} } }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      VStack {
        VStack { Text("Welcome to").font(.title2); ▶Text("The Shelf").font(.largeTitle) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      VStack {
        HStack { if isBusy { ProgressView() }; Spacer(); ▶Text("Choose a shelf").font(.headline) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      VStack { ▶Text("Friends").font(.shelfTitle); Text(a); Text(b) }
      VStack { ▶Text("Readers").font(Font.heading); Text(a); Text(b) }
      VStack { Text("Small print").font(.shelfNote); Text(a); Text(b) }
      """,
      files: [
        "Font+Shelf.swift": """
        import SwiftUI
        extension Font {
          static var heading: Font { .title2.bold() }
          static let shelfTitle = heading
          static let shelfNote = Font.system(size: 12)
        }
        """
      ]),
    Example("VStack { HStack { ▶Text(\"Friends\").font(.title3); Spacer() }; Text(a); Text(b) }"),
    Example(
      """
      VStack {
        HStack { Image(systemName: "star"); ▶Text("Starred").font(.title3) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      ScrollView {
        VStack { Image(decorative: "gift"); ▶Text("Presents").font(.title2) }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      ScrollView {
        VStack {
          VStack { ▶Text("Why").font(.headline); Text(reason) }
          VStack { ▶Text("How").font(.headline); Text(way) }
        }
        VStack {
          Group { ▶Text("Who").font(.title2); Text(names) }
          Group { ▶Text("Whose").font(.title2); Text(owners) }
        }
        VStack {
          ▶Text("When").font(.title3)
          Text(time)
          ▶Text("Where").font(.title3)
          Text(place)
        }
      }
      """),
    Example(
      "VStack { ▶Text(\"Presents\").font(.system(size: 28, weight: .bold)); Text(a); Text(b) }"),
    Example(
      """
      VStack { ▶Text("Presents").font(.custom("Round", size: 24)); Text(a); Text(b) }
      VStack { ▶Text(isNew ? "Add a shelf" : "Change the shelf").font(.title); Text(a); Text(b) }
      VStack {
        HStack {
          ▶Text("Starred books").font(.title)
          Spacer()
          Text("\\(Image(systemName: "star")) \\(books.count)").font(.title2)
        }
        Text(a)
        Text(b)
      }
      """),
    Example(
      """
      VStack { ▶Text(L10n.Trip.places).font(.title2); Text(a); Text(b) }
      VStack { ▶Text(.tripPlaces).font(.title2); Text(a); Text(b) }
      """),
    Example(
      """
      VStack { ▶Text("Presents").font(.system(size: 28)).bold(); Text(a); Text(b) }
      VStack { ▶Text("Presents").font(.system(size: 28).weight(.heavy)); Text(a); Text(b) }
      VStack { ▶Text("Presents").fontWeight(.bold).font(.system(size: 28)); Text(a); Text(b) }
      VStack { ▶Text("Presents").font(.title2); Chart(days) { BarMark(x: $0.x, y: $0.y) } }
      VStack { VStack { ▶Text("Presents").font(.title2); Text(a) }; Button("Wrap") { } }
      """),
    Example("VStack { ▶Text(\"Step 1: choose a shelf\").font(.title); Text(a); Text(b) }"),
    // The same words in other letters, or in one font of two that titles have.
    Example(
      """
      VStack { ▶Text(trip.title.uppercased()).font(.title2.bold()); Text(a); Text(b) }
      VStack { ▶Text(trip.title.capitalized).font(.title2.bold()); Text(a); Text(b) }
      VStack { ▶Text(trip.title.softened()).font(.title2.bold()); Text(a); Text(b) }
      VStack { ▶Text("Presents").font(isOn ? .title : .largeTitle); Text(a); Text(b) }
      """,
      files: [
        "Soft.swift": """
        extension String {
          func softened() -> String { replacingOccurrences(of: ".", with: "\\u{200B}") }
        }
        """
      ]),
    // In front of a picture or a ground.
    Example(
      """
      VStack {
        ZStack { Color.red; VStack { ▶Text("Presents").font(.title2) } }
        Text(a)
        Text(b)
      }
      """),
  ]
}
