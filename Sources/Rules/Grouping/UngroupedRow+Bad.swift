/// Rows to group, in all the ways that people write them.
extension Rule {
  static let severalStopRows: [Example] = [
    Example(
      """
      Menu("More") { Button("Open") { isOpen = true } }
        .sheet(isPresented: $isOpen) {
          ForEach(messages) { message in ▶HStack { Text(message.sender); Text(message.subject) } }
        }
      """,
      members: "@State var isOpen = false; let messages: [Message]"),
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
      List(questions) { question in
        ▶VStack {
          Button(question.title) { turn(question) }
          Text(question.day)
          if question.isOpen { Text(question.answer) }
        }
      }
      List(questions) { question in
        ▶VStack {
          Button(question.title) { turn(question) }
          if let answer = question.answer { Text(answer); Text(question.source) }
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
      "List(books) { book in ▶Line { Title(text: book.title); Title(text: book.author) } }",
      files: [
        "Line.swift": """
        import SwiftUI
        struct Line<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { HStack { content() } }
        }
        struct Title: View {
          let text: String
          var body: some View { Text(text).bold() }
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
    // What a symbol shows is not said, whatever stands there instead, or filled or not.
    Example(
      """
      ScrollView {
        ForEach(jobs) { job in
          NavigationLink(value: job) {
            ▶HStack {
              Text(job.name)
              if let pace = job.pace {
                Image(systemName: "play").accessibilityLabel(pace)
              } else if job.isDone {
                Image(systemName: "checkmark")
              } else if job.isLate {
                Image(systemName: "clock")
              }
            }
          }
        }
        ForEach(jobs) { job in
          NavigationLink(value: job) {
            ▶HStack {
              Text(job.name)
              Image(systemName: "bookmark").symbolVariant(job.isSaved ? .fill : .none)
            }
          }
        }
      }
      """),
    Example(
      """
      Form {
        ForEach(files) { file in
          if file.isOpen { NavigationLink(value: file) { FileRow(file: file) } } else { FileRow(file: file) }
        }
      }
      List(files) { FileRow(file: $0) }
      """,
      files: [
        "FileRow.swift": """
        import SwiftUI
        struct FileRow: View {
          let file: File
          var body: some View { ▶HStack { Text(file.name); Text(file.size) } }
        }
        """
      ]),
  ]
}
