import Testing
import Touch

@Suite struct ScreenDragTests {
  @Test(arguments: [
    DragCase(
      "a drag swallows exactly the slop",
      [
        Step(0, [1: (100, 50)]), Step(10, [1: (110, 50)]), Step(20, [1: (120, 50)]),
        Step(30, [1: (130, 50)]), Step(40),
      ],
      ["0 down", "20 began 1 horizontal", "20 scrolled 4 0", "30 scrolled 10 0", "40 ended 1000 0"]),
    DragCase(
      "a touch that fades keeps its way and its speed",
      [
        Step(0, [1: (100, 50)]), Step(10, [1: (120, 50)]), Step(20, [1: (120, 50)], role: .faded),
        Step(30, [1: (160, 50)]), Step(40, [1: (160, 50)], role: .faded), Step(50),
      ],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "30 scrolled 40 0", "50 ended 2000 0"]),
    DragCase(
      "the slop to the point begins without a scroll",
      [Step(0, [1: (100, 50)]), Step(10, [1: (116, 50)]), Step(20, [1: (117, 50)])],
      ["0 down", "10 began 1 horizontal", "20 scrolled 1 0"]),
    DragCase(
      "a tap is down and up",
      [Step(0, [1: (100, 50)]), Step(10, [1: (115, 50)]), Step(20)], ["0 down", "20 up"]),
    DragCase(
      "a diagonal stroke goes on swallowing and never scrolls back",
      [
        Step(0, [1: (100, 100)]), Step(10, [1: (112, 111)]), Step(20, [1: (110, 120)]),
        Step(30, [1: (115, 130)]), Step(40, [1: (119, 140)]), Step(50),
      ],
      ["0 down", "10 began 1 horizontal", "40 scrolled 3 0", "50 ended 385 0"]),
    DragCase(
      "a stroke along the other axis is no drag until all are up",
      [
        Step(0, [1: (100, 100)]), Step(10, [1: (105, 120)]), Step(20, [1: (200, 120)]), Step(30),
        Step(40, [2: (100, 100)]), Step(50, [2: (120, 100)]),
      ],
      ["0 down", "30 up", "40 down", "50 began 1 horizontal", "50 scrolled 4 0"]),
    DragCase(
      "a vertical drag scrolls vertically only", axis: .vertical,
      [Step(0, [1: (0, 100)]), Step(10, [1: (9, 80)]), Step(20, [1: (20, 60)]), Step(30)],
      [
        "0 down", "10 began 1 vertical", "10 scrolled 0 -4", "20 scrolled 0 -20",
        "30 ended 0 -2000",
      ]),
    DragCase(
      "with both axes the larger component decides", axis: .both,
      [Step(0, [1: (0, 100)]), Step(10, [1: (9, 80)]), Step(20)],
      ["0 down", "10 began 1 vertical", "10 scrolled 0 -4", "20 ended 0 -2000"]),
    DragCase(
      "a rest before the lift leaves no speed",
      [Step(0, [1: (100, 50)]), Step(10, [1: (120, 50)]), Step(90)],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "90 ended 0 0"]),
    DragCase(
      "a speed below 50 points a second is none, above 8000 is 8000",
      [
        Step(0, [1: (100, 50)]), Step(39, [1: (117, 50)]), Step(78, [1: (118, 50)]),
        Step(117, [1: (119, 50)]), Step(120), Step(130, [2: (0, 0)]), Step(135, [2: (900, 0)]),
        Step(140),
      ],
      [
        "0 down", "39 began 1 horizontal", "39 scrolled 1 0", "78 scrolled 1 0",
        "117 scrolled 1 0", "120 ended 0 0", "130 down", "135 began 1 horizontal",
        "135 scrolled 884 0", "140 ended 8000 0",
      ]),
  ])
  func `one finger on a screen`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }

  @Test(arguments: [
    DragCase(
      "the lowest slot of several that land at once",
      [
        Step(0, [1: (100, 0), 2: (500, 0)]), Step(10, [1: (120, 0), 2: (400, 0)]),
        Step(20, [1: (130, 0), 2: (300, 0)]), Step(30, [2: (200, 0)]), Step(40, [2: (100, 0)]),
        Step(50),
      ],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 scrolled 10 0", "30 ended 1433 0"]),
    DragCase(
      "an extra finger is ignored",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, [1: (130, 0), 2: (0, 0)]),
        Step(300, [1: (140, 0), 2: (0, 0)]), Step(310, [1: (150, 0)]),
      ],
      [
        "0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 scrolled 10 0",
        "300 scrolled 10 0", "310 scrolled 10 0",
      ]),
    DragCase(
      "what is left after a lift is ignored until all are up",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0), 2: (0, 0)]), Step(20, [2: (0, 0)]),
        Step(30, [2: (0, 0), 3: (50, 0)]), Step(40, [3: (50, 0)]), Step(50, [3: (150, 0)]),
        Step(60),
        Step(70, [4: (0, 0)]),
      ],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 ended 2000 0", "70 down"]),
    DragCase(
      "a contact that takes another's place in one frame begins anew",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, [2: (10, 0)]),
        Step(30, [2: (30, 0)]),
      ],
      [
        "0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 ended 2000 0", "20 down",
        "30 began 1 horizontal", "30 scrolled 4 0",
      ]),
    DragCase(
      "a palm cancels and does not revive",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, [1: (130, 0)], palms: [1]),
        Step(30, [1: (190, 0)], palms: [1]), Step(40),
      ],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 cancelled palm"]),
    DragCase(
      "beside a resting palm a finger may drag",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, [1: (130, 0)], palms: [1]),
        Step(30, [1: (130, 0), 2: (0, 0)], palms: [1]),
        Step(40, [1: (130, 0), 2: (20, 0)], palms: [1]),
      ],
      [
        "0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 cancelled palm", "30 down",
        "40 began 1 horizontal", "40 scrolled 4 0",
      ]),
    DragCase(
      "a finger lost in a gap cancels",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, role: .resync, lost: [1]),
        Step(30, role: .base), Step(40, [2: (0, 0)]),
      ],
      ["0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 cancelled dropped", "40 down"]),
    DragCase(
      "a gap gives no delta and no speed",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]), Step(20, [1: (900, 0)], role: .resync),
        Step(30, [1: (950, 0)], role: .base), Step(40, [1: (960, 0)]), Step(50, [1: (970, 0)]),
        Step(60),
      ],
      [
        "0 down", "10 began 1 horizontal", "10 scrolled 4 0", "40 scrolled 10 0",
        "50 scrolled 10 0", "60 ended 1000 0",
      ]),
    DragCase(
      "a gap before the slop does not count as way",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (110, 0)]), Step(20, [1: (500, 0)], role: .resync),
        Step(30, [1: (500, 0)], role: .base), Step(40, [1: (505, 0)]), Step(50, [1: (510, 0)]),
      ],
      ["0 down", "50 began 1 horizontal", "50 scrolled 4 0"]),
    DragCase(
      "the kernel's own report moves nothing, and its lift of all cancels",
      [
        Step(0, [1: (100, 0)]), Step(10, [1: (120, 0)]),
        Step(12, [1: (128, 0)], role: .stateOnly), Step(20, [1: (140, 0)]),
        Step(30, role: .stateOnly),
      ],
      [
        "0 down", "10 began 1 horizontal", "10 scrolled 4 0", "20 scrolled 20 0",
        "30 cancelled suspended",
      ]),
    DragCase(
      "a set that lands in the kernel's own report is measured from the next one",
      [
        Step(0, [1: (0, 0)], role: .stateOnly), Step(10, [1: (100, 0)]), Step(20, [1: (120, 0)]),
      ],
      ["0 down", "20 began 1 horizontal", "20 scrolled 4 0"]),
  ])
  func `other contacts, palms and gaps on a screen`(_ example: DragCase) {
    #expect(example.events == example.expected)
  }
}
