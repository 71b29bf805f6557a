import DartSyntax
import DartTokens
import Testing

/// Dart files that were good until something happened to them; always the same things.
@Suite struct `A spoilt Dart file` {
  /// The first fault of the tree.
  private static func fault(_ reader: inout DartReader, _ source: [UInt8]) -> String? {
    reader.read(source.span)
    return DartTreeFault.first(in: reader.tree, of: source)
  }

  @Test(arguments: DartFixture.all)
  func `is read when cut off at any byte`(_ fixture: DartFixture) {
    var reader = DartReader()
    for end in stride(from: 0, through: fixture.source.count, by: 2) {
      if let fault = Self.fault(&reader, Array(fixture.source[..<end])) {
        Issue.record("cut at \(end): \(fault)")
      }
    }
  }

  @Test(arguments: DartFixture.all)
  func `is read when it begins at any byte`(_ fixture: DartFixture) {
    var reader = DartReader()
    for start in stride(from: 0, through: fixture.source.count, by: 5) {
      if let fault = Self.fault(&reader, Array(fixture.source[start...])) {
        Issue.record("begun at \(start): \(fault)")
      }
    }
  }

  @Test(arguments: DartFixture.all)
  func `is read when bytes are replaced`(_ fixture: DartFixture) {
    var reader = DartReader()
    var random = DartDraws(seed: 7)
    let replacements = Array("(){}[]<>\"'\\#@/*.,:;?!&=\n\r $_0ar\u{0}é".utf8)
    for round in 0..<300 {
      var source = fixture.source
      for _ in 0...random.next(4) {
        source[random.next(source.count)] = replacements[random.next(replacements.count)]
      }
      if let fault = Self.fault(&reader, source) {
        Issue.record("round \(round): \(fault)")
      }
    }
  }

  @Test(arguments: DartFixture.all)
  func `is read when a bracket is missing or there are too many`(_ fixture: DartFixture) {
    var reader = DartReader()
    let brackets = Array("(){}[]<>\"'".utf8)
    for place in fixture.source.indices where brackets.contains(fixture.source[place]) {
      var without = fixture.source
      let bracket = without.remove(at: place)
      var many = fixture.source
      many.insert(contentsOf: repeatElement(bracket, count: 40), at: place)
      for source in [without, many] {
        if let fault = Self.fault(&reader, source) {
          Issue.record("bracket at \(place): \(fault)")
        }
      }
    }
  }
}

/// Numbers that look random and are the same in every run.
struct DartDraws {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}
