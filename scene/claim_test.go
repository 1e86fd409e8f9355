//go:build display

package scene

// Claiming in the window: several cards are picked, said to be something, and laid closed.

import (
	"cmp"
	"encoding/json"
	"slices"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// claimHand is the player's hand where kings are due.
const claimHand = "AD 2S 4C 5H 5S 7D 8C 9S JH QD KH"

// claimed is a table of bluff in a known state: four at it, seven cards in the pile, kings due, on that seat's turn.
func claimed(t *testing.T, rules string, turn engine.Seat, hands ...string) tables.Options {
	t.Helper()
	own, err := json.Marshal(map[string]any{
		"pile":   []string{"AS", "AC", "2H", "3H", "4H", "6H", "QS"},
		"claims": []map[string]any{{"seat": 1, "rank": "10", "count": 1}, {"seat": 2, "rank": "J", "count": 2}, {"seat": 3, "rank": "Q", "count": 1}},
		"rank":   "K",
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(hands) == 1 {
		hands = append(hands, "6S 6C 6D 10H 10S 10C 7S 9H 9C", "8S 8H 8D 3S 3C 3D 2D 2C KS", "KC KD QH QC JS JC JD")
	}
	p := &engine.Position{Turn: turn, Direction: 1, Own: own}
	for _, h := range hands {
		p.Hands = append(p.Hands, scenetest.Cards(t, h))
	}
	names := []string{"You", "Bea", "Theo", "Mira", "Anna", "Paul", "Lena", "Juri", "Nora", "Emil"}
	return tables.Options{Persons: []engine.Seat{0}, Guests: []string{"moon", "owl", "fox", "rabbit"},
		Setup: engine.Setup{Game: "bluff", Rules: rules, Seats: names[:len(hands)], Seed: 11, Position: p}}
}

// claimTable is such a table once its deck has come and the picture rests.
func claimTable(t *testing.T, w, h int, o tables.Options) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	in := &input.Script{}
	s, table := tableStage(t, w, h, o, stage.DefaultSettings(), in)
	deckHasCome(t, s)
	still(t, s, table)
	return s, table, in
}

func deckHasCome(t *testing.T, s *stage.Stage) {
	t.Helper()
	named := s.Painter().Sprite(paint.NamedCard + "KH")
	scenetest.Until(t, s, "the deck has come", func() bool { return s.Painter().Copies(named) > 1 })
}

func TestAClaimIsPickedOutOfTheHand(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
	}{{"claim-turn-720", 1280, 720}, {"claim-turn-390", 390, 844}} {
		t.Run(c.name, func(t *testing.T) {
			s, table, in := claimTable(t, c.w, c.h, claimed(t, "classic", 0, claimHand))
			for _, card := range []string{"4C", "KH"} {
				in.Click(point(table, indexOfFace(t, table, card)))
				scenetest.Step(t, s, 8)
			}
			in.MoveTo(4, 300)
			scenetest.Step(t, s, 200)
			scenetest.Golden(t, c.name, scenetest.Shot(s))
		})
	}
}

func TestTheCardsOfAClaimArePickedByEveryDevice(t *testing.T) {
	at := func(t *testing.T, table *tables.Table, card string) (x, y float32) {
		return point(table, indexOfFace(t, table, card))
	}
	for by, claims := range map[string]func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script){
		"a pointer": func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			for _, card := range []string{"4C", "9S", "KH", "9S"} { // the nine is put back
				in.Click(at(t, table, card))
				scenetest.Step(t, s, 20)
			}
			in.Click(table.Inside().Claim.Button().Center())
		},
		"a finger": func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			for _, card := range []string{"4C", "KH"} {
				in.Tap(at(t, table, card))
				scenetest.Step(t, s, 20)
			}
			in.Tap(table.Inside().Claim.Button().Center())
		},
		"keys": func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Key(input.ActDigit3).Key(input.ActRight)
			for range 7 {
				in.Key(input.ActRight)
			}
			in.Key(input.ActSkip).Key(input.ActConfirm)
		},
		"numbers and the button": func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Key(input.ActDigit3).Key(input.ActDigit9).Key(input.ActDigit9).Key(input.ActLeft).Key(input.ActRight).Key(input.ActRight).Key(input.ActRight).Key(input.ActSkip)
			scenetest.Run(t, s, in)
			for range 10 {
				if table.Inside().Claim.AtButton() {
					break
				}
				in.Key(input.ActTab)
				scenetest.Run(t, s, in)
			}
			in.Key(input.ActConfirm)
		},
		"a gamepad": func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Connect(1).PadKey(0, input.ActRight) // finds a card
			for range 2 {
				in.PadKey(0, input.ActRight)
			}
			in.PadKey(0, input.ActConfirm)
			for range 8 {
				in.PadKey(0, input.ActRight)
			}
			in.PadKey(0, input.ActConfirm).PadKey(0, input.ActDraw)
		},
	} {
		t.Run(by, func(t *testing.T) {
			s, table, in := claimTable(t, 1280, 720, claimed(t, "classic", 0, claimHand))
			claims(t, s, table, in)
			scenetest.Until(t, s, "two cards are laid", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
			e := table.Shown().Cause
			if e.Seat != 0 || e.Count != 2 || e.Rank.String() != "K" {
				t.Errorf("seat %d claims %d × %s, want two kings of the player's", e.Seat, e.Count, e.Rank)
			}
			for _, card := range scenetest.Cards(t, "4C KH") {
				for _, held := range table.Shown().Hands[0].Cards {
					if held.Face == card.Face {
						t.Errorf("%s is still in the hand", card)
					}
				}
			}
		})
	}
}

