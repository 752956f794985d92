import Foundation
import Recordings
import Testing
import TestSupport

/// Recordings that others made, which are no part of this project: see the README beside this file.
@Suite(.enabled(if: corpus != nil, "needs PAGER_CORPUS, a folder of recordings with an INDEX.tsv"))
struct CorpusTests {
  private let sources = RecordingPaths(expanding: [corpus?.path ?? ""]).sources

  @Test func `swipes by fingers and axis are those of the index, or the difference is explained`()
    throws
  {
    let index = try CorpusTable(try #require(corpus).appending(component: "INDEX.tsv"))
    let theirs = Dictionary(
      index.rows.map { ($0["file"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var differences: [CountDifference] = []
    var recordingCount = 0
    for source in sources {
      let file = URL(filePath: source.path).lastPathComponent
      guard let row = theirs[file], row["format"]?.hasPrefix("evemu") == true else { continue }
      let counts = try #require(try SwipeCounts(source), "\(file)")
      recordingCount += 1
      for column in SwipeCounts.columns {
        let difference = CountDifference(
          file: file, column: column, theirs: row[column] ?? "",
          ours: String(counts.byColumn[column] ?? 0))
        if difference.theirs != difference.ours { differences.append(difference) }
      }
    }
    #expect(recordingCount > 0, "no evemu recording of the index is in the folder")
    #expect(differences.sorted() == (try explained()).sorted())
  }

  @Test func `every file is read, or refused by its name and with a reason`() {
    var refusalCount = 0
    for source in sources {
      do throws(RecordingError) {
        _ = try source.open()
      } catch {
        refusalCount += 1
        #expect(error.file == source.path && !error.reason.isEmpty, "\(source.path)")
        #expect(error.description == "\(source.path): \(error.reason)")
      }
    }
    #expect(refusalCount < sources.count, "nothing at all was read")
  }

  private func explained() throws -> [CountDifference] {
    let url = repositoryRoot.appending(path: "Tests/PagerAnalysisTests/Corpus/differences.tsv")
    return try CorpusTable(url).rows.map { row in
      #expect(row["why"]?.isEmpty == false, "a difference needs a reason")
      return CountDifference(
        file: row["file"] ?? "", column: row["column"] ?? "", theirs: row["theirs"] ?? "",
        ours: row["ours"] ?? "")
    }
  }
}

private let corpus = ProcessInfo.processInfo.environment["PAGER_CORPUS"].map { URL(filePath: $0) }
