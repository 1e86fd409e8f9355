package replay

import (
	"math"
	"strconv"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// inHundred is a chance as people read it.
func inHundred(c float64) int { return int(math.Round(100 * c)) }

func gradeKey(g ai.Grade) words.Key {
	return [...]words.Key{words.GradeBest, words.GradeFine, words.GradeSlip, words.GradeMistake, words.GradeBlunder}[g]
}

// moveWords names what somebody does: "red 7", "wild, red named", "draw a card".
func moveWords(l *words.Language, c engine.Command, names []string) string {
	switch c.Verb {
	case engine.VerbPlay:
		if c.Blind {
			return l.Say(words.MoveUnseen, words.With("color", l.Color(c.Color)))
		}
		text := l.Face(c.Card.Face)
		if len(c.Cards) > 0 {
			all := make([]engine.SeenCard, len(c.Cards))
			for i, card := range c.Cards {
				all[i] = engine.SeenCard{Face: card.Face}
			}
			text = l.Hand(all)
		}
		if c.Color != engine.NoColor {
			text = l.Say(words.MoveNamed, words.With("cards", text), words.With("color", l.Color(c.Color)))
		}
		if c.Target >= 0 && int(c.Target) < len(names) {
			text = l.Say(words.MoveSwap, words.With("cards", text), words.With("name", names[c.Target]))
		}
		return text
	case engine.VerbPass:
		return l.Say(words.MovePass)
	case engine.VerbAccept:
		return l.Say(words.MoveAccept)
	case engine.VerbChallenge:
		return l.Say(words.MoveChallenge)
	case engine.NoVerb:
		return l.Say(words.MoveLetGo)
	case engine.VerbChooseColor:
		return l.Say(words.MoveColor, words.With("color", l.Color(c.Color)))
	}
	return l.Say(words.MoveDraw)
}

func (r *Review) name(seat engine.Seat) words.Arg {
	if seat < 0 || int(seat) >= len(r.table.table.Names()) {
		return words.With("name", "")
	}
	return words.With("name", r.table.table.Names()[seat])
}

// happened is what came of a moment's command, in sentences.
func (r *Review) happened(s *stage.Stage, i int) string {
	r.table.record.Seek(r.beatOf(i))
	return r.table.told(s)
}

// swing is whose chance a moment changed most; "" where that is not known yet.
func (r *Review) swing(s *stage.Stage, i int) string {
	seat, by, ok := r.think.Swing(i)
	if !ok {
		return ""
	}
	from := r.think.Moments()[i].Chances[seat]
	return s.Lang().Say(words.ReviewSwing, r.name(seat), words.Count("from", inHundred(from)), words.Count("to", inHundred(from+by)))
}

// tellState says how far the thinking has come.
func (r *Review) tellState(s *stage.Stage) {
	l := s.Lang()
	n := words.Count("n", int(100*r.think.Progress()))
	r.halt.Text, r.halt.Off = l.Say(words.ReviewStop), false
	switch {
	case r.think.Done():
		r.state, r.halt.Off = l.Say(words.ReviewDone), true
	case r.stopped:
		r.state, r.halt.Text = l.Say(words.ReviewStopped, n), l.Say(words.ReviewGoOn)
	default:
		r.state = l.Say(words.ReviewWorking, n)
	}
}

// tellMoment says what happened where the cursor stands.
func (r *Review) tellMoment(s *stage.Stage) {
	l := s.Lang()
	all := r.think.Moments()
	r.show.Off = r.graph.cursor < 0
	if r.graph.cursor < 0 {
		r.line = l.Say(words.ReviewTurnsSoon)
		if r.think.Charted() {
			r.line = l.Say(words.ReviewNothing)
		}
		r.fitLine(s)
		return
	}
	i := r.graph.cursor
	m := &all[i]
	parts := []string{l.Say(words.ReviewAt, words.Count("n", r.beatOf(i)+1)) + ": " + r.happened(s, i), r.swing(s, i)}
	if m.Decided {
		parts = append(parts, l.Say(words.ReviewRated, words.With("grade", l.Say(gradeKey(m.Grade())))))
	}
	r.line = words.Join(parts...)
	r.fitLine(s)
}

// account is the seat's luck and skill, a sentence each, and whether they are its player's own.
func (r *Review) account(s *stage.Stage) []string {
	a := r.think.Account(r.seat)
	l, name := s.Lang(), r.name(r.seat)
	if len(r.think.Final()) == 0 || len(r.think.Moments()) == 0 || !r.think.Rated(r.seat) {
		return nil
	}
	// In numbers that are read: what it began with, less what was lost, and luck are what it ended with.
	from, to := inHundred(r.think.Moments()[0].Chances[r.seat]), inHundred(r.think.Final()[r.seat])
	best := a.Grades[ai.GradeBest]
	skill := l.Say(words.ReviewSkill, name, words.Count("n", a.Decisions), words.Count("best", best), words.Count("lost", inHundred(a.Lost)),
		words.With("average", kit.Tenths(l, words.StatisticsTenths, int(math.Round(1000*a.Lost/float64(max(a.Decisions, 1)))))))
	if best == a.Decisions {
		skill = l.Say(words.ReviewSkillAll, name, words.Count("n", a.Decisions))
	}
	key, n := words.ReviewLuckNone, to-from+inHundred(a.Lost)
	switch {
	case n > 0:
		key = words.ReviewLuckGave
	case n < 0:
		key, n = words.ReviewLuckTook, -n
	}
	lines := []string{skill, l.Say(key, name, words.Count("from", from), words.Count("n", n))}
	if guests.IsApart(&r.table.save.Head, r.round, r.seat) {
		lines = append(lines, l.Say(words.ReviewApart))
	}
	return lines
}

// items are the rows of the list, top to bottom.
func (r *Review) items(s *stage.Stage) []*reviewRow {
	l := s.Lang()
	var rows []*reviewRow
	say := func(heading bool, text string) {
		rows = append(rows, &reviewRow{heading: heading, text: text})
	}
	say(true, l.Say(words.ReviewAccount))
	account := r.account(s)
	for _, line := range account {
		say(false, line)
	}
	for _, line := range r.claimed(s).honours() {
		say(false, line)
	}
	if len(account) == 0 && r.think.Rated(r.seat) {
		say(false, l.Say(words.ReviewOpen))
	} else if len(account) == 0 {
		say(false, l.Say(words.ReviewDecisionsSoon))
	}
	say(true, l.Say(words.ReviewTurns))
	if !r.think.Charted() {
		say(false, l.Say(words.ReviewTurnsSoon))
		return rows
	}
	for n, i := range r.think.Turns(3) {
		rows = append(rows, r.row(rowTurn, i, strconv.Itoa(n+1), r.happened(s, i),
			l.Say(words.ReviewTurn, words.Count("beat", r.beatOf(i)+1), words.With("swing", r.swing(s, i)))))
	}
	rows = append(rows, r.puzzles(s)...)
	rows = append(rows, r.bluffs(s)...)
	say(true, l.Say(words.ReviewDecisions, r.name(r.seat)))
	listed := len(rows)
	rows = append(rows, r.decisions(s)...)
	switch {
	case !r.think.Rated(r.seat):
		say(false, l.Say(words.ReviewDecisionsSoon))
	case listed == len(rows):
		say(false, l.Say(words.ReviewDecisionsNone))
	}
	return rows
}

// bluffs are the draw fours that could be challenged, under their heading; where cards are claimed, what was true of that.
func (r *Review) bluffs(s *stage.Stage) []*reviewRow {
	if r.table.record.Claiming() {
		return r.claimed(s).listed()
	}
	l := s.Lang()
	rows := []*reviewRow{{heading: true, text: l.Say(words.ReviewBluffs)}}
	for i := range r.think.Moments() {
		if m := &r.think.Moments()[i]; m.Doubt {
			rows = append(rows, r.row(rowDoubt, i, "+4", r.doubt(s, m), l.Say(words.ReviewAt, words.Count("n", r.beatOf(i)+1))))
		}
	}
	if len(rows) == 1 {
		rows = append(rows, &reviewRow{text: l.Say(words.ReviewBluffsNone)})
	}
	return rows
}

// decisions are the seat's, as far as they have been rated.
func (r *Review) decisions(s *stage.Stage) []*reviewRow {
	l, of := s.Lang(), r.claimed(s)
	var rows []*reviewRow
	for i := range r.think.Moments() {
		m := &r.think.Moments()[i]
		if m.Command.Seat != r.seat || !m.Decided || of.unremarkable(m) {
			continue
		}
		g, beat := m.Grade(), words.Count("beat", r.beatOf(i)+1)
		note := l.Say(words.ReviewGood, beat)
		if g > ai.GradeBest {
			better, n := words.With("move", of.move(m, m.Best)), inHundred(m.Lost)
			note = l.Say(words.ReviewBetterLess, beat, better)
			if n > 0 {
				note = l.Say(words.ReviewBetter, beat, better, words.Count("n", n))
			}
		}
		if odds := of.odds(m); odds != "" {
			note += " · " + odds
		}
		row := r.row(rowDecision, i, gradeMark(g), l.Say(words.ReviewDecision, words.With("grade", l.Say(gradeKey(g))),
			words.With("move", of.move(m, r.meant(i)))), note)
		row.grade = g
		rows = append(rows, row)
	}
	return rows
}

// meant is the moment's command with what the record leaves out: which face the card had.
func (r *Review) meant(i int) engine.Command {
	m := &r.think.Moments()[i]
	c := m.Command
	if m.Doubt && c.Verb == engine.VerbDraw {
		c.Verb = engine.VerbAccept
	}
	if c.Verb == engine.VerbPlay && c.Card.Face == engine.NoFace && len(c.Cards) == 0 {
		r.table.record.Seek(r.beatOf(i))
		snap := r.table.record.View(c.Seat)
		if n := len(snap.Cause.Cards); n > 0 {
			c.Card.Face = snap.Cause.Cards[n-1].Face
		}
	}
	return c
}

// doubt tells of a draw four that could be challenged, and what was true.
func (r *Review) doubt(s *stage.Stage, m *ai.Moment) string {
	key := words.ReviewBelieved
	switch {
	case m.Command.Verb == engine.VerbChallenge && m.Guilty:
		key = words.ReviewCaught
	case m.Command.Verb == engine.VerbChallenge:
		key = words.ReviewWronged
	case m.Command.Verb == engine.VerbPlay && m.Guilty:
		key = words.ReviewAnswered
	case m.Command.Verb == engine.VerbPlay:
		key = words.ReviewStacked
	case m.Guilty:
		key = words.ReviewFooled
	}
	return s.Lang().Say(key, words.With("by", r.name(m.Accused).Text), r.name(m.Command.Seat))
}

func (r *Review) row(kind rowKind, i int, mark, text, note string) *reviewRow {
	n := &reviewRow{key: rowKey{kind, i}, mark: mark, text: text, note: note}
	n.OnPress = func(s *stage.Stage) {
		r.point(s, i)
		r.open(s)
	}
	return n
}
