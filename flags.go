package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"

	"fourtell/scene"
)

// errHelp says that help was asked for, and has been given.
var errHelp = errors.New("help was asked for")

// options are what the command line says.
type options struct {
	seed          uint64
	seats         int    // 0: as remembered
	rules         string // "": as remembered
	noAudio       bool
	width, height int // 0: as remembered
	fullscreen    bool
	speed         *scene.Speed // nil: as remembered
	figures       bool         // measure frames instead of playing
}

const (
	defaultWidth, defaultHeight = 1280, 720
	leastWidth, leastHeight     = 960, 540
	mostPixels                  = 16384
)

// parse reads the command line; an error is one sentence for who typed it.
func parse(args []string) (options, error) {
	o := options{seed: rand.Uint64()}
	f := flag.NewFlagSet("fourtell", flag.ContinueOnError)
	f.SetOutput(&strings.Builder{})
	f.Uint64Var(&o.seed, "seed", o.seed, "seed of the cards; the same seed, rules and seats deal the same game")
	f.StringVar(&o.rules, "rules", "", "a rule preset, or preset,switch=value,…")
	f.IntVar(&o.seats, "seats", 0, "players at the table, you and the guests: 2 to 10")
	f.BoolVar(&o.noAudio, "no-audio", false, "run silent")
	window := f.String("window", "", "size of the window, as 1600x900; at least 960x540")
	figures := f.String("figures", "", "frame: measure the frames, print the figures and end")
	speed := f.String("speed", "", "slow, normal, fast or instant")
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			f.SetOutput(os.Stdout)
			fmt.Println("fourtell plays a card game in a window.")
			f.PrintDefaults()
			return o, errHelp
		}
		return o, err
	}
	switch *figures {
	case "", "frame":
		o.figures = *figures != ""
	default:
		return o, fmt.Errorf("-figures prints the figures called frame, there are none called %q", *figures)
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("%q is no flag; fourtell -help lists them", f.Arg(0))
	}
	if given(f, "seats") {
		if err := scene.CheckSeats(o.seats); err != nil {
			return o, fmt.Errorf("-seats: %w", err)
		}
	}
	if given(f, "rules") {
		if err := scene.CheckRules(o.rules); err != nil {
			return o, fmt.Errorf("-rules: %w", err)
		}
	}
	if *speed != "" {
		s, err := scene.ParseSpeed(*speed)
		if err != nil {
			return o, fmt.Errorf("-speed: %w", err)
		}
		o.speed = &s
	}
	var err error
	o.width, o.height, err = parseSize(*window)
	return o, err
}

// given says whether a flag is on the command line.
func given(f *flag.FlagSet, name string) bool {
	found := false
	f.Visit(func(one *flag.Flag) { found = found || one.Name == name })
	return found
}

// parseSize reads 1600x900; nothing gives zeros.
func parseSize(s string) (w, h int, err error) {
	if s == "" {
		return 0, 0, nil
	}
	a, b, ok := strings.Cut(strings.ToLower(s), "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil {
		return 0, 0, fmt.Errorf("-window is a width and a height, as 1600x900, not %q", s)
	}
	if w < leastWidth || h < leastHeight || w > mostPixels || h > mostPixels {
		return 0, 0, fmt.Errorf("-window is %dx%d to %dx%d, not %s", leastWidth, leastHeight, mostPixels, mostPixels, s)
	}
	return w, h, nil
}

// apply lets the command line overrule what is remembered.
func (o *options) apply(s *scene.Settings) {
	if o.width > 0 {
		s.Width, s.Height, s.Fullscreen = o.width, o.height, false
	}
	if s.Width < leastWidth || s.Height < leastHeight || s.Width > mostPixels || s.Height > mostPixels {
		s.Width, s.Height = defaultWidth, defaultHeight
	}
	o.width, o.height, o.fullscreen = s.Width, s.Height, s.Fullscreen
	if o.seats > 0 {
		s.Seats = o.seats
	}
	if o.rules != "" {
		s.Rules = o.rules
	}
	if o.speed != nil {
		s.Speed = *o.speed
	}
}

// failed says what stopped the game and gives the exit code. Where only the
// sound is to blame the program starts itself again without, once, because the
// window cannot be opened a second time in one process.
func failed(err error, noAudio bool) int {
	if noAudio || !strings.HasPrefix(err.Error(), "oto:") {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		return 1
	}
	fmt.Fprintln(os.Stderr, "fourtell: there is no sound device, playing silent:", firstLine(err))
	code, err := again(append([]string{"-no-audio"}, os.Args[1:]...))
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		return 1
	}
	return code
}

func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}
