import FuzzChecks

/// What libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(Complaint) {
    try ByteCheck.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  } catch {
    fatalError(error.description)
  }
}
