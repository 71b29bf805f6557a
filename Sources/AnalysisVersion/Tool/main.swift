import AnalysisVersion
import Foundation

// analysis-version OUTPUT SOURCE…: writes a Swift source with the version that these decide.

let words = CommandLine.arguments.dropFirst()
do {
  let prints = try words.dropFirst().map { path in
    SourcePrint([UInt8](try Data(contentsOf: URL(filePath: path))).span).value
  }
  let text = """
    /// Of all sources that decide what is found, for databases that another version made.
    let analysisVersion = "\(analysisVersion(ofPrints: prints))"

    """
  try text.write(toFile: words.first ?? "", atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("analysis-version: \(error)\n".utf8))
  exit(74)
}
