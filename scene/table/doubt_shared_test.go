//go:build display

package table_test

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/words"
)

// sharedDoubt is a screen that Anna and Bo share, at which Mira's lie waits for both.
func sharedDoubt(t *testing.T) (*stage.Stage, *table.Table, *input.Script) {
	t.Helper()
	s, made, in, mira := sharedTable(t, 1280, 720, stage.DefaultSettings(), "Anna", "Bo")
	seven, _ := engine.ParseRank("7")
	mira.Want(engine.Claim(3, scenetest.Cards(t, "7S JD 3H"), seven))
	asksDoubt(t, s)
	return s, made, in
}

// sharedTable is a screen that several people share before Mira, on seat 3, claims; with more than four at the table the others have
// no cards to speak of.
func sharedTable(t *testing.T, w, h int, set stage.Settings, people ...string) (*stage.Stage, *table.Table, *input.Script, *room.Person) {
	t.Helper()
	o := doubting(t, sevens, "7S JD 3H 10H QS KC KH KS JC QC QD")
	o.Setup.Seats = []string{"Anna", "Bo", "Theo", "Mira"}
	o.Persons = nil
	for i, name := range people {
		seat := engine.Seat(i)
		if i >= 3 { // beyond Mira
			seat++
		}
		for len(o.Setup.Seats) <= int(seat) {
			o.Setup.Seats = append(o.Setup.Seats, "")
			o.Guests = append(o.Guests, "cat")
			hands := o.Setup.Position.Hands
			last := hands[2]
			o.Setup.Position.Hands, hands[2] = append(hands, last[len(last)-1:]), last[:len(last)-1]
		}
		o.Setup.Seats[seat], o.Persons = name, append(o.Persons, seat)
	}
	in := input.NewScript()
	s, made := tabletest.Stage(t, w, h, o, set, in)
	s.Options().Handheld = w < h
	s.Window().LayAnew()
	for seat := range o.Setup.Seats {
		if seat != 3 && !slices.Contains(o.Persons, engine.Seat(seat)) {
			tabletest.Puppet(made, engine.Seat(seat))
		}
	}
	mira := tabletest.Puppet(made, 3)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, made)
	scenetest.Step(t, s, 60)
	return s, made, in, mira
}

// In a window held upright plates stand close together: what is pressed at one reaches no other, by keys and by fingers, in every
// language and with every size of text.
func TestTheAnswersAtAPlateReachNoOther(t *testing.T) {
	for _, size := range []image.Point{{390, 844}, {375, 667}, {844, 390}} {
		for name, people := range map[string][]string{
			"three": {"Anna", "Bo", "Theo"}, "seven of eight": {"Anna", "Bo", "Theo", "Paul", "Lena", "Juri", "Nora"}} {
			for _, finger := range []bool{true, false} {
				if !finger && size.X > size.Y && name != "three" {
					continue // as on a phone, with more room
				}
				t.Run(fmt.Sprintf("%s at %v, by finger %v", name, size, finger), func(t *testing.T) {
					s, made, in, mira := sharedTable(t, size.X, size.Y, stage.DefaultSettings(), people...)
					seven, _ := engine.ParseRank("7")
					mira.Want(engine.Claim(3, scenetest.Cards(t, "7S JD 3H"), seven))
					if finger {
						in.Tap(5, float32(size.Y)-5)
					}
					asksDoubt(t, s)
					if name == "three" && finger && size.X == 390 {
						scenetest.Golden(t, "doubt-shared-phone", scenetest.Shot(s))
					}
					if name != "three" && finger && size.X == 390 {
						scenetest.Golden(t, "doubt-shared-many-phone", scenetest.Shot(s))
					}
					for _, tag := range words.Tags() {
						for _, text := range []int{100, 200} {
							s.Settings().Language, s.Settings().TextSize = tag, text
							s.Changed()
							scenetest.Step(t, s, 3)
							answersApart(t, made, fmt.Sprintf("%s, text of %d", tag, text))
						}
					}
				})
			}
		}
	}
}

// answersApart holds that everybody's buttons lie at their own plate alone and can be hit.
func answersApart(t *testing.T, made *table.Table, what string) {
	t.Helper()
	l, doubts := made.Queue().Layout(), made.Inside().KeysShown.Doubts()
	asked := 0
	for i, person := range made.O().Persons {
		if doubts.Asked()>>i&1 == 0 {
			continue
		}
		asked++
		for n := range doubts.Caps()[i] {
			at := *doubts.Caps()[i][n].At()
			if least := float32(24 * l.Unit / 1.25); at.W < least || at.H < least/1.1 || at.X < 0 || at.X+at.W > float32(l.W) {
				t.Errorf("%s: button %d of seat %d is at %v", what, n, person, at)
			}
			for k := range l.Plates {
				if engine.Seat(k) != person && !at.Apart(table.RectOf(l.Plates[k])) {
					t.Errorf("%s: button %d of seat %d at %v lies over the plate of seat %d", what, n, person, at, k)
				}
			}
			for j := range made.O().Persons {
				for m := range doubts.Caps()[j] {
					if other := *doubts.Caps()[j][m].At(); doubts.Asked()>>j&1 == 1 && (i != j || n != m) && !at.Apart(other) {
						t.Errorf("%s: buttons %v of person %d and %v of person %d lie over each other", what, at, i, other, j)
					}
				}
			}
		}
	}
	if asked != len(made.O().Persons)-1 {
		t.Errorf("%s: %d are asked", what, asked)
	}
}

// Several people at one screen need no curtain to answer: each has a key of their own, and a button at their plate.
func TestEachOfSeveralPeopleAnswersAClaimByTheirOwnKey(t *testing.T) {
	for name, press := range map[string]func(*table.Table, *input.Script){
		"their key": func(_ *table.Table, in *input.Script) { in.Own(1, input.WishCatch|input.WishCall) },
		"their button": func(made *table.Table, in *input.Script) {
			in.Click(made.Inside().KeysShown.Doubts().Caps()[1][0].At().Center())
		},
		"with Shift": func(_ *table.Table, in *input.Script) { in.Own(1, input.WishJump) },
	} {
		t.Run(name, func(t *testing.T) {
			s, made, in := sharedDoubt(t)
			if made.Inside().KeysShown.Doubts().Asked() != 2 {
				t.Fatalf("the keys are shown of %b", made.Inside().KeysShown.Doubts().Asked())
			}
			if name == "their key" {
				scenetest.Golden(t, "doubt-shared-720", scenetest.Shot(s))
			}
			press(made, in)
			if name == "with Shift" {
				scenetest.Until(t, s, "Bo lets it pass", func() bool { return !made.Shown().OwedBy(1) })
				if _, ok := s.Top().(*ask.Doubt); !ok || !made.Shown().OwedBy(0) {
					t.Error("Anna is asked no longer")
				}
				return
			}
			scenetest.Until(t, s, "Bo doubts", func() bool {
				e, ok := made.Shown().Happened(engine.EventRevealed)
				return ok && e.Target == 1
			})
			if s.Top() != nil {
				t.Errorf("%T stands over the reveal", s.Top())
			}
		})
	}
}
