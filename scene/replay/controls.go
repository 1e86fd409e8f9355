package replay

import (
	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// controls is the controls at the foot of the window: the track, a row of steps, a row of what else there is.
type controls struct {
	nodes   stage.FocusGroup
	play    *kit.IconButton
	back    *kit.IconButton // a beat back
	on      *kit.IconButton // a beat on
	jumps   [2]*kit.IconButton
	speed   *kit.Pick
	view    *kit.Pick
	take    *kit.Button
	moments *kit.Button
	review  *kit.Button
	save    *kit.Button
	leave   *kit.Button

	k          float32 // size of everything: a phone's is larger
	top        float32 // in units of the bar, as all that follows
	width      float32
	track      paint.Rect
	line, at   paint.Rect
	told       paint.Style // of what happened
	atAlign    paint.Align
	long       [3]string // of take, moments and save
	short      [3]string
	trackReach float32
	in         input.Tick // in units of the bar
}

const (
	barRow   = 52 // units, of a row of controls
	barPhone = 46 // of one on a phone
	barGap   = 10
)

// make makes the controls.
func (b *controls) make(s *stage.Stage, v *Player) {
	l := s.Lang()
	icon := func(name string, key words.Key, does func(*stage.Stage)) *kit.IconButton {
		return &kit.IconButton{Icon: name, Label: l.Say(key), OnPress: does}
	}
	step := func(by int) func(*stage.Stage) {
		return func(s *stage.Stage) { v.pressStep(s, by) }
	}
	b.play = icon("icon/pause", words.ReplayPause, v.toggle)
	b.back, b.on = icon("icon/back", words.ReplayBack, step(-1)), icon("icon/next", words.ReplayOn, step(1))
	b.jumps = [2]*kit.IconButton{icon("icon/back", words.ReplayJumpBack, func(s *stage.Stage) { v.jump(s, false) }),
		icon("icon/next", words.ReplayJump, func(s *stage.Stage) { v.jump(s, true) })}
	for _, j := range b.jumps {
		j.Dot = true // as on the track
	}
	views := append([]string{l.Say(words.ReplayAll)}, v.table.Names()...)
	speed, view := 1, 0
	if b.speed != nil { // it has been here before
		speed, view = b.speed.At, b.view.At
	}
	b.speed = &kit.Pick{Stepper: kit.Stepper{Text: l.Say(words.SettingSpeed), Values: speeds(), At: speed}}
	b.view = &kit.Pick{Stepper: kit.Stepper{Text: l.Say(words.ReplayView), Values: views, At: view, OnChange: v.look}}
	b.take, b.moments, b.save = &kit.Button{OnPress: v.askSeat}, &kit.Button{OnPress: v.listMoments}, &kit.Button{OnPress: v.export}
	b.review = &kit.Button{Text: l.Say(words.ButtonReview), Size: 18, OnPress: v.lookBack}
	b.take.Off, b.save.Off = v.goingOn, v.goingOn
	b.leave = &kit.Button{Text: l.Say(words.ButtonClose), OnPress: v.leave}
	b.long = [3]string{l.Say(words.ReplayTake), l.Say(words.ReplayMoments), l.Say(words.ReplaySave)}
	b.short = [3]string{l.Say(words.ReplayTakeShort), b.long[1], l.Say(words.ReplaySaveShort)}
	b.nodes.Nodes = []stage.Node{b.jumps[0], b.back, b.play, b.on, b.jumps[1], b.speed, b.view, b.take, b.moments, b.review, b.save, b.leave}
}

// lay puts the controls at the foot of the window and gives the rest to the table.
func (v *Player) lay(s *stage.Stage) {
	v.w, v.h = s.Window().Size()
	b := &v.bar
	b.k = 1
	phone := stage.Upright(v.w, v.h)
	if phone {
		b.k = v.w / 390
	}
	w, h := v.w/b.k, v.h/b.k
	b.width = w
	if phone {
		b.layTall(w, h, s.Painter().TextScale()-1)
	} else {
		count, _ := s.Painter().Measure(v.at, barCount())
		b.layWide(w, h, max(200, count+24)) // it may count in more digits
	}
	b.fit(s.Painter(), v.line)
	v.table.Reshape(float64(v.w), float64(b.top*b.k))
	v.table.LayHUD(s)
	s.Redraw()
}

func (b *controls) name(words [3]string, size float32) {
	for i, n := range []*kit.Button{b.take, b.moments, b.save} {
		n.Text, n.Size = words[i], size
	}
	b.leave.Size = size
}

// fit sets what happened in the middle of its box, in letters as large as there is room for.
func (b *controls) fit(p *paint.Painter, line string) {
	was := p.ZoomIn(b.k)
	defer p.ZoomOut(was)
	b.told = p.Within(line, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream, Wrap: b.line.W}, b.line.H, 11)
}

// barCount is how it is written where in the record the table stands.
func barCount() paint.Style { return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2} }

