//go:build display

package table_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// threeAt is a table of four in a known state at which Anna, Bo and Mira are people; Theo is a bot that does nothing.
func threeAt(t *testing.T, rules string, hands ...string) tables.Options {
	t.Helper()
	o := tabletest.Shared(rules, 11)
	o.Persons = []engine.Seat{0, 2, 3}
	o.Setup.Position = tabletest.Placed(t, rules, 0, "R4 R7 G7", hands...).Setup.Position
	return o
}

// annaPlays begins a table of threeAt, lifts the curtain for Anna and lets her play a card; then Theo is to play.
func annaPlays(t *testing.T, w, h int, o tables.Options, face string, in *input.Script) (*stage.Stage, *tables.Table) {
	t.Helper()
	s, table := tabletest.Stage(t, w, h, o, stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, table)
	in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, face)))
	scenetest.Until(t, s, "played", func() bool { return table.Shown().Turn == 1 && table.Current() })
	return s, table
}

// granted are the commands in the record, as "2 catch_uno".
func granted(table *tables.Table) string {
	var all []string
	for _, c := range tabletest.Hosted(table).Record().Commands {
		all = append(all, fmt.Sprint(c.Seat, " ", c.Verb))
	}
	return strings.Join(all, ", ")
}

func TestOwnKeysLieOnNoOtherKeyOfTheGame(t *testing.T) {
	for i := range input.People {
		k := ebiten.KeyF1 + ebiten.Key(i)
		if a := new(input.Bindings).KeyActions(k); a != input.Of(input.ActOwn+input.Action(i)) {
			t.Errorf("person %d: %s, which asks for %b", i, k, a)
		}
		for _, shift := range []bool{false, true} {
			var s input.Sample
			s.TakeOwn(new(input.Bindings).KeyActions(k), shift)
			for who, w := range s.Own {
				want := input.Wishes(0)
				if who == i {
					if want = input.WishCatch | input.WishCall; shift {
						want = input.WishJump
					}
				}
				if w != want {
					t.Errorf("%s, shift %v: person %d wishes %b", k, shift, who, w)
				}
			}
		}
	}
	var s input.Sample
	for _, k := range []ebiten.Key{ebiten.KeyF11, ebiten.KeyC} {
		if a := new(input.Bindings).KeyActions(k); s.TakeOwn(a, false) != a || s.Own != [input.People]input.Wishes{} {
			t.Errorf("%s: %v", k, s.Own)
		}
	}
}

func TestOwnPadsKeepTheirPlacesThoughOthersComeAndGo(t *testing.T) {
	var slots [input.People]input.PadSlot
	places := func(here ...ebiten.GamepadID) string {
		input.PlacePads(&slots, here)
		text := ""
		for _, p := range slots[:4] {
			if p.Here {
				text += fmt.Sprint(p.ID, " ")
			} else {
				text += "- "
			}
		}
		return strings.TrimSpace(text)
	}
	for _, c := range []struct {
		here []ebiten.GamepadID
		want string
	}{{[]ebiten.GamepadID{4}, "4 - - -"}, {[]ebiten.GamepadID{4, 7, 2}, "4 7 2 -"}, {[]ebiten.GamepadID{7, 2}, "- 7 2 -"}, {[]ebiten.GamepadID{2, 7, 9}, "9 7 2 -"}, {nil, "- - - -"}} {
		if got := places(c.here...); got != c.want {
			t.Errorf("%v: %q, want %q", c.here, got, c.want)
		}
	}
}

