package puzzles

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
)

// Mark begins a code in an address, after the #.
const Mark = "p."

const (
	codeVersion = 1
	longestCode = 4096
	// What follows the set-up's head: a seed, or the lots of a round that was played.
	bySeed, byLots = 0, 1
)

// What a command's second byte says.
const (
	colorBits = 7
	isBlind   = 1 << 3
	hasTarget = 1 << 4
	hasCards  = 1 << 5 // several, and how many
	hasRank   = 1 << 6
)

// errCode is what is wrong with a text that is none of ours, or torn.
var errCode error = &BadLink{Fault: Torn}

func seatName(seat int) string { return strconv.Itoa(seat + 1) }

// encode writes a round up to a question, as short as can be: what its seats are called is left out, and when.
func encode(r *engine.Record, seat engine.Seat) string {
	s := &r.Setup
	b := []byte{codeVersion, byte(len(s.Seats)), byte(s.Dealer), byte(seat)}
	b = text(b, short(s.Game))
	b = text(b, s.Rules)
	if s.Deal == nil {
		b = binary.AppendUvarint(append(b, bySeed), s.Seed)
	} else {
		b = binary.AppendUvarint(append(b, byLots), uint64(s.Deal.Round))
		b = append(b, byte(s.Deal.By))
		for i := range s.Seats {
			score := 0
			if i < len(s.Scores) {
				score = s.Scores[i]
			}
			b = binary.AppendUvarint(b, uint64(score))
		}
		b = binary.AppendUvarint(b, uint64(len(s.Deal.Lots)))
		for _, lot := range s.Deal.Lots {
			b = binary.AppendUvarint(b, uint64(lot))
		}
	}
	for _, c := range r.Commands {
		b = command(b, &c)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// short is a game's name as a code has it: none of the usual one.
func short(game string) string {
	if game == games.All()[0].Name() {
		return ""
	}
	return game
}

func text(b []byte, s string) []byte { return append(append(b, byte(len(s))), s...) }

// shaped says whether commands of that verb name cards, a colour or a target.
func shaped(v engine.Verb) bool {
	switch v {
	case engine.VerbPlay, engine.VerbClaim, engine.VerbCatchUno, engine.VerbChooseColor:
		return true
	}
	return false
}

func command(b []byte, c *engine.Command) []byte {
	b = append(b, byte(c.Verb)<<4|byte(c.Seat))
	if !shaped(c.Verb) {
		return b
	}
	shape := byte(c.Color) & colorBits
	if c.Blind {
		shape |= isBlind
	}
	if c.Target != engine.NoSeat {
		shape |= hasTarget
	}
	if len(c.Cards) > 0 {
		shape |= hasCards
	}
	if c.Rank != 0 {
		shape |= hasRank
	}
	b = append(b, shape)
	if c.Target != engine.NoSeat {
		b = append(b, byte(c.Target))
	}
	if c.Rank != 0 {
		b = append(b, byte(c.Rank))
	}
	if len(c.Cards) > 0 {
		b = append(b, byte(len(c.Cards)))
		for _, card := range c.Cards {
			b = append(b, byte(card.Face))
		}
	} else if c.Verb == engine.VerbPlay && !c.Blind {
		b = append(b, byte(c.Card.Face))
	}
	return b
}

// reader takes a code apart; what is not there reads as 0, and torn says so.
type reader struct {
	b    []byte
	torn bool
}

func (r *reader) byte() byte {
	if len(r.b) == 0 {
		r.torn = true
		return 0
	}
	c := r.b[0]
	r.b = r.b[1:]
	return c
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.b)
	if size <= 0 {
		r.torn = true
		return 0
	}
	r.b = r.b[size:]
	return n
}

func (r *reader) text() string {
	n := int(r.byte())
	if n > len(r.b) {
		r.torn = true
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

// decode reads what encode wrote, out of an address too. The error is one sentence.
func decode(link string) (rec engine.Record, seat engine.Seat, err error) {
	link = strings.TrimSpace(link)
	if at := strings.LastIndexByte(link, '#'); at >= 0 {
		link = link[at+1:]
	}
	link = strings.TrimPrefix(link, Mark)
	if len(link) > longestCode {
		return rec, 0, &BadLink{Fault: TooLong, Is: len(link), Most: longestCode}
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(link)
	if err != nil || len(b) == 0 {
		return rec, 0, errCode
	}
	if b[0] > codeVersion {
		return rec, 0, &BadLink{Fault: Newer, Is: int(b[0]), Most: codeVersion}
	}
	r := &reader{b: b[1:]}
	n := int(r.byte())
	s := engine.Setup{Dealer: engine.Seat(r.byte())}
	seat = engine.Seat(r.byte())
	if b[0] != codeVersion || engine.CheckSeats(n) != nil || int(s.Dealer) >= n || int(seat) >= n {
		return rec, 0, errCode
	}
	for i := range n {
		s.Seats = append(s.Seats, seatName(i))
	}
	s.Game, s.Rules = r.text(), r.text()
	switch r.byte() {
	case bySeed:
		s.Seed = r.number()
	case byLots:
		r.deal(&s)
	default:
		return rec, 0, errCode
	}
	rec.Setup = s
	for len(r.b) > 0 && !r.torn {
		c := r.command()
		c.At = engine.Millis(len(rec.Commands)+1) * commandMs
		rec.Commands = append(rec.Commands, c)
	}
	if r.torn {
		return engine.Record{}, 0, errCode
	}
	return rec, seat, nil
}

// deal reads how the chance of a round fell.
func (r *reader) deal(s *engine.Setup) {
	d := &engine.Deal{Round: int(min(r.number(), 1<<20)), By: engine.Seat(r.byte())}
	for range s.Seats {
		s.Scores = append(s.Scores, int(min(r.number(), 1<<20)))
	}
	n := r.number()
	if n > uint64(len(r.b)) { // each takes a byte at least
		r.torn = true
		return
	}
	for range n {
		lot := r.number()
		if lot > 1<<16-1 {
			r.torn = true
		}
		d.Lots = append(d.Lots, uint16(lot))
	}
	s.Deal = d
}

func (r *reader) command() engine.Command {
	head := r.byte()
	c := engine.Do(engine.Seat(head&15), engine.Verb(head>>4))
	if c.Verb == engine.NoVerb || c.Verb.OfTable() {
		r.torn = true
	}
	if !shaped(c.Verb) {
		return c
	}
	shape := r.byte()
	c.Color, c.Blind = engine.Color(shape&colorBits), shape&isBlind != 0
	if shape&hasTarget != 0 {
		c.Target = engine.Seat(r.byte())
	}
	if shape&hasRank != 0 {
		c.Rank = engine.Rank(r.byte())
	}
	if shape&hasCards != 0 {
		for range int(r.byte()) {
			c.Cards = append(c.Cards, engine.SeenCard{Face: engine.Face(r.byte())})
		}
	} else if c.Verb == engine.VerbPlay && !c.Blind {
		c.Card.Face = engine.Face(r.byte())
	}
	return c
}

// plainRound is one round of a record as a code can hold it: alone, its seats without names, a command every commandMs. The error
// says what keeps it from that.
func plainRound(record engine.Record, round int) (engine.Record, error) {
	from, to, err := ai.RoundOf(&record, round)
	if err != nil {
		return engine.Record{}, err
	}
	g, err := games.New(record.Setup)
	if err != nil {
		return engine.Record{}, err
	}
	for i, c := range record.Commands[:to] {
		if _, err := g.Apply(c); err != nil {
			return engine.Record{}, fmt.Errorf("command %d of the record is refused: %w", i+1, err)
		}
	}
	set := g.Round()
	d := set.Deal
	if d == nil || set.Position != nil || len(d.Removed)+len(d.Away)+len(d.Out)+len(d.Order) > 0 {
		return engine.Record{}, errors.New("somebody had left this match, or sat elsewhere")
	}
	plain := engine.Record{Setup: engine.Setup{Game: set.Game, Rules: set.Rules, Dealer: set.Dealer, Scores: set.Scores,
		Deal: &engine.Deal{Round: d.Round, By: d.By, Lots: d.Lots}}}
	for i := range set.Seats {
		plain.Setup.Seats = append(plain.Setup.Seats, seatName(i))
	}
	for _, c := range record.Commands[from:to] {
		if c.Verb.OfTable() {
			return plain, nil // what comes after it is not as the seats alone made it
		}
		c = c.Recorded()
		c.Decision, c.At = 0, engine.Millis(len(plain.Commands)+1)*commandMs
		plain.Commands = append(plain.Commands, c)
	}
	return plain, nil
}
