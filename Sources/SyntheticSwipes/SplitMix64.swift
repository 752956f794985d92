/// SplitMix64 (Steele, Lea, Flood 2014): one seed gives one sequence, on every machine.
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Evenly from 0 to below 1, in steps of 2⁻⁵³.
  package mutating func share() -> Double {
    Double(next() >> 11) / Double(1 << 53 as UInt64)
  }

  /// Evenly between minus and plus `limit`.
  package mutating func spread(_ limit: Double) -> Double {
    (2 * share() - 1) * limit
  }
}
