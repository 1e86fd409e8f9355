//go:build display

package scene

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// What may be played stands out, and what may not is dimmed; where the player wants none of it, no card does either.
func TestPlayableCardsStandOutWhereTheSettingSays(t *testing.T) {
	set := stage.DefaultSettings()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7 B2", "B1 B2 B3"), set, nil)
	check := func(shows bool) {
		t.Helper()
		still(t, s, table)
		for i := range 3 {
			c := table.CardAt(i)
			sp, may := table.Inside().Hand.Springs()[c.ID], c.Face == scenetest.Cards(t, "R1")[0].Face
			raised, lit, dim := sp.Y() < 0, sp.Glow() > 0, sp.Dim() > 0
			if raised != (shows && may) || lit != (shows && may) || dim != (shows && !may) {
				t.Errorf("shown %v, %v: raised %v, lit %v, dimmed %v", shows, c.Face, raised, lit, dim)
			}
		}
	}
	check(true)
	scenetest.Keep(t, s, "playable-on")
	s.Settings().ShowPlayable = false
	check(false)
	scenetest.Keep(t, s, "playable-off")
	s.Settings().ShowPlayable = true
	check(true)
}

// drawsA is a table at which the player can only draw, and draws that card.
func drawsA(t *testing.T, rules, card string) tables.Options {
	o := placed(t, rules, 0, "R5", "G7 B2", "B1 B3 B4")
	o.Setup.Position.Rest = false
	o.Setup.Position.Draw = scenetest.Cards(t, card)
	held := scenetest.Cards(t, "R5 G7 B2 B1 B3 B4 "+card)
	for _, color := range "RYGB" {
		for _, sign := range "0123456789SRD" {
			text := string(color) + string(sign)
			if sign == 'D' {
				text = string(color) + "+2"
			}
			c := scenetest.Cards(t, text)[0]
			if !slices.ContainsFunc(held, func(h engine.SeenCard) bool { return h.Face == c.Face }) {
				o.Setup.Position.Draw = append(o.Setup.Position.Draw, c)
			}
		}
	}
	return o
}

// A drawn card that fits is asked about, played or kept, as the player wants.
func TestADrawnCardGoesWhereTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		name, rules, card string
		setting           stage.Drawn
		held              int // cards afterwards
		turn              bool
	}{
		{"asked about", "classic", "R9", stage.DrawnAsk, 3, true},
		{"played", "classic", "R9", stage.DrawnPlay, 2, false},
		{"kept", "classic", "R9", stage.DrawnKeep, 3, false},
		{"one that does not fit is no question, and kept", "classic", "Y9", stage.DrawnPlay, 3, false},
		{"what must be played is not kept", "classic,draw_after=must_play", "R9", stage.DrawnKeep, 3, true},
		{"a table at which a draw ends the turn does not ask", "classic,draw_after=end_turn", "R9", stage.DrawnPlay, 3, false},
	} {
		set := stage.DefaultSettings()
		set.Drawn = c.setting
		o := drawsA(t, c.rules, c.card)
		s, table := tableStage(t, 1280, 720, o, set, nil)
		puppet(table, 1) // who waits
		still(t, s, table)
		table.Inside().Moves.Draw(s)
		scenetest.Until(t, s, "drawn", func() bool { return len(table.Shown().Hands[0].Cards) == 3 })
		still(t, s, table)
		scenetest.Step(t, s, 60)
		if got := len(table.Shown().Hands[0].Cards); got != c.held || (table.Shown().Turn == 0) != c.turn {
			t.Errorf("%s: %d cards are held, it is the turn of %d", c.name, got, table.Shown().Turn)
		}
	}
}

