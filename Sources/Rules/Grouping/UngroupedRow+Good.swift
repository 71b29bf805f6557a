/// Rows that are one stop, or better left as they are.
extension Rule {
  static let oneStopRows: [Example] = [
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
    Example(
      """
      ScrollView {
        ForEach(jobs) { job in
          NavigationLink(value: job) {
            HStack { Text(job.name); Image(systemName: "bookmark").symbolVariant(.fill) }
          }
        }
      }
      """),
    // What a button opens below itself.
    Example(
      """
      List(questions) { question in
        VStack {
          Button(question.title) { turn(question) }
          if question.isOpen { Text(question.answer); Text(question.source) }
        }
      }
      """),
    Example(
      """
      List(posts) { post in
        HStack {
          Button { choose(post) } label: { Text(post.place) }
          switch post.state {
          case .sent: Image(systemName: "checkmark"); Image(systemName: "bell")
          default: EmptyView()
          }
          Button("Remove") { remove(post) }
        }
      }
      """),
  ]
}
