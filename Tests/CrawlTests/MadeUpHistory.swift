import TestSupport

/// A history with everything that histories have, drawn from a seed.
struct MadeUpHistory: ~Copyable {
  var repository: FixtureRepository
  /// In the order in which they were made.
  var commits: [String] = []
  private var random: Dice
  private let files: MadeUpFiles
  private var branches = ["main"]
  private var side = 0

  private init(
    _ repository: consuming FixtureRepository, seed: UInt64, of files: MadeUpFiles
  ) {
    self.repository = repository
    self.files = files
    random = Dice(seed: seed)
  }

  static func drawn(
    seed: UInt64, length: Int, of files: MadeUpFiles = .swift
  ) throws -> MadeUpHistory {
    var history = MadeUpHistory(try FixtureRepository(bare: true), seed: seed, of: files)
    try history.fill(length)
    return history
  }

  private mutating func fill(_ length: Int) throws {
    try add(repository.commit("Begin", [files.paths[0]: .text(files.source(&random))]))
    for _ in 0..<length { try step() }
    // So that much of it can be reached from the head.
    try repository.switchTo("main")
    let others = branches.filter { $0 != "main" }
    if !others.isEmpty { try add(repository.merge(others, "Join all", changes())) }
  }

  private mutating func add(_ id: String) { commits.append(id) }

  private mutating func step() throws {
    switch random.roll(14) {
    case 0...5: try add(repository.commit("Change", changes()))
    case 6: try add(repository.commit("Nothing"))
    case 7: try branch()
    case 8, 9: try repository.switchTo(random.pick(branches))
    case 10, 11: try merge()
    case 12: try revert()
    default: try root()
    }
  }

  private mutating func branch() throws {
    side += 1
    try repository.switchTo("side\(side)", at: random.pick(commits))
    branches.append("side\(side)")
  }

  private mutating func merge() throws {
    let others = branches.filter { $0 != repository.branch }
    guard !others.isEmpty else { return }
    let count = random.roll(4) == 0 ? min(3, others.count) : 1
    var chosen: [String] = []
    while chosen.count < count {
      let other = random.pick(others)
      if !chosen.contains(other) { chosen.append(other) }
    }
    try add(repository.merge(chosen, "Merge", random.roll(2) == 0 ? changes() : [:]))
  }

  /// The files of an older commit.
  private mutating func revert() throws {
    let old = random.pick(commits)
    let tip = try repository.tip(of: repository.branch)
    var all: [String: FixtureRepository.Entry] = [:]
    for path in files.paths + [files.project] {
      if let blob = try? repository.blobID(at: path, in: old) {
        all[path] = commits.contains(blob) ? .submodule(blob) : .blob(blob)
      } else if isThere(path) {
        all[path] = .deleted
      }
    }
    try add(repository.commit("Revert", all, parents: tip.map { [$0] } ?? []))
  }

  private func isThere(_ path: String) -> Bool {
    guard let tip = try? repository.tip(of: repository.branch) else { return false }
    return (try? repository.blobID(at: path, in: tip)) != nil
  }

  private mutating func root() throws {
    guard side < 6 else { return }
    side += 1
    try repository.switchToNewRoot("side\(side)")
    branches.append("side\(side)")
    try add(repository.commit("Another root", changes()))
  }

  private mutating func changes() -> [String: FixtureRepository.Entry] {
    var changes: [String: FixtureRepository.Entry] = [:]
    if random.roll(5) == 0 { changes[files.project] = .text(files.projectText(&random)) }
    for _ in 0...random.roll(3) {
      let path = random.pick(files.paths)
      switch random.roll(9) {
      case 0: if isThere(path) { changes[path] = .deleted }
      case 1: changes[path] = .executable(files.source(&random))
      case 2: changes[path] = .link(to: "elsewhere.swift")
      case 3: changes[path] = .submodule(random.pick(commits))
      case 4 where random.roll(2) == 0:
        changes[path] = .bytes([0xFF, 0xFE, 0x00, 0x7B, 0x7B, 0x7B, 0x22])
      default: changes[path] = .text(files.source(&random))
      }
    }
    return changes
  }
}

/// Numbers from a seed: SplitMix64.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(sides))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}