// A wild that is to be played still asks for its colour.
func TestADrawnWildAsksForItsColor(t *testing.T) {
	set := stage.DefaultSettings()
	set.Drawn = stage.DrawnPlay
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, drawsA(t, "classic", "W"), set, in)
	puppet(table, 1)
	still(t, s, table)
	table.Inside().Moves.Draw(s)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	if _, ok := s.Top().(*ask.Wheel); !ok {
		t.Fatalf("%T is open", s.Top())
	}
	scenetest.Run(t, s, in.Key(input.ActColor3))
	scenetest.Until(t, s, "played", func() bool { return table.Shown().Turn == 1 })
	if len(table.Shown().Hands[0].Cards) != 2 {
		t.Errorf("%d cards are held", len(table.Shown().Hands[0].Cards))
	}
}

// A card that was kept for the player and taken back is the player's to decide.
func TestAnAnswerTakenBackIsNotGivenAgain(t *testing.T) {
	set := stage.DefaultSettings()
	set.Drawn = stage.DrawnKeep
	s, table := tableStage(t, 1280, 720, drawsA(t, "classic", "R9"), set, nil)
	still(t, s, table)
	table.Inside().Moves.Draw(s)
	scenetest.Until(t, s, "kept", func() bool { return table.Shown().Turn != 0 })
	scenetest.Until(t, s, "back at the player", func() bool { return table.Mine() })
	still(t, s, table)
	for range 4 {
		if table.Shown().Phase == engine.PhaseDrawn {
			break
		}
		if why := table.Inside().Undos.Refused(); why != "" {
			t.Fatal(why)
		}
		table.Inside().Undo(s)
		scenetest.Step(t, s, 90)
	}
	if table.Shown().Phase != engine.PhaseDrawn || !table.Mine() {
		t.Errorf("taken back, the phase is %v and it is the turn of %d", table.Shown().Phase, table.Shown().Turn)
	}
}

// The word to call is what the button, the balloon and the sentences say.
func TestTheWordToCallIsThePlayersOwn(t *testing.T) {
	set := stage.DefaultSettings()
	set.CallWord, set.AutoCall = "Letzte Karte", true
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7", "B1 B2 B3"), set, nil)
	still(t, s, table)
	scenetest.Step(t, s, 30)
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "You call “Letzte Karte”") || strings.Contains(said, "Uno!") {
		t.Errorf("said: %q", said)
	}
	if table.Words().CallWord != "Letzte Karte" {
		t.Errorf("the button says %q", table.Words().CallWord)
	}
	scenetest.Keep(t, s, "call-word")
	s.Tongue().SetCallWord("  ")
	scenetest.Step(t, s, 1)
	if table.Words().CallWord != "Uno!" || s.Settings().CallWord != "" {
		t.Errorf("left empty: %q, kept as %q", table.Words().CallWord, s.Settings().CallWord)
	}
	s.Tongue().SetCallWord("much too long a word")
	if s.Settings().CallWord != "" {
		t.Errorf("kept %q", s.Settings().CallWord)
	}
}

// With several people on one screen each is called for at their own turn, once they see their hand, and no bot's call is
// made for it.
func TestTheCallIsMadeForEveryPersonAtTheScreen(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.AutoCall = true
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1", "G2 G3 G9", "G1 R2", "G8 R8 R9"), set, in)
	theo, mira := puppet(table, 1), puppet(table, 3)
	scenetest.Step(t, s, 120)
	if hasCalled(table, 0) {
		t.Fatal("Anna's call is made before she sees her hand")
	}
	lifts(t, s, in)
	scenetest.Until(t, s, "called for Anna", func() bool { return hasCalled(table, 0) })
	for seat := 1; seat < 4; seat++ {
		if hasCalled(table, seat) {
			t.Fatalf("somebody else has called: %+v", table.Desk().Public().Hands)
		}
	}
	still(t, s, table)
	table.Inside().Moves.Try(s, table.CardAt(indexOfFace(t, table, "G5")))
	scenetest.Until(t, s, "Theo's turn", func() bool { return table.Desk().Public().Turn == 1 })
	scenetest.Step(t, s, 200)
	theo.Want(engine.Do(1, engine.VerbDraw))
	scenetest.Until(t, s, "Bo's turn", func() bool {
		if theo.Last().Phase == engine.PhaseDrawn && theo.Last().Turn == 1 {
			theo.Want(engine.Do(1, engine.VerbPass))
		}
		return table.Desk().Public().Turn == 2
	})
	scenetest.Until(t, s, "Bo's curtain", func() bool { return curtainOf(s) != nil })
	scenetest.Step(t, s, 60)
	if hasCalled(table, 2) {
		t.Fatal("Bo's call is made before he sees his hand")
	}
	lifts(t, s, in)
	scenetest.Until(t, s, "called for Bo", func() bool { return hasCalled(table, 2) })
	if hasCalled(table, 3) || mira.Last().Viewer != 3 {
		t.Error("a bot is called for")
	}
}

