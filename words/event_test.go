package words_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	"fourtell/words/wordstest"
)

func TestEventsSpeakToTheirViewer(t *testing.T) {
	names := []string{"Ann", "Theo", "Cy"}
	l := words.English()
	played := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: wordstest.Cards("R7"), Color: shed.Red}
	four := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: wordstest.Cards("W+4:Y"), Color: shed.Yellow}
	drawn := engine.Event{Kind: engine.EventDrawn, Seat: 1, Target: engine.NoSeat, Count: 1, Cards: []engine.SeenCard{{}}}
	own := engine.Event{Kind: engine.EventDrawn, Seat: 1, Target: engine.NoSeat, Count: 1, Cards: wordstest.Cards("B3")}
	bluff := engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: engine.NoSeat, Count: 4, Reason: engine.ForBluff, Cards: make([]engine.SeenCard, 4)}
	moved := engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 0, Count: 4, Reason: engine.ForBluff, Cards: wordstest.Cards("R1 R2 R3 R4")}
	guilty := engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty, Cards: wordstest.Cards("R1 G2")}
	won := engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: engine.NoSeat, Winners: []engine.Seat{1}, Points: []int{0, 21, 0}}
	shared := engine.Event{Kind: engine.EventMatchOver, Seat: engine.NoSeat, Target: engine.NoSeat, Winners: []engine.Seat{0, 1}}
	nobody := engine.Event{Kind: engine.EventRoundOver, Seat: engine.NoSeat, Target: engine.NoSeat, Blocked: true}
	for _, c := range []struct {
		viewer engine.Seat
		event  engine.Event
		want   string
	}{
		{0, played, "Theo plays a red 7."},
		{1, played, "You play a red 7."},
		{engine.Spectator, four, "Theo plays a Wild Draw Four and names yellow."},
		{0, drawn, "Theo draws a card."},
		{1, own, "You draw a blue 3."},
		{0, bluff, "Theo draws 4 cards for the bluff."},
		{0, moved, "Theo takes 4 cards from you for the bluff."},
		{1, moved, "You take 4 cards from Ann for the bluff."},
		{2, moved, "Theo takes 4 cards from Ann for the bluff."},
		{0, guilty, "You challenge Theo: it was a bluff! Theo shows: red 1, green 2."},
		{2, engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty}, "Ann challenges Theo: it was a bluff!"},
		{1, won, "You win the round with 21 points."},
		{0, won, "Theo wins the round with 21 points."},
		{0, shared, "The match is shared by you and Theo."},
		{0, nobody, "Nobody can draw any more. Nobody wins the round."},
		{2, engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}, "Play turns round: counter-clockwise now."},
		{1, engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}, "Cy catches you: you did not call."},
		{0, engine.Event{}, ""},
	} {
		if got := l.Event(c.event, c.viewer, names); got != c.want {
			t.Errorf("%s to %d: %q, want %q", c.event.Kind, c.viewer, got, c.want)
		}
	}
	for _, k := range engine.EventKinds() {
		for viewer := engine.Spectator; viewer < 3; viewer++ {
			e := engine.Event{Kind: k, Seat: 1, Target: 2, Cards: wordstest.Cards("R7"), Color: shed.Red, Count: 1, Verdict: engine.Innocent, Winners: []engine.Seat{1}, Points: []int{0, 1, 0}}
			got := l.Event(e, viewer, names)
			if len(got) < 8 || strings.ContainsAny(got, "{}") {
				t.Errorf("%s to %d: %q", k, viewer, got)
			}
		}
	}
}

func TestAFourPlayedOnTheViewerSaysSo(t *testing.T) {
	l := words.English()
	s := engine.Snapshot{Viewer: 0, Hands: []engine.Hand{{Name: "Ann"}, {Name: "Theo"}},
		Cause: engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: wordstest.Cards("W+4:Y"), Color: shed.Yellow},
		Riders: []engine.Event{
			{Kind: engine.EventColorChosen, Seat: 1, Target: engine.NoSeat, Color: shed.Yellow},
			{Kind: engine.EventChallengeOffered, Seat: 1, Target: 0, Color: shed.Yellow},
		}}
	got := strings.Join(l.Beat(&s), " ")
	if want := "Theo plays a Wild Draw Four on you and names yellow. You may challenge it."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if toast := l.Toast(s.Cause, 0, words.SeatNames(&s)); toast != "Draw 4!" {
		t.Errorf("the toast is %q", toast)
	}
}

