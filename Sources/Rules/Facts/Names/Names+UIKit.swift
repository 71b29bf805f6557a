import Scenes
import Views
import VoiceOver

/// What the rules ask about the views of one class of UIKit.
///
/// What its own code does is known; what storyboards, subclasses and other classes do is not, so a
/// name is only missing where nobody else could give one.
extension Names {
  /// What a control of UIKit shows as its name, where its class alone decides.
  func uiKitName(of control: NodeID) -> ShownName {
    var (hasImage, isOfSystem) = (false, false)
    for modifier in scene.modifiers(of: control) {
      switch modifier.word {
      case .text, .attributedText, .setTitle, .setAttributedTitle, .title, .placeholder:
        let title = scene.firstArgument(of: modifier)
        if !sayings.isSilent(title) { return isDrawn(control) ? .unknown : .text(shown(title)) }
      // The system draws a picture there, and says a name of its own for it: nobody reads that.
      case .buttonType: isOfSystem = true
      case .setImage, .image: hasImage = true
      default: break
      }
    }
    if isOfSystem { return .unknown }
    // An item that code puts in the place of the one that was there: what it is made with names it, and what is made
    // with a picture alone is told where that is written.
    if scene[control].word == .UIBarButtonItem {
      if let title = scene.argument(.title, of: control), !sayings.isSilent(title) {
        return isDrawn(control) ? .unknown : .text(shown(title))
      }
      if !scene.arguments(of: control).isEmpty { return .unknown }
    }
    // Each segment has a name of its own.
    if case .picker = tree.control(control) { return .unknown }
    let isOfHolder = (hasImage || isOfInterface(control)) && isNamedByItsHolder(control)
    guard isNamedByItsClass(control) || isOfHolder else { return .unknown }
    return hasImage ? .icons([control]) : .nothing
  }

  /// An item of a bar with a picture shows that, and its title is said alone.
  ///
  /// https://developer.apple.com/documentation/uikit/uibaritem/title
  private func isDrawn(_ control: NodeID) -> Bool {
    guard scene[control].word == .UIBarButtonItem else { return false }
    return scene.argument(.image, of: control) != nil
      || scene.modifiers(of: control).contains { $0.word == .image }
  }

  /// The class makes it, keeps it to itself, and hands it to nobody who could name it.
  func isNamedByItsClass(_ node: NodeID) -> Bool {
    guard isOnlyHere(node), scene[node].parent < 0 || !isCustom(scene[node].parent) else {
      return false
    }
    return isTouchedByNobody(node)
  }

  /// Code that was not read with it does not get hold of it.
  private func isOnlyHere(_ node: NodeID) -> Bool {
    // A cell says the switch in it with its own texts, as public class dumps have it; all else in it speaks for itself.
    if scene[node].word == .UISwitch, tree.isInside(node, .UITableViewCell) { return false }
    return isOfInterface(node) || isPrivate(node)
  }

  /// A call of the class makes it, under whatever name: it does not stand for a property that something else fills.
  private func isMadeByCall(_ node: NodeID) -> Bool {
    let file = scene[node].origin.file
    return scene[node].origin.offset != files.type(scene[node].owner, in: file).offset
  }

  /// The same of a view of the repository's own class: its code was read where it stands, and gives it no name.
  ///
  /// A class of a package above it adds what nobody sees.
  private func isNamedByItsHolder(_ node: NodeID) -> Bool {
    let parent = scene[node].parent
    guard parent >= 0, isCustom(parent), scene[parent].parent >= 0, isOnlyHere(node),
      !(node..<scene[node].end).contains(where: isUnknown)
    else { return false }
    return isTouchedByNobody(node)
  }

  /// The class makes it, and hands it to nobody: what it does not say of it nobody says, or hardly anybody.
  ///
  /// Of a view of the repository's own class the code was read where it stands, so the traits that this gives it are
  /// known. Who uses a view gives its parts texts and pictures, but no traits.
  func isMadeHere(_ node: NodeID) -> Bool {
    guard isOfInterface(node) || isMadeProperty(node) || isMadeInPlace(node) else { return false }
    return isTouchedByNobody(node, asksForTraits: true)
  }

  /// `view.addSubview(Tile())`: no name stands for it, so nobody else has it.
  private func isMadeInPlace(_ node: NodeID) -> Bool {
    scene[node].parent >= 0 && isCustom(scene[node].parent) && code.text(scene[node].name) == nil
  }

  /// Nothing is done with it in the class that could give it a name, or traits: `picture.kf.indicatorType = .activity`
  /// gives none of these.
  private func isTouchedByNobody(_ node: NodeID, asksForTraits: Bool = false) -> Bool {
    scene.modifiers(of: node).allSatisfy { modifier in
      switch modifier.word {
      case .other:
        PlatformNames.callsWithoutName.contains(code.text(modifier.name) ?? "")
          || asksForTraits && isSet(modifier)
      case .accessibilityAttributedLabel: false
      default: true
      }
    }
  }

  private func isUnknown(_ node: NodeID) -> Bool {
    if case .opaque = scene[node].kind { true } else { false }
  }

  private func isSet(_ modifier: AppliedModifier) -> Bool {
    scene.firstArgument(of: modifier).map { $0 != .null } ?? false
  }

  /// A variable of a body, or a property with a value.
  private func isMadeProperty(_ node: NodeID) -> Bool {
    let owner = scene[node].owner
    guard owner >= 0, let name = code.text(scene[node].name) else { return false }
    let type = TypeID(file: scene[node].origin.file, index: owner)
    let found = code.members(of: type, named: name).first
    return found.map { code.member($0).value != nil } ?? true
  }

  /// An object of a storyboard or a xib: the code that has an outlet for it was read with it.
  private func isOfInterface(_ node: NodeID) -> Bool {
    files.interface(scene[node].origin.file) != nil
  }

  /// A class of the repository: its own code may name it, and so may those who use it.
  ///
  /// What is shown in a view of SwiftUI is made and changed by that view.
  private func isCustom(_ node: NodeID) -> Bool {
    guard case .custom(let type) = scene[node].kind else { return false }
    return !files[type].inherited.contains {
      files.name($0, in: type.file).text == "UIViewRepresentable"
    }
  }

  /// A variable of a body, a private property, or a property of a screen that the class makes: nobody
  /// names those from outside.
  private func isPrivate(_ node: NodeID) -> Bool {
    let file = scene[node].origin.file
    let owner = scene[node].owner
    guard owner >= 0, let name = code.text(scene[node].name) else { return false }
    let type = files.type(owner, in: file)
    let found = code.members(of: TypeID(file: file, index: owner), named: name).first
    guard let property = found.map({ code.member($0) }) else { return true }
    // An outlet has no value here; what code makes and keeps there has its own.
    guard property.value != nil else { return property.isFilePrivate && isMadeByCall(node) }
    return property.isFilePrivate
      || type.inherited.contains { files.name($0, in: file).text.hasSuffix("ViewController") }
  }
}
