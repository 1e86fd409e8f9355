#!/bin/sh
# Makes every sound of the game: effects into fx/, the loop into music.mp3.
# Wants go, fluidsynth, sox, lame and Debian's fluid-soundfont-gm (MIT).
# SOUNDFONT may name another copy of FluidR3_GM.sf2. The results are committed;
# a build of the game never runs this.
set -eu
cd "$(dirname "$0")"
font=${SOUNDFONT:-/usr/share/sounds/sf2/FluidR3_GM.sf2}
for tool in go fluidsynth sox lame; do
	command -v "$tool" >/dev/null || { echo "make.sh: $tool is missing" >&2; exit 1; }
done
[ -r "$font" ] || { echo "make.sh: no soundfont at $font (Debian: fluid-soundfont-gm)" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/gen" ./gen

"$work/gen" midi "$work"
for score in "$work"/*.mid; do
	fluidsynth -ni -q -g 0.5 -r 48000 -F "${score%.mid}.wav" "$font" "$score" 2>/dev/null
done

mkdir -p fx
rm -f fx/*.mp3
"$work/gen" wav "$work"
for wave in "$work"/*.wav; do
	name=$(basename "$wave" .wav)
	case $name in music | cue-*) continue ;; esac
	# -t: no Info frame, so exactly 1105 samples of delay.
	lame --quiet -t -m m -V 6 -B 64 -q 0 --resample 48 "$wave" "fx/$name.mp3"
done

# The second pass is the loop: it begins in the echo of the first. A fifth of a
# second more lets the player cross-fade over the seam.
loop=2880000
sox "$work/music.wav" "$work/loop.wav" trim ${loop}s $((loop + 9600))s highpass 35 gain -n -5
lame --quiet -t -m j --abr 72 -q 0 --resample 48 "$work/loop.wav" music.mp3
ls -l music.mp3 fx
