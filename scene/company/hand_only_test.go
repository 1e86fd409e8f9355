//go:build display

package company

import (
	"image"
	"math"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// handAlone is You at a table with those people, and a phone that shows their hand alone.
func handAlone(t *testing.T, lang string, names ...string) (*inn, []*onlinetest.Player) {
	t.Helper()
	return handAloneBy(t, "classic", lang, names...)
}

// handAloneBy is the same by those rules.
func handAloneBy(t *testing.T, rules, lang string, names ...string) (*inn, []*onlinetest.Player) {
	t.Helper()
	n := newInn(t, image.Pt(390, 844), lang)
	n.Settings().HandOnly = true
	p := n.meet(wire.ChatFree, names...)
	if rules != "classic" {
		_ = n.line.Client().Ask(&wire.Set{Rules: &rules}, nil)
		n.Pass(4)
	}
	n.sit()
	for _, one := range p {
		one.Sit()
	}
	n.rests()
	return n, p
}

// presses touches a point of the reference board.
func (n *inn) presses(x, y float32) {
	u := n.table().Unit()
	n.In.Tap(x*u, y*u)
}

func (n *inn) rests() {
	n.T.Helper()
	n.Until("the picture rests", func() bool { return n.table().Queue().Still() && n.table().Newest() == n.table().Shown().Seq })
}

// comesTo lets everybody do what is legal, You some of it rather than other, until something is so.
func (n *inn) comesTo(p []*onlinetest.Player, what string, so func(*engine.Snapshot) bool, first ...engine.Verb) {
	n.T.Helper()
	for range 400 {
		n.rests()
		n.Pass(4)
		s := n.table().Shown()
		switch {
		case so(s):
			return
		case s.Over():
			n.T.Fatalf("the round is over without %s", what)
		case s.Owes():
			c, _ := onlinetest.First(s)
			for _, legal := range s.Legal {
				if slices.Contains(first, legal.Verb) {
					c = legal
				}
			}
			_ = n.table().Desk().Do(c)
			n.Pass(8)
		default:
			n.one(p)
		}
	}
	n.T.Fatalf("it never comes to %s", what)
}

// fits is the first card of the hand that may be played, where it is shown.
func (n *inn) fits() (c engine.SeenCard, x, y float32) {
	l := n.table().Queue().Layout()
	for i := range l.Hand.Count {
		if p := l.HandPose(i); n.table().Inside().Plates.Playable(p.Card) {
			return p.Card, float32(p.X - p.Scale*40), float32(p.Y)
		}
	}
	return c, 0, 0
}

func mayPlay(s *engine.Snapshot) bool {
	for _, c := range s.Legal {
		if s.Owes() && c.Verb == engine.VerbPlay && s.Phase == engine.PhasePlay && c.Color == engine.NoColor {
			return true
		}
	}
	return false
}

func TestAPhoneThatHoldsAHandAloneIsPictured(t *testing.T) {
	n, p := handAlone(t, "en", "Bea", "Theo", "Mira")
	n.comesTo(p, "a play", mayPlay)
	_, x, y := n.fits()
	n.In.Tap(x, y)
	n.Plays(40)
	scenetest.Golden(t, "hand-turn", scenetest.Shot(n.Stage))
	n.presses(195, 700)
	n.Plays(10)
	n.rests()
	if n.table().Shown().Owes() {
		t.Fatal("the button does not play")
	}
	n.Pass(200)
	scenetest.Golden(t, "hand-waits", scenetest.Shot(n.Stage))
}

func TestAHandAloneShowsWhatARoundHasLeftThatEndsAtATime(t *testing.T) {
	for name, rules := range map[string]string{"hand-blitz": "classic,blitz_seconds=600", "hand-blitz-clock": "classic,blitz_seconds=600,turn_seconds=30"} {
		n, p := handAloneBy(t, rules, "en", "Bea", "Theo", "Mira")
		n.comesTo(p, "a play", mayPlay)
		if n.table().Shown().Clock.RoundEnd == 0 {
			t.Fatalf("%s: the round does not end at a time", rules)
		}
		scenetest.Golden(t, name, scenetest.Shot(n.Stage))
	}
}

func TestAQuestionOverAHandAloneIsPictured(t *testing.T) {
	n, p := handAlone(t, "de", "Bea", "Theo", "Mira", "Kit", "Otto")
	var wild engine.SeenCard
	n.comesTo(p, "a wild card", func(s *engine.Snapshot) bool {
		for _, c := range s.Legal {
			if s.Owes() && c.Verb == engine.VerbPlay && c.Color != engine.NoColor {
				wild = c.Card
			}
		}
		return wild.Face != 0
	}, engine.VerbDraw, engine.VerbPass)
	r := n.table().Inside().Hand.CardRect(wild.ID)
	n.In.Tap(r.X+6, r.Y+20)
	n.presses(195, 700)
	n.Plays(4)
	n.Pass(60)
	scenetest.Golden(t, "hand-question", scenetest.Shot(n.Stage))
}

func TestAFingerPlaysAndDrawsOnAHandAlone(t *testing.T) {
	n, p := handAlone(t, "en", "Bea", "Theo", "Mira")
	n.comesTo(p, "a play", mayPlay)
	c, x, y := n.fits()
	n.In.Tap(x, y)
	n.Plays(4)
	want := "Play " + n.Lang().Face(c.Face)
	if said := scenetest.SaidText(n.Stage, 1); said != want {
		t.Errorf("a tap on the card says %q, not %q", said, want)
	}
	held := n.table().Shown().Hands[n.mates().seat].Count
	n.presses(195, 700)
	n.Plays(10)
	n.rests()
	if s := n.table().Shown(); s.Hands[n.mates().seat].Count != held-1 || s.Top().Face != c.Face {
		t.Errorf("one holds %d of %d cards, and %v lies there", s.Hands[n.mates().seat].Count, held, s.Top())
	}
	n.comesTo(p, "a draw", func(s *engine.Snapshot) bool {
		return s.Owes() && s.Phase == engine.PhasePlay && len(s.Legal) > 0 && n.table().Inside().Plates.Facts().Draw()
	})
	held = n.table().Shown().Hands[n.mates().seat].Count
	n.presses(100, 790)
	n.Plays(10)
	n.rests()
	if now := n.table().Shown().Hands[n.mates().seat].Count; now <= held {
		t.Errorf("the button to draw leaves %d of %d cards", now, held)
	}
}

func TestThePauseShowsTheHandAloneAndTheTableAgainAndThatIsRemembered(t *testing.T) {
	n := newInn(t, image.Pt(390, 844), "en")
	n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	only := func() bool { return n.table().Queue().Layout().HandOnly }
	if only() {
		t.Fatal("the hand is alone though nobody chose that")
	}
	turn := func() { m.Pause(n.Stage, n.table()).More[0].Do(n.Stage); n.Plays(4) }
	turn()
	if !only() || !n.Settings().HandOnly {
		t.Error("the pause does not lead to it, or it is not kept")
	}
	turn()
	if only() || n.Settings().HandOnly {
		t.Error("the pause does not lead back")
	}
	n.Settings().HandOnly = true
	_ = n.line.Client().Ask(&wire.Stand{}, nil)
	n.Until("one watches", func() bool { return n.table() != nil && n.mates().seat < 0 })
	if n.Pass(4); only() {
		t.Error("who watches has no hand")
	}
}

func TestOnAHandAloneCardsOfOthersComeFromAboveAndOnesOwnFromBelowTickByTick(t *testing.T) {
	n, p := handAlone(t, "en", "Bea", "Theo", "Mira")
	n.comesTo(p, "a play", mayPlay)
	n.Settings().Speed = stage.SpeedNormal
	q := n.table().Queue()
	u := float64(n.table().Unit())
	pile := q.Layout().Poses[0].Place.Zone
	// flight is where a card that is played is seen first and last, and how far it goes in a tick at most.
	flight := func() (from, to, fast float64) {
		from = math.Inf(1)
		last := 0.0
		n.Until("it lies", func() bool {
			for _, pose := range q.Poses() {
				if !pose.Flying || pose.Place.Zone != pile {
					continue
				}
				if math.IsInf(from, 1) {
					from = pose.Y
				} else {
					fast = max(fast, math.Abs(pose.Y-last))
				}
				last = pose.Y
			}
			return q.Still() && n.table().Newest() == n.table().Shown().Seq && !math.IsInf(from, 1)
		})
		return from, last, fast
	}
	_, x, y := n.fits()
	n.In.Tap(x, y)
	n.presses(195, 700)
	if from, to, fast := flight(); from < 340*u || to > 300*u || fast > 60*u {
		t.Errorf("one's own goes from %.0f to %.0f, %.0f units a tick at most", from, to, fast)
	}
	for n.table().Shown().Cause.Seat == n.mates().seat || n.table().Shown().Cause.Kind != engine.EventPlayed {
		n.one(p)
		from, to, fast := flight()
		if n.table().Shown().Cause.Kind == engine.EventPlayed && (from > 0 || to < 150*u || fast > 60*u) {
			t.Errorf("another's goes from %.0f to %.0f, %.0f units a tick at most", from, to, fast)
		}
	}
}
