extension SetupFile {
  /// Exit 3 means done but partial, which is worth a mail but no failed unit.
  static let service = SetupFile(
    "swipecost.service",
    """
    [Unit]
    Description=Swipe cost of every screen, every night
    Documentation=man:swipecost(1)
    Wants=network-online.target
    After=network-online.target

    [Service]
    Type=oneshot
    ExecStart="@PROGRAM@" nightly "@CONFIG@"
    SuccessExitStatus=3
    Nice=10
    IOSchedulingClass=idle
    # A stop is a clean checkpoint; give it time to finish its transaction.
    TimeoutStopSec=2min
    KillSignal=SIGTERM
    NoNewPrivileges=yes
    PrivateTmp=yes
    """)

  static let timer = SetupFile(
    "swipecost.timer",
    """
    [Unit]
    Description=Run swipecost every night

    [Timer]
    OnCalendar=*-*-* 02:30
    RandomizedDelaySec=15min
    Persistent=true

    [Install]
    WantedBy=timers.target
    """)

  static let crontab = SetupFile(
    "swipecost.cron",
    """
    # minute hour day month weekday; a second run while one is at work ends with 75 and does nothing
    30 2 * * * "@PROGRAM@" nightly "@CONFIG@" 2>>"$HOME/swipecost.log"
    """)

  static let containerFile = SetupFile(
    "Containerfile",
    """
    # Unpack the tarball of “make dist” and, in its folder:
    #   podman build -t swipecost:@VERSION@ -f share/swipecost/container/Containerfile .
    # The release is the one the program was built on: another has another libgit2.
    FROM docker.io/library/debian:bookworm-slim
    RUN apt-get update -qq \\
     && apt-get install -y -qq --no-install-recommends libgit2-1.5 libsqlite3-0 ca-certificates \\
     && rm -rf /var/lib/apt/lists/*
    COPY bin/swipecost /usr/local/bin/swipecost
    VOLUME /corpus /data
    WORKDIR /data
    ENTRYPOINT ["swipecost"]
    CMD ["--help"]
    """)
}
