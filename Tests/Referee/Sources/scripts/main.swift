import Foundation
import ScriptSyntax
import ScriptTokens

// scripts [--speed ROUNDS] < list of paths
// Says what our reading finds in every script, one fact a line, for `scripts.py` to compare with what
// another parser finds; or how fast it reads them.

var rounds = 0
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--speed" { rounds = words.popFirst().flatMap { Int($0) } ?? 5 }
}

var sources: [(path: String, bytes: [UInt8], dialect: ScriptDialect)] = []
while let path = readLine() {
  guard let dialect = ScriptDialect(path: Array(path.utf8).span),
    let data = FileManager.default.contents(atPath: path)
  else { continue }
  sources.append((path, [UInt8](data), dialect))
}

guard rounds == 0 else {
  guard !sources.isEmpty else { exit(0) }
  print(ScriptSpeed.report(sources.map { ($0.bytes, $0.dialect) }, rounds: rounds))
  exit(0)
}

var reader = ScriptReader()
for source in sources {
  reader.read(source.bytes.span, source.dialect)
  var facts = ScriptFacts(tree: reader.tree, source: source.bytes)
  facts.collect()
  let refusal = ScriptRefusal(source.bytes.span).map { "\($0)" } ?? ""
  FileHandle.standardOutput.write(Data("file\t\(refusal)\t\(source.path)\n".utf8 + facts.lines))
}
