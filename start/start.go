// Package start reads the command line of the window.
//
// Contract: it imports engine, the rules, version and the standard library alone. Go begins a program's packages in the
// order of their paths, each after those it imports, so that this one is ready before Ebitengine's, which end the program
// where there is no display: package early answers then. Nothing that begins later may be imported here.
package start

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"net/netip"
	"slices"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/version"
)

// ErrHelp says that help or the version was asked for, and has been given.
var ErrHelp = errors.New("help was asked for")

// Line is what the command line says, as far as it can be judged without a table.
type Line struct {
	Seed          uint64
	Deal          bool   // the table of Seed, Rules and Seats at once, which are then not remembered
	Open          string // what is shown first, one of learn, table, replays; "": the title
	NoAudio       bool
	Figures       bool   // measure frames instead of playing
	Replay        string // the file of a record to show first; "": the title
	Puzzle        string // the link of a puzzle to solve; "": none
	Join, Watch   string // the link of a room to go to, to play there or to be its big screen; "": none
	Take          string // a piece of a player file, or a link that ends in one, to take in; "": none
	Host          string // IP:PORT of this machine, at which a table is hosted at once; "": none is
	Seats         string // how many, or who; "": as remembered
	SeatsGiven    bool
	Game          string // "": the one that the rules are of, else as remembered
	Rules         string // "": as remembered
	Speed         string // one of Speeds; "": as remembered
	Width, Height int    // 0: as remembered
}

const (
	// LeastWidth and LeastHeight are the smallest window, in units of the desktop.
	LeastWidth, LeastHeight = 960, 540
	// MostPixels is the longest side of a window.
	MostPixels = 16384
)

// Speeds are the speeds a table can be played at, the slowest first.
func Speeds() []string { return []string{"slow", "normal", "fast", "instant"} }

// Screens are what can be shown first.
func Screens() []string { return []string{"learn", "table", "replays"} }