func TestDownToOneCardIsSaid(t *testing.T) {
	l := words.English()
	g := wordstest.Table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS"), wordstest.Cards("W+4 R1 Y3 Y4")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3")}})
	beats, err := g.Apply(engine.Play(0, wordstest.Card("R5"), engine.NoColor, engine.NoSeat))
	if err != nil {
		t.Fatal(err)
	}
	mine, theirs := beats[0].View(0), beats[0].View(1)
	wordstest.Expect(t, strings.Join(l.Beat(&mine), " "), "You play a red 5. You hold one card and have not called.")
	wordstest.Expect(t, strings.Join(l.Beat(&theirs), " "), "Ann plays a red 5. Ann holds one card and has not called.")
}

func TestTurnTellsTopHandAndWhatMayBePlayed(t *testing.T) {
	l := words.English()
	g := wordstest.Table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS W"), wordstest.Cards("W+4 R1 Y3 Y4")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3 G4 G5 G6 G7")}})
	wordstest.Expect(t, l.Turn(wordstest.See(g, 0)), "Your turn. Top: red 7. You may play: red 5, wild. You hold: red 5, blue skip, wild.")
	wordstest.Expect(t, l.Turn(wordstest.See(g, 1)), "It is Ann's turn. Top: red 7.")
	wordstest.Apply(t, g, engine.Play(0, wordstest.Card("R5"), engine.NoColor, engine.NoSeat))
	wordstest.Apply(t, g, engine.Play(1, wordstest.Card("W+4"), shed.Yellow, engine.NoSeat))
	wordstest.Expect(t, l.Turn(wordstest.See(g, 0)), "Theo puts 4 cards on you and names yellow. Challenge it or keep the cards. You hold: green 1, green 2, green 3, green 4, blue skip, wild.")
}

func TestWholeRoundsAreToldWithoutAGap(t *testing.T) {
	l := words.English()
	for i, rules := range []string{"classic", "official", "party", "chaos,uno_grace_ms=0", "minimal", "classic,wd4_reveal=everyone,decks=2"} {
		g := wordstest.Table(t, engine.Setup{Rules: rules, Seats: []string{"Ann", "Bo", "Cy"}, Seed: uint64(i), Dealer: 2})
		chance := engine.NewRand(uint64(i))
		tell(t, &l, g.Opening())
		for range 400 {
			s := wordstest.See(g, 0)
			if s.Over() {
				break
			}
			s = wordstest.See(g, s.Turn)
			if len(s.Legal) == 0 {
				t.Fatalf("%s: nothing to do", rules)
			}
			beats, err := g.Apply(s.Legal[chance.Below(uint32(len(s.Legal)))])
			if err != nil {
				t.Fatal(err)
			}
			tell(t, &l, beats)
		}
	}
}

func tell(t *testing.T, l *words.Language, beats []engine.Beat) {
	t.Helper()
	for _, b := range beats {
		for viewer := engine.Spectator; viewer < 3; viewer++ {
			s := b.View(viewer)
			for _, text := range append(l.Beat(&s), l.Turn(&s)) {
				if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") {
					t.Errorf("%s to %d: %q", s.Cause.Kind, viewer, text)
				}
			}
			l.Toast(s.Cause, viewer, words.SeatNames(&s))
		}
	}
}

func TestWhoIsCalledYouIsNobodysNameToAnybodyElse(t *testing.T) {
	want := map[string]string{"en": "Seat 1", "de": "Platz 1", "es": "Asiento 1", "fr": "Place 1", "pl": "Miejsce 1", "ja": "席1"}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		self := l.Say(words.SeatYou)
		for _, viewer := range []engine.Seat{1, engine.Spectator} {
			for _, other := range words.Tags() { // a record may have been played in another language
				o := words.Named(other)
				text := l.Event(engine.Event{Kind: engine.EventPassed, Seat: 0}, viewer, []string{o.Say(words.SeatYou), "Theo"})
				if !strings.Contains(text, want[tag]) || strings.Contains(text, self+" ") {
					t.Errorf("%s: %q", tag, text)
				}
			}
		}
		if text := l.Event(engine.Event{Kind: engine.EventPassed, Seat: 0}, 0, []string{self, "Theo"}); strings.Contains(text, want[tag]) {
			t.Errorf("%s, to themselves: %q", tag, text)
		}
	}
}
