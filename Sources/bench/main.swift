import Foundation

// bench DIR… [--generated MB] [--rounds N] [--opaque]: how fast each stage reads Swift, with the counts that
// must not change; or only how much of what is shown is not in the sources.

var folders: [String] = []
var megabytes = 0
var rounds = 10
var onlyOpaque = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--generated": megabytes = arguments.popFirst().flatMap { Int($0) } ?? 4
  case "--rounds": rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
  case "--opaque": onlyOpaque = true
  default: folders.append(argument)
  }
}
if folders.isEmpty, megabytes == 0 { megabytes = 4 }

var corpora = folders.map { Corpus(folder: $0) }
if megabytes > 0 { corpora.append(Corpus(generatedMegabytes: megabytes)) }
for corpus in corpora {
  guard !corpus.files.isEmpty else {
    FileHandle.standardError.write(
      Data(
        "bench: no Swift file can be read under \(corpus.name); name a folder that has some.\n".utf8
      ))
    exit(74)
  }
  if onlyOpaque {
    print("\(corpus.name)\n\(OpaqueShare(corpus).lines)")
    continue
  }
  print("\(corpus.name): \(corpus.files.count) files, \(corpus.size) bytes, best of \(rounds)")
  for stage in Stage.all {
    print(Measurement(of: stage, on: corpus, rounds: rounds).line)
  }
  for line in Tables.lines(in: corpus.name, rounds: rounds) { print(line) }
}
