import Scenes
package import Views
package import VoiceOver

/// Reads one view of the repository by itself.
///
/// Types that are no views are not read.
package func read(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings = ReadingSettings()
) -> Reading? {
  var fragments = Fragments()
  return read(type, in: index, settings, &fragments)
}

/// The same for one of many views of a tree, which have much in common.
package func read(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ fragments: inout Fragments
) -> Reading? {
  attempt(type, in: index, settings, &fragments).reading
}

/// What came of looking at a type, and all that was asked on the way: where there is nothing to read,
/// another answer may make a view of it.
package struct Attempt: Sendable {
  package var reading: Reading?
  package var lookups: Lookups
  /// Of the scene and what is asked about its type: nil where there is none, and of a class of UIKit, as what that
  /// shows hangs on all of its code.
  package var print: UInt64?
}

// What comes of a scene with a print that is known is not read again.
package func attempt(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, known: UInt64? = nil,
  _ fragments: inout Fragments
) -> Attempt {
  // Lent, not copied: the evaluator adds to them.
  var lent = Fragments()
  swap(&lent, &fragments)
  var evaluator = Evaluator(root: type, index: index, settings: settings, lent)
  lent = Fragments()
  var attempt = Attempt(reading: nil, lookups: Lookups())
  if let asked = write(type, &evaluator) {
    attempt.print = asked.kind.framework == .uiKit ? nil : asked.print(of: &evaluator)
    if attempt.print == nil || attempt.print != known {
      attempt.reading = reading(of: asked, &evaluator)
    }
  }
  swap(&evaluator.linker.answers, &evaluator.fragments.answers)
  swap(&evaluator.fragments, &fragments)
  attempt.lookups = evaluator.linker.lookups
  return attempt
}

/// What is asked about a type beside what it shows.
private struct Asked {
  let type: TypeID
  let kind: ReadingOutline.Kind
  /// No code makes it; of a class, others are made from it and it is not.
  var isUnmade = false
  var isPart = false
  var target: DeploymentTarget?

  func print(of evaluator: inout Evaluator) -> UInt64 {
    let scene = ScenePrint.value(
      of: evaluator.scene, evaluator.files, &evaluator.fragments.partPrints)
    var hash = NameHash(seed: scene)
    let flags = [isUnmade, isPart, target != nil, evaluator.isTooLarge]
    hash.mix(flags.reduce(UInt64(kind.rawValue)) { $0 << 1 | ($1 ? 1 : 0) })
    if let target { hash.mix(UInt64(bitPattern: Int64(target.major * 1_000 + target.minor))) }
    hash.mix(evaluator.files.anchor(of: type))
    return hash.value
  }
}

/// Writes out what a type shows; nil where that is nothing to read.
private func write(_ type: TypeID, _ evaluator: inout Evaluator) -> Asked? {
  guard let kind = evaluator.kind(of: type) else { return writeUIKit(type, &evaluator) }
  evaluator.readsView = kind == .view
  evaluator.emitRoot()
  if evaluator.hasNoMoreRoom { evaluator.leaveOutAll() }
  evaluator.fragments.note(evaluator.scene.nodes.count, of: type)
  if kind == .view { evaluator.keepOwn() }
  var asked = Asked(type: type, kind: kind)
  asked.isUnmade = kind == .view && evaluator.linker.isUnmade(type)
  asked.isPart = kind == .view && evaluator.linker.isMadeAsPart(type)
  asked.target = evaluator.linker.deploymentTarget(of: type.file)
  return asked
}

/// A view, cell or controller of UIKit, by what its own code builds.
private func writeUIKit(_ type: TypeID, _ evaluator: inout Evaluator) -> Asked? {
  let tabs = evaluator.linker.inherits(type, .UITabBarController) ? Word.UITabBarController : nil
  guard let word = tabs ?? evaluator.uiKitClass(of: type) else {
    return writePlain(type, &evaluator)
  }
  // What interface files have for a class that has source is read as that class.
  if evaluator.files.interface(type.file) != nil, !evaluator.linker.isSceneAlone(type) {
    return nil
  }
  let isController = UIKitClasses.controllers.contains(word)
  let instance = Instances.instantiate(type, creator: -1, &evaluator)
  if isController { MadeAlike.give(to: instance, &evaluator) }
  // Something else may show a controller that has nothing to say.
  let isContainer = UIKitClasses.containers.contains { evaluator.linker.inherits(type, $0) }
  guard evaluator.emitUIKit(type, word) || isController && !isContainer else { return nil }
  if evaluator.hasNoMoreRoom { evaluator.leaveOutAll() }
  var asked = Asked(type: type, kind: isController ? .controller : .component)
  // Those that are made from it say all that its code does.
  asked.isUnmade = isController && evaluator.linker.isBase(type)
  return asked
}

