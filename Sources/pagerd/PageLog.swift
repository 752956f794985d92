import Pager
import Paging
import Touch

/// Says on which pages a device's pager lands, as people count them: from 1.
struct PageLog {
  let deviceID: String
  let configuration: PagerConfiguration
  /// Of the last lift, along the content.
  private var velocity = Velocity.zero

  init(deviceID: String, configuration: PagerConfiguration) {
    self.deviceID = deviceID
    self.configuration = configuration
  }

  mutating func handle(_ event: PagerEvent) {
    switch event {
    case .drag(.ended(_, let velocity)):
      self.velocity = configuration.contentVelocity(of: velocity)
    case .drag(.cancelled(_, let reason)):
      velocity = .zero
      Log.information("\(deviceID): drag cancelled (\(reason.rawValue))")
    case .paging(.released): velocity = .zero
    case .paging(.snapped(_, let fromPage, let toPage, _, let settleMilliseconds)):
      Log.information(
        "\(deviceID): page \(fromPage + 1) -> \(toPage + 1) of \(configuration.layout.itemCount), "
          + "\(whole(velocity.perSecond)) pt/s, settled in \(whole(settleMilliseconds)) ms "
          + "(\(configuration.strategy.name))")
    case .paging(.cameToRest(_, _, let page)):
      Log.information(
        "\(deviceID): rests between pages, nearest to \(page + 1) of "
          + "\(configuration.layout.itemCount), \(whole(velocity.perSecond)) pt/s "
          + "(\(configuration.strategy.name))")
    default: break
    }
  }

  private func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? 0
  }
}
