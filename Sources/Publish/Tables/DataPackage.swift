import Store

/// `datapackage.json` after https://specs.frictionlessdata.io/data-package/: what each CSV holds, column
/// by column, with the descriptions and units that the database gives itself.
struct DataPackage {
  struct Resource {
    var name: String
    var path: String
    var title: String
    var bytes: Int
    var hash: String
    var fields: [Field]
  }

  struct Field {
    var name: String
    var type: String
    var description: String?
    var unit: String?
  }

  var version: String
  var resources: [Resource]

  var text: String {
    JSON.object([
      ("name", .text("swipecost")),
      ("title", .text("VoiceOver swipes and accessibility findings, commit by commit")),
      ("version", .text(version)),
      ("profile", .text("tabular-data-package")),
      ("resources", .list(resources.map { $0.json })),
    ]).printed
  }
}

extension DataPackage.Resource {
  fileprivate var json: JSON {
    .object([
      ("name", .text(name)), ("path", .text(path)), ("title", .text(title)),
      ("profile", .text("tabular-data-resource")), ("format", .text("csv")),
      ("mediatype", .text("text/csv")), ("encoding", .text("utf-8")), ("bytes", .number(bytes)),
      ("hash", .text("sha256:" + hash)),
      (
        "dialect",
        .object([
          ("delimiter", .text(",")), ("lineTerminator", .text("\r\n")), ("quoteChar", .text("\"")),
          ("doubleQuote", .flag(true)), ("header", .flag(true)),
        ])
      ),
      (
        "schema",
        .object([
          ("fields", .list(fields.map { $0.json })), ("missingValues", .list([.text("")])),
        ])
      ),
    ])
  }
}

extension DataPackage.Field {
  fileprivate var json: JSON {
    var fields: [(String, JSON)] = [("name", .text(name)), ("type", .text(type))]
    if let description { fields.append(("description", .text(description))) }
    if let unit { fields.append(("unit", .text(unit))) }
    return .object(fields)
  }

  /// The type that fits all values of a column seen so far.
  static func type(_ old: String?, _ value: Value) -> String? {
    let new: String? =
      switch value {
      case .null: nil
      case .integer: "integer"
      case .real: "number"
      case .text, .blob: "string"
      }
    guard let new, let old, new != old else { return new ?? old }
    return Set([old, new]) == ["integer", "number"] ? "number" : "string"
  }
}
