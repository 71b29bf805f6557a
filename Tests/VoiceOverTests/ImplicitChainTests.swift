import Testing
import VoiceOver

@Suite struct `A chain of implicit members` {
  private let icons = """
    struct Icon {
      struct Weather { let bolt: Icon = .init("bolt"); var moon: Icon { .init("moon") } }
      static let weather: Weather = .init()
      static var night: Weather { .init() }
      let name: String
      init(_ name: String) { self.name = name }
    }
    extension Image { init(icon: Icon) { self.init(systemName: icon.name) } }
    struct Sign: View { let icon: Icon; var body: some View { Text(icon.name) } }
    """

  @Test(arguments: ["weather.bolt", "weather.moon", "night.bolt", "night.moon"])
  func `ends in the value that the whole name has`(_ chain: String) throws {
    let sample = Sample(body: "Image(icon: .\(chain)); Sign(icon: .\(chain))", icons)
    let whole = Sample(body: "Image(icon: Icon.\(chain)); Sign(icon: Icon.\(chain))", icons)
    let said = try #require(sample.main).said
    #expect(said == (try #require(whole.main).said))
    #expect(said.last == (chain.hasSuffix("bolt") ? "bolt." : "moon."))
    #expect(!said.joined().contains("‹"))
  }

  @Test func `that ends in another type is none`() throws {
    let sample = Sample(body: "Sign(icon: .weather.bolt.name)", icons)
    #expect(try #require(sample.main).said.joined().contains("‹"))
  }

  /// All of these call an initialiser of the same type; a member of what `.init(name)` makes is not known yet.
  @Test(arguments: [
    "Icon(name)", "Self(name)", "Icon.init(name)", "Self.init(name)", "self.init(name)",
  ])
  func `ends in what a static function makes, however that is spelled`(_ made: String) throws {
    let sample = Sample(
      body:
        "Sign(icon: .filled); Sign(icon: .fill(\"circle\")); Text(Icon.fill(\"leaf\").name); Image(icon: .filled)",
      icons + """

        extension Icon {
          static func fill(_ name: String) -> Self { \(made) }
          static let filled: Icon = .fill("square")
        }
        """)
    #expect(try #require(sample.main).said == ["square.", "circle.", "leaf.", "Square. Image."])
  }
}
