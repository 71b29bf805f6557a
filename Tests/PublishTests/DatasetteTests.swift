import Foundation
import Publish
import Queries
import Store
import TestSupport
import Testing

@Suite struct `The metadata for Datasette` {
  static func metadata() throws -> [String: Any] {
    let database = try Seed.database()
    let text = DatasetteMetadata(name: "night", documentation: try database.answer(Reads.schemaDoc))
      .text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let databases = try #require(object?["databases"] as? [String: Any])
    return try #require(databases["night"] as? [String: Any])
  }

  @Test func `explains every public view and hides the tables behind them`() throws {
    let tables = try #require(Self.metadata()["tables"] as? [String: [String: Any]])
    for (name, table) in tables {
      #expect((table["description"] as? String)?.isEmpty == false)
      #expect((table["hidden"] as? Bool ?? false) == !name.hasPrefix("v_"))
    }
    let columns = tables["v_repo"]?["columns"] as? [String: String]
    let screens = "Views that are shown as a whole; of an app, those that its code makes. (screen)"
    #expect(columns?["screens"] == screens)
  }

  @Test func `has every question, answered the same when nothing is filled in`() throws {
    let database = try Seed.database()
    let questions = try #require(Self.metadata()["queries"] as? [String: [String: Any]])
    #expect(questions.count == Query.all.count)
    for query in Query.all {
      let sql = try #require(questions[query.name]?["sql"] as? String)
      let empty = Dictionary(
        uniqueKeysWithValues: query.parameters.map { ($0.name, Value.text("")) })
      var usual: [String: Value] = [:]
      for parameter in query.parameters {
        switch parameter.usual {
        case .number(let number): usual[parameter.name] = Value(number)
        case .text(let text): usual[parameter.name] = .text(text)
        }
      }
      #expect(try database.answer(sql, empty) == database.answer(query.sql, usual), "\(query.name)")
    }
  }
}
