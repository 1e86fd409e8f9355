package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// view is what every part of the table's picture looks at: which beat is shown, to whom, where everything lies and what it is drawn
// with. The parts read it; the table, which follows the queue, writes it.
type view struct {
	stage  *stage.Stage
	o      Options
	tools  tools
	ways   Routes
	table  room.Desk
	viewer engine.Seat // whose picture it is
	// A replay speaks to its reader, from whichever seat it is seen.
	replayed bool
	reader   engine.Seat
	queue    *anim.Queue
	lang     words.Language
	heading  heading
	names    []string

	shown  engine.Snapshot // the beat on the table
	newest uint32          // Seq of the last beat known
	facts  facts
	left   bool // the table has been left: no beat is wanted
	hold   int  // ticks the picture stands still for a verdict
	rests  bool // with the picture, though nobody plays: a replay
	breath int  // ticks of what breathes: what the player ought to press, who thinks
	quiet  int  // ticks since the last beat or input
	// answered are the seats at whose plate an answer to the claim that waits is told, or asked for: nothing else lies there then.
	answered uint16
	stacked  bool // the buttons there are one below the other
	speed    stage.Speed
	calm     bool // reduced motion, as last seen in the settings

	art    tableArt
	labels labels
	geom   anim.Geometry
	u      float32 // units per unit of the reference board
	// smallBack is the width of a card by that of the picture of its small back.
	smallBack float32
}

// Shown is the beat on the table.
func (v *view) Shown() *engine.Snapshot { return &v.shown }

// Words are the language that is spoken.
func (v *view) Words() *words.Language { return &v.lang }

// Viewer is whose picture it is.
func (v *view) Viewer() engine.Seat { return v.viewer }

// Names are what the seats are called.
func (v *view) Names() []string { return v.names }

// Queue is the picture as it moves.
func (v *view) Queue() *anim.Queue { return v.queue }

// Desk is the desk at the table that is shown.
func (v *view) Desk() room.Desk { return v.table }

// Newest is the Seq of the last beat known.
func (v *view) Newest() uint32 { return v.newest }

// Unit is how long a unit of the reference board is.
func (v *view) Unit() float32 { return v.u }

// Board is how long a unit of the reference board of a big screen is.
func (v *view) Board() float32 { return v.u / anim.FarScale }

// current says whether the picture shows the newest beat, so that what is legal on it is legal at the table.
func (v *view) current() bool { return v.shown.Seq == v.newest && v.shown.Seq != 0 }

// single says whether each round stands alone.
func (v *view) single() bool { return Single(&v.shown) }

// listener is the seat that is spoken to as "you": the viewer; in a replay, from whichever seat it is seen, who was at the
// screen.
func (v *view) listener() engine.Seat {
	if v.replayed {
		return v.reader
	}
	return v.viewer
}

func (v *view) heardAs(now *engine.Snapshot) engine.Seat {
	if v.replayed {
		return v.reader
	}
	return now.Viewer
}

// deciding says whether the seat ponders a challenge.
func (v *view) deciding(i int) bool {
	d := shed.Of(&v.shown).Pending
	return d != nil && d.Kind == shed.PendingWD4 && d.Victim == engine.Seat(i)
}

// own says whether the pose is one of the viewer's hand.
func (v *view) own(q *anim.Pose) bool {
	return v.viewer >= 0 && q.Place.Zone == anim.Hand && q.Place.Seat == v.viewer
}

// cardAt is the viewer's card at an index of the layout, 0 where there is none, or a closed one that nothing can be done with.
func (v *view) cardAt(i int) engine.SeenCard {
	l := v.queue.Layout()
	if i < 0 || i >= l.Hand.Count {
		return engine.SeenCard{}
	}
	c := l.HandPose(i).Card
	if c.Hidden() && v.facts.unseen() {
		for i++; i < l.Hand.Count && !l.HandPose(i).Card.Hidden(); i++ { // an open one that was put behind it
		}
		if i == l.Hand.Count {
			c.ID = unseenCard
		}
	}
	return c
}

// indexOf is where a card lies in the hand's layout, or noCard.
func (v *view) indexOf(c engine.Card) int {
	l := v.queue.Layout()
	for i := range l.Hand.Count {
		if c != 0 && v.cardAt(i).ID == c {
			return i
		}
	}
	return noCard
}

