/// The texts of a file that translations replace, by their keys: `f1K-xy-abc.normalTitle`.
///
/// A language has its texts in a `.strings` file beside, whose keys are an object's id and a property of its
/// class, so they are not always what the interface file calls them.
package struct LocalizedTexts: Sendable {
  package struct Place: Sendable, Hashable {
    package var node: InterfaceFile.NodeID
    package var key: InterfaceFile.Property.Key
    /// Which of several, as of scope titles.
    package var index: Int

    package init(node: InterfaceFile.NodeID, key: InterfaceFile.Property.Key, index: Int = 0) {
      self.node = node
      self.key = key
      self.index = index
    }
  }

  private let file: InterfaceFile
  private var nodes: [String: InterfaceFile.NodeID] = [:]
  /// Of each segmented control.
  private var segments: [InterfaceFile.NodeID: [InterfaceFile.NodeID]] = [:]
  /// Which one of its control each segment is.
  private var indices: [InterfaceFile.NodeID: Int] = [:]

  package init(_ file: InterfaceFile) {
    self.file = file
    for (index, node) in file.nodes.enumerated() {
      let number = InterfaceFile.NodeID(index)
      if node.role == .segment, let control = node.parent {
        indices[number] = segments[control, default: []].count
        segments[control, default: []].append(number)
      }
      guard let id = file[node.id], nodes[id] == nil else { continue }
      nodes[id] = number
    }
  }

  /// What a key of a `.strings` file is the text of; nil for keys of nothing that is known.
  package func place(ofKey key: String) -> Place? {
    guard let dot = key.firstIndex(of: "."), let node = nodes[String(key[..<dot])] else {
      return nil
    }
    var name = key[key.index(after: dot)...]
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else {
      return Self.keys.first { $0.0 == name }.map { Place(node: node, key: $0.1) }
    }
    let digits = name[name.index(after: bracket)...].dropLast()
    guard let index = Int(digits), index >= 0 else { return nil }
    name = name[..<bracket]
    if name == "segmentTitles" {
      let segments = segments[node] ?? []
      return segments.indices.contains(index) ? Place(node: segments[index], key: .title) : nil
    }
    return name == "scopeButtonTitles" ? Place(node: node, key: .scopeTitle, index: index) : nil
  }

  /// The key under which a translation has a text; nil for a node without id, and for what is not translated.
  package func key(of place: Place) -> String? {
    let node = file[place.node]
    if let index = indices[place.node], let control = node.parent {
      guard place.key == .title, let id = file[file[control].id] else { return nil }
      return id + ".segmentTitles[\(index)]"
    }
    guard let id = file[node.id] else { return nil }
    if place.key == .scopeTitle { return id + ".scopeButtonTitles[\(place.index)]" }
    return Self.keys.first { $0.1 == place.key }.map { id + "." + $0.0 }
  }

  private static let keys: [(String, InterfaceFile.Property.Key)] = [
    ("text", .text), ("title", .title), ("placeholder", .placeholder), ("prompt", .prompt),
    ("normalTitle", .normalTitle), ("configuration.title", .configurationTitle),
    ("configuration.subtitle", .configurationSubtitle), ("headerTitle", .headerTitle),
    ("footerTitle", .footerTitle), ("accessibilityLabel", .accessibilityLabel),
    ("accessibilityHint", .accessibilityHint), ("badgeValue", .badgeValue),
  ]
}
