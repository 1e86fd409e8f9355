package anim

import (
	"slices"

	"fourtell/engine"
)

// Queue plays beats one after another. Push a snapshot per beat, call Tick 60 times a second, draw Poses in order. It is
// not safe for concurrent use. The hooks are called from inside Tick, and may push, settle or skip.
type Queue struct {
	// OnIdle is called once after each beat's motion, on the tick after it came to rest, with what has ended.
	OnIdle func(ended Kind, shown engine.Snapshot)
	// OnQuestion is called once for each question, right after the OnIdle at which everybody has seen what led to it and nothing
	// newer is known: it may be answered now.
	OnQuestion func(shown engine.Snapshot)
	// OnChallengeReady is OnQuestion again where the question is whether somebody is believed (engine.Snapshot's Doubtful): once for
	// each challenge offered, when everybody has seen the motion of the card in question.
	OnChallengeReady func(shown engine.Snapshot)

	timing  Timing
	shown   engine.Snapshot
	started bool // shown holds a snapshot
	layout  Layout
	geom    Geometry
	pending []engine.Snapshot

	plan    Plan
	diff    Diff
	running bool
	now     float64 // ticks played, counting hurried ones fully
	begun   float64 // now at the plan's start
	heard   float64 // how far into the plan its cues have sounded
	skip    bool
	hurry   bool

	hooks
	seats reseat
	over  hastened

	sprites []sprite
	owner   []int  // scratch of fill
	taken   []bool // scratch of fill
	order   []int
	poses   []Pose
	effects []Effect // Start is absolute
	cues    []Cue
	key     uint32
	moving  bool
	strays  int // cards that came from nowhere or vanished: always 0, tests look
}

// NewQueue is an empty table of this size.
func NewQueue(g Geometry, t Timing) *Queue { return &Queue{geom: g, timing: t} }

// SetTiming changes the pace from the next beat on.
func (q *Queue) SetTiming(t Timing) { q.timing = t }

// Push queues a beat's snapshot to be played after those before it. A jump in Seq, or another viewer, settles; a
// snapshot of the newest beat again replaces it without motion. A deal that begins a match is always played.
func (q *Queue) Push(s engine.Snapshot) {
	last := q.newest()
	begins := s.Cause.Kind == engine.EventDealt && s.Seq <= 1
	switch {
	case last != nil && s.Viewer != last.Viewer, last == nil && s.Cause.Kind != engine.EventDealt:
		q.Settle(s)
	case last == nil || begins || s.Seq == last.Seq+1:
		q.pending = append(q.pending, s)
	case s.Seq == last.Seq:
		*last = s
		if len(q.pending) == 0 {
			q.relayout(q.geom, true)
		}
	default:
		q.Settle(s)
	}
}

// newest is the last snapshot known, or nil.
func (q *Queue) newest() *engine.Snapshot {
	if n := len(q.pending); n > 0 {
		return &q.pending[n-1]
	}
	if q.started {
		return &q.shown
	}
	return nil
}

// Settle puts a snapshot on the table without motion and drops what was queued. The next idle announces it, and with
// it a challenge that is open.
func (q *Queue) Settle(s engine.Snapshot) {
	clear(q.pending)
	q.pending = q.pending[:0]
	q.running, q.skip, q.started = false, false, true
	q.seats, q.over = reseat{}, hastened{}
	q.shown = s
	q.layout = Arrange(&q.shown, q.geom)
	q.sprites, q.effects = q.sprites[:0], q.effects[:0]
	for k := range q.layout.Poses {
		p := q.layout.Poses[k]
		q.spawn(sprite{place: p.Place, card: p.Card, was: p.Card, pose: p}).slot = k
		q.sprites[k].depth = k
	}
	q.plan, q.diff = Plan{Kind: Settled}, Diff{Swept: -1}
	q.settled()
	q.show()
	q.moving = false
}

