package bluff_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/engine/games"
	"fourtell/words"
	bluffwords "fourtell/words/bluff"
	"fourtell/words/wordstest"
)

func rules(t *testing.T, text string) engine.Rules {
	t.Helper()
	r, err := games.Rules("bluff", text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestWhatWillBeDealtIsToldForEveryNumberOfSeats(t *testing.T) {
	l := words.English()
	for _, c := range []struct {
		rules string
		seats int
		want  string
	}{
		{"classic", 4, "4 players, 13 cards each: all are dealt."},
		{"classic", 2, "2 players, 26 cards each: all are dealt."},
		{"classic", 5, "5 players, 10 or 11 cards each: all are dealt."},
		{"classic", 6, "6 players, 17 or 18 cards each: all are dealt."}, // two decks
		{"classic,decks=1", 6, "6 players, 8 or 9 cards each: all are dealt."},
		{"classic,decks=8", 2, "2 players, 208 cards each: all are dealt."},
		{"classic", 1, ""},
	} {
		wordstest.Expect(t, bluffwords.Teller{}.Deal(&l, rules(t, c.rules), c.seats), c.want)
	}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
			if text := (bluffwords.Teller{}).Deal(&l, rules(t, "classic"), seats); text == "" || strings.ContainsAny(text, "{}") {
				t.Errorf("%s, %d seats: %q", tag, seats, text)
			}
		}
	}
}

func TestATableToComeTellsItsDecksAndItsRoundsWhereTheyMakeAMatch(t *testing.T) {
	l := words.English()
	told := func(text string) (all []string) {
		for _, f := range (bluffwords.Teller{}).Facts(&l, rules(t, text)) {
			all = append(all, f.Name+": "+f.Value)
		}
		return all
	}
	if got, want := told("classic"), []string{"Decks: by the number of seats"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := told("arcade,rounds=5,decks=2"), []string{"Rounds: 5 rounds", "Decks: 2"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// at is a table of three before that seat: seat 0 is to claim, or its claim waits.
func at(t *testing.T, text string, seat engine.Seat, claim engine.Command) *engine.Snapshot {
	t.Helper()
	g, err := games.New(engine.Setup{Game: "bluff", Rules: text, Seats: []string{"Ann", "Theo", "Cy"}, Dealer: 2, Position: &engine.Position{Direction: 1, Turn: 0,
		Hands: [][]engine.SeenCard{cards(t, "AH 2S KD"), cards(t, "AC AD 7H"), cards(t, "AS 9D")}}})
	if err != nil {
		t.Fatal(err)
	}
	if claim.Verb != engine.NoVerb {
		if _, err := g.Apply(claim); err != nil {
			t.Fatal(err)
		}
	}
	s := g.View(seat)
	return &s
}

func cards(t *testing.T, list string) (all []engine.SeenCard) {
	t.Helper()
	for _, name := range strings.Fields(list) {
		f, ok := bluff.Book{}.FaceNamed(name)
		if !ok {
			t.Fatal(name)
		}
		all = append(all, engine.SeenCard{Face: f})
	}
	return all
}

func TestARefusedClaimIsToldWhatMayBeClaimed(t *testing.T) {
	l := words.At(bluff.Book{}, words.English())
	no := engine.Illegal{Code: engine.BadClaim}
	names := []string{"Ann", "Theo", "Cy"}
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, no, at(t, "classic", 0, engine.Command{}), names), "You may claim Aces, with 4 cards at most")
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, no, at(t, "classic,mode=truth", 0, engine.Command{}), names), "Nobody may lie here: claim Aces, with 4 cards at most")
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, no, nil, names), l.Why(no, names))
	own := engine.Illegal{Code: engine.OwnClaim}
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, own, at(t, "classic", 0, engine.Command{}), names), l.Why(own, names))
}

func TestWhoDoubtsTooLateIsToldThatSomebodyElseDoubtedFirst(t *testing.T) {
	l := words.At(bluff.Book{}, words.English())
	no, s := engine.Illegal{Code: engine.Stale}, at(t, "classic", 0, engine.Command{})
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, no, s, nil), l.Why(no, nil))
	own := bluff.Of(s)
	own.Last = &bluff.Reveal{Doubter: 2}
	s.Own = own
	wordstest.Expect(t, bluffwords.Teller{}.Why(&l, no, s, nil), "Somebody else doubted first")
}

