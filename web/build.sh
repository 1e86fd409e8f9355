#!/usr/bin/env bash
# Builds the page into build/web: the game as WebAssembly, Go's own glue for
# it, the loader, and beside every text and wasm file its .br and .gz.
#
#   [SITE=https://example.org/cards/] [PACK=gzip] web/build.sh [FILE.wasm]
#
# SITE is where the page will lie: who shows a link to it wants the whole address
# of its picture. PACK=gzip leaves out the .br, where nobody is sent them. FILE.wasm
# is a program built already, in place of the game, to try the page with.
#
# Names carry hashes, of each part that the page begins with and, as ?v=, of all
# that comes later, so a browser may keep those for ever; an unchanged program is
# not compressed twice.
set -euo pipefail
cd "$(dirname "$0")/.."

out=build/web
mkdir -p "$out"
release=${VERSION:-$(git describe --tags --always 2>/dev/null || echo development)}

if [ $# -gt 0 ]; then
	cp "$1" build/fourtell.wasm
else
	# Pictures and fonts go in unpacked: brotli sends them a fifth smaller than their own packing does.
	rm -rf build/plain
	go run ./assets/unpack build/plain
	# With a template in it a program keeps every exported method there is: a thirteenth of what is sent.
	go run ./assets/shaders build/ebitengine
	# Inlining makes the wasm a twentieth larger to send. It stays where frames
	# and rules are computed; later flags win.
	flags=(-gcflags='all=-l')
	for package in fourtell fourtell/engine fourtell/engine/uno fourtell/ai fourtell/ai/uno fourtell/anim github.com/hajimehoshi/... \
		runtime internal/runtime/... math/bits image/color unicode/utf8 syscall/js; do
		flags+=(-gcflags="$package=")
	done
	GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -modfile build/ebitengine.mod -overlay build/plain/overlay.json -ldflags "-s -w -buildid= -X fourtell/version.release=$release" "${flags[@]}" -o build/whole.wasm .
	# A sixth of the page was the lines of stack traces, the heads of segments
	# and where calls come back to. To see a panic's lines: web/build.sh build/whole.wasm
	go run ./assets/slim build/whole.wasm build/fourtell.wasm
fi
short_hash() { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c1-12; }
hash=$(short_hash <build/fourtell.wasm)
wasm=fourtell-$hash.wasm
size=$(wc -c <build/fourtell.wasm | tr -d ' ')

# Nothing of an older build may stay and be served.
find "$out" -type f ! -name "$wasm" ! -name "$wasm.br" ! -name "$wasm.gz" -delete
mv build/fourtell.wasm "$out/$wasm"

cp web/page/*.svg web/page/*.png web/page/*.jpg docs/fourtell.avif docs/fourtell-still.webp "$out/"
rm -rf build/page && go run ./cmd/pagewords web/page build/page # the page and its script, with their sentences from words/
cp build/page/*.webmanifest "$out/"
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" web/page/page.css build/page/
# What plays the sound, as the library makes it: 2 channels, a buffer of 2048. A policy refuses scripts from anywhere but files.
awk '/script := fmt.Sprintf\(`/ { on = 1; next } /^`, / { on = 0 } on' "$(go list -m -f '{{.Dir}}' github.com/ebitengine/oto/v3)/driver_js.go" |
	sed 's/%\[1\]d/2048/; s/%\[2\]d/2/' >build/page/worklet.js
# named FILE: puts a part of the page into the folder under a name with its hash, which a browser may keep for ever, and says it.
named() {
	local name
	name=$(basename "$1")
	name=${name%.*}-$(short_hash <"$1").${name##*.}
	cp "$1" "$out/$name"
	echo "$name"
}
css=$(named build/page/page.css) exec=$(named build/page/wasm_exec.js) loader=$(named build/page/loader.js) worklet=$(named build/page/worklet.js)
mkdir -p "$out/music" && cp assets/audio/music/*.mp3 "$out/music/" # music and effects are fetched after the first frame
mkdir -p "$out/fx" && cp assets/audio/fx/*.mp3 "$out/fx/"
mkdir -p "$out/fonts" && cp assets/fonts/{mplus,atkinson,nunito-cyrillic,nunito-vietnamese,noto,rubik,jua}*.woff "$out/fonts/" # fetched when somebody wants it
for later in felt bluff wardrobe; do # the second theme, the second deck and what comes with achievements, fetched when they are chosen
	mkdir -p "$out/$later" && cp assets/art/$later/2x/* "$out/$later/"
done
cp assets/audio/bluff/*.mp3 "$out/bluff/" # and that deck's sounds
mkdir -p "$out/words" # every language but English, of which the player's comes beside the program
for tongue in words/tongues/*/; do
	find "$tongue" -name '*.txt' ! -name loader.txt | LC_ALL=C sort | xargs cat >"$out/words/$(basename "$tongue").txt"
done
cp LICENSE "$out/LICENSE.txt"
cp THIRD_PARTY.md "$out/THIRD_PARTY.txt"

all() { (cd "$out" && find "$@" -type f ! -name '*.br' ! -name '*.gz' ! -name sw.js ! -name '*.jpg' ! -name LICENSE.txt ! -name THIRD_PARTY.txt | LC_ALL=C sort); }
beside=$(all music fx fonts felt bluff wardrobe words fourtell.avif fourtell-still.webp | (cd "$out" && xargs cat) | short_hash) # what is fetched after the first frame
sed -e "s/@WASM@/$wasm/; s/@SIZE@/$size/; s/@CSS@/$css/; s/@EXEC@/$exec/; s/@LOADER@/$loader/; s/@WORKLET@/$worklet/; s/@BESIDE@/$beside/; s/@RELEASE@/$release/; s#@SITE@#${SITE:-}#" build/page/index.html >"$out/index.html"

# What the page needs without a network: everything but what is packed, first what it cannot begin without. Music, how a
# round's end sounds, and whatever few want, is kept when the page has had it.
addresses() { sed -E "s#^\./##; s#^index\.html\$#./#; s#^((music|fx|fonts|felt|bluff|wardrobe|words)/.*|fourtell[^/]*\.(webp|avif))\$#&?v=$beside#; s#.*#\"&\",#" | tr '\n' ' '; }
begins='^\./(index\.html|(fourtell|wasm_exec|loader|page)-[0-9a-f]+\.(wasm|js|css))$'
rests='^\./((music|fonts|felt|bluff|wardrobe|words)/|fx/(win|lose)-|icon-(512|maskable)|manifest-|fourtell-still)'
needed=$(all . | grep -E "$begins" | addresses)
more=$(all . | grep -Ev "$begins|$rests" | addresses)
later=$(all . | grep -E "$rests" | addresses)
state=$(all . | (cd "$out" && xargs cat) | cat web/page/sw.js - | short_hash)
sed -e "s/@STATE@/$state/; s#/\*NEEDED\*/#${needed%, }#; s#/\*MORE\*/#${more%, }#; s#/\*LATER\*/#${later%, }#" web/page/sw.js >"$out/sw.js"

pack() {
	[ "${PACK:-}" = gzip ] || [ -f "$1.br" ] || { brotli -q 11 -w 24 -k -o "$1.part" "$1" && mv "$1.part" "$1.br"; }
	[ -f "$1.gz" ] || gzip -9 -n -k "$1"
}
[ "${PACK:-}" = gzip ] || [ -f "$out/$wasm.br" ] || echo 'Compressing the page: half a minute, once a build' >&2
for file in "$out"/*.wasm "$out"/*.js "$out"/*.css "$out"/*.html "$out"/*.svg "$out"/*.webmanifest "$out"/*.txt "$out"/words/*.txt; do
	pack "$file"
done

total() { cat "$@" | wc -c | tr -d ' '; }
echo "build/web: $wasm $size bytes, $(total "$out/$wasm.gz") gzip$([ ! -f "$out/$wasm.br" ] || echo ", $(total "$out/$wasm.br") brotli")"