/// A class that only shows others: there is nothing of it to tell.
private func writePlain(_ type: TypeID, _ evaluator: inout Evaluator) -> Asked? {
  guard PlainClasses.mayShow(type, evaluator.files) else { return nil }
  _ = Instances.instantiate(type, creator: -1, &evaluator)
  guard PlainClasses.read(type, &evaluator), !evaluator.hasNoMoreRoom, !evaluator.isTooLarge else {
    return nil
  }
  return Asked(type: type, kind: .component)
}

/// What VoiceOver makes of the scene, which is taken.
private func reading(of asked: Asked, _ evaluator: inout Evaluator) -> Reading {
  let (index, settings) = (evaluator.linker.index, evaluator.settings)
  var reader = Reader(type: asked.type, index: index, settings, evaluator.takeScene())
  swap(&reader.figures, &evaluator.fragments.figures)
  swap(&reader.lists, &evaluator.fragments.lists)
  var reading = reader.reading(asked.kind, evaluator.linker.lookups)
  swap(&reader.figures, &evaluator.fragments.figures)
  swap(&reader.lists, &evaluator.fragments.lists)
  evaluator.fragments.work += reader.work
  reading.outline.report.isUnmade = asked.isUnmade
  reading.outline.isPart = asked.isPart
  if asked.isUnmade, settings.leavesOutUnmade { reading.outline.leaveOut() }
  reading.target = asked.target
  if evaluator.isTooLarge { reading.outline.report.outgrow() }
  return reading
}

extension Evaluator {
  fileprivate mutating func emitRoot() {
    let instance = Instances.instantiate(root, creator: -1, &self)
    instances[0].isKnown = true
    MadeAlike.give(to: instance, &self)
    OwnViews.emitBody(of: instance, &self)
  }

  /// Something unknown in place of the view, whose parts have to speak for themselves.
  fileprivate mutating func leaveOutAll() {
    let asked = linker.lookups
    var lent = Fragments()
    swap(&lent, &fragments)
    var next = Evaluator(root: root, index: linker.index, settings: settings, lent)
    lent = Fragments()
    next.linker.depend(on: asked)
    next.emitUnwritten()
    next.isTooLarge = true
    self = next
  }

  private mutating func emitUnwritten() {
    let instance = Instances.instantiate(root, creator: -1, &self)
    for body in members(of: root, named: WellKnown.body) {
      guard let block = linker[body].body else { continue }
      let site = inside(body, self: .instance(instance))
      LeftOutViews.noteParts(in: block, site, &self)
      guard scene.nodes.isEmpty, let first = files.firstExpression(of: block, site.file) else {
        continue
      }
      emitOpaque(nil, ViewUse(first, site, .content))
    }
    // A class of UIKit has no body to stand for.
    if scene.nodes.isEmpty {
      let site = Site(file: root.file, owner: root, environment: -1)
      close(open(.opaque, .content, -1, site, name: linker[root].name), [])
    }
    scene.gaps.append(-1)
  }

  /// The scene, which it has no more: whoever adds to it would copy what two have.
  fileprivate mutating func takeScene() -> Scene {
    var taken = Scene()
    swap(&taken, &scene)
    taken.boundRepetitions()
    return taken
  }

  /// What kind of thing to read a type is, if any.
  mutating func kind(of type: TypeID) -> ReadingOutline.Kind? {
    guard hasBody(type) else { return nil }
    if linker.isView(type) || hasBodyFunction(type) { return .view }
    if linker.inherits(type, .App) || linker.inherits(type, .Scene) { return .app }
    return nil
  }

  private mutating func hasBody(_ type: TypeID) -> Bool {
    members(of: type, named: WellKnown.body).contains { linker[$0].body != nil }
  }
}
