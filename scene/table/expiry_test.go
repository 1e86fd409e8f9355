//go:build display

package table_test

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// expiry is a question that the player leaves unanswered until the clock has run out.
type expiry struct {
	name  string
	rules string
	turn  engine.Seat
	hand  string                                                                    // the player's
	pile  string                                                                    // the draw pile, the first to be drawn first
	asked func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) // leads to the question and touches it
	cards int                                                                       // in the player's hand afterwards
	top   string
	color engine.Color // where a colour was to be named
}

func expiries() []expiry {
	click := func(face string) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
		return func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, face)))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
		}
	}
	draws := func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
		in.Click(table.Inside().Hud.Pile().At().Center())
		scenetest.Until(t, s, "drawn", func() bool { return table.Popped() })
	}
	mira := func(face string, color engine.Color) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
		return func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			p, _ := tabletest.Hosted(table).Controller(3).(interface {
				Last() engine.Snapshot
				Want(engine.Command) bool
			})
			f, _ := engine.ParseFace(face)
			p.Want(engine.Play(3, engine.SeenCard{Face: f}, color, engine.NoSeat))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 60)
		}
	}
	const pile = "B1 B2 B3 Y1 Y3 Y4"
	return []expiry{
		{"a turn", "classic", 0, "G5 R1 Y2 W", pile, nil, 5, "G7", 0},
		{"a turn at which something must be played", "classic,forced_play=on", 0, "G5 R1 Y2 W", pile, nil, 5, "G7", 0},
		{"a turn at which one draws until a card fits", "classic,draw_mode=until_playable", 0, "R1 Y2 B9", pile, nil, 4, "G7", 0},
		{"a card between the fingers", "classic", 0, "G5 R1 Y2 W", pile, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			x, y := tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5"))
			in.MoveTo(x, y).Press().MoveTo(x, y-60).Wait(5).MoveTo(x, y-140)
			scenetest.Until(t, s, "taken up", func() bool { return table.Inside().Hand.Grab().On() })
		}, 5, "G7", 0},
		{"the colour of one's own wild", "classic", 0, "G5 R1 Y2 W", pile, click("W"), 5, "G7", 0},
		{"with whom to swap", "classic,seven_swap=on", 0, "G7 R1 Y2 W", pile, click("G7"), 5, "G7", 0},
		{"how many cards of a number", "classic,multi_play=on", 0, "G5 R5 Y2 W", pile, click("G5"), 5, "G7", 0},
		{"advice", "classic", 0, "G5 R1 Y2 W", pile, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			table.Inside().Hint.Ask(s)
			scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
		}, 5, "G7", 0},
		{"a drawn card", "classic", 0, "R1 Y2 B9", "G1 B2 B3 Y1", draws, 4, "G7", 0},
		{"a drawn card that must be played", "classic,draw_after=must_play", 0, "R1 Y2 B9", "G1 B2 B3 Y1", draws, 3, "G1", 0},
		{"the colour of a drawn wild", "classic", 0, "R1 Y2 B9", "W B2 B3 Y1", func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			draws(t, s, table, in)
			in.Click(table.Inside().Hud.Play().Center())
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
		}, 4, "G7", 0},
		{"a challenge before the draw", "classic,wd4_timing=before_draw", 3, "G5 R1 Y2", pile, mira("W+4", shed.Red), 7, "W+4", shed.Red},
		{"a challenge after the draw", "classic", 3, "G5 R1 Y2", pile, mira("W+4", shed.Red), 7, "W+4", shed.Red},
		{"a stack", "party", 3, "G+2 R1 Y2", pile, mira("R+2", engine.NoColor), 5, "R+2", 0},
		{"a stack of fours", "party", 3, "W+4 R1 Y2", pile, mira("W+4", shed.Red), 7, "W+4", shed.Red},
		{"with which card to answer", "party", 3, "W+4 R1 Y2", pile, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			mira("W+4", shed.Red)(t, s, table, in)
			in.Click(s.Top().(*ask.Challenge).Reply().Center())
			scenetest.Until(t, s, "which card", func() bool { _, ok := s.Top().(*ask.Choice); return ok })
		}, 7, "W+4", shed.Red},
	}
}

