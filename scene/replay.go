package scene

import (
	"slices"
	"strings"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/words"
)

const (
	replayBar  = 112 // units at the foot of the window for the controls
	replayRest = 40  // ticks between two beats at speed 1
)

// ReplayTable shows a record beat by beat, on the table it was played at, with nobody's controls but the viewer's.
type ReplayTable struct {
	record  *room.Replay
	table   *Table
	home    engine.Seat // who was at the screen: the beats are told to that seat
	seat    engine.Seat // whose view
	open    bool        // with all hands open
	playing bool
	half    bool // the second half of a tick at speed ½
	rest    int

	nodes  FocusGroup
	play   *IconButton
	speed  *Stepper
	view   *Stepper
	track  Rect
	marks  []float32 // of challenges along the track, 0 … 1
	line   string    // what the beat says
	at     string    // which beat it is
	w, h   float32
	replay string
}

func replaySpeeds() []string { return []string{"½×", "1×", "2×", "4×", "8×"} }

// newReplayTable opens a record. It begins with all hands open, playing.
func newReplayTable(save room.Save) (*ReplayTable, error) {
	r, err := room.OpenReplay(save.Record)
	if err != nil {
		return nil, err
	}
	t, err := replayed(save)
	if err != nil {
		return nil, err
	}
	v := &ReplayTable{record: r, table: t, open: true, playing: true}
	for i, who := range save.Head.Chairs {
		if who == chairPerson && i < len(t.names) {
			v.home, v.seat = engine.Seat(i), engine.Seat(i)
		}
	}
	for _, m := range r.Marks() {
		if m.Kind == room.MarkChallenge {
			v.marks = append(v.marks, float32(m.Beat)/float32(max(1, r.Len()-1)))
		}
	}
	return v, nil
}

// Enter makes the controls and shows the first beat.
func (v *ReplayTable) Enter(s *Stage) {
	l := &s.Lang
	icon := func(name string, key words.Key, does func(*Stage)) *IconButton {
		return &IconButton{Icon: name, Label: l.Say(key), OnPress: does}
	}
	v.play = icon("icon/pause", words.ReplayPause, v.toggle)
	views := []string{l.Say(words.ReplayAll)}
	views = append(views, v.table.names...)
	v.speed = &Stepper{Text: l.Say(words.SettingSpeed), Values: replaySpeeds(), At: 1}
	v.view = &Stepper{Text: l.Say(words.ReplayView), Values: views, OnChange: v.look}
	jump := &Button{Text: l.Say(words.ReplayJump), Size: 18, OnPress: v.jump}
	leave := &Button{Text: l.Say(words.ButtonClose), Size: 18, OnPress: v.leave}
	v.nodes.Nodes = []Node{icon("icon/back", words.ReplayBack, func(s *Stage) { v.step(s, -1) }), v.play,
		icon("icon/next", words.ReplayOn, func(s *Stage) { v.step(s, 1) }), jump, v.speed, v.view, leave}
	v.table.Enter(s)
	v.table.viewer = v.seat
	v.lay(s)
	v.nodes.SetFocus(v.play)
	v.show(s)
}

// lay puts the controls at the foot of the window and gives the rest to the table.
func (v *ReplayTable) lay(s *Stage) {
	v.w, v.h = s.Size()
	wide := min(v.w-40, 1120)
	x, y := (v.w-wide)/2, v.h-64
	v.track = Rect{x, v.h - replayBar - 4, wide, 8}
	at := func(n Node, w float32) {
		r := Rect{x, y, w, 48}
		switch n := n.(type) {
		case *IconButton:
			n.Rect = r
		case *Button:
			n.Rect = r
		case *Stepper:
			n.Rect = r
		}
		x += w + 12
	}
	left := wide - 3*48 - 160 - 96 - 6*12
	for i, w := range []float32{48, 48, 48, 160, left * 0.43, left * 0.57, 96} {
		at(v.nodes.Nodes[i], w)
	}
	v.table.geom = anim.Geometry{W: float64(v.w), H: float64(v.h - replayBar)}
	v.table.queue.Relayout(v.table.geom, false)
	v.table.layHUD(s)
	s.Redraw()
}

// snapshot is the beat as it is looked at.
func (v *ReplayTable) snapshot() engine.Snapshot {
	snap := v.record.View(v.seat)
	if v.open {
		snap = v.record.Open(v.seat)
	}
	snap.Legal, snap.Clock.Deadline = nil, 0 // nothing is to be decided here
	return snap
}

// show brings the beat the record stands on to the table.
func (v *ReplayTable) show(s *Stage) {
	snap := v.snapshot()
	v.table.newest = snap.Seq
	v.table.sortHand(&snap)
	v.table.queue.Push(snap)
	l := &s.Lang
	snap.Viewer = v.home
	v.line = strings.Join(l.Beat(&snap), " ")
	v.at = l.Say(words.ReplayAt, words.Count("n", v.record.At()+1), words.Count("of", v.record.Len()), words.Count("round", v.record.Round()))
	v.rest = 0
	s.Redraw()
}

// step goes so many beats on or back by hand, and stops playing.
func (v *ReplayTable) step(s *Stage, by int) {
	v.playing = false
	v.still()
	if v.record.Step(by) {
		v.show(s)
		s.Say(v.line)
	}
	v.icon(s)
}