func TestOwnKeyOrPadOfAnybodyElseCatchesAtTheTable(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*input.Script)
		want string
	}{
		"Bo's key":               {func(in *input.Script) { in.Own(1, input.WishCatch|input.WishCall) }, "2 catch_uno"},
		"Mira's key":             {func(in *input.Script) { in.Own(2, input.WishCatch|input.WishCall) }, "3 catch_uno"},
		"Bo's pad":               {func(in *input.Script) { in.Connect(2).PadKey(1, input.ActCatch) }, "2 catch_uno"},
		"Mira's pad":             {func(in *input.Script) { in.Connect(3).PadKey(2, input.ActCatch) }, "3 catch_uno"},
		"a finger at Bo's plate": {nil, "2 catch_uno"},
		"both in one tick": {func(in *input.Script) {
			e := in.End()
			e.Own[1], e.Own[2] = input.WishCatch, input.WishCatch
			in.Add(e)
		}, "2 catch_uno"},
		"a key nobody has":           {func(in *input.Script) { in.Own(7, input.WishCatch) }, ""},
		"Anna's own key":             {func(in *input.Script) { in.Own(0, input.WishCatch) }, ""},
		"Bo's jump-in without cards": {func(in *input.Script) { in.Own(1, input.WishJump) }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := annaPlays(t, 1280, 720, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
			scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 0 })
			scenetest.Step(t, s, 2)
			if c.do == nil {
				in.Tap(table.Inside().KeysShown.Caps()[1].At().Center())
			} else {
				c.do(in)
			}
			scenetest.Run(t, s, in.Wait(3))
			if got := strings.TrimPrefix(strings.TrimPrefix(granted(table), "0 play"), ", "); got != c.want {
				t.Errorf("granted %q, want %q", got, c.want)
			}
			if n := table.Desk().Public().Hands[0].Count; (n > 1) != (c.want != "") {
				t.Errorf("Anna holds %d", n)
			}
		})
	}
}

func TestOwnKeyCatchesWhileAQuestionStandsBeforeSomebodyElse(t *testing.T) {
	in := input.NewScript()
	o := tabletest.SharedAt(t, 3, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R9")
	s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	mira := tabletest.Puppet(table, 3)
	tabletest.Lifts(t, s, in)
	if table.Viewer() != 0 {
		t.Fatalf("seat %d is shown", table.Viewer())
	}
	tabletest.Plays(t, mira, "G8", engine.NoColor)
	scenetest.Until(t, s, "asked", table.Asked)
	in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W")))
	scenetest.Until(t, s, "the wheel", func() bool { return s.Top() != nil })
	scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 3 })
	scenetest.Run(t, s, in.Own(1, input.WishCatch|input.WishCall).Wait(2))
	if got := granted(table); got != "3 play, 2 catch_uno" {
		t.Errorf("granted %q", got)
	}
	if _, ok := s.Top().(*ask.Wheel); !ok {
		t.Errorf("the wheel has given way to %T", s.Top())
	}
}

func TestOwnKeyTooEarlyIsRefusedAloudAndMayBeTriedAgain(t *testing.T) {
	in := input.NewScript()
	s, table := annaPlays(t, 1280, 720, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
	scenetest.Run(t, s, in.Own(1, input.WishCatch|input.WishCall).Wait(2))
	if said := strings.Join(scenetest.Said(s, 2), " "); !strings.Contains(said, "Bo. Too early") {
		t.Errorf("said %q", said)
	}
	scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 0 })
	scenetest.Run(t, s, in.Own(1, input.WishCatch|input.WishCall).Wait(2))
	if got := granted(table); got != "0 play, 2 catch_uno" {
		t.Errorf("granted %q", got)
	}
}

func TestOwnKeyCallsWhenTheCurtainHasGoneToSomebodyElse(t *testing.T) {
	for name, do := range map[string]func(*input.Script){
		"by key": func(in *input.Script) { in.Own(0, input.WishCatch|input.WishCall) },
		"by pad": func(in *input.Script) { in.Connect(2).PadKey(0, input.ActCall) },
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := annaPlays(t, 1280, 720, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
			table.Inside().Sharing.Cover(s, 2)
			tabletest.Lifts(t, s, in)
			scenetest.Until(t, s, "Bo looks", func() bool { return table.Viewer() == 2 && table.Current() && !table.Inside().People.Catching() })
			do(in)
			scenetest.Run(t, s, in.Wait(3))
			if got := granted(table); got != "0 play, 0 call_uno" {
				t.Errorf("granted %q", got)
			}
		})
	}
}

