import Scenes
import Views

/// Something on a screen of which nobody knows what it shows.
package struct Unknown: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Of the system, and not described here: a chart, a map.
    case system
    /// Declared nowhere in the sources: of a package, or made by a build.
    case package
    /// Code of the sources that could not be followed.
    case code
    /// More than is written out.
    case limit

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
  package var name: String
  package var kind: Kind
  package var place: Place

  package init(name: String, kind: Kind, place: Place) {
    self.name = name
    self.kind = kind
    self.place = place
  }
}

extension Scene {
  /// What is unknown below a node, by name and kind, each once.
  func unknowns(below node: NodeID, in index: ViewIndex) -> [Unknown] {
    var linker = Linker(index)
    return (node..<nodes[Int(node)].end).compactMap { unknown($0, index, &linker) }
  }

  /// What a modifier that nobody knows does with the views that it was handed.
  func unknowns(handedTo modifier: AppliedModifier) -> [NodeID] {
    modifier.content < 0 ? [] : views(of: modifier).filter { nodes[Int($0)].isOpaque }
  }

  private func unknown(_ node: NodeID, _ index: ViewIndex, _ linker: inout Linker) -> Unknown? {
    let entry = nodes[Int(node)]
    guard entry.isOpaque, !isLoadedPicture(node, index) else { return nil }
    let isNamed = entry.name.name.index >= 0
    var unknown = Unknown(
      name: isNamed ? index.name(entry.name.name, in: entry.name.file).text : "", kind: .code,
      place: index.place(of: entry.origin))
    switch entry.kind {
    case .view: unknown.kind = .system
    default:
      if unknown.name.isEmpty { unknown.name = expression(at: entry.origin, index) }
      guard isNamed else { return unknown }
      let hash = index.hash(entry.name.name, in: entry.name.file)
      guard unknown.name.first?.isUppercase == true else {
        // A modifier that is given views.
        if entry.role == .decoration, !linker.hasExtensionMember(named: hash) {
          unknown.kind = .package
        }
        return unknown
      }
      if let type = linker.type(named: hash, from: entry.origin.file) {
        if SystemClasses.isOne(type, &linker) { unknown.kind = .system }
      } else {
        unknown.kind = Self.isOfSystem(unknown.name) ? .system : .package
      }
    }
    return unknown
  }

  /// What is written there, for what has no name.
  private func expression(at origin: Origin, _ index: ViewIndex) -> String {
    let wording = Wording(scene: self, index: index)
    for id in index.expressions(at: origin.offset, in: origin.file).reversed() {
      switch index.expression(id, in: origin.file) {
      case .name, .member, .call, .element, .implicitMember:
        return wording.source(SourceExpression(file: origin.file, expression: id))
      default: continue
      }
    }
    return "an expression"
  }

  /// Classes of Apple's frameworks begin with two or three capital letters that are the framework's.
  static func isOfSystem(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "AR", "AS", "AV", "CN", "EK", "GK", "HM", "MF", "MK", "MP", "MTK", "NS", "PDF", "PH", "PK",
    "QL", "RP", "SCN", "SF", "SK", "UI", "VN", "WK",
  ]
}

extension SceneNode {
  /// What is shown here is not in the repository.
  var isOpaque: Bool {
    switch kind {
    case .opaque: return true
    case .view: break
    default: return false
    }
    if word == .DatePicker || UIKitClasses.all[word] == .opaque { return true }
    return switch KnownViews.written[word]?.becomes {
    case .opaque, .chart: true
    default: false
    }
  }
}