// layWide lays the bar over the whole width: the steps with what happened beside them, and the rest below.
func (b *controls) layWide(w, h, count float32) {
	wide := min(w-40, 1200)
	x := (w - wide) / 2
	b.top = h - 176
	b.track, b.trackReach = paint.Box(x, b.top+20, wide, 8), 20
	y := b.top + 46
	at := x
	for _, n := range []*kit.IconButton{b.jumps[0], b.back, b.play, b.on, b.jumps[1]} {
		n.Rect = paint.Box(at, y, barRow, barRow)
		at += barRow + barGap
	}
	b.review.Rect = paint.Box(x+wide-120, y, 120, barRow)
	b.at = paint.Box(b.review.X-12-count, y, count, barRow)
	b.line = paint.Box(at+10, y, b.at.X-at-20, barRow)
	b.atAlign = paint.Right
	b.name(b.long, 18)
	if wide < 1000 {
		b.name(b.short, 18)
	}
	y += barRow + barGap
	row := []struct {
		r    *paint.Rect
		part float32
	}{{&b.speed.Rect, 140}, {&b.view.Rect, 230}, {&b.take.Rect, 230}, {&b.moments.Rect, 150}, {&b.save.Rect, 190}, {&b.leave.Rect, 120}}
	scale := (wide - 5*barGap) / 1060
	at = x
	for _, n := range row {
		*n.r = paint.Box(at, y, n.part*scale, barRow)
		at += n.part*scale + barGap
	}
}

// layTall lays it for a phone held upright; what happened has more room by a part of its own, larger, for larger text.
func (b *controls) layTall(w, h, larger float32) {
	const edge, gap = 12, 6
	wide := w - 2*edge
	line, at := 48+40*larger, 22+16*larger
	b.top = h - 248 - line - at
	b.track, b.trackReach = paint.Box(edge+8, b.top+18, wide-16, 8), 22
	b.line, b.at, b.atAlign = paint.Box(edge, b.top+36, wide, line), paint.Box(edge, b.top+36+line, wide, at), paint.Left
	b.name(b.short, 18)
	y := b.at.Y + at + 4
	row := func(boxes []*paint.Rect, parts ...float32) {
		whole := wide - gap*float32(len(boxes)-1)
		x := float32(edge)
		for i, r := range boxes {
			*r = paint.Box(x, y, whole*parts[i], barPhone)
			x += r.W + gap
		}
		y += barPhone + gap
	}
	row([]*paint.Rect{&b.jumps[0].Rect, &b.back.Rect, &b.play.Rect, &b.on.Rect, &b.jumps[1].Rect, &b.leave.Rect}, 0.15, 0.15, 0.16, 0.15, 0.15, 0.24)
	row([]*paint.Rect{&b.speed.Rect, &b.view.Rect}, 0.4, 0.6)
	row([]*paint.Rect{&b.take.Rect, &b.moments.Rect}, 0.5, 0.5)
	row([]*paint.Rect{&b.review.Rect, &b.save.Rect}, 0.5, 0.5)
}

// control follows the keys, the track and the nodes.
func (v *Player) control(s *stage.Stage, in *input.Tick) {
	v.keys(s, in)
	n := v.bar.in.Scaled(in, v.bar.k)
	v.scrub(s, n)
	v.bar.nodes.Update(s, n)
	if s.Scene() == stage.Scene(v) {
		v.hold(s, n)
	}
}

// keys: Space plays, C and H jump, Left and Right and a pad's shoulders step, Home and End go to an end. Up and Down and
// Tab move the focus; a value that has it takes Left and Right.
func (v *Player) keys(s *stage.Stage, in *input.Tick) {
	pad := in.Device == paint.DevicePad
	switch {
	case in.Take(input.ActSkip) || in.Take(input.ActPause):
		v.toggle(s)
	case pad && in.Did(input.ActSort) && in.Take(input.ActSort):
		v.pressStep(s, -1)
	case pad && !in.Did(input.ActChallenge) && in.Take(input.ActCatch):
		v.pressStep(s, 1)
	case in.Take(input.ActChallenge):
		in.Take(input.ActCatch)
		v.jump(s, true)
	case in.Take(input.ActHint):
		v.jump(s, false)
	case in.KeyDown && in.Key == ebiten.KeyHome:
		v.to(s, 0)
	case in.KeyDown && in.Key == ebiten.KeyEnd:
		v.to(s, v.record.Len()-1)
	}
	if v.arrowsStep() {
		for _, way := range [...]struct {
			act input.Action
			by  int
		}{{input.ActLeft, -1}, {input.ActRight, 1}} {
			if in.Take(way.act) && !(s.Settings().PressOnce && v.held) { // a key held down sends it again and again
				v.pressStep(s, way.by)
			}
		}
	}
	if in.Take(input.ActUp) {
		v.bar.nodes.Step(-1)
		s.Redraw()
	}
	if in.Take(input.ActDown) {
		v.bar.nodes.Step(1)
		s.Redraw()
	}
}

// arrowsStep says that Left and Right step: no value has the focus.
func (v *Player) arrowsStep() bool {
	_, value := v.bar.nodes.Focused().(*kit.Pick)
	return !value
}