// Reduced motion: a card is where it was or where it goes and nowhere in between, nothing shakes, a scene changes in 80 ms.
func TestReducedMotionIsStill(t *testing.T) {
	for _, calm := range []bool{false, true} {
		set := stage.DefaultSettings()
		set.ReducedMotion = calm
		s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7 B2", "B1 B2 B3"), set, nil)
		puppet(table, 1)
		still(t, s, table)
		i := indexOfFace(t, table, "R1")
		c := table.CardAt(i)
		table.Inside().Hand.StartShake(s, c.ID)
		shakes := false
		for range tables.ShakeTicks {
			scenetest.Step(t, s, 1)
			shakes = shakes || table.Inside().Hand.ShakeOffset(table.Calm()) != 0
		}
		if shakes == calm {
			t.Errorf("reduced %v: a refused card shakes %v", calm, shakes)
		}
		type place struct{ x, y float64 }
		var seen []place
		note := func() {
			for _, p := range table.Queue().Poses() {
				if p.Card.ID == c.ID && p.Alpha > 0 {
					seen = append(seen, place{p.X, p.Y})
				}
			}
		}
		note()
		table.Inside().Moves.Try(s, c)
		scenetest.Until(t, s, "played", func() bool { note(); return table.Shown().Turn == 1 && table.Queue().Still() })
		from, to, between := seen[0], seen[len(seen)-1], 0
		for _, p := range seen {
			if math.Hypot(p.x-from.x, p.y-from.y) > 60 && math.Hypot(p.x-to.x, p.y-to.y) > 60 {
				between++
			}
		}
		if math.Hypot(from.x-to.x, from.y-to.y) < 200 || (between == 0) != calm {
			t.Errorf("reduced %v: a card played from %v to %v is seen %d times in between", calm, from, to, between)
		}
		s.Go(title.New())
		if want := map[bool]int{false: 14, true: 5}[calm]; s.Frame().Fading() != want {
			t.Errorf("reduced %v: a scene fades in %d ticks", calm, s.Frame().Fading())
		}
	}
}

func TestThePauseLeadsToAllSettings(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in := input.NewScript()
		s, _ := tableStage(t, size.X, size.Y, placed(t, "classic", 0, "R5", "R1 G7 G8", "B1 B2 B3"), stage.DefaultSettings(), in)
		scenetest.Step(t, s, 60)
		scenetest.Run(t, s, in.Key(input.ActPause).Wait(20))
		m, ok := s.Top().(*tables.Pause)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		scenetest.Keep(t, s, fmt.Sprintf("pause-%d", size.Y))
		for _, b := range m.Verbs() {
			if b.Text == "Settings" {
				x, y := b.Center()
				scenetest.Run(t, s, in.Tap(x*m.K(), y*m.K()).Wait(20))
			}
		}
		o, ok := s.Top().(*settings.Panel)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		x, y := tabsOf(o).Segment(2).Center()
		scenetest.Run(t, s, in.Tap(x*s.Window().PanelZoom(), y*s.Window().PanelZoom()).Key(input.ActTab).Key(input.ActConfirm))
		if s.Settings().Master != 0 {
			t.Errorf("Confirm on the volume leaves it at %v", s.Settings().Master)
		}
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		if s.Settings().Master != stage.DefaultSettings().Master {
			t.Errorf("and again: %v", s.Settings().Master)
		}
		scenetest.Run(t, s, in.Key(input.ActMute).Wait(1))
		if mute := switchOf(o, s.Lang().Say(words.SettingMute)); !mute.On {
			t.Error("the key is not seen at the switch")
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Top() != stage.Modal(m) {
			t.Errorf("then %T is open", s.Top())
		}
	}
}

