package import VoiceOver

import Scenes
import Views

/// The reports of a tree, once all its views have been read: what is a screen, and why.
package func reports(of outlines: [ReadingOutline]) -> [ViewReport] {
  var manners: [TypeID: Set<Mention.Manner>] = [:]
  for outline in outlines {
    for mention in outline.mentions where mention.type != outline.type {
      manners[mention.type, default: []].insert(mention.manner)
    }
  }
  var handed = HandedPages<TypeID>()
  for outline in outlines {
    for mention in outline.mentions where mention.type != outline.type {
      handed.add(mention.manner, of: mention.type, in: outline.type)
    }
  }
  manners.merge(handed.manners { manners[$0] ?? [] }) { $1 }
  let showers = firstShowers(outlines)
  var reports: [ViewReport] = []
  for outline in outlines {
    if let report = outline.report(shown: manners[outline.type] ?? []) {
      reports.append(report)
    }
    reports += outline.inner.filter { report in
      guard let likeness = report.likeness else { return true }
      return showers[likeness] == outline.shower(of: report)
    }
  }
  return reports
}

/// Of the views that show the same screen by the same code, the first one does.
private func firstShowers(_ outlines: [ReadingOutline]) -> [ScreenLikeness: Shower] {
  var showers: [ScreenLikeness: Shower] = [:]
  for outline in outlines {
    for report in outline.inner {
      guard let likeness = report.likeness else { continue }
      let shower = outline.shower(of: report)
      showers[likeness] = min(shower, showers[likeness] ?? shower)
    }
  }
  return showers
}

extension ReadingOutline {
  fileprivate func shower(of report: ViewReport) -> Shower {
    Shower(path: self.report.place.path, number: type.index, name: report.name)
  }
}
