import Scenes
import Views

/// What a view, or a function, is handed for what it declares: `Chip(icon: kit.star)` of `let icon: Image?`.
///
/// Nobody may know what that is; that it is an image the declaration says.
enum TypedPlaces {
  /// Writes out what stands for a name of a type that we know; false where the type tells nothing.
  static func emit(
    _ id: ExpressionID, _ place: Site, as type: SourceName, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let known = KnownViews.all[evaluator.word(type.name, type.file)],
      known.becomes != .children
    else { return false }
    let outer = evaluator.expected
    defer { evaluator.expected = outer }
    evaluator.expected = type
    ModifierChains.emit(id, place, as: use.role, &evaluator, use.pending)
    return true
  }

  /// The same of what nobody can follow.
  static func emitUnknown(
    _ name: NameID?, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let name, let place = evaluator.typedPlace, place.expression == use.expression,
      place.file == use.site.file
    else { return false }
    return DeclaredTypes.emitTyped(place.type, name, use, &evaluator)
  }
}

/// An expression that stands for something of a type.
struct TypedPlace {
  var expression: ExpressionID
  var file: FileID
  var type: SourceName
}
