import Foundation
import Nightly

extension Command {
  static let setup = Command(
    name: "setup",
    summary: "Write the files that make schedulers, code hosts and tools run this program",
    discussion: """
      \(SetupKind.allCases.map { "\($0.rawValue): \($0.summary)." }.joined(separator: " ")) Files that \
      are there already are left alone. “swipecost help nights”, “swipecost help machines” and “swipecost help pipelines” say what to do \
      with them.
      """,
    operands: [
      .one(
        "KIND", SetupKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
        completes: .words(SetupKind.allCases.map(\.rawValue)))
    ],
    options: [
      .value(
        "out", "FOLDER", "Where to write; without it the files are printed.", completes: .folders),
      .value(
        "config", "FILE", "The nightly configuration (/etc/swipecost/nightly.conf).",
        completes: .files),
      .value("shards", "N", "Parts of the corpus, for slurm, parallel and kubernetes (8)."),
      .value(
        "image", "NAME",
        "The image of “setup container”, where github, gitlab and bitrise can pull it "
          + "(\(Program.name):\(Program.version))."),
    ],
    examples: [
      Example("swipecost setup systemd --out ~/.config/systemd/user", "Run every night"),
      Example("swipecost setup slurm --shards 64 --out cluster", "Crawl on a cluster"),
      Example(
        "swipecost setup github --image ghcr.io/ada/swipecost --out .github/workflows",
        "Comment on pull requests"),
      Example("swipecost setup pre-commit --out .", "Refuse commits that add findings"),
    ]
  ) { arguments, console throws(Failure) in
    let word = arguments.operands[0]
    guard let kind = SetupKind(rawValue: word) else {
      throw .unknown(
        "kind", word, among: SetupKind.allCases.map(\.rawValue),
        otherwise: "it is one of \(SetupKind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let places = SetupFile.Places(
      program: Bundle.main.executablePath ?? Program.name,
      // A scheduler starts elsewhere.
      config: arguments.text("config").map { URL(filePath: $0).standardizedFileURL.path }
        ?? "/etc/swipecost/nightly.conf",
      shards: try arguments.count("shards", in: 1...100_000) ?? 8, version: Program.version,
      image: arguments.text("image") ?? "\(Program.name):\(Program.version)")
    guard let folder = arguments.text("out") else {
      for file in kind.files {
        console.results.writeLine("# ---- \(file.name)")
        console.results.write(file.text(places))
      }
      return .done
    }
    try Failure.of(.inputOutput) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in kind.files {
        let path = folder + "/" + file.name
        guard !FileManager.default.fileExists(atPath: path) else {
          console.messages.writeLine("\(path.harmless) is there already and was left alone")
          continue
        }
        try Failure.write(file.text(places), to: path)
        if file.isExecutable {
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        console.results.writeLine(path.harmless)
      }
    }
    return .done
  }
}
