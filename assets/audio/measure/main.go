// Command measure prints what every sound of the game measures as it is heard,
// decoded as the game decodes it: loudness, true peak, and the seam of each
// loop of the music. It ends with 1 and says what is out of its bar where
// something is.
//
//	measure            prints all
//	measure -ffmpeg    prints beside each figure what ffmpeg's ebur128 says of
//	                   the same samples, and holds the two together
//	measure -peak WAV LUFS
//	                   prints at how many dBFS the peak of a stereo file of 16
//	                   bits has to lie for it to be as loud as that: what the
//	                   recipe of the music asks
//
// It imports assets and its own measuring package only, and is never imported.
package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	switch {
	case len(args) == 0:
		return measure(out, false)
	case len(args) == 1 && args[0] == "-ffmpeg":
		return measure(out, true)
	case len(args) == 3 && args[0] == "-peak":
		goal, err := strconv.ParseFloat(args[2], 64)
		if err != nil {
			return fmt.Errorf("the loudness wished for, %q, is no number of LUFS", args[2])
		}
		peak, err := peakFor(args[1], goal)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(out, "%.2f\n", peak)
		return err
	}
	return fmt.Errorf("wants nothing, -ffmpeg, or -peak FILE LUFS, got %q", args)
}