// Tick advances the table by one tick, 1/60 s.
func (q *Queue) Tick() {
	q.cues = q.cues[:0]
	if !q.running {
		q.announce()
		if !q.running && len(q.pending) > 0 && !q.unannounced {
			q.start()
		}
	}
	q.seats.moved = false
	if !q.running && !q.moving {
		return
	}
	q.now += q.rate()
	if q.running && (q.skip || q.now >= q.begun+q.plan.Ticks) {
		q.now = max(q.now, q.begun+q.plan.Ticks)
	}
	if q.running {
		q.sound(q.now - q.begun)
	}
	q.seats.tick(&q.layout, q.now)
	moving := false
	for i := range q.sprites {
		if s := &q.sprites[i]; !s.still && !s.update(q.now) {
			moving = true
		}
	}
	moving = q.glow() || moving
	if q.running && q.now >= q.begun+q.plan.Ticks {
		q.end()
	}
	q.show()
	q.moving = moving
}

// start begins the next beat.
func (q *Queue) start() {
	next := q.pending[0]
	copy(q.pending, q.pending[1:])
	q.pending[len(q.pending)-1] = engine.Snapshot{}
	q.pending = q.pending[:len(q.pending)-1]
	prev := q.shown
	if !q.started {
		prev = engine.Snapshot{}
	}
	q.diff = Between(prev, next)
	var sat []seatPlace
	if q.diff.Reseated {
		sat = placesOf(&q.layout)
	}
	q.layout = Arrange(&next, q.geom)
	q.plan = Choreograph(q.diff, next, q.layout, q.timing)
	q.shown, q.started = next, true
	q.running, q.skip = true, false
	q.begun, q.heard = q.now, -1
	if q.diff.Swept >= 0 {
		q.forget()
	}
	q.bind(&q.diff)
	for _, e := range q.plan.Effects {
		e.Start += q.now
		q.effects = append(q.effects, e)
	}
	if q.seats.on = false; q.plan.Seats.Ticks > 0 {
		q.seats.begin(&q.layout, sat, q.plan.Seats, q.now)
	}
	q.hasten()
}

// end is the plan's last tick: everything rests, and the next tick looks whether it still does.
func (q *Queue) end() {
	q.running, q.skip = false, false
	kept := q.sprites[:0]
	for i := range q.sprites {
		if s := &q.sprites[i]; s.slot != noSlot {
			kept = append(kept, *s)
		}
	}
	clear(q.sprites[len(kept):])
	q.sprites = kept
	q.ended(q.plan.Kind)
}

// rate is how many ticks pass in one: more when beats are waiting, so that the picture keeps up with the table.
func (q *Queue) rate() float64 {
	r, n := 1.0, 0
	for i := range q.pending {
		if !bombs(&q.pending[i]) { // they take no time of their own
			n++
		}
	}
	if n > 3 {
		r = min(3, 1+0.5*float64(n-3))
	}
	if q.hurry {
		r = max(r, 4)
	}
	return r
}

// sound collects the cues up to t ticks into the plan, each at most once a tick.
func (q *Queue) sound(t float64) {
	due := t
	if q.skip || q.plan.Ticks == 0 {
		due = q.heard // and what only passes is heard no more
	}
	if q.now >= q.begun+q.plan.Ticks {
		t = max(t, 1e9) // the plan ends: what is left sounds now
	}
	add := func(c Cue, at float64) {
		if c != NoCue && at > q.heard && at <= t && (at <= due || !c.passing()) && !slices.Contains(q.cues, c) {
			q.cues = append(q.cues, c)
		}
	}
	for i := range q.plan.Steps {
		s := &q.plan.Steps[i]
		add(s.Cue, s.Start)
		add(s.Impact, s.Start+s.Ticks-s.LandTicks)
	}
	for _, c := range q.plan.Cues {
		add(c.Cue, c.At)
	}
	q.heard = t
}

// glow advances the effects and says whether any goes on.
func (q *Queue) glow() bool {
	kept := q.effects[:0]
	for _, e := range q.effects {
		t := q.now - e.Start
		if t >= e.Ticks {
			continue
		}
		e.At = max(0, t/e.Ticks)
		kept = append(kept, e)
	}
	q.effects = kept
	return len(kept) > 0
}

// show rebuilds the poses in drawing order.
func (q *Queue) show() {
	q.order = q.order[:0]
	for i := range q.sprites {
		q.order = append(q.order, i)
		for k := i; k > 0 && q.sprites[q.order[k-1]].depth > q.sprites[q.order[k]].depth; k-- {
			q.order[k-1], q.order[k] = q.order[k], q.order[k-1]
		}
	}
	q.poses = q.poses[:0]
	for _, i := range q.order {
		q.poses = append(q.poses, q.sprites[i].pose)
	}
}
