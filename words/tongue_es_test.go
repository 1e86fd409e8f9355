package words

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestSpanishReadsAsASpanishSpeakerWouldSayIt(t *testing.T) {
	l := Named("es")
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
		{1, played, "Juegas un 7 rojo."},
		{0, played, "Theo juega un 7 rojo."},
		{1, four, "Juegas un Roba Cuatro y eliges amarillo."},
		{1, stacked, "Respondes con un Roba Dos azul: 4 cartas por robar."},
		{0, jumped, "Theo se cuela con un giro amarillo."},
		{0, taken, "Theo se lleva 4 cartas tuyas por el farol."},
		{2, taken, "Theo se lleva 4 cartas de Ann por el farol."},
		{0, guilty, "Desafías a Theo: ¡era un farol! Theo enseña: 1 rojo, 2 verde."},
		{1, guilty, "Ann te desafía: farol descubierto. Enseñas: 1 rojo, 2 verde."},
		{0, swapped, "Theo cambia su mano por la tuya."},
		{1, won, "Ganas la ronda con 1 punto."},
		{0, shared, "La partida se reparte entre tú y Theo."},
		{2, engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}, "Giro: ahora se juega en sentido antihorario."},
		{1, engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}, "Cy te pilla: no has cantado."},
	} {
		if got := l.Event(c.event, c.viewer, names); got != c.want {
			t.Errorf("%s to %d: %q, want %q", c.event.Kind, c.viewer, got, c.want)
		}
	}
	for n, want := range map[int]string{0: "con 0 puntos en total", 1: "con 1 punto en total", 2: "con 2 puntos en total",
		5: "con 5 puntos en total", 22: "con 22 puntos en total"} {
		if got := l.Say(ResultInAll, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	expect(t, l.Why(engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: card("GS"), Card: card("R5")}, names),
		"Hace falta verde, un salto o un comodín")
	expect(t, l.Why(engine.Illegal{Code: engine.NotInHand, Card: card("R5")}, names), "No tienes ningún 5 rojo")
	expect(t, l.Odds(1, 1, 85, engine.Red, 7), "1 carta; 1 de las 85 ocultas es de color rojo → 7 %")
	expect(t, l.Odds(5, 21, 85, engine.Green, -1), "5 cartas; 21 de las 85 ocultas son de color verde")
	expect(t, l.Say(hintWhyBluffOnly, With("name", "Theo"), With("share", l.Share(0.25))),
		"Theo desafía más o menos 1 de cada 4 veces, y no encaja nada más")
}

func TestSpanishAsksForTheAnswerToAFour(t *testing.T) {
	l := Named("es")
	g := table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{cards("R5 BS W"), cards("W+4 R1 Y3 Y4")}, Discard: cards("R7"), Draw: cards("G1 G2 G3 G4 G5 G6 G7")}})
	expect(t, l.Turn(see(g, 0)), "Es tu turno. Arriba: 7 rojo. Tienes: 5 rojo, salto azul, comodín. Puedes jugar: 5 rojo, comodín.")
	apply(t, g, engine.Play(0, card("R5"), engine.NoColor, engine.NoSeat))
	apply(t, g, engine.Play(1, card("W+4"), engine.Yellow, engine.NoSeat))
	m := l.ChallengeModal(see(g, 0))
	expect(t, strings.Join([]string{m.Title, m.Named, m.Hand, m.Guilty, m.Innocent, m.Challenge, m.Keep}, " / "),
		"Theo te endosa cuatro / Color elegido: amarillo / Theo tiene 3 cartas / Si es farol: Theo también roba 4. Aun así pierdes el turno. / "+
			"Si no es farol: robas 2 más y pierdes el turno. / Desafiar / Aceptar las 4")
}

func TestSpanishIsFoundByItsTag(t *testing.T) {
	for _, tag := range []string{"es", "es-ES", "es-MX", "es-419", "es_AR.UTF-8"} {
		if got := Match(tag); got != "es" {
			t.Errorf("%q: %q, want es", tag, got)
		}
	}
	expect(t, NameOf("es"), "Español")
}
