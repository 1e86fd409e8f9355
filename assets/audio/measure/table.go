package main

import (
	"fmt"
	"io"
	"math"
	"strings"

	"fourtell/assets"
	"fourtell/assets/audio/loud"
)

// report prints lines and keeps what is out of its bar.
type report struct {
	out    io.Writer
	ffmpeg bool
	bytes  int
	broken []string
}

func measure(out io.Writer, ffmpeg bool) error {
	r := &report{out: out, ffmpeg: ffmpeg}
	if err := r.music(); err != nil {
		return err
	}
	if err := r.effects(); err != nil {
		return err
	}
	fmt.Fprintf(out, "\nall files    %d bytes, bar %d\n", r.bytes, bytesAtMost)
	r.hold(r.bytes <= bytesAtMost, "all files together weigh %d bytes", r.bytes)
	if len(r.broken) > 0 {
		return fmt.Errorf("%d out of their bars:\n  %s", len(r.broken), strings.Join(r.broken, "\n  "))
	}
	return nil
}

func (r *report) hold(ok bool, format string, args ...any) {
	if !ok {
		r.broken = append(r.broken, fmt.Sprintf(format, args...))
	}
}

// beside compares with ffmpeg, where that is asked for, and ends the line.
func (r *report) beside(name string, s stereo, lufs, peak float64) error {
	// ffmpeg gates by whole blocks: it has no loudness for less than one.
	if r.ffmpeg {
		for c := range s {
			for len(s[c]) < loud.Rate*4/10 {
				s[c] = append(s[c], 0)
			}
		}
		l, p, err := ffmpegSays(s)
		if err != nil {
			return err
		}
		fmt.Fprintf(r.out, "  | ffmpeg %6.1f LUFS %6.1f dBTP", l, p)
		r.hold(math.Abs(l-lufs) <= ffmpegApart+0.05, "%s: %.2f LUFS here, %.1f by ffmpeg", name, lufs, l)
		r.hold(math.Abs(p-peak) <= ffmpegPeak+0.05, "%s: %.2f dBTP here, %.1f by ffmpeg", name, peak, p)
	}
	_, err := fmt.Fprintln(r.out)
	return err
}

func (r *report) music() error {
	fmt.Fprintf(r.out, "music, bars: moods within ±%.0f LU of their middle, peak under %.0f dBTP; at the seam step under %.0f dBFS, bend under %.1f, SNR over %.0f dB, bands within %.1f dB\n",
		moodsApart, musicPeak, seamStep, seamBend, seamSNR, seamBands)
	fmt.Fprintf(r.out, "%-14s %7s %7s | seam %7s %6s %7s %7s\n", "mood", "LUFS", "dBTP", "step", "bend", "SNR", "bands")
	var levels []float64
	for _, m := range assets.Moods() {
		s, size, err := musicOf(m)
		if err != nil {
			return err
		}
		r.bytes += size
		seam := loud.SeamOf(s[0], loopFrom, loopLength)
		other := loud.SeamOf(s[1], loopFrom, loopLength)
		seam.Step, seam.Bend = max(seam.Step, other.Step), max(seam.Bend, other.Bend)
		seam.SNR, seam.Bands = min(seam.SNR, other.SNR), max(seam.Bands, other.Bands)
		for c := range s {
			s[c] = s[c][loopFrom : loopFrom+loopLength]
		}
		lufs, peak := loud.Integrated(s[0], s[1]), loud.TruePeak(s[0], s[1])
		levels = append(levels, lufs)
		fmt.Fprintf(r.out, "%-14v %7.2f %7.2f |      %7.1f %6.2f %7.1f %7.2f", m, lufs, peak, seam.Step, seam.Bend, seam.SNR, seam.Bands)
		r.hold(peak <= musicPeak, "%v: peaks at %.2f dBTP", m, peak)
		r.hold(seam.Step <= seamStep && seam.Bend <= seamBend && seam.SNR >= seamSNR && seam.Bands <= seamBands, "%v: the seam is heard: %+v", m, seam)
		if err := r.beside(m.String(), s, lufs, peak); err != nil {
			return err
		}
	}
	low, high := math.Inf(1), math.Inf(-1)
	for _, l := range levels {
		low, high = min(low, l), max(high, l)
	}
	r.hold(high-low <= 2*moodsApart, "the moods lie %.2f LU apart", high-low)
	return nil
}

func (r *report) effects() error {
	known := map[assets.SoundName]bool{}
	for _, role := range roles() {
		fmt.Fprintf(r.out, "\n%s, bars: %.0f to %.0f LUFS, peak under %.0f dBTP, %d variants\n", role.name, role.lowest, role.most, effectPeak, variantsWant)
		fmt.Fprintf(r.out, "%-14s %7s %7s %7s\n", "effect", "LUFS", "dBTP", "s")
		for _, n := range role.sounds {
			known[n] = true
			r.hold(assets.SoundVariants(n) == variantsWant, "%s: %d variants", n, assets.SoundVariants(n))
			for v := range assets.SoundVariants(n) {
				s, size, err := effectOf(n, v)
				if err != nil {
					return err
				}
				r.bytes += size
				name := fmt.Sprintf("%s-%d", n, v+1)
				lufs, peak := loud.Integrated(s[0], s[1]), loud.TruePeak(s[0], s[1])
				fmt.Fprintf(r.out, "%-14s %7.2f %7.2f %7.2f", name, lufs, peak, float64(len(s[0]))/loud.Rate)
				r.hold(lufs >= role.lowest && lufs <= role.most, "%s: %.2f LUFS", name, lufs)
				r.hold(peak <= effectPeak, "%s: peaks at %.2f dBTP", name, peak)
				if err := r.beside(name, s, lufs, peak); err != nil {
					return err
				}
			}
		}
	}
	for _, n := range assets.Sounds() {
		r.hold(known[n], "%s: nobody has said what it is for", n)
	}
	return nil
}
