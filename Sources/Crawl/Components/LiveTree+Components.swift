import Components
import Rules
import VoiceOver

extension LiveTree {
  /// Screens of front ends, which keep all that is told of them.
  var componentScreens: [HeadScreen] {
    var figures = components.figures
    return shownComponents.flatMap { unit, written in
      ([written.own] + written.inner).enumerated().compactMap { place, screen -> HeadScreen? in
        let name = place == 0 ? unit.name : UnitName(path: unit.name.path, name: screen.name)
        guard let known = screens[name] else { return nil }
        let told = WrittenScreen(screen, &figures)
        return HeadScreen(
          name: name, report: known, deltas: told.deltas(&figures),
          guidelineStops: told.stops(.guideline),
          platformStops: told.stops(.platform), layout: told.layout)
      }
    }
  }

  /// With as many rows as the project takes for those that nobody counts.
  private var shownComponents: [(unit: Unit, written: ComponentUnit)] {
    components.paths.sorted().flatMap { path in
      let told = units[path] ?? []
      return components.units(at: path).compactMap { written in
        told.first { $0.name.name == written.name }.map {
          ($0, written.assuming(rows: about.rows(at: path)))
        }
      }
    }
  }

  func componentLayout(of view: String) -> (text: String, swipes: Int)? {
    shownComponents.lazy.compactMap { $0.written.layout(of: view) }.first
  }
}
