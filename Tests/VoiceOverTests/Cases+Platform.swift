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
  ]
}
