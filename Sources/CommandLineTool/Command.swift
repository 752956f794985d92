/// One command: its name, what it takes and what it says about itself.
package struct Command: Sendable {
  /// The words that call it: `pager-analyze decide`.
  package let name: String
  /// One sentence saying what it does.
  package let summary: String
  /// How it is called, one line a form, without the name.
  package let usage: [String]
  package let options: [Option]
  /// Further help: a title and its lines, printed as they stand.
  package let sections: [Section]

  package struct Section: Sendable {
    package let title: String
    package let lines: [String]

    package init(_ title: String, _ lines: [String]) {
      self.title = title
      self.lines = lines
    }
  }

  package init(
    name: String, summary: String, usage: [String], options: [Option], sections: [Section] = []
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.options = options + [.help, .version]
    self.sections = sections
  }
}
