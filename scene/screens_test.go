//go:build display

package scene

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/awards"
	"fourtell/scene/days"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/learn"
	"fourtell/scene/lobby"
	"fourtell/scene/luggage"
	"fourtell/scene/online"
	"fourtell/scene/puzzles"
	"fourtell/scene/rating"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/statistics"
	"fourtell/scene/tabletest"
	"fourtell/scene/title"
	"fourtell/words"
	"fourtell/words/tellers"

	"github.com/hajimehoshi/ebiten/v2"
)

func fullName(i int) string {
	return tabletest.FullName(i)
}

// sceneOf is a scene to be looked at, in its own language.
type sceneOf struct {
	name string
	make func(s *stage.Stage) stage.Scene
	get  func(t *testing.T, s *stage.Stage)
}

func speaking(tag string) stage.Settings { return scenetest.SightIn(tag, image.Point{}).Set }

// sampleDaily is a result of a day whose words are long.
func sampleDaily() room.DailyPlayed {
	return room.DailyPlayed{Day: "2026-11-28", Place: 4, Of: 4, Held: 131, Caught: 2}
}

func sceneList() []sceneOf {
	open := func(m func(s *stage.Stage) stage.Modal) func(*testing.T, *stage.Stage) {
		return func(t *testing.T, s *stage.Stage) {
			s.Open(m(s))
			scenetest.Step(t, s, 30)
		}
	}
	title := func(s *stage.Stage) stage.Scene { return title.New() }
	return []sceneOf{
		{"title", title, func(t *testing.T, s *stage.Stage) {}},
		{"settings", title, open(func(s *stage.Stage) stage.Modal { return settings.New() })},
		{"keys and buttons", title, open(func(s *stage.Stage) stage.Modal { return settings.NewInputPage() })},
		{"about", title, func(t *testing.T, s *stage.Stage) {
			openAbout(t, s)
			scenetest.Step(t, s, 30)
		}},
		{"report", title, open(settings.NewReport)},
		{"luggage", title, open(luggage.New)},
		{"in a terminal", title, open(settings.NewTerminalHelp)},
		{"rooms", title, atRooms(true)},
		{"rooms without a house", title, atRooms(false)},
		{"a room of one's own", title, func(t *testing.T, s *stage.Stage) {
			atRooms(true)(t, s)
			buttonIn(s.Scene().(*lobby.Lobby).FocusNodes(), s.Lang().Say(words.LobbyOpen)).Activate(s)
			scenetest.Step(t, s, 30)
		}},
		{"rules", title, open(func(s *stage.Stage) stage.Modal { return rules.New("", "classic") })},
		{"rules of chaos", title, open(func(s *stage.Stage) stage.Modal { return rules.New("", "chaos,turn_seconds=20") })},
		{"learn", func(s *stage.Stage) stage.Scene { return learn.New() }, func(t *testing.T, s *stage.Stage) {}},
		{"learn to lie", title, func(t *testing.T, s *stage.Stage) {
			s.Settings().Game = "bluff"
			s.Kept().Saves = room.OpenSaves(room.NewMemory())
			s.Kept().NoteProgress(func(p *room.Progress) { p.Learn("lesson-bluff-1-claim") })
			s.Go(learn.New())
			scenetest.Step(t, s, 30)
		}},
		{"set-up", func(s *stage.Stage) stage.Scene { return setup.New() }, func(t *testing.T, s *stage.Stage) {}},
		{"learn of somebody on their way", title, func(t *testing.T, s *stage.Stage) {
			s.Options().Now = func() time.Time { return time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC) }
			s.Kept().Saves = room.OpenSaves(room.NewMemory())
			s.Kept().NoteProgress(func(p *room.Progress) {
				p.Learn("lesson-1-first")
				for range 12 {
					p.Try("puzzle-20-win", false)
				}
				p.Try("puzzle-02-bluff", true)
				p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4})
				p.Count(sampleDaily())
			})
			s.Go(learn.New())
			scenetest.Step(t, s, 30)
		}},
		{"puzzles without end", func(s *stage.Stage) stage.Scene { return puzzles.New() }, func(t *testing.T, s *stage.Stage) {}},
		{"puzzles without end of somebody on their way", title, func(t *testing.T, s *stage.Stage) {
			s.Kept().Saves = room.OpenSaves(room.NewMemory())
			puzzles.Stand(s, 1234, 56)
			s.Go(puzzles.New())
			scenetest.Step(t, s, 30)
		}},
		{"end of a puzzle without end", title, open(func(s *stage.Stage) stage.Modal { return puzzles.EndOf(s, puzzles.Streak) })},
		{"end of a rush", title, open(func(s *stage.Stage) stage.Modal { return puzzles.EndOf(s, puzzles.Rush) })},
		{"link of a puzzle", title, func(t *testing.T, s *stage.Stage) {
			s.Options().Clipboard = &scenetest.Clipboard{}
			puzzles.OpenLink(s)
			scenetest.Step(t, s, 30)
		}},
		{"end of a lesson", title, open(func(s *stage.Stage) stage.Modal { return learn.EndOf("lesson-5-bluff") })},
		{"end of a puzzle", title, open(func(s *stage.Stage) stage.Modal { return learn.EndOf("puzzle-20-win") })},
		{"end of the deal of the day", title, open(func(s *stage.Stage) stage.Modal { return days.EndOf(sampleDaily()) })},
		{"line of the day", title, func(t *testing.T, s *stage.Stage) {
			s.Options().Clipboard = &scenetest.Clipboard{}
			days.Share(s, sampleDaily())
			scenetest.Step(t, s, 30)
		}},
		{"calendar", title, calendarOf("")},
		{"calendar of a week", title, calendarOf("2026-W46")},
		{"calendar without a date", func(s *stage.Stage) stage.Scene { return days.New() }, func(t *testing.T, s *stage.Stage) {}},
		{"achievements", title, func(t *testing.T, s *stage.Stage) {
			s.Kept().Saves = room.OpenSaves(room.NewMemory())
			_, _ = s.Kept().Saves.NoteEarned("2026-11-28", []string{"poker", "halo", "mirror"})
			s.Go(awards.New(nil))
			scenetest.Dressed(t, s)
			scenetest.Step(t, s, 30)
		}},
		{"replays", func(s *stage.Stage) stage.Scene { return replay.NewList() }, func(t *testing.T, s *stage.Stage) {}},
		{"result", func(s *stage.Stage) stage.Scene { return result.New(result.Sample()) }, func(t *testing.T, s *stage.Stage) { scenetest.Step(t, s, 120) }},
		{"result of ten", func(s *stage.Stage) stage.Scene { return result.New(result.TenSeats()) }, func(t *testing.T, s *stage.Stage) { scenetest.Step(t, s, 120) }},
		{"set-up of ten", title, setUpFull(func(*testing.T, *stage.Stage, *input.Script) {})},
		{"rules of the set-up", title, setUpFull(func(t *testing.T, s *stage.Stage, in *input.Script) {
			groups := tellers.Of("").Groups(s.Lang())
			last := groups[len(groups)-1].Switches
			toRules(t, s, in)
			tabTo(t, s, in, s.Lang().Terms("").Switch(last[len(last)-1])+": ") // the longest that is told there
		})},
		{"found in the set-up", title, setUpFull(func(t *testing.T, s *stage.Stage, in *input.Script) {
			toRules(t, s, in)
			tabTo(t, s, in, s.Lang().Say(words.RulesSearch))
			scenetest.Run(t, s, in.Type(strings.ToLower(s.Lang().Terms("").Switch("teams"))))
		})},
		{"choice of a guest", title, setUpFull(func(t *testing.T, s *stage.Stage, in *input.Script) {
			tabTo(t, s, in, fullName(3)+": ")
			scenetest.Run(t, s, in.Key(input.ActConfirm))
		})},
		{"name of a seat", title, setUpFull(func(t *testing.T, s *stage.Stage, in *input.Script) {
			tabTo(t, s, in, s.Lang().Say(words.SetupRename, words.With("name", fullName(1))))
			scenetest.Run(t, s, in.Key(input.ActConfirm))
		})},
		{"rules as text", title, setUpFull(func(t *testing.T, s *stage.Stage, in *input.Script) {
			s.Options().Clipboard = &scenetest.Clipboard{}
			toRules(t, s, in)
			tabTo(t, s, in, s.Lang().Say(words.SetupShare))
			scenetest.Run(t, s, in.Key(input.ActConfirm))
		})},
		{"waiting room", title, waitingFull(func(*roomed) {})},
		{"whom the host may let sit", title, waitingFull(func(n *roomed) { n.chair(n.s.Lang().Say(words.WaitingSit)) })},
		{"what the host changes a room by", title, waitingFull(func(n *roomed) { n.chair(n.s.Lang().Say(words.WaitingRoom)) })},
		{"every switch of a room", title, waitingFull(func(n *roomed) { n.s.Open(board(n.s, "", n.line.Place().Room().Rules, nil)) })},
		{"statistics of nothing", func(s *stage.Stage) stage.Scene { return statistics.New(nil) }, func(t *testing.T, s *stage.Stage) {}},
		{"statistics", title, countedMuch(func(s *stage.Stage, t *statistics.Statistics) {})},
		{"rating of nothing", title, func(t *testing.T, s *stage.Stage) {
			s.Go(rating.New(s.Scene()))
			scenetest.Step(t, s, 30)
		}},
		{"rating", title, func(t *testing.T, s *stage.Stage) {
			countedMuch(func(s *stage.Stage, st *statistics.Statistics) { s.Go(rating.New(st)) })(t, s)
			scenetest.Step(t, s, 30)
		}},
		{"statistics of one", title, countedMuch(func(s *stage.Stage, t *statistics.Statistics) {
			for i, at := range []int{2, 1, 1, 1} {
				t.Nodes.Nodes[i].(interface{ Choose(*stage.Stage, int) }).Choose(s, at)
			}
		})},
		{"end of the statistics", title, countedMuch(func(s *stage.Stage, t *statistics.Statistics) {
			w, h := s.Window().Size()
			s.Devices().Source.(*input.Script).MoveTo(w/2, h/2).Wheel(-1000).MoveTo(1, 1)
		})},
		{"forgetting the statistics", title, countedMuch(func(s *stage.Stage, t *statistics.Statistics) {
			buttonIn(&t.Nodes, s.Lang().Say(words.StatisticsReset)).Activate(s)
		})},
		{"replays of many", title, replaysOfMany},
		{"a replay", title, func(t *testing.T, s *stage.Stage) { replayOfMany(t, s) }},
		{"moments of a replay", title, func(t *testing.T, s *stage.Stage) {
			in := replayOfMany(t, s)
			confirms(t, s, downToMoments)
			scenetest.Run(t, s, in.MoveTo(1, 1).Wait(30))
		}},
		{"seats of a replay", title, func(t *testing.T, s *stage.Stage) {
			in := replayOfMany(t, s)
			confirms(t, s, downToTake)
			scenetest.Run(t, s, in.MoveTo(1, 1).Wait(30))
		}},
		{"review", title, func(t *testing.T, s *stage.Stage) { onceThought.show(t, s) }},
		{"end of the review", title, func(t *testing.T, s *stage.Stage) {
			in := onceThought.show(t, s)
			scenetest.Run(t, s, in.Push(ebiten.KeyEnd).MoveTo(1, 1).Wait(5))
		}},
	}
}

