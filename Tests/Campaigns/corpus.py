"""Made-up repositories of any size, through git's own fast-import; the same call gives the same commits."""
import os
import subprocess
import sys

SCREEN = """import SwiftUI

struct Item{i}: Identifiable {{
  let id: Int
  let title: String
  let detail: String
  let isUnread: Bool
}}

struct Screen{i}: View {{
  let items: [Item{i}]
  @State private var query = ""
  @State private var isShowingSheet = false

  var body: some View {{
    NavigationStack {{
      List(items) {{ item in
        NavigationLink(destination: Card{j}(title: item.title)) {{
          row(item){grouping}
        }}
      }}
      .navigationTitle("Screen {i}")
      .searchable(text: $query)
      .toolbar {{
        Button(action: {{ isShowingSheet = true }}) {{ Image(systemName: "plus") }}
      }}
      .sheet(isPresented: $isShowingSheet) {{ Card{i}(title: "{words}") }}
    }}
  }}

  private func row(_ item: Item{i}) -> some View {{
    HStack {{
      Image("photo-{i}")
      VStack(alignment: .leading) {{
        Text(item.title).font(.headline)
        Text(item.detail)
        Text("{words}")
      }}
      Spacer()
      if item.isUnread {{ Circle().frame(width: 8, height: 8) }}
    }}
  }}
}}

struct Card{i}: View {{
  let title: String
  var body: some View {{
    VStack {{
      Image(systemName: "star")
      Text(title)
      Text("Revision {n}")
{lines}      Text("Tap here").onTapGesture {{ print(title) }}
    }}
  }}
}}
"""


def source(i, n, files):
    """File `i` as its revision `n` has it."""
    return SCREEN.format(
        i=i, j=(i * 7 + 3) % files, n=n, words=" ".join(["swipe", "stop", "row"][(i + n + k) % 3] for k in range(4)),
        grouping="\n            .accessibilityElement(children: .combine)" if (i + n) % 3 == 0 else "",
        lines="".join(f'      Text("Line {k}")\n' for k in range((i + n) % 5)))


def repository(path, files, commits, skip=0):
    """A bare repository: all files in the first commit, then two of them changed in each; every tenth
    commit merges a side branch. `skip` leaves out that many commits at the end, with the same ids before."""
    subprocess.run(["git", "init", "--quiet", "--bare", "--initial-branch=main", path], check=True)
    out = []

    def data(text):
        raw = text.encode()
        out.append(b"data %d\n%s\n" % (len(raw), raw))

    def commit(number, parents, changes, ref=b"refs/heads/main"):
        who = b"Author %d <a%d@example.org> %d +0000" % (number % 5, number % 5, 1_600_000_000 + number * 3600)
        out.append(b"commit %s\nmark :%d\nauthor %s\ncommitter %s\n" % (ref, number + 1, who, who))
        data(f"Change {number}")
        for word, parent in zip([b"from", b"merge"], parents):
            out.append(b"%s :%d\n" % (word, parent + 1))
        for name, text in changes:
            out.append(b"M 100644 inline %s\n" % name.encode())
            data(text)

    def change(number):
        places = sorted({(number * 5 + k * 11) % files for k in range(2)})
        return [(f"Sources/Part{i % 8}/Screen{i}.swift", source(i, number, files)) for i in places]

    commit(0, [], [(f"Sources/Part{i % 8}/Screen{i}.swift", source(i, 0, files)) for i in range(files)])
    tip = 0
    for number in range(1, commits - skip):
        if number % 10 == 8:
            commit(number, [tip], change(number), b"refs/heads/side")
        elif number % 10 == 9 and number > 1:
            commit(number, [tip, number - 1], change(number - 1))
            tip = number
        else:
            commit(number, [tip], change(number))
            tip = number
    subprocess.run(
        ["git", "-C", path, "fast-import", "--quiet", "--force"], input=b"".join(out), check=True)


def corpus(folder, repositories, files, commits, skip=0):
    """A folder of repositories with a manifest; answers the manifest."""
    os.makedirs(folder, exist_ok=True)
    for r in range(repositories):
        repository(f"{folder}/app{r}.git", files + r % 3, commits + r * 2, skip)
    manifest = f"{folder}/corpus.txt"
    with open(manifest, "w") as file:
        file.writelines(f"app{r}.git name=app{r}\n" for r in range(repositories))
    return manifest


if __name__ == "__main__":
    # For shell scripts: FOLDER REPOSITORIES FILES COMMITS
    print(corpus(sys.argv[1], *map(int, sys.argv[2:5])))
