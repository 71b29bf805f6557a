/// What one place says of the devices that something is built for.
package struct BuildSettings: Sendable, Hashable {
  package enum Devices: Sendable {
    case phones
    /// Macs, televisions, watches, glasses; no phone.
    case others
  }

  /// Nil where nothing is said here.
  package var devices: Devices?
  /// Files that say the rest, by what they are called here.
  package var files: [String] = []

  package init(devices: Devices? = nil, files: [String] = []) {
    self.devices = devices
    self.files = files
  }

  /// A setting that names its platforms is more exact than the SDK beside it.
  init(sdk: String?, platforms: String?) {
    devices = platforms.map(Self.devices(platforms:)) ?? sdk.map(Self.devices(sdk:))
  }

  /// What is not understood may well be for phones.
  private static func devices(sdk: String) -> Devices {
    let others = ["macosx", "appletvos", "appletvsimulator", "watchos", "watchsimulator", "xros"]
    return others.contains { sdk.hasPrefix($0) } ? .others : .phones
  }

  private static func devices(platforms: String) -> Devices {
    Self.holds(platforms, anyOf: ["iphoneos", "iphonesimulator", "$"]) ? .phones : .others
  }

  /// Where the settings name no device, the product may.
  init(product: String) {
    let others: [StaticString] = ["watch", ".tv-", "xpc-service", "application.macos"]
    devices = Self.holds(product, anyOf: others) ? .others : nil
  }

  /// Whether one of the words is somewhere in a text: byte by byte, as both mostly are ASCII.
  private static func holds(_ text: String, anyOf words: [StaticString]) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe buffer.span
      return words.contains { word in
        let length = word.utf8CodeUnitCount
        return bytes.indices.dropLast(length - 1).contains { start in
          bytes.equals(start..<start + length, word)
        }
      }
    }
  }
}

extension BuildSettings {
  /// What an `.xcconfig` says; nil for one that has no part in this.
  package init?(configuration source: Span<UInt8>) {
    let words = ["SDKROOT", "SUPPORTED_PLATFORMS", "#include"]
    let searches = [
      WordSearch("SDKROOT"), WordSearch("SUPPORTED_PLATFORMS"), WordSearch("#include"),
    ]
    guard searches.contains(where: { $0.end(in: source, from: 0) != nil }) else { return nil }
    var values: [String: String] = [:]
    for line in String(decoding: source.copy(of: 0..<source.count), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    {
      let line = line.drop(while: \.isWhitespace)
      guard let word = words.first(where: { line.hasPrefix($0) }) else { continue }
      let rest = line.dropFirst(word.count)
      if word == "#include" {
        // `#include "Common.xcconfig"`, and with a question mark where it may be missing.
        let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { files.append(String(parts[1])) }
      } else if let equals = rest.firstIndex(of: "="), rest[..<equals].allSatisfy(\.isWhitespace) {
        values[word] = Self.value(rest[rest.index(after: equals)...])
      }
    }
    devices =
      BuildSettings(sdk: values["SDKROOT"], platforms: values["SUPPORTED_PLATFORMS"]).devices
    if devices == nil, files.isEmpty { return nil }
  }

  /// Without the comment behind it; nil for none.
  private static func value(_ text: Substring) -> String? {
    var words: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("//") { break }
      words.append(word)
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
