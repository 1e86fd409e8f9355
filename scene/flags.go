package scene

import (
	"fmt"
	"io"

	"fourtell/online/client"
	"fourtell/scene/guests"
	"fourtell/scene/online"
	"fourtell/scene/stage"
	"fourtell/start"
)

// Start is what the command line says.
type Start struct {
	Seed    uint64 // of the cards and of everything cosmetic
	NoAudio bool
	Figures bool   // measure frames instead of playing
	Replay  string // the file of a record to show first; "": the title

	deal          bool             // the table at once
	open          string           // what is shown first; "": the title
	seats         int              // 0: as remembered
	plan          []stage.SeatPlan // who sits there; nil: as remembered
	game          string           // "": that of the rules, else as remembered
	rules         string           // "": as remembered
	width, height int              // 0: as remembered
	speed         *stage.Speed     // nil: as remembered
	puzzle        string           // the link of one; "": none
	going         *online.Going    // to a room at once; nil: nowhere
	take          string           // a piece of a player file to take in; "": none
	host          string           // at which address a table is hosted at once; "": none is
}

const defaultWidth, defaultHeight = 1280, 720

// ParseStart reads the command line; an error is one sentence for who typed it. Help and the version go to out, and then the
// error is ErrHelp. chance is the seed where none is given.
func ParseStart(args []string, out io.Writer, chance uint64) (Start, error) {
	l, err := start.Read(args, out, chance)
	o := Start{Seed: l.Seed, NoAudio: l.NoAudio, Figures: l.Figures, Replay: l.Replay, deal: l.Deal, open: l.Open, game: l.Game, rules: l.Rules, puzzle: l.Puzzle, width: l.Width, height: l.Height, take: l.Take, host: l.Host}
	if err != nil {
		return o, err
	}
	for name, text := range map[string]string{"-join": l.Join, "-watch": l.Watch} {
		if text == "" {
			continue
		}
		link, err := client.ParseLink(text, "")
		if err != nil {
			return o, fmt.Errorf("%s: %w, not %q", name, err, text)
		}
		if link.Room == "" {
			return o, fmt.Errorf("%s: %q names a house and none of its rooms; a room's link ends as #K7QF2M", name, text)
		}
		o.going = &online.Going{Link: link, Watch: name == "-watch", Big: name == "-watch"}
	}
	if l.SeatsGiven {
		if o.seats, o.plan, err = guests.ParseSeating(l.Seats); err == nil {
			err = guests.FindPrograms(o.plan)
		}
		if err != nil {
			return o, fmt.Errorf("-seats: %w", err)
		}
	}
	if l.Rules != "" {
		if err := start.CheckRules(l.Game, l.Rules, o.seats); err != nil {
			return o, fmt.Errorf("-rules: %w", err)
		}
	}
	if l.Speed != "" {
		s, err := stage.ParseSpeed(l.Speed)
		if err != nil {
			return o, fmt.Errorf("-speed: %w", err)
		}
		o.speed = &s
	}
	return o, nil
}

// Apply lets the command line overrule what is remembered, for this start: what is kept of it is only what the player then
// changes. It makes sure that the window has a size.
func (o *Start) Apply(s *stage.Settings) {
	if o.width > 0 {
		s.Lend(func(s *stage.Settings) { s.Width, s.Height, s.Fullscreen = o.width, o.height, false }, "width", "height", "fullscreen")
	}
	if s.Width < start.LeastWidth || s.Height < start.LeastHeight || s.Width > start.MostPixels || s.Height > start.MostPixels {
		s.Width, s.Height = defaultWidth, defaultHeight
	}
	if o.speed != nil {
		s.Lend(func(s *stage.Settings) { s.Speed = *o.speed }, "speed")
	}
	if o.deal {
		return // a link's table is not the player's own
	}
	if o.seats > 0 || o.plan != nil {
		s.Lend(func(s *stage.Settings) {
			if o.seats > 0 {
				s.Seats = o.seats
			}
			if o.plan != nil {
				s.Table = o.plan
			}
		}, "seats", "table")
	}
	switch {
	case o.rules != "":
		s.Lend(func(s *stage.Settings) {
			c := s.Chosen(o.game)
			c.Rules, c.Own = o.rules, ""
			s.Game = o.game
			s.Choose(o.game, c)
		}, "game", "rules", "own", "other_games")
	case o.game != "":
		s.Lend(func(s *stage.Settings) { s.Game = o.game }, "game")
	}
}
