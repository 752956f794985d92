import SyntheticSwipes

/// The generator of the synthetic swipes, for tests: the same seed gives the same sequence.
package struct SeededRandom: RandomNumberGenerator {
  private var generator: SplitMix64

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  package mutating func next() -> UInt64 {
    generator.next()
  }
}
