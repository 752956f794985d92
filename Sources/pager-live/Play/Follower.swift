import LiveView
import Pager
import PagerAnalysis
import Paging
import Recordings
import Touch

/// Keeps of a pager's events what its screen and its lines tell.
struct Follower {
  let configuration: PagerConfiguration
  /// Those that the table compares.
  let strategies: [any PagingStrategy]
  private(set) var device: DeviceLine
  private(set) var summary: SwipeSummary
  private(set) var rests: RestTally
  private(set) var swipe: SwipeLine?
  private(set) var table: LandingTable
  private(set) var axis = DragAxis.horizontal
  private(set) var isCaught = false
  private(set) var content: ContentTrack

  init(_ pager: Pager, settings: PlaybackSettings, summary: SwipeSummary, rests: RestTally) {
    self.summary = summary
    self.rests = rests
    configuration = settings.configuration
    strategies = PagingStrategies.all(with: settings.configuration.strategy)
    device = DeviceLine(name: settings.device.name ?? "swipe log", kind: settings.device.kind)
    table = LandingTable(moment: .never, rows: [])
    content = ContentTrack(restingAt: pager.engine.contentOffset)
    table.rows = strategies.map(row)
    self.rests.wasPlaced(rest(at: pager.engine.contentOffset))
  }

  /// The content was put somewhere else.
  mutating func contentWasPlaced(_ pager: Pager) {
    content.rest(at: pager.engine.contentOffset)
    rests.wasPlaced(rest(at: pager.engine.contentOffset))
  }

  /// Follows events in their order; adds to `moments` what is worth a line.
  mutating func follow(_ events: [PagerEvent], into moments: inout [LiveMoment]) {
    for event in events {
      switch event {
      case .drag(let drag): follow(drag, into: &moments)
      case .paging(let paging): follow(paging, into: &moments)
      }
    }
  }

  private mutating func follow(_ drag: DragEvent, into moments: inout [LiveMoment]) {
    switch drag {
    case .began(let time, let fingers, let axis):
      let page = configuration.layout.item(nearestToCenterAt: content.restContentOffset)
      self.axis = axis
      device.fingers = fingers
      swipe = SwipeLine(number: summary.count + 1, fromPage: page)
      moments.append(
        .dragBegan(timeMicroseconds: time, page: page, fingers: fingers, axis: ScrollAxis(axis)))
    case .ended(let time, let fingerVelocity):
      guard let from = swipe?.fromPage else { return }
      let velocity = configuration.contentVelocity(of: fingerVelocity)
      table = landings(velocity: velocity, moment: .liftOf(swipe: summary.count + 1))
      summary.addSwipe(fromPage: from, landings: table)
      rests.swipeEnded()
      let landing = liveLanding
      swipe?.toPage = landing?.page
      moments.append(
        .lifted(
          timeMicroseconds: time, contentOffset: content.contentOffset, velocity: velocity,
          landings: table))
    case .cancelled(let time, let reason):
      summary.addCancelled()
      swipe?.isCancelled = true
      moments.append(.dragCancelled(timeMicroseconds: time, reason: reason.rawValue))
    case .fingersDown, .fingersUp, .scrolled: break
    }
  }

  private mutating func follow(_ paging: PagingEvent, into moments: inout [LiveMoment]) {
    // What the strategies are asked is where the content rested before it was let go.
    if case .released = paging {
      table = landings(velocity: .zero, moment: .releaseOfCaught)
    }
    content.follow(paging)
    switch paging {
    case .willBeginDragging: isCaught = false
    case .snapped(let time, let from, let to, let target, let settle):
      swipe?.settleMilliseconds = settle
      rests.cameToRest(rest(at: target))
      moments.append(
        .snapped(
          timeMicroseconds: time, fromPage: from, toPage: to, contentOffset: target,
          settleMilliseconds: settle))
    case .cameToRest(let time, let offset, let page):
      rests.cameToRest(rest(at: offset))
      moments.append(.cameToRest(timeMicroseconds: time, page: page, contentOffset: offset))
    case .caught(let time):
      isCaught = true
      moments.append(.caught(timeMicroseconds: time, contentOffset: content.contentOffset))
    case .released(let time, _):
      isCaught = false
      if let landing = liveLanding { swipe?.toPage = landing.page }
      moments.append(.released(timeMicroseconds: time, landings: table))
    case .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation:
      break
    }
  }

  private func rest(at contentOffset: Double) -> RestTally.Rest {
    RestTally.Rest(at: contentOffset, in: configuration.layout)
  }

  private var liveLanding: ShownLanding? { table.rows.first(where: \.isLive)?.landing }
}
