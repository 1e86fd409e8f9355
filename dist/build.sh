#!/usr/bin/env bash
# Makes what people take home, in build/dist:
#
#   dist/build.sh [linux] [windows] [page]     all three if none is named
#
#   linux    fourtell_VERSION_amd64.deb, .rpm and .tar.gz (with install.sh), and the game headless beside it
#   windows  Fourtell-VERSION-setup.exe and .zip, cross-built
#   page     fourtell-VERSION-page.zip: any folder of any web server plays it, and offline once it was there
#
# Every archive carries the licences. Recipes for AppImage, Flatpak and macOS lie beside this file; each says what it needs.
# The same commit makes the same archives: times in them are the commit's.
set -euo pipefail
cd "$(dirname "$0")/.."

out=build/dist
nfpm=github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0
winres=github.com/tc-hib/go-winres@v0.3.3

# A tag names a release; between them it is the first version to be, with how many changes it holds.
version() {
	if [ -n "${VERSION:-}" ]; then
		echo "${VERSION#v}"
	elif tag=$(git describe --tags --match 'v*' --exact-match 2>/dev/null); then
		echo "${tag#v}"
	elif count=$(git rev-list --count HEAD 2>/dev/null); then
		echo "0.1.0+$count.g$(git rev-parse --short=7 HEAD)"
	else
		echo 0.1.0
	fi
}
version=$(version)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0)
export SOURCE_DATE_EPOCH
build() { go build -trimpath -buildvcs=false -ldflags "-s -w -X fourtell/version.release=$version $1" -o "$2" "$3"; }
say() { printf '%s\n' "$*"; }

licences() { # DIR: what has to go along
	mkdir -p "$1"
	cp LICENSE "$1/LICENSE.txt"
	cp THIRD_PARTY.md "$1/THIRD_PARTY.txt"
	cp assets/fonts/OFL-*.txt "$1/"
}

# beside DIR: the page, for the browsers that come to a table hosted in a window. They come by http, where none takes brotli, and all
# take gzip; what shows the page off elsewhere is not wanted.
beside() {
	VERSION=$version web/build.sh
	rm -rf "$1/web"
	cp -R build/web "$1/web"
	find "$1/web" \( -name '*.br' -o -name '*.wasm' -o -name 'shot-*.jpg' -o -name 'share.jpg' \) -delete
}

# stamp DIR: the same times in every archive of one commit.
stamp() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

linux() {
	local at=$out/linux name=fourtell-$version-linux-amd64
	rm -rf "$at" && mkdir -p "$at/$name/icons"
	GOOS=linux GOARCH=amd64 CGO_ENABLED=1 build '' "$at/$name/fourtell" .
	GOOS=linux GOARCH=amd64 CGO_ENABLED=0 build '' "$at/$name/fourtell-dealer" ./cmd/dealer
	cp dist/install.sh dist/org.fourtell.Fourtell.desktop dist/org.fourtell.Fourtell.metainfo.xml README.md "$at/$name/"
	for size in 16 32 48 256; do cp "assets/art/icon-$size.png" "$at/$name/icons/$size.png"; done
	cp web/page/icon.svg "$at/$name/icons/scalable.svg"
	licences "$at/$name"
	beside "$at/$name"
	stamp "$at/$name"
	tar --sort=name --owner=0 --group=0 --numeric-owner -C "$at" -cf - "$name" | gzip -n9 >"$out/$name.tar.gz"
	for kind in deb rpm; do
		AT=$at/$name VERSION=$version go run "$nfpm" package -f dist/nfpm.yaml -p $kind -t "$out/" >/dev/null
	done
}

windows() {
	local at=$out/windows name=Fourtell-$version-windows-amd64
	rm -rf "$at" && mkdir -p "$at/$name"
	# Icon, version and the wish for true pixels go in as a resource that the linker finds beside main.go.
	trap 'rm -f rsrc_windows_amd64.syso' RETURN
	go run "$winres" make --in dist/winres.json --arch amd64 --product-version "$(numbers)" --file-version "$(numbers)" >/dev/null
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 build '-H=windowsgui' "$at/$name/Fourtell.exe" .
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 build '' "$at/$name/fourtell-dealer.exe" ./cmd/dealer
	cp README.md "$at/$name/README.txt"
	licences "$at/$name"
	beside "$at/$name"
	stamp "$at/$name"
	rm -f "$out/$name.zip"
	(cd "$at" && find "$name" | sort | zip -X -q -@ "../$name.zip")
	makensis -V2 -DVERSION="$version" -DNUMBERS="$(numbers)" -DFROM="$PWD/$at/$name" -DOUT="$PWD/$out/Fourtell-$version-setup.exe" dist/setup.nsi
}

# numbers is the version as Windows writes one: four numbers.
numbers() { sed -E 's/^([0-9]+)\.([0-9]+)\.([0-9]+)(\+([0-9]+))?.*/\1.\2.\3.\5/; s/\.$/.0/' <<<"$version"; }

page() {
	local name=fourtell-$version-page
	VERSION=$version web/build.sh
	rm -rf "$out/page" "$out/$name.zip"
	mkdir -p "$out/page"
	cp -R build/web "$out/page/$name"
	# A server that packs does it itself, and those that do not are offered the .gz of the program.
	find "$out/page/$name" -name '*.br' -delete
	find "$out/page/$name" -name '*.gz' ! -name '*.wasm.gz' -delete
	licences "$out/page/$name"
	stamp "$out/page/$name"
	# index.html at the root, as places that host games want it.
	(cd "$out/page/$name" && find . -type f | sort | zip -X -q -@ "../../$name.zip")
}

mkdir -p "$out"
[ $# -gt 0 ] || set -- linux windows page
for what in "$@"; do
	case $what in
	linux | windows | page) "$what" ;;
	*)
		echo "usage: dist/build.sh [linux] [windows] [page], not \"$what\"" >&2
		exit 2
		;;
	esac
done
rm -rf "$out/linux" "$out/windows" "$out/page"
(cd "$out" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\n' | sort | xargs sha256sum >SHA256SUMS)
say "build/dist:"
(cd "$out" && ls -l --time-style=+ | awk 'NR > 1 { printf "  %11d  %s\n", $5, $6 }')
