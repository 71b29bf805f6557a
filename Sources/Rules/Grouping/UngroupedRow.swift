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
        """
        LazyVStack {
          ForEach(books) { book in
            ▶HStack { Text(book.title); Text(book.author) }
            Rectangle().frame(height: 1)
          }
        }
        """),
      Example(
        """
        ForEach(words) { word in
          ZStack {
            ▶HStack { Text(word.text); Text(word.score) }.framed(8)
            HStack { ForEach(word.marks) { mark in Text(mark) } }
          }
        }
        """,
        files: [
          "Framed.swift": """
          import SwiftUI
          extension View { func framed(_ size: CGFloat) -> some View { padding(size) } }
          """
        ]),
      Example(
        """
        List(books) { book in
          ▶HStack { VStack { Text(book.title); Text(book.author) }; Shelf(book.place) }
        }
        """),
      Example(
        """
        ForEach(cards) { card in
          ▶ZStack {
            VStack {
              Text(card.title)
              Text(card.text)
              ForEach(card.links) { link in Button(link.name) { open(link) } }
            }
            Closer()
          }
        }
        """,
        files: [
          "Closer.swift": """
          import SwiftUI
          struct Closer: View { var body: some View { HStack { Spacer(); Button("Close") {} } } }
          """
        ]),
      Example(
        "List(books) { book in ▶Cover(book: book) }",
        files: [
          "Cover.swift": """
          import SwiftUI
          struct Cover: View {
            let book: Book
            var body: some View { Plate(book: book).shaped(book.form) }
          }
          struct Plate: View {
            let book: Book
            var body: some View { VStack { Text(book.title); Text(book.author) } }
          }
          extension View {
            func shaped(_ form: Form) -> some View { modifier(Shaped(form: form)) }
          }
          enum Form { case round, square }
          struct Shaped: ViewModifier {
            let form: Form
            func body(content: Content) -> some View {
              switch form {
              case .round: content.clipShape(Circle())
              case .square: content.overlay(Rectangle().stroke())
              }
            }
          }
          """
        ]),
      Example(
        """
        TabView {
          Text("Now").tabItem { Label("Now", systemImage: "clock") }
          Shelves().tabItem { Label("Shelves", systemImage: "books.vertical") }
        }
        """,
        files: [
          "Shelves.swift": """
          import SwiftUI
          struct Shelves: View {
            let books: [Book]
            var body: some View {
              List { ForEach(books) { book in ▶VStack { Text(book.title); Text(book.author) } } }
            }
          }
          """
        ]),
      Example(
        """
        TabView {
          Tab("Shelf", systemImage: "book") {
            List(books) { book in ▶VStack { Text(book.title); Text(book.author) } }
          }
          Tab("Past", systemImage: "clock") {
            List(loans) { loan in ▶VStack { Text(loan.title); Text(loan.date) } }
          }
        }
        """),
      Example(
        """
        List {
          ForEach(wires) { wire in
            ▶HStack { Text("Kind"); Text(wire.kind) }
            ▶HStack { Text("Place"); Text(wire.place) }
            if wire.isLong { ▶HStack { Text("Length"); Text(wire.length) } }
          }
        }
        VStack {
          ForEach(wires) { wire in
            ▶HStack { Text("Kind"); Text(wire.kind) }
            ▶HStack { Text("Place"); Text(wire.place) }
          }
        }
        """),
      Example(
        "ScrollView { ForEach(books) { book in ▶BookRow(book: book) } }",
        files: [
          "BookRow.swift": """
          import SwiftUI
          struct BookRow: View {
            let book: Book
            var body: some View {
              if book.isThere {
                Flow { Text(book.title); Text(book.author) }
              } else {
                Rectangle().fill(.red).frame(height: book.height)
              }
            }
          }
          """
        ]),
      Example(
        """
        LazyVStack {
          ForEach(people) { person in
            ▶HStack {
              VStack { Text(person.name); Text(person.post); Text(person.place); Text(person.mail) }
                .onTapGesture { open(person) }
              Image(systemName: "phone").onTapGesture { call(person) }
            }
          }
        }
        Form {
          ForEach(books) { book in
            Section(book.title) { ▶VStack { Text(book.place); Text(book.author) } }
            Section { ▶VStack { Text(book.title); Text(book.author) } }
          }
        }
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
      Example(
        """
        List(items) { item in HStack { Button(item.a) {}; Button(item.b) {} } }
        List(items) { item in Button { open(item) } label: { VStack { Text(item.a); Text(item.b) } } }
        VStack { HStack { Text(a); Text(b) }; HStack { Text(c); Text(d) } }
        TabView {
          if hasIntroduction { VStack { Text(a); Text(b) } }
          ForEach(chapters) { chapter in VStack { Text(chapter.title); Text(chapter.text) } }
        }
        .tabViewStyle(.page)
        List(items) { item in
          HStack { Text(item.name); Text(item.count).onTapGesture { edit(item) }; Button("Buy") { buy(item) } }
        }
        LazyVStack {
          ForEach(tables) { table in
            VStack {
              Text(table.title)
              Grid { GridRow { Text(table.a); Text(table.b) }; GridRow { Text(table.c); Text(table.d) } }
            }
          }
        }
        """),
      Example(
        """
        List(items) { item in HStack { Circle().fill(item.color); Text(item.name) } }
        List(items) { item in HStack { Text(item.name); Toggle("On", isOn: $on) } }
        LazyVGrid(columns: columns) { ForEach(days) { day in Text(day.number) } }
        List(kinds) { kind in
          NavigationLink(value: kind) {
            HStack { Image(systemName: kind.form.icon); VStack { Text(kind.form.name); Text(kind.note) } }
          }
        }
        ForEach($photos) { $photo in
          VStack { Text(photo.name); Text(photo.size); TextField("Caption", text: $photo.caption) }
        }
        VStack { ForEach(0..<3) { place in Text(names[place]); Text(sums[place]) } }
          .accessibilityElement(children: .combine)
        ForEach(cards) { card in
          switch card.kind {
          case .sales: VStack { Text(sales); Text(change) }
          case .orders: VStack { Text(orders); Text(open) }
          case .stock: VStack { Text(stock); Text(low) }
          }
        }
        List {
          ForEach(notes) { note in
            Section(note.title) { Text(note.text) }
          }
        }
        """),
      Example("List { ForEach(facts) { fact in Text(fact.name); Text(fact.sum) } }"),
      Example(
        """
        ForEach(pairs) { pair in
          VStack {
            VStack { Image(systemName: pair.a); Text(pair.one).onTapGesture { open(pair.one) } }
            VStack { Image(systemName: pair.b); Text(pair.two).onTapGesture { open(pair.two) } }
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
        List {
          ForEach(hooks) { hook in
            Section { Text(hook.name); Text(hook.date) } header: { Text(hook.title) }
          }
        }
        """),
      Example(
        "List { ForEach(hooks) { hook in HookSection(hook: hook) } }",
        files: [
          "HookSection.swift": """
          import SwiftUI
          struct HookSection: View {
            let hook: Hook
            var body: some View { Section { lines } }
            @ViewBuilder private var lines: some View { Text(hook.name); Text(hook.date) }
          }
          """
        ]),
      Example(
        "List { ForEach(hooks) { hook in HookSection(hook: hook) } }",
        files: [
          "HookSection.swift": """
          import SwiftUI
          struct HookSection: View {
            let hook: Hook
            var body: some View {
              if hook.isNew { Section { lines } } else { Section { lines; Text(hook.place) } }
            }
            @ViewBuilder private var lines: some View { Text(hook.name); Text(hook.date) }
          }
          """
        ]),
      Example(
        """
        VStack {
          ForEach(Part.allCases) { part in
            switch part {
            case .head: Text(a); Text(b)
            case .foot: Text(c); Text(d)
            }
          }
        }
        """,
        files: ["Part.swift": "enum Part: CaseIterable { case head, foot }"]),
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
      !facts.isInside(rows, .Picker, .Menu, .Table, .Chart), !facts.arePages(rows)
    else { continue }
    if let pieces = facts.listRows(of: rows) {
      for piece in pieces where !facts.holdsRows(piece) {
        facts.judge(facts.row(piece: piece), of: piece, in: rows, &report)
      }
    } else if let row = facts.row(rows), !facts.areSections(rows) {
      facts.judge(row, of: rows, in: rows, &report)
    }
  }
}
