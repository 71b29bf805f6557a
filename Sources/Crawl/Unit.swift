import Rules
import Views
import VoiceOver

/// What was read of one type of a tree, kept until something changes it.
struct Unit: Sendable {
  var name: UnitName
  var isView: Bool
  var isOpaque: Bool
  /// As if it were a screen; whether it is one, the others decide.
  var report: ViewReport
  /// Why it is a screen whoever mentions it.
  var ownReason: ScreenReason?
  /// Screens written in place, such as the content of a sheet, by names of their own.
  var inner: [UnitName: ViewReport]
  var mentions: [UnitMention]
  var findings: [Finding]
  /// By rule, the elements it applies to.
  var elements: [String: Int]
  var lookups: Lookups
}

/// Who a type is, across commits and across walks: numbers of the index are given out again.
struct UnitName: Hashable, Sendable, Comparable {
  var path: String
  /// `Outer.Inner`; of several equal names in a file, the later ones carry a number.
  var name: String

  static func < (a: UnitName, b: UnitName) -> Bool { (a.path, a.name) < (b.path, b.name) }
}

struct UnitMention: Hashable, Sendable {
  var target: UnitName
  var reason: Mention.Reason
}

extension UnitName {
  /// The types of a file that may be read, with their names.
  static func all(in file: FileID, of index: ViewIndex) -> [(type: TypeID, name: UnitName)] {
    let live = index[file]
    var counts: [String: Int] = [:]
    return index.types(in: file).map { type in
      let plain = qualifiedName(of: Int(type.index), in: live.views)
      let count = counts[plain, default: 0] + 1
      counts[plain] = count
      let name = count == 1 ? plain : "\(plain)#\(count)"
      return (type, UnitName(path: live.path, name: name))
    }
  }

  private static func qualifiedName(of index: Int, in views: FileViews) -> String {
    var name = views[views.types[index].name].text
    var parent = views.types[index].parent
    // Parents stand before their children, so this ends.
    while let outer = parent {
      let type = views.types[Int(outer)]
      name = views[type.name].text + "." + name
      parent = type.parent.flatMap { $0 < outer ? $0 : nil }
    }
    return name
  }
}
