//go:build display

package table_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// doubting is a table of the game of lying at which Mira, on seat 3, is to claim Sevens: eleven cards lie on the pile already.
func doubting(t *testing.T, own, mira string) table.Options {
	t.Helper()
	o := tabletest.Quick(4, "classic", 11)
	o.Setup.Game, o.Setup.Seats = "bluff", []string{"You", "Bea", "Theo", "Mira"}
	o.Guests = []string{"moon", "owl", "fox", "rabbit"}
	o.Setup.Position = &engine.Position{Turn: 3, Direction: 1, Own: json.RawMessage(`{"pile": ["AS","2S","3S","4H","5H","6H","6D","8D","9D","JH","QH"], "rank": "7"}`)}
	for _, h := range []string{own, "AD AH AC 2D 2C 3D 3C 5S 5C", "4D 4C 6S 6C 8S 8C 9S 9H 10C 10D", mira} {
		o.Setup.Position.Hands = append(o.Setup.Position.Hands, scenetest.Cards(t, h))
	}
	return o
}

const sevens = "2H 4S 5D 7C 7D 8H 9C 10S JS KD"

// doubtStage brings such a table to where Mira has claimed, with the deck drawn.
func doubtStage(t *testing.T, w, h int, o table.Options, set stage.Settings, claim string) (*stage.Stage, *table.Table, *input.Script, [4]*room.Person) {
	t.Helper()
	in := input.NewScript()
	s, made := tabletest.Stage(t, w, h, o, set, in)
	s.Looks().WantDeck(assets.BluffDeck)
	var chairs [4]*room.Person
	for _, seat := range []engine.Seat{1, 2, 3} {
		chairs[seat] = tabletest.Puppet(made, seat)
	}
	tabletest.Still(t, s, made)
	scenetest.Step(t, s, 60)
	seven, _ := engine.ParseRank("7")
	chairs[3].Want(engine.Claim(3, scenetest.Cards(t, claim), seven))
	scenetest.Until(t, s, "claimed", func() bool { return made.Shown().Doubtful() })
	return s, made, in, chairs
}

func asksDoubt(t *testing.T, s *stage.Stage) *ask.Doubt {
	t.Helper()
	scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Doubt); return ok })
	scenetest.Step(t, s, 40)
	return s.Top().(*ask.Doubt)
}

func TestAClaimIsDoubtedOrLetPass(t *testing.T) {
	s, made, in, chairs := doubtStage(t, 1280, 720, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	in.Key(input.ActRight) // whoever uses keys sees them
	asksDoubt(t, s)
	chairs[2].Want(engine.Do(2, engine.VerbPass))
	scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
	scenetest.Step(t, s, 30)
	scenetest.Golden(t, "doubt-window-720", scenetest.Shot(s))
	said := strings.Join(s.Speech().Said(), "\n")
	for _, want := range []string{"Mira claims three Sevens. Do you doubt it?", "Impossible.", "A lie: Mira takes 14. True: you do.", "Doubt: Space"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said:\n%s", want, said)
		}
	}
}

// The answer of a seat stands where its last claims stood: they make way for it.
func TestAnAnswerIsToldWithoutTheLastClaimsUnderIt(t *testing.T) {
	o := doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Setup.Position.Turn = 1
	own := strings.Replace(string(o.Setup.Position.Own), `"rank": "7"`, `"rank": "5"`, 1)
	o.Setup.Position.Own = json.RawMessage(own)
	in := input.NewScript()
	s, made := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	s.Looks().WantDeck(assets.BluffDeck)
	var chairs [4]*room.Person
	for seat := range engine.Seat(4) {
		chairs[seat] = tabletest.Puppet(made, seat)
	}
	tabletest.Still(t, s, made)
	five, _ := engine.ParseRank("5")
	chairs[1].Want(engine.Claim(1, scenetest.Cards(t, "5S"), five))
	scenetest.Until(t, s, "claimed", func() bool { return made.Shown().Doubtful() })
	for _, seat := range []engine.Seat{0, 2, 3} {
		chairs[seat].Want(engine.Do(seat, engine.VerbPass))
	}
	scenetest.Until(t, s, "let pass", func() bool { return !made.Shown().Doubtful() && made.Queue().Idle() })
	six, _ := engine.ParseRank("6")
	chairs[2].Want(engine.Claim(2, scenetest.Cards(t, "6S"), six))
	scenetest.Until(t, s, "claimed", func() bool { return made.Shown().Doubtful() })
	chairs[1].Want(engine.Do(1, engine.VerbPass))
	scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
	scenetest.Step(t, s, 30)
	scenetest.Golden(t, "doubt-passed-720", scenetest.Shot(s))
}

