extension Topic {
  static let corpora = Topic(
    name: "corpora",
    summary: "How to name the repositories to read",
    text: """
      Where a command takes CORPUS, give it repositories or a manifest. A repository may be bare or \
      have a work tree, be shallow, or lack objects: it is read as far as it goes, never written \
      to, and nothing in it is run.

      A manifest is a text with one repository per line: a path, relative to the manifest, or a \
      URL. Behind it may stand name=, ref=, tags= and web=. “#” begins a comment, and double quotes \
      hold a word with blanks together:

          # the health apps
          ../apps/Steps                     name=steps tags=health,own
          "../apps/Heart Rate"
          https://git.example/Pulse.git     ref=develop

      web= is the page that reports link to: an address, or a pattern with {sha}, {path} and {line}. \
      Without it the address that the repository was cloned from is used, where it is a known host.

      Of a URL, the clone is read that “\(Program.name) sync” keeps among the mirrors.

      An app is read with the packages that it pins, at the commit that it pins, where the corpus names \
      the repository of a package by its URL (or by a clone of it, or by web=). The view v_package names \
      those that it does not.

      A repository that is missing, damaged or empty does not stop the others: it is named in the \
      view v_problem, and the exit code is 3.
      """)
}
