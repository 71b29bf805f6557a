import Foundation

// referee [--speed] [--limit N] [--rounds N] PATH...
// Compares our reading of every Swift file with SwiftSyntax's; exit 1 where they differ.

var paths: [String] = []
var limit = 10
var rounds = 3
var measuresSpeed = false
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--speed": measuresSpeed = true
  case "--limit": limit = words.popFirst().flatMap { Int($0) } ?? limit
  case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? rounds
  default: paths.append(word)
  }
}

/// SwiftSyntax's trees of long chains are deep, and so is the walk over them.
func onDeepStack(_ work: @escaping @Sendable () -> Int32) -> Never {
  let thread = Thread { exit(work()) }
  thread.stackSize = 1 << 30
  thread.start()
  while true { sleep(1_000) }
}

let files = SourceFiles.find(paths)
onDeepStack { [limit, rounds, measuresSpeed] in
  let sources = files.compactMap { path in SourceFiles.bytes(of: path).map { (path, $0) } }
  if measuresSpeed {
    print(Speed(sources: sources.map(\.1), rounds: rounds).report(), terminator: "")
    return 0
  }
  var (compared, skipped, differing, differences, facts) = (0, 0, 0, 0, 0)
  for (path, source) in sources {
    let comparison = Comparison(path: path, source: source)
    guard let found = comparison.differences else {
      skipped += 1
      if limit > 0 { print(comparison.report(limit: limit), terminator: "") }
      continue
    }
    compared += 1
    facts += comparison.facts
    differences += found.count
    if !found.isEmpty { differing += 1 }
    print(comparison.report(limit: limit), terminator: "")
  }
  print(
    "\(compared) files compared (\(facts) facts), \(differing) differ in \(differences) places; "
      + "\(skipped) left out because SwiftSyntax finds errors in them")
  return differences == 0 ? 0 : 1
}