// revealTicks steps a doubted claim tick by tick and says at which of them since the cards began to rise it was known.
func revealTicks(t *testing.T, s *stage.Stage, made *table.Table, at map[int]string) (known int) {
	t.Helper()
	scenetest.Until(t, s, "the reveal", func() bool { return made.Inside().Verdict.On() })
	known = -1
	for tick := range 400 {
		if name := at[tick]; name != "" {
			scenetest.Golden(t, name, scenetest.Shot(s))
		}
		if known < 0 && made.Inside().Verdict.Known() {
			known = tick
		}
		if !made.Inside().Verdict.On() {
			return known
		}
		scenetest.Step(t, s, 1)
	}
	t.Fatal("the reveal does not end")
	return known
}

func TestALieIsTurnedUpCardByCardAndThePileGoesToTheLiar(t *testing.T) {
	s, made, in, _ := doubtStage(t, 1280, 720, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	in.Key(input.ActSkip)
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventRevealed })
	known := revealTicks(t, s, made, map[int]string{53: "reveal-first-720", 92: "reveal-lie-720", 158: "reveal-sweep-720", 195: "reveal-taken-720"})
	if known < 76 || known > 79 {
		t.Errorf("it is known %d ticks after the cards began to rise, want 78", known)
	}
	scenetest.Until(t, s, "taken", func() bool { return tabletest.Hosted(made).Public().Hands[3].Count == 22 })
	if said := strings.Join(s.Speech().Said(), "\n"); strings.Count(said, "A lie: Mira laid") != 1 {
		t.Errorf("the verdict is told %d times:\n%s", strings.Count(said, "A lie: Mira laid"), said)
	}
}

func TestATruthIsTurnedUpToItsLastCardAndThePileGoesToTheDoubter(t *testing.T) {
	s, made, in, _ := doubtStage(t, 1280, 720, doubting(t, "2H 4S 5D 7C 8H 9C 10S JS KD", "7S 7H 7D 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S 7H 7D")
	m := asksDoubt(t, s)
	in.Click(m.Doubt().Center())
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventRevealed })
	if known := revealTicks(t, s, made, map[int]string{118: "reveal-truth-720", 160: "reveal-truth-sweep-720"}); known < 94 || known > 97 {
		t.Errorf("it is known %d ticks after the cards began to rise, want 96", known)
	}
	scenetest.Until(t, s, "taken", func() bool { return tabletest.Hosted(made).Public().Hands[0].Count == 23 })
}

// With reduced motion a card fades into its face, and the pile into the hand: nothing flies, and what lies there is what is counted.
func TestWithReducedMotionARevealFadesAndCountsWhatLiesThere(t *testing.T) {
	calm := stage.DefaultSettings()
	calm.ReducedMotion = true
	s, made, _ := revealed(t, 1280, 720, calm)
	known := revealTicks(t, s, made, map[int]string{96: "reveal-calm-720", 144: "reveal-calm-sweep-720"})
	if known < 76 || known > 79 {
		t.Errorf("it is known %d ticks after the cards began to appear, want 78", known)
	}
}

func TestAClaimIsDoubtedInAWindowHeldUpright(t *testing.T) {
	s, made, in, _ := doubtStage(t, 390, 844, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	m := asksDoubt(t, s)
	scenetest.Golden(t, "doubt-phone", scenetest.Shot(s))
	in.Tap(m.Doubt().Center())
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventRevealed })
	revealTicks(t, s, made, map[int]string{118: "reveal-phone", 160: "reveal-sweep-phone"})
}

func TestAClaimIsDoubtedInASmallWindow(t *testing.T) {
	s, made, in, _ := doubtStage(t, 667, 375, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	in.Click(asksDoubt(t, s).Doubt().Center())
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventRevealed })
	revealTicks(t, s, made, map[int]string{92: "reveal-lie-375", 160: "reveal-sweep-375"})
}

