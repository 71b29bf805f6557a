import Views
import VoiceOver

extension Rule {
  static let headingMissing = Rule(
    id: "heading-missing",
    title: "A title is no heading",
    severity: .moderate,
    wcag: ["1.3.1", "2.4.6"],
    document: .descriptions,
    population: .headings,
    wrong: "Text in a title font begins a part of the screen, and is plain text for VoiceOver.",
    heard: "The words, without \"heading\"; the rotor jumps past it.",
    fix: "Add .accessibilityAddTraits(.isHeader).",
    bad: [
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
    ],
    good: [
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
      Example(
        "VStack { NavigationLink(value: 1) { VStack { Text(\"Popular\").font(.headline); Text(a) } }; Text(b) }"
      ),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  let candidates = facts.texts.filter { facts.looksLikeHeading($0) }
  let headings = candidates.filter { facts.beginsGroup($0) }
  let lines = headings.map { facts.larger(after: $0, among: candidates) ?? $0 }
  for text in candidates
  where lines.contains(text) || headings.contains(where: { facts.isLast(text, after: $0) }) {
    report.add(
      text, in: facts, "\(facts.called(text)) looks like a heading and is plain text.")
  }
}

extension Facts {
  /// Of two lines in title fonts, such as "Welcome to" and what to, the larger is the heading.
  fileprivate func larger(after text: NodeID, among candidates: [NodeID]) -> NodeID? {
    guard let column = columns(around: text).first, scene[column].word == .VStack else {
      return nil
    }
    let lines = flat(column)
    guard let place = lines.firstIndex(of: text), place + 1 < lines.count else { return nil }
    let next = lines[place + 1]
    guard candidates.contains(next), let first = titleFont(of: text),
      let second = titleFont(of: next)
    else { return nil }
    let sizes: [Word] = [.headline, .title3, .title2, .title, .largeTitle]
    guard let small = sizes.firstIndex(of: first), let large = sizes.firstIndex(of: second) else {
      return nil
    }
    return large > small ? next : nil
  }

  /// One more of its kind in the same column, with only one element after it.
  fileprivate func isLast(_ text: NodeID, after other: NodeID) -> Bool {
    guard other < text, scene[text].owner == scene[other].owner,
      titleFont(of: text) == titleFont(of: other), beginsGroup(text, of: 1)
    else { return false }
    let (column, before) = (columns(around: text), columns(around: other))
    return column.first == before.first
      || column.count > 1 && before.count > 1 && column[1] == before[1]
  }

  /// The two next views around it.
  private func columns(around text: NodeID) -> [NodeID] {
    Array(
      ancestors(of: text).lazy.filter {
        if case .view = self.scene[$0].kind { true } else { false }
      }.prefix(2))
  }

  /// At least so many more elements follow it in the same column.
  fileprivate func beginsGroup(_ text: NodeID, of least: Int = 2) -> Bool {
    var child = text
    var grouped = 0
    for ancestor in ancestors(of: text) {
      if scene[ancestor].role.isPresentation { return false }
      guard case .view = scene[ancestor].kind else {
        if case .alternative = scene[ancestor].kind {
          grouped += counted(after: text, in: ancestor)
        }
        child = ancestor
        continue
      }
      let siblings = flat(ancestor)
      let place = siblings.lastIndex { $0 <= child } ?? 0
      switch scene[ancestor].word {
      case .VStack, .LazyVStack, .ScrollView:
        let comesFirst = siblings[..<place].allSatisfy { isPicture($0) || isControlAtTimes($0) }
        if !comesFirst, !isTitle(text) { return false }
        let following = siblings[(place + 1)...].reduce(grouped) { $0 + size(of: $1) }
        if following >= least { return true }
        // A line below a title, and what stands under both; `headline` may be a caption of the line.
        grouped = isTitle(text, allowsHeadline: false) ? following : 0
        // A column inside a line is one of its cells.
        if !comesFirst { return false }
      case .HStack:
        // Beside other text it is the larger half of a line.
        let others = siblings.filter { $0 != siblings[place] && tallies[Int($0)].most > 0 }
        let mayBeCounted = isTitle(text, allowsHeadline: false)
        let stay = others.filter { !isBesideHeading(core($0)) && !isPassing($0) }
        guard stay.allSatisfy({ $0 > text && mayBeCounted && isCount(core($0)) }) else {
          return false
        }
      // What is grouped stands in the column around it.
      case .Group: grouped += counted(after: text, in: ancestor)
      case .GeometryReader, .ScrollViewReader: break
      default: return false
      }
      child = ancestor
    }
    return false
  }

  /// A chart is one view of many elements.
  private func size(of node: NodeID) -> Int {
    scene[core(node)].word == .Chart ? 2 : tallies[Int(node)].most
  }

  private func counted(after text: NodeID, in view: NodeID) -> Int {
    flat(view).reduce(0) { $0 + ($1 > text ? tallies[Int($1)].most : 0) }
  }

  /// A button or an image may stand beside a heading; beside a field it is a caption.
  private func isBesideHeading(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .image, .control(.button), .control(.link), .control(.navigationLink), .control(.menu),
      .control(.system):
      true
    default: false
    }
  }

  /// How many there are of what the heading names.
  private func isCount(_ node: NodeID) -> Bool {
    guard case .text = kind(node), let argument = scene.arguments(of: node).first else {
      return false
    }
    let (place, file) = (argument.origin.offset, argument.origin.file)
    return index.expressions(at: place, in: file).contains {
      ExpressionText.of($0, in: file, of: index).map {
        Wording(name: $0).words.last == "count"
      } ?? false
    }
  }

  /// A sign of work that comes and goes.
  private func isPassing(_ node: NodeID) -> Bool {
    guard case .branch = scene[node].kind else { return false }
    return children(of: node).allSatisfy { side in
      flat(side).allSatisfy {
        scene[core($0)].word == .ProgressView || tallies[Int($0)] == .none
      }
    }
  }

  /// As a way back that only some screens have.
  private func isControlAtTimes(_ node: NodeID) -> Bool {
    guard case .branch = scene[node].kind else { return false }
    let tally = tallies[Int(node)]
    return tally.least == 0 && tally.most == 1 && !tally.hasPlain && !tally.isOpen
  }

  private func isPicture(_ node: NodeID) -> Bool {
    tallies[Int(node)] == .none || isImage(core(node)) || isLoadedImage(core(node))
  }
}
