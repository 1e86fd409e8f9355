package scene

import (
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
)

// facts are what the picture says about the beat shown, made once a beat so that drawing builds no text.
type facts struct {
	seats []seatFacts
	may   [engine.Faces]bool // faces the viewer may play now, out of turn too
	drawn engine.Card        // the one card in question after a draw; 0 = none
	plays int                // legal plays
	draw  bool               // drawing is legal
	call  bool               // calling is legal
	bluff bool               // a Wild Draw Four would be a bluff now
	chip  string
	round string
	rules string
	due   string
	open  string // who may challenge what
	held  [5]int // the viewer's cards by colour
}

type seatFacts struct {
	name    string
	cards   string // "5 cards"
	scored  bool   // cards holds points too
	one     bool   // balloon: one card, called
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
func (f *facts) read(t *Table, s *engine.Snapshot) {
	l := &t.lang
	seats := f.seats
	match := s.Round > 1 && !t.single()
	*f = facts{seats: seats[:0]}
	for i := range s.Hands {
		h := &s.Hands[i]
		d := seatFacts{name: h.Name, out: h.Out, from: h.CatchFrom}
		d.cards = l.Say(words.TableCards, words.Count("n", h.Count))
		if match && h.Score != 0 {
			d.scored = true
			d.cards += " · " + l.Say(words.TableScore, words.Count("n", h.Score))
		}
		if h.Out {
			d.cards = l.Say(words.TableRemoved)
		}
		d.one = h.Count == 1 && h.Called && !h.Out && !s.Over()
		d.catch = h.Catchable && engine.Seat(i) != s.Viewer && s.Viewer >= 0
		d.active = s.Turn == engine.Seat(i) && !s.Over() && s.Phase != engine.PhaseResolving
		f.seats = append(f.seats, d)
	}
	if e, ok := s.Happened(engine.EventSkipped); ok && e.Seat >= 0 && int(e.Seat) < len(f.seats) {
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
	if s.Phase == engine.PhaseDrawn && s.Owes() {
		f.drawn = s.Drawn.ID
	}
	f.chip = l.Say(words.TableAnyColor)
	if s.Color != engine.NoColor {
		f.chip = title(l.Color(s.Color))
	}
	f.round = l.Say(words.TableRound, words.Count("n", max(1, s.Round)))
	preset, _, _ := strings.Cut(s.Rules, ",")
	f.rules = l.PresetName(preset)
	if p := s.Pending; p != nil && !p.Paid {
		f.due = l.Say(words.TableDue, words.Count("n", p.Stack))
	}
	if p := s.Pending; p != nil && p.Challenge {
		f.open = l.Event(engine.Event{Kind: engine.EventChallengeOffered, Seat: p.By, Target: p.Victim}, s.Viewer, t.names)
	}
	f.readHand(s)
}

func (f *facts) mark(c engine.Command) {
	face := c.Card.Face
	if len(c.Cards) > 0 {
		face = c.Cards[0].Face
	}
	f.may[face] = true
}

// readHand counts colours and sees whether a Wild Draw Four would be a bluff, by the viewer's own cards alone.
func (f *facts) readHand(s *engine.Snapshot) {
	if s.Viewer < 0 || int(s.Viewer) >= len(s.Hands) {
		return
	}
	h := &s.Hands[s.Viewer]
	for _, c := range h.Cards {
		f.held[c.Face.Color()]++
	}
	r, err := uno.ParseRules(s.Rules)
	if err != nil || r[uno.WD4Challenge] != uno.On && r[uno.WD4Bluff] == uno.BluffRefused {
		return
	}
	challenge := r[uno.WD4Challenge] == uno.On
	top := s.Top().Face
	for _, c := range h.Cards {
		fits := !c.Face.Wild() && (s.Color == engine.NoColor || c.Face.Color() == s.Color || c.Face.Symbol() == top.Symbol())
		switch r[uno.WD4Legality] {
		case uno.LegalityColour:
			f.bluff = f.bluff || s.Color != engine.NoColor && c.Face.Color() == s.Color
		case uno.LegalityAnyPlayable:
			f.bluff = f.bluff || fits || c.Face == engine.FaceWild
		case uno.LegalityAnyPlayableNoWild:
			f.bluff = f.bluff || fits
		}
	}
	f.bluff = f.bluff && challenge && h.Count > 1
}

// title is a text with its first letter large.
func title(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
