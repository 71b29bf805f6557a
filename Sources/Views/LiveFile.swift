/// A file of the commit that is being looked at.
///
/// Immutable and shared: the index of another commit, or another copy of the index, may hold it too.
package final class LiveFile: Sendable {
  package let path: String
  package let views: FileViews
  /// The path up to the last slash.
  let folder: String
  /// The path up to what is most likely one module: `Sources/X`, else the folder of the top level.
  let module: String
  /// Belongs to a test target or imports a test framework: nothing of it is linked or counted.
  package let isTest: Bool
  /// What other files may ask for by name, sorted.
  let declared: [Declared]

  package init(path: String, views: FileViews) {
    self.path = path
    self.views = views
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    folder = components.dropLast().joined(separator: "/")
    module = Self.module(of: components)
    isTest =
      views.imports.contains(.testing) || components.dropLast().contains { $0.hasSuffix("Tests") }
    declared = isTest ? [] : Declared.all(of: views)
  }

  private static func module(of components: [Substring]) -> String {
    if let sources = components.dropLast().lastIndex(of: "Sources"), sources + 2 < components.count
    {
      return components[...(sources + 1)].joined(separator: "/")
    }
    return components.count > 1 ? String(components[0]) : ""
  }
}

/// One name that a file offers to others, and the print of what it offers.
struct Declared: Sendable, Hashable, Comparable {
  var key: UInt64
  var fingerprint: UInt64

  static func < (left: Declared, right: Declared) -> Bool {
    left.key == right.key ? left.fingerprint < right.fingerprint : left.key < right.key
  }

  static func all(of views: FileViews) -> [Declared] {
    var all: [Declared] = []
    for type in views.types where !type.isPreviewOrTest {
      let isExtension = if case .extension = type.kind { true } else { false }
      let subject: Subject = isExtension ? .extensions : .type
      all.append(
        Declared(key: subject.key(views[type.name].hash), fingerprint: type.fingerprint))
      guard isExtension else { continue }
      for index in type.members {
        let member = views.members[Int(index)]
        all.append(
          Declared(
            key: Subject.extensionMember.key(views[member.name].hash),
            fingerprint: member.fingerprint))
      }
    }
    for member in views.members where member.isGlobal {
      all.append(
        Declared(key: Subject.global.key(views[member.name].hash), fingerprint: member.fingerprint))
    }
    all.sort()
    return all
  }
}

/// What a question to the index is about; each has names of its own.
enum Subject: UInt64 {
  case type = 1
  case extensions, extensionMember, global, text, target

  func key(_ hash: UInt64) -> UInt64 {
    var key = NameHash(seed: rawValue)
    key.mix(hash)
    return key.value
  }
}
