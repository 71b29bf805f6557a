#!/usr/bin/env bash
# Unpacks the newest tarball in a root that has the packages its INSTALL names and what they depend on, a shell, and
# nothing else; then does a night's work in it with an empty environment.
#   dist-test.sh FOLDER
set -euo pipefail
skip() { echo "dist-test: SKIP: $1"; exit 0; }
tarball=$(ls -t "$1"/swipecost-*.tar.gz | head -1)
needed=$(cat "${tarball%.tar.gz}.packages" 2>/dev/null) || skip "packages are known on Debian and Ubuntu only"
[ "$(id -u)" = 0 ] || skip "chroot is for root"
folder=$(mktemp -d)
root=$folder/root
trap 'umount "$root/proc" 2>/dev/null; rm -rf "$folder"' EXIT

# Debian's layout: /bin and its like are links.
mkdir -p "$root"/{usr/{bin,sbin,lib,lib64,local},tmp,root,dev,proc}
for name in bin sbin lib lib64; do ln -s "usr/$name" "$root/$name"; done
mapfile -t packages < <(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
  --no-replaces --no-enhances $needed dash coreutils grep | grep -E '^[a-z0-9]' | sort -u)
mkdir "$folder/packages"
(cd "$folder/packages" && for package in "${packages[@]}"; do
  # What only lends its name to others has no file of its own.
  apt-cache show --no-all-versions "$package" >/dev/null 2>&1 || continue
  apt-get download -qq "$package" >/dev/null 2>"$folder/said" || { cat "$folder/said" >&2; exit 1; }
done) || skip "packages cannot be fetched here"
for file in "$folder"/packages/*.deb; do
  dpkg-deb --fsys-tarfile "$file" | tar -x --keep-directory-symlink -C "$root"
done
ln -sf dash "$root/usr/bin/sh"
mknod -m 666 "$root/dev/null" c 1 3
# Swift asks the system for the words of its command line.
mount -t proc proc "$root/proc" || skip "proc cannot be mounted here"
tar -xzf "$tarball" --strip-components=1 -C "$root/usr/local"
bare() { chroot "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin "$@"; }
echo "a root of $(ls "$folder/packages" | wc -l) packages, $(du -sh "$root" | cut -f1)"
if find "$root" -iname 'libswift*' -o -iname 'libFoundation*' | grep -q .; then
  echo "dist-test: there is Swift in the bare root" >&2
  exit 1
fi
cat >"$root/tmp/night.conf" <<CONF
corpus = demo/corpus.txt
database = night.sqlite
site = site
CONF
bare sh -euc '
  cd /tmp
  swipecost --version
  swipecost demo demo
  swipecost nightly night.conf
  swipecost nightly night.conf
  swipecost query --db night.sqlite costliest-screens --format csv | head -3
  grep -c "<html" site/latest/index.html
  swipecost plan demo/corpus.txt --shards 2 --out plan.txt
  for shard in 0 1; do swipecost crawl --plan plan.txt --shard $shard --out shards --progress none; done
  swipecost merge shards/shard-0.sqlite shards/shard-1.sqlite --db merged.sqlite
'
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
[ "$(python3 "$here/program.py" "$root/tmp/merged.sqlite")" = "$(python3 "$here/program.py" "$root/tmp/night.sqlite")" ]
echo "dist-test: done in a bare root: nights, questions, shards; the merge equals the night"
