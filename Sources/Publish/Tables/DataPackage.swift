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
        .object(
          [
            ("fields", .list(fields.map { $0.json })), ("missingValues", .list([.text("")])),
            ("primaryKey", .list((Self.keys[name] ?? []).map { .text($0) })),
            ("foreignKeys", .list(references)),
          ].filter { !$0.1.isEmptyList })
      ),
    ])
  }

  /// The columns that tell the rows of a public view apart.
  private static let keys = [
    "v_repo": ["repo"], "v_commit": ["repo", "sha"], "v_rule": ["rule"], "v_run": ["run"],
    "v_screen": ["view_id"], "v_screen_span": ["view_id", "from_position"],
    "v_row": ["view_id", "ordinal"], "v_trend_month": ["repo", "month"],
    "v_rule_month": ["rule", "repo", "month"], "v_framework_month": ["repo", "month", "framework"],
    "v_package": ["repo", "package"],
    "v_finding": ["repo", "fingerprint", "occurrence", "from_position"],
  ]

  /// What a column of this name names, in any view but the one it names.
  private var references: [JSON] {
    guard name.hasPrefix("v_") else { return [] }
    return [("repo", "v_repo"), ("rule", "v_rule"), ("run", "v_run")].compactMap { column, view in
      guard view != name, fields.contains(where: { $0.name == column }) else { return nil }
      return .object([
        ("fields", .text(column)),
        ("reference", .object([("resource", .text(view)), ("fields", .text(column))])),
      ])
    }
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
