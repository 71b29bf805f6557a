/// Every rule, in the order of the documents they come from.
extension Rule {
  package static let catalog: [Rule] = [
    .combinedRowWithoutLabel, .infoByShapeOnly, .redundantCombine, .ungroupedRow,

    .labeledPairIncomplete, .labeledPairMismatch, .labeledPairReversed, .unpairedLabelValue,

    .hiddenText, .labelBeforeElement, .labelOnNonElement, .lostTextInGroup, .nestedInteractive,
    .silentElement, .stackedElementModifiers, .swallowedControl, .traitOnNonElement,
    .uiKitContainerHidesText,

    .actionsByErasedLoop, .actionsByHiddenViews, .actionsByRepeatedViews, .gestureWithoutAction,
    .tapWithoutTrait,

    .codeWithoutContentType, .customContentKeyRepeated, .customContentOnNonElement,
    .decorativeImageReadAloud, .deprecatedAccessibilityModifier, .duplicateSpeech, .emptyLabel,
    .headingLevelSkipped, .headingLevelWithoutTrait, .headingMissing, .hintNamesGesture,
    .hintNotAResult, .hintRepeatsLabel, .iconButtonNoLabel, .imageFilenameLabel, .imageNoLabel,
    .inputLabelsWrong, .labelDescribesAppearance, .labelIncludesRole, .labelIsIdentifier,
    .labelNotInName, .labelNotLocalized, .labelTooLong, .speechAttributeLost, .stateNotExposed,
    .unlabeledControl, .valueMissing,
  ]

  package static func named(_ id: String) -> Rule? { catalog.first { $0.id == id } }
}