func TestAClaimThatCanBeIsWeighedAndWithoutOddsIsOnlySaid(t *testing.T) {
	s, _, _, _ := doubtStage(t, 1280, 720, doubting(t, "2H 4S 5D 7C 8H 9C 10S JS KD", "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD")
	if m := asksDoubt(t, s); !m.Counted() {
		t.Error("no odds are told")
	}
	scenetest.Golden(t, "doubt-possible-720", scenetest.Shot(s))
	set := stage.DefaultSettings()
	set.Odds = stage.OddsOff
	s, _, _, _ = doubtStage(t, 1280, 720, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), set, "7S JD 3H")
	if m := asksDoubt(t, s); m.Counted() {
		t.Error("odds are told that are not wanted")
	}
	if said := strings.Join(s.Speech().Said(), "\n"); strings.Contains(said, "Impossible") || strings.Contains(said, "100 %") {
		t.Errorf("they are spoken:\n%s", said)
	}
}

// Whoever is slower than another is told so, and nothing is refused; a claim that is let pass is let pass by the key for it.
func TestTheQuestionGoesWhenSomebodyElseHasDoubted(t *testing.T) {
	s, made, in, chairs := doubtStage(t, 1280, 720, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	in.Key(input.ActKeep)
	scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
	if s.Top() != nil || made.Shown().Owes() {
		t.Fatalf("after the answer %T stands", s.Top())
	}
	s, made, _, chairs = doubtStage(t, 1280, 720, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	m := asksDoubt(t, s)
	chairs[1].Want(engine.Do(1, engine.VerbChallenge))
	scenetest.Until(t, s, "doubted", func() bool { public := tabletest.Hosted(made).Public(); return !public.Doubtful() })
	m.Doubt().Activate(s) // on the same tick
	scenetest.Until(t, s, "gone", func() bool { return s.Top() == nil })
	scenetest.Until(t, s, "the reveal", func() bool { return made.Inside().Verdict.On() })
	scenetest.Until(t, s, "taken", func() bool { return made.Shown().Hands[3].Count == 22 })
}

// Until a card turns nothing tells whether it is what was said: a truth and a lie look, sound and last the same.
func TestNothingTellsALieFromATruthBeforeTheCardTurns(t *testing.T) {
	for name, set := range map[string]func(*stage.Settings){
		"normal speed":   func(*stage.Settings) {},
		"fast":           func(s *stage.Settings) { s.Speed = stage.SpeedFast },
		"reduced motion": func(s *stage.Settings) { s.ReducedMotion = true },
		"instant":        func(s *stage.Settings) { s.Speed = stage.SpeedInstant },
	} {
		t.Run(name, func(t *testing.T) {
			settings := stage.DefaultSettings()
			set(&settings)
			w := &twins{t: t, what: name, target: ebiten.NewImage(leakW, leakH)}
			t.Cleanup(w.target.Deallocate)
			for i, laid := range [2]string{"7S 7H", "7S JD"} {
				w.pix[i] = make([]byte, 4*leakW*leakH)
				w.s[i], w.table[i], w.in[i], _ = doubtStage(t, leakW, leakH, doubting(t, "2H 4S 5D 8H 9C 10S KD", laid+" 10H QS KC KH KS"), settings, laid)
			}
			w.until("asked", func(s *stage.Stage, _ *table.Table) bool { _, ok := s.Top().(*ask.Doubt); return ok })
			w.steps(40, 10)
			w.both(func(_ *stage.Stage, _ *table.Table, in *input.Script) { in.Key(input.ActSkip) })
			before, second := w.shots, 0.0
			for range 300 {
				w.both(func(s *stage.Stage, _ *table.Table, _ *input.Script) { scenetest.Step(t, s, 1) })
				at, turns := w.table[0].Inside().Verdict.Turned()
				if len(turns) == 2 && at > turns[1]+6 || settings.Speed == stage.SpeedInstant && w.table[0].Shown().Cause.Kind == engine.EventRevealed {
					second = at
					break
				}
				w.same()
			}
			if second == 0 && settings.Speed != stage.SpeedInstant {
				t.Fatal("nothing was turned up")
			}
			if n := w.shots - before; n < 30 && settings.Speed != stage.SpeedInstant {
				t.Errorf("only %d pictures before the second card turns", n)
			}
			scenetest.Step(t, w.s[0], 30)
			scenetest.Step(t, w.s[1], 30)
			if w.table[0].Inside().Verdict.Guilty() || !w.table[1].Inside().Verdict.Guilty() {
				t.Error("the verdicts are the same: nothing was tried")
			}
		})
	}
}
