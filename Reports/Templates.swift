/// The pages' frames and style, by name; they are compiled into the program.
package struct TemplateFile: Sendable {
  /// Also the name of the file that `--templates` looks for.
  package let name: String
  package let text: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  package static let all: [TemplateFile] = pages + styles + [poster]

  /// Only for drawings that stand alone.
  package static let poster = TemplateFile("poster.css", PackageResources.poster_css)

  /// One frame for all pages, and the long texts that are more prose than data.
  package static let pages: [TemplateFile] = [
    TemplateFile("page.html", PackageResources.page_html),
    TemplateFile("methodology.html", PackageResources.methodology_html),
  ]

  /// In the order in which they are joined into one `style.css`: what comes later wins.
  package static let styles: [TemplateFile] = [
    TemplateFile("palette.css", PackageResources.palette_css),
    TemplateFile("page.css", PackageResources.page_css),
    TemplateFile("tables.css", PackageResources.tables_css),
    TemplateFile("charts.css", PackageResources.charts_css),
    TemplateFile("swipemap.css", PackageResources.swipemap_css),
    TemplateFile("print.css", PackageResources.print_css),
  ]
}
