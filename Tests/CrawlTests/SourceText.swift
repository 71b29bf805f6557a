import Git

@testable import Crawl

extension SourceChange {
  /// The source at a path as the crawl would read it; nil where it is gone.
  init(_ path: String, _ text: String?) {
    guard let text else {
      self.init(path: path, source: nil)
      return
    }
    let reader = BlobReader(maxBytes: 1_000_000, views: Analyser.standard(rows: 20).views)
    let blob = reader.analyse(Array(text.utf8).span, .swift)
    self.init(path: path, source: LiveSource(blob: blob, isCounted: true))
  }
}
