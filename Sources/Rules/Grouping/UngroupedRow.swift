import Views
import VoiceOver

extension Rule {
  static let ungroupedRow = Rule(
    id: "ungrouped-row",
    title: "A row is several stops",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .grouping,
    population: .rows,
    wrong: """
      The repeated body of a collection holds two or more elements that are no controls of their own, and \
      nothing makes one element of them.
      """,
    heard: """
      One swipe for each part of each row. With five parts and twenty rows that is a hundred swipes to \
      get past the list, and no part says which row it belongs to.
      """,
    fix: """
      Put .accessibilityElement(children: .combine) on the row, and an accessibilityLabel after it when \
      the joined texts do not read well. Keep buttons that matter as accessibility actions.
      """,
    bad: [
      Example(
        """
        List(messages) { message in
          ▶HStack {
            Text(message.sender)
            Text(message.subject)
          }
        }
        """),
      Example(
        """
        List(messages) { message in
          NavigationLink(value: message) {
            ▶HStack {
              AsyncImage(url: message.avatar)
              VStack { Text(message.sender); Text(message.text) }
              if message.isUnread { Text("Unread") }
            }
          }
        }
        """),
      Example(
        """
        LazyVStack { ForEach(0..<12) { month in ▶VStack { Text(names[month]); Text(sums[month]) } } }
        """),
      Example(
        "List(books) { BookRow(book: $0) }",
        files: [
          "BookRow.swift": """
          import SwiftUI
          struct BookRow: View {
            let book: Book
            var body: some View {
              ▶HStack { Text(book.title); Text(book.author) }
                .translated(book.isForeign)
            }
          }
          extension View {
            func translated(_ isOn: Bool) -> some View {
              if #available(iOS 18, *) { return self.bold(isOn) } else { return self }
            }
          }
          """
        ]),
      Example(
        "List(books) { BookRow(book: $0) }",
        files: [
          "BookRow.swift": """
          import SwiftUI
          struct BookRow: View {
            let book: Book
            var body: some View { ▶VStack { Text(book.title); Text(book.author) } }
          }
          """
        ]),
      Example(
        "List(books) { book in ▶Line { Text(book.title); Text(book.author) } }",
        files: [
          "Line.swift": """
          import SwiftUI
          struct Line<Content: View>: View {
            let isTall: Bool = false
            @ViewBuilder var content: () -> Content
            var body: some View {
              Group {
                if isTall { VStack(content: content) } else { HStack(content: content) }
              }
            }
          }
          """
        ]),
      Example(
        "List { ForEach(books) { book in Section { ▶VStack { Text(book.title); Text(book.author) } } } }"
      ),
      Example(
        """
        List {
          ForEach(groups) { group in
            Group {
              ▶HStack { Text(group.name); Text(group.count) }
              ForEach(group.names) { name in Text(name) }
            }
          }
        }
        """),
    ],
    good: [
      Example(
        """
        List(messages) { message in
          HStack {
            Text(message.sender)
            Text(message.subject)
          }
          .accessibilityElement(children: .combine)
        }
        """),
      Example(
        "List(names) { name in HStack { Image(systemName: \"star\").accessibilityHidden(true); Text(name) } }"
      ),
      Example("List(items) { item in HStack { Button(item.a) {}; Button(item.b) {} } }"),
      Example(
        "List(items) { item in Button { open(item) } label: { VStack { Text(item.a); Text(item.b) } } }"
      ),
      Example("VStack { HStack { Text(a); Text(b) }; HStack { Text(c); Text(d) } }"),
      Example("List(items) { item in HStack { Text(item.name); Toggle(\"On\", isOn: $on) } }"),
      Example("LazyVGrid(columns: columns) { ForEach(days) { day in Text(day.number) } }"),
      Example(
        """
        ForEach($photos) { $photo in
          VStack { Text(photo.name); Text(photo.size); TextField("Caption", text: $photo.caption) }
        }
        """),
      Example(
        """
        VStack { ForEach(0..<3) { place in Text(names[place]); Text(sums[place]) } }
          .accessibilityElement(children: .combine)
        """),
      Example(
        """
        ForEach(cards) { card in
          switch card.kind {
          case .sales: VStack { Text(sales); Text(change) }
          case .orders: VStack { Text(orders); Text(open) }
          case .stock: VStack { Text(stock); Text(low) }
          }
        }
        """),
      Example(
        """
        List {
          ForEach(groups) { group in
            Section(header: Text(group.name), footer: Text(group.note)) {
              ForEach(group.names) { name in Text(name) }
            }
          }
        }
        """),
      Example(
        """
        List {
          ForEach(hooks) { hook in
            Section { Text(hook.name); Text(hook.date) } header: { Text(hook.title) }
          }
        }
        """),
      Example(
        """
        List(files) { file in
          HStack {
            Text(file.name)
            if file.isLoading { ProgressView() } else { Button("Print") { print(file) } }
          }
        }
        """),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for rows in facts.rows {
    guard case .rows(let repetition) = facts.scene[rows].kind,
      facts.scene.repetitions[Int(repetition)].count > 1,
      facts[rows].surroundings.isDisjoint(with: [.menu, .chart, .actions, .tabItem, .decoration]),
      facts[rows].hiddenBy < 0, facts[rows].control < 0, !facts.isSwallowed(rows),
      !facts.isInside(rows, .Picker, .Menu, .TabView, .Table, .Chart)
    else { continue }
    guard facts.holdsText(rows), let row = facts.row(rows),
      row.parts - facts.passingParts(of: rows) >= 2, !facts.isDifferentEachTime(rows),
      !facts.areSections(rows)
    else { continue }
    let place = facts.groupingView(of: rows)
    let count = facts.occurrences(of: rows)
    let saved = (row.parts - 1) * count
    let isOneAlready = row.platform <= 1
    let message =
      isOneAlready
      ? "Each row counts as \(row.guideline) elements; systems merge it\(facts.merged(rows))."
      : "Each row is \(row.guideline) stops: \(row.guideline * count) swipes over \(count) rows, \(row.guideline * count - saved) when its parts are one element."
    report.add(place, in: facts, message, severity: isOneAlready ? .minor : nil, saves: saved)
  }
}

/// What one row costs, without collections inside it.
private struct RowFigures {
  var guideline: Int
  var platform: Int
  /// Stops that are no controls of their own.
  var parts: Int
}

extension Facts {
  /// What becomes of a row that systems merge: symbols, loaded images and shapes are not said.
  fileprivate func merged(_ rows: NodeID) -> String {
    let isLossy = descendants(of: rows).contains { node in
      guard self[node].rows == rows, self[node].label < 0, self[node].hiddenBy < 0,
        !self[node].surroundings.contains(.labelIcon), tallies[Int(node)].guideline > 0
      else { return false }
      switch kind(node) {
      case .remoteImage, .shape: return true
      case .image:
        switch source(of: node) {
        case .symbol, .data: return true
        default: return false
        }
      default: return false
      }
    }
    return isLossy
      ? ", and what they say leaves out images and state" : " into one"
  }

  fileprivate func row(_ rows: NodeID) -> RowFigures? {
    for part in self.parts {
      guard let body = part.guideline.content.body(of: rows) else { continue }
      return RowFigures(
        guideline: part.guideline.content.rowCost(of: rows).max,
        platform: part.platform.content.rowCost(of: rows).max,
        parts: part.guideline.content.plainStops(body))
    }
    return nil
  }

  /// A row of pictures alone has nothing to join, and where the author may have made one element of it
  /// nothing is certain.
  fileprivate func holdsText(_ rows: NodeID) -> Bool {
    let inside = descendants(of: rows)
    let hasText = inside.contains { node in
      switch kind(node) {
      case .text, .label: self[node].rows == rows
      default: false
      }
    }
    return hasText
      && !inside.contains { node in
        elements(around: node).contains { $0.behaviour == .unknown } || isEntry(node)
      }
  }

  /// What is written or set there can't become an action: the row is a form to fill in.
  private func isEntry(_ node: NodeID) -> Bool {
    switch control(node) {
    case .textField, .textEditor, .slider, .stepper, .date, .color: isHeard(node)
    default: false
    }
  }

  private func enclosingRows(of rows: NodeID) -> NodeID {
    let parent = scene[rows].parent
    return parent < 0 ? -1 : self[parent].rows
  }

  /// How often a row is shown, with the rows around it.
  fileprivate func occurrences(of rows: NodeID) -> Int {
    var count = 1
    var next = rows
    while next >= 0, case .rows(let repetition) = scene[next].kind, count < 1_000_000 {
      count *= max(scene.repetitions[Int(repetition)].count, 1)
      next = enclosingRows(of: next)
    }
    return count
  }

  /// A choice between several views: cards of a dashboard, not rows of one kind.
  fileprivate func isDifferentEachTime(_ rows: NodeID) -> Bool {
    var node = rows
    while let only = onlyPart(of: node) {
      if case .branch(.choice, _) = scene[only].kind {
        return scene.children(of: only).count { tallies[Int($0)].guideline > 1 } > 2
      }
      node = only
    }
    return false
  }

  /// What is repeated is a whole section, with a heading or rows of its own: nothing can make one element of it.
  fileprivate func areSections(_ rows: NodeID) -> Bool {
    var node = rows
    while let only = onlyPart(of: node) {
      if scene[only].word == .Section, case .view = scene[only].kind {
        return onlyPart(of: only) == nil
      }
      node = only
    }
    return false
  }

  /// The view to make one element of: down to the first that has several parts.
  fileprivate func groupingView(of rows: NodeID) -> NodeID {
    var node = rows
    while let only = onlyPart(of: node) {
      guard case .branch(let kind, _) = scene[only].kind else {
        node = only
        continue
      }
      let shown = scene.children(of: only).filter { tallies[Int($0)].guideline > 0 }
      if case .availability = kind, let newest = shown.first {
        node = newest
      } else if shown.count == 1, let single = shown.first {
        node = single
      } else {
        break
      }
    }
    // Beside a list inside, what is left of the row is grouped by itself.
    let beside = content(of: node).filter { tallies[Int($0)].guideline > 0 && !holdsRows($0) }
    if holdsRows(node), beside.count == 1, let only = beside.first { node = only }
    guard let text = texts(in: node).first, node != rows else { return node }
    return nearest(node, writtenLike: text)
  }

  private func holdsRows(_ node: NodeID) -> Bool {
    subtree(of: node).contains { inner in
      if case .rows = scene[inner].kind { self[node].rows != inner } else { false }
    }
  }

  /// Signs of work in the place where a control stands otherwise.
  fileprivate func passingParts(of rows: NodeID) -> Int {
    descendants(of: rows).count { node in
      switch scene[node].word {
      case .ProgressView, .UIActivityIndicatorView:
        self[node].rows == rows && isHeard(node) && standsForControl(node)
      default: false
      }
    }
  }

  private func standsForControl(_ node: NodeID) -> Bool {
    let own = ancestors(of: node).first { ancestor in
      if case .alternative = scene[ancestor].kind { true } else { false }
    }
    guard let own else { return false }
    return scene.children(of: scene[own].parent).contains {
      $0 != own && tallies[Int($0)].controls > 0
    }
  }

  /// The one child that has elements.
  private func onlyPart(of node: NodeID) -> NodeID? {
    var children = content(of: node)
    if case .control(.navigationLink) = kind(node) { children = scene.children(of: node, .label) }
    let parts = children.filter { tallies[Int($0)].guideline > 0 }
    return parts.count == 1 ? parts.first : nil
  }
}
