internal import Components

/// What one component shows by itself.
///
/// Its nodes are those that are kept for all who show it: names are put in by `settled` where they are wanted, since
/// written out they would be many times as large.
struct ComponentReading: Sendable, Equatable {
  var key: ComponentKey
  var name: String
  var site: HostSite
  var nodes: [HostNode]
  var presentations: [HostPresentation]
  var navigators: [NavigatorReading]
  var options: [HostBarChange]
  var uses: Set<ComponentKey>
  var sources: [String]
  /// Expressions that were evaluated for it.
  var steps: Int

  /// It shows the same, however that was found.
  func shows(theSameAs other: ComponentReading) -> Bool {
    var own = self
    own.steps = other.steps
    return own == other
  }
}

extension ComponentReading {
  /// With all names put in.
  func settled(_ members: [UInt64: ScriptMemberSubject]) -> ComponentReading {
    let settled = ScriptRenaming(names: [:], members: members)
    var component = self
    component.nodes = settled(nodes)
    for index in presentations.indices {
      component.presentations[index].nodes = settled(presentations[index].nodes)
    }
    for index in options.indices { component.options[index].bar = settled(options[index].bar) }
    return component
  }
}