// handScale is the scale of the hand's cards, of 120 by 180 units.
func (v *view) handScale() float32 { return float32(v.queue.Layout().Hand.Scale) }

// plateOf is a seat's box at rest, higher where there is room for larger text; the viewer's own grows upwards.
func (v *view) plateOf(i int) paint.Rect {
	r := rectOf(v.queue.Layout().Plates[i])
	p := v.stage.Painter()
	if l := v.queue.Layout(); p.TextScale() > 1 && !l.Portrait && !l.Small {
		larger := 20 * v.u * (p.TextScale() - 1)
		r.H += larger
		if engine.Seat(i) == v.viewer {
			r.Y -= larger
		}
	}
	return r
}

// portraitOf is where a seat's portrait is drawn, and its radius.
func (v *view) portraitOf(seat engine.Seat) (x, y, r float32, ok bool) {
	l := v.queue.Layout()
	if seat < 0 || int(seat) >= len(l.Plates) {
		return 0, 0, 0, false
	}
	x, y, r = v.portraitIn(v.plateOf(int(seat)), seat)
	return x, y, r, true
}

// portraitIn is the place of a portrait in a plate's box.
func (v *view) portraitIn(box paint.Rect, seat engine.Seat) (x, y, r float32) {
	if l := v.queue.Layout(); l.Portrait && seat != v.viewer { // the name is below; it stays where it is when the plate grows
		cx, cy := box.Center()
		return cx - float32(l.Plates[seat].W)/2 + 25*v.u, cy - float32(l.Plates[seat].H)/2 + 24*v.u, 19.5 * v.u
	}
	r = min(box.H/2-4*v.u, 28*v.u)
	return box.X + r + 5*v.u, box.Y + box.H/2, r
}

// placeOf is where a seat is heard: −0.5 at the table's left edge, 0.5 at its
// right, 0 in the middle and where there is no such seat.
func (v *view) placeOf(seat engine.Seat) float64 {
	l := v.queue.Layout()
	if seat < 0 || int(seat) >= len(l.Plates) || seat == v.viewer || l.W <= 0 {
		return 0
	}
	r := v.plateOf(int(seat))
	return farthest * min(1, max(-1, 2*float64(r.X+r.W/2)/float64(l.W)-1))
}

// guestName is the portrait of a seat.
func (v *view) guestName(i int) string {
	if i < len(v.o.Guests) && v.o.Guests[i] != "" {
		return v.o.Guests[i]
	}
	house := guests.Portraits()
	return house[i%len(house)]
}

// glow draws a nine-patch line or light round a card of that scale.
func (v *view) glow(p *paint.Painter, s paint.Sprite, x, y, scale, angle float32, tint paint.Color, alpha float32) {
	p.Push(x, y, 0, 0, scale, angle, alpha)
	p.Nine(s, paint.Centered(x, y, anim.CardW, anim.CardH), paint.White)
	p.Pop()
}

// tense says whether somebody is seen to hold one card in a round that goes on.
func (v *view) tense() bool {
	if v.shown.Over() {
		return false
	}
	for i := range v.shown.Hands {
		if h := &v.shown.Hands[i]; h.Count == 1 && !h.Out {
			return true
		}
	}
	return false
}

// ringDirection is the way of play, as far as the motion has come.
func (v *view) ringDirection() float32 {
	d := float32(v.shown.Direction)
	for _, e := range v.queue.Effects() {
		if e.Kind == anim.EffectRing && e.At == 0 {
			return -d
		}
	}
	return d
}

// victim is who is next after a seat, and so pays for its draw card.
func (v *view) victim(shown *engine.Snapshot, seat engine.Seat) engine.Seat {
	for range shown.Hands {
		seat = shown.Beside(seat, int(shown.Direction))
		if !shown.Hands[seat].Out {
			break
		}
	}
	return seat
}

// finished says whether nothing comes after the round that is over.
func (v *view) finished() bool {
	p := v.table.Public()
	return p.Phase == engine.PhaseMatchOver || Single(&p)
}

// guided is the guide of a table that has one, else nil.
func (v *view) guided() Guider {
	g, _ := v.o.Led.(Guider)
	return g
}

// rectOf is a layout's box as a rectangle.
func rectOf(b anim.Box) paint.Rect {
	return paint.Centered(float32(b.X), float32(b.Y), float32(b.W), float32(b.H))
}
