#!/usr/bin/env bash
# A tarball for machines without Swift: the binary with Swift's own libraries inside, its manual page,
# completions and what “setup” writes. libgit2 and SQLite stay those of the system, which keeps them safe.
# On Debian and Ubuntu a package beside it (deb.sh).
#   dist.sh FOLDER
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
build=(swift build -c release --product swipecost --static-swift-stdlib --scratch-path .build/dist
  --explicit-target-dependency-import-check error)
"${build[@]}"
binary=$("${build[@]}" --show-bin-path)/swipecost
version=$("$binary" --version | cut -d' ' -f2)
name=swipecost-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
root=$out/$name
rm -rf "$root"
doc=$root/share/doc/swipecost
setup=$root/share/swipecost
mkdir -p "$doc" "$root"/{bin,share/man/man1,share/bash-completion/completions,share/zsh/site-functions,share/fish/vendor_completions.d}
strip -o "$root/bin/swipecost" "$binary"
chmod 755 "$root/bin/swipecost"
"$binary" help --man >"$root/share/man/man1/swipecost.1"
"$binary" help --completions bash >"$root/share/bash-completion/completions/swipecost"
"$binary" help --completions zsh >"$root/share/zsh/site-functions/_swipecost"
"$binary" help --completions fish >"$root/share/fish/vendor_completions.d/swipecost.fish"
for kind in systemd cron slurm parallel kubernetes container github gitlab pre-commit xcode bitrise; do
  "$binary" setup "$kind" --out "$setup/$kind" >/dev/null
done
# As if it stood where the tarball is meant to be unpacked.
grep -rlF "$binary" "$setup" | xargs -r sed -i "s|$binary|/usr/local/bin/swipecost|g"
cp README.md LICENSE "$doc"

# Packages of this system that hold the libraries the binary asks for.
libraries=$(objdump -p "$root/bin/swipecost" | awk '/NEEDED/ { print $2 }')
packages=
if command -v dpkg-query >/dev/null; then
  packages=$(ldd "$root/bin/swipecost" | awk '$3 ~ /^\// { print $1, $3 }' |
    grep -wF "$libraries" | while read -r _ path; do
      dpkg-query -S "$(realpath "$path")" 2>/dev/null || dpkg-query -S "$path"
    done | cut -d: -f1 | sort -u | paste -sd' ')
fi
{
  echo "swipecost $version for $(uname -s) $(uname -m), built on $(. /etc/os-release && echo "$PRETTY_NAME")."
  echo
  echo "It needs no Swift. It needs these libraries of the system: $(paste -sd' ' <<<"$libraries")."
  [ -z "$packages" ] || echo "On the release it was built on: apt-get install $packages ca-certificates"
  echo "Another release may have another libgit2; build there with “make dist”."
  echo
  echo "Install: tar -xzf $name.tar.gz --strip-components=1 -C /usr/local"
} >"$doc/INSTALL"
[ -z "$packages" ] || echo "$packages" >"$out/$name.packages"
if grep -qi swift <<<"$libraries"; then
  echo "dist: the binary still asks for $(grep -i swift <<<"$libraries" | paste -sd' ')" >&2
  exit 1
fi
tar -C "$out" --owner=0 --group=0 --sort=name -czf "$out/$name.tar.gz" "$name"
if [ -n "$packages" ] && command -v dpkg-deb >/dev/null; then
  Tests/Campaigns/deb.sh "$root" "$version" "$out/$name.deb" $packages ca-certificates
fi
rm -rf "$root"
echo "$out/$name.tar.gz: $(du -h "$out/$name.tar.gz" | cut -f1)"
echo "needs: ${packages:-$(paste -sd' ' <<<"$libraries")}"
