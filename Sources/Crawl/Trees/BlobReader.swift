import Git
import InterfaceFiles
import Rules
import Views

/// Turns blobs into values; the pure half, as the crawl sees it.
struct BlobReader: Sendable {
  var maxBytes: Int
  /// Nil for a source that cannot matter.
  var views: @Sendable (Span<UInt8>) -> FileViews?

  /// Never fails: what cannot be read is a value with a problem.
  func read(_ key: BlobKey, from repository: borrowing Repository) -> SourceBlob {
    if key.kind.isByNameAlone { return Self.named(key.kind) }
    do throws(GitError) {
      guard let size = try repository.size(of: key.id) else {
        return nothing(.missingBlob, "the blob \(key.id) is not in the repository", size: 0)
      }
      guard size <= maxBytes else {
        return nothing(.largeBlob, "it has \(size) bytes, more than \(maxBytes)", size: 0)
      }
      return try repository.withObject(key.id, .blob) { bytes in analyse(bytes, key.kind) }
    } catch {
      return failure(error)
    }
  }

  /// Of a file that nobody has to look into.
  static func named(_ kind: SourceKind) -> SourceBlob {
    SourceBlob(isAsset: kind == .asset, size: 0)
  }

  func failure(_ error: GitError) -> SourceBlob {
    nothing(.unreadableBlob, error.description, size: 0)
  }

  func analyse(_ bytes: Span<UInt8>, _ kind: SourceKind) -> SourceBlob {
    switch kind {
    case .swift: source(bytes)
    case .manifest:
      source(
        bytes, target: DeploymentTarget(manifest: bytes), manifest: PackageManifest(bytes))
    case .project:
      SourceBlob(
        target: DeploymentTarget(settings: bytes), project: Project(bytes),
        pins: PinFile(project: bytes), size: bytes.count)
    case .settings:
      SourceBlob(
        target: DeploymentTarget(settings: bytes),
        buildSettings: BuildSettings(configuration: bytes), size: bytes.count)
    case .strings: SourceBlob(catalog: StringCatalog(strings: bytes), size: bytes.count)
    case .catalog: SourceBlob(catalog: StringCatalog(xcstrings: bytes), size: bytes.count)
    case .plurals: SourceBlob(catalog: StringCatalog(stringsdict: bytes), size: bytes.count)
    case .asset, .platform: Self.named(kind)
    case .configuration: settings(bytes)
    case .dart, .dartTexts, .dartPackage, .dartTextSettings, .javaScript, .typeScript,
      .typeScriptElements, .scriptPackage, .scriptPaths, .scriptApp, .json, .pods:
      component(bytes, kind)
    case .interface: interface(bytes)
    case .pins: pins(PinFile(resolved: bytes), size: bytes.count)
    case .podPins: pins(PinFile(pods: bytes), size: bytes.count)
    }
  }

  private func interface(_ bytes: Span<UInt8>) -> SourceBlob {
    let views = FileViews(interface: bytes)
    let problem = views.interface?.file.problems.first.map { problem in
      BlobProblem(
        kind: .syntax, detail: Self.sentence(problem.kind), line: Int(problem.line))
    }
    return SourceBlob(views: views, problem: problem, size: bytes.count)
  }

  private static func sentence(_ kind: InterfaceFile.Problem.Kind) -> String {
    switch kind {
    case .damaged: "the interface file is damaged; what comes before was read"
    case .conflictMarkers: "conflict markers were committed"
    case .notText: "the file is no text"
    case .tooDeep: "elements are nested too deeply"
    case .entity: "an entity of the file's own was left as it is written"
    case .olderFormat: "the interface file is of the format before Xcode 5"
    case .otherFormat: "the file is no interface file"
    }
  }

  private func source(
    _ bytes: Span<UInt8>, target: DeploymentTarget? = nil, manifest: PackageManifest? = nil
  ) -> SourceBlob {
    guard let views = views(bytes) else {
      return SourceBlob(
        named: TypeNames(of: bytes), target: target, manifest: manifest, size: bytes.count,
        codeLines: Self.codeLines(bytes))
    }
    let problem = views.problems.first.map { problem in
      BlobProblem(
        kind: .syntax, detail: Self.sentence(problem.kind),
        line: views.position(of: problem.offset).line)
    }
    return SourceBlob(
      views: views, target: target, manifest: manifest, problem: problem, size: bytes.count,
      codeLines: views.codeLines)
  }

  private func component(_ bytes: Span<UInt8>, _ kind: SourceKind) -> SourceBlob {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    return SourceBlob(
      component: ComponentFile(copy, kind), comments: SourceComments(copy), size: bytes.count)
  }

  private func settings(_ bytes: Span<UInt8>) -> SourceBlob {
    switch Settings.read(bytes) {
    case .success(let settings): SourceBlob(settings: settings, size: bytes.count)
    case .failure(let errors):
      SourceBlob(
        problem: errors.all.first.map {
          BlobProblem(kind: .settings, detail: $0.message, line: $0.line)
        }, size: bytes.count)
    }
  }

  private func pins(_ file: PinFile, size: Int) -> SourceBlob {
    let problem = file.fault.map {
      BlobProblem(kind: .pins, detail: $0.sentence, line: $0.line)
    }
    return SourceBlob(pins: file, problem: problem, size: size)
  }

  private func nothing(_ kind: BlobProblem.Kind, _ detail: String, size: Int) -> SourceBlob {
    SourceBlob(problem: BlobProblem(kind: kind, detail: detail, line: nil), size: size)
  }

  private static func sentence(_ kind: SourceProblem.Kind) -> String {
    switch kind {
    case .syntax: "the source does not parse; a declaration was passed over"
    case .conflictMarkers: "conflict markers were committed"
    case .notText: "the file is no text"
    case .tooDeep: "brackets are nested too deeply"
    }
  }

  /// Lines of a source that is not looked at any further: those that are not empty and do not begin
  /// with a line comment.
  private static func codeLines(_ bytes: Span<UInt8>) -> Int {
    var lines = 0
    var isCounted = false
    var isComment = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isCounted, isComment) = (false, false)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "/")
      where !isCounted && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        isComment = true
      default:
        if !isCounted, !isComment {
          isCounted = true
          lines += 1
        }
      }
    }
    return lines
  }
}
