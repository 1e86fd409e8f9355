//go:build display

package setup

import (
	"fmt"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestACharacterIsChosenByMouseKeysPadAndFinger(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*Setup, *stage.Stage, *input.Script)
	}{
		{"mouse", func(t *Setup, s *stage.Stage, in *input.Script) {
			r := t.seats[1].chair
			x, y := r.Center()
			in.Click(x*t.k, y*t.k).Wait(20)
		}},
		{"finger", func(t *Setup, s *stage.Stage, in *input.Script) {
			x, y := t.seats[1].chair.Center()
			in.Tap(x*t.k, y*t.k).Wait(20)
		}},
		{"keys", func(t *Setup, s *stage.Stage, in *input.Script) {
			t.group.SetFocus(t.seats[1].shelves[2])
			in.Key(input.ActConfirm).Wait(20)
		}},
		{"pad", func(t *Setup, s *stage.Stage, in *input.Script) {
			t.group.SetFocus(t.seats[1].shelves[2])
			in.Connect(1).PadKey(0, input.ActConfirm).Wait(20)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, setup := setupStage(t, 1280, 720, in, nil)
			c.do(setup, s, in)
			scenetest.Run(t, s, in)
			m, ok := s.Top().(*guestPick)
			if !ok {
				t.Fatalf("%T is open", s.Top())
			}
			var spike *guestCard
			for _, card := range m.cards {
				if card.of.Name == "spike" {
					spike = card
				}
			}
			x, y := spike.Center()
			switch c.name {
			case "mouse":
				in.Click(x, y)
			case "finger":
				in.Tap(x, y)
			case "keys":
				in.Key(input.ActDigit3)
			case "pad": // from Bea, whose chair it is, in the last row, up and to the right corner
				if m.Group.Focused() != stage.Focusable(m.cards[8]) {
					t.Fatalf("the keys begin at %v", m.Group.Focused())
				}
				in.PadKey(0, input.ActUp).PadKey(0, input.ActUp).PadKey(0, input.ActConfirm)
			}
			scenetest.Run(t, s, in)
			p := setup.plan[1]
			if s.Top() != nil || p.Who != "char:spike" || p.Name != "Spike" || p.Guest != "cactus" {
				t.Fatalf("%T is open; the chair holds %+v", s.Top(), p)
			}
			if said := scenetest.Said(s, 1)[0]; said != "Spike: bears a grudge" {
				t.Errorf("said %q", said)
			}
			if got := setup.seats[1].chair.value; got != "Bears a grudge" {
				t.Errorf("the chair reads %q", got)
			}
			// The settings and a deal keep it.
			b, err := s.Settings().Encode()
			if err != nil {
				t.Fatal(err)
			}
			if again, err := stage.DecodeSettings(b); err != nil || again.Table[1] != p {
				t.Errorf("kept as %+v, %v", again.Table[1], err)
			}
			setup.start(s)
			there, ok := s.Scene().(*seated)
			if !ok || there.table.Bots[1] != "char:spike" || there.table.Setup.Seats[1] != "Spike" || there.table.Guests[1] != "cactus" {
				t.Fatalf("%T stands", s.Scene())
			}
			if level := guests.LevelOf(there.table.Bots[1]); level != "casual" {
				t.Errorf("its level is %q", level)
			}
		})
	}
}

func TestACharacterHasOneChairAndKeepsItsFaceAndName(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	theo, _ := ai.CharacterNamed("theo")
	setup.sitCharacter(s, 1, theo) // where Bea sat; Theo of the house sits on 2
	if a, b := setup.plan[1], setup.plan[2]; a.Name != "Theo" || a.Guest != "fox" || b.Name != "Bea" || b.Guest != "owl" {
		t.Fatalf("%+v", setup.plan)
	}
	setup.pickGuest(s, 2)
	m := s.Top().(*guestPick)
	for _, c := range m.cards {
		if c.of.Name == "theo" && c.Enabled() {
			t.Error("Theo can be given a second chair")
		}
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	if s.Top() != nil || setup.plan[2].Who != stage.SitsHouse {
		t.Errorf("after Escape %T is open and %q sits there", s.Top(), setup.plan[2].Who)
	}
	for range 12 { // through all portraits
		setup.guest(s, 2, 1)
		if setup.plan[1].Guest != "fox" {
			t.Fatalf("Theo has lost his face to %+v", setup.plan)
		}
	}
	// Through the arrows the characters are one step.
	setup.plan[2].Who = ai.LevelMark + "master"
	setup.sit(s, 2, 1)
	if c, ok := guests.CharacterOf(setup.plan[2].Who); !ok || c.Name == "theo" {
		t.Fatalf("after the levels comes %q", setup.plan[2].Who)
	}
	setup.sit(s, 2, 1)
	if _, ok := guests.CharacterOf(setup.plan[2].Who); ok {
		t.Errorf("after a character comes %q", setup.plan[2].Who)
	}
	setup.sit(s, 2, -1)
	setup.sit(s, 2, -1)
	if setup.plan[2].Who != ai.LevelMark+"master" {
		t.Errorf("before the characters comes %q", setup.plan[2].Who)
	}
}

func TestTheChoiceOfCharactersLooksAsAccepted(t *testing.T) {
	for _, size := range [3][2]int{{1280, 720}, {800, 450}, {390, 844}} {
		name := fmt.Sprintf("guests-%d", size[1])
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, setup := setupStage(t, size[0], size[1], in, nil)
			theo, _ := ai.CharacterNamed("theo")
			setup.sitCharacter(s, 1, theo)
			kit, _ := ai.CharacterNamed("kit")
			setup.sitCharacter(s, 2, kit)
			setup.pickGuest(s, 2)
			scenetest.Run(t, s, in.Key(input.ActRight).Wait(30))
			scenetest.Golden(t, name, scenetest.Shot(s))
			s.Close(s.Top())
			scenetest.Step(t, s, 20)
			scenetest.Golden(t, strings.Replace(name, "guests", "setup-guests", 1), scenetest.Shot(s))
		})
	}
}
