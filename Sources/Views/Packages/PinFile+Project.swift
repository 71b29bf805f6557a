extension PinFile {
  /// The packages that a `project.pbxproj` names, by the `repositoryURL` of each `XCRemoteSwiftPackageReference`; nil
  /// where there are none.
  package init?(project bytes: Span<UInt8>) {
    self.init(kind: .project)
    let search = WordSearch("repositoryURL")
    var at = 0
    while let end = search.end(in: bytes, from: at), pins.count < Self.most {
      at = end
      while at < bytes.count, bytes[at] <= 32 { at += 1 }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
      var cursor = PropertyListCursor(at: at + 1)
      guard let value = cursor.scalar(bytes) else { continue }
      at = max(at, cursor.at)
      guard value.count <= 500,
        let address = PackageAddress(PropertyListCursor.text(of: value, bytes))
      else { continue }
      pins.append(Pin(name: address.name, address: address))
    }
    if pins.isEmpty { return nil }
  }
}
