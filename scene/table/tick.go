package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
)

// Update is one tick: wishes, the table, the picture.
func (t *Table) Update(s *stage.Stage, in *input.Tick) error {
	t.fit(s)
	if in.Anything() {
		t.quiet = 0
	}
	if !t.o.Demo {
		t.keysShown.hear(s, in)
		t.peek.update(s, in)
		if t.o.Led != nil {
			t.o.Led.Update(s, t, in)
		}
		t.mates.update(s, t, in)
		if t.left {
			return nil
		}
		t.control(s, in)
		if t.left {
			return nil
		}
	}
	t.calls.autoCall(s)
	if !t.saving.tick(s) {
		return nil
	}
	t.sharing.tick()
	t.stands.endStandIns(s)
	t.saving.keep(s)
	t.sharing.catchUp()
	t.mates.keepUp(s)
	t.Advance(s)
	t.settle()
	t.moves.refusals(s)
	t.keysShown.refused(s)
	t.out.tell(s)
	t.controls.keepFocus(s, in)
	t.Animate(s)
	t.hint.update(s)
	t.lines.update(s)
	t.sharing.passOn(s)
	t.finish(s)
	return nil
}

// control turns the tick's input into wishes: the questions first, then buttons, the hand, the table.
func (t *Table) control(s *stage.Stage, in *input.Tick) {
	t.moves.poll(s)
	undoing{t}.hear(s)
	if t.left || s.Top() != nil {
		t.hand.hover, t.hud.pressed = 0, 0
		if t.hand.grab.on {
			t.hand.dropGrab(s)
		}
		t.queue.FastForward(false)
		t.hud.hurry = false
		return
	}
	if in.Pressed || in.KeyDown {
		t.felt.banner = min(t.felt.banner, 8)
	}
	if in.Take(input.ActPause) {
		t.pause(s)
		return
	}
	if t.bubble.toRule(s, in) {
		return
	}
	t.stands.update(s, in)
	t.only.update(s, in)
	t.controls.update(s, in)
	if t.left || s.Top() != nil {
		return
	}
	if t.person == nil {
		t.mates.keys(s, in)
	} else {
		t.controls.padJumps(s, in)
		if t.peek.hidden() {
			t.controls.hushKeys(s, in)
		}
		t.controls.keys(s, in)
		if !t.fingers.followPeek(s, in) {
			t.fingers.follow(s, in)
		}
	}
	t.controls.skipping(s, in)
}

// fit follows the window and the settings.
func (t *Table) fit(s *stage.Stage) {
	w, h := t.mates.room(s)
	t.lang.CallWord = s.Lang().CallWord
	if s.Settings().Speed != t.speed || s.Settings().ReducedMotion != t.calm {
		t.speed, t.calm = s.Settings().Speed, s.Settings().ReducedMotion
		t.queue.SetTiming(anim.Timing{Speed: animSpeed(t.speed), Reduced: t.calm})
		t.setPace()
	}
	if anew := t.mates.seen(); float64(w) != t.geom.W || float64(h) != t.geom.H || anew || t.u == 0 {
		held := s.Window().Held()
		t.geom.W, t.geom.H, t.geom.Finger = float64(w), float64(h), float64(held.Finger*held.K)
		t.queue.Relayout(t.geom, false)
		t.LayHUD(s)
		s.Redraw()
	}
}

// Advance moves the picture on by a tick, unless it is held.
func (t *Table) Advance(s *stage.Stage) {
	if t.hold > 0 {
		t.hold--
		s.Redraw()
		return
	}
	t.follow(s) // a table that was put there without motion asks its question on this very tick
	t.queue.Tick()
	for _, c := range t.queue.Cues() {
		t.sounds.cue(s, c)
	}
	t.follow(s)
	if t.queue.Reseating() {
		t.LayHUD(s)
	}
	if !t.queue.Still() {
		s.Redraw()
	}
}

// follow takes over what the queue shows, where it is another beat.
func (t *Table) follow(s *stage.Stage) {
	if now := t.queue.Shown(); now.Seq != t.shown.Seq || now.Round != t.shown.Round {
		t.show(s, now)
	}
}

// show takes over the beat that has just begun to play.
func (t *Table) show(s *stage.Stage, now engine.Snapshot) {
	t.verdict.bare = sees(&t.shown, now.Cause.Seat)
	t.shown = now
	if !now.Cause.Kind.Judges() {
		t.verdict.told = 0
	}
	t.quiet = 0
	t.facts.read(t.view, &now)
	t.plates.deeds.follow(&now)
	t.keysShown.doubts.follow(&now)
	t.claim.follow(&now)
	t.LayHUD(s)
	t.hand.meet(&now)
	t.teller.tell(s, &now)
	t.lines.doubted(s, &now)
	t.moves.closeStale(s)
	s.Redraw()
}

// idle is the queue's hook: a beat's motion has come to rest.
func (t *Table) idle(ended anim.Kind, shown engine.Snapshot) {
	t.rest = shown.Seq
	s := t.stage
	t.teller.tellVerdict(s)
	t.teller.toastFor(s, ended, &shown)
	t.lines.speakOf(s, &shown)
	if ended == anim.Verdict {
		t.verdict.holdStill(s, &shown)
	}
	if shown.Seq != t.newest || t.person == nil {
		return
	}
	t.teller.sayTurn(s, &shown)
	t.moves.ask(s, &shown)
}

// setPace lets the bots keep the pace of the picture, where they are this screen's.
func (t *Table) setPace() {
	if host, ok := t.table.(room.Host); ok {
		host.SetPace(paceOf(t.speed))
	}
}

// settle tells the table that the picture rests, so that bots may think.
func (t *Table) settle() {
	if t.hold == 0 && t.rest != 0 {
		t.table.Settled(t.rest)
	}
}

func animSpeed(s stage.Speed) anim.Speed {
	switch s {
	case stage.SpeedSlow:
		return anim.Slow
	case stage.SpeedFast:
		return anim.Fast
	case stage.SpeedInstant:
		return anim.Instant
	}
	return anim.Normal
}

func paceOf(s stage.Speed) room.Pace {
	p := room.Normal()
	switch s {
	case stage.SpeedSlow:
		p = room.Slow()
	case stage.SpeedFast:
		p = room.Fast()
	case stage.SpeedInstant:
		p = room.Instant()
	}
	p.Slice = platform.ThinkSlice
	return p
}
