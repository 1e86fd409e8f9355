//go:build display

package table_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// revealed is a table on whose next ticks three cards turn up, two of which are not what they were said to be.
func revealed(t *testing.T, w, h int, set stage.Settings) (*stage.Stage, *table.Table, *input.Script) {
	t.Helper()
	s, made, in, _ := doubtStage(t, w, h, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), set, "7S JD 3H")
	asksDoubt(t, s)
	in.Key(input.ActSkip)
	scenetest.Until(t, s, "the reveal", func() bool { return made.Inside().Verdict.On() })
	return s, made, in
}

// Tick by tick: a card is called what it is when it lies open and not before, the number of those taken only grows, and a hundred and
// twenty ticks after the last turn all of it is gone.
func TestARevealTellsEachCardInItsTimeAndCountsWhatIsTaken(t *testing.T) {
	s, made, _ := revealed(t, 960, 540, stage.DefaultSettings())
	target := ebiten.NewImage(960, 540)
	defer target.Deallocate()
	verdict := made.Inside().Verdict
	_, turns := verdict.Turned()
	open := []string{"a Seven", "a Jack", "a Three"}
	held, lying, swept := 8, 14, 0.0
	for tick := range 400 {
		at, _ := verdict.Turned()
		for i, label := range verdict.Labels() {
			want := ""
			switch {
			case at >= turns[i]+14:
				want = open[i]
			case at > turns[i]:
				want = "turning"
			}
			if label != want {
				t.Errorf("at %v card %d is called %q, want %q", at, i, label, want)
			}
		}
		if tick%24 == 0 {
			s.Frame().Paint(target)
			p := s.Painter()
			p.Rehearse(960, 540) // two decks are two textures, and each change of them is a call that takes memory
			if n := testing.AllocsPerRun(4, func() { s.Scene().Draw(p) }); n > 0 {
				t.Errorf("at %v drawing allocates %v times", at, n)
			}
			p.End()
		}
		h, l := made.Queue().Held(3), made.Queue().Lying()
		if h < held || l > lying {
			t.Errorf("at %v %d cards are held after %d, %d lie after %d", verdict.Swept(), h, held, l, lying)
		}
		held, lying = h, l
		if now := verdict.Swept(); verdict.On() {
			swept = max(swept, now)
		}
		if !verdict.On() {
			if held != 22 || lying != 0 {
				t.Errorf("in the end %d are held and %d lie", held, lying)
			}
			if swept > 96 || swept < 84 {
				t.Errorf("the verdict goes with the pile %v ticks on its way, want 96 at most", swept)
			}
			return
		}
		scenetest.Step(t, s, 1)
	}
	t.Error("it does not end")
}

// Any key, and a press anywhere, goes on at once: the table then is as after all of it.
func TestARevealIsLeftAtOnceForTheSameRest(t *testing.T) {
	rest := func(press func(in *input.Script), after int) (poses []engine.SeenCard, counts [4]int, ticks int) {
		s, made, in := revealed(t, leakW, leakH, stage.DefaultSettings())
		scenetest.Step(t, s, after)
		if press != nil {
			press(in)
		}
		for made.Inside().Verdict.On() || !made.Queue().Idle() {
			if scenetest.Step(t, s, 1); ticks > 500 {
				t.Fatal("it does not end")
			}
			ticks++
		}
		for _, p := range made.Queue().Poses() {
			poses = append(poses, p.Card)
		}
		for i := range counts {
			counts[i] = made.Shown().Hands[i].Count
		}
		return poses, counts, ticks
	}
	cards, counts, _ := rest(nil, 20)
	for name, press := range map[string]func(*input.Script){
		"Space":       func(in *input.Script) { in.Key(input.ActSkip) },
		"another key": func(in *input.Script) { in.Push(ebiten.KeyX) },
		"a click":     func(in *input.Script) { in.Click(300, 200) },
		"a finger":    func(in *input.Script) { in.Tap(300, 200) },
	} {
		for _, after := range []int{20, 130} {
			got, n, ticks := rest(press, after)
			if n != counts || !slices.Equal(got, cards) {
				t.Errorf("%s after %d ticks: the hands count %v, want %v; the cards are the same: %v", name, after, n, counts, slices.Equal(got, cards))
			}
			if ticks > 30 {
				t.Errorf("%s after %d ticks: it takes %d ticks yet", name, after, ticks)
			}
		}
	}
}
