/// A package that an app is built with, and in which version.
package struct Pin: Sendable, Hashable {
  /// As the file calls it.
  package var name: String
  /// Nil where only the name is known, as of a pod, or of what comes from a registry or a folder.
  package var address: PackageAddress?
  /// A commit, in hexadecimal digits.
  package var revision: String?
  package var version: String?

  package init(
    name: String, address: PackageAddress? = nil, revision: String? = nil, version: String? = nil
  ) {
    self.name = name
    self.address = address
    self.revision = revision.flatMap { Self.isHexadecimal($0) ? $0.lowercased() : nil }
    self.version = version.flatMap { Self.isPlain($0) ? $0 : nil }
  }

  /// Who it is: two pins of one key are of one package.
  package var key: String { address?.text ?? name.lowercased() }

  /// What people call it: where it can be cloned from, if that is known.
  package var label: String { address?.url ?? name }

  /// Names of branches move: only what can be a commit is one.
  private static func isHexadecimal(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          true
        default: false
        }
      }
  }

  /// What a tag of a version is made of.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.utf8.first != UInt8(ascii: "-")
      && !text.contains("..")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || marks.contains($0)
      }
  }

  /// What a package may be called.
  static func isName(_ text: String) -> Bool { isPlain(text) && !text.contains("/") }

  private static let marks: Set<Unicode.Scalar> = [".", "-", "_", "+", "/"]
}

/// What one file of an app says of the packages that the app is built with.
package struct PinFile: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Comparable {
    /// A `Package.resolved`, by which packages are fetched.
    case resolved
    /// A `Podfile.lock`.
    case pods
    /// A project, which names packages and leaves the commit to the `Package.resolved`.
    case project

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package struct Fault: Sendable, Hashable {
    package var line: Int
    package var sentence: String
  }

  package var kind: Kind
  /// In the order of the file.
  package var pins: [Pin]
  package var fault: Fault?

  package init(kind: Kind, pins: [Pin] = [], fault: Fault? = nil) {
    self.kind = kind
    self.pins = pins
    self.fault = fault
  }

  /// More than any app is built with.
  static let most = 5_000
}

/// All packages that the files of one tree pin, each once.
package struct Pins: Sendable, Hashable {
  /// By key.
  package private(set) var all: [Pin] = []

  package init() {}

  /// The pins of files.
  ///
  /// Where those differ, what packages are fetched by stands before what only names them, and a file further out before
  /// one further in. What says which commit is meant stands before what does not.
  package init(_ files: some Sequence<(path: String, file: PinFile)>) {
    let ordered = files.sorted { Self.rank($0.path, $0.file) < Self.rank($1.path, $1.file) }
    var chosen: [String: Pin] = [:]
    for (_, file) in ordered {
      for pin in file.pins {
        guard let known = chosen[pin.key] else {
          chosen[pin.key] = pin
          continue
        }
        if known.revision == nil, known.version == nil || pin.revision != nil,
          pin.revision != nil || pin.version != nil
        {
          chosen[pin.key] = pin
        }
      }
    }
    all = chosen.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func rank(_ path: String, _ file: PinFile) -> (PinFile.Kind, Int, Int, String) {
    let parts = path.split(separator: "/")
    // Xcode goes by the one in its workspace, which lies four folders further in.
    let isOfXcode = parts.contains { $0.hasSuffix(".xcworkspace") }
    return (file.kind, isOfXcode ? 0 : 1, parts.count, path)
  }
}
