extension Case {
  /// What the platform's own types make, and what they are called in an app.
  static let ofPlatform: [Case] = [
    Case(
      "addresses of a text that is written out",
      "Links(); Links.Mail(address: URL(string: \"https://example.com/a\"))", p: "8…12", g: "8…12",
      beside: """
        enum Pages {
          static let terms = URL(string: "https://example.com/terms#first")
          static var news: URL? { URL(string: "https://example.com:80/news?a=b%20c") }
        }
        struct Links: View {
          let base = "https://example.com"
          let name: String
          var named: URL? { URL(string: base) }
          var body: some View {
            if let url = URL(string: "https://example.com") { Link("A", destination: url) } else { Text("No") }
            if let terms = Pages.terms { Link("B", destination: terms) }
            if let news = Pages.news { Link("C", destination: news) }
            if let named { Link("D", destination: named) } else { Text("No"); Text("Link") }
            if URL(string: "mailto:me@example.com") != nil { Text("E") }
            URL(string: "tel:123").map { Link("F", destination: $0) }
            if let url = URL(string: "https://example.com/\\(name)") { Link("G", destination: url) }
            if let url = URL(string: "https://example .com") { Link("H", destination: url) }
            if let url = URL(string: "https://[example]") { Link("I", destination: url) }
            if let url = URL(string: "100%") { Link("J", destination: url) }
            guarded
          }
          @ViewBuilder var guarded: some View {
            guard let url = URL(string: "https://example.com/") else { return Text("No") }
            Link("K", destination: url)
          }
          struct Mail: View {
            let address: URL?
            var body: some View { if let address { Link("L", destination: address) } else { Text("No") } }
          }
        }
        """),
    Case(
      "a name of the platform that stands for something else in a type of the app",
      """
      Image(sign: Sign.dog); Image(sign: .dog, label: Text("Cat")); Picture("hen")
      Card(image: Image("owl"))
      """,
      p: "5", g: "5",
      say: ["dog. Image.", "Cat. Image.", "hen. Image.", "owl. Image.", "Card."],
      beside: """
        struct Sign {
          var name: String
          typealias Image = UIImage
          var image: Image { Image(named: name)! }
          static let dog = Sign(name: "dog")
        }
        enum Theme { typealias Image = Sign.Image }
        extension Theme { typealias Text = String }
        extension Sign.Image { convenience init?(sign: Sign) { self.init(named: sign.name) } }
        extension SwiftUI.Image {
          init(sign: Sign) { self.init(sign.name, bundle: .main) }
          init(sign: Sign, label: Text) { self.init(sign.name, bundle: .main, label: label) }
        }
        typealias Picture = Image
        struct Card: View {
          let image: Picture
          var body: some View { image; Text("Card") }
        }
        """),
    Case(
      "what is handed for an image, of which nobody knows more",
      """
      Chip(icon: kit.star); Chip(icon: isOn ? kit.star : nil); Chip(icon: Kit.moon); Plain(icon: made("A"))
      Chip(icon: nil); shown(kit.star); Marked(kind: kind)
      """, p: "2…6", g: "2…6",
      say: [
        "‹kit.star›. Image.", "‹kit.star›. Image.", "‹Kit.moon›. Image.", "‹made(\"A\")›. Image.",
        "‹kit.star›. Image.", "‹i›. Image.",
      ],
      beside: """
        struct Chip: View {
          let icon: Image?
          var body: some View { if let icon { icon.frame(width: 8) } }
        }
        struct Plain: View {
          let icon: Image
          var body: some View { icon.frame(width: 8) }
        }
        enum Kind {
          case mark(Image?), none
          var mark: Image? { switch self { case .mark(let i): return i; default: return nil } }
        }
        struct Marked: View {
          let kind: Kind
          var body: some View { if let mark = kind.mark { mark } }
        }
        extension Sample { func shown(_ image: Image) -> some View { image } }
        """),
    Case(
      "what is taken out of what is written out",
      "Taken(key: key, pair: (\"Elm\", 3)); Taken(key: key, pair: (\"Fir\", 4))", p: "18",
      g: "18",
      say: [
        "Ash.", "Birch.", "No tree.", "Dogwood.", "Elm.", "Gum.", "Hazel.", "Jasmine.",
        "Ash.", "Birch.", "No tree.", "Dogwood.", "Fir.", "Gum.", "Hazel.", "Jasmine.",
      ],
      beside: """
        struct Taken: View {
          let key: String
          let pair: (String, Int)
          let names = ["Ash", "Birch"]
          let words = ["c": "Cedar", "d": "Dogwood"]
          let own = (name: "Gum", count: 2)
          let pairs = [("Hazel", 1), ("Ivy", 2)]
          var body: some View {
            Text(names.first!)
            Text(names.last ?? "")
            Text(names.first { $0 == key } ?? "No tree")
            Text(words[key] ?? "No tree")
            Text(pair.0)
            Text(own.0)
            ForEach(pairs, id: \\.0) { pair in Text(pair.0) }
            ForEach([("Jasmine", 1)], id: \\.1) { Text($0.0) }
          }
        }
        """),
    Case(
      "two things that are compared from either side",
      "Shape(width: width, height: height)", p: "2", g: "2",
      beside: """
        struct Shape: View {
          let width: Double
          let height: Double
          var isTall: Bool { height > width }
          var body: some View {
            if isTall { Text("A") }
            if width >= height { Text("B") }
            if width < height { Text("C") } else { Text("D") }
          }
        }
        """),
  ]
}
