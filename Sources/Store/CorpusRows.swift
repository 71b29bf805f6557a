/// A repository, as its last crawl left it.
package struct RepoRow: Sendable, Equatable {
  package enum Status: String, Sendable, CaseIterable { case full, partial, failed, missing }
  package var name: String
  /// A path or a URL without a password.
  package var location: String
  package var ref: String?
  /// Where commits and files are shown, with `{sha}`, `{path}` and `{line}`.
  package var web: String?
  package var tags: String
  package var status: Status
  /// The commit that the walk ended at.
  package var head: String?
  /// What the crawl wants to find again; nobody else reads it.
  package var state: String?

  package init(
    name: String, location: String, ref: String? = nil, web: String? = nil, tags: String = "",
    status: Status, head: String? = nil, state: String? = nil
  ) {
    self.name = name
    self.location = location
    self.ref = ref
    self.web = web
    self.tags = tags
    self.status = status
    self.head = head
    self.state = state
  }
}

/// One rule of the catalogue, so that reports need no analyser.
package struct RuleRow: Sendable, Equatable {
  package var name: String
  package var title: String
  package var severity: String
  /// Success criteria, separated by a comma and a space.
  package var wcag: String
  /// The document that the rule comes from.
  package var document: String
  package var reason: String
  package var fix: String
  /// One of what the rule looks at: “icon-only control”.
  package var population: String
  /// What is said of those that break it: “have no label”.
  package var claim: String

  package init(
    name: String, title: String, severity: String, wcag: String, document: String, reason: String,
    fix: String, population: String, claim: String
  ) {
    self.name = name
    self.title = title
    self.severity = severity
    self.wcag = wcag
    self.document = document
    self.reason = reason
    self.fix = fix
    self.population = population
    self.claim = claim
  }
}

/// What could not be read or done, once however often it is met.
package struct ProblemRow: Sendable, Equatable {
  package var repo: Int
  package var run: Int?
  package var kind: String
  package var sha: String?
  package var path: String?
  package var line: Int?
  package var detail: String

  package init(
    repo: Int, run: Int?, kind: String, sha: String? = nil, path: String? = nil, line: Int? = nil,
    detail: String
  ) {
    self.repo = repo
    self.run = run
    self.kind = kind
    self.sha = sha
    self.path = path
    self.line = line
    self.detail = detail
  }
}

/// A package that a repository pins at its head.
package struct PackageRow: Sendable, Equatable {
  package var repo: Int
  /// Its address, or its name.
  package var package: String
  package var name: String
  package var url: String?
  package var revision: String?
  package var version: String?
  package var status: String

  package init(
    repo: Int, package: String, name: String, url: String?, revision: String?, version: String?,
    status: String
  ) {
    self.repo = repo
    self.package = package
    self.name = name
    self.url = url
    self.revision = revision
    self.version = version
    self.status = status
  }
}

/// What one run did with one repository.
package struct RepoRunRow: Sendable, Equatable {
  package var run: Int
  package var repo: Int
  package var status: RepoRow.Status
  package var headBefore: String?
  package var headAfter: String?
  /// The old head is no longer on the mainline, so all was done again.
  package var isRewritten = false
  package var commits = 0
  package var blobsRead = 0
  package var bytesRead = 0
  package var findingsIntroduced = 0
  package var findingsEnded = 0
  package var milliseconds = 0

  package init(run: Int, repo: Int, status: RepoRow.Status) {
    self.run = run
    self.repo = repo
    self.status = status
  }
}