// still ends what moves on the table.
func (v *ReplayTable) still() {
	if !v.table.queue.Idle() {
		v.table.queue.Settle(v.table.queue.Shown())
	}
}

// toggle plays or pauses; at the end it begins anew.
func (v *ReplayTable) toggle(s *Stage) {
	v.playing = !v.playing
	if v.playing && v.record.At() == v.record.Len()-1 {
		v.seek(s, 0)
	}
	v.icon(s)
}

func (v *ReplayTable) icon(s *Stage) {
	v.play.Icon, v.play.Label = "icon/play", s.Lang.Say(words.ReplayPlay)
	if v.playing {
		v.play.Icon, v.play.Label = "icon/pause", s.Lang.Say(words.ReplayPause)
	}
	s.Redraw()
}

// seek goes to a beat at once.
func (v *ReplayTable) seek(s *Stage, beat int) {
	v.record.Seek(beat)
	snap := v.snapshot()
	v.table.queue.Settle(snap)
	v.show(s)
}

// jump goes to the next challenge, and from the last one to the first.
func (v *ReplayTable) jump(s *Stage) {
	was := v.record.At()
	if !v.record.Jump(room.MarkChallenge, true) {
		v.record.Seek(0)
		if !v.record.Jump(room.MarkChallenge, true) {
			v.record.Seek(was)
			s.Toast(s.Lang.Say(words.ReplayNoJump), "")
			return
		}
	}
	v.playing = false
	v.icon(s)
	v.seek(s, v.record.At())
	s.Say(v.line)
}

// look changes whose view it is.
func (v *ReplayTable) look(s *Stage, at int) {
	v.open = at == 0
	if at > 0 {
		v.seat = engine.Seat(at - 1)
	}
	v.table.viewer = v.seat
	v.seek(s, v.record.At())
	v.table.layHUD(s)
}

func (v *ReplayTable) leave(s *Stage) { s.Go(NewReplays()) }

// ticks is how many ticks of the table pass in one of the stage.
func (v *ReplayTable) ticks() int {
	if v.speed.At == 0 {
		v.half = !v.half
		if v.half {
			return 0
		}
		return 1
	}
	return 1 << (v.speed.At - 1)
}

// Update follows the controls and lets the record play.
func (v *ReplayTable) Update(s *Stage, in *Input) error {
	if w, h := s.Size(); w != v.w || h != v.h {
		v.lay(s)
	}
	if in.Take(ActCancel) {
		v.leave(s)
		return nil
	}
	v.keys(s, in)
	v.nodes.Update(s, in)
	if s.Scene() != Scene(v) {
		return nil
	}
	for range v.ticks() {
		v.tick(s)
	}
	v.table.animate(s)
	return nil
}

// keys are Space, C and the arrows up and down; the pointer may go anywhere along the track.
func (v *ReplayTable) keys(s *Stage, in *Input) {
	switch {
	case in.Take(ActSkip) || in.Take(ActPause):
		v.toggle(s)
	case in.Take(ActChallenge) || in.Take(ActCatch):
		v.jump(s)
	}
	reach := Rect{v.track.X, v.track.Y - 10, v.track.W, v.track.H + 20}
	if in.In(reach) {
		s.Pointing()
		if in.Pressed {
			in.TakePointer()
			v.playing = false
			v.icon(s)
			v.seek(s, int((in.X-v.track.X)/v.track.W*float32(v.record.Len()-1)+0.5))
		}
	}
}

// tick moves the table on by one tick and goes to the next beat when this one has been seen.
func (v *ReplayTable) tick(s *Stage) {
	v.table.advance(s)
	if !v.playing || !v.table.queue.Idle() {
		return
	}
	if v.rest++; v.rest < replayRest {
		return
	}
	if !v.record.Step(1) {
		v.playing = false
		v.icon(s)
		return
	}
	v.show(s)
}

// Draw paints the table and the controls.
func (v *ReplayTable) Draw(p *Painter) {
	v.table.Draw(p)
	top := v.h - replayBar
	p.Rect(Rect{0, top, v.w, replayBar}, Plum900)
	p.RoundRect(v.track, 4, Plum600)
	done := v.track
	done.W *= float32(v.record.At()) / float32(max(1, v.record.Len()-1))
	p.RoundRect(done, 4, Cream)
	for _, m := range v.marks {
		p.Disc(v.track.X+m*v.track.W, v.track.Y+4, 6, Coral)
	}
	p.Disc(done.X+done.W, v.track.Y+4, 9, Cream)
	p.Text(v.line, v.track.X, top+34, Style{Face: Body, Size: 18, Color: Cream, Fit: v.track.W - 250})
	p.Text(v.at, v.track.X+v.track.W, top+34, Style{Face: Body, Size: 16, Color: Cream2, Align: Right})
	v.nodes.Draw(p)
}

// Leave lets the table go.
func (v *ReplayTable) Leave() { v.table.Leave() }

// replayable says whether there is a record to look at.
func (s *Stage) replayable() bool {
	if s.saves == nil || s.options.Store == nil {
		return false
	}
	names, err := s.options.Store.List()
	return err == nil && slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, "kept-") })
}
