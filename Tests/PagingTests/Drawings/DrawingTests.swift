import Foundation
import TestSupport
import Testing

@testable import Paging

@Suite struct DrawingTests {
  private static let catalogue = repositoryRoot.appending(
    components: "Sources", "Paging", "Paging.docc")
  private static let resources = catalogue.appending(component: "Resources")

  @Test func `every drawing shows what the library computes`() throws {
    for drawing in try allDrawings() {
      for palette in Palette.all {
        let file = Self.resources.appending(
          component: "\(drawing.name)\(palette.nameSuffix).svg")
        expectFile(at: file, toHold: drawing.svg(in: palette))
      }
    }
  }

  @Test func `there is no picture that is not drawn here`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
    let drawn = try allDrawings().flatMap { drawing in
      Palette.all.map { "\(drawing.name)\($0.nameSuffix).svg" }
    }
    #expect(Set(files) == Set(drawn))
    #expect(Set(drawn).count == drawn.count)
  }

  @Test func `every strategy is drawn`() {
    let drawn = StrategyExample.all.map(\.strategy.name)
    #expect(drawn == PagingStrategies.all.map(\.name) + [FreeScrollStrategy().name])
  }

  @Test func `every drawing is shown by one article, with words for those who cannot see it`()
    throws
  {
    // DocC reads an image's words up to the end of the line.
    let articles = try articleTexts()
    for drawing in try allDrawings() {
      let images = articles.flatMap { $0.matches(of: /!\[([^\]\n]*)\]\(([^)]*)\)/) }
        .filter { $0.output.2 == drawing.name }
      #expect(images.count == 1, "\(drawing.name)")
      for image in images {
        let unknown = numbers(in: image.output.1).subtracting(drawing.numbers)
        #expect(unknown == [] && image.output.1.count > 40, "\(drawing.name)")
      }
    }
  }

  @Test func `no text touches another, a line, or the edge`() throws {
    for drawing in try allDrawings() {
      #expect(drawing.collisions() == [], "\(drawing.name)")
    }
  }

  /// 4.5 to 1 is what WCAG 2.1 asks of text, success criterion 1.4.3.
  @Test func `all text stands out from what is behind it`() {
    let pairs: [(Ink, Ink)] = [
      (.ink, .background), (.secondary, .background), (.accent, .background),
      (.warning, .background), (.ink, .item), (.ink, .accentBody), (.ink, .warningBody),
    ]
    for palette in Palette.all {
      for (text, back) in pairs {
        let contrast = contrast(palette.colour(text), palette.colour(back))
        #expect(contrast >= 4.5, "\(text) on \(back)\(palette.nameSuffix)")
      }
    }
  }

  @Test func `a palette has a colour for everything`() {
    for palette in Palette.all {
      for ink in Ink.allCases {
        #expect(palette.colour(ink).wholeMatch(of: /#[0-9a-f]{6}/) != nil, "\(ink)")
      }
    }
  }

  private func articleTexts() throws -> [String] {
    let files = FileManager.default.enumerator(at: Self.catalogue, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "md" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

private func numbers(in text: some StringProtocol) -> Set<String> {
  Set(String(text).matches(of: /[0-9]+(\.[0-9]+)?/).map { String($0.output.0) })
}

extension Drawing {
  /// The numbers that can be read in the drawing.
  fileprivate var numbers: Set<String> {
    shapes.reduce(into: []) { found, shape in
      if case .text(let text) = shape {
        found.formUnion(PagingTests.numbers(in: text.text))
      }
    }
  }
}

/// The ratio of two colours' relative luminances, as WCAG 2.1 defines it.
private func contrast(_ first: String, _ second: String) -> Double {
  let luminances = [first, second].map(luminance).sorted()
  return (luminances[1] + 0.05) / (luminances[0] + 0.05)
}

private func luminance(_ colour: String) -> Double {
  let value = Int(colour.dropFirst(), radix: 16) ?? 0
  let channels = [value >> 16, value >> 8, value].map { channel in
    let share = Double(channel & 255) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
}
