//go:build display

package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/words"
)

func TestEveryGuestHasALineForEveryMoment(t *testing.T) {
	l := words.English()
	seen := map[string]string{}
	for _, c := range ai.Characters() {
		if l.GuestName(c.Name) == "" || l.GuestManner(c.Name) == "" || l.LevelName(c.Level) == "" {
			t.Errorf("%s has no name, manner or level", c.Name)
		}
		for _, m := range words.Moments() {
			line := l.GuestLine(c.Name, m)
			if n := len([]rune(line)); n < 3 || n > 44 || seen[line] != "" {
				t.Errorf("%s, %s: %q (%d letters; also %s)", c.Name, m, line, n, seen[line])
			}
			seen[line] = c.Name
		}
	}
}

// Every beat of many rounds, as each seat sees it and as a spectator does: what is said, and by whom, is the same, so that it
// hangs on nothing but what everybody knows.
func TestNoLineHangsOnWhatASeatAloneKnows(t *testing.T) {
	for _, of := range []struct {
		game   string
		rounds uint64
		heard  []words.Moment
	}{
		{"uno", 40, []words.Moment{words.MomentFour, words.MomentBluffed, words.MomentHonest, words.MomentWins, words.MomentLoses, words.MomentOne}},
		{"bluff", 12, []words.Moment{words.MomentGreets, words.MomentWins, words.MomentLoses}},
	} {
		beats, said := 0, map[words.Moment]int{}
		for seed := range of.rounds {
			views := linesOfARound(t, of.game, seed)
			beats += len(views[0])
			for v := 1; v < 5; v++ {
				if !slices.Equal(views[0], views[v]) {
					t.Fatalf("%s, seed %d: seat %d hears other lines than a spectator", of.game, seed, v-1)
				}
			}
			for _, l := range views[0] {
				said[l.Moment()]++
			}
		}
		t.Logf("%s: %d events, lines %v", of.game, beats, said)
		for _, m := range of.heard {
			if said[m] == 0 {
				t.Errorf("%s: nobody has said anything at %q", of.game, m)
			}
		}
	}
}

// linesOfARound is what a spectator and each seat hear at each event of a round among four of the house.
func linesOfARound(t *testing.T, name string, seed uint64) (views [5][]tables.GuestLine) {
	t.Helper()
	set := guests.QuickSetup(4, "classic", seed)
	set.Game = name
	game, err := games.New(set)
	if err != nil {
		t.Fatal(err)
	}
	bots := guests.SeatedBot(name, []string{"char:fred", "char:otto", "char:fred", "char:fred"})
	table := room.NewTable(game, room.Options{BotSeed: seed, NewBot: bots})
	anybody := func(engine.Seat) bool { return true }
	for v := range views {
		table.Watch(engine.Seat(v-1), func(s engine.Snapshot) {
			for _, e := range append([]engine.Event{s.Cause}, s.Riders...) {
				l, ok := tables.ChosenLine(tables.LinesFor(&e, 4), seed, s.Round, s.Seq, anybody)
				if ok {
					views[v] = append(views[v], l)
				} else {
					views[v] = append(views[v], tables.NewGuestLine(engine.NoSeat, ""))
				}
			}
		})
	}
	for i := range 4 {
		table.Seat(engine.Seat(i), room.NewBotSeat(bots, engine.Seat(i), seed))
	}
	for range 60000 {
		if table.Over() {
			break
		}
		table.Step()
	}
	return views
}

// Two tables that differ only in a bot's own hand, which the others do not see: it answers after the same time in both,
// however much or little it could play, whoever it is.
func TestHowLongABotThinksTellsNothingOfItsHand(t *testing.T) {
	all := scenetest.Cards(t, tabletest.Dense)
	bots := append(houses.Kinds()[3:], "random")
	states := 0
	for n := range 200 {
		kind := bots[n%len(bots)]
		rng := engine.NewRand(engine.Mix(uint64(n), 5))
		var took [2]int64
		for twin := range 2 {
			o := guests.QuickSetup(3, "classic", 9)
			p := &engine.Position{Turn: 1, Direction: 1, Rest: true, Discard: scenetest.Cards(t, "R4")}
			for i := range 15 {
				k := i + int(rng.Below(uint32(len(all)-i)))
				all[i], all[k] = all[k], all[i]
			}
			for i := range 3 {
				p.Hands = append(p.Hands, slices.Clone(all[5*i:5*i+5]))
			}
			if twin == 1 && n%3 == 0 { // nothing fits
				p.Hands[0], p.Hands[1], p.Hands[2] = scenetest.Cards(t, "R1 R2"), scenetest.Cards(t, "B1 B2 B3 G5 G6"), scenetest.Cards(t, "Y1 Y2")
			}
			o.Position = p
			game, err := games.New(o)
			if err != nil {
				t.Fatal(err)
			}
			pace := room.Normal()
			pace.Slice = 96
			table := room.NewTable(game, room.Options{Pace: pace, BotSeed: 7, NewBot: guests.SeatedBot("", nil)})
			for i := range 3 {
				if i != 1 {
					table.Seat(engine.Seat(i), &room.Person{})
				}
			}
			table.Seat(1, room.NewBotSeat(guests.SeatedBot("", []string{"", kind, ""}), 1, 7))
			for took[twin] = 0; took[twin] < 1200 && table.Public().Seq < 3 && table.Public().Turn == 1 && len(table.Record().Commands) == 0; took[twin]++ {
				table.Step()
			}
		}
		if took[0] == 0 || took[1] == 0 {
			continue
		}
		states++
		if took[0] != took[1] {
			t.Errorf("state %d, %s: %d ticks with one hand, %d with another", n, kind, took[0], took[1])
		}
	}
	if states < 100 {
		t.Errorf("only %d states were compared", states)
	}
}

