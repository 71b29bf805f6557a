import Scenes
import Views

/// What several places of the code say of one thing, as it is told.
extension UIKitWriter {
  /// What an interface file says stands in the place of what code fills in: it is heard only where that fills in
  /// nothing, or names a button in one case.
  mutating func texts(of settings: [UIKitPart.Setting]) -> [ValueID] {
    let values = settings.map { text($0) }
    let isOfFile = settings.map { evaluator.files.interface($0.site.file) != nil }
    guard isOfFile.contains(true) else { return values }
    let given = settings.indices.filter { !isOfFile[$0] }
    let isData = given.contains {
      !evaluator.isKnown(values[$0]) && !isHelper(settings[$0].site)
    }
    let isOneCase =
      given.count == 1 && !settings[given[0]].isLate && settings[given[0]].word == .setTitle
    guard isData, !isOneCase else { return values }
    return given.map { values[$0] }
  }

  /// `.init(named: "cart")`, where a picture is wanted.
  mutating func image(_ value: ValueID, as word: Word) -> ValueID {
    guard word == .setImage || word == .image,
      case .call(.`init`, let name, let arguments) = evaluator.scene[value]
    else { return value }
    return evaluator.new(.call(.UIImage, name, arguments))
  }

  /// Of several pictures those that have a name, where one has: of a photo nobody knows what it is called.
  func named(_ values: [ValueID], as word: Word) -> [ValueID] {
    guard values.count > 1, word == .setImage || word == .image else { return values }
    let named = values.filter { evaluator.isKnown($0) }
    return named.isEmpty ? values : named
  }

  /// What an extension of one of UIKit's own classes sets is what it was given, in a form that is not followed.
  private func isHelper(_ site: Site) -> Bool {
    guard let owner = site.owner else { return false }
    return UIKitClasses.all[evaluator.word(evaluator.linker[owner].name, owner.file)] != nil
  }

  /// What stands in an empty search field of the bar.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchbar/placeholder
  mutating func tellPrompt(_ prompts: [UIKitPart.Setting], of owner: Int) {
    let told = UIKitOutcomes.told(prompts, of: parts[owner].around, places, evaluator.files)
    guard let (setting, others) = told.last else { return }
    let value = evaluator.either(texts(of: others + [setting]))
    tell(.prompt, value, evaluator.origin(setting.expression, setting.site))
  }

  /// One argument more of the modifier that was written last.
  mutating func tell(_ label: Word, _ value: ValueID, _ origin: Origin) {
    let last = evaluator.scene.modifiers.count - 1
    let given = evaluator.scene.arguments(of: evaluator.scene.modifiers[last])
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments += given
    evaluator.scene.arguments.append(
      SceneArgument(label: label, name: nil, value: value, origin: origin))
    evaluator.scene.modifiers[last].arguments = start..<Int32(evaluator.scene.arguments.count)
  }
}
