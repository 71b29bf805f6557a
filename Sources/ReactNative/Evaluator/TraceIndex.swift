/// Who met what, over all traces: what a change touches is found without a look at the others.
///
/// It may name traces that have been forgotten since, or that have met something else: whoever asks looks again.
struct TraceIndex: Sendable {
  private var askers: [String: [Int32]] = [:]
  private var textAskers: [String: [Int32]] = [:]
  private var runners: [Int: [Int32]] = [:]
  private var takers: [Int32: [Int32]] = [:]
  /// How many traces it knows.
  private var count = 0

  /// Learns those that came since.
  mutating func follow(_ traces: [ScriptTrace]) {
    for number in count..<traces.count { add(traces[number], Int32(number)) }
    count = traces.count
  }

  private mutating func add(_ trace: ScriptTrace, _ number: Int32) {
    for path in trace.asked { askers[path, default: []].append(number) }
    for key in trace.askedTexts { textAskers[key, default: []].append(number) }
    for module in trace.code { runners[module, default: []].append(number) }
    for module in trace.modules where !trace.code.contains(module) {
      runners[module, default: []].append(number)
    }
    for inner in trace.inner { takers[inner, default: []].append(number) }
    for host in trace.hosts { takers[host, default: []].append(number) }
  }

  /// A trace took what goes by other numbers now.
  mutating func renumber(_ number: Int32, _ numbers: [Int32: Int32], _ inner: Set<Int32>) {
    for (_, now) in numbers where inner.contains(now) { takers[now, default: []].append(number) }
  }

  /// Those that met something of it by themselves.
  func met(
    _ news: ScriptNews, _ modules: some Sequence<Int>, _ traces: [ScriptTrace]
  ) -> Set<Int32> {
    var found: Set<Int32> = []
    for stem in news.stems {
      for number in askers[stem] ?? [] where traces[Int(number)].asked.contains(stem) {
        found.insert(number)
      }
    }
    for key in news.texts {
      for number in textAskers[key] ?? [] where traces[Int(number)].askedTexts.contains(key) {
        found.insert(number)
      }
    }
    for module in modules {
      for number in runners[module] ?? [] {
        let trace = traces[Int(number)]
        if trace.code.contains(module) || trace.modules.contains(module) { found.insert(number) }
      }
    }
    return found
  }

  /// Those and all that hang on one of them, by way of some.
  func takers(
    of met: Set<Int32>, _ traces: [ScriptTrace], by isWay: (Int32) -> Bool = { _ in true }
  ) -> Set<Int32> {
    var all = met
    var open = Array(met)
    while let number = open.popLast() {
      for taker in takers[number] ?? []
      where !all.contains(taker) && isWay(taker) && traces[Int(taker)].hangs(on: number) {
        all.insert(taker)
        open.append(taker)
      }
    }
    return all
  }
}