// calendarOf shows the calendar of somebody who has played for a month, with a day or week chosen.
func calendarOf(name string) func(*testing.T, *stage.Stage) {
	return func(t *testing.T, s *stage.Stage) {
		s.Options().Now = func() time.Time { return time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC) }
		s.Kept().Saves = room.OpenSaves(room.NewMemory())
		s.Kept().NoteProgress(func(p *room.Progress) {
			for day := 3; day < 28; day += 1 + day%3/2 {
				p.Count(room.DailyPlayed{Day: fmt.Sprintf("2026-11-%02d", day), Place: 1 + day%4, Of: 4, Held: 40 * (day % 4), Caught: day % 3})
			}
			p.Count(sampleDaily())
			p.Count(room.DailyPlayed{Day: "2026-W46", Place: 5, Of: 6, Held: 131})
			p.Leave(room.DailyGame{Day: "2026-W48", Record: "fourtell record 1\n"})
		})
		s.Go(days.At(name))
		scenetest.Step(t, s, 30)
	}
}

// atRooms shows the rooms of a house, hosted by people with long names, or says that the house is away.
func atRooms(there bool) func(*testing.T, *stage.Stage) {
	return func(t *testing.T, s *stage.Stage) {
		w, line := onlinetest.NewWorld(t), stage.Way[*online.Line](s)
		s.Settings().Presets = map[string]string{scenetest.FullRules: "party,hand_size=9,turn_seconds=60"}
		for i := range 6 {
			p := w.Come(fullName(i))
			w.Until("the host is known", func() bool { return p.State() == client.Here })
			_ = p.Ask(&wire.Create{Name: fullName(i + 3), Rules: s.Settings().Presets[scenetest.FullRules], Seats: 2 + i%2*8, Open: true}, nil)
			w.Until("the room is there", func() bool { return p.Place() != nil })
		}
		w.Away = !there
		line.Call(s, fullName(0))
		line.Inside(s, "https://house.example", func(func()) client.Dial { return w.Dial })
		s.Go(lobby.New())
		for range 60 {
			w.Step(17)
			scenetest.Step(t, s, 1)
		}
	}
}

