//go:build display

package table_test

import (
	"image"
	"math"
	"strings"
	"testing"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// forty is a hand of two decks.
const forty = "AS AH AD AC 2S 2H 2D 3S 3H 3D 4S 4H 4D 4C 5S 5H 5D 6S 6H 6D 7S 7C 8S 8H 8D 9S 9H 9D 10S 10H 10D JS JH JD QS QH QD KS KH KD"

// decks is a doubt of two decks, with that hand.
func decks(t *testing.T, own string) table.Options {
	t.Helper()
	o := doubting(t, own, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Setup.Rules = "classic,decks=2"
	return o
}

// overHand says which index of the viewer's hand a box lies over, as it is drawn; "" for none.
func overHand(made *table.Table, box paint.Rect) string {
	l := made.Queue().Layout()
	for i := range l.Hand.Count {
		p := l.HandPose(i)
		sp := &made.Inside().Hand.Springs()[p.Card.ID]
		sin, cos := math.Sincos(p.Angle)
		for _, c := range [4][2]float64{{0, 0}, {29, 0}, {0, 58}, {29, 58}} {
			x, y := (c[0]-anim.CardW/2)*p.Scale, (c[1]-anim.CardH/2)*p.Scale
			if box.Contains(float32(p.X+x*cos-y*sin), float32(p.Y+x*sin+y*cos)+sp.Y()) {
				return p.Card.String()
			}
		}
	}
	return ""
}

// What is asked, its answers and what they cost lie beside the hand in every window, with every size of text, and with large hands.
func TestTheDoubtOfAClaimLiesOverNoIndexOfTheHand(t *testing.T) {
	for name, hand := range map[string]string{"ten": sevens, "forty": forty} {
		o := decks(t, hand)
		s, made, _, _ := doubtStage(t, 1280, 720, o, stage.DefaultSettings(), "7S JD 3H")
		m := asksDoubt(t, s)
		for _, size := range []image.Point{{960, 540}, {1280, 720}, {1920, 1080}, {667, 375}, {844, 390}, {1024, 768}, {390, 844}, {360, 640}} {
			for _, text := range stage.TextSizes() {
				s.Window().Resize(size.X, size.Y)
				s.Settings().TextSize = text
				s.Changed()
				scenetest.Step(t, s, 12)
				l := made.Queue().Layout()
				for what, box := range map[string]paint.Rect{"tile": m.Tile(), "doubt": m.Doubt().Rect, "believe": m.Believe().Rect} {
					if card := overHand(made, box); card != "" {
						t.Errorf("%s cards at %v, text of %d: the %s at %v lies over %s", name, size, text, what, box, card)
					}
					if box.W <= 0 || box.X < 0 || box.Y < 0 || box.X+box.W > float32(l.W) || box.Y+box.H > float32(l.H) {
						t.Errorf("%s cards at %v, text of %d: the %s at %v leaves the window", name, size, text, what, box)
					}
				}
				if !m.Tile().Apart(m.Doubt().Rect) || !m.Doubt().Rect.Apart(m.Believe().Rect) || m.Stakes() > float32(l.H) {
					t.Errorf("%s cards at %v, text of %d: tile %v, verbs %v and %v, costs at %v", name, size, text, m.Tile(), m.Doubt().Rect, m.Believe().Rect, m.Stakes())
				}
				if lamp := made.Inside().Hint.Beside().At(); *lamp != *made.Inside().Hud.Lamp().At() || lamp.Y > float32(l.H)/8 {
					t.Errorf("%v: the lamp stands at %v, in its row it is at %v", size, *lamp, *made.Inside().Hud.Lamp().At())
				}
			}
		}
	}
}

func TestALargeHandIsReadBesideTheDoubt(t *testing.T) {
	for name, size := range map[string]image.Point{"doubt-forty-720": {1280, 720}, "doubt-forty-phone": {390, 844}} {
		s, _, _, _ := doubtStage(t, size.X, size.Y, decks(t, forty), stage.DefaultSettings(), "7S JD 3H")
		asksDoubt(t, s)
		scenetest.Golden(t, name, scenetest.Shot(s))
	}
}

func TestAClaimIsDoubtedOnAPhoneHeldSideways(t *testing.T) {
	s, _, _, _ := doubtStage(t, 667, 375, doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD"), stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	scenetest.Golden(t, "doubt-667", scenetest.Shot(s))
}

// alone is the company of a phone that shows a hand alone.
type alone struct{ table.Nobody }

func (alone) HandOnly() bool { return true }

func TestAClaimIsDoubtedOnAPhoneThatShowsTheHandAlone(t *testing.T) {
	o := doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Company = alone{}
	s, made, in, _ := doubtStage(t, 390, 844, o, stage.DefaultSettings(), "7S JD 3H")
	m := asksDoubt(t, s)
	for what, box := range map[string]paint.Rect{"tile": m.Tile(), "doubt": m.Doubt().Rect, "believe": m.Believe().Rect} {
		if card := overHand(made, box); card != "" {
			t.Errorf("the %s at %v lies over %s", what, box, card)
		}
	}
	scenetest.Golden(t, "doubt-hand-alone", scenetest.Shot(s))
	in.Tap(m.Believe().Center())
	scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
}

// standing is what a card of the hand does once everything has come to rest.
func standing(t *testing.T, made *table.Table, card string) (rise, dim, glow float32) {
	t.Helper()
	l := made.Queue().Layout()
	c := l.HandPose(tabletest.IndexOfFace(t, made, card)).Card
	sp := &made.Inside().Hand.Springs()[c.ID]
	return -sp.Y() * float32(l.Unit/l.Hand.Scale) / float32(l.Unit), sp.Dim(), sp.Glow()
}

// While somebody else's claim waits one's own cards of its rank stand out, and the others are dim; when it is settled all lie as they did.
func TestOnesOwnCardsOfTheRankThatIsClaimedStandOut(t *testing.T) {
	quiet := stage.DefaultSettings()
	quiet.ShowPlayable = false
	for _, c := range []struct {
		name      string
		own       string
		set       stage.Settings
		rise, dim float32
	}{
		{"two are held", sevens, stage.DefaultSettings(), table.TellsBy, table.TellsDim},
		{"in several rows", forty, stage.DefaultSettings(), table.RaiseBy, table.TellsDim},
		{"cards that count are not shown", sevens, quiet, 0, 0},
		{"none is held", "2H 4S 5D 8H 9C 10S JS KD", stage.DefaultSettings(), 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, made, in, chairs := doubtStage(t, 1280, 720, decks(t, c.own), c.set, "7S JD 3H")
			asksDoubt(t, s)
			for i := range made.Queue().Layout().Hand.Count {
				face := made.Queue().Layout().HandPose(i).Card.String()
				rise, dim := float32(0), c.dim
				if strings.HasPrefix(face, "7") {
					rise, dim = c.rise, 0
				}
				if r, d, g := standing(t, made, face); paint.Abs(r-rise) > 0.3 || paint.Abs(d-dim) > 0.03 || (g > 0.5) != (rise > 0) {
					t.Errorf("%s stands out by %.1f, is dim by %.2f and glows by %.2f; want %v, %v", face, r, d, g, rise, dim)
				}
			}
			in.Key(input.ActKeep)
			for _, seat := range []engine.Seat{1, 2} {
				chairs[seat].Want(engine.Do(seat, engine.VerbPass))
			}
			scenetest.Until(t, s, "settled", func() bool { return !made.Shown().Doubtful() })
			tabletest.Still(t, s, made)
			for i := range made.Queue().Layout().Hand.Count {
				face := made.Queue().Layout().HandPose(i).Card.String()
				if r, d, g := standing(t, made, face); strings.HasPrefix(face, "7") && r > 0.3 || d > 0.03 || g > 0.03 {
					t.Errorf("%s still stands out by %.1f, is dim by %.2f and glows by %.2f", face, r, d, g)
				}
			}
		})
	}
}

// A hand that lies closed at a shared screen tells nothing of the claim, nor does one's own claim of one's hand.
func TestAClosedHandAndOnesOwnClaimMakeNoCardStandOut(t *testing.T) {
	set := stage.DefaultSettings()
	set.PeekOnHold = true
	o := doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Persons = []engine.Seat{0, 1}
	in := input.NewScript()
	s, made := tabletest.Stage(t, 1280, 720, o, set, in)
	s.Looks().WantDeck(assets.BluffDeck)
	tabletest.Puppet(made, 2)
	mira := tabletest.Puppet(made, 3)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, made)
	seven, _ := engine.ParseRank("7")
	mira.Want(engine.Claim(3, scenetest.Cards(t, "7S JD 3H"), seven))
	asksDoubt(t, s)
	lies := func(when string, want bool) {
		t.Helper()
		seen := false
		for i := range made.Queue().Layout().Hand.Count {
			r, d, g := standing(t, made, made.Queue().Layout().HandPose(i).Card.String())
			seen = seen || r > 0.3 || d > 0.03 || g > 0.03
		}
		if seen != want {
			t.Errorf("%s: cards stand out: %v", when, seen)
		}
	}
	lies("closed", false)
	heldOpen(in, 90)
	scenetest.Step(t, s, 60)
	if made.Inside().Peek.Hidden() {
		t.Fatal("the hand can't be looked at under the question")
	}
	lies("looked at", true)
	scenetest.Run(t, s, in)
	scenetest.Step(t, s, 60)
	lies("closed again", false)

	o = doubting(t, "7S JD 3H 7C", "7H 7D 10H QS KC KH KS JC QC QD")
	o.Setup.Position.Turn = 0
	in = input.NewScript()
	s, made = tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	for seat := range engine.Seat(3) {
		tabletest.Puppet(made, seat+1)
	}
	tabletest.Still(t, s, made)
	made.Person().Want(engine.Claim(0, scenetest.Cards(t, "7S"), seven))
	scenetest.Until(t, s, "claimed", func() bool { return made.Shown().Doubtful() })
	tabletest.Still(t, s, made)
	lies("one's own claim", false)
	if _, ok := s.Top().(*ask.Doubt); ok {
		t.Error("one is asked about one's own claim")
	}
}

// The claim lies open to everybody, so nobody needs the screen to doubt it; but each may look at their own hand before they do, under the
// curtain, and hand the screen back.
func TestEachOfSeveralPeopleMayLookAtTheirOwnHandBeforeTheyAnswer(t *testing.T) {
	for name, look := range map[string]func(*table.Table, *input.Script){
		"by the eye": func(made *table.Table, in *input.Script) {
			in.Click(made.Inside().KeysShown.Doubts().Caps()[1][2].At().Center())
		},
		"by a finger": func(made *table.Table, in *input.Script) {
			in.Tap(made.Inside().KeysShown.Doubts().Caps()[1][2].At().Center())
		},
		"by their key": func(_ *table.Table, in *input.Script) {
			e := in.End()
			e.Held, e.Own[1] = input.Of(input.ActPeek), input.WishCatch|input.WishCall
			in.Add(e)
			e.Held, e.Own[1] = 0, 0
			in.Add(e)
		},
		"by their gamepad": func(_ *table.Table, in *input.Script) { in.Connect(2).PadKey(1, input.ActSort, input.ActPeek) },
	} {
		t.Run(name, func(t *testing.T) {
			s, made, in := sharedDoubt(t)
			look(made, in)
			scenetest.Until(t, s, "the curtain falls for Bo", func() bool { return tabletest.CurtainOf(s) != nil })
			if made.Viewer() != 0 || tabletest.CurtainOf(s).Seat() != 1 {
				t.Fatalf("the curtain is seat %d's, the picture seat %d's", tabletest.CurtainOf(s).Seat(), made.Viewer())
			}
			scenetest.Step(t, s, 300) // the claim waits for whoever looks
			if public := tabletest.Hosted(made).Public(); !public.Doubtful() || !public.OwedBy(0) || !public.OwedBy(1) {
				t.Fatal("somebody has answered")
			}
			tabletest.Lifts(t, s, in)
			m := asksDoubt(t, s)
			if made.Viewer() != 1 || !made.Shown().Doubtful() || made.Shown().Hands[1].Cards[0].Hidden() || len(made.Shown().Hands[0].Cards) > 0 && !made.Shown().Hands[0].Cards[0].Hidden() {
				t.Fatalf("seat %d is shown the table", made.Viewer())
			}
			if made.Inside().KeysShown.Doubts().Asked() != 1 {
				t.Errorf("the keys are shown of %b, want Anna's", made.Inside().KeysShown.Doubts().Asked())
			}
			if name == "by the eye" { // Anna wants to see hers again
				in.Click(made.Inside().KeysShown.Doubts().Caps()[0][2].At().Center())
				scenetest.Until(t, s, "the curtain falls for Anna", func() bool { return tabletest.CurtainOf(s) != nil })
				tabletest.Lifts(t, s, in)
				if asksDoubt(t, s); made.Viewer() != 0 {
					t.Errorf("seat %d is shown the table", made.Viewer())
				}
				return
			}
			in.Click(m.Doubt().Center())
			scenetest.Until(t, s, "Bo doubts", func() bool {
				e, ok := made.Shown().Happened(engine.EventRevealed)
				return ok && e.Target == 1
			})
		})
	}
}

// Whoever is not asked sees no curtain fall for such a wish, and is not refused either.
func TestNobodyLooksWhoIsNotAsked(t *testing.T) {
	o := doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Persons = []engine.Seat{0, 1}
	in := input.NewScript()
	s, made := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	tabletest.Puppet(made, 2)
	tabletest.Puppet(made, 3)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, made)
	in.Own(1, input.WishLook)
	scenetest.Step(t, s, 30)
	if tabletest.CurtainOf(s) != nil {
		t.Error("the curtain falls though nobody is asked")
	}
}
