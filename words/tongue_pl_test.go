package words

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestPolishReadsAsAPolishSpeakerWouldSayIt(t *testing.T) {
	l := Named("pl")
	names := []string{"Ann", "Theo", "Bea"}
	played := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("R7"), Color: engine.Red}
	four := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("W+4:Y"), Color: engine.Yellow}
	drawn := engine.Event{Kind: engine.EventDrawn, Seat: 1, Target: engine.NoSeat, Count: 3}
	won := engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: engine.NoSeat, Winners: []engine.Seat{1}, Points: []int{0, 22, 0}}
	shared := engine.Event{Kind: engine.EventMatchOver, Seat: engine.NoSeat, Target: engine.NoSeat, Winners: []engine.Seat{0, 1}}
	guilty := engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty, Cards: cards("R1 G2")}
	stacked := engine.Event{Kind: engine.EventStacked, Seat: 1, Target: engine.NoSeat, Cards: cards("B+2"), Color: engine.Blue, Count: 4}
	jumped := engine.Event{Kind: engine.EventJumpedIn, Seat: 1, Target: engine.NoSeat, Cards: cards("YR"), Color: engine.Yellow}
	taken := engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 0, Count: 4, Reason: engine.ForBluff}
	swapped := engine.Event{Kind: engine.EventHandsSwapped, Seat: 1, Target: 0}
	for _, c := range []struct {
		viewer engine.Seat
		event  engine.Event
		want   string
	}{
		{1, played, "Kładziesz: czerwona 7."},
		{0, played, "Theo kładzie: czerwona 7."},
		{1, four, "Kładziesz: +4, i wybierasz kolor żółty."},
		{1, stacked, "Odbijasz: niebieska +2. Do wzięcia: 4."},
		{0, jumped, "Theo wskakuje: żółta nawrotka."},
		{1, drawn, "Dobierasz 3 karty."},
		{0, drawn, "Theo dobiera 3 karty."},
		{0, taken, "Theo przejmuje od ciebie 4 karty za blef."},
		{2, taken, "Theo przejmuje 4 karty za blef; oddaje Ann."},
		{0, guilty, "Sprawdzasz: Theo blefuje! Theo pokazuje: czerwona 1, zielona 2."},
		{1, guilty, "Ann cię sprawdza: blef wykryty. Pokazujesz: czerwona 1, zielona 2."},
		{0, swapped, "Theo zamienia się z tobą kartami."},
		{2, swapped, "Theo i Ann zamieniają się kartami."},
		{1, won, "Wygrywasz rundę: 22 punkty."},
		{0, shared, "Mecz dzielą między siebie: ty i Theo."},
		{2, engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}, "Nawrotka: gramy teraz przeciwnie do zegara."},
		{1, engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}, "Bea cię łapie: brak okrzyku."},
	} {
		if got := l.Event(c.event, c.viewer, names); got != c.want {
			t.Errorf("%s to %d: %q, want %q", c.event.Kind, c.viewer, got, c.want)
		}
	}
	for n, want := range map[int]string{0: "0 kart", 1: "1 karta", 2: "2 karty", 4: "4 karty", 5: "5 kart", 12: "12 kart", 21: "21 kart",
		22: "22 karty", 25: "25 kart"} {
		if got := l.Say(TableCards, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	expect(t, l.Why(engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: card("GS"), Card: card("R5")}, names),
		"Pasuje tylko: kolor zielony, blokada lub joker")
	expect(t, l.Why(engine.Illegal{Code: engine.NotInHand, Card: card("R5")}, names), "Nie masz takiej karty: czerwona 5")
	expect(t, l.Card(card("W:B")), "joker (niebieski)")
	expect(t, l.Odds(5, 21, 85, engine.Green, 7), "5 kart; kolor zielony: 21 z 85 niewidocznych → 7 %")
	expect(t, l.Say(hintWhyBluffOnly, With("name", "Theo"), With("share", l.Share(0.25))),
		"szansa, że Theo sprawdzi, to około 1 na 4, a nic innego nie pasuje")
}

func TestPolishAsksForTheAnswerToAFour(t *testing.T) {
	l := Named("pl")
	g := table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{cards("R5 BS W"), cards("W+4 R1 Y3 Y4")}, Discard: cards("R7"), Draw: cards("G1 G2 G3 G4 G5 G6 G7")}})
	expect(t, l.Turn(see(g, 0)), "Twoja kolej. Na wierzchu: czerwona 7. Masz: czerwona 5, niebieska blokada, joker. Możesz zagrać: czerwona 5, joker.")
	apply(t, g, engine.Play(0, card("R5"), engine.NoColor, engine.NoSeat))
	apply(t, g, engine.Play(1, card("W+4"), engine.Yellow, engine.NoSeat))
	m := l.ChallengeModal(see(g, 0))
	expect(t, strings.Join([]string{m.Title, m.Named, m.Hand, m.Guilty, m.Innocent, m.Challenge, m.Keep}, " / "),
		"Theo daje ci cztery karty / Wybrany kolor: żółty / Theo ma 3 karty / Blef: Theo też dobiera 4. Kolejkę i tak tracisz. / "+
			"Nie blef: dobierasz jeszcze 2 i tracisz kolejkę. / Sprawdzam / Biorę 4")
}

func TestPolishIsFoundByItsTag(t *testing.T) {
	for _, tag := range []string{"pl", "pl-PL", "pl_PL.UTF-8"} {
		if got := Match(tag); got != "pl" {
			t.Errorf("%q: %q, want pl", tag, got)
		}
	}
	expect(t, NameOf("pl"), "Polski")
}
