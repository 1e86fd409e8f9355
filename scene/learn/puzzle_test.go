//go:build display

package learn

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// after is the game of a drill after the first n of its commands.
func (d *drill) after(t *testing.T, n int) engine.Game {
	t.Helper()
	g, err := games.New(d.setup)
	if err != nil {
		t.Fatalf("%s: %v", d.name, err)
	}
	now := engine.Millis(0)
	for i, c := range d.script[:n] {
		if c.Verb == engine.VerbWait {
			now += c.Wait
			continue
		}
		c.At = now
		if _, err := g.Apply(c); err != nil {
			t.Fatalf("%s, command %d: %v", d.name, i+1, err)
		}
	}
	return g
}

func puzzles(t *testing.T, kind drillKind) []drill {
	t.Helper()
	all := learned(t, false)
	if len(all) != 20 {
		t.Fatalf("there are %d puzzles, want 20", len(all))
	}
	var some []drill
	for _, d := range all {
		if d.kind == kind {
			some = append(some, d)
		}
	}
	return some
}

func TestAQuestionAboutABluffIsAnsweredByWhatTheSeatSees(t *testing.T) {
	all := puzzles(t, drillBluff)
	if len(all) < 6 {
		t.Fatalf("there are only %d", len(all))
	}
	answers := map[engine.Verb]int{}
	for _, d := range all {
		last := d.script[len(d.script)-1]
		now := d.after(t, len(d.script)-1).View(0)
		l := words.English()
		o, ok := umpire.Of(now.Game).Odds(&l, &now, "")
		if !ok {
			t.Errorf("%s: nothing is to be answered", d.name)
			continue
		}
		answers[last.Verb]++
		_, bluff, ok := d.truth()
		// Four cards against two are at stake, so that a challenge pays from a third on; nearly so is no puzzle.
		switch {
		case !ok:
			t.Errorf("%s: the truth is unknown", d.name)
		case last.Verb == engine.VerbChallenge && (o.P < 0.5 || !bluff):
			t.Errorf("%s: a challenge is right at %.2f, bluff %v?", d.name, o.P, bluff)
		case last.Verb == engine.VerbAccept && (o.P > 0.27 || bluff):
			t.Errorf("%s: believing is right at %.2f, bluff %v?", d.name, o.P, bluff)
		}
		t.Logf("%s: %.2f, %s: %s", d.name, o.P, o.Why, last.Verb)
	}
	if answers[engine.VerbChallenge] < 2 || answers[engine.VerbAccept] < 2 {
		t.Errorf("the answers are %v: guessing one of them always is no good", answers)
	}
}

// wins says whether the player wins from here without another turn of anybody's; ways counts the first cards that do.
func (d *drill) wins(t *testing.T, script []engine.Command) (won bool, first map[engine.Face]bool) {
	t.Helper()
	g, err := games.New(d.setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range script {
		if _, err := g.Apply(c); err != nil {
			t.Fatalf("%s: %v", d.name, err)
		}
		if now := g.View(1); !now.Over() && now.Phase == engine.PhaseRespond && now.Turn == 1 {
			if _, err := g.Apply(doubts(now)); err != nil {
				t.Fatalf("%s: %v", d.name, err)
			}
		}
	}
	now := g.View(0)
	if now.Over() {
		return len(now.Winners) == 1 && now.Winners[0] == 0, nil
	}
	if now.Turn != 0 || now.Phase != engine.PhasePlay {
		return false, nil
	}
	first, tried := map[engine.Face]bool{}, map[string]bool{}
	for _, c := range now.Legal {
		key := c.Card.Face.String() + c.Color.String()
		if c.Verb != engine.VerbPlay || tried[key] {
			continue
		}
		tried[key] = true
		if w, _ := d.wins(t, append(append([]engine.Command(nil), script...), c)); w {
			won = true
			first[c.Card.Face] = true
		}
	}
	return won, first
}

func TestAPuzzleToWinIsWonByOneFirstCardOnly(t *testing.T) {
	for _, d := range puzzles(t, drillWin) {
		won, first := d.wins(t, nil)
		if !won {
			t.Errorf("%s can't be won", d.name)
			continue
		}
		choices := map[engine.Face]bool{}
		for _, c := range d.after(t, 0).View(0).Legal {
			if c.Verb == engine.VerbPlay {
				choices[c.Card.Face] = true
			}
		}
		if len(first) != 1 || !first[d.script[0].Card.Face] {
			t.Errorf("%s is won by first playing %v, the file says %v", d.name, first, d.script[0].Card.Face)
		}
		if len(choices) < 2 {
			t.Errorf("%s begins with the one card that fits", d.name)
		}
		now := d.after(t, len(d.script)).View(0)
		if !now.Over() || now.Winners[0] != 0 {
			t.Errorf("%s is not won by what its file says", d.name)
		}
	}
}

func TestEveryLessonComesToItsEndAndSaysSomethingAtEachOfThePlayersSteps(t *testing.T) {
	s, _ := ledStage(t, 1280, 720, stage.Options{First: bare})
	for game, want := range map[string]int{"": 9, "bluff": 3} {
		all := taught(t, game).lessons
		if len(all) != want {
			t.Errorf("%q has %d lessons", game, len(all))
		}
		for _, d := range all {
			d.after(t, len(d.script))
			if strings.TrimSpace(s.Lang().Lesson(d.key(), "done")) == "" || d.title(s.Lang()) == "" {
				t.Errorf("%s has no title or no end", d.name)
			}
			for i, c := range d.script {
				g := guide{d: d, at: i}
				if c.Seat == 0 && g.says(s.Lang()) == "" {
					t.Errorf("%s says nothing at step %d", d.name, i+1)
				}
			}
		}
	}
}
