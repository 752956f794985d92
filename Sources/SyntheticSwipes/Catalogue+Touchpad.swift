import Touch

extension Catalogue {
  static let touchpad: [Sitting] = [
    pad("flick-forward", "a flick to the next page", 1, flick(-24, 150), pages: 1),
    pad("flick-backward", "a flick to the page before", 2, flick(25, 160), pages: -1),
    pad("short-flick", "a third of a page, but quick", 3, flick(-10, 85, cutAt: 0.68), pages: 1),
    pad("slow-past-half", "pushed past the half and let go", 4, drag(-24, 900), pages: 1),
    pad("slow-short-of-half", "a look at the next page", 5, drag(-14, 800), pages: 0),
    pad("long-fling", "through several pages", 6, flick(-55, 230, cutAt: 0.65), pages: 3),
    pad(
      "drag-rest-lift", "pulled most of a page, held, let go", 7, drag(-27, 500, rest: 250),
      pages: 1),
    pad(
      "reversal", "there and back without letting go", 8, drag(-22, 400) + drag(20, 380), pages: 0),
    pad(
      "flick-back", "pulled past the half, then flicked back", 9,
      drag(-24, 600) + flick(12, 100, cutAt: 0.7), pages: 0),
    pad("diagonal", "a flick at a slant", 10, slant, pages: 1),
    Sitting(
      name: "touchpad-reading", note: "three pages on and one back", kind: .touchpad, seed: 11,
      turns: [
        turn(after: 0, flick(-22, 160), pages: 1),
        turn(after: 1400, flick(-20, 140), pages: 1),
        turn(after: 1100, drag(-26, 420), pages: 1),
        turn(after: 1700, flick(21, 150), pages: -1),
      ]),
    Sitting(
      name: "touchpad-catch", note: "the second flick catches the first one's settling",
      kind: .touchpad, seed: 12,
      turns: [
        turn(after: 0, flick(-22, 140), pages: 1),
        turn(after: 120, flick(-20, 130), pages: 1),
      ]),
  ]

  private static let slant = [
    StrokeLeg(dxMillimetres: -22, dyMillimetres: 14, durationMilliseconds: 170, cutAt: 0.75)
  ]

  private static func pad(
    _ name: String, _ note: String, _ seed: UInt64, _ legs: [StrokeLeg], pages: Int
  ) -> Sitting {
    Sitting(
      name: "touchpad-" + name, note: note, kind: .touchpad, seed: seed,
      turns: [turn(after: 0, legs, pages: pages)])
  }

  private static func turn(after pause: Double, _ legs: [StrokeLeg], pages: Int) -> Sitting.Turn {
    let goesLeft = (legs.first?.dxMillimetres ?? 0) < 0
    let stroke = Stroke(
      fingers: 2, from: (goesLeft ? 0.68 : 0.22, 0.5), legs: legs, landingSpreadMilliseconds: 8,
      liftSpreadMilliseconds: 8)
    return Sitting.Turn(after: pause, stroke, intendedPages: pages)
  }
}
