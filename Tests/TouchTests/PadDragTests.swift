import Testing
import Touch

@Suite struct PadDragTests {
  @Test(arguments: [
    DragCase(
      "the centroid of two fingers", on: .touchpad,
      [
        Step(0, [1: (100, 0), 2: (200, 0)]), Step(10, [1: (140, 0), 2: (200, 0)]),
        Step(20, [1: (150, 0), 2: (210, 0)]), Step(30, [2: (900, 0)]), Step(40),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "20 scrolled 10 0", "30 ended 1433 0"]),
    DragCase(
      "the way counts from where the second finger landed", on: .touchpad,
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (190, 0)]), Step(20, [1: (200, 0), 2: (300, 0)]),
        Step(30, [1: (210, 0), 2: (310, 0)]), Step(40, [1: (220, 0), 2: (320, 0)]),
      ],
      ["20 down", "40 began 2 horizontal", "40 scrolled 4 0"]),
    DragCase(
      "a third finger before the drag makes another set, and its lift a new one", on: .touchpad,
      [
        Step(0, [1: (100, 0), 2: (200, 0)]), Step(10, [1: (110, 0), 2: (210, 0), 3: (0, 0)]),
        Step(20, [1: (400, 0), 2: (500, 0), 3: (0, 0)]), Step(30, [1: (400, 0), 2: (500, 0)]),
        Step(40, [1: (420, 0), 2: (520, 0)]),
      ],
      ["0 down", "10 up", "30 down", "40 began 2 horizontal", "40 scrolled 4 0"]),
    DragCase(
      "a third finger that leaves within 100 ms is a pause", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0), 2: (80, 0), 3: (0, 0)]),
        Step(60, [1: (90, 0), 2: (90, 0), 3: (0, 0)]),
        Step(110, [1: (200, 0), 2: (250, 0)]), Step(120, [1: (210, 0), 2: (260, 0)]), Step(130),
      ],
      [
        "0 down", "10 began 2 horizontal", "10 scrolled 4 0", "120 scrolled 10 0",
        "130 ended 1000 0",
      ]),
    DragCase(
      "a third finger that stays cancels after 100 ms, at that time", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0), 2: (80, 0), 3: (0, 0)]), Step(300, [1: (30, 0), 2: (80, 0)]),
        Step(310, [1: (99, 0), 2: (99, 0)]), Step(320), Step(330, [4: (0, 0), 5: (0, 0)]),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "120 cancelled fingers", "330 down"]),
    DragCase(
      "a lift in the pause ends with the speed before it", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0), 2: (80, 0), 3: (0, 0)]), Step(100, [2: (80, 0), 3: (0, 0)]),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "100 ended 2000 0"]),
    DragCase(
      "any number of fingers begins anew with each finger", on: .touchpad, fingers: .any,
      [
        Step(0, [1: (0, 0)]), Step(10, [1: (10, 0)]), Step(20, [1: (20, 0), 2: (80, 0)]),
        Step(30, [1: (40, 0), 2: (100, 0)]), Step(40),
      ],
      ["0 down", "30 began 2 horizontal", "30 scrolled 4 0", "40 ended 2000 0"]),
    DragCase(
      "three fingers on two slots end by their count", on: .touchpad, fingers: .exactly(3),
      [
        Step(0, [1: (0, 0), 2: (50, 0)], fingers: 3),
        Step(10, [1: (20, 0), 2: (70, 0)], fingers: 3),
        Step(20, [1: (900, 0), 3: (70, 0)], fingers: 3),
        Step(30, [1: (910, 0), 3: (80, 0)], fingers: 3),
        Step(40, [1: (910, 0), 3: (80, 0)]),
      ],
      ["0 down", "10 began 3 horizontal", "10 scrolled 4 0", "30 scrolled 10 0", "40 ended 1000 0"]),
    DragCase(
      "a boxed pair ends when the tools count one", on: .touchpad,
      [
        Step(0, [1: (0, 0)], fingers: 2, isAggregate: true),
        Step(10, [1: (20, 0)], fingers: 2, isAggregate: true),
        Step(20, [2: (500, 0)], fingers: 1, isAggregate: true),
        Step(30, [3: (500, 0)], fingers: 2, isAggregate: true), Step(40),
        Step(50, [4: (0, 0)], fingers: 2, isAggregate: true),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "20 ended 2000 0", "50 down"]),
  ])
  func `fingers on a pad`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }

  @Test(arguments: [
    DragCase(
      "all at once in mid-drag", on: .touchpad, boxed + [Step(20, role: .stateOnly)],
      begun + ["20 cancelled suspended"]),
    DragCase(
      "all at once, and the count a frame later", on: .touchpad,
      boxed + [Step(20, role: .stateOnly, unsettled: true), Step(30)],
      begun + ["20 cancelled suspended"]),
    DragCase(
      "all at once after a finger had lifted", on: .touchpad,
      boxed + [
        Step(20, [2: (30, 0)], fingers: 2, isAggregate: true, unsettled: true),
        Step(30, role: .stateOnly),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "one finger, which is a lift", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [2: (70, 0)], role: .stateOnly),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "all at once before a drag", on: .touchpad,
      [Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, role: .stateOnly)], ["0 down", "10 up"]),
  ])
  func `contacts that the kernel lets go of`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }

  @Test(arguments: [
    DragCase(
      "a set that the count denies is believed a frame later, from where it landed", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)], unsettled: true),
        Step(10, [1: (10, 0), 2: (60, 0)], unsettled: true), Step(20, [1: (20, 0), 2: (70, 0)]),
      ],
      ["10 down", "20 began 2 horizontal", "20 scrolled 4 0"]),
    DragCase(
      "three fingers of which two slots show first are never two", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)], unsettled: true),
        Step(10, [1: (10, 0), 2: (60, 0), 3: (90, 0)]), Step(20),
      ],
      []),
    DragCase(
      "a finger that the count still knows comes back under another id", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0)], unsettled: true), Step(30, [1: (40, 0), 3: (400, 0)]),
        Step(40, [1: (50, 0), 3: (410, 0)]), Step(50),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "40 scrolled 10 0", "50 ended 1000 0"]),
    DragCase(
      "a finger that the count forgets a frame late lifted when its slot said so", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0)], unsettled: true), Step(30, [1: (90, 0)]), Step(40),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "20 ended 2000 0"]),
    DragCase(
      "a corner that goes a frame before the count is a lift", on: .touchpad,
      boxed + [
        Step(20, [2: (500, 0)], fingers: 2, isAggregate: true, unsettled: true),
        Step(30, [2: (500, 0)], fingers: 1, isAggregate: true), Step(40),
      ],
      begun + ["20 ended 2000 0"]),
    DragCase(
      "a corner that comes back is none", on: .touchpad,
      boxed + [
        Step(20, [2: (500, 0)], fingers: 2, isAggregate: true, unsettled: true),
        Step(30, [3: (30, 0)], fingers: 2, isAggregate: true),
        Step(40, [3: (40, 0)], fingers: 2, isAggregate: true), Step(50, fingers: 0),
      ],
      begun + ["40 scrolled 10 0", "50 ended 1000 0"]),
    DragCase(
      "the count does not hold a lift for long", on: .touchpad,
      [
        Step(0, [1: (0, 0), 2: (50, 0)]), Step(10, [1: (20, 0), 2: (70, 0)]),
        Step(20, [1: (30, 0)], unsettled: true), Step(46, [1: (90, 0), 3: (95, 0)]),
      ],
      ["0 down", "10 began 2 horizontal", "10 scrolled 4 0", "20 ended 2000 0"]),
  ])
  func `slots and finger count at odds`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }

  private static let boxed = [
    Step(0, [1: (0, 0)], fingers: 2, isAggregate: true),
    Step(10, [1: (20, 0)], fingers: 2, isAggregate: true),
  ]
  private static let begun = ["0 down", "10 began 2 horizontal", "10 scrolled 4 0"]
}
