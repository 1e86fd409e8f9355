package words

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestGermanReadsAsAGermanWouldSayIt(t *testing.T) {
	l := Named("de")
	names := []string{"Ann", "Theo", "Cy"}
	played := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("R7"), Color: engine.Red}
	four := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("W+4:Y"), Color: engine.Yellow}
	won := engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: engine.NoSeat, Winners: []engine.Seat{1}, Points: []int{0, 1, 0}}
	shared := engine.Event{Kind: engine.EventMatchOver, Seat: engine.NoSeat, Target: engine.NoSeat, Winners: []engine.Seat{0, 1}}
	guilty := engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty, Cards: cards("R1 G2")}
	stacked := engine.Event{Kind: engine.EventStacked, Seat: 1, Target: engine.NoSeat, Cards: cards("B+2"), Color: engine.Blue, Count: 4}
	jumped := engine.Event{Kind: engine.EventJumpedIn, Seat: 1, Target: engine.NoSeat, Cards: cards("YR"), Color: engine.Yellow}
	taken := engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 0, Count: 4, Reason: engine.ForBluff}
	for _, c := range []struct {
		viewer engine.Seat
		event  engine.Event
		want   string
	}{
		{1, played, "Du legst eine rote 7."},
		{0, played, "Theo legt eine rote 7."},
		{1, four, "Du legst eine Zieh-Vier, Wunschfarbe: gelb."},
		{1, stacked, "Du konterst: eine blaue Zieh-Zwei. 4 Karten sind fällig."},
		{0, jumped, "Theo wirft eine gelbe Kehrtwende ein."},
		{0, taken, "Theo übernimmt 4 Karten von dir für den Bluff."},
		{2, taken, "Theo übernimmt 4 Karten von Ann für den Bluff."},
		{0, guilty, "Du zweifelst Theo an: Es war ein Bluff! Theo zeigt: rote 1, grüne 2."},
		{1, guilty, "Ann zweifelt dich an: Dein Bluff fliegt auf. Du zeigst: rote 1, grüne 2."},
		{1, won, "Du gewinnst die Runde mit 1 Punkt."},
		{0, shared, "Die Partie teilen sich du und Theo."},
		{2, engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}, "Kehrtwende: Jetzt geht es gegen den Uhrzeigersinn weiter."},
		{1, engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}, "Cy ertappt dich: Du hast nicht gerufen."},
	} {
		if got := l.Event(c.event, c.viewer, names); got != c.want {
			t.Errorf("%s to %d: %q, want %q", c.event.Kind, c.viewer, got, c.want)
		}
	}
	for n, want := range map[int]string{0: "mit insgesamt 0 Punkten", 1: "mit insgesamt 1 Punkt", 2: "mit insgesamt 2 Punkten",
		5: "mit insgesamt 5 Punkten", 22: "mit insgesamt 22 Punkten"} {
		if got := l.Say(ResultInAll, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	expect(t, l.Why(engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: card("GS"), Card: card("R5")}, names),
		"Es passt nur: grün, eine Aussetzkarte oder eine Wunschkarte")
	expect(t, l.Why(engine.Illegal{Code: engine.NotInHand, Card: card("R5")}, names), "Du hast keine rote 5")
	expect(t, l.Odds(1, 1, 85, engine.Red, 7), "1 Karte, 1 der 85 unbekannten ist rot → 7 %")
}

func TestGermanAsksForTheAnswerToAFour(t *testing.T) {
	l := Named("de")
	g := table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{cards("R5 BS W"), cards("W+4 R1 Y3 Y4")}, Discard: cards("R7"), Draw: cards("G1 G2 G3 G4 G5 G6 G7")}})
	expect(t, l.Turn(see(g, 0)), "Du bist dran. Oben: rote 7. Du hast: rote 5, blaue Aussetzkarte, Wunschkarte. Du kannst legen: rote 5, Wunschkarte.")
	apply(t, g, engine.Play(0, card("R5"), engine.NoColor, engine.NoSeat))
	apply(t, g, engine.Play(1, card("W+4"), engine.Yellow, engine.NoSeat))
	m := l.ChallengeModal(see(g, 0))
	expect(t, strings.Join([]string{m.Title, m.Named, m.Hand, m.Guilty, m.Innocent, m.Challenge, m.Keep}, " / "),
		"Theo brummt dir vier auf / Wunschfarbe: gelb / Theo hat 3 Karten / Ein Bluff: Theo zieht auch 4. Dein Zug ist trotzdem verloren. / "+
			"Kein Bluff: Du ziehst noch 2 und verlierst deinen Zug. / Anzweifeln / Vier behalten")
}

func TestGermanIsFoundByItsTag(t *testing.T) {
	for _, tag := range []string{"de", "de-DE", "de-AT", "de_CH.UTF-8"} {
		if got := Match(tag); got != "de" {
			t.Errorf("%q: %q, want de", tag, got)
		}
	}
	expect(t, NameOf("de"), "Deutsch")
}
