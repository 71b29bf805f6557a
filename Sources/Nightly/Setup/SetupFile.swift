/// A file that makes something else run swipecost, ready but for the places in capitals between `@`.
package struct SetupFile: Sendable {
  package var name: String
  package var isExecutable: Bool
  private var template: String

  init(_ name: String, isExecutable: Bool = false, _ template: String) {
    self.name = name
    self.isExecutable = isExecutable
    self.template = template
  }

  /// What the places stand for.
  package struct Places: Sendable {
    package var program: String
    package var config: String
    package var shards: Int
    package var version: String
    package var image: String

    package init(program: String, config: String, shards: Int, version: String, image: String) {
      self.program = program
      self.config = config
      self.shards = shards
      self.version = version
      self.image = image
    }
  }

  package func text(_ places: Places) -> String {
    var text = template
    for (place, value) in [
      ("@PROGRAM@", places.program), ("@CONFIG@", places.config),
      ("@SHARDS@", "\(places.shards)"), ("@LAST@", "\(places.shards - 1)"),
      ("@VERSION@", places.version), ("@IMAGE@", places.image),
    ] {
      text = text.split(separator: place, omittingEmptySubsequences: false).joined(separator: value)
    }
    return text + "\n"
  }
}

/// What we have files for: schedulers, clusters, and where people work on code.
package enum SetupKind: String, CaseIterable, Sendable {
  case systemd, cron, slurm, parallel, kubernetes, container
  case github, gitlab, preCommit = "pre-commit", xcode, bitrise

  package var summary: String {
    switch self {
    case .systemd: "a service and a timer for every night"
    case .cron: "one line for a crontab"
    case .slurm: "an array job, and a merge that waits for it"
    case .parallel: "the same with GNU parallel, here or over ssh"
    case .kubernetes: "an indexed job (not tested on a cluster)"
    case .container: "a file to build an image of the program"
    case .github:
      "a workflow that comments on a pull request with the swipes it changes (not tried on GitHub)"
    case .gitlab: "a job for Code Quality and test reports (not tried on GitLab)"
    case .preCommit: "a hook that refuses new findings"
    case .xcode: "a build phase that shows findings as warnings (not tried in Xcode)"
    case .bitrise: "a workflow for test reports (not tried on Bitrise)"
    }
  }

  package var files: [SetupFile] {
    switch self {
    case .systemd: [.service, .timer]
    case .cron: [.crontab]
    case .slurm: [.slurmCrawl, .slurmMerge, .slurmSubmit]
    case .parallel: [.parallelRun]
    case .kubernetes: [.kubernetesJob]
    case .container: [.containerFile]
    case .github: [.githubWorkflow]
    case .gitlab: [.gitlabJob]
    case .preCommit: [.preCommitConfiguration]
    case .xcode: [.xcodePhase]
    case .bitrise: [.bitriseWorkflow]
    }
  }
}
