package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

func faceOf(t *testing.T, name string) engine.Face {
	t.Helper()
	f, ok := engine.ParseFace(name)
	if !ok {
		t.Fatal(name)
	}
	return f
}

// answered has every bot but the claimant say what it does, and after how many ticks, at a table where seat 0 has laid a card as a king.
func answered(t *testing.T, kind, laid, kept string, seed uint64) (all []string) {
	t.Helper()
	face := func(name string) engine.SeenCard { return engine.SeenCard{Face: faceOf(t, name)} }
	hand := func(names ...string) (cards []engine.SeenCard) {
		for _, n := range names {
			cards = append(cards, face(n))
		}
		return cards
	}
	p := &engine.Position{Direction: 1, Own: []byte(`{"rank":"K"}`),
		Hands: [][]engine.SeenCard{hand(laid, kept, "5D"), hand("KH", "3C", "4C"), hand("7S", "8S", "9S"), hand("7D", "8D")}}
	g, err := games.New(engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"a", "b", "c", "d"}, Position: p})
	if err != nil {
		t.Fatal(err)
	}
	make, ok := houses.NamedOf("bluff", kind)
	if !ok {
		t.Fatal(kind)
	}
	var bots []*room.BotSeat
	for seat := range engine.Seat(4) {
		b := room.NewBotSeat(room.NewBot(make), seat, seed)
		b.SetPace(room.Normal())
		b.Show(g.View(seat))
		bots = append(bots, b)
	}
	for n := 0; n < 20; n++ { // what has come before is no other either
		for _, b := range bots[1:] {
			b.Poll()
		}
	}
	if _, err := g.Apply(engine.Claim(0, hand(laid), 13)); err != nil {
		t.Fatal(err)
	}
	for seat, b := range bots[1:] {
		b.Show(g.View(engine.Seat(seat + 1)))
		for tick := 1; ; tick++ {
			if c, ok := b.Poll(); ok {
				all = append(all, fmt.Sprint(seat+1, c.Verb, tick))
				break
			}
			if tick > 3000 {
				t.Fatalf("%s never answers", kind)
			}
		}
	}
	return all
}

func TestNoBotAnswersALieLaterOrOtherwiseThanTheTruth(t *testing.T) {
	for _, kind := range houses.Of("bluff").Kinds() {
		for seed := range uint64(8) {
			truth, lie := answered(t, kind, "KS", "2D", seed), answered(t, kind, "2D", "KS", seed)
			for i := range truth {
				if truth[i] != lie[i] {
					t.Errorf("%s, seed %d: %s where it is true, %s where it is a lie", kind, seed, truth[i], lie[i])
				}
			}
		}
	}
}

// claimedAfter is after how many ticks a bot that holds those cards claims, where a king is due.
func claimedAfter(t *testing.T, kind string, seed uint64, hand ...string) int {
	t.Helper()
	p := &engine.Position{Direction: 1, Own: []byte(`{"rank":"K"}`), Hands: [][]engine.SeenCard{nil, {{Face: faceOf(t, "2S")}}, {{Face: faceOf(t, "4S")}}}}
	for _, name := range hand {
		p.Hands[0] = append(p.Hands[0], engine.SeenCard{Face: faceOf(t, name)})
	}
	g, err := games.New(engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"a", "b", "c"}, Position: p})
	if err != nil {
		t.Fatal(err)
	}
	make, ok := houses.NamedOf("bluff", kind)
	if !ok {
		t.Fatal(kind)
	}
	b := room.NewBotSeat(room.NewBot(make), 0, seed)
	b.SetPace(room.Normal())
	b.Show(g.View(0))
	for tick := 1; tick < 3000; tick++ {
		if _, ok := b.Poll(); ok {
			return tick
		}
	}
	t.Fatalf("%s never claims", kind)
	return 0
}

func TestNoBotClaimsLaterForWhatItHolds(t *testing.T) {
	for _, kind := range houses.Of("bluff").Kinds() {
		for seed := range uint64(4) {
			truth := claimedAfter(t, kind, seed, "KS", "KH", "KD", "KC")
			for _, hand := range [][]string{{"QS", "QH", "2D", "3C"}, {"KS", "QH", "QD", "QC"}, {"5S", "6H", "7D", "8C"}} {
				if took := claimedAfter(t, kind, seed, hand...); took != truth {
					t.Errorf("%s, seed %d: it claims after %d ticks with %v, after %d with four kings", kind, seed, took, hand, truth)
				}
			}
		}
	}
}

func TestCharactersOfOnesOwnPlayInTheArenaAndSitAtTheTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cast.json")
	text := `[{"name": "Paranoid", "bots": 2, "decks": 2, "bluff_frequency": 0.25, "challenge_frequency": 0.70, "suspicion_memory": 20}]`
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	dealer("", "arena", "--game", "bluff", "--characters", file, "--seats", "char:paranoid,dice004", "--games", "4").check(t, exitDone, "char:paranoid", "")
	dealer("", "arena", "--characters", file, "--seats", "random,random").check(t, exitUsage, "", "uno takes no characters of one's own")
	dealer("", "arena", "--game", "bluff", "--characters", file+"x", "--seats", "random,random").check(t, exitUsage, "", "cannot be read: no such file")
	saved := filepath.Join(t.TempDir(), "game.save")
	dealer("claim\nquit\n", "play", "--game", "bluff", "--characters", file, "--seats", "Ann,char:Paranoid,char:paranoid", "--seed", "1", "--save", saved).check(t, exitDone, "char:Paranoid", "")
	for _, with := range [][]string{{"--characters", file}, nil} { // without the file the house plays on
		dealer("", append([]string{"play", "--resume", saved, "--seats", "bot,bot,bot"}, with...)...).check(t, exitDone, " wins", "")
		dealer("quit\n", append([]string{"play", "--resume", saved}, with...)...).check(t, exitDone, "char:Paranoid", "")
	}
	dealer("", "play", "--game", "bluff", "--seats", "Ann,char:paranoid").check(t, exitUsage, "", `--seats: seat 1: the house has no "char:paranoid"`)
	dealer("", "play", "--characters", file, "--seats", "Ann,bot").check(t, exitUsage, "", "uno takes no characters of one's own")
	dealer("", "play", "--game", "bluff", "--characters", file+"x").check(t, exitUsage, "", "cannot be read: no such file")

	snapshot := tableSaid(t)
	own := dealer(snapshot, "bot", "--characters", file, "--char", "Paranoid")
	own.check(t, exitDone, `"do":"`, "")
	dealer("", "bot", "--char", "Paranoid").check(t, exitUsage, "", "the characters are fred")
	dealer("", "bot", "--characters", file, "--char", "Meek").check(t, exitUsage, "", "the characters are fred")
	if err := os.WriteFile(file, []byte("[]"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"arena", "--game", "bluff", "--seats", "random,random"}, {"play", "--game", "bluff"}, {"bot"}} {
		dealer("", append(args, "--characters", file)...).check(t, exitUsage, "", args[0]+": --characters "+file+": characters: the list is empty")
	}
}

// tableSaid is a line of what a seat sees that is asked whether it doubts.
func tableSaid(t *testing.T) string {
	t.Helper()
	g, err := games.New(engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"a", "b"}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	turn := g.View(engine.Spectator).Turn
	now := g.View(turn)
	if _, err := g.Apply(now.Legal[0]); err != nil {
		t.Fatal(err)
	}
	line, err := json.Marshal(g.View(1 - turn))
	if err != nil {
		t.Fatal(err)
	}
	return string(line)
}
