package import Paging

extension SwipeLogLine {
  /// Where the pager rests; `page` counts items from 0.
  package struct PagerState: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var contentOffset: Double
    package var page: Int?
    package var device: String?

    package init(
      timeMicroseconds: Int64, contentOffset: Double, page: Int?, device: String? = nil
    ) {
      self.timeMicroseconds = timeMicroseconds
      self.contentOffset = contentOffset
      self.page = page
      self.device = device
    }
  }

  /// A drag was recognised.
  package struct DragBegin: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var fingers: Int
    package var axis: ScrollAxis
    package var device: String?

    package init(
      timeMicroseconds: Int64, fingers: Int, axis: ScrollAxis, device: String? = nil
    ) {
      self.timeMicroseconds = timeMicroseconds
      self.fingers = fingers
      self.axis = axis
      self.device = device
    }
  }

  /// The fingers moved; points in finger space, +x right, +y down.
  package struct Scroll: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var dx: Double
    package var dy: Double
    package var device: String?

    package init(timeMicroseconds: Int64, dx: Double, dy: Double, device: String? = nil) {
      self.timeMicroseconds = timeMicroseconds
      self.dx = dx
      self.dy = dy
      self.device = device
    }
  }

  /// The fingers lifted; points per second in finger space.
  package struct EndDragging: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var vxPerSecond: Double
    package var vyPerSecond: Double
    package var device: String?

    package init(
      timeMicroseconds: Int64, vxPerSecond: Double, vyPerSecond: Double, device: String? = nil
    ) {
      self.timeMicroseconds = timeMicroseconds
      self.vxPerSecond = vxPerSecond
      self.vyPerSecond = vyPerSecond
      self.device = device
    }
  }

  /// The pager came to rest; `page` is nil where the strategy chose none.
  package struct Snapped: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var fromPage: Int?
    package var page: Int?
    package var targetContentOffset: Double
    package var settleMilliseconds: Double
    package var strategy: String?
    package var device: String?

    package init(
      timeMicroseconds: Int64, fromPage: Int?, page: Int?, targetContentOffset: Double,
      settleMilliseconds: Double, strategy: String?, device: String? = nil
    ) {
      self.timeMicroseconds = timeMicroseconds
      self.fromPage = fromPage
      self.page = page
      self.targetContentOffset = targetContentOffset
      self.settleMilliseconds = settleMilliseconds
      self.strategy = strategy
      self.device = device
    }
  }

  /// A touch that stopped a settle, or its lift.
  package struct Moment: Hashable, Sendable {
    package var timeMicroseconds: Int64
    package var device: String?

    package init(timeMicroseconds: Int64, device: String? = nil) {
      self.timeMicroseconds = timeMicroseconds
      self.device = device
    }
  }

  /// A drag ended without a lift.
  package struct DragCancel: Hashable, Sendable {
    package var timeMicroseconds: Int64
    /// `palm`, `fingers`, `dropped`, `device-gone`, `suspended` or `recording-ended`.
    package var reason: String
    package var device: String?

    package init(timeMicroseconds: Int64, reason: String, device: String? = nil) {
      self.timeMicroseconds = timeMicroseconds
      self.reason = reason
      self.device = device
    }
  }

  /// What the person meant by the gesture before it.
  package struct IntentLabel: Hashable, Sendable {
    /// Counted from 0.
    package var intendedPage: Int
    /// How it is known: `prompted`.
    package var source: String?
    package var device: String?

    package init(intendedPage: Int, source: String?, device: String? = nil) {
      self.intendedPage = intendedPage
      self.source = source
      self.device = device
    }
  }
}
