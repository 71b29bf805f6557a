/// One name that a file offers, and the print of what it offers.
struct Declared: Sendable, Hashable, Comparable {
  var key: UInt64
  var print: UInt64

  static func < (left: Declared, right: Declared) -> Bool {
    left.key == right.key ? left.print < right.print : left.key < right.key
  }

  /// Types by their first lines, and each of their members apart: a reading that asks for one member
  /// is not touched by what becomes of the others.
  static func all(of views: FileViews, at path: UInt64, nested: [UInt64]) -> [Declared] {
    var all: [Declared] = []
    for (index, type) in views.types.enumerated() where !type.isPreviewOrTest {
      let plain = views[type.name].hash
      let name = nested[index]
      let isExtension = if case .extension = type.kind { true } else { false }
      if isExtension {
        all.append(Declared(key: Subject.extensions.key(plain), print: type.print))
        if !type.inherited.isEmpty {
          all.append(Declared(key: Subject.conforming.key(plain), print: type.print))
        }
      } else {
        all.append(Declared(key: Subject.type.key(name), print: type.print))
        all.append(Declared(key: Subject.homonyms.key(plain), print: type.print))
      }
      var (shape, whole) = (NameHash(seed: type.print), NameHash(seed: type.print))
      for index in type.members {
        let member = views.members[Int(index)]
        let memberName = views[member.name].hash
        all.append(Declared(key: Subject.member.key(name, memberName), print: member.print))
        if isExtension {
          all.append(
            Declared(key: Subject.extensionMember.key(memberName), print: member.print))
          all.append(
            Declared(key: Subject.addedMember.key(plain, memberName), print: member.print))
        }
        whole.mix(member.print)
        mix(member, of: views, into: &shape)
      }
      all.append(Declared(key: Subject.shape.key(name), print: shape.value))
      all.append(Declared(key: Subject.whole.key(name), print: whole.value))
    }
    for member in views.members where member.isGlobal {
      all.append(
        Declared(key: Subject.global.key(views[member.name].hash), print: member.print))
    }
    // Rules judge all of such a file otherwise.
    if views.declaresWidget {
      for place in all.indices { all[place].print = ~all[place].print }
    }
    for (name, type) in Conformances.all(in: views) {
      all.append(
        Declared(key: Subject.conformers.key(name), print: views.types[Int(type)].print))
    }
    for (target, type) in Aliases.all(in: views) {
      all.append(
        Declared(key: Subject.alias.key(target), print: views.types[Int(type)].print))
    }
    for making in views.makings {
      all.append(Declared(key: Subject.making.key(making.name), print: making.print))
    }
    for function in views.starts {
      all.append(Declared(key: Subject.start.key(path, function), print: 1))
    }
    for property in views.assigned {
      all.append(Declared(key: Subject.assigned.key(path, property), print: 1))
    }
    for module in Set(views.modules) {
      all.append(Declared(key: Subject.imported.key(path, module), print: 1))
    }
    for module in Set(views.exported) {
      all.append(Declared(key: Subject.imported.key(module), print: 1))
    }
    return numbered(all)
  }

  /// What a list of stored properties or cases tells: names and kinds in order, and no values.
  private static func mix(_ member: Member, of views: FileViews, into shape: inout NameHash) {
    switch member.kind {
    case .storedProperty:
      shape.mix(views[member.name].hash)
      shape.mix(member.type.map { views[$0].hash } ?? 0)
      for attribute in views.attributes(of: member) { shape.mix(views[attribute].hash) }
      let flags = [
        member.isVariable, member.isStatic, member.isFunctionType, member.value != nil,
      ]
      shape.mix(flags.reduce(1) { $0 << 1 | ($1 ? 1 : 0) })
    case .enumCase: shape.mix(~views[member.name].hash)
    case .computedProperty, .function, .initializer: break
    }
  }

  /// What differs between two versions of a file; both lists are sorted.
  static func differing(
    _ old: [Declared], _ new: [Declared]
  ) -> (gone: [Declared], come: [Declared]) {
    var (gone, come): ([Declared], [Declared]) = ([], [])
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
      } else if right == new.count || (left < old.count && old[left] < new[right]) {
        gone.append(old[left])
        left += 1
      } else {
        come.append(new[right])
        right += 1
      }
    }
    return (gone, come)
  }

  /// Of several of one name the order counts as well.
  private static func numbered(_ declared: [Declared]) -> [Declared] {
    var order = declared.indices.map { (key: declared[$0].key, place: $0) }
    order.sort { ($0.key, $0.place) < ($1.key, $1.place) }
    var all: [Declared] = []
    all.reserveCapacity(order.count)
    var (last, count): (UInt64?, UInt64) = (nil, 0)
    for (key, place) in order {
      count = key == last ? count + 1 : 0
      last = key
      var print = declared[place].print
      if count > 0 {
        var hash = NameHash(seed: count)
        hash.mix(print)
        print = hash.value
      }
      all.append(Declared(key: key, print: print))
    }
    all.sort()
    return all
  }
}

/// What a question to the index is about; each has names of its own.
package enum Subject: UInt64 {
  /// Types of a name inside a type of a name, or at the top level: see `NestedName`.
  case type = 1
  /// Extensions of all types of a name, wherever those are.
  case extensions
  case extensionMember, global, text, target
  /// One member of a type and its extensions, by name; of types inside others as `type`.
  case member
  /// The stored properties or cases of a type, in order.
  case shape
  /// All members of a type.
  case whole
  /// That a place of a file is told of.
  case file
  /// All types of a name, wherever they are.
  case homonyms
  /// Whether there is code that makes a view of a name, and whether there is an app.
  case unmade, app
  /// Whether a view of a name is made as a part of something.
  case part
  /// Whether the file at a path imports a module.
  case imported
  /// An image or a colour of the asset catalogues.
  case asset
  /// The interface files that have a tree for a class, and those of a name.
  case interface, nib
  /// Whether others are made from a class of a name, and no code makes one itself.
  case base
  /// Whether code sets a property, of a type by itself or of anything: see `AssignedProperties`.
  case assigned
  /// A function that is only done as what it is of comes up.
  case start
  /// What extensions of types of a name add under a name.
  case addedMember
  /// The extensions of types of a name that name a protocol.
  case conforming
  /// Who names it among what they conform to.
  case conformers
  /// Whether extensions of any type add something under a name.
  case addedName
  /// What stands for something of a name: `typealias Short = Outer.Inner` for `Inner`.
  case alias
  /// Where code makes one of a type of a name, and whether a file that is not read says that name.
  case making, unread
  /// What of the file at a path other repositories see.
  case reach

  package func key(_ hash: UInt64) -> UInt64 {
    var key = NameHash(seed: rawValue)
    key.mix(hash)
    return key.value
  }

  func key(_ outer: UInt64, _ inner: UInt64) -> UInt64 {
    var key = NameHash(seed: rawValue)
    key.mix(outer)
    key.mix(inner)
    return key.value
  }
}