// Read reads the command line; an error is one sentence for who typed it. Help and the version go to out, and then the
// error is ErrHelp. chance is the seed where none is given.
func Read(args []string, out io.Writer, chance uint64) (Line, error) {
	l := Line{Seed: chance}
	f := flag.NewFlagSet("fourtell", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Func("seed", "seed of the cards, a `NUMBER`; the same seed, rules and seats deal the same game", func(text string) (err error) {
		if l.Seed, err = strconv.ParseUint(text, 0, 64); err != nil {
			return fmt.Errorf("a seed is a whole number from 0 to %d", uint64(math.MaxUint64))
		}
		return nil
	})
	f.Func("deal", "begins at once with the deal of this `NUMBER`, by -rules and at -seats, as a link to a table does", func(text string) (err error) {
		l.Deal = true
		if l.Seed, err = strconv.ParseUint(text, 10, 64); err != nil {
			return fmt.Errorf("a deal is a whole number from 0 to %d", uint64(math.MaxUint64))
		}
		return nil
	})
	f.StringVar(&l.Open, "open", "", "the `SCREEN` that is shown first: learn, table or replays")
	f.StringVar(&l.Game, "game", "", "the `GAME` that is played: "+strings.Join(games.All().Names(), " or "))
	f.StringVar(&l.Rules, "rules", "", "the `RULES` that are played by: a preset, or preset,switch=value,…")
	f.StringVar(&l.Seats, "seats", "", "how many sit at the table, 2 to 10, or a `LIST` of who: Ann,bot,exec:./mybot (a bare word is a person)")
	f.BoolVar(&l.NoAudio, "no-audio", false, "run silent")
	f.StringVar(&l.Replay, "replay", "", "a `FILE` with a record or a save, to be shown beat by beat")
	f.StringVar(&l.Puzzle, "puzzle", "", "asks the puzzle of a `link`, as https://HOST/#p.AQQB…")
	f.StringVar(&l.Join, "join", "", "goes to the room of a `LINK`, as https://HOST/#K7QF2M, and sits down there")
	f.StringVar(&l.Watch, "watch", "", "shows the room of a `LINK` as its big screen, without a hand")
	f.StringVar(&l.Take, "take", "", "takes in a piece of a player file, the `link` of one of its QR codes")
	f.Func("host", "hosts a table here at once, at an `IP:PORT` of this machine; 0.0.0.0:8080 is at all its addresses", func(text string) error {
		at, err := netip.ParseAddrPort(text)
		if err != nil || at.Addr().Zone() != "" {
			return errors.New("a table is hosted at an IP and a port, as 0.0.0.0:8080")
		}
		l.Host = at.String()
		return nil
	})
	window := f.String("window", "", "`SIZE` of the window, as 1600x900; at least 960x540")
	figures := f.String("figures", "", "`WHICH`, frame: measure the frames, print the figures and end")
	f.StringVar(&l.Speed, "speed", "", "the `SPEED` the table is played at: "+strings.Join(Speeds(), ", "))
	asksVersion := f.Bool("version", false, "print the version and end")
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			f.SetOutput(out)
			fmt.Fprintln(out, "fourtell plays a card game in a window.")
			f.PrintDefaults()
			return l, ErrHelp
		}
		return l, err
	}
	if *asksVersion {
		fmt.Fprintln(out, "fourtell", version.Name())
		return l, ErrHelp
	}
	given := map[string]bool{}
	f.Visit(func(one *flag.Flag) { given[one.Name] = true })
	if l.Figures = given["figures"]; l.Figures && *figures != "frame" {
		return l, fmt.Errorf("-figures prints the figures called frame, there are none called %q", *figures)
	}
	if given["replay"] && l.Replay == "" {
		return l, errors.New("-replay names no file")
	}
	if given["puzzle"] && l.Puzzle == "" {
		return l, errors.New("-puzzle names no link")
	}
	if given["join"] && given["watch"] {
		return l, errors.New("-join sits down in a room and -watch shows one: give one of them")
	}
	if given["host"] && (given["join"] || given["watch"]) {
		return l, errors.New("-host opens a room here, -join and -watch lead to another: give one of them")
	}
	if given["open"] && !slices.Contains(Screens(), l.Open) {
		return l, fmt.Errorf("-open shows learn, table or replays, not %q", l.Open)
	}
	if f.NArg() > 0 {
		return l, fmt.Errorf("%q is no flag; fourtell -help lists them", f.Arg(0))
	}
	l.SeatsGiven = given["seats"]
	n, err := strconv.Atoi(strings.TrimSpace(l.Seats))
	if l.SeatsGiven && err == nil {
		if err := CheckSeats(n); err != nil {
			return l, fmt.Errorf("-seats: %w", err)
		}
	}
	if given["game"] {
		if _, err := games.Named(l.Game); err != nil || l.Game == "" {
			return l, fmt.Errorf("-game: there is no game %q; there are %s", l.Game, strings.Join(games.All().Names(), ", "))
		}
	}
	if given["rules"] {
		if err != nil {
			n = 0 // who they are is read later
		}
		if err := CheckRules(l.Game, l.Rules, n); err != nil {
			return l, fmt.Errorf("-rules: %w", err)
		}
	}
	if given["speed"] && !slices.Contains(Speeds(), l.Speed) {
		return l, fmt.Errorf("-speed: %q is no speed: it is slow, normal, fast or instant", l.Speed)
	}
	if given["window"] {
		if l.Width, l.Height, err = parseSize(*window); err != nil {
			return l, err
		}
	}
	return l, nil
}

// CheckSeats says what is wrong with a number of players, if anything is.
func CheckSeats(n int) error {
	return engine.CheckSeats(n)
}

// CheckRules says why nobody can play a game, "" the usual one, by rules in their text form, where that many sit. Where their number is not known, 0,
// only what no table could be played by is refused: four can sit at any other.
func CheckRules(game, text string, seats int) error {
	book, err := games.Named(game)
	if err != nil {
		return err
	}
	if strings.TrimSpace(text) == "" {
		return errors.New("no rule set is named; there are " + strings.Join(book.Presets(), ", "))
	}
	r, err := engine.ParseRules(book, text)
	if err != nil {
		return err
	}
	if seats == 0 {
		seats = 4
	}
	return r.Check(seats)
}

// parseSize reads 1600x900.
func parseSize(s string) (w, h int, err error) {
	a, b, ok := strings.Cut(strings.ToLower(s), "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil {
		return 0, 0, fmt.Errorf("-window is a width and a height, as 1600x900, not %q", s)
	}
	if w < LeastWidth || h < LeastHeight || w > MostPixels || h > MostPixels {
		return 0, 0, fmt.Errorf("-window is %dx%d to %dx%d, not %s", LeastWidth, LeastHeight, MostPixels, MostPixels, s)
	}
	return w, h, nil
}