// scrub lets the pointer go anywhere along the track, and drag along it.
func (v *Player) scrub(s *stage.Stage, in *input.Tick) {
	t := v.bar.track
	reach := paint.Box(t.X-10, t.Y+t.H/2-v.bar.trackReach, t.W+20, 2*v.bar.trackReach)
	over := in.In(reach)
	if over {
		s.Window().Point()
	}
	if in.Pressed && over {
		v.scrubs = true
	}
	if !v.scrubs {
		return
	}
	if in.Over {
		v.stop(s)
		beat := int(min(max((in.X-t.X)/t.W, 0), 1)*float32(v.record.Len()-1) + 0.5)
		if beat != v.record.At() || in.Pressed {
			v.seek(s, beat)
		}
	}
	if !in.Down {
		v.scrubs = false
		s.Speech().Say(v.line)
	}
	in.TakePointer()
}

// hold runs on while a step is held down, by the pointer, an arrow key or a pad's shoulder, or where one press does instead
// of holding, after two of them; what is passed is not spoken.
func (v *Player) hold(s *stage.Stage, in *input.Tick) {
	way := 0
	pad, arrows := in.Device == paint.DevicePad, v.arrowsStep()
	switch {
	case v.bar.back.Down && v.bar.back.Hover || pad && in.Holds(input.ActSort) || arrows && in.Holds(input.ActLeft):
		way = -1
	case v.bar.on.Down && v.bar.on.Hover || pad && in.Holds(input.ActCatch) || arrows && in.Holds(input.ActRight):
		way = 1
	}
	if s.Settings().PressOnce {
		way = v.runs
	}
	v.held = in.Holds(input.ActLeft) || in.Holds(input.ActRight)
	v.since++
	if way == 0 || way != v.way {
		if v.run > input.RepeatAfter {
			s.Speech().Say(v.line)
		}
		v.way, v.run = way, 0
		return
	}
	if v.run++; input.Repeats(v.run) {
		v.pass(s, way)
	}
}

// Draw paints the table and the controls.
func (v *Player) Draw(p *paint.Painter) {
	v.table.Draw(p)
	b := &v.bar
	was := p.ZoomIn(b.k)
	p.Rect(paint.Box(0, b.top, b.width, v.h/b.k-b.top), paint.Plum900)
	p.RoundRect(b.track, 4, paint.Plum600)
	done := b.track
	done.W *= float32(v.record.At()) / float32(max(1, v.record.Len()-1))
	p.RoundRect(done, 4, paint.Cream)
	y := b.track.Y + b.track.H/2
	for _, m := range v.rounds {
		p.Rect(paint.Box(b.track.X+m*b.track.W-1.5, y-10, 3, 20), paint.Cream2)
	}
	if v.open {
		v.claims.draw(p, b.track)
	}
	for _, m := range v.marks {
		p.Disc(b.track.X+m*b.track.W, y, 6, paint.Coral)
	}
	p.Disc(done.X+done.W, y, 9, paint.Cream)
	p.TextIn(v.line, b.line, b.told)
	at := barCount()
	at.Align, at.Fit = b.atAlign, b.at.W
	p.TextIn(v.at, b.at, at)
	b.nodes.Draw(p)
	p.ZoomOut(was)
}

// listMoments shows what is worth going to.
func (v *Player) listMoments(s *stage.Stage) {
	l := s.Lang()
	v.stop(s)
	m := &kit.ListModal{Title: l.Say(words.ReplayMoments), Close: l.Say(words.ButtonClose)}
	was := v.record.At()
	for _, mark := range v.record.Marks() {
		if mark.Kind == room.MarkRound {
			continue
		}
		v.record.Seek(mark.Beat)
		if mark.Beat <= was {
			m.First = len(m.Items)
		}
		m.Items = append(m.Items, kit.ListItem{Text: v.told(s),
			Note: l.Say(words.ReplayMoment, words.Count("n", v.record.Round()), words.Count("at", mark.Beat+1)),
			Does: func(s *stage.Stage) { v.to(s, mark.Beat) }})
	}
	v.record.Seek(was)
	if len(m.Items) == 0 {
		m.Help = l.Say(words.ReplayMomentsNone)
	}
	s.Open(m)
}

// askSeat asks whose cards the player wants to play on with.
func (v *Player) askSeat(s *stage.Stage) {
	l := s.Lang()
	v.stop(s)
	if !v.goesOn() {
		s.Toasts().Alert(l.Say(words.ReplayTakeEnd), l.Say(words.ReplayTakeEndLine))
		return
	}
	m := &kit.ListModal{Title: l.Say(words.ReplayTake), Help: l.Say(words.ReplayTakeHelp), First: int(v.seat)}
	hands := v.record.View(engine.Spectator).Hands
	for i, name := range v.table.Names() {
		m.Items = append(m.Items, kit.ListItem{Text: name, Note: l.Say(words.ReplayTakeCards, words.Count("n", hands[i].Count)),
			Does: func(s *stage.Stage) { v.takeOver(s, engine.Seat(i)) }})
	}
	s.Open(m)
}

// GoesOn says whether the record plays on, or a motion of its table is under way.
func (v *Player) GoesOn() bool { return v.playing || v.table.GoesOn() && !v.table.Queue().Idle() }
