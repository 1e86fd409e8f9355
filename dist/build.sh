#!/usr/bin/env bash
# Makes what people take home, in build/dist:
#
#   dist/build.sh [linux] [windows] [page] [sbom]     all of them if none is named
#
#   linux    of amd64 and arm64: fourtell_VERSION_ARCH.deb, .rpm, .tar.gz (with install.sh), .AppImage, and of amd64 .flatpak;
#            the game headless, the pages for man and the completions are in each
#   windows  of amd64 and arm64: Fourtell-VERSION-ARCH-setup.exe and -windows-ARCH.zip, cross-built
#   page     fourtell-VERSION-page.zip: any folder of any web server plays it, and offline once it was there
#   sbom     fourtell-VERSION-….cdx.json: what each program is made of (CycloneDX)
#
# A tool that is not to be had here leaves out what it makes, and a sentence says so. Every archive carries the licences, and
# SHA256SUMS has them all. The same commit makes the same bytes, in whatever folder: times are the commit's, names are in one order.
# The Mac's is made on a Mac: dist/macos.sh. How a release is made and what is looked at: docs/releasing.md.
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
export LC_ALL=C TZ=UTC

out=build/dist
nfpm=github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0
winres=github.com/tc-hib/go-winres@v0.3.3
sbom=github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0

. dist/version.sh
version=$(version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH
# A .deb names somebody to write to. Whoever publishes says who: MAINTAINER="Ann <ann@example.org>" dist/build.sh
maintainer=${MAINTAINER:-The Fourtell authors <nobody@fourtell.invalid>}
build() { go build -trimpath -buildvcs=false -ldflags "-s -w -buildid= -X fourtell/version.release=$version $1" -o "$2" "$3"; }
say() { printf '%s\n' "$*"; }
has() { command -v "$1" >/dev/null 2>&1; }
left_out() { say "left out: $*" >&2; }

licences() { # DIR: what has to go along
	mkdir -p "$1"
	cp LICENSE "$1/LICENSE.txt"
	cp THIRD_PARTY.md "$1/THIRD_PARTY.txt"
	cp assets/fonts/OFL-*.txt "$1/"
}

page_built=
page_once() {
	[ -n "$page_built" ] || VERSION=$version PACK=gzip web/build.sh # no archive has a .br
	page_built=yes
}

# beside DIR: the page, for the browsers that come to a table hosted in a window. They come by http, where none takes brotli, and all
# take gzip; what shows the page off elsewhere is not wanted.
beside() {
	page_once
	rm -rf "$1/web"
	cp -R build/web "$1/web"
	find "$1/web" \( -name '*.br' -o -name '*.wasm' -o -name 'shot-*.jpg' -o -name 'share.jpg' \) -delete
}

# manual DIR: the pages for man and the completions, from what the programs answer to --help.
manual() {
	mkdir -p "$out/here"
	[ -x "$out/here/dealer" ] || GOOS='' GOARCH='' CGO_ENABLED=0 build '' "$out/here/dealer" ./cmd/dealer
	GOOS='' GOARCH='' CGO_ENABLED=0 go run ./cmd/manual -version "$version" -day "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" "$out/here/dealer" "$1"
}

# stamp DIR: the same times and rights in every archive of one commit.
stamp() {
	find "$1" ! -type l -exec chmod u+rwX,go+rX,go-w {} +
	find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

. dist/linux.sh
. dist/windows.sh

page() {
	local name=fourtell-$version-page
	page_once
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

# What each program is made of. Neither the time nor a number by chance is in it.
sbom() {
	local of goos cgo main said
	mkdir -p "$out/here"
	GOFLAGS=-trimpath GOBIN=$PWD/$out/here go install "$sbom" # its own sum stands in the list
	for of in linux:1:. windows:0:. page:0:. dealer:0:cmd/dealer; do
		IFS=: read -r goos cgo main <<<"$of"
		local name=$goos arch=amd64
		case $goos in page) goos=js arch=wasm ;; dealer) goos=linux ;; esac
		said=$(GOOS=$goos GOARCH=$arch CGO_ENABLED=$cgo "$out/here/cyclonedx-gomod" app -json -licenses -std -noserial -notimestamp \
			-main "$main" -output "$out/fourtell-$version-$name.cdx.json" . 2>&1) || { say "$said" >&2; exit 1; }
	done
}

mkdir -p "$out"
find "$out" -maxdepth 1 -type f ! -name "*[-_]$version[-_.]*" -delete # nothing of another version stays and is uploaded
[ $# -gt 0 ] || set -- linux windows page sbom
for what in "$@"; do
	case $what in
	linux | windows | page | sbom) "$what" ;;
	*)
		echo "usage: dist/build.sh [linux] [windows] [page] [sbom], not \"$what\"" >&2
		exit 2
		;;
	esac
done
rm -rf "$out/linux" "$out/windows" "$out/page" "$out/here"
(cd "$out" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\n' | sort | xargs sha256sum >SHA256SUMS)
say "build/dist:"
(cd "$out" && ls -l --time-style=+ | awk 'NR > 1 { printf "  %11d  %s\n", $5, $6 }')
