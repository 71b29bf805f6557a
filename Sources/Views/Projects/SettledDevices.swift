/// Follows settings through the files that they are kept in.
struct SettledDevices {
  private let configurations: [String: BuildSettings]
  /// By file; null while it is being read, so that files may include each other.
  private var known: [String: BuildSettings.Devices?] = [:]

  init(_ configurations: [String: BuildSettings]) { self.configurations = configurations }

  /// In some configuration.
  mutating func areForPhones(_ target: Project.Target, below home: String) -> Bool {
    for levels in target.configurations where settled(levels, below: home) != .others {
      return true
    }
    return false
  }

  /// What is said nearest holds; nil where nothing is said.
  private mutating func settled(
    _ levels: [BuildSettings], below home: String
  ) -> BuildSettings.Devices? {
    for level in levels {
      if let devices = settled(level, below: home, depth: 0) { return devices }
    }
    return nil
  }

  private static let deepest = 100

  private mutating func settled(
    _ level: BuildSettings, below folder: String, depth: Int
  ) -> BuildSettings.Devices? {
    if let devices = level.devices { return devices }
    guard depth < Self.deepest else { return nil }
    // Of several files the last one holds.
    for file in level.files.reversed() {
      let path = SourcePath.joined(folder, file)
      if let devices = settled(fileAt: path, depth: depth + 1) { return devices }
    }
    return nil
  }

  private mutating func settled(fileAt path: String, depth: Int) -> BuildSettings.Devices? {
    if let known = known[path] { return known }
    guard let settings = configurations[path] else { return nil }
    known.updateValue(nil, forKey: path)
    let devices = settled(settings, below: SourcePath.folder(of: path), depth: depth)
    known.updateValue(devices, forKey: path)
    return devices
  }
}
