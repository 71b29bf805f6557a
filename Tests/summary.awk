# What `swift test` says, on one screen: what failed in full, then a line for each test target and the total.
#   swift test --event-stream-output-path EVENTS 2>&1 | awk -v events=EVENTS -v whole=LOG -f summary.awk
# Failures are told as they come, from the text, which has their arguments; the table is made of the events, which
# name the target of each test.

# Compilers count their steps; all else they say is for people.
!running && /^(\[[0-9]+\/[0-9]+\] |Building for |Build complete|\[[0-9]+\] )/ { next }
!running && /^(Test Suite '|[ \t]*Executed [0-9]+ tests?,)/ { next }
/^◇ Test run started/ { running = 1; next }
# The compiler says the same of a file once for each that needs it.
!running && /:[0-9]+:[0-9]+: (error|warning|note): / { again = said[$0]++ }
!running { if (!again || /^error: /) print; next }

# A result begins with its sign, and ends where the next begins.
/^(✘|⚠[^ ]*|━) .* recorded an? (issue|warning)/ { telling = 1; print; next }
/^(✔|✘) Test run with / { total = $0; telling = 0; next }
/^➜ / { skipped[++skips] = $0; telling = 0; next }
/^(◇|✔|✘|⚠[^ ]*|━) (Test|Suite|Test case) / { telling = 0; next }
telling || /^(error|warning): |: Fatal error: / { print; next }
# What tests print: worth reading only where they came to no end, and then from the thread that crashed.
{ loose[++looses] = $0 }
/^Thread .* crashed:$/ { crash = looses }

function member(name, line) {
  if (!match(line, "\"" name "\":\"([^\"\\\\]|\\\\.)*\"")) return ""
  return substr(line, RSTART + length(name) + 4, RLENGTH - length(name) - 5)
}

function tell(target) {
  printf "%s %-16s %4d tests in %d suites%s\n", failed[target] ? "✘" : "✔", target, tests[target], \
    suites[target], failed[target] ? ", " failed[target] " failed" : ""
}

END {
  if (!running) { print "no test was run"; exit }
  while ((getline line < events) > 0) {
    if (line !~ /"kind":"test(Started|Ended)"/) continue
    id = member("testID", line)
    target = id
    sub(/\..*/, "", target)
    if (line ~ /"kind":"testStarted"/) { begun[id] = 1; continue }
    delete begun[id]
    if (!(target in tests)) { tests[target] = suites[target] = 0; order[++targets] = target }
    # A function's name ends in its place.
    if (id ~ /:[0-9]+:[0-9]+$/) {
      tests[target]++
      if (line ~ /"symbol":"fail"/) failed[target]++
    } else suites[target]++
  }
  for (i = 1; i <= targets; i++) for (j = i; j > 1 && order[j] < order[j - 1]; j--) {
    target = order[j]; order[j] = order[j - 1]; order[j - 1] = target
  }
  for (i = 1; i <= targets; i++) tell(order[i])
  for (i = 1; i <= skips; i++) print skipped[i]
  if (total == "") {
    if (!crash) crash = looses > 40 ? looses - 39 : 1
    for (i = crash; i <= looses && i < crash + 12; i++) print loose[i]
    print "the tests came to no end; these were running:"
    for (id in begun) if (id ~ /:[0-9]+:[0-9]+$/) { gsub(/\\\//, "/", id); print "  " id }
  } else print total
  print "all that was said: " whole
}
