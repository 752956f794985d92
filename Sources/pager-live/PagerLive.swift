import CommandLineTool
import PagerOptions
import ReplayOptions

/// `pager-live FILE` or `--device NODE` shows where swipes land while they happen.
@main
struct PagerLive {
  static func main() {
    command.runAndExit(Array(CommandLine.arguments.dropFirst())) { arguments in
      try LiveShow(LiveOptions(arguments)).run()
    }
  }

  private static let command = Command(
    name: "pager-live",
    summary: """
      Draws a pager while a swipe happens, recorded or on a device, and says where each strategy \
      would land it and why.
      """,
    usage: ["[OPTIONS] FILE", "[OPTIONS] --device NODE"],
    options: [
      .device, .page, .speed, .once, .loop, .strategiesSideBySide, .estimator, .layout, .color,
      .ascii, .description,
    ] + Option.recognition(of: .devicesAndRecordings),
    sections: [
      .init(
        "File",
        [
          "An evemu recording or a swipe log; - for standard input. One that knows no page",
          "starts at rest on page 51 of 101, counted from 1.",
        ]),
      .init(
        "Device",
        [
          "A NODE is /dev/input/event5 or a link to it; 'pagerd --list-devices' lists them.",
          "Keyboards are never opened, and nothing is taken away from others: the swipes",
          "still scroll what they always did.",
        ]),
      .init(
        "Screen",
        [
          "Items slide under the viewport's frame. The signs on its lower edge stand where",
          "the viewport's middle would rest under the strategy of that sign in the table;",
          "\"off\" is how far that is from where a pager should show an item. The marked",
          "strategy moves the content. People's pages count from 1, a reason's from 0.",
        ]),
      .init(
        "Several strategies",
        [
          "Each has a pager of its own under the same finger, one below the other: where",
          "one rests off an item, the next swipe starts from there. The lines at the end",
          "say how many swipes of each came to rest off an item, and where each rests.",
        ]),
      .init("Keys", ["space  pause a recording, and go on", "q      quit"]),
      .init(
        "Without a screen",
        [
          "Where standard output is no terminal, or TERM is dumb, each drag-begin,",
          "end-dragging and snapped page is a line, and so is each strategy's landing. Of",
          "several strategies side by side each rest is a line.",
        ]),
      .init(
        "Example",
        [
          "pager-live Recordings/touchscreen-reading.evemu --speed 0.5 --strategy paging",
          "pager-live Recordings/touchpad-reading.evemu --layout carousel \\",
          "  --strategy paging,one-page,nearest-center",
        ]),
      .deviceOptions, .recordedOptions, .strategies,
      .init(
        "Exit status",
        [
          "0  played, or quit", "1  it could not be read or shown, or the device has gone",
          "2  usage",
        ]),
    ])
}
