package awards

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"fourtell/room"
)

// line is a round of Ann's that has been counted.
func line(change func(*room.Played)) func(*room.Statistics, *room.Progress) {
	return func(st *room.Statistics, _ *room.Progress) {
		p := room.Played{ID: "m." + strconv.Itoa(len(st.Played)), Who: "Ann", Rules: "classic", Seats: 4, Tally: room.Tally{Rounds: 1}}
		change(&p)
		st.Played = append(st.Played, p)
	}
}

func feat(name string) func(*room.Statistics, *room.Progress) {
	return line(func(p *room.Played) { p.Feats = room.Deeds{name: 1} })
}

func deed(name string) func(*room.Statistics, *room.Progress) {
	return line(func(p *room.Played) { p.Deeds = room.Deeds{name: 1} })
}

func win(change func(*room.Played)) func(*room.Statistics, *room.Progress) {
	return line(func(p *room.Played) { p.Wins = 1; change(p) })
}

// steps are what brings each award one nearer.
func steps() map[string]func(*room.Statistics, *room.Progress) {
	n := 0
	next := func() string { n++; return strconv.Itoa(n) }
	won := win(func(*room.Played) {})
	return map[string]func(*room.Statistics, *room.Progress){
		"poker": feat("through"), "butter": feat("through"), "lamp": deed("right"), "inspector": deed("right"), "hattrick": feat("hattrick"),
		"evidence": feat("evidence"), "trusted": feat("trusted"), "framed": feat("framed"), "manners": feat("called"), "cough": deed("catches"),
		"comeback": feat("comeback"), "plain": feat("plain"), "tower": feat("tall"), "trade": feat("trade"), "queue": feat("jump"),
		"halo": feat("honest"), "pants": feat("brazen"), "parcel": feat("heavy"), "bait": feat("trap"), "row": won,
		"regular": won, "furniture": won,
		"breath": line(func(p *room.Played) { p.Matches, p.MatchWins = 1, 1 }),
		"faces": func(st *room.Statistics, p *room.Progress) {
			won(st, p)
			win(func(p *room.Played) { p.Game = "another" })(st, p)
		},
		"exchange": win(func(p *room.Played) { p.Rules = "hand_size=" + next() }),
		"pet":      func(_ *room.Statistics, p *room.Progress) { p.Learn("lesson-" + next()) },
		"gym":      func(_ *room.Statistics, p *room.Progress) { p.Try("puzzle-"+next(), true) },
		"bread": func(_ *room.Statistics, p *room.Progress) {
			p.Count(room.DailyPlayed{Day: fmt.Sprintf("2026-03-%02d", 1+len(p.Daily)), Place: 1, Of: 4})
		},
		"odd": func(_ *room.Statistics, p *room.Progress) {
			p.Count(room.DailyPlayed{Day: fmt.Sprintf("2026-W%02d", 1+len(p.Weekly)), Place: 1, Of: 4})
		},
		"mirror": line(func(p *room.Played) { p.Reviewed, p.Decisions, p.Lost = 1, 10, 0.04 }),
	}
}

func TestEachAchievementIsReachedByDoingSoOftenWhatItAsksForAndNotBefore(t *testing.T) {
	by := steps()
	for _, a := range All() {
		var st room.Statistics
		var p room.Progress
		for n := range a.Of {
			all := Judge(&st, &p, &room.Earned{})
			at := slices.IndexFunc(all, func(s Standing) bool { return s.Name == a.Name })
			if all[at].Done != n || slices.Contains(Due(all), a.Name) {
				t.Fatalf("%s: after %d steps it is at %d of %d", a.Name, n, all[at].Done, a.Of)
			}
			by[a.Name](&st, &p)
		}
		if all := Judge(&st, &p, &room.Earned{}); !slices.Contains(Due(all), a.Name) {
			t.Errorf("%s: after %d steps it is not reached", a.Name, a.Of)
		}
	}
}

func TestThereAreThirtyAndEachLookComesWithOne(t *testing.T) {
	names, looks := map[string]bool{}, map[Look]bool{}
	for _, a := range All() {
		if names[a.Name] || a.Of < 1 || (a.Opens.Kind == NoKind) != (a.Opens.Name == "") || a.Opens.Name != "" && looks[a.Opens] {
			t.Errorf("%+v", a)
		}
		names[a.Name], looks[a.Opens] = true, true
	}
	if len(names) != 30 {
		t.Errorf("there are %d", len(names))
	}
	for k, want := range map[Kind]int{Back: 6, Cloth: 6, Costume: 7, NoKind: 0} {
		if got := Looks(k); len(got) != want {
			t.Errorf("of kind %d there are %v", k, got)
		}
	}
}

func TestARowIsBrokenByOneRoundOfTheSameName(t *testing.T) {
	var st room.Statistics
	var p room.Progress
	for _, step := range []func(*room.Statistics, *room.Progress){feat("called"), feat("called"), feat("nothing"), feat("called"), feat("forgot"), feat("called"),
		line(func(p *room.Played) { p.Who, p.Feats = "Bo", room.Deeds{"called": 1} })} {
		step(&st, &p)
	}
	if got := rowOf("called", "forgot")(&player{&st, &p}); got != 3 {
		t.Errorf("the longest row is %d", got)
	}
}

func TestPuzzlesOfTheCollectionAndWithoutEndOfBothGamesAndAllDevicesAreSolvedPuzzles(t *testing.T) {
	var p room.Progress
	p.Try("puzzle-01-win", true)
	p.Try("puzzle-02-bluff", false)
	p.NotePuzzle("here", room.PuzzleDone{Tries: 1, Solved: true, Rating: 1200})
	p.NotePuzzle("here", room.PuzzleDone{Tries: 1, Rating: 1200})
	p.NotePuzzle("here", room.PuzzleDone{Game: "bluff", Tries: 1, Solved: true})
	p.NotePuzzle("there", room.PuzzleDone{Tries: 1, Solved: true, Rating: 1200})
	if got := puzzles(&player{&room.Statistics{}, &p}); got != 4 {
		t.Errorf("%d puzzles have been solved, want 4", got)
	}
}

func TestWhatHasBeenEarnedStaysAndOpensItsLook(t *testing.T) {
	var e room.Earned
	look := Look{Back, "eyes"}
	if look.Open(&e) || !(Look{Kind: Back}).Open(&e) || (Look{Back, "unheard"}).Open(&e) {
		t.Error("before anything is earned only the usual look is open")
	}
	e.Earn("butter", "2026-03-01")
	if !look.Open(&e) {
		t.Error("it is not open")
	}
	for _, s := range Judge(&room.Statistics{}, &room.Progress{}, &e) {
		if s.Name == "butter" && (s.Day != "2026-03-01" || s.Done != s.Of) || s.Name != "butter" && s.Day != "" {
			t.Errorf("%+v", s)
		}
	}
}
