package replay

import (
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

const beatRest = 40 // ticks between two beats at speed 1

// Player shows a record beat by beat, on the table it was played at, with nobody's controls but the viewer's.
type Player struct {
	record  *room.Replay
	save    room.Save
	own     bool        // it comes from the player's own store, not from a file
	from    stage.Scene // the table that was left for it, to be come back to; nil: the list
	review  *Review
	goingOn bool // the match is not over: nobody may take it, or play it on, from here
	table   *table.Table
	home    engine.Seat // who was at the screen: the beats are told to that seat
	seat    engine.Seat // whose view
	open    bool        // with all hands open
	playing bool
	half    bool // the second half of a tick at speed ½
	rest    int
	scrubs  bool // the pointer holds the track
	way     int  // -1 or 1 while a step is held down
	run     int  // ticks it has been held
	runs    int  // -1 or 1 while it runs on after two presses, where nobody has to hold
	last    int  // the step pressed last, and ticks since
	since   int
	held    bool // an arrow has been down since the tick before

	bar    controls
	marks  []float32 // of challenges along the track, 0 … 1
	rounds []float32 // of rounds that begin, but for the first
	claims claimMarks
	line   string // what the beat says
	at     string // which beat it is
	w, h   float32
}

func speeds() []string { return []string{"½×", "1×", "2×", "4×", "8×"} }

// newPlayer opens a record. It begins with all hands open, playing.
func newPlayer(save room.Save) (*Player, error) {
	r, err := room.OpenReplay(save.Record)
	if err != nil {
		return nil, err
	}
	t, err := replayed(save)
	if err != nil {
		return nil, err
	}
	v := &Player{record: r, save: save, table: t, open: true, playing: true}
	for i, who := range slices.Backward(save.Head.Chairs) {
		if (who == guests.ChairPerson || who == guests.ChairAway) && i < len(t.Names()) {
			v.home, v.seat = engine.Seat(i), engine.Seat(i)
		}
	}
	t.Reads(v.home)
	last := float32(max(1, r.Len()-1))
	for _, m := range r.Marks() {
		switch {
		case m.Kind == room.MarkChallenge:
			v.marks = append(v.marks, float32(m.Beat)/last)
		case m.Kind == room.MarkRound && m.Beat > 0:
			v.rounds = append(v.rounds, float32(m.Beat)/last)
		}
	}
	v.claims = marksOf(v.record)
	return v, nil
}

// replayed makes the table on which a record is shown: nobody sits at it, and nothing is saved.
func replayed(save room.Save) (*table.Table, error) {
	o := table.TableOfSave(save)
	o.Persons, o.Away, o.Demo, o.Resume = nil, nil, true, nil
	return table.New(o)
}

// Enter makes the controls and shows the first beat.
func (v *Player) Enter(s *stage.Stage) {
	v.bar.make(s, v)
	v.table.Enter(s)
	v.table.ShowTo(v.seat)
	v.lay(s)
	v.bar.nodes.SetFocus(v.bar.play)
	v.seek(s, v.record.At())
	v.icon(s)
	s.Speech().Say(s.Lang().Say(words.ReplayEnter, words.With("names", s.Lang().List(v.table.Names())), words.Count("of", v.record.Len())) + " " + v.line)
}

// snapshot is the beat as it is looked at.
func (v *Player) snapshot() engine.Snapshot {
	snap := v.record.View(v.seat)
	if v.open {
		snap = v.record.Open(v.seat)
	}
	snap.Legal, snap.Clock.Deadline = nil, 0 // nothing is to be decided here
	return snap
}

// told is what happened in the beat it stands on, as whoever was at the screen was told.
func (v *Player) told(s *stage.Stage) string {
	snap := v.record.View(v.home)
	return words.Join(append(s.Lang().Beat(&snap), v.truth(s.Lang()))...)
}

// show brings the beat the record stands on to the table.
func (v *Player) show(s *stage.Stage) {
	snap := v.snapshot()
	v.table.Push(snap)
	v.line = v.told(s)
	v.bar.fit(s.Painter(), v.line)
	v.at = s.Lang().Say(words.ReplayAt, words.Count("n", v.record.At()+1), words.Count("of", v.record.Len()), words.Count("round", v.record.Round()))
	v.rest = 0
	s.Redraw()
}

// stop ends the playing.
func (v *Player) stop(s *stage.Stage) {
	v.playing = false
	v.icon(s)
}

// pressTwice is how many ticks may lie between the two presses of a step that let it run on.
const pressTwice = 40

// pressStep answers a press of a step. Where nobody has to hold anything, a second one soon after the first lets it run on,
// and the next of any step ends that.
func (v *Player) pressStep(s *stage.Stage, by int) {
	switch {
	case v.runs != 0:
		v.runs, v.last = 0, 0
		return
	case s.Settings().PressOnce && v.last == by && v.since <= pressTwice:
		v.runs = by
	case !s.Settings().PressOnce && v.run > input.RepeatAfter: // it has been held, and has run
		return
	}
	v.last, v.since = by, 0
	v.step(s, by)
}

// step goes so many beats on or back by hand, and stops playing.
func (v *Player) step(s *stage.Stage, by int) {
	v.pass(s, by)
	s.Speech().Say(v.line)
}

// pass is a step without a word.
func (v *Player) pass(s *stage.Stage, by int) {
	v.stop(s)
	v.still()
	if !v.record.Step(by) {
		v.runs = 0
		return
	}
	v.show(s)
}

// still ends what moves on the table.
func (v *Player) still() {
	v.table.Still()
}

// toggle plays or pauses; at the end it begins anew.
func (v *Player) toggle(s *stage.Stage) {
	v.playing, v.runs = !v.playing, 0
	if v.playing && v.record.At() == v.record.Len()-1 {
		v.seek(s, 0)
	}
	v.icon(s)
}

func (v *Player) icon(s *stage.Stage) {
	v.bar.play.Icon, v.bar.play.Label = "icon/play", s.Lang().Say(words.ReplayPlay)
	if v.playing {
		v.bar.play.Icon, v.bar.play.Label = "icon/pause", s.Lang().Say(words.ReplayPause)
	}
	s.Redraw()
}

// seek goes to a beat at once.
func (v *Player) seek(s *stage.Stage, beat int) {
	v.record.Seek(beat)
	v.runs = 0
	snap := v.snapshot()
	v.table.Settle(snap)
	v.show(s)
}

// jump goes to the next challenge, or to the one before; from the last one to the first, and the other way round.
func (v *Player) jump(s *stage.Stage, on bool) {
	was := v.record.At()
	if !v.record.Jump(room.MarkChallenge, on) {
		v.record.Seek(0)
		if !on {
			v.record.Seek(v.record.Len())
		}
		if !v.record.Jump(room.MarkChallenge, on) && !slices.ContainsFunc(v.record.Marks(), func(m room.Mark) bool {
			return m.Kind == room.MarkChallenge && m.Beat == v.record.At()
		}) {
			v.record.Seek(was)
			s.Toasts().Show(s.Lang().Say(words.ReplayNoJump), "")
			return
		}
	}
	v.to(s, v.record.At())
}

// to goes to a beat by hand.
func (v *Player) to(s *stage.Stage, beat int) {
	v.stop(s)
	v.seek(s, beat)
	s.Speech().Say(v.line)
}

// look changes whose view it is.
func (v *Player) look(s *stage.Stage, at int) {
	v.open = at == 0
	if at > 0 {
		v.seat = engine.Seat(at - 1)
	}
	v.table.ShowTo(v.seat)
	v.seek(s, v.record.At())
	v.table.LayHUD(s)
}

func (v *Player) leave(s *stage.Stage) {
	if v.from != nil {
		s.Go(v.from)
		return
	}
	s.Go(NewList())
}

// ticks is how many ticks of the table pass in one of the stage.
func (v *Player) ticks() int {
	if v.bar.speed.At == 0 {
		v.half = !v.half
		if v.half {
			return 0
		}
		return 1
	}
	return 1 << (v.bar.speed.At - 1)
}

// Update follows the controls and lets the record play.
func (v *Player) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != v.w || h != v.h {
		v.lay(s)
	}
	if in.Take(input.ActCancel) {
		v.leave(s)
		return nil
	}
	v.control(s, in)
	if s.Scene() != stage.Scene(v) {
		return nil
	}
	for range v.ticks() {
		v.tick(s)
	}
	v.table.Animate(s)
	return nil
}

// tick moves the table on by one tick and goes to the next beat when this one has been seen.
func (v *Player) tick(s *stage.Stage) {
	v.table.Advance(s)
	if !v.playing || v.scrubs || !v.table.Seen() {
		return
	}
	if v.rest++; v.rest < beatRest {
		return
	}
	if !v.record.Step(1) {
		v.stop(s)
		return
	}
	v.show(s)
}

// Leave lets the table go.
func (v *Player) Leave() { v.table.Leave() }

// KeepsPrograms says whether a table is come back to.
func (v *Player) KeepsPrograms() bool { return v.from != nil }