// setUpFull shows the set-up of a table of ten, with names as long as they may be.
func setUpFull(then func(*testing.T, *stage.Stage, *input.Script)) func(*testing.T, *stage.Stage) {
	return func(t *testing.T, s *stage.Stage) {
		kinds := []string{stage.SitsPerson, "char:spike", stage.SitsHouse, stage.SitsPerson, stage.SitsRandom, "empty", stage.SitsHouse, stage.SitsHouse, stage.SitsHouse, stage.SitsHouse}
		s.Settings().Table = nil
		for i, who := range kinds {
			s.Settings().Table = append(s.Settings().Table, stage.SeatPlan{Who: who, Name: fullName(i), Guest: guests.Portraits()[i]})
		}
		s.Settings().Seats, s.Settings().Presets = len(kinds), map[string]string{scenetest.FullRules: "party,hand_size=9"}
		s.Settings().Rules = "party,hand_size=9"
		s.Go(setup.New())
		scenetest.Step(t, s, 30)
		then(t, s, s.Devices().Source.(*input.Script))
		scenetest.Step(t, s, 30)
	}
}

// countedMuch shows the statistics of many rounds, of people and rules with long names.
func countedMuch(then func(*stage.Stage, *statistics.Statistics)) func(*testing.T, *stage.Stage) {
	return func(t *testing.T, s *stage.Stage) {
		text := "fourtell statistics 1\n"
		at := time.Date(2026, 2, 1, 8, 0, 0, 0, time.UTC)
		for i := range 240 {
			against := ""
			for n := range 2 + i%8 {
				against += fmt.Sprintf(`,"person %s"`, fullName((i+n)%10))
			}
			who := fullName([]int{0, 0, 0, 1, 1, 4}[i%6])
			rules := []string{"party,hand_size=9", "chaos,turn_seconds=20,hand_size=11,target=300", "classic"}[i%3]
			text += fmt.Sprintf(`{"id":"m%d.1.0","at":%q,"who":%q,"rules":%q,"seats":%d,"against":[%s],"rounds":1,"wins":%d,"matches":1,"match_wins":1,"left":%d,"fours":9,"bluffs":8,"caught":7,"faced":9,"right":%d,"wrong":5,"calls":18,"missed":7,"catches":12}`+"\n",
				i, at.Add(time.Duration(i)*time.Hour).Format(time.RFC3339), who, rules, 3+i%8, against[1:], min(1, i%3), 120+i, i%7)
			text += fmt.Sprintf(`{"review":"m%d.1.0","decisions":140,"lost":3.31}`+"\n", i)
		}
		text += fmt.Sprintf(`{"who":%q,"rules":"classic","seats":10,"against":["person Bo"],"rounds":8000,"wins":4321,"matches":900,"match_wins":800,"left":54321}`+"\n", fullName(0))
		store := room.NewMemory()
		if err := store.Write("statistics.lines", []byte(text)); err != nil {
			t.Fatal(err)
		}
		s.Settings().Presets = map[string]string{scenetest.FullRules: "party,hand_size=9"}
		s.Kept().Saves = room.OpenSaves(store)
		page := statistics.New(nil)
		s.Go(page)
		scenetest.Step(t, s, 30)
		met := map[string]bool{}
		for _, p := range s.Kept().Statistics().Played {
			for _, who := range p.Against {
				met[who] = true
			}
		}
		if len(met) < 8 {
			t.Fatalf("%d opponents are counted", len(met))
		}
		then(s, page)
		scenetest.Step(t, s, 10)
	}
}

