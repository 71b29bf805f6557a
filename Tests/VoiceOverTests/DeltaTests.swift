import Testing
import VoiceOver

@Suite struct `Why the models differ` {
  @Test(arguments: [
    (#"Text("A"); Circle()"#, [Delta(reason: .shape, perRow: -1)]),
    // Of the sides the one that counts, though the other has more when rows are taken once.
    (
      #"""
      if isOpen {
        ForEach(0..<20) { _ in Text("A") }
        Circle()
      } else {
        Text("1"); Text("2"); Text("3"); Text("4")
      }
      """#, [Delta(reason: .shape, perRow: -1)]
    ),
    (
      #"""
      Text("A").toolbar {
        NavigationLink { Text("B") } label: { Image(systemName: "bell").accessibilityLabel("Bell"); Text("3") }
      }
      """#, [Delta(reason: .navLinkMerge, perRow: -1)]
    ),
    (#"Text("A"); Text("B")"#, []),
  ])
  func `is told of what is counted`(body: String, deltas: [Delta]) throws {
    #expect(try #require(Sample(body: body).main).deltas == deltas)
  }
}
