extension SetupFile {
  /// A pull request is checked out as the merge that it would be: its first parent is where the branch
  /// it goes into stands, so two commits are all that a comparison needs.
  ///
  /// https://docs.github.com/actions/reference/events-that-trigger-workflows#pull_request
  static let githubWorkflow = SetupFile(
    "swipecost.yml",
    """
    # On each pull request: a comment with the swipes it changes on each screen, and findings for code scanning.
    # Goes into .github/workflows; the image is that of “swipecost setup container”, where runners can pull it.
    # Held against GitHub's schema, and its scripts run with stand-ins for docker and gh; not tried on GitHub.
    name: swipecost
    on: pull_request
    permissions:
      contents: read
      pull-requests: write
      security-events: write
    concurrency:
      group: swipecost-${{ github.event.number }}
      cancel-in-progress: true
    jobs:
      swipes:
        runs-on: ubuntu-latest
        env:
          IMAGE: "@IMAGE@"
        steps:
          - uses: actions/checkout@v5
            with:
              # The merge that would be, and the two commits that it joins.
              fetch-depth: 2
              persist-credentials: false
          - name: Count
            shell: bash
            run: |
              app=/src/${GITHUB_REPOSITORY##*/}
              swipecost() {
                docker run --rm --user "$(id -u)" --volume "$PWD:$app:ro" --volume "$RUNNER_TEMP:/data" \\
                  --workdir "$app" "$IMAGE" "$@"
              }
              # 3 says that what is older than these commits is not there.
              swipecost crawl "$app" --ref HEAD^1 --db /data/swipes.sqlite --progress none || [ $? = 3 ]
              swipecost crawl "$app" --db /data/swipes.sqlite --progress none || [ $? = 3 ]
              {
                echo '<!-- swipecost -->'
                swipecost diff --db /data/swipes.sqlite --since 1 --format markdown |
                  sed '1s/.*/## Swipes that this pull request changes/'
              } > "$RUNNER_TEMP/comment.md"
              cat "$RUNNER_TEMP/comment.md" >> "$GITHUB_STEP_SUMMARY"
              swipecost check . --format sarif > "$RUNNER_TEMP/findings.sarif" || [ $? = 3 ]
          # What comes from a fork may not write here; its summary has the same words.
          - name: Comment
            if: github.event.pull_request.head.repo.full_name == github.repository
            env:
              GH_TOKEN: ${{ github.token }}
              NUMBER: ${{ github.event.number }}
            run: |
              # A comment holds 65,536 characters.
              head -n 200 "$RUNNER_TEMP/comment.md" > "$RUNNER_TEMP/body.md"
              comments=repos/$GITHUB_REPOSITORY/issues
              id=$(gh api --paginate "$comments/$NUMBER/comments" \\
                --jq '.[] | select(.body | startswith("<!-- swipecost -->")) | .id' | sed -n 1p)
              if [ -n "$id" ]; then
                gh api --method PATCH "$comments/comments/$id" --field "body=@$RUNNER_TEMP/body.md"
              else
                gh api --method POST "$comments/$NUMBER/comments" --field "body=@$RUNNER_TEMP/body.md"
              fi > "$RUNNER_TEMP/answer.json"
          # A private repository needs Code Security for this; without it, take the step out.
          - name: Code scanning
            if: github.event.pull_request.head.repo.full_name == github.repository
            uses: github/codeql-action/upload-sarif@v4
            with:
              sarif_file: ${{ runner.temp }}/findings.sarif
              category: swipecost
    """)

  static let gitlabJob = SetupFile(
    "swipecost.gitlab-ci.yml",
    """
    # In each merge request: a Code Quality report, and each view as a test.
    # Include it from .gitlab-ci.yml; the image is that of “swipecost setup container”, where runners can pull it.
    # Held against GitLab's schema, and its script run; not tried on GitLab.
    swipecost:
      image:
        name: "@IMAGE@"
        entrypoint: [""]
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        # What a merge request is compared with.
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      script:
        # 3 says that a file could not be read, and names it.
        - swipecost check . --format gitlab > gl-code-quality-report.json || [ $? = 3 ]
        - swipecost check . --format junit > swipecost.xml || [ $? = 3 ]
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json
          junit: swipecost.xml
    """)

  /// The whole app is read each time, as a finding may hang on another file than the one that changed.
  static let preCommitConfiguration = SetupFile(
    ".pre-commit-config.yaml",
    """
    # Refuses a commit with findings that the last one did not have: pre-commit install
    repos:
      - repo: local
        hooks:
          - id: swipecost
            name: swipecost, what this commit adds
            entry: swipecost check . --changed-since HEAD --limit 0 --format xcode
            language: system
            types: [swift]
            pass_filenames: false
    """)

  static let xcodePhase = SetupFile(
    "swipecost-build-phase.sh", isExecutable: true,
    """
    #!/bin/sh
    # Findings as warnings of the build. In Xcode, add a Run Script phase:
    #   "$SRCROOT/swipecost-build-phase.sh"
    # Take the tick from “Based on dependency analysis”, and set ENABLE_USER_SCRIPT_SANDBOXING to NO: the
    # script reads the sources. Run by a shell; not tried in Xcode.
    # What Homebrew and make install into is not on Xcode's path.
    PATH=$PATH:/opt/homebrew/bin:/usr/local/bin
    if ! command -v swipecost >/dev/null; then
      echo "warning: swipecost is not installed; “make install” in its folder installs it"
      exit 0
    fi
    # 3 says that a file could not be read, and names it.
    swipecost check "${SRCROOT:?Xcode sets it}" --format xcode || [ $? = 3 ]
    """)

  /// A folder with a name is a test result.
  ///
  /// https://docs.bitrise.io/en/bitrise-ci/testing/deploying-and-viewing-test-results
  static let bitriseWorkflow = SetupFile(
    "bitrise.yml",
    """
    # Each view as a test, in the test reports of a build.
    # Copy the workflow into your own bitrise.yml; the image is that of “swipecost setup container”, where
    # stacks can pull it, and the stack is one that has Docker. Held against Bitrise's schema, and its script run
    # with a stand-in for docker; not tried on Bitrise.
    format_version: "13"
    default_step_lib_source: https://github.com/bitrise-io/bitrise-steplib.git
    project_type: ios
    workflows:
      swipecost:
        meta:
          bitrise.io:
            stack: linux-docker-android-22.04
        steps:
          - activate-ssh-key@4:
              run_if: '{{getenv "SSH_RSA_PRIVATE_KEY" | ne ""}}'
          - git-clone@8: {}
          - script@1:
              title: swipecost
              inputs:
                - content: |-
                    #!/usr/bin/env bash
                    set -euo pipefail
                    results=$BITRISE_TEST_RESULT_DIR/swipecost
                    mkdir -p "$results"
                    echo '{"test-name": "swipecost"}' > "$results/test-info.json"
                    # 3 says that a file could not be read, and names it.
                    docker run --rm --user "$(id -u)" --volume "$BITRISE_SOURCE_DIR:/src:ro" --workdir /src \\
                      "@IMAGE@" check . --format junit > "$results/swipecost.xml" || [ $? = 3 ]
          - deploy-to-bitrise-io@2:
              is_always_run: true
    """)
}
