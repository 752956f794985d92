import LiveView
import Pager
import PagerAnalysis
import Paging
import Recordings
import Touch

/// Keeps of a pager's events what its screen and its lines tell.
struct Follower {
  let configuration: PagerConfiguration
  private(set) var device: DeviceLine
  private(set) var summary = SwipeSummary()
  private(set) var swipe: SwipeLine?
  private(set) var table: LandingTable
  private(set) var axis = DragAxis.horizontal
  private(set) var isCaught = false
  /// Where the content is, rests or is heading for, and was when the drag began, in points.
  private(set) var contentOffset: Double
  private(set) var restContentOffset: Double
  private(set) var beginContentOffset: Double

  init(_ pager: Pager, settings: PlaybackSettings) {
    configuration = settings.configuration
    device = DeviceLine(name: settings.device.name ?? "swipe log", kind: settings.device.kind)
    table = LandingTable(moment: .never, rows: [])
    contentOffset = pager.engine.contentOffset
    restContentOffset = contentOffset
    beginContentOffset = contentOffset
    table.rows = PagingStrategies.all.map(row)
  }

  /// The content was put somewhere else.
  mutating func contentWasPlaced(_ pager: Pager) {
    contentOffset = pager.engine.contentOffset
    restContentOffset = contentOffset
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
      let page = configuration.layout.item(nearestToCenterAt: restContentOffset)
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
      let landing = liveLanding
      swipe?.toPage = landing?.page
      moments.append(
        .lifted(
          timeMicroseconds: time, contentOffset: contentOffset, velocity: velocity,
          landings: table))
    case .cancelled(let time, let reason):
      summary.addCancelled()
      swipe?.isCancelled = true
      moments.append(.dragCancelled(timeMicroseconds: time, reason: reason.rawValue))
    case .fingersDown, .fingersUp, .scrolled: break
    }
  }

  private mutating func follow(_ paging: PagingEvent, into moments: inout [LiveMoment]) {
    switch paging {
    case .didScroll(_, let offset): contentOffset = offset
    case .willBeginDragging:
      isCaught = false
      beginContentOffset = contentOffset
    case .willEndDragging(_, _, let target): restContentOffset = target
    case .snapped(let time, let from, let to, let target, let settle):
      restContentOffset = target
      swipe?.settleMilliseconds = settle
      moments.append(
        .snapped(
          timeMicroseconds: time, fromPage: from, toPage: to, contentOffset: target,
          settleMilliseconds: settle))
    case .cameToRest(let time, let offset, let page):
      restContentOffset = offset
      moments.append(.cameToRest(timeMicroseconds: time, page: page, contentOffset: offset))
    case .caught(let time):
      isCaught = true
      moments.append(.caught(timeMicroseconds: time, contentOffset: contentOffset))
    case .released(let time):
      isCaught = false
      beginContentOffset = contentOffset
      table = landings(velocity: .zero, moment: .releaseOfCaught)
      if let landing = liveLanding {
        restContentOffset = landing.targetContentOffset
        swipe?.toPage = landing.page
      }
      moments.append(.released(timeMicroseconds: time, landings: table))
    case .didEndDragging, .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation:
      break
    }
  }

  private var liveLanding: ShownLanding? { table.rows.first(where: \.isLive)?.landing }
}

extension ScrollAxis {
  fileprivate init(_ axis: DragAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }
}