func TestAGuestSpeaksBySeatAndIsMutedByItsPlate(t *testing.T) {
	for _, size := range [3][2]int{{1280, 720}, {800, 450}, {390, 844}} {
		name := fmt.Sprintf("guest-line-%d", size[1])
		in := input.NewScript()
		o := tabletest.Placed(t, "classic", 0, "R4", "R3 R7 Y2 Y8 G5", "B2 B3 B4", "R1 R2 R5 G3", "R3 B8 Y1 YS")
		o.Bots = []string{stage.SitsPerson, "char:bea", "char:theo", "char:mira"}
		s, table := tabletest.Stage(t, size[0], size[1], o, stage.DefaultSettings(), in)
		tabletest.Still(t, s, table)
		table.Inside().Lines.Hush(s)
		table.Inside().Lines.Speak(s, tables.NewGuestLine(2, words.MomentFour))
		if said := scenetest.Said(s, 1)[0]; said != "Theo: Would I lie to you?" {
			t.Errorf("said %q", said)
		}
		scenetest.Step(t, s, 40)
		scenetest.Golden(t, name, scenetest.Shot(s))
		x, y := tables.RectOf(table.Queue().Layout().Plates[2]).Center()
		scenetest.Run(t, s, in.Click(x, y))
		if !table.Inside().Lines.Muted()[2] || table.Inside().Lines.On() || !strings.Contains(scenetest.Said(s, 1)[0], "Theo says nothing") {
			t.Errorf("%s: muted %v, on %v, said %q", name, table.Inside().Lines.Muted()[2], table.Inside().Lines.On(), scenetest.Said(s, 1))
		}
		scenetest.Run(t, s, in.Tap(x, y))
		if table.Inside().Lines.Muted()[2] {
			t.Error("a second press does not let it speak")
		}
		scenetest.Run(t, s, in.Key(input.ActBackTab)) // from the hand back to the last guest
		scenetest.Run(t, s, in.Key(input.ActLeft))
		if said := scenetest.Said(s, 1)[0]; said != "Theo talks: press for silence" {
			t.Errorf("%s: on the guest's plate the keys say %q", name, said)
		}
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		scenetest.Keep(t, s, name+"-muted")
		if !table.Inside().Lines.Muted()[2] || !strings.Contains(scenetest.Said(s, 1)[0], "Theo says nothing") {
			t.Errorf("%s: by a key muted is %v, said %q", name, *table.Inside().Lines.Muted(), scenetest.Said(s, 1))
		}
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		if table.Inside().Lines.Muted()[2] {
			t.Errorf("%s: a second press of the key does not let it speak", name)
		}
		s.Settings().QuietGuests = true
		scenetest.Step(t, s, 2)
		if *table.Inside().Hud.Zone() != tables.ZoneHand {
			t.Errorf("%s: where nobody talks the keys stay on a guest", name)
		}
		s.Settings().QuietGuests = false
		scenetest.Run(t, s, in.Connect(1))
		scenetest.Run(t, s, in.PadKey(0, input.ActUp)) // to the pile, and on along what is round the table
		for range tables.Zones + 3 {
			if *table.Inside().Hud.Zone() == tables.ZoneGuest && table.Inside().Lines.At() == 2 {
				break
			}
			scenetest.Run(t, s, in.PadKey(0, input.ActRight))
		}
		scenetest.Run(t, s, in.PadKey(0, input.ActConfirm))
		if !table.Inside().Lines.Muted()[2] {
			t.Errorf("%s: the gamepad mutes nobody; it has come to zone %d", name, *table.Inside().Hud.Zone())
		}
		scenetest.Run(t, s, in.PadKey(0, input.ActConfirm))
		*table.Inside().Hud.Zone() = tables.ZoneHand
		table.Inside().Lines.Speak(s, tables.NewGuestLine(1, words.MomentFour))
		in.Key(input.ActPause)
		scenetest.Step(t, s, 10)
		if table.Inside().Lines.On() {
			t.Error("it talks into the pause")
		}
	}
}
