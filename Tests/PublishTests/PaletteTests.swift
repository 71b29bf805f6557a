import Foundation
import ReportTemplates
import Testing

/// The colours of the style sheet, by theme.
struct Palette {
  /// Red, green and blue from 0 to 1, linear.
  typealias Colour = SIMD3<Double>
  let colours: [String: Colour]

  /// `light`, `dark` or `print`: the variables of the first block, overridden by those of the theme.
  init(_ theme: String) {
    let text = TemplateFile.styles[0].text
    var colours: [String: Colour] = [:]
    let blocks = text.components(separatedBy: "@media ")
    let wanted =
      [blocks[0]] + blocks.dropFirst().filter { $0.contains(theme + ")") || $0.hasPrefix(theme) }
    for block in wanted {
      for match in block.matches(of: /--([a-z0-9-]+): #([0-9a-f]{6})/) {
        colours[String(match.1)] = Palette.linear(String(match.2))
      }
    }
    self.colours = colours
  }

  subscript(_ name: String) -> Colour { colours[name] ?? Colour(repeating: .nan) }

  private static func linear(_ hex: String) -> Colour {
    let number = Int(hex, radix: 16) ?? 0
    let parts = [number >> 16, number >> 8, number].map { part -> Double in
      let value = Double(part & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return Colour(parts[0], parts[1], parts[2])
  }

  static func luminance(_ colour: Colour) -> Double {
    0.2126 * colour.x + 0.7152 * colour.y + 0.0722 * colour.z
  }

  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  static func contrast(_ a: Colour, _ b: Colour) -> Double {
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  /// How people with one kind of cone missing see a colour (Machado, Oliveira and Fernandes 2009).
  static func seen(_ colour: Colour, by eye: String) -> Colour {
    let rows: [Colour] =
      switch eye {
      case "protanopia":
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case "deuteranopia":
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case "tritanopia":
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      default: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      }
    return Colour(
      (rows[0] * colour).sum(), (rows[1] * colour).sum(), (rows[2] * colour).sum()
    ).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Distance in CIE Lab; 2.3 can just be seen.
  static func distance(_ a: Colour, _ b: Colour) -> Double {
    let d = lab(a) - lab(b)
    return (d * d).sum().squareRoot()
  }

  private static func lab(_ c: Colour) -> Colour {
    let x = (0.4124 * c.x + 0.3576 * c.y + 0.1805 * c.z) / 0.95047
    let y = luminance(c)
    let z = (0.0193 * c.x + 0.1192 * c.y + 0.9505 * c.z) / 1.08883
    func f(_ t: Double) -> Double { t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116 }
    return Colour(116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z)))
  }
}

@Suite struct `The palette` {
  static let themes = ["light", "dark", "print"]
  static let eyes = ["trichromacy", "protanopia", "deuteranopia", "tritanopia"]

  @Test(arguments: themes)
  func `makes text readable on every ground`(_ theme: String) {
    let palette = Palette(theme)
    for text in ["ink", "ink-2", "cost", "good", "critical", "serious", "moderate", "minor"] {
      for ground in ["paper", "card", "wash"] {
        let ratio = Palette.contrast(palette[text], palette[ground])
        #expect(ratio >= 4.5, "\(text) on \(ground) has \(ratio)")
      }
    }
    for mark in ["cost", "good"] {
      let ratio = Palette.contrast(palette["on-mark"], palette[mark])
      #expect(ratio >= 4.5, "on-mark on \(mark) has \(ratio)")
    }
    for band in ["cost-band", "cost-band-2", "good-band"] {
      #expect(Palette.contrast(palette["ink-2"], palette[band]) >= 3, "\(band)")
    }
  }

  @Test(arguments: themes)
  func `makes marks stand out from their ground`(_ theme: String) {
    let palette = Palette(theme)
    for mark in ["cost", "good", "seen", "axis", "critical", "serious", "moderate", "minor"] {
      for ground in ["card", "wash", "paper"] {
        let ratio = Palette.contrast(palette[mark], palette[ground])
        #expect(ratio >= 3, "\(mark) on \(ground) has \(ratio)")
      }
    }
    for band in ["cost-band", "cost-band-2"] {
      let ratio = Palette.contrast(palette["cost"], palette[band])
      #expect(ratio >= 3, "the line on \(band) has \(ratio)")
      #expect(Palette.contrast(palette["ink"], palette[band]) >= 4.5, "the dots on \(band)")
    }
  }

  @Test(arguments: themes, eyes)
  func `keeps what means different things apart`(_ theme: String, _ eye: String) {
    let palette = Palette(theme)
    let pairs = [
      ("cost", "good"), ("cost", "ink-2"), ("good", "ink-2"), ("cost-band", "cost-band-2"),
      ("cost", "ink"),
    ]
    for (a, b) in pairs {
      let distance = Palette.distance(
        Palette.seen(palette[a], by: eye), Palette.seen(palette[b], by: eye))
      let least = a.hasSuffix("band") ? 6.0 : 15.0
      #expect(distance >= least, "\(a) and \(b) are \(distance) apart")
    }
  }
}
