#!/bin/sh
# Makes every sound of the game: effects into fx/, those of the game of claims into bluff/, the four moods of the music into music/.
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
go build -o "$work/measure" ./measure

"$work/gen" midi "$work"
for score in "$work"/*.mid; do
	fluidsynth -ni -q -g 0.5 -r 48000 -F "${score%.mid}.wav" "$font" "$score" 2>/dev/null
done

# coded WAVE FILE. -t: no Info frame, so exactly 1105 samples of delay.
coded() { lame --quiet -t -m m -V 7 -B 64 -q 0 --resample 48 "$1" "$2"; }

mkdir -p fx bluff
rm -f fx/*.mp3 bluff/*.mp3
"$work/gen" wav "$work"
for wave in "$work"/*.wav; do
	name=$(basename "$wave" .wav)
	case $name in music-* | brushes | cue-*) continue ;; esac
	coded "$wave" "fx/$name.mp3"
done
for wave in "$work"/bluff/*.wav; do
	coded "$wave" "bluff/$(basename "$wave" .wav).mp3"
done

# The second pass is the loop: it begins in the echo of the first. One coder
# frame of what comes before it is faded in, so that the coder meets the
# beginning in the same state as the end, and a fifth of a second follows it,
# for the player's cross-fade. With one frame only, a jump to the loop's start
# still decodes from the file's first frame, so it is exact.
# -R asks sox for the same dither every time. Variable rate spends bits by the
# music alone, where the others spend what happens to be left over, and so codes
# the beginning twice the same way.
loop=2880000
before=1152
length=$((before + loop + 9600))
sox -R "$work/brushes.wav" -c 2 "$work/sweeps.wav" trim 0s $((loop + 9600))s gain -20
sox -R "$work/sweeps.wav" "$work/last.wav" trim $((loop - before))s ${before}s
sox -R "$work/last.wav" "$work/sweeps.wav" "$work/under.wav"
mkdir -p music
rm -f music/*.mp3
for mood in title table tension result; do
	sweeps=1
	case $mood in title | tension) sweeps=0 ;; esac
	sox -R "$work/music-$mood.wav" "$work/pass.wav" trim $((loop - before))s ${length}s
	# mixed FILE DB: the mood under its sweeps, its peak at DB.
	mixed() {
		sox -R -m -v 1 "$work/pass.wav" -v $sweeps "$work/under.wav" "$1" highpass 35 fade h ${before}s gain -n "$2"
	}
	# Each mood is brought to one loudness in LUFS, since they pass into one another: made once to be measured, and once
	# from the start, so that it is dithered once. The title lies a fifth higher: there the coder joins its ends better.
	loudness=-22
	[ "$mood" = title ] && loudness=-21.8
	mixed "$work/trial.wav" -12
	mixed "$work/loop.wav" "$("$work/measure" -peak "$work/trial.wav" $loudness)"
	# The title is the barest: coded as coarsely as the others it would join at 25 dB only.
	rate=9
	[ "$mood" = title ] && rate=6
	lame --quiet -t -m j -V $rate -q 0 --resample 48 "$work/loop.wav" "music/$mood.mp3"
done
ls -l music fx bluff
