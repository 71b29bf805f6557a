import DartSyntax
import DartTokens
import Foundation

// dart-files [--speed ROUNDS] < list of paths
// Says what our reading finds in every Dart file, one fact a line, for `dart.py` to compare with what
// another parser finds; or how fast it reads them.

var rounds = 0
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--speed" { rounds = words.popFirst().flatMap { Int($0) } ?? 5 }
}

var sources: [(path: String, bytes: [UInt8])] = []
while let path = readLine() {
  guard path.hasSuffix(".dart"), let data = FileManager.default.contents(atPath: path) else {
    continue
  }
  sources.append((path, [UInt8](data)))
}

guard rounds == 0 else {
  guard !sources.isEmpty else { exit(0) }
  print(DartSpeed.report(sources.map(\.bytes), rounds: rounds))
  exit(0)
}

var reader = DartReader()
for source in sources {
  reader.read(source.bytes.span)
  var facts = DartFacts(tree: reader.tree, source: source.bytes)
  facts.collect()
  let refusal = DartRefusal(source.bytes.span).map { "\($0)" } ?? ""
  FileHandle.standardOutput.write(Data("file\t\(refusal)\t\(source.path)\n".utf8 + facts.lines))
}
