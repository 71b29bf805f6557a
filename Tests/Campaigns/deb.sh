#!/usr/bin/env bash
# A Debian package of what a tarball of dist.sh holds, with the units where systemd looks for them. Nothing is
# enabled: a night needs a configuration first.
#   deb.sh FOLDER VERSION FILE PACKAGE …
set -euo pipefail
from=$1 version=$2 file=$3
shift 3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
share=$root/usr/share
mkdir -p "$root"/{DEBIAN,usr/bin,usr/lib/systemd/system} \
  "$share"/{man/man1,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d,doc/swipecost,swipecost}
cp "$from/bin/swipecost" "$root/usr/bin/swipecost"
gzip -9n <"$from/share/man/man1/swipecost.1" >"$share/man/man1/swipecost.1.gz"
cp "$from/share/bash-completion/completions/swipecost" "$share/bash-completion/completions/"
cp "$from/share/zsh/site-functions/_swipecost" "$share/zsh/vendor-completions/"
cp "$from/share/fish/vendor_completions.d/swipecost.fish" "$share/fish/vendor_completions.d/"
cp -R "$from/share/swipecost/." "$share/swipecost/"
mv "$share"/swipecost/systemd/* "$root/usr/lib/systemd/system/"
rmdir "$share/swipecost/systemd"
grep -rlF /usr/local/bin/swipecost "$root/usr" --exclude-dir=bin | xargs -r sed -i 's|/usr/local/bin/swipecost|/usr/bin/swipecost|g'
cp "$from/share/doc/swipecost/README.md" "$share/doc/swipecost/"
cp "$from/share/doc/swipecost/LICENSE" "$share/doc/swipecost/copyright"
gzip -9n <CHANGELOG.md >"$share/doc/swipecost/changelog.gz"

# As new as those it was built with: an older one may lack what the binary asks for.
depends=
for package in "$@"; do
  there=$(dpkg-query -W -f '${Version}' "$package" 2>/dev/null) || there=
  depends+="${depends:+, }$package${there:+ (>= ${there%-*})}"
done
cat >"$root/DEBIAN/control" <<CONTROL
Package: swipecost
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The swipecost authors <swipecost@localhost>
Section: devel
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends
Description: counts what every screen of an iOS app costs a VoiceOver user
 Walks the git histories of SwiftUI and UIKit apps, works out from source where
 VoiceOver stops and what it says there, and keeps swipes and broken
 accessibility rules of every commit in one SQLite database, with CSV files and
 a static report.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod u=rw,go=r {} +
find "$share/swipecost" -name '*.sh' -exec chmod 755 {} +
chmod 755 "$root/usr/bin/swipecost"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
dpkg-deb --root-owner-group --build "$root" "$file" >/dev/null
echo "$file: $(du -h "$file" | cut -f1)"