func TestOwnKeyJumpsInWithTheVerySameCardOnly(t *testing.T) {
	for name, c := range map[string]struct {
		rules, bo string
		do        func(*input.Script)
		want      string
	}{
		"held":                {"classic,jump_in=coloured", "R1 G5 Y9", func(in *input.Script) { in.Own(1, input.WishJump) }, "0 play, 2 play"},
		"held, by pad":        {"classic,jump_in=coloured", "R1 G5 Y9", func(in *input.Script) { in.Connect(2).PadKey(1, input.ActDraw) }, "0 play, 2 play"},
		"another of the kind": {"classic,jump_in=coloured", "R1 B5 Y9", func(in *input.Script) { in.Own(1, input.WishJump) }, "0 play"},
		"not by these rules":  {"classic", "R1 G5 Y9", func(in *input.Script) { in.Own(1, input.WishJump) }, "0 play"},
		"by the catching key": {"classic,jump_in=coloured", "R1 G5 Y9", func(in *input.Script) { in.Own(1, input.WishCatch|input.WishCall) }, "0 play"},
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := annaPlays(t, 1280, 720, threeAt(t, c.rules, "G5 B1 Y2 W", "B2 B3 B9", c.bo, "G8 R8 R9"), "G5", in)
			said := len(s.Speech().Said())
			c.do(in)
			scenetest.Run(t, s, in.Wait(3))
			if got := granted(table); got != c.want {
				t.Errorf("granted %q, want %q", got, c.want)
			}
			if c.want == "0 play" && len(s.Speech().Said()) != said {
				t.Errorf("said %q", s.Speech().Said()[said:])
			}
		})
	}
}

func TestOwnJumpInNamesTheColourMostHeldAndSwapsWithTheFewestCards(t *testing.T) {
	play := func(face string, c engine.Color, target engine.Seat) engine.Command {
		return engine.Play(2, engine.SeenCard{ID: 1, Face: scenetest.Cards(t, face)[0].Face}, c, target)
	}
	s := engine.Snapshot{Seq: 5, Viewer: 2, Turn: 1, Hands: []engine.Hand{{Count: 3}, {Count: 1}, {Count: 4, Cards: scenetest.Cards(t, "B1 B2 G5 W")}, {Count: 2}}}
	s.Legal = []engine.Command{play("W", shed.Red, engine.NoSeat), play("W", shed.Blue, engine.NoSeat), play("W", shed.Green, engine.NoSeat)}
	if c, ok := tables.JumpIn(s, 5); !ok || c.Color != shed.Blue {
		t.Errorf("%v, %v", c, ok)
	}
	s.Legal = []engine.Command{play("R7", engine.NoColor, 0), play("R7", engine.NoColor, 1), play("R7", engine.NoColor, 3)}
	if c, ok := tables.JumpIn(s, 5); !ok || c.Target != 1 {
		t.Errorf("%v, %v", c, ok)
	}
	if _, ok := tables.JumpIn(s, 6); ok {
		t.Error("a table that has moved on")
	}
	if s.Turn = 2; s.Owes() {
		if _, ok := tables.JumpIn(s, 5); ok {
			t.Error("a play of one's own turn")
		}
	} else {
		t.Error("the turn is Bo's, and nothing is owed")
	}
}

func TestOwnPadsLeaveThePictureOfAnotherAlone(t *testing.T) {
	deal := func(in *input.Script) (*stage.Stage, *tables.Table) {
		s, table := tabletest.Stage(t, 1280, 720, threeAt(t, "classic", "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
		tabletest.Puppet(table, 1)
		tabletest.Lifts(t, s, in)
		scenetest.Until(t, s, "asked", table.Asked)
		return s, table
	}
	for name, c := range map[string]struct {
		pads, by int
		want     string
	}{
		"the only pad is everybody's":         {1, 0, "0 draw"},
		"her own pad":                         {2, 0, "0 draw"},
		"Bo's pad":                            {2, 1, ""},
		"a pad beyond the people is anyone's": {4, 3, "0 draw"},
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := deal(in)
			scenetest.Run(t, s, in.Connect(c.pads).PadKey(c.by, input.ActDraw).Wait(3))
			if got := granted(table); got != c.want {
				t.Errorf("granted %q, want %q", got, c.want)
			}
		})
	}
	t.Run("a question", func(t *testing.T) {
		in := input.NewScript()
		s, table := deal(in)
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W")))
		scenetest.Until(t, s, "the wheel", func() bool { return s.Top() != nil })
		scenetest.Run(t, s, in.Wait(30).Connect(2).PadKey(1, input.ActCancel).PadKey(1, input.ActConfirm).Wait(3))
		if _, ok := s.Top().(*ask.Wheel); !ok || granted(table) != "" {
			t.Errorf("%T stands, granted %q", s.Top(), granted(table))
		}
		scenetest.Run(t, s, in.PadKey(0, input.ActCancel).Wait(3))
		if s.Top() != nil {
			t.Errorf("her own pad leaves %T", s.Top())
		}
	})
	t.Run("the curtain is lifted by whose it is", func(t *testing.T) {
		in := input.NewScript()
		s, table := deal(in)
		table.Inside().Sharing.Cover(s, 2)
		scenetest.Run(t, s, in.Connect(2).Wait(tables.CurtainDeaf).PadKey(0, input.ActConfirm).Wait(5).PadKey(0, input.ActConfirm).Wait(5))
		if tabletest.CurtainOf(s) == nil {
			t.Fatal("Anna's pad lifts Bo's curtain")
		}
		scenetest.Run(t, s, in.PadKey(1, input.ActConfirm).Wait(5).PadKey(1, input.ActConfirm).Wait(5))
		if tabletest.CurtainOf(s) != nil || table.Viewer() != 2 {
			t.Error("Bo's pad does not")
		}
	})
	t.Run("the pause listens to anybody's", func(t *testing.T) {
		in := input.NewScript()
		s, _ := deal(in)
		scenetest.Run(t, s, in.Connect(2).PadKey(0, input.ActPause).Wait(5))
		if _, ok := s.Top().(*tables.Pause); !ok {
			t.Fatalf("%T stands", s.Top())
		}
		scenetest.Run(t, s, in.PadKey(1, input.ActCancel).Wait(5))
		if _, ok := s.Top().(*tables.Pause); ok {
			t.Error("Bo's pad does not end it")
		}
	})
}

