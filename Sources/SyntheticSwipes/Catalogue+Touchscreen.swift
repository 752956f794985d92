import Touch

extension Catalogue {
  static let touchscreen: [Sitting] = [
    screen("flick-forward", "a flick to the next page", 21, flick(-42, 170), pages: 1),
    screen("flick-backward", "a flick to the page before", 22, flick(44, 180), pages: -1),
    screen(
      "short-flick", "a quarter of a page, but quick", 23, flick(-15, 80, cutAt: 0.66), pages: 1),
    screen("slow-past-half", "pushed past the half and let go", 24, drag(-40, 900), pages: 1),
    screen("slow-short-of-half", "a look at the next page", 25, drag(-22, 800), pages: 0),
    screen("long-fling", "through several pages", 26, flick(-95, 240, cutAt: 0.64), pages: 3),
    screen(
      "drag-rest-lift", "pulled most of a page, held, let go", 27, drag(-46, 500, rest: 250),
      pages: 1),
    screen(
      "reversal", "there and back without letting go", 28, drag(-36, 400) + drag(34, 380), pages: 0),
    Sitting(
      name: "touchscreen-reading",
      note: "two pages on, one of them caught while settling, one back",
      kind: .touchscreen, seed: 29,
      turns: [
        turn(after: 0, flick(-40, 170), pages: 1),
        turn(after: 150, flick(-38, 160), pages: 1),
        turn(after: 1500, drag(44, 420), pages: -1),
      ]),
  ]

  private static func screen(
    _ name: String, _ note: String, _ seed: UInt64, _ legs: [StrokeLeg], pages: Int
  ) -> Sitting {
    Sitting(
      name: "touchscreen-" + name, note: note, kind: .touchscreen, seed: seed,
      turns: [turn(after: 0, legs, pages: pages)])
  }

  private static func turn(after pause: Double, _ legs: [StrokeLeg], pages: Int) -> Sitting.Turn {
    let goesLeft = (legs.first?.dxMillimetres ?? 0) < 0
    let stroke = Stroke(
      fingers: 1, from: (goesLeft ? 0.7 : 0.3, 0.55), legs: legs, reportIntervalMilliseconds: 10,
      noiseMillimetres: 0.08)
    return Sitting.Turn(after: pause, stroke, intendedPages: pages)
  }
}
