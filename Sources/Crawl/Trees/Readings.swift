import Evaluation
import Rules
import Views
import VoiceOver

/// A file of which something has to be read again.
struct FilePiece: Sendable {
  enum Part: Sendable {
    case kept(Unit)
    case stale(StaleUnit)
    /// Read when the tree was like this before.
    case known(TypeID, Unit)
  }
  var path: String
  /// Nil where the file has gone.
  var file: FileID?
  var parts: [Part]
  /// The rules have to look at the file itself again.
  var isNoted: Bool
}

/// What was read anew of a tree.
struct Readings: Sendable {
  private(set) var units: [TypeID: UnitReading] = [:]
  /// By piece.
  private(set) var notes: [Notes?] = []

  /// Readings are functions of the tree, so they may be made side by side, in any order.
  init(
    of pieces: [FilePiece], in index: ViewIndex, _ about: TreeCircumstances,
    by reading: TreeReading, width: Int, _ fragments: inout Fragments
  ) {
    notes = sideBySide(pieces.count, width: pieces.count > 16 ? width : 1, state: {}) { _, at in
      let piece = pieces[at]
      return piece.isNoted ? piece.file.map { reading.notes(index, $0, about) } : nil
    }
    var stale: [StaleUnit] = []
    for piece in pieces {
      for case .stale(let unit) in piece.parts { stale.append(unit) }
    }
    let all = stale
    guard width > 1, all.count > 3 else {
      for unit in all { units[unit.type] = reading.unit(index, unit, about, &fragments) }
      return
    }
    let exchange = FragmentExchange(fragments)
    let found = sideBySide(all.count, width: width, state: { exchange.share() }) { own, at in
      let unit = reading.unit(index, all[at], about, &own.fragments)
      own.exchangeNews()
      return unit
    }
    fragments = exchange.all()
    for (at, unit) in found.enumerated() { units[all[at].type] = unit }
  }
}
