import Foundation
import TestSupport
import Testing

@Suite struct ArticleTableTests {
  /// The tables of figures are read by the tests of their articles; the others are of words.
  static let known = [
    "Choosing-a-strategy": 3, "Physics": 5, "Presentation": 1, "Coming-from-UIKit": 1,
    "Your-own-strategy": 1,
  ]

  @Test func `no article has a table that no test knows`() throws {
    let catalogue = articleURL("Paging").deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(atPath: catalogue.path)
    let articles = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(Self.known.keys).isSubset(of: articles))
    for article in articles {
      #expect(try tables(ofArticle: article).count == Self.known[article, default: 0], "\(article)")
    }
  }

  @Test func `a figure is compared to its last digit`() throws {
    let figure = try Figure("-36.8 pt")
    #expect(figure.value == -36.8)
    #expect(figure.written(-36.84) == figure.text && figure.written(-36.86) != figure.text)
  }
}
