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

# The package: what it needs is there, and it works where it is unpacked, in place of the tarball.
deb=${tarball%.tar.gz}.deb
rm -rf "$root/usr/local"
for package in $(dpkg-deb --field "$deb" Depends | sed 's/([^)]*)//g; s/,//g'); do
  [ "$package" = ca-certificates ] || grep -qx "$package" <(printf '%s\n' "${packages[@]}") || {
    echo "dist-test: the package needs $package, which the tarball did not" >&2
    exit 1
  }
done
dpkg-deb --fsys-tarfile "$deb" | tar -x --keep-directory-symlink -C "$root"
dpkg-deb --control "$deb" "$folder/control"
(cd "$root" && md5sum --check --quiet "$folder/control/md5sums")
bare sh -euc '
  [ "$(command -v swipecost)" = /usr/bin/swipecost ]
  swipecost --version
  grep -q "^ExecStart=\"/usr/bin/swipecost\" nightly" /usr/lib/systemd/system/swipecost.service
  cd /tmp
  swipecost check demo --format junit >checked.xml
  swipecost query --db night.sqlite runs --format csv
'
[[ $(gzip -dc "$root/usr/share/man/man1/swipecost.1.gz") == ".TH SWIPECOST 1"* ]]
if command -v systemd-analyze >/dev/null; then
  # It looks for the program on this machine.
  mkdir "$folder/units"
  cp "$root"/usr/lib/systemd/system/swipecost.* "$folder/units/"
  sed -i 's|^ExecStart="[^"]*"|ExecStart=/bin/true|' "$folder/units/swipecost.service"
  systemd-analyze verify --man=no "$folder"/units/swipecost.*
fi
echo "dist-test: done in a bare root: nights, questions, shards; the merge equals the night; the package works too"
