package import VoiceOver

/// A place where an element is used, and what of it could be given there.
///
/// What is missing is mended at the outermost place that could give it; what is wrong with it as it is written, where
/// it is written.
package struct PieceUse: Sendable, Hashable {
  package struct Kinds: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let label = Kinds(rawValue: 1)
    package static let role = Kinds(rawValue: 2)
    package static let state = Kinds(rawValue: 4)
    package static let hint = Kinds(rawValue: 8)
    package static let actions = Kinds(rawValue: 16)
    package static let content = Kinds(rawValue: 32)
    /// That it is there at all.
    package static let presence = Kinds(rawValue: 64)
    package static let all: Kinds = [.label, .role, .state, .hint, .actions, .content]
  }
  package var kinds: Kinds
  package var place: Place
  package var view: String
  package var anchor: String

  package init(_ kinds: Kinds, at place: Place, in view: String, anchor: String) {
    self.kinds = kinds
    self.place = place
    self.view = view
    self.anchor = anchor
  }
}
