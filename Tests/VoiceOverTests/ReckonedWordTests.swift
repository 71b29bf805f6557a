import Testing
import VoiceOver

/// What stands for a text of which code takes a part, or which it keeps between bounds.
@Suite struct `Words for what is reckoned` {
  @Test(arguments: [
    // Of several numbers it is about what varies.
    (#"Text("\(min(max(Bounds.least, columns), Bounds.most)) columns")"#, "‹columns› columns."),
    (#"Text("\(max(Bounds.least, columns)) wide")"#, "‹columns› wide."),
    (#"Text("\(min(columns, 6)) wide")"#, "‹columns› wide."),
    // A letter of a name is not the name.
    ("Text(String(owner.name.prefix(1)))", "‹first letter of owner name›."),
    ("Text(owner.name.prefix(1).uppercased())", "‹first letter of owner name›."),
    ("Text(String(owner.name.prefix(2)))", "‹first letters of owner name›."),
    ("Text(owner.name.prefix(80))", "‹owner name›."),
    ("Text(owner.names.prefix(1).joined())", "‹names›."),
  ])
  func `are about what varies`(_ body: String, _ said: String) throws {
    let sample = Sample(
      body: body,
      """
      enum Bounds {
        static let least: Int = {
          #if os(tvOS)
          2
          #else
          1
          #endif
        }()
        static let most = 6
      }
      struct Owner { let name: String; let names: [String] }
      extension Sample {
        @AppStorage("columns") var columns = 2
        var owner: Owner { load() }
      }
      """)
    let report = try #require(sample.main)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}
