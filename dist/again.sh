#!/usr/bin/env bash
# Makes what is in build/dist once more: of the same commit, in another folder, with a compiler's cache of its own, by somebody whose
# files are private and whose clock is elsewhere. It fails where a byte of it is another.
#
#   dist/again.sh [linux] [windows] [page] [sbom]
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -n "$(git status --porcelain)" ]; then
	echo 'what is here is not what is committed, and only that can be made again: commit it and make dist first' >&2
	exit 2
fi
to=$(mktemp -d "${TMPDIR:-/tmp}/fourtell-again-XXXXXX")
trap 'chmod -R u+w "$to"; rm -rf "$to"' EXIT
git clone -q . "$to/elsewhere"
[ ! -d build/arm64-root ] || cp -a build/arm64-root "$to/arm64-root"
(
	umask 077
	cd "$to/elsewhere"
	mkdir -p build
	[ ! -d "$to/arm64-root" ] || mv "$to/arm64-root" build/arm64-root
	VERSION=${VERSION:-} GOCACHE=${AGAIN_GOCACHE:-$to/cache} TZ=Pacific/Auckland dist/build.sh "$@" >/dev/null
)
differ=0 same=0
for file in "$to"/elsewhere/build/dist/*; do
	name=$(basename "$file")
	[ "$name" != SHA256SUMS ] || continue
	if [ ! -e "build/dist/$name" ]; then
		echo "build/dist has no $name; what is there was made of another commit or by other tools"
		differ=$((differ + 1))
	elif cmp -s "$file" "build/dist/$name"; then
		same=$((same + 1))
	else
		echo "differs: $name"
		differ=$((differ + 1))
	fi
done
echo "$same files are the same bytes, $differ are not"
[ "$differ" -eq 0 ] && [ "$same" -gt 0 ]