// fullRecord is the round of the other tests' replay, played by people with long names.
func fullRecord(t *testing.T) []byte {
	t.Helper()
	text, _ := lookedBackAt(t, roundFile)
	named := bytes.Replace(text, []byte(`["You","Bea","Theo","Mira"]`), fmt.Appendf(nil, `["%s"]`, strings.Join([]string{fullName(0), fullName(1), fullName(2), fullName(4)}, `","`)), 1)
	if bytes.Equal(text, named) {
		t.Fatal("the record's names are others")
	}
	return named
}

// replaysOfMany lists a dozen records.
func replaysOfMany(t *testing.T, s *stage.Stage) {
	t.Helper()
	store := room.NewMemory()
	for i := range 12 {
		if err := store.Write(fmt.Sprintf("kept-20260201t08%04d-%08x.save", i, i), fullRecord(t)); err != nil {
			t.Fatal(err)
		}
	}
	s.Options().Now = func() time.Time { return time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC) }
	s.Options().Store, s.Kept().Saves = store, room.OpenSaves(store)
	s.Go(replay.NewList())
	scenetest.Step(t, s, 30)
}

// replayOfMany shows one of them, in its middle, with nothing left on the table that goes by itself.
func replayOfMany(t *testing.T, s *stage.Stage) *input.Script {
	t.Helper()
	dropped(t, s, fullRecord(t), 40)
	in := s.Devices().Source.(*input.Script)
	scenetest.Run(t, s, in.MoveTo(1, 1).Wait(300))
	return in
}

// thought is the look back at that record in which every screen looks: it is thought over once.
type thought struct{ review *replay.Review }

var onceThought = &thought{}

// show shows it, from its beginning.
func (o *thought) show(t *testing.T, s *stage.Stage) *input.Script {
	t.Helper()
	if o.review == nil {
		replayOfMany(t, s)
		confirms(t, s, downToReview)
		r, ok := s.Scene().(*replay.Review)
		if !ok {
			t.Fatalf("the review is %T; said %q", s.Scene(), scenetest.Said(s, 3))
		}
		o.review = r
		thoughtOver(t, s)
	}
	s.Go(o.review)
	in := s.Devices().Source.(*input.Script)
	scenetest.Run(t, s, in.Push(ebiten.KeyHome).MoveTo(1, 1).Wait(40))
	return in
}
