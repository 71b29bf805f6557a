import Foundation
import PackagePlugin

/// Gives a target the version of its analysis, computed from its sources and those of all that it is made of.
@main struct AnalysisVersionPlugin: BuildToolPlugin {
  /// Targets that hold what was found: their tables have a format of their own.
  static let keepers: Set<String> = ["Store", "Queries"]
  /// What decides when something is read, by how many threads, where from, and under which name.
  static let leftOut = [
    "Git/Mirror.swift", "Crawl/Corpus/", "Crawl/Sharding/", "Crawl/CrawlSummary.swift",
    "Crawl/Crawler.swift", "Crawl/Runs/CrawlRun.swift", "Crawl/Runs/DatabaseFile.swift",
    "Crawl/Runs/DeepStack.swift", "Crawl/Runs/Guarded.swift", "Crawl/Runs/OrderedPool.swift",
    "Crawl/Runs/SideBySide.swift", "Crawl/Runs/StageTimes.swift", "Crawl/Runs/StretchPool.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let parts = [target] + target.recursiveTargetDependencies
    let sources = parts.compactMap { $0 as? any SourceModuleTarget }
      .filter { !Self.keepers.contains($0.name) }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      .filter { url in !Self.leftOut.contains { url.path.contains("/Sources/" + $0) } }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "AnalysisVersion.swift")
    return [
      .buildCommand(
        displayName: "Computing the version of the analysis",
        executable: try context.tool(named: "analysis-version").url,
        arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
    ]
  }
}
