/// A frame's time, and when its positions were measured: events have the one, samples the other.
struct FrameMoment: Sendable {
  var microseconds: Int64
  var measurementMicroseconds: Int64
}
