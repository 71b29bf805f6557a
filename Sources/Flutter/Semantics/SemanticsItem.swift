internal import Components
import Scenes
internal import VoiceOver

/// What a part has become while its ancestors are not yet known: pieces, and configs that want to merge upwards.
indirect enum SemanticsItem: Sendable {
  case piece(Piece)
  case pending(Int)
  case branch(BranchFrame, [[SemanticsItem]])
  case rows(PieceRows, [SemanticsItem])

  /// Of a branch its number.
  var branch: Int? { if case .branch(let frame, _) = self { frame.number } else { nil } }

  struct BranchFrame: Sendable {
    var number: Int
    var place: Place
    var isExhaustive: Bool
    var sides: [PieceSide]
    /// Subjects whose answers nobody has to be told, and those of which it is only asked whether they are there.
    var silent: Set<UInt64> = []
    var presence: Set<UInt64> = []
    var isStandIn = false
    /// As `SemanticsBranch` has it.
    var isOnePicture = false

    /// What is shown by the choice of a side; of a picture and what stands in for it nothing but that it is there.
    func shown(by side: Int, isPictured: Bool) -> [UInt64] {
      if isOnePicture { return [] }
      return sides[side].asks.map(\.subject).filter {
        !silent.contains($0) && !(isPictured && presence.contains($0))
      }
    }
  }
}

/// A config that wants to merge into an ancestor.
struct PendingConfig: Sendable {
  /// Its own words, without those that it has taken in.
  var config: SemanticsConfig
  /// What it has taken in, in order.
  var parts: [PendingConfig] = []
  /// All of that together.
  var whole: SemanticsConfig
  var place: Place
  var view: String
  var anchor: String
  /// Those that only the guideline model tells apart: where one has to form a node, so do the others.
  var group: Int?
  /// In a repeated body inside what collects it.
  var isRepeated = false
  /// The sides of branches that it stands in, outermost first, as far as they lie inside what collects it.
  var sides: [Side] = []

  struct Side: Sendable, Hashable {
    var branch: Int
    var side: Int
  }

  /// It and what it has taken in, each with the sides that it stands in.
  var flattened: [PendingConfig] {
    var own = self
    own.parts = []
    return [own]
      + parts.map { part in
        var part = part
        part.sides = sides + part.sides
        return part
      }
  }

  /// Never both there.
  func excludes(_ other: PendingConfig) -> Bool {
    sides.contains { own in
      other.sides.contains { $0.branch == own.branch && $0.side != own.side }
    }
  }
}

/// What the guideline model counts otherwise than a device: each a choice of ours, with a reason code of its own.
struct FlutterExceptions: OptionSet, Sendable {
  var rawValue: UInt8

  static let index = Self(rawValue: 1)
  static let card = Self(rawValue: 2)
  static let tap = Self(rawValue: 4)
  static let image = Self(rawValue: 8)
  static let shape = Self(rawValue: 16)

  static let guideline: Self = [.index, .card, .tap, .image, .shape]

  /// In the order in which they are taken away.
  static let ordered: [(exception: Self, reason: Delta.Reason)] = [
    (.image, .imageSilent), (.shape, .shape), (.tap, .tapMerge), (.card, .cardMerge),
    (.index, .indexMerge),
  ]
}

extension SemanticsConfig {
  /// The flags that an icon is there for: as a mark that comes and goes shows them, and what is only asked whether it is
  /// there is not one.
  func shownFlags(by side: PieceSide, but silent: Set<UInt64>) -> [UInt64] {
    guard facts.contents.allSatisfy({ $0.kind == .icon }) else { return [] }
    return side.asks.filter { ask in
      !silent.contains(ask.subject) && !ask.isNone
        && ask.answers.allSatisfy { $0 == .flag(true) || $0 == .flag(false) }
    }.map(\.subject)
  }
}
