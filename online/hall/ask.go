package hall

import (
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// ask does what somebody in the room asks for, and answers them. The same request again is answered again.
func (r *Room) ask(uid wire.UID, m wire.Message) {
	if b, box := m.Body.(*wire.Relay); box && r.relayed() {
		if refused := (relaying{r}).relay(uid, b); refused != nil {
			r.tell(uid, m.ID, refused)
		}
		return
	}
	text, known, old := r.answers.again(uid, m.ID)
	switch {
	case m.ID > 0 && playing{r}.awaits(request{uid, m.ID}):
		return
	case known && text != nil:
		r.ledger.tell(uid, text)
		return
	case known:
		r.tell(uid, m.ID, r.done())
		return
	case old:
		r.tell(uid, m.ID, no(wire.Stale))
		return
	case r.ledger.unkept() > mostUnkept:
		r.tell(uid, m.ID, no(wire.Busy))
		return
	}
	r.asking = request{uid, m.ID}
	answer := r.handle(uid, m.Body)
	r.asking = request{}
	if answer == nil {
		return // they are answered when it is known
	}
	text = r.tell(uid, m.ID, answer)
	if _, whole := answer.(*wire.Joined); whole {
		text = nil // it is soon old, and large
	}
	r.answers.keep(uid, m.ID, text)
	if s, again := m.Body.(*wire.Sync); again {
		r.missedRound(uid, s.Seq)
	}
	if _, left := m.Body.(*wire.Leave); left && r.member(uid) == nil {
		r.tell(uid, 0, &wire.Left{Why: wire.LeftYou})
	}
}

// handle does it; what it gives is the answer, nil where there is none yet.
func (r *Room) handle(uid wire.UID, b wire.Body) wire.Body {
	if r.relayed() {
		return relaying{r}.handle(uid, b)
	}
	switch b := b.(type) {
	case *wire.Do:
		return playing{r}.do(uid, b.Command)
	case *wire.Say:
		return talking{r}.say(b.Text)
	case *wire.Phrase:
		return talking{r}.phrase(b.Phrase)
	case *wire.Emote:
		return talking{r}.emote(uid, b.Emote)
	case *wire.Share:
		return dealing{r}.share(uid, b)
	case *wire.Sit:
		return r.sit(uid, b.Seat)
	case *wire.Stand:
		return r.stand(uid)
	case *wire.Leave:
		r.leave(uid, wire.LeftYou)
		return &wire.Done{}
	case *wire.Ready:
		return playing{r}.ready(uid, b.On == nil || *b.On)
	case *wire.Next:
		return playing{r}.next(uid)
	case *wire.Again:
		return playing{r}.again(uid)
	case *wire.Sync:
		return r.joined(uid, b.Seq)
	case *wire.Relay:
		return no(wire.NotNow) // the table is here: nothing is handed on
	case *wire.Start, *wire.Set, *wire.SetBot, *wire.Kick, *wire.Host:
		if r.host != uid {
			return no(wire.NotHost)
		}
		return hosting{r}.byHost(uid, b)
	}
	return no(wire.BadMessage)
}

// byHost does what only the host may.
func (r hosting) byHost(uid wire.UID, b wire.Body) wire.Body {
	switch b := b.(type) {
	case *wire.Start:
		return r.start()
	case *wire.Set:
		return r.set(b)
	case *wire.SetBot:
		return r.setBot(b)
	case *wire.Kick:
		return r.kick(uid, b.UID)
	case *wire.Host:
		return r.handOn(b.UID)
	}
	return no(wire.BadMessage)
}

// done says that it is done, and what the newest beat is.
func (r *Room) done() *wire.Done {
	d := &wire.Done{}
	if r.table != nil {
		d.Seq = r.table.views[0].Seq
	}
	return d
}

func no(c wire.Code) *wire.No { return &wire.No{Code: c, Say: c.Say()} }

// because is a no with a sentence of its own.
func because(c wire.Code, err error) *wire.No { return &wire.No{Code: c, Say: err.Error()} }

// refused is a no of the game.
func (r *Room) refused(why *engine.Illegal) *wire.No {
	n := &wire.No{Code: wire.Code(why.Code.String()), Say: why.Code.String()}
	if r.cfg.Why != nil {
		n.Say = r.cfg.Why(why)
	}
	if text, err := engine.MarshalPlain(why); err == nil {
		n.Refused = text
	}
	return n
}

// say, phrase and emote are heard by everybody who is here. Words of one's own are for rooms that are found by their code.
func (r talking) say(text string) wire.Body {
	if r.chat != wire.ChatFree { // as it never is in an open room
		return no(wire.NotNow)
	}
	return r.speak(&journal.Said{Text: text})
}

func (r talking) phrase(key string) wire.Body { return r.speak(&journal.Said{Phrase: key}) }

func (r talking) speak(f *journal.Said) wire.Body {
	r.note(f)
	last := r.said[len(r.said)-1]
	r.tellAll(&last)
	return r.done()
}

// emote is not written down: it is over as soon as it is seen.
func (r talking) emote(uid wire.UID, face string) wire.Body {
	r.tellAll(&wire.Emoted{UID: uid, Name: r.member(uid).name, Emote: face, At: r.now})
	return r.done()
}