// Who has asked for it is called for, and nobody else.
func TestTheCallIsMadeForWhoAsksForIt(t *testing.T) {
	for _, asks := range []bool{true, false} {
		o := placed(t, "classic", 0, "R5", "R1 G7", "B1 B2 B3")
		set := stage.DefaultSettings()
		set.AutoCall = asks
		s, table := tableStage(t, 1280, 720, o, set, nil)
		still(t, s, table)
		scenetest.Step(t, s, 30)
		if got := shed.At(table.Shown(), 0).Called; got != asks {
			t.Errorf("asked for %v, called %v", asks, got)
		}
	}
}

func TestOddsAreShownAsTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		odds  stage.Odds
		kind  string
		shown bool
	}{{stage.OddsOn, "level:master", true}, {stage.OddsOff, stage.SitsHouse, false}, {stage.OddsByLevel, stage.SitsHouse, true}, {stage.OddsByLevel, "level:master", false}} {
		o := placed(t, "classic", 0, "R5", "R1 G7 G8", "W+4 B2 B3 B4")
		o.Setup.Position.Turn = 1
		o.Bots = []string{stage.SitsPerson, c.kind}
		set := stage.DefaultSettings()
		set.Odds = c.odds
		s, table := tableStage(t, 1280, 720, o, set, nil)
		bot := puppet(table, 1)
		scenetest.Step(t, s, 30)
		bot.Want(engine.Play(1, scenetest.Cards(t, "W+4")[0], shed.Blue, engine.NoSeat))
		for n := 0; s.Top() == nil; n++ {
			if n == 600 {
				t.Fatal("nobody asks for an answer")
			}
			scenetest.Step(t, s, 1)
		}
		m, ok := s.Top().(*ask.Challenge)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		if got := m.Chance() >= 0; got != c.shown {
			t.Errorf("odds %v against %s: shown %v", c.odds, c.kind, got)
		}
	}
}

func TestPromptsShowTheDeviceLastUsedAndWhatItIsBoundTo(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Bindings.Assign(input.OnKeys, input.ActRules, input.Bound(ebiten.KeyF12)+1)
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7 B2", "B1 B2 B3"), set, in)
	still(t, s, table)
	g := func(a input.Action) paint.KeyGlyph { return stage.Prompt(s.Painter(), a) }
	scenetest.Run(t, s, in.MoveTo(30, 300).MoveTo(31, 300))
	if g(input.ActRules).Of != paint.NoGlyph || g(input.ActCancel).Of != paint.NoGlyph {
		t.Error("with the mouse a glyph is shown")
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyArrowRight, 1))
	if g(input.ActRules).Text != "F12" || g(input.ActCall).Text != "U" || g(input.ActLeft).Text != "" || g(input.ActLeft).Of == paint.NoGlyph || g(input.ActCancel).Text != "Esc" {
		t.Errorf("with keys: %+v, %+v", g(input.ActRules), g(input.ActLeft))
	}
	scenetest.Run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftRight, 1))
	if g(input.ActRules) != (paint.KeyGlyph{Of: paint.PadButton, Code: uint8(ebiten.StandardGamepadButtonLeftStick)}) || g(input.ActJump).Of != paint.NoGlyph {
		t.Errorf("with a gamepad: %+v", g(input.ActRules))
	}
	scenetest.Run(t, s, in.Tap(30, 300))
	if g(input.ActRules).Of != paint.NoGlyph {
		t.Error("with a finger a glyph is shown")
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyArrowRight, 1))
	s.Settings().Bindings.Assign(input.OnKeys, input.ActCall, input.Bound(ebiten.KeyQ)+1)
	scenetest.Step(t, s, 1)
	if g(input.ActCall).Text != "Q" {
		t.Errorf("a new key is not shown: %+v", g(input.ActCall))
	}
}
