extension Case {
  /// What a name or a call is: a view that we know, one of the repository, a layout, a colour.
  static let resolved: [Case] = [
    Case(
      "a function that has the name of a view",
      """
      List {
        Section("Plain") { Text("A") }
        Section { Text("B") } header: { Text("Titled") }
        Section("Helped") { Text("C") } help: { Text("Why") }
      }
      """, p: "7", g: "7",
      say: [
        "Plain. Heading.", "A.", "Titled. Heading.", "B.", "Helped. Heading.", "C.", "Why.",
      ],
      beside: """
        func Section(
          _ title: String, @ViewBuilder content: @escaping () -> some View,
          @ViewBuilder help: @escaping () -> some View
        ) -> some View {
          Section { content() } header: { Text(title) } footer: { help() }
        }
        """),
    Case(
      "layouts, also those that were made before",
      """
      let inner = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      Wrap { Text("A"); Text("B") }
      (Wrap()) { Text("C"); Text("D") }
      Wrap(gap: 4) { Text("E") }
      layout { Text("F"); Text("G") }
      self.layout { Text("H") }
      inner { Text("I") }
      (HStackLayout(spacing: 2)) { Text("J") }
      """, p: "10", g: "10",
      say: ["A.", "B.", "C.", "D.", "E.", "F.", "G.", "H.", "I.", "J."],
      beside: """
        extension Sample {
          var layout: AnyLayout { isWide ? AnyLayout(Wrap()) : AnyLayout(VStackLayout()) }
        }
        struct Wrap: Layout { var gap = 1.0 }
        """),
    Case(
      "what a view's own functions and properties make of it",
      """
      Chip(title: "A").asButton { open() }
      Chip(title: "B").combined()
      Chip(title: "C").plainly().asButton { open() }
      Chip(title: "D").card
      Chip(title: "E").headed("F")
      Deck { Text("G"); Text("H") }.onTap { open() }
      Deck { Text("I") }.noted.onTap { open() }
      Chip(title: "J").framed()
      """, p: "11", g: "11",
      say: [
        "A, note. Button.", "B, note.", "C, note. Button.", "D, note.", "F.", "E.", "note.",
        "G, H. Button.", "I, more. Button.", "J.", "note.",
      ],
      beside: """
        struct Chip: View {
          let title: String
          var body: some View { VStack { Text(title); Text("note") } }
          func asButton(_ action: @escaping () -> Void) -> some View { Button(action: action) { self } }
          var card: some View { self.accessibilityElement(children: .combine) }
        }
        extension Chip {
          func combined() -> some View { accessibilityElement(children: .combine).accessibilityLabel(title + ", note") }
          func plainly() -> Chip { Chip(title: title) }
          func framed() -> some View { modifier(Framed()) }
          func headed(_ head: String) -> some View { VStack { Text(head); self } }
        }
        struct Framed: ViewModifier {
          func body(content: Content) -> some View { content.ofSomePackage(1) }
        }
        struct Deck<Content: View>: View {
          @ViewBuilder var content: Content
          var more = ""
          var body: some View { VStack { content; if !more.isEmpty { Text(more) } } }
        }
        extension Deck {
          var noted: Deck<Content> { Deck<Content>(content: { content }, more: "more") }
          func wrapped(_ action: @escaping () -> Void) -> some View { Button(action: action, label: { self }) }
          func onTap(_ action: @escaping () -> Void) -> some View { wrapped(action) }
        }
        """),
    Case(
      "views that go by another name",
      """
      Chooser("Size", selection: $size) { Text("S"); Text("M") }
      Confirm { save() } label: { Text("Save") }
      """, p: "2", g: "2", say: ["Size: S. Button.", "Save. Button."],
      beside: """
        typealias Chooser = Choice
        typealias Choice = SwiftUI.Picker
        extension Sample {
          #if os(tvOS)
          typealias Confirm = Deck
          #else
          typealias Confirm = Button
          #endif
        }
        """),
    Case(
      "what extensions make of what is not in the sources",
      "Assets.close.view.resizable(); Theme.body.ground; Button(action: go) { Assets.close.view }; game.points.spelled(font: .body)",
      p: "3", g: "3", say: ["Image.", "Button.", "‹game.points.spelled(font: .body)›."],
      beside: """
        extension PictureAsset { var view: SwiftUI.Image { .init(uiImage: picture) } }
        extension UIBarButtonItem { var view: UIView? { value(forKey: "view") as? UIView } }
        extension Palette { var ground: Color { Color(tint) } }
        extension BinaryInteger {
          func spelled(font: Font) -> Text {
            guard let text = spell(self) else { return Text("") }
            return Text(text).font(font)
          }
        }
        """),
    Case(
      "a view inside an extension of a generic one",
      "Deck { HStack { Text($0); Text(\"note\") } }", p: "2", g: "2", say: ["‹$0›.", "note."],
      beside: """
        struct Deck<Content: View>: View {
          let content: (String) -> Content
          var body: some View { Card(content: content) }
        }
        extension Deck {
          struct Card: View {
            let content: (String) -> Content
            var body: some View { content(title).framed() }
          }
        }
        extension View { func framed() -> some View { padding() } }
        """),
    Case(
      "views of the environment that may be missing",
      "Shell()", p: "2…3", g: "2…3", say: ["A.", "‹footer›.", "‹footer›."],
      beside: """
        extension EnvironmentValues { @Entry var header: AnyView? = nil }
        struct Shell: View {
          @Environment(\\.header) var header
          @Environment(\\.footer) var footer: AnyView?
          var body: some View {
            Text("A")
            header
            footer
            if let footer { footer } else { Text("B") }
          }
        }
        """),
    Case(
      "a copy of a view that its own function changes",
      """
      Chip(title: "A").loud()
      Chip(title: "B").loud().noted("C")
      Chip(title: "D").loud(false)
      Chip(title: "E").loud().named("F").asButton()
      Chip(title: "G").tuned { $0.note = "H" }
      """, p: "8…10", g: "8…10",
      say: [
        "A.", "Loud.", "B.", "Loud.", "C.", "D.", "F, Loud. Button.", "G.", "Loud.",
        "‹note›.",
      ],
      beside: """
        struct Chip: View {
          let title: String
          var note: String? = nil
          var isLoud = false
          var body: some View {
            VStack { Text(title); if isLoud { Text("Loud") }; if let note { Text(note) } }
          }
          func loud(_ isLoud: Bool = true) -> Self { var copy = self; copy.isLoud = isLoud; return copy }
          func noted(_ note: String) -> Self { Chip(title: title, note: note, isLoud: isLoud) }
          func named(_ title: String) -> Self { .init(title: title, isLoud: isLoud) }
          func tuned(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
          func asButton() -> some View { Button(action: open) { self } }
        }
        """),
    Case(
      "a body that a protocol gives",
      "Settings(); Own()", p: "3", g: "3", say: ["Phone.", "Tap.", "Mine."],
      beside: """
        protocol TwoFaced: View {
          associatedtype Phone: View
          associatedtype Desk: View
          var phone: Phone { get }
          var desk: Desk { get }
        }
        extension TwoFaced {
          #if os(iOS)
          var body: some View { phone }
          #else
          var body: some View { desk }
          #endif
        }
        struct Settings: TwoFaced {
          var phone: some View { Text("Phone"); Text("Tap") }
          var desk: some View { Text("Desk") }
        }
        struct Own: TwoFaced {
          var phone: some View { Text("Phone") }
          var desk: some View { Text("Desk") }
          var body: some View { Text("Mine") }
        }
        """),
    Case(
      "what a protocol's extension makes of its members",
      "VStack { icing.picture(small: true) }", p: "1", g: "1", say: ["icing/‹id›-s. Image."],
      beside: """
        extension Sample { var icing: Icing { Icing() } }
        protocol Part { var id: String { get }; static var folder: String { get } }
        extension Part {
          func picture(small: Bool) -> Image { Image("\\(Self.folder)/\\(id)-s") }
        }
        struct Icing: Part { let id: String; static let folder = "icing" }
        """),
    Case(
      "modifiers of the repository on what a closure or an operator gives",
      """
      Frame { Text("In"); Text("Side") }
      (Text("One") + Text("Two")).headline()
      """, p: "3", g: "3", say: ["In.", "Side.", "OneTwo."],
      beside: """
        extension View { func headline() -> some View { font(.headline) } }
        struct Frame<Content: View>: View {
          let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
          var body: some View { ScrollView { self.content().headline() } }
        }
        """),
    Case(
      "a name space for modifiers",
      """
      Text("One").styled.card(3)
      Button("Two") {}.styled.buttonStyle(3).padding()
      Image(systemName: "star").styled.named("Star")
      Text("Three").large()
      Text("Four").styled.ofPackage(3)
      """, p: "5", g: "5",
      say: ["One.", "Two. Button.", "Star. Image.", "Three.", "Four."],
      beside: """
        struct Styled<Content> { let content: Content }
        extension View {
          var styled: Styled<Self> { Styled(content: self) }
          func large() -> some View { styled.card(9).font(.title) }
        }
        extension Styled where Content: View {
          @ViewBuilder func card(_ radius: Int) -> some View {
            if #available(iOS 26, *) { content.glassEffect() } else { content.padding() }
          }
          func buttonStyle(_ kind: Int) -> some View { content.buttonStyle(.plain) }
          func named(_ name: String) -> some View { content.accessibilityLabel(name) }
        }
        """),
    Case(
      "images of an extension, and of a package",
      """
      Image.cake.resizable()
      Image.taste(.sour)
      Image.palette(.dark)
      Image.brand
      """, p: "4", g: "4",
      say: [
        "cake. Image.", "taste-sour. Image.", "‹Image.palette(.dark)›. Image.",
        "‹Image.brand›. Image.",
      ],
      beside: """
        extension Image {
          static var cake: Image { Image("cake") }
          static func taste(_ taste: Taste) -> Image { Image("taste-sour") }
        }
        """),
    Case(
      "colours that members give",
      """
      tint.overlay { Text("JD") }
      ZStack { chosen ?? .hex(0x7F); Text("K") }
      style(of: 3)
      ZStack { .tokens.border }
      """, p: "2", g: "2", say: ["JD.", "K."],
      beside: """
        extension Sample {
          var chosen: Color? { nil }
          var tint: Color { if isOn { return Color(.systemGray) }; return chosen ?? .tokens.border }
          func style(of n: Int) -> some ShapeStyle { n > 2 ? AnyShapeStyle(.red) : AnyShapeStyle(.blue) }
        }
        """),
    Case(
      "an image of which only the type is known",
      """
      Icon(\\.star)
      Button {} label: { Icon(\\.star) }
      Button {} label: { HStack { Icon(\\.star); Text("Save") } }
      """, p: "3", g: "3",
      say: ["‹image›. Image.", "‹image›. Button.", "‹image›, Save. Button."],
      beside: """
        struct Icon: View {
          private var image: Image
          init(_ path: KeyPath<Icons, Image>) { image = .icons[keyPath: path] }
          var body: some View { image.resizable().frame(width: 20) }
        }
        """),
    Case(
      "views of optional values, given as they are",
      """
      Color.red.overlay(photo.map { Image(uiImage: $0) })
      count.map(Badge.init)
      """, p: "0…2", g: "0…2", say: ["Image.", "New."],
      beside: "struct Badge: View { let count: Int; var body: some View { Text(\"New\") } }"),
    Case(
      "modifiers of packages on the view that is extended",
      "Text(\"A\").watched()", p: "1", g: "1", say: ["A."],
      beside: "extension View { func watched() -> some View { observe(.list) { $0.x = 1 } } }"),
    Case(
      "views that are named by a dot and a word",
      """
      Tag.plain("Plain")
      Tag.full("Full", icon: Image(systemName: "star"))
      Line(note: "Note")
      Line(tag: .plain("Chosen"))
      """, p: "5", g: "5", say: ["Plain.", "Full.", "Own.", "Note.", "Chosen."],
      beside: """
        struct Tag<Icon: View>: View {
          var title: String?
          var icon: Icon?
          var body: some View { Label { if let title { Text(title) } } icon: { icon } }
        }
        extension Tag {
          static func plain(_ title: String) -> Tag where Icon == EmptyView { Tag(title: title) }
          static func full(_ title: String, icon: Icon) -> Self { .init(title: title, icon: icon) }
        }
        struct Line: View {
          let tag: Tag<EmptyView>
          let note: String?
          init(tag: Tag<EmptyView>) { self.tag = tag; note = nil }
          init(note: String?) { tag = Tag(title: "Own"); self.note = note }
          var body: some View { tag; note.map(Text.init) }
        }
        """),
  ]
}
