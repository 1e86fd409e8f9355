//go:build display

package scene

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func TestAMatchIsPlayedOnFromBeatsOfItsReplayOnScreen(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	match := v.record.Record()
	now := s.Options().Now()
	s.Options().Now = func() time.Time { now = now.Add(time.Minute); return now }
	last := v.record.Len() - 1
	for v.to(s, last); !v.goesOn(); v.to(s, last) {
		last--
	}
	for i, beat := range []int{0, 5, v.record.Len() / 2, last} {
		list := NewReplays()
		s.Go(list)
		list.show(s, len(list.kept)-1)
		v = s.Scene().(*ReplayTable)
		v.bar.view.Choose(s, 1+i%4)
		v.to(s, beat)
		want := v.record.Cut()
		v.click(in, v.bar.take)
		played(t, s, in)
		scenetest.Step(t, s, 15)
		if i == 0 {
			scenetest.Keep(t, s, "take")
		}
		in.Key(input.ActConfirm)
		played(t, s, in)
		table, ok := s.Scene().(*tables.Table)
		if !ok {
			t.Fatalf("beat %d: playing on leads to %T; said %q", beat, s.Scene(), scenetest.SaidText(s, 3))
		}
		if !strings.Contains(strings.Join(s.Speech().Said(), " "), "A practice game") {
			t.Errorf("nobody is told that it is practice")
		}
		if got := hosted(table).Record().Commands; len(got) < len(want.Commands) || !reflect.DeepEqual(got[:len(want.Commands)], want.Commands) {
			t.Errorf("beat %d: the table has %d commands, want the record's first %d", beat, len(got), len(want.Commands))
		}
		seat := engine.Seat(i % 4)
		if !reflect.DeepEqual(table.O().Persons, []engine.Seat{seat}) || table.Viewer() != seat {
			t.Errorf("beat %d: persons %v, viewer %d; want %d", beat, table.O().Persons, table.Viewer(), seat)
		}
		playRound(t, s, table, in, keyboard{})
	}
	list := NewReplays()
	s.Go(list)
	again, ok := list.open(s, len(list.kept)-1)
	if !ok || !reflect.DeepEqual(again.Record, match) {
		t.Error("the record played on from has changed")
	}
}

func TestAProgramNamedByAFileIsNeverStartedNorSaved(t *testing.T) {
	s, v, _ := showing(t, 1280, 720)
	for _, own := range []bool{false, true} {
		v.own = own
		v.save.Head.Chairs = []string{guests.ChairPerson, stage.SitsRandom, "exec:/bin/steal all", guests.ChairPerson}
		want := []string{stage.SitsHouse, stage.SitsRandom, stage.SitsHouse, guests.ChairPerson}
		if own {
			want[2] = "exec:/bin/steal all"
		}
		if got := v.taken(s, 3).Head.Chairs; !reflect.DeepEqual(got, want) {
			t.Errorf("the player's own %v: chairs %q, want %q", own, got, want)
		}
	}
}

func TestThereIsNothingToPlayAfterTheEndOfAMatch(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	v.to(s, v.record.Len()-1)
	v.click(in, v.bar.take)
	played(t, s, in)
	if s.Scene() != Scene(v) || s.Top() != nil || !strings.Contains(scenetest.SaidText(s, 1), "The match is over here") {
		t.Errorf("at the end it opens %T and says %q", s.Top(), scenetest.SaidText(s, 1))
	}
}

func TestPlayingOnAsksBeforeItReplacesTheMatchInTheStore(t *testing.T) {
	store, state, _ := killed(t, "classic", 700)
	o := scenetest.KeptIn(store)
	o.First = func(*Stage) Scene { return NewReplays() }
	s := testStage(t, 1280, 720, o)
	other, err := tables.New(quick(3, "classic,score=single", 8))
	if err != nil {
		t.Fatal(err)
	}
	save := room.Save{Record: engine.Record{Setup: other.O().Setup}}
	v, err := newReplayTable(save)
	if err != nil {
		t.Fatal(err)
	}
	s.Go(v)
	v.takeOver(s, 1)
	scenetest.Until(t, s, "the match in the store is asked about", func() bool { _, ok := s.Top().(*tables.UnfinishedModal); return ok })
	s.Devices().Source.(*input.Script).Key(input.ActCancel)
	scenetest.Step(t, s, 5)
	again, ok := s.Kept().Unfinished()
	if !ok {
		t.Fatal("the match is gone")
	}
	table, err := again.Resume(room.Options{})
	if err != nil || !bytes.Equal(table.State(), state) {
		t.Errorf("the match has changed: %v", err)
	}
}

