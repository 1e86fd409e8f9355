package table

import (
	"strconv"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// facts are what the picture says about the beat shown, made once a beat so that drawing builds no text.
type facts struct {
	seats    []seatFacts
	may      [256]bool   // by engine.Face: those the viewer may play now, out of turn too
	tells    [256]bool   // by engine.Face: the viewer's cards of the rank that somebody else claims; they speak for or against it
	told     bool        // there are such
	drawn    engine.Card // the one card in question after a draw; 0 = none
	plays    int         // legal plays
	draw     bool        // drawing is legal
	call     bool        // calling is legal
	callOpen bool        // as far as everybody at the table can see
	bluff    bool        // a Wild Draw Four would be a bluff now
	chip     string
	round    string
	due      string        // who answers what is due, or takes it
	owed     int           // cards due; 0 = none
	take     string        // on the draw pile: what is due may be taken
	plus     string        // "+6"
	jump     bool          // plays are offered out of turn
	clock    engine.Millis // what a decision has; 0 = no clock
	open     string        // who may challenge what
	held     [5]int        // the viewer's cards by colour
	plain    bool          // by the rules nobody is shown what fits
	full     bool          // the viewer holds too many cards to draw one by choice
	slip     int           // cards that it costs to lay one that does not fit; 0: such a card is refused
}

type seatFacts struct {
	name    string
	cards   string // "5 cards"
	scored  bool   // cards holds points too
	one     bool   // balloon: one card, called
	soon    bool   // balloon: called, with two cards still
	catch   bool   // may be caught once its time has come
	from    engine.Millis
	out     bool
	skipped bool
	active  bool
}

// numbers are the small numbers as text.
func numbers() [256]string {
	var n [256]string
	for i := range n {
		n[i] = strconv.Itoa(i)
	}
	return n
}

// read takes the facts out of a snapshot.
func (f *facts) read(t *view, s *engine.Snapshot) {
	l := &t.lang
	seats := f.seats
	match := s.Round > 1 && !t.single()
	*f = facts{seats: seats[:0]}
	for i := range s.Hands {
		h, p := &s.Hands[i], shed.At(s, i)
		d := seatFacts{name: h.Name, out: h.Out, from: p.CatchFrom}
		d.cards = l.Say(words.TableCards, words.Count("n", h.Count))
		if match && h.Score != 0 {
			d.scored = true
			d.cards += " · " + l.Say(words.TableScore, words.Count("n", h.Score))
		}
		if h.Out {
			d.cards = l.Say(words.TableRemoved)
		}
		d.one = h.Count == 1 && p.Called && !h.Out && !s.Over()
		d.soon = h.Count == 2 && p.Called && !h.Out && !s.Over()
		d.catch = p.Catchable && engine.Seat(i) != s.Viewer && s.Viewer >= 0
		d.active = s.Turn == engine.Seat(i) && !s.Over() && s.Phase != engine.PhaseResolving
		f.seats = append(f.seats, d)
	}
	if e, ok := anim.PassedOver(s); ok && e.Seat >= 0 && int(e.Seat) < len(f.seats) {
		f.seats[e.Seat].skipped = true
	}
	for _, c := range s.Legal {
		switch c.Verb {
		case engine.VerbPlay:
			f.plays++
			f.mark(c)
		case engine.VerbDraw:
			f.draw = true
		case engine.VerbCallUno:
			f.call = true
		}
	}
	f.drawn = inQuestion(s)
	f.chip = l.Say(words.TableAnyColor)
	if shed.Of(s).Color != engine.NoColor {
		f.chip = kit.Capital(l.Color(shed.Of(s).Color))
	}
	f.round = t.heading.round(l, s.Round)
	f.jump = f.plays > 0 && !s.Owes() && !s.Over()
	if s.Clock.Deadline != 0 {
		f.clock = timeOf(s)
	}
	f.plain, f.full = games.Unaided(s), games.Full(s)
	f.callOpen = opensCall(s, f.call)
	if of, ok := games.Ruled[engine.Mistaken](s); ok && s.Phase == engine.PhasePlay && s.Owes() {
		f.slip = of.Mistake()
	}
	f.readDue(t, s)
	if p := shed.Of(s).Pending; p != nil && p.Challenge {
		f.open = l.Event(engine.Event{Kind: engine.EventChallengeOffered, Seat: p.By, Target: p.Victim}, t.heardAs(s), t.names)
	}
	f.readHand(s)
}

// opensCall says whether the viewer may call as far as everybody can see: with one card while it is granted, and before that with as
// many as one may call with, on their own turn.
func opensCall(s *engine.Snapshot, granted bool) bool {
	if s.Viewer < 0 || s.Over() || shed.At(s, s.Viewer).Called {
		return false
	}
	n := s.Hands[s.Viewer].Count
	of, ok := games.Ruled[engine.Calling](s)
	return n == 1 && granted || ok && of.ByHand() && n > 1 && n == of.CallsAt() && s.Turn == s.Viewer
}

// readDue tells who answers what is due or takes it. A Wild Draw Four by itself is told by what may be challenged.
func (f *facts) readDue(t *view, s *engine.Snapshot) {
	p := shed.Of(s).Pending
	if p == nil || p.Paid || p.Stack == 0 || s.Over() {
		return
	}
	l, n := &t.lang, words.Count("n", p.Stack)
	f.plus = "+" + strconv.Itoa(p.Stack)
	if s.Owes() {
		for _, c := range s.Legal {
			if c.Verb == engine.VerbAccept {
				f.take = l.Say(words.StackTake, n)
			}
		}
	}
	if p.Challenge && p.Stack <= 4 {
		return
	}
	f.owed = p.Stack
	f.due = l.Say(words.StackOwed, n)
	if !s.Owes() && p.Victim >= 0 && int(p.Victim) < len(t.names) {
		f.due = l.Say(words.StackWaits, words.With("name", t.names[p.Victim]), n)
	}
}

// timeOf is how long a decision has by the rules of the table.
func timeOf(s *engine.Snapshot) engine.Millis {
	if of, ok := games.Ruled[engine.Timed](s); ok {
		return of.Time()
	}
	return 0
}

func (f *facts) mark(c engine.Command) {
	face := c.Card.Face
	if len(c.Cards) > 0 {
		face = c.Cards[0].Face
	}
	f.may[face] = true
}

// readHand counts colours, and asks the game whether a Wild Draw Four would be a bluff.
func (f *facts) readHand(s *engine.Snapshot) {
	if s.Viewer < 0 || int(s.Viewer) >= len(s.Hands) {
		return
	}
	h := &s.Hands[s.Viewer]
	for _, c := range h.Cards {
		if c.Hidden() {
			continue // nobody has looked at it
		}
		f.held[shed.ColorOf(c.Face)]++
	}
	f.bluff = umpire.Of(s.Game).Bluffs(s)
	of := umpire.Claims(s.Game)
	if of == nil {
		return
	}
	rank, by := of.Waits(s)
	if rank == engine.NoRank || by == s.Viewer {
		return
	}
	for i := range h.Cards {
		if of.Lies(s, h.Cards[i:i+1], rank) == 0 {
			f.tells[h.Cards[i].Face], f.told = true, true
		}
	}
}