func TestOwnKeysWorkWhileTheCurtainIsDown(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*input.Script)
		want string
	}{
		"Mira's key": {func(in *input.Script) { in.Own(2, input.WishCatch|input.WishCall) }, "0 play, 3 catch_uno"},
		"Bo's pad":   {func(in *input.Script) { in.Connect(3).PadKey(1, input.ActCatch) }, "0 play, 2 catch_uno"},
		"she calls":  {func(in *input.Script) { in.Own(0, input.WishCatch|input.WishCall) }, "0 play, 0 call_uno"},
		"a jump-in":  {func(in *input.Script) { in.Own(1, input.WishJump) }, "0 play"},
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := annaPlays(t, 1280, 720, threeAt(t, "classic,jump_in=coloured", "G5 B1", "B2 B3 B9", "R1 G5 Y9", "G8 R8 R9"), "G5", in)
			scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 0 })
			table.Inside().Sharing.Cover(s, 2)
			scenetest.Step(t, s, tables.CurtainDeaf)
			if m := tabletest.CurtainOf(s); m.Keys() != "To catch: Bo F2 · Mira F3" {
				t.Errorf("the curtain shows %q", m.Keys())
			}
			if name == "Mira's key" {
				scenetest.Keep(t, s, "keys-curtain")
			}
			c.do(in)
			scenetest.Run(t, s, in.Wait(3))
			if got := granted(table); got != c.want {
				t.Errorf("granted %q, want %q", got, c.want)
			}
			if m := tabletest.CurtainOf(s); m == nil || (m.Catch() == nil) != (c.want != "0 play") {
				t.Errorf("the curtain's offer afterwards: %+v", m)
			}
		})
	}
}

func TestOwnKeysDoNothingWhereOnePersonPlays(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7 G7", "G5 B1", "B2 B3 B9", "R1 R2 Y9"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	scenetest.Run(t, s, in.Own(0, input.WishCatch|input.WishCall).Own(1, input.WishJump).Connect(2).PadKey(1, input.ActDraw).Wait(3))
	if got := granted(table); got != "0 draw" {
		t.Errorf("granted %q: every pad is the only person's", got)
	}
}

func TestAFocusThatCameDuringTheDealGoesToACardThatMayBePlayed(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 3, "R4", "Y2 Y8 B1 B5", "B2 B3", "G1 G2 G5", "R5 G7 Y1"), stage.DefaultSettings(), in)
	p := tabletest.Puppet(table, 3)
	in.Key(input.ActConfirm)
	scenetest.Until(t, s, "a focus", func() bool { return table.Inside().Hand.Focus() != 0 })
	if table.Asked() {
		t.Fatal("the player is asked already")
	}
	tabletest.Still(t, s, table)
	if c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus())); table.Playable(c) {
		t.Fatalf("the focus has come to %v, which may be played", c)
	}
	tabletest.Plays(t, p, "R5", engine.NoColor)
	scenetest.Until(t, s, "asked", table.Asked)
	scenetest.Step(t, s, 2)
	if c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus())); !table.Playable(c) {
		t.Errorf("the player is asked, and the focus lies on %v", c)
	}
}