func wholeMatch(t *testing.T, rules string, seed uint64) room.Save {
	t.Helper()
	setup := guests.QuickSetup(3, rules, seed)
	game, err := uno.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	bot := guests.SeatedBot(nil)
	table := room.NewTable(game, room.Options{Pace: room.Instant(), NewBot: bot, BotSeed: seed})
	for i := range setup.Seats {
		table.Seat(engine.Seat(i), room.NewBotSeat(bot, engine.Seat(i), seed))
	}
	for table.PlayOut(60000); table.Public().Phase == engine.PhaseRoundOver; table.PlayOut(60000) {
		if err := table.NextRound(); err != nil {
			t.Fatal(err)
		}
	}
	return room.Save{Record: table.Record()}
}

func TestAMatchOfSeveralRoundsIsPlayedOnFromTheEndsAndTheBeginningsOfItsRounds(t *testing.T) {
	save := wholeMatch(t, "official,target=200", 4)
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*Stage) Scene { return NewReplays() }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	v, err := newReplayTable(save)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, m := range v.record.Marks() {
		if m.Kind != room.MarkRound && m.Kind != room.MarkRoundOver {
			continue
		}
		next, err := newReplayTable(save)
		if err != nil {
			t.Fatal(err)
		}
		s.Go(next)
		next.to(s, m.Beat)
		seen := next.record.View(0)
		round, over := next.record.Round(), seen.Over()
		if !next.goesOn() {
			continue
		}
		tried++
		next.takeOver(s, 2)
		table := s.Scene().(*tables.Table)
		*table.Inside().Saving.Replaces() = true
		if over {
			scenetest.Until(t, s, "the round's result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
			in.Click(againOf(s).Center())
			played(t, s, in)
			round++
		}
		scenetest.Until(t, s, "the table stands", func() bool { return table.Shown().Seq != 0 && table.Shown().Round == round })
		playRound(t, s, table, in, keyboard{})
	}
	if tried < 3 {
		t.Errorf("only %d rounds were tried", tried)
	}
}

func TestAReplayOfSeveralRoundsIsSeekedThroughAllOfThem(t *testing.T) {
	save := wholeMatch(t, "official,target=200", 4)
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*Stage) Scene { return NewReplays() }
	s := testStage(t, 800, 450, o)
	v, err := newReplayTable(save)
	if err != nil {
		t.Fatal(err)
	}
	s.Go(v)
	last := v.record.Len() - 1
	for _, at := range []int{last, 0, last / 2, last - 1, 1, last / 3} {
		v.to(s, at)
		scenetest.Step(t, s, 3)
		if v.table.Shown().Seq != v.record.View(v.seat).Seq || v.record.At() != at {
			t.Errorf("beat %d: the table shows %d, want %d", at, v.table.Shown().Seq, v.record.View(v.seat).Seq)
		}
	}
	if len(v.rounds) == 0 {
		t.Error("no round is marked on the track")
	}
}

// A record of one round alone is played on like any other; what follows it is not in it, so that a new game is dealt then.
func TestARoundAloneIsPlayedOnAndAfterItANewGameIsDealt(t *testing.T) {
	match := wholeMatch(t, "official,target=1000", 4).Record
	deals := 0
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
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*Stage) Scene { return NewReplays() }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	v, err := newReplayTable(room.Save{Record: round})
	if err != nil {
		t.Fatal(err)
	}
	s.Go(v)
	v.to(s, v.record.Len()/2)
	if v.record.Round() != 2 || !v.goesOn() {
		t.Fatalf("the replay stands in round %d", v.record.Round())
	}
	v.takeOver(s, 2)
	table := s.Scene().(*tables.Table)
	*table.Inside().Saving.Replaces() = true
	playRound(t, s, table, in, keyboard{})
	scenetest.Until(t, s, "the round's result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
	in.Click(againOf(s).Center())
	played(t, s, in)
	scenetest.Until(t, s, "a new game", func() bool { return s.Scene() == Scene(table) && table.Shown().Seq != 0 && !table.Shown().Over() })
	if table.Shown().Round != 1 || table.O().Setup.Deal != nil || table.Shown().Hands[0].Score != 0 {
		t.Errorf("what follows is round %d of %+v", table.Shown().Round, table.O().Setup)
	}
}
