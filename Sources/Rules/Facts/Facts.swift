import Scenes
import Views
import VoiceOver

/// Everything the rules ask about one scene, by subject; each part stands on those before it.
///
/// The parts are made once for a scene, are lent to the rules, and do not change but for what they remember.
package struct Facts: ~Copyable {
  let scene: Scene
  let files: LiveFiles
  /// The type that the scene shows; places of its own code count towards its populations.
  let type: TypeID
  /// The oldest iOS that the code runs on; nil when the project does not say.
  let target: Int?
  let code: SourceCode
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  let counts: Counts
  let names: Names
  let images: HeardImages
  let callers: CallSites
  let headings: Headings
  let nameless: Nameless
  let actions: Actions
  let taps: Taps
  let selections: Selections
  let told: ToldStates
  let states: ShownStates
  let signs: Signs
  let rows: Rows

  init(_ reading: Reading, in index: ViewIndex, _ extent: Judged.Extent = .each) {
    (scene, type, target) = (reading.scene, reading.type, reading.target?.major)
    code = SourceCode(index)
    files = code.files
    tree = SceneTree(scene, code, extent)
    inherited = Inherited(tree, reading.parts)
    sayings = Sayings(tree, inherited)
    pictures = Pictures(tree)
    counts = Counts(inherited, sayings, pictures)
    names = Names(tree, inherited, sayings, pictures)
    images = HeardImages(tree, inherited, counts, sayings, pictures, names)
    callers = CallSites(tree)
    headings = Headings(tree, inherited, sayings, names, callers)
    nameless = Nameless(tree, inherited, counts, sayings, names)
    actions = Actions(tree, inherited, callers)
    taps = Taps(tree, inherited, counts, sayings, pictures, names, callers, actions)
    selections = Selections(tree, inherited, sayings, pictures, names, callers, actions)
    told = ToldStates(tree, inherited, sayings, names, callers, selections)
    states = ShownStates(
      tree, inherited, counts, pictures, names, callers, actions, taps, selections, told)
    signs = Signs(tree, inherited, counts, sayings, pictures, images, callers, told, states)
    rows = Rows(tree, inherited, counts, sayings, pictures, images, actions, signs, reading.parts)
  }
}

/// What every part sees: a scene, its nodes, and the code that they are written in.
class Part {
  let scene: Scene
  let tree: SceneTree
  let code: SourceCode
  let files: LiveFiles

  init(_ tree: SceneTree) {
    (self.tree, scene, code, files) = (tree, tree.scene, tree.code, tree.files)
  }
}
