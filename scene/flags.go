package scene

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"fourtell/engine/uno"
)

// ErrHelp says that help or the version was asked for, and has been given.
var ErrHelp = errors.New("help was asked for")

// Start is what the command line says.
type Start struct {
	Seed    uint64 // of the cards and of everything cosmetic
	NoAudio bool
	Figures bool   // measure frames instead of playing
	Replay  string // the file of a record to show first; "": the title

	seats         int        // 0: as remembered
	plan          []SeatPlan // who sits there; nil: as remembered
	rules         string     // "": as remembered
	width, height int        // 0: as remembered
	speed         *Speed     // nil: as remembered
}

const (
	defaultWidth, defaultHeight = 1280, 720
	mostPixels                  = 16384

	// LeastWidth and LeastHeight are the smallest window, in units of the
	// desktop.
	LeastWidth, LeastHeight = 960, 540
)

// ParseStart reads the command line; an error is one sentence for who typed it.
// Help and the version go to out, and then the error is ErrHelp. chance is the seed where
// none is given.
func ParseStart(args []string, out io.Writer, chance uint64) (Start, error) {
	o := Start{Seed: chance}
	f := flag.NewFlagSet("fourtell", flag.ContinueOnError)
	f.SetOutput(&strings.Builder{})
	f.Func("seed", "seed of the cards, a `number`; the same seed, rules and seats deal the same game", func(text string) (err error) {
		if o.Seed, err = strconv.ParseUint(text, 0, 64); err != nil {
			return fmt.Errorf("a seed is a whole number from 0 to %d", uint64(math.MaxUint64))
		}
		return nil
	})
	f.StringVar(&o.rules, "rules", "", "a rule preset, or preset,switch=value,…")
	seats := f.String("seats", "", "how many sit at the table, 2 to 10, or who: Ann,bot,exec:./mybot (a bare word is a person)")
	f.BoolVar(&o.NoAudio, "no-audio", false, "run silent")
	f.StringVar(&o.Replay, "replay", "", "a file with a record or a save, to be shown beat by beat")
	window := f.String("window", "", "size of the window, as 1600x900; at least 960x540")
	figures := f.String("figures", "", "frame: measure the frames, print the figures and end")
	speed := f.String("speed", "", "slow, normal, fast or instant")
	version := f.Bool("version", false, "print the version and end")
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			f.SetOutput(out)
			fmt.Fprintln(out, "fourtell plays a card game in a window.")
			f.PrintDefaults()
			return o, ErrHelp
		}
		return o, err
	}
	if *version {
		fmt.Fprintln(out, "fourtell", Version())
		return o, ErrHelp
	}
	if o.Figures = given(f, "figures"); o.Figures && *figures != "frame" {
		return o, fmt.Errorf("-figures prints the figures called frame, there are none called %q", *figures)
	}
	if given(f, "replay") && o.Replay == "" {
		return o, errors.New("-replay names no file")
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("%q is no flag; fourtell -help lists them", f.Arg(0))
	}
	if given(f, "seats") {
		var err error
		if o.seats, o.plan, err = parseSeating(*seats); err == nil {
			err = findPrograms(o.plan)
		}
		if err != nil {
			return o, fmt.Errorf("-seats: %w", err)
		}
	}
	if given(f, "rules") {
		if err := checkTable(o.rules, o.seats); err != nil {
			return o, fmt.Errorf("-rules: %w", err)
		}
	}
	if given(f, "speed") {
		s, err := ParseSpeed(*speed)
		if err != nil {
			return o, fmt.Errorf("-speed: %w", err)
		}
		o.speed = &s
	}
	if given(f, "window") {
		var err error
		if o.width, o.height, err = parseSize(*window); err != nil {
			return o, err
		}
	}
	return o, nil
}

// checkTable says why nobody can play by rules in their text form, where that many sit. Where their number is the remembered
// one, 0, only what no table could be played by is refused: four can sit at any other.
func checkTable(text string, seats int) error {
	if strings.TrimSpace(text) == "" {
		return errors.New("no rule set is named; there are " + strings.Join(uno.Presets(), ", "))
	}
	r, err := uno.ParseRules(text)
	if err != nil {
		return err
	}
	if seats == 0 {
		seats = 4
	}
	return r.Check(seats)
}

// given says whether a flag is on the command line.
func given(f *flag.FlagSet, name string) bool {
	found := false
	f.Visit(func(one *flag.Flag) { found = found || one.Name == name })
	return found
}

// parseSize reads 1600x900.
func parseSize(s string) (w, h int, err error) {
	a, b, ok := strings.Cut(strings.ToLower(s), "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil {
		return 0, 0, fmt.Errorf("-window is a width and a height, as 1600x900, not %q", s)
	}
	if w < LeastWidth || h < LeastHeight || w > mostPixels || h > mostPixels {
		return 0, 0, fmt.Errorf("-window is %dx%d to %dx%d, not %s", LeastWidth, LeastHeight, mostPixels, mostPixels, s)
	}
	return w, h, nil
}

// Apply lets the command line overrule what is remembered, and makes sure that
// the window has a size.
func (o *Start) Apply(s *Settings) {
	if o.width > 0 {
		s.Width, s.Height, s.Fullscreen = o.width, o.height, false
	}
	if s.Width < LeastWidth || s.Height < LeastHeight || s.Width > mostPixels || s.Height > mostPixels {
		s.Width, s.Height = defaultWidth, defaultHeight
	}
	if o.seats > 0 {
		s.Seats = o.seats
	}
	if o.plan != nil {
		s.Table = o.plan
	}
	if o.rules != "" {
		s.Rules, s.Own = o.rules, ""
	}
	if o.speed != nil {
		s.Speed = *o.speed
	}
}