func TestNoMoreCardsArePickedThanAClaimMayHave(t *testing.T) {
	s, table, in := claimTable(t, 1280, 720, claimed(t, "classic,cards_per_play=1", 0, claimHand))
	for _, card := range []string{"4C", "KH"} {
		in.Click(point(table, indexOfFace(t, table, card)))
		scenetest.Step(t, s, 20)
	}
	if picked := table.Inside().Claim.Picked(); len(picked) != 1 || picked[0].Face != scenetest.Cards(t, "4C")[0].Face {
		t.Errorf("%v are picked where a claim has one card", picked)
	}
	if !table.Inside().Bubble.On() {
		t.Error("nobody says why the second is not picked")
	}
}

func TestARankIsChosenWhereSeveralMayBeNamed(t *testing.T) {
	for by, chooses := range map[string]func(s *stage.Stage, table *tables.Table, in *input.Script){
		"a press": func(s *stage.Stage, table *tables.Table, in *input.Script) { in.Click(table.Inside().Claim.Tile(8)) },
		"keys": func(s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Key(input.ActUp).Key(input.ActDigit8).Key(input.ActRight)
		},
	} {
		t.Run(by, func(t *testing.T) {
			s, table, in := claimTable(t, 1280, 720, freeTable(t))
			in.Key(input.ActDigit3)
			scenetest.Run(t, s, in)
			if named := table.Inside().Claim.Rank(); named.String() != "4" {
				t.Errorf("a card that is picked is said to be a %s before the player says otherwise, want what it is", named)
			}
			chooses(s, table, in)
			scenetest.Run(t, s, in)
			scenetest.Step(t, s, 10)
			if named := table.Inside().Claim.Rank(); named.String() != "9" {
				t.Fatalf("%s is named, want 9", named)
			}
			in.Click(table.Inside().Claim.Button().Center())
			scenetest.Until(t, s, "it is claimed", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
			if e := table.Shown().Cause; e.Rank.String() != "9" || e.Count != 1 {
				t.Errorf("%d × %s are claimed", e.Count, e.Rank)
			}
		})
	}
}

// freeTable is one at which any rank may be named.
func freeTable(t *testing.T) tables.Options {
	t.Helper()
	o := claimed(t, "arcade", 0, claimHand)
	o.Setup.Position.Own = nil
	return o
}

// Where several decks are played with, a hand has cards of one face, which nobody else can tell apart: those that were pressed fly.
func TestOfSeveralCardsOfAFaceThoseThatWerePickedAreLaid(t *testing.T) {
	for _, which := range [][]int{{0}, {1}, {2}, {0, 2}, {1, 0}} {
		s, table, in := claimTable(t, 1280, 720, claimed(t, "classic,decks=3", 0, "AD KH 4C KH 9S KH"))
		king := scenetest.Cards(t, "KH")[0].Face
		var at []anim.Pose
		for _, q := range table.Queue().Poses() {
			if q.Place.Zone == anim.Hand && q.Card.Face == king {
				at = append(at, q)
			}
		}
		slices.SortFunc(at, func(a, b anim.Pose) int { return cmp.Compare(a.X, b.X) })
		picked := map[uint32]bool{}
		for _, n := range which {
			for i := range table.Queue().Layout().Hand.Count {
				if table.Queue().Layout().HandPose(i).Card.ID == at[n].Card.ID {
					in.Click(point(table, i))
					scenetest.Step(t, s, 20)
				}
			}
			picked[at[n].Key] = true
		}
		in.Click(table.Inside().Claim.Button().Center())
		scenetest.Until(t, s, "laid", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
		for range 60 {
			for _, q := range table.Queue().Poses() {
				for _, was := range at {
					if q.Key == was.Key && picked[q.Key] != (q.Place.Zone == anim.Discard) {
						t.Fatalf("%v were picked, and card %d lies at %v", which, q.Key, q.Place)
					}
				}
			}
			scenetest.Step(t, s, 1)
		}
	}
}
