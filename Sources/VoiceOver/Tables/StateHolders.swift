import Views

/// Types of packages whose members are those of the state that they hold, by dynamic member lookup.
enum StateHolders {
  struct Row {
    let module: UInt64
    /// What stands between the brackets is the feature, and its `State` is the state.
    let isOfFeature: Bool
    /// Where the package says so.
    let source: String
  }

  static let state = NameHash.of("State")

  static let all = Dictionary(
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
