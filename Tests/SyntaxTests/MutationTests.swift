import Syntax
import Testing

/// Sources that were good until something happened to them; always the same things.
@Suite struct `A spoilt source` {
  @Test(arguments: Fixture.all)
  func `is read when cut off at any byte`(_ fixture: Fixture) {
    var reader = SyntaxReader()
    for end in 0...fixture.source.count {
      let source = Array(fixture.source[..<end])
      reader.read(source.span)
      if let fault = TreeFault.first(in: reader.tree, of: source) {
        Issue.record("cut at \(end): \(fault)")
      }
    }
  }

  @Test(arguments: Fixture.all)
  func `is read when it begins at any byte`(_ fixture: Fixture) {
    var reader = SyntaxReader()
    for start in stride(from: 0, through: fixture.source.count, by: 3) {
      let source = Array(fixture.source[start...])
      reader.read(source.span)
      if let fault = TreeFault.first(in: reader.tree, of: source) {
        Issue.record("begun at \(start): \(fault)")
      }
    }
  }

  @Test(arguments: Fixture.all)
  func `is read when bytes are replaced`(_ fixture: Fixture) {
    var reader = SyntaxReader()
    var random = Draws(seed: 7)
    let replacements = Array("(){}[]<>\"\\#@/*.,:;?!&=\n\r `$_0a\u{0}é".utf8)
    for round in 0..<400 {
      var source = fixture.source
      for _ in 0...random.next(4) {
        source[random.next(source.count)] = replacements[random.next(replacements.count)]
      }
      reader.read(source.span)
      if let fault = TreeFault.first(in: reader.tree, of: source) {
        Issue.record("round \(round): \(fault)")
      }
    }
  }

  @Test(arguments: Fixture.all)
  func `is read when a bracket is missing or there are too many`(_ fixture: Fixture) {
    var reader = SyntaxReader()
    let brackets = Array("(){}[]<>\"".utf8)
    for place in fixture.source.indices where brackets.contains(fixture.source[place]) {
      var without = fixture.source
      let bracket = without.remove(at: place)
      var many = fixture.source
      many.insert(contentsOf: repeatElement(bracket, count: 40), at: place)
      for source in [without, many] {
        reader.read(source.span)
        if let fault = TreeFault.first(in: reader.tree, of: source) {
          Issue.record("bracket at \(place): \(fault)")
        }
      }
    }
  }
}

/// Numbers that look random and are the same in every run.
struct Draws {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}
