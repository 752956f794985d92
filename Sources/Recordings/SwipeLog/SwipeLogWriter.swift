/// Writes a swipe log, each line with one write, so that a reader never sees half of one.
package struct SwipeLogWriter: ~Copyable {
  private var sink: ByteSink
  private var json = JSONLine()

  package init(_ sink: consuming ByteSink) {
    self.sink = sink
  }

  package mutating func write(_ line: SwipeLogLine) throws(RecordingError) {
    json.removeAll()
    line.write(to: &json)
    try sink.write(json.bytes)
  }
}
