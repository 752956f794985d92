import Paging
import Recordings
import SyntheticSwipes
import Touch

/// A sitting as one of the recordings that come with the project: events and what was meant.
struct BundledRecording {
  private let sitting: Sitting
  private let layout: PagerLayout

  /// The page from which every sitting starts: in the middle, so that it can go both ways.
  private static let startPage = 4
  private static let strategy = OnePageStrategy()

  init(_ sitting: Sitting) {
    self.sitting = sitting
    layout =
      switch sitting.kind {
      case .touchpad: .standard
      case .touchscreen: .carousel
      }
  }

  func write(to path: String) throws {
    let device = sitting.device.description
    let recognizer = DragRecognizer(device: device)
    var writer = try EvemuWriter(
      ByteSink(creating: path), device: device,
      notes: [
        .header(
          SwipeLogHeader(
            device: LoggedDevice(device, as: recognizer), layout: layout,
            strategy: Self.strategy.name, estimator: VelocityEstimator.robust.name)),
        .state(
          SwipeLogLine.PagerState(
            timeMicroseconds: 0,
            contentOffset: Self.strategy.restContentOffset(ofPage: Self.startPage, in: layout),
            page: Self.startPage)),
      ])
    var page = Self.startPage
    for turn in sitting.eventsByTurn() {
      try writer.write(turn.events)
      page += turn.intendedPages
      try writer.write(
        .label(SwipeLogLine.IntentLabel(intendedPage: page, source: "scripted")))
    }
  }
}
