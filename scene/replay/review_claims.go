package replay

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// hindClaims is what a review tells of a round in which cards are claimed to be of a rank.
type hindClaims struct {
	*Review
	l *words.Language
}

func (r *Review) claimed(s *stage.Stage) hindClaims { return hindClaims{r, s.Lang()} }

// listed are every lie that was told and what it brought, those let be by who might have known, and the doubts against the odds.
func (r hindClaims) listed() []*reviewRow {
	l := r.l
	var told, missed, vain []*reviewRow
	claims, at := r.claims, -1 // the claim that waits
	for i := range r.think.Moments() {
		m := &r.think.Moments()[i]
		if at+1 < len(claims) && claims[at+1].Beat <= r.beatOf(i) {
			if at++; claims[at].Lie {
				told = append(told, r.lie(at, i))
			}
		}
		if !m.Doubt || m.Lost == 0 || at < 0 {
			continue
		}
		c := &claims[at]
		args := []words.Arg{r.name(m.Command.Seat), words.With("by", r.name(m.Accused).Text), words.With("claim", l.Claim(c.Event.Count, c.Event.Rank))}
		note := l.Say(words.ReviewTurn, words.Count("beat", r.beatOf(i)+1), words.With("swing", r.odds(m)))
		switch {
		case m.Command.Verb == engine.VerbPass && m.Guilty && c.Doubter == engine.NoSeat:
			missed = append(missed, r.row(rowDoubt, i, c.Event.Rank.String(), l.Say(words.ReviewMissed, args...), note))
		case m.Command.Verb == engine.VerbChallenge && m.Guilty:
			vain = append(vain, r.row(rowDoubt, i, c.Event.Rank.String(), l.Say(words.ReviewVainLie, args...), note))
		case m.Command.Verb == engine.VerbChallenge:
			vain = append(vain, r.row(rowDoubt, i, c.Event.Rank.String(), l.Say(words.ReviewVainTrue, args...), note))
		}
	}
	rows := []*reviewRow{{heading: true, text: l.Say(words.ReviewLies)}}
	if len(told) > 0 {
		rows = append(rows, &reviewRow{text: l.Say(words.ReviewLiesCount, words.Count("n", len(told)), words.Count("of", len(claims)))})
	}
	list := func(of []*reviewRow, none words.Key) {
		if len(of) == 0 {
			of = []*reviewRow{{text: l.Say(none)}}
		}
		rows = append(rows, of...)
	}
	list(told, words.ReviewLiesNone)
	rows = append(rows, &reviewRow{heading: true, text: l.Say(words.ReviewMisses)})
	list(missed, words.ReviewMissesNone)
	rows = append(rows, &reviewRow{heading: true, text: l.Say(words.ReviewVain)})
	list(vain, words.ReviewVainNone)
	return rows
}

// lie is the row of a claim that was one: the moment it was made at, what became of its maker's chance until it was settled, and, where the
// truth could have been told, what that would have been worth.
func (r hindClaims) lie(claim, moment int) *reviewRow {
	l := r.l
	c, m := &r.claims[claim], &r.think.Moments()[moment]
	names := r.table.table.Names()
	row := &reviewRow{key: rowKey{rowLie, claim}, mark: c.Event.Rank.String(), text: lieText(l, c, names)}
	row.note = l.Say(words.ReviewLieThrough, words.Count("beat", c.Beat+1))
	if c.Doubter != engine.NoSeat {
		row.note = l.Say(words.ReviewLieCaught, words.Count("beat", c.Beat+1), words.With("name", l.SeatName(c.Doubter, names)))
	}
	if m.Lost > 0 && len(m.Best.Cards) > 0 && r.honest(m.Best) {
		row.note += " · " + l.Say(words.ReviewNeedless, words.With("move", r.move(m, m.Best)), words.Count("n", inHundred(m.Lost)))
	}
	settled := moment + 1
	for settled < len(r.think.Moments()) && r.think.Moments()[settled].Doubt {
		settled++
	}
	after, by := r.think.After(settled-1), m.Command.Seat
	if len(after) > 0 {
		row.note += " · " + l.Say(words.ReviewSwing, r.name(by), words.Count("from", inHundred(m.Chances[by])), words.Count("to", inHundred(after[by])))
	}
	row.OnPress = func(s *stage.Stage) { r.openAt(s, c.Beat) }
	return row
}

// lieText says what was claimed, and what it was.
func lieText(l *words.Language, c *room.Said, names []string) string {
	return l.Say(words.ReviewLie, words.With("by", l.SeatName(c.Event.Seat, names)), words.With("claim", l.Claim(len(c.Event.Cards), c.Event.Rank)),
		words.With("cards", l.Hand(c.Event.Cards)))
}

// honest says whether a claim is none that would have been a lie.
func (r hindClaims) honest(c engine.Command) bool { return !r.table.record.WouldLie(c) }

// odds is what a seat could know of the claim it answered; "" where nothing was to be judged.
func (r hindClaims) odds(m *ai.Moment) string {
	switch {
	case !m.Judged:
		return ""
	case m.Belief == 1:
		return r.l.Say(words.ReviewOddsSure, r.name(m.Command.Seat))
	}
	return r.l.Say(words.ReviewOdds, r.name(m.Command.Seat), words.Count("n", inHundred(m.Belief)), words.Count("even", inHundred(m.Even)))
}

// unremarkable: of the claims that were rightly let be there are too many to list.
func (hindClaims) unremarkable(m *ai.Moment) bool {
	return m.Judged && m.Command.Verb == engine.VerbPass && m.Lost == 0
}

// move names what somebody does at a moment.
func (r hindClaims) move(m *ai.Moment, c engine.Command) string {
	l := r.l
	switch {
	case c.Verb == engine.VerbClaim:
		all := make([]engine.SeenCard, len(c.Cards))
		for i, card := range c.Cards {
			all[i] = engine.SeenCard{Face: card.Face}
		}
		claim := l.Claim(len(c.Cards), c.Rank)
		if r.honest(c) {
			return claim
		}
		return l.Say(words.MoveLie, words.With("claim", claim), words.With("cards", l.Hand(all)))
	case m.Judged && c.Verb == engine.VerbChallenge:
		return l.Say(words.MoveDoubt)
	case m.Judged && c.Verb == engine.VerbPass:
		return l.Say(words.MoveBelieve)
	}
	return moveWords(l, c, r.table.table.Names())
}

// honours are who stood out in the round, a sentence each.
func (r hindClaims) honours() (lines []string) {
	says, ok := tellers.Of(r.table.save.Record.Setup.Game).(words.Afterwards)
	if !ok {
		return nil
	}
	was := r.table.record.At()
	defer r.table.record.Seek(was)
	r.table.record.Seek(r.last)
	end := r.table.record.View(r.table.home)
	for _, h := range says.Honours(r.l, &end) {
		lines = append(lines, words.Sentences(r.l.Say(words.AfterHonour, words.With("title", h.Title), words.With("names", h.Names), words.With("why", h.Why))))
	}
	return lines
}
