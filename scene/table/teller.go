package table

import (
	"slices"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// teller tells what happens: it speaks, keeps the log, and shows a line at the top.
type teller struct {
	*chair
	people   *people
	peek     *peek
	verdict  *verdictShow
	log      *tableLog
	hud      *hud
	felt     *felt
	question *question
}

func newTeller(c *chair, p *people, k *peek, v *verdictShow, l *tableLog, u *hud, f *felt, q *question) *teller {
	return &teller{chair: c, people: p, peek: k, verdict: v, log: l, hud: u, felt: f, question: q}
}

// tell speaks and keeps what a beat shows, as it begins to be seen: a verdict when the eye opens.
func (t *teller) tell(s *stage.Stage, now *engine.Snapshot) {
	if t.o.Demo {
		return
	}
	t.tellVerdict(s)
	if now.Cause.Kind.Judges() {
		t.verdict.untold = now
		return
	}
	t.tellNow(s, now)
}

// tellVerdict tells a verdict that has waited for its picture.
func (t *teller) tellVerdict(s *stage.Stage) {
	if now := t.verdict.untold; now != nil {
		t.verdict.untold = nil
		t.tellNow(s, now)
	}
}

func (t *teller) tellNow(s *stage.Stage, now *engine.Snapshot) {
	if now.Cause.Kind == engine.EventDealt {
		t.log.clear()
		s.Speech().Say(t.heading.round(&t.lang, now.Round))
		t.sayKeys(s)
	}
	asked := t.askedAnew(now)
	t.tellLines(now, func(line string) {
		if line != asked {
			s.Speech().Say(line)
		}
	})
	s.Window().Call(now.Owes() && t.person != nil)
}

// askedAnew is the sentence of a beat that the question after it says once more: which card the player has drawn.
func (t *teller) askedAnew(now *engine.Snapshot) string {
	e, ok := now.Happened(engine.EventDrawn)
	if !ok || t.person == nil || now.Phase != engine.PhaseDrawn || !now.Owes() || t.peek.hidden() {
		return ""
	}
	aloud := words.Aloud(t.lang)
	return aloud.Event(e, t.heardAs(now), t.names)
}

// toldTo is a beat as the listener is told of it.
func (t *teller) toldTo(now *engine.Snapshot) *engine.Snapshot {
	if t.heardAs(now) == now.Viewer {
		return now
	}
	told := *now
	told.Viewer = t.heardAs(now)
	return &told
}

// tellLines gives a voice the sentences of a beat, and keeps them in the log, but for whose turn it is.
func (t *teller) tellLines(now *engine.Snapshot, voice func(string)) {
	turn := ""
	if e, ok := now.Happened(engine.EventTurn); ok {
		turn = t.lang.Event(e, t.heardAs(now), t.names)
	}
	told, aloud := t.toldTo(t.peek.discreet(now)), words.Aloud(t.lang)
	spoken := aloud.Beat(told)
	for i, line := range t.lang.Beat(told) {
		voice(spoken[i])
		if line != turn {
			t.log.add(line, now.Cause.Seat)
			t.log.at(now.Seq)
			t.about(now)
			t.hud.fresh = true
		}
	}
}

// sayTurn tells the player where they stand, once everything has been seen.
func (t *teller) sayTurn(s *stage.Stage, shown *engine.Snapshot) {
	if !shown.Owes() {
		return
	}
	asked := asking{shown.Round, shown.Decision}
	again := asked == t.felt.announced // a call or a catch in between asks nothing new
	t.felt.announced = asked
	if again {
		return
	}
	if shown.Phase == engine.PhasePlay || shown.Phase == engine.PhaseChooseColor {
		t.felt.banner = bannerFor
	}
	t.quiet = 0
	if d := shed.Of(shown).Pending; d != nil && d.Kind == shed.PendingWD4 && d.Challenge && !d.Answerable && shown.Phase == engine.PhaseRespond {
		return // the challenge says it all when it opens
	}
	if shown.Doubtful() && shed.Of(shown).Pending == nil {
		return // so does the question whether a claim is believed
	}
	s.Speech().Say(t.peek.turnLine(s, shown))
}

// toastFor cries what a beat was, with who it concerns.
func (t *teller) toastFor(s *stage.Stage, ended anim.Kind, shown *engine.Snapshot) {
	if t.o.Demo || ended == anim.Settled {
		return
	}
	events := append([]engine.Event{shown.Cause}, shown.Riders...)
	for _, e := range events {
		if e.Kind == engine.EventChallengeAccepted && t.bluffed && e.Target == t.viewer {
			t.believed(s, e.Seat)
			continue
		}
		if e.Kind == engine.EventDealt || e.Kind == engine.EventChallengeResolved && e.Seat == t.viewer {
			t.bluffed = false
		}
		text := t.lang.Toast(e, t.listener(), t.names)
		if text == "" || e.Kind == engine.EventUnoCalled || e.Kind.Judges() {
			continue
		}
		line := ""
		against := false
		switch e.Kind {
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn, engine.EventOpener:
			line = t.payer(shown, e)
		case engine.EventUnoCaught, engine.EventFalseCatch, engine.EventSkipped:
			against = e.Seat == t.viewer || e.Kind != engine.EventSkipped
			if e.Kind == engine.EventFalseCatch {
				line = t.lang.Event(e, t.listener(), t.names)
			}
		case engine.EventMisplayed, engine.EventUnfit, engine.EventLimit:
			line, against = t.lang.Event(e, t.listener(), t.names), e.Seat == t.viewer
		case engine.EventTimedOut:
			if e.Seat == engine.NoSeat { // the round's
				line = t.lang.Say(words.TimeUpLine)
				break
			}
			line, against = t.lapsed(events), e.Seat == t.viewer
		case engine.EventReversed:
			line = t.lang.Say(words.TableClockwise)
			if e.Count < 0 {
				line = t.lang.Say(words.TableCounter)
			}
			line = kit.Capital(line)
		}
		if e.Kind == engine.EventReversed && shown.Cause.Kind == engine.EventStacked {
			continue // what is due has turned round with it
		}
		if e.Kind == engine.EventSkipped && !skipper(events) {
			continue // whoever draws a penalty is skipped too: one cry is enough
		}
		t.toast(s, text, line, against)
	}
}

// believed tells a bluffer, and nobody else, that the bluff was let pass.
func (t *teller) believed(s *stage.Stage, by engine.Seat) {
	t.bluffed = false
	worked := t.lang.Say(words.BluffWorked)
	t.toast(s, worked, t.lang.Say(words.BluffTrusted, words.With("name", t.names[by])), false)
	s.Speech().Say(worked)
}

// lapsed is what the table did for a seat whose time was up, as far as the same beat tells.
func (t *teller) lapsed(events []engine.Event) string {
	for _, e := range events {
		if e.Kind == engine.EventTimedOut || e.Kind == engine.EventTurn {
			continue
		}
		if line := t.lang.Event(e, t.listener(), t.names); line != "" {
			return line
		}
	}
	return ""
}

// toast shows a line at the top; what it says has been spoken already. While the player is asked, what is no concern of theirs
// is for the log alone.
func (t *teller) toast(s *stage.Stage, title, line string, against bool) {
	if t.question.modal != nil && !against {
		return
	}
	s.Toasts().Add(stage.Toast{Title: title, Line: line, Alert: against, Cry: true})
}

// payer is who pays for a draw card at once, or, where that is still open, who has played it.
func (t *teller) payer(shown *engine.Snapshot, e engine.Event) string {
	hits := e.Kind == engine.EventPlayed || e.Kind == engine.EventJumpedIn || e.Kind == engine.EventOpener
	due, ok := umpire.Of(shown.Game).Due(shown, e)
	if !ok || !hits || len(shown.Hands) < 2 {
		return t.lang.Event(e, t.listener(), t.names)
	}
	due.Seat = t.victim(shown, e.Seat)
	return t.lang.Event(due, t.listener(), t.names)
}

// skipper says whether the beat is the play of a card that skips by itself.
func skipper(events []engine.Event) bool {
	for _, e := range events {
		if n := len(e.Cards); n > 0 && (e.Kind == engine.EventPlayed || e.Kind == engine.EventJumpedIn || e.Kind == engine.EventOpener) {
			sign := shed.SymbolOf(e.Cards[n-1].Face)
			return sign == shed.Skip || sign == shed.Reverse
		}
	}
	return false
}

// about notes which cards the last entry is about, as far as the viewer sees them in its beat, and whether it tells of a
// bluff or a challenge.
func (t *teller) about(now *engine.Snapshot) {
	line := &t.log.lines[len(t.log.lines)-1]
	for _, e := range append([]engine.Event{now.Cause}, now.Riders...) {
		switch e.Kind {
		case engine.EventChallengeOffered, engine.EventChallengeAccepted, engine.EventChallengeResolved, engine.EventDoubted, engine.EventRevealed:
			line.doubt = line.doubt || line.text == t.lang.Event(e, t.heardAs(now), t.names)
		case engine.EventPenalty:
			paid := e.Reason == engine.ForBluff || e.Reason == engine.ForWrongDoubt
			line.doubt = line.doubt || paid && line.text == t.lang.Event(e, t.heardAs(now), t.names)
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
			if n := len(e.Cards); n > 0 && e.Cards[n-1].Face == shed.FaceWildDrawFour && now.Cause.Kind == e.Kind {
				line.doubt = true
			}
		}
		switch e.Kind {
		case engine.EventDealt, engine.EventDrawn, engine.EventPenalty:
			if t.people.shared() {
				continue // what one person has drawn is nothing for the next who reads this
			}
		}
		for _, c := range e.Cards {
			if c.ID != 0 && !slices.Contains(line.cards, c.ID) {
				line.cards = append(line.cards, c.ID)
			}
		}
	}
}

// sayKeys speaks, at the first table of a session, what can be done at it and by which keys.
func (t *teller) sayKeys(s *stage.Stage) {
	if s.Speech().Helped || t.person == nil {
		return
	}
	s.Speech().Helped = true
	var args []words.Arg
	for _, k := range [...]struct {
		name string
		act  input.Action
	}{{"play", input.ActConfirm}, {"draw", input.ActDraw}, {"call", input.ActCall}, {"catch", input.ActCatch}, {"stand", input.ActPeek}, {"hint", input.ActHint}, {"log", input.ActLog}, {"pause", input.ActPause}} {
		args = append(args, words.With(k.name, s.Keys().Spoken(k.act)))
	}
	s.Speech().Say(s.Lang().Say(words.SpokenKeys, args...))
}

// fold puts what happened while a bot played for a person into their log; the table is shown to them as it stands now.
func (t *teller) fold(p *sharer) {
	n := len(p.missed)
	if n < 2 {
		return
	}
	mine := t.log.all()
	t.log.take(p.log)
	for i := range p.missed[:n-1] {
		now := &p.missed[i]
		if now.Cause.Kind == engine.EventDealt {
			t.log.clear()
		}
		t.tellLines(now, func(string) {})
	}
	p.log = t.log.all()
	t.log.take(mine)
	p.missed[0] = p.missed[n-1]
	clear(p.missed[1:])
	p.missed, p.last = p.missed[:1], engine.Snapshot{}
}
