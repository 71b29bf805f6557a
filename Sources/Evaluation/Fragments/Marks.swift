import Scenes
import Views

/// How long the evaluator's tables are.
struct Marks {
  var values = 0
  var lists = 0
  var arguments = 0
  var texts = 0
  var conditions = 0
  var bindings = 0
  var choices = 0
  var instances = 0
  var knowledge = 0
  var views = 0
  var constants = 0
  var considered = 0
}

extension Marks {
  init(_ evaluator: borrowing Evaluator) {
    values = evaluator.scene.values.count
    lists = evaluator.scene.valueLists.count
    arguments = evaluator.scene.arguments.count
    texts = evaluator.scene.resolvedTexts.count
    conditions = evaluator.scene.conditions.count
    bindings = evaluator.bindings.count
    choices = evaluator.choices.count
    instances = evaluator.instances.count
    knowledge = evaluator.knowledge.count
    views = evaluator.views.count
    constants = evaluator.memory.constants.count
    considered = evaluator.memory.considered.count
  }
}

extension Evaluator {
  /// Forgets all that came after.
  mutating func restore(_ marks: Marks) {
    scene.values.removeLast(scene.values.count - marks.values)
    weights.removeLast(weights.count - marks.values)
    scene.valueLists.removeLast(scene.valueLists.count - marks.lists)
    // Other lists will stand where those of rows did.
    if !scene.rowLists.isEmpty {
      scene.rowLists = scene.rowLists.filter { $0 < Int32(marks.lists) }
    }
    scene.arguments.removeLast(scene.arguments.count - marks.arguments)
    scene.resolvedTexts.removeLast(scene.resolvedTexts.count - marks.texts)
    scene.conditions.removeLast(scene.conditions.count - marks.conditions)
    bindings.removeLast(bindings.count - marks.bindings)
    choices.removeLast(choices.count - marks.choices)
    instances.removeLast(instances.count - marks.instances)
    knowledge.removeLast(knowledge.count - marks.knowledge)
    views.removeLast(views.count - marks.views)
    memory.constants.restore(marks.constants)
    memory.considered.removeLast(memory.considered.count - marks.considered)
  }
}
