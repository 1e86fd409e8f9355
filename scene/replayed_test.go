//go:build display

package scene

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The round and the match that tests look back at. They are not played now: the house's players change, and their rounds with
// them.
const (
	roundFile = "round.save"
	matchFile = "match.save"
)

// lookedBackAt is a save to look back at, as text and opened.
func lookedBackAt(t *testing.T, file string) ([]byte, room.Save) {
	t.Helper()
	text, err := os.ReadFile("replay/testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	save, word := room.OpenSave(file, text)
	if word != nil {
		t.Fatal(word)
	}
	return text, save
}

// atRecords is a stage at the list of records, of which there is one: the round.
func atRecords(t *testing.T) (*stage.Stage, *input.Script) {
	t.Helper()
	text, _ := lookedBackAt(t, roundFile)
	store := room.NewMemory()
	if err := store.Write(keptName, text); err != nil {
		t.Fatal(err)
	}
	o := scenetest.KeptIn(store)
	o.Files = t.TempDir()
	o.First = func(*stage.Stage) stage.Scene { return replay.NewList() }
	s := testStage(t, 1280, 720, o)
	scenetest.Step(t, s, 20)
	return s, s.Devices().Source.(*input.Script)
}

const keptName = "kept-20260301t201500z-00000039.save"

// dropped shows a record that is dropped on the window, and stops it on a beat.
func dropped(t *testing.T, s *stage.Stage, text []byte, beat int) {
	t.Helper()
	scenetest.Run(t, s, s.Devices().Source.(*input.Script).Drop(input.File{Name: "evening.fourtell", Text: text}))
	stopAt(t, s, beat)
}

// stopAt goes to a beat of the record that is shown.
func stopAt(t *testing.T, s *stage.Stage, beat int) {
	t.Helper()
	if _, ok := s.Scene().(*replay.Player); !ok {
		t.Fatalf("the record leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	in := s.Devices().Source.(*input.Script).Push(ebiten.KeyHome)
	for range beat {
		in.Key(input.ActRight)
	}
	scenetest.Run(t, s, in)
}

// The controls of a replay, as steps down from the one that has the focus first.
const (
	downToTake    = 5
	downToMoments = 6
	downToReview  = 7
)

// confirms brings the focus down to a control of a replay, or to a line of a list, and confirms.
func confirms(t *testing.T, s *stage.Stage, down int) {
	t.Helper()
	in := s.Devices().Source.(*input.Script)
	for range down {
		in.Key(input.ActDown)
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm))
}

// takeSeat plays on with a seat's cards from the beat that is shown.
func takeSeat(t *testing.T, s *stage.Stage, seat engine.Seat) {
	t.Helper()
	confirms(t, s, downToTake)
	scenetest.Step(t, s, 15)
	confirms(t, s, int(seat)) // the focus is on seat 0, who was at the screen
}

// playedOn is takeSeat in the midst of a round.
func playedOn(t *testing.T, s *stage.Stage, seat engine.Seat) *tables.Table {
	t.Helper()
	takeSeat(t, s, seat)
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("playing on leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	return table
}

// onBeat opens a record at a beat, as who shows it does.
func onBeat(t *testing.T, rec engine.Record, beat int) *room.Replay {
	t.Helper()
	r, err := room.OpenReplay(rec)
	if err != nil {
		t.Fatal(err)
	}
	r.Seek(beat)
	return r
}

func TestAMatchIsPlayedOnFromBeatsOfItsReplayOnScreen(t *testing.T) {
	text, save := lookedBackAt(t, roundFile)
	last := onBeat(t, save.Record, 0).Len()
	for over := true; over; { // its last command has several beats
		last--
		table, err := onBeat(t, save.Record, last).TakeOver(room.Options{})
		if err != nil {
			t.Fatal(err)
		}
		over = table.Over()
	}
	for i, beat := range []int{0, 5, last / 2, last} {
		s, in := atRecords(t)
		scenetest.Run(t, s, in.Key(input.ActConfirm)) // the focus is on the record
		stopAt(t, s, beat)
		seat := engine.Seat(i % 4)
		table := playedOn(t, s, seat)
		if !strings.Contains(strings.Join(s.Speech().Said(), " "), "A practice game") {
			t.Errorf("nobody is told that it is practice")
		}
		want := onBeat(t, save.Record, beat).Cut().Commands
		if got := hosted(table).Record().Commands; len(got) < len(want) || len(want) > 0 && !reflect.DeepEqual(got[:len(want)], want) {
			t.Errorf("beat %d: the table has %d commands, want the record's first %d", beat, len(got), len(want))
		}
		if !reflect.DeepEqual(table.O().Persons, []engine.Seat{seat}) || table.Viewer() != seat {
			t.Errorf("beat %d: persons %v, viewer %d; want %d", beat, table.O().Persons, table.Viewer(), seat)
		}
		playRound(t, s, table, in, keyboard{})
		if kept, err := s.Options().Store.Read(keptName); err != nil || string(kept) != string(text) {
			t.Errorf("beat %d: the record played on from has changed: %v", beat, err)
		}
	}
}

func TestPlayingOnAsksBeforeItReplacesTheMatchInTheStore(t *testing.T) {
	store, state, _ := killed(t, "classic", 700)
	o := scenetest.KeptIn(store)
	o.First = func(*stage.Stage) stage.Scene { return replay.NewList() }
	s := testStage(t, 1280, 720, o)
	other, err := tables.New(quick(3, "classic,score=single", 8))
	if err != nil {
		t.Fatal(err)
	}
	text, err := room.Save{Record: engine.Record{Setup: other.O().Setup}}.Export()
	if err != nil {
		t.Fatal(err)
	}
	dropped(t, s, text, 0)
	playedOn(t, s, 1)
	scenetest.Until(t, s, "the match in the store is asked about", func() bool { _, ok := s.Top().(*tables.UnfinishedModal); return ok })
	scenetest.Run(t, s, s.Devices().Source.(*input.Script).Key(input.ActCancel))
	again, ok := s.Kept().Unfinished()
	if !ok {
		t.Fatal("the match is gone")
	}
	table, err := again.Resume(room.Options{})
	if err != nil || string(table.State()) != string(state) {
		t.Errorf("the match has changed: %v", err)
	}
}

func TestAMatchOfSeveralRoundsIsPlayedOnFromTheEndsAndTheBeginningsOfItsRounds(t *testing.T) {
	text, save := lookedBackAt(t, matchFile)
	tried := 0
	for _, m := range onBeat(t, save.Record, 0).Marks() {
		if m.Kind != room.MarkRound && m.Kind != room.MarkRoundOver {
			continue
		}
		now := onBeat(t, save.Record, m.Beat)
		seen, round := now.View(engine.Spectator), now.Round()
		if seen.Phase == engine.PhaseMatchOver {
			continue
		}
		tried++
		o := scenetest.KeptIn(room.NewMemory())
		o.First = func(*stage.Stage) stage.Scene { return replay.NewList() }
		s := testStage(t, 1280, 720, o)
		in := s.Devices().Source.(*input.Script)
		dropped(t, s, text, m.Beat)
		takeSeat(t, s, 2)
		if seen.Over() {
			scenetest.Until(t, s, "the round's result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
			in.Click(againOf(s).Center())
			scenetest.Run(t, s, in)
			round++
		}
		table, ok := s.Scene().(*tables.Table)
		if !ok {
			t.Fatalf("playing on from beat %d leads to %T; said %q", m.Beat, s.Scene(), scenetest.Said(s, 3))
		}
		scenetest.Until(t, s, "the table stands", func() bool { return table.Shown().Seq != 0 && table.Shown().Round == round })
		playRound(t, s, table, in, keyboard{})
	}
	if tried < 3 {
		t.Errorf("only %d rounds were tried", tried)
	}
}

// A record of one round alone is played on like any other; what follows it is not in it, so that a new game is dealt then.
func TestARoundAloneIsPlayedOnAndAfterItANewGameIsDealt(t *testing.T) {
	_, save := lookedBackAt(t, matchFile)
	match, deals := save.Record, 0
	for i, c := range match.Commands {
		if c.Verb == engine.VerbNextRound {
			if deals++; deals == 2 {
				match.Commands = match.Commands[:i]
				break
			}
		}
	}
	at, err := room.NewTableFromRecord(match, room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	round, ok := room.Finished(at)
	if !ok || round.Setup.Deal.Round != 2 {
		t.Fatalf("the second round is not over: %+v", round.Setup)
	}
	text, err := room.Save{Record: round}.Export()
	if err != nil {
		t.Fatal(err)
	}
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*stage.Stage) stage.Scene { return replay.NewList() }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	middle := onBeat(t, round, 0).Len() / 2
	dropped(t, s, text, middle)
	if now := onBeat(t, round, middle); now.Round() != 2 {
		t.Fatalf("the replay stands in round %d", now.Round())
	}
	table := playedOn(t, s, 2)
	*table.Inside().Saving.Replaces() = true
	playRound(t, s, table, in, keyboard{})
	scenetest.Until(t, s, "the round's result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
	in.Click(againOf(s).Center())
	scenetest.Run(t, s, in)
	scenetest.Until(t, s, "a new game", func() bool { return s.Scene() == stage.Scene(table) && table.Shown().Seq != 0 && !table.Shown().Over() })
	if table.Shown().Round != 1 || table.O().Setup.Deal != nil || table.Shown().Hands[0].Score != 0 {
		t.Errorf("what follows is round %d of %+v", table.Shown().Round, table.O().Setup)
	}
}
