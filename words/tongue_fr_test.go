package words

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestFrenchReadsAsAFrenchSpeakerWouldSayIt(t *testing.T) {
	l := Named("fr")
	names := []string{"Ann", "Theo", "Cy"}
	played := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("R7"), Color: engine.Red}
	four := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat, Cards: cards("W+4:Y"), Color: engine.Yellow}
	won := engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: engine.NoSeat, Winners: []engine.Seat{1}, Points: []int{0, 1, 0}}
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
		{1, played, "Tu joues un 7 rouge."},
		{0, played, "Theo joue un 7 rouge."},
		{1, four, "Tu joues un +4 et choisis le jaune."},
		{1, stacked, "Tu réponds avec un +2 bleu\u00a0: 4 cartes à piocher."},
		{0, jumped, "Theo intercepte avec un demi-tour jaune."},
		{0, taken, "Theo te prend 4 cartes pour le bluff."},
		{2, taken, "Theo prend 4 cartes à Ann pour le bluff."},
		{0, guilty, "Tu contestes le +4. Theo bluffait\u00a0! Theo montre\u00a0: 1 rouge, 2 vert."},
		{1, guilty, "Ann conteste ton +4\u00a0: bluff démasqué. Tu montres\u00a0: 1 rouge, 2 vert."},
		{0, swapped, "Theo échange sa main avec toi."},
		{1, won, "Tu gagnes la manche avec 1 point."},
		{0, shared, "Partie partagée entre toi et Theo."},
		{2, engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}, "Demi-tour\u00a0: on joue maintenant dans le sens antihoraire."},
		{1, engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}, "Cy te pince\u00a0: tu n'as pas annoncé."},
	} {
		if got := l.Event(c.event, c.viewer, names); got != c.want {
			t.Errorf("%s to %d: %q, want %q", c.event.Kind, c.viewer, got, c.want)
		}
	}
	for n, want := range map[int]string{0: "avec 0 point en tout", 1: "avec 1 point en tout", 2: "avec 2 points en tout",
		5: "avec 5 points en tout", 22: "avec 22 points en tout"} {
		if got := l.Say(ResultInAll, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	expect(t, l.Why(engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: card("GS"), Card: card("R5")}, names),
		"Il faut du vert, un passe-tour ou un joker")
	expect(t, l.Why(engine.Illegal{Code: engine.NotInHand, Card: card("R5")}, names), "Tu n'as pas de 5 rouge")
	expect(t, l.Odds(1, 1, 85, engine.Red, 7), "1 carte\u00a0; sur 85 cachées, 1 en rouge → 7\u00a0%")
	expect(t, l.Odds(5, 21, 85, engine.Green, -1), "5 cartes\u00a0; sur 85 cachées, 21 en vert")
	expect(t, l.Say(hintWhyBluffOnly, With("name", "Theo"), With("share", l.Share(0.25))),
		"environ 1 chance sur 4 de voir Theo contester, et rien d'autre n'est jouable")
}

func TestFrenchAsksForTheAnswerToAFour(t *testing.T) {
	l := Named("fr")
	g := table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{cards("R5 BS W"), cards("W+4 R1 Y3 Y4")}, Discard: cards("R7"), Draw: cards("G1 G2 G3 G4 G5 G6 G7")}})
	expect(t, l.Turn(see(g, 0)), "À toi de jouer. Dessus\u00a0: 7 rouge. Tu as\u00a0: 5 rouge, passe-tour bleu, joker. Tu peux jouer\u00a0: 5 rouge, joker.")
	apply(t, g, engine.Play(0, card("R5"), engine.NoColor, engine.NoSeat))
	apply(t, g, engine.Play(1, card("W+4"), engine.Yellow, engine.NoSeat))
	m := l.ChallengeModal(see(g, 0))
	expect(t, strings.Join([]string{m.Title, m.Named, m.Hand, m.Guilty, m.Innocent, m.Challenge, m.Keep}, " / "),
		"Theo te colle quatre cartes / Couleur choisie\u00a0: jaune / Theo a 3 cartes / Bluff\u00a0: Theo en pioche 4 aussi. Tu perds quand même ton tour. / "+
			"Pas de bluff\u00a0: tu en pioches 2 de plus et perds ton tour. / Contester / Garder les 4")
}

func TestFrenchIsFoundByItsTag(t *testing.T) {
	for _, tag := range []string{"fr", "fr-FR", "fr-CA", "fr-BE", "fr_CH.UTF-8"} {
		if got := Match(tag); got != "fr" {
			t.Errorf("%q: %q, want fr", tag, got)
		}
	}
	expect(t, NameOf("fr"), "Français")
}
