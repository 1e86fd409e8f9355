package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
)

// ffmpegSays is the integrated loudness and the true peak of s by ffmpeg's
// filter ebur128.
func ffmpegSays(s stereo) (lufs, peak float64, err error) {
	cmd := exec.Command("ffmpeg", "-hide_banner", "-nostats", "-i", "pipe:0", "-filter_complex", "ebur128=peak=true:framelog=verbose", "-f", "null", "-")
	cmd.Stdin = bytes.NewReader(s.wav())
	text, err := cmd.CombinedOutput()
	if err != nil {
		return 0, 0, fmt.Errorf("ffmpeg: %w: %.200s", err, text)
	}
	read := func(pattern string) float64 {
		found := regexp.MustCompile(pattern).FindAllSubmatch(text, -1)
		if found == nil {
			err = fmt.Errorf("ffmpeg does not say %s", pattern)
			return 0
		}
		v, bad := strconv.ParseFloat(string(found[len(found)-1][1]), 64)
		if bad != nil {
			err = bad
		}
		return v
	}
	lufs, peak = read(`I:\s+(-?[0-9.]+) LUFS`), read(`Peak:\s+(-?[0-9.]+|-inf) dBFS`)
	return lufs, peak, err
}
