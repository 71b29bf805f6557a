/// The five texts that the rules come from.
package enum RuleDocument: String, Sendable, CaseIterable {
  case grouping
  case labeledPair = "labeled-pair"
  case nestedNames = "nested-names"
  case actions
  case descriptions

  package var title: String {
    switch self {
    case .grouping: "Group related elements"
    case .labeledPair: "Labels and their content"
    case .nestedNames: "Names of nested elements"
    case .actions: "Accessibility actions"
    case .descriptions: "Accessible descriptions"
    }
  }
}