// Whatever is asked, and whatever the player has begun with it: when the clock has run out the table answers as the rules say,
// what was asked is gone from the screen, the log tells it, and the others play on.
func TestTheClockRunsOutForEveryKindOfDecision(t *testing.T) {
	for _, c := range expiries() {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			o := tabletest.Placed(t, c.rules+",turn_seconds=10", c.turn, "R4 G7", c.hand, "B4 B5 B8", "R6 R8 Y9", "G9 R8 R9")
			if c.turn == 3 {
				o.Setup.Position.Hands[3] = scenetest.Cards(t, "R+2 W+4 R9")
				o.Setup.Position.Discard = scenetest.Cards(t, "G4 R7")
			}
			o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, c.pile), false
			s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
			for seat := range engine.Seat(3) {
				tabletest.Puppet(table, seat+1)
			}
			tabletest.Still(t, s, table)
			if c.asked != nil {
				c.asked(t, s, table, in)
			}
			if public := table.Desk().Public(); public.Turn != 0 || public.Clock.Deadline == 0 {
				t.Fatalf("seat %d is asked, until %d", public.Turn, public.Clock.Deadline)
			}
			for range 15 * stage.TicksPerSecond {
				if tabletest.InLog(table, "Your time is up") {
					break
				}
				scenetest.Step(t, s, 1)
			}
			scenetest.Step(t, s, 90)
			afterExpiry(t, s, table, in, c)
		})
	}
}

func afterExpiry(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script, c expiry) {
	t.Helper()
	now := table.Desk().Public()
	if !tabletest.InLog(table, "Your time is up") {
		t.Fatalf("nothing tells that the time is up; said %q", scenetest.Said(s, 4))
	}
	if m := s.Top(); m != nil || table.Inside().Question.Modal() != nil {
		t.Errorf("%T still stands", m)
	}
	h := table.Inside().Hand
	if in.End().Down { // a card that is still held springs back
		if !h.Grab().On() {
			t.Error("the card has gone from between the fingers")
		}
		scenetest.Run(t, s, in.Release().Wait(2))
	}
	if h.Grab().On() || h.Chosen() != 0 || table.Popped() || table.Inside().Hint.On() || table.Asked() {
		t.Errorf("held %v, chosen %d, offered %v, advised %v, asked %v", h.Grab().On(), h.Chosen(), table.Popped(), table.Inside().Hint.On(), table.Asked())
	}
	if now.Hands[0].Count != c.cards || now.Top().Face.String() != c.top || c.color != engine.NoColor && shed.Of(&now).Color != c.color {
		t.Errorf("%d cards held and %v on top in %v, want %d, %s, %v", now.Hands[0].Count, now.Top().Face, shed.Of(&now).Color, c.cards, c.top, c.color)
	}
	if now.Turn == 0 || now.Phase != engine.PhasePlay {
		t.Errorf("seat %d is to move in phase %v", now.Turn, now.Phase)
	}
	// What is left of the question does not come back with the next turn.
	for seat := now.Turn; seat != 0; seat = table.Desk().Public().Turn {
		view := table.Desk().View(seat)
		if err := table.Desk().Do(room.Safe(&view)[0]); err != nil {
			t.Fatal(err)
		}
	}
	scenetest.Until(t, s, "asked again", table.Asked)
	if m := s.Top(); m != nil || table.Shown().Phase != engine.PhasePlay {
		t.Errorf("the next turn begins under %T in phase %v", m, table.Shown().Phase)
	}
}

// The first player names the colour of an opening wild; who does not gets the one held most.
func TestTheClockNamesTheColourOfAnOpeningWild(t *testing.T) {
	for seed := range uint64(4000) {
		o := tabletest.Quick(4, "official,turn_seconds=10", seed)
		game, err := games.New(o.Setup)
		if err != nil {
			t.Fatal(err)
		}
		v := game.View(0)
		if v.Phase != engine.PhaseChooseColor || v.Turn != 0 {
			continue
		}
		var held [5]int
		for _, c := range v.Hands[0].Cards {
			held[shed.ColorOf(c.Face)]++
		}
		best := shed.Red
		for _, c := range shed.Colors() {
			if held[c] > held[best] {
				best = c
			}
		}
		s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
		scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Wheel); return ok })
		for range 15 * stage.TicksPerSecond {
			if table.Desk().Public().Phase == engine.PhasePlay {
				break
			}
			scenetest.Step(t, s, 1)
		}
		now := table.Desk().Public()
		if shed.Of(&now).Color != best || now.Turn != 0 {
			t.Errorf("seed %d: the colour is %v and seat %d plays, want %v and seat 0 (%s)", seed, shed.Of(&now).Color, now.Turn, best, fmt.Sprint(held))
		}
		scenetest.Until(t, s, "asked", table.Asked)
		if s.Top() != nil || !tabletest.InLog(table, "Your time is up") {
			t.Errorf("%T stands; said %q", s.Top(), scenetest.Said(s, 4))
		}
		return
	}
	t.Fatal("no deal opens with a wild")
}
