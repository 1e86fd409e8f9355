package uno

import (
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Rated is an option and what it is believed to be worth.
type Rated struct {
	Command engine.Command
	Win     float64 // 0 … 1: the chance of winning the round with it, or what stands for it where points count
	Tried   int     // roll-outs it rests on; options that soon looked bad rest on few
	Bluff   bool    // a draw four that may be challenged with success
}

// Advice is what a Player thinks of a decision, in numbers a person understands.
type Advice struct {
	Best    engine.Command // no verb: to do nothing, where a jump-in was to be thought of
	Options []Rated        // best first
	// Doubted is the chance that the next seat challenges a draw four played now.
	Doubted float64
	// A draw four that waits: the belief that it was a bluff, and from which belief on a challenge pays. Judged says that
	// there is one.
	Judged    bool
	Belief    float64
	BreakEven float64
	// Alone: there was nothing to choose.
	Alone bool
}

// alike is how far apart two chances may be at the most to count as equal, however few roll-outs they rest on.
const alike = 0.02

// preferred is the option a person would take of those that are equal to the best within their error: the one that sheds
// most cards, rather an honest play than a bluff, rather a card of a colour than a wild. A draw four that waits is judged by
// the belief in it, and whatever has been answered there stays.
func (a *Advice) preferred() int {
	best := 0
	for i := range a.Options {
		if o := &a.Options[i]; !a.Judged && equal(&a.Options[0], o) && likelier(o, &a.Options[best]) {
			best = i
		}
	}
	return best
}

// equal says that what one option is better by is less than the standard error of the difference, as of chances that rest on
// so many roll-outs each. One that was soon dropped rests on few, and was dropped for what they showed.
func equal(best, o *Rated) bool {
	by := best.Win - o.Win
	if by > alike || 2*o.Tried < best.Tried {
		return false
	}
	p := (best.Win + o.Win) / 2
	return by*by <= max(p*(1-p), 0)*(1/float64(best.Tried)+1/float64(o.Tried))
}

// likelier says that a person would rather do x than y, were both as good.
func likelier(x, y *Rated) bool {
	if m, n := sheds(x.Command), sheds(y.Command); m != n {
		return m > n
	}
	if x.Bluff != y.Bluff {
		return y.Bluff
	}
	return sheds(x.Command) > 0 && shed.IsWild(y.Command.Card.Face) && !shed.IsWild(x.Command.Card.Face)
}

// sheds is how many cards a command takes from the hand; drawing adds one.
func sheds(c engine.Command) int {
	switch c.Verb {
	case engine.VerbPlay:
		return max(1, len(c.Cards))
	case engine.VerbDraw:
		return -1
	}
	return 0
}

// Told makes it, for the snapshot that the advice is about. Of options that are equal within their error the one is told
// that a person would take.
func (a Advice) Told(s *engine.Snapshot) ai.Told {
	r, err := uno.ParseRules(s.Rules)
	if i := a.preferred(); i > 0 {
		told := a.Options[i]
		a.Options = slices.Insert(slices.Delete(slices.Clone(a.Options), i, i+1), 0, told)
		a.Best = told.Command
	}
	w := ai.Told{Best: a.Best, Doubted: a.Doubted, Judged: a.Judged, Belief: a.Belief, BreakEven: a.BreakEven, Cards: -1,
		Chances: err != nil || r[uno.Score] == uno.ScoreSingle}
	if o, ok := OddsOf(*s); ok {
		w.Cards = o.P
	}
	for i, o := range a.Options {
		if i == 0 {
			w.Win = o.Win
			continue
		}
		w.Others = append(w.Others, struct {
			Command engine.Command
			Win     float64
		}{o.Command, o.Win})
	}
	return w
}

// Advise is the thought a Player gives to a decision for its Advice, or to a jump-in; ok is false where there is neither.
func (b *Player) Advise(s engine.Snapshot) (t *Thought, ok bool) {
	legal := s.Legal
	s.Legal = nil
	for _, c := range legal {
		if c.Verb != engine.VerbCallUno && c.Verb != engine.VerbCatchUno {
			s.Legal = append(s.Legal, c)
		}
	}
	if len(s.Legal) == 0 {
		return nil, false
	}
	return b.think(s), true
}

// Told is its Advice as it is told in sentences, once Done.
func (t *Thought) Told(s *engine.Snapshot) ai.Told { return t.Advice().Told(s) }

// Advice is what came of it, once Done.
func (t *Thought) Advice() Advice {
	a := Advice{}
	a.Best, _ = t.Answer()
	if t.search == nil {
		a.Alone = true
		a.Options = []Rated{{Command: a.Best}}
		return a
	}
	q := t.search
	for i := range q.options {
		if o := &q.options[i]; o.n > 0 {
			a.Options = append(a.Options, Rated{Command: o.cmd, Win: q.worth(i) - o.prior, Tried: o.n, Bluff: t.isBluff(i)})
		}
	}
	slices.SortStableFunc(a.Options, func(x, y Rated) int {
		switch {
		case x.Command.Verb == a.Best.Verb && same(x.Command, a.Best):
			return -1
		case same(y.Command, a.Best):
			return 1
		case x.Win > y.Win:
			return -1
		case x.Win < y.Win:
			return 1
		}
		return 0
	})
	a.Doubted = float64(q.policy.doubts[next(&t.snap)]) / 255
	if q.judged {
		a.Judged, a.Belief = true, q.p
		a.BreakEven = t.even()
	}
	return a
}

// Worth is what that command was found to be worth; false where it was not among the options.
func (a *Advice) Worth(c engine.Command) (float64, bool) {
	for _, o := range a.Options {
		if same(o.Command, c) {
			return o.Win, true
		}
	}
	return 0, false
}

// same says whether two commands of one decision come to the same: any card of a face is as good.
func same(a, b engine.Command) bool {
	if a.Verb != b.Verb || a.Color != b.Color || a.Target != b.Target || len(a.Cards) != len(b.Cards) {
		return false
	}
	if len(a.Cards) == 0 {
		return a.Card.Face == b.Card.Face
	}
	return a.Cards[0].Face == b.Cards[0].Face && a.Cards[len(a.Cards)-1].Face == b.Cards[len(b.Cards)-1].Face
}

// even is the belief from which on the player challenges. The roll-outs' break-even is rough, so that it is drawn to the
// one known for such tables, where there is one.
func (t *Thought) even() float64 {
	q, s := t.search, &t.snap
	even := q.breakEven()
	if p := shed.Of(s).Pending; p.Stack == 4 && !p.Answerable && s.Hands[q.accused].Count > 2 {
		even = (even + doubtfulFrom(playing(s), &t.player.rules)) / 2
	}
	return even
}

// breakEven is p* = (W_accept − W_wrong) / (W_right − W_wrong), from the roll-outs of the three outcomes (AI.md, "The
// challenge"); 1 where a challenge never pays.
func (s *search) breakEven() float64 {
	challenge, accept := -1, -1
	for i := range s.options {
		switch s.options[i].cmd.Verb {
		case engine.VerbChallenge:
			challenge = i
		case engine.VerbAccept:
			accept = i
		}
	}
	if challenge < 0 || accept < 0 {
		return 1
	}
	right, wrong := s.parts[challenge][1].mean(), s.parts[challenge][0].mean()
	if right <= wrong {
		return 1
	}
	return min(max((s.worth(accept)-wrong)/(right-wrong), 0), 1)
}
