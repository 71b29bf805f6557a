/// Recorded scenes of which we say something else, and why.
enum Disagreement {
  private static let containers = "what stands at the start and end of a container is not said"
  private static let dataTable = "the headers, rows and columns of a data table are not said"
  private static let bars = "a bar that code makes as a view of its own is unknown"

  static let all: [String: String] = [
    "activation-point": "traits that are taken over from another view are unknown",
    "block-based": "values that are given as blocks are not read",
    "custom-content": "content that a class provides is not read, and of nothing else to say it is",
    "data-table": dataTable,
    "data-table-undefined-rows": dataTable,
    "data-table-with-headers": dataTable,
    "element-frames": "frames that an override computes do not decide the order",
    "label-as-root": "a class that is one label is read where it is placed only",
    "landmark-container": containers,
    "list-container": containers,
    "nav-bar-back-with-titles": bars,
    "nav-bar-back-without-titles": bars,
    "tab-bars": bars,
  ]
}
