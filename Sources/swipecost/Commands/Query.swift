import Publish
import Queries
import Store

extension Command {
  static let query = Command(
    name: "query",
    summary: "Ask the database a question",
    discussion: """
      --list shows the questions that come with the program (with --format, a row for each parameter), --print shows the SQL of one of them, and \
      --schema explains the views to ask with SQL of your own. SQL given with --sql can only read. \
      Its parameters, such as :repo, take their values from --param as well.

      On a terminal a table fits the window; elsewhere nothing is cut. In CSV a text that a spreadsheet \
      would run as a formula gets an apostrophe in front, unless --raw is given.
      """,
    operands: [.atMostOne("NAME", "A question.", completes: .words(Query.all.map(\.name)))],
    options: [
      .value("db", "FILE", "The database that a crawl made.", completes: .files),
      .list("param", "KEY=VALUE", "Set a parameter of the question."),
      .value("sql", "TEXT", "Ask in SQL instead."),
      .choice("format", AnswerFormat.allCases.map(\.rawValue), "How to print the answer (table)."),
      .flag("raw", "Leave texts in CSV as they are."),
      .flag("list", "List the questions and their parameters."),
      .flag("print", "Print the SQL of the question instead of asking it."),
      .flag("schema", "Explain the tables and views."),
    ],
    examples: [
      Example("swipecost query --list", "What can be asked?"),
      Example("swipecost query --list --format json", "The same for a program"),
      Example(
        "swipecost query --db night.sqlite costliest-screens --param limit=10",
        "The ten costliest screens"),
      Example(
        "swipecost query --db night.sqlite --sql 'SELECT repo, open_findings FROM v_repo' "
          + "--format csv", "A question of your own, as CSV"),
    ]
  ) { arguments, console throws(Failure) in
    if arguments.flag("list"), arguments.text("format") == nil {
      for line in QuestionList.lines(Query.all) { console.results.writeLine(line) }
      return .done
    }
    let format = arguments.choice("format", AnswerFormat.table)
    let printer = AnswerPrinter(
      format: format, isRaw: arguments.flag("raw"),
      width: console.results.isTerminal ? console.width : nil, results: console.results)
    if arguments.flag("list") {
      printer.write(QuestionList.answer(Query.all))
      return .done
    }
    if arguments.flag("schema") {
      printer.write(
        try Failure.of(.internalError) { try Database.inMemory().answer(Reads.schemaDoc) })
      return .done
    }
    let question = try Question(arguments)
    if arguments.flag("print") {
      console.results.write(question.sql)
      return .done
    }
    guard let path = arguments.text("db") else {
      throw .usage("--db FILE is missing: \(arguments.command.usage)")
    }
    do {
      let database = try Database.open(path, for: .report)
      try database.allowOnlyReading()
      let values = try question.values(for: database)
      try printer.print(database, question.sql, values)
    } catch let failure as Failure {
      throw failure
    } catch let error as StoreError {
      throw question.failure(error)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
    return .done
  }
}