func TestAHintGivesTheReasonsOfItsOwnHandAndOfThePile(t *testing.T) {
	claim := func(list string) engine.Command { return engine.Claim(0, cards(t, list), bluff.Ace) }
	claims := func(best string, others ...words.Weighed) words.Advice {
		return words.Advice{Best: claim(best), Chances: true, Win: 0.4, Doubted: 0.25, Cards: -1, Others: others}
	}
	doubt := func(seat engine.Seat, verb engine.Verb, belief, even, cards float64) words.Advice {
		return words.Advice{Best: engine.Do(seat, verb), Chances: true, Judged: true, Belief: belief, BreakEven: even, Cards: cards}
	}
	other := words.Weighed{Command: claim("2S"), Win: 0.31}
	for _, c := range []struct {
		is     string
		seat   engine.Seat
		waits  engine.Command
		advice words.Advice
		move   string
		why    []string
	}{
		{"the truth", 0, engine.Command{}, claims("AH", other), "Lay AH and claim one Ace", []string{"it is true; about 1 in 4 that somebody doubts it and takes the pile",
			"you win 40 of 100 rounds from here, against 31 with one Ace, in truth 2S"}},
		{"a lie on a small pile, with what comes last", 0, engine.Command{}, claims("2S"), "Lay 2S and claim one Ace", []string{"your Twos come round last; about 1 in 4 that somebody doubts it", "the pile is small: 0 cards"}},
		{"a lie with what comes sooner", 0, engine.Command{}, claims("KD"), "Lay KD and claim one Ace", []string{"about 1 in 4 that somebody doubts it", "the pile is small: 0 cards"}},
		{"all of the hand", 0, engine.Command{}, claims("AH 2S KD"), "Lay AH, 2S, KD and claim three Aces", []string{"your Twos come round last; about 1 in 4 that somebody doubts it", "your hand is empty then"}},
		{"what cannot be true", 1, claim("AH 2S KD"), doubt(1, engine.VerbChallenge, 1, 0.4, 1), "Doubt it", []string{"you hold two Aces: it can't be true", "Ann would have no cards left"}},
		{"what cannot be true by what was seen", 2, claim("AH"), doubt(2, engine.VerbChallenge, 1, 0.4, 1), "Doubt it", []string{"by what you have seen it can't be true", "you hold one Ace: at most 3 are left", "the pile is small: 1 card"}},
		{"what is likely a lie", 2, claim("AH"), doubt(2, engine.VerbChallenge, 0.66, 0.5, 0.64), "Doubt it", []string{"about 2 in 3 that it is a lie; worth it above 1 in 2", "you hold one Ace: at most 3 are left", "the pile is small: 1 card"}},
		{"what may be", 2, claim("AH"), doubt(2, engine.VerbPass, 0.2, 0.5, 0.4), "Let it pass", []string{"about 1 in 5 that it is a lie; a doubt pays only above 1 in 2",
			"the cards alone say 40 %, but a claim like it is mostly true", "you hold one Ace: at most 3 are left"}},
		{"what is likelier than the cards say", 2, claim("AH"), doubt(2, engine.VerbPass, 0.5, 0.67, 0.3), "Let it pass", []string{"about 1 in 2 that it is a lie; a doubt pays only above 2 in 3",
			"the cards alone say 30 %, but a claim like it is a lie more often", "you hold one Ace: at most 3 are left"}},
		{"a doubt that costs nothing", 2, claim("AH"), doubt(2, engine.VerbChallenge, 0.5, 0.005, 0.5), "Doubt it", []string{"about 1 in 2 that it is a lie, and a doubt costs you next to nothing", "you hold one Ace: at most 3 are left", "the pile is small: 1 card"}},
		{"a doubt that never pays", 2, claim("AH"), doubt(2, engine.VerbPass, 0.5, 1, 0.5), "Let it pass", []string{"about 1 in 2 that it is a lie, and a doubt would not pay even then", "you hold one Ace: at most 3 are left"}},
		{"nothing where nobody may lie", 2, claim("AH"), doubt(2, engine.VerbPass, 0, 1, -1), "Let it pass", []string{"you hold one Ace: at most 3 are left"}},
	} {
		t.Run(c.is, func(t *testing.T) {
			for _, tag := range words.Tags() {
				l := words.At(bluff.Book{}, words.Named(tag))
				move, why := bluffwords.Teller{}.Hint(&l, at(t, "classic", c.seat, c.waits), c.advice)
				if tag == "en" && (move != c.move || !slices.Equal(why, c.why)) {
					t.Errorf("%q %q, want %q %q", move, why, c.move, c.why)
				}
				for _, text := range append(why, move) {
					if text == "" || strings.ContainsAny(text, "{}#|") || strings.Contains(text, "  ") {
						t.Errorf("%s: %q", tag, text)
					}
				}
			}
		})
	}
}

func TestATableIsToldWithItsDecks(t *testing.T) {
	for _, c := range []struct {
		tag, rules string
		seats      int
		want       string
	}{
		{"en", "classic", 4, "one deck"}, {"en", "classic", 10, "two decks"}, {"en", "classic,decks=8", 4, "8 decks"},
		{"de", "classic", 4, "ein Deck"}, {"de", "classic", 6, "zwei Decks"}, {"es", "classic", 6, "dos barajas"},
		{"fr", "classic", 6, "deux jeux"}, {"ja", "classic", 6, "2組"}, {"pl", "classic", 6, "2 talie"}, {"pl", "classic,decks=5", 6, "5 talii"},
	} {
		l := words.Named(c.tag)
		wordstest.Expect(t, bluffwords.Teller{}.Besides(&l, rules(t, c.rules), c.seats), c.want)
	}
}
