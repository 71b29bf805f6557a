extension Topic {
  static let nights = Topic(
    name: "nights",
    summary: "How to run this every night and forget it",
    text: """
      Write a corpus (“\(Program.name) help corpora”) and a configuration:

          # nightly.conf; paths are meant from the folder of this file
          corpus   = corpus.txt
          database = night.sqlite
          site     = site
          fail-on  = screen>10%, serious>0

      Try it once, then hand it to a scheduler; either of the two will do:

          \(Program.name) nightly nightly.conf
          \(Program.name) setup systemd --config nightly.conf --out ~/.config/systemd/user
          systemctl --user daemon-reload && systemctl --user enable --now swipecost.timer
          \(Program.name) setup cron --config nightly.conf | crontab -

      The last line replaces your crontab; if you have one, add the line by hand. What a server publishes \
      is site/latest: it is swapped in one step, so a reader never meets half a site.

      A night may be stopped, killed or run out of disk at any moment. What is published stays, and the \
      next night goes on from there; “\(Program.name) query --db night.sqlite runs” lists what happened. \
      A second night that starts too early ends with 75 and does nothing. A repository that can't be \
      read makes it 3, keeps its last results, and is named on the coverage page.

      A database that is damaged is never built upon: the night ends with 74 and says so. Everything in \
      it comes from the repositories, so remove it, or put back the copy in site/latest/data, and run \
      again.

      Runs are kept for 14 days, then one a week for 8 weeks, then one a month for 24 months (keep-days, \
      keep-weeks, keep-months). To keep one for ever, put a file named “pinned” into its folder.
      """)
}
