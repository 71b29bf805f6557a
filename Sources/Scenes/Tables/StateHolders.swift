import Views

/// Types of packages whose members are those of the state that they hold, by dynamic member lookup.
package enum StateHolders {
  package struct Row {
    package let module: UInt64
    /// What stands between the brackets is the feature, and its `State` is the state.
    package let isOfFeature: Bool
    /// Where the package says so.
    let source: String
  }

  package static let state = NameHash.of("State")

  package static let all = Dictionary(
    rows.map {
      (
        NameHash.of($0.name),
        Row(module: NameHash.of($0.module), isOfFeature: $0.isOfFeature, source: $0.source)
      )
    },
    uniquingKeysWith: { first, _ in first })

  private static let rows: [(name: String, module: String, isOfFeature: Bool, source: String)] = [
    (
      "Store", "ComposableArchitecture", false,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/Observation/Store+Observation.swift"
    ),
    (
      "StoreOf", "ComposableArchitecture", true,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/Store.swift"
    ),
    (
      "ViewStore", "ComposableArchitecture", false,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/ViewStore.swift"
    ),
    (
      "ViewStoreOf", "ComposableArchitecture", true,
      "pointfreeco/swift-composable-architecture Sources/ComposableArchitecture/ViewStore.swift"
    ),
  ]
}
