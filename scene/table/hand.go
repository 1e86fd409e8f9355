package table

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	mostIDs    = 512 // identities followed, as in anim: three decks and more
	advisedBy  = 0.4 // of the way, a card that is advised is lifted: what is said of it stands right above, and below the card that counts
	raiseBy    = 16  // units of the reference board a playable card stands out
	tellsBy    = 40  // one of the rank that somebody else claims, where no other row stands behind it
	tellsDim   = 0.7 // of how dim a card is that can't be played: the others stay readable then
	chosenBy   = 44  // a card that waits for its colour, or was tapped once
	shakeTicks = 16  // 260 ms
	pulseTicks = 42
	noCard     = -1
)

// spring is how far a card of the hand is from where it rests, easing towards what pointer and rules say.
type spring struct{ x, y, angle, scale, dim, glow float32 }

// hand is the player's own cards as the pointer and the keys move them. It never knows a card the snapshot has not.
type hand struct {
	*chair
	hud  *hud
	peek *peek
	// advised is the card the house would play, 0 where it is not asked.
	advised func() engine.Card
	claim   *claiming

	springs [mostIDs]spring
	pulse   [mostIDs]uint8 // ticks left of the pulse of a new card
	known   [mostIDs]bool  // cards held in the beat before
	sorted  []engine.SeenCard
	hover   engine.Card // the card the pointer has come to
	focus   engine.Card // the card the keys are on
	early   engine.Card // it came there by itself before the player was asked
	led     uint32      // the question to which the keys have been led
	sent    bool        // they have been led to the draw pile
	chosen  engine.Card // waits for its colour, target or number
	picked  engine.Card // tapped once
	slip    slip        // pressed once, and it would cost
	shaking engine.Card
	shake   int
	grab    grab
	manual  bool // the player has put a card elsewhere: the order is theirs until they sort
}

func newHand(c *chair, u *hud, k *peek, advised func() engine.Card) *hand {
	h := &hand{chair: c, hud: u, peek: k, advised: advised}
	h.clear()
	return h
}

// clear lets every card go.
func (h *hand) clear() {
	*h = hand{chair: h.chair, hud: h.hud, peek: h.peek, advised: h.advised, claim: h.claim}
	h.grab.index = noCard
}

// meet notes which cards are new with a beat, so that they pulse once.
func (h *hand) meet(s *engine.Snapshot) {
	if h.viewer < 0 {
		return
	}
	var now [mostIDs]bool
	dealt := s.Cause.Kind == engine.EventDealt
	for _, c := range s.Hands[h.viewer].Cards {
		if c.ID >= mostIDs {
			continue
		}
		now[c.ID] = true
		if !h.known[c.ID] {
			h.springs[c.ID] = spring{}
			if !dealt && s.Cause.Kind != engine.NoEvent {
				h.pulse[c.ID] = pulseTicks
			}
		}
	}
	if inQuestion(s) == unseenCard {
		if now[unseenCard] = true; !h.known[unseenCard] {
			h.springs[unseenCard] = spring{}
		}
	}
	h.known = now
	for _, id := range []*engine.Card{&h.focus, &h.chosen, &h.picked, &h.grab.card} {
		if !now[*id] {
			*id = 0
		}
	}
	if h.grab.card == 0 {
		h.grab = grab{index: noCard}
	}
}

// spotlight is the index that is lifted: the card under the pointer, or the one with the focus.
func (h *hand) spotlight() int {
	if h.stage.Devices().Keyed() && h.hud.zone == zoneHand {
		return h.indexOf(h.focus)
	}
	return h.indexOf(h.hover)
}

// animate eases every card towards where it ought to be. Nothing is redrawn once all have arrived.
func (h *hand) animate(s *stage.Stage) {
	if h.shake > 0 {
		h.shake--
		s.Redraw()
	}
	l := h.queue.Layout()
	lit := noCard
	if h.person != nil && s.Top() == nil && !h.grab.on {
		lit = h.spotlight()
	}
	out, dim := h.apart()
	u := float32(l.Unit)
	moves := false
	for i := range l.Hand.Count {
		p, c := l.HandPose(i), h.cardAt(i)
		if c.ID == 0 || c.ID >= mostIDs {
			continue
		}
		by := 1.0
		if i == lit && c.ID == h.advised() {
			by = advisedBy
		}
		q := l.Hovered(*p, lit, by)
		want := spring{x: float32(q.X - p.X), y: float32(q.Y - p.Y), angle: float32(q.Angle - p.Angle), scale: float32(q.Scale/p.Scale - 1)}
		may, hidden := h.playable(c) || h.tells(c), h.peek.hidden()
		marks := h.marks(s)
		bright := may || !marks || hidden
		if may = may && marks && !hidden; may && i != lit {
			want.y -= out * u * float32(l.Hand.Scale/l.Unit)
		}
		if may {
			want.glow = 1
		}
		if !bright {
			want.dim = dim
		}
		if i == lit {
			want.dim *= 0.4
		}
		if i == lit {
			want.y += h.lowered(float32(p.X)+want.x, float32(p.Y)+want.y, float32(p.Scale)*(1+want.scale), c.ID == unseenCard)
		}
		if c.ID == h.chosen || c.ID == h.picked || c.ID == h.advised() {
			want.y = min(want.y, -chosenBy*u)
		}
		if h.claim.has(c.ID) && !hidden {
			want.y = min(want.y, -h.claim.rise())
		}
		cur := &h.springs[c.ID]
		if h.calm || h.speed == stage.SpeedInstant {
			moves = moves || *cur != want
			*cur = want
		} else if cur.toward(&want) {
			moves = true
		}
		if h.pulse[c.ID] > 0 && h.queue.Idle() {
			h.pulse[c.ID]--
			moves = true
		}
	}
	if moves {
		s.Redraw()
	}
}

// apart is how far the cards that count now stand out, and how dim the others are: of those that may be played, and while somebody
// else's claim waits of those that speak for or against it. Nothing is dim where anything may be claimed.
func (h *hand) apart() (out, dim float32) {
	switch {
	case h.weighs() && h.queue.Layout().Hand.Rows == 1:
		return tellsBy, tellsDim
	case h.weighs():
		return raiseBy, tellsDim
	case h.mine() && !h.tools.claim && (h.shown.Phase != engine.PhaseRespond || h.facts.plays > 0):
		return raiseBy, 1
	}
	return raiseBy, 0
}

// lowered is how much less a lifted card rises, so that it leaves the player's plate and the button beside it free, and the word over
// the drawn one that nobody has seen those to play and to keep it.
func (h *hand) lowered(x, y, scale float32, unseen bool) float32 {
	mine := int(h.viewer)
	if mine < 0 || mine >= len(h.queue.Layout().Plates) {
		return 0
	}
	top, half := y-anim.CardH/2*scale, anim.CardW/2*scale
	boxes := [5]paint.Rect{h.plateOf(mine), h.hud.sort.at, h.hud.lamp.at}
	if unseen {
		top -= (tagAbove+tagHigh/2)*h.u + kit.Lip
		boxes[3], boxes[4] = h.hud.play.Rect, h.hud.keep.Rect
	}
	free := top
	for _, r := range boxes {
		if x+half > r.X && x-half < r.X+r.W {
			free = max(free, r.Y+r.H+3*h.u)
		}
	}
	return min(free-top, anim.CardH/3*scale)
}

// toward goes three tenths of the way and says whether it moved.
func (c *spring) toward(want *spring) bool {
	moved := false
	for _, d := range [6]struct {
		at   *float32
		to   float32
		fine float32
	}{{&c.x, want.x, 0.2}, {&c.y, want.y, 0.2}, {&c.angle, want.angle, 0.001}, {&c.scale, want.scale, 0.002},
		{&c.dim, want.dim, 0.02}, {&c.glow, want.glow, 0.02}} {
		if *d.at == d.to {
			continue
		}
		moved = true
		*d.at += (d.to - *d.at) * 0.3
		if diff := *d.at - d.to; diff < d.fine && diff > -d.fine {
			*d.at = d.to
		}
	}
	return moved
}

// startShake refuses a card.
func (h *hand) startShake(s *stage.Stage, c engine.Card) {
	h.shaking, h.shake = c, shakeTicks
	s.Audio().Play(assets.SoundRefuse)
	s.Redraw()
}

// shakeOffset is how far aside the refused card is now.
func (h *hand) shakeOffset(calm bool) float32 {
	if h.shake == 0 || calm {
		return 0
	}
	k := 1 - float64(h.shake)/shakeTicks
	return float32(6 * math.Sin(k*3*2*math.Pi))
}

// marks says whether what may be played stands out: the player wants it, and the rules allow it.
func (h *hand) marks(s *stage.Stage) bool { return s.Settings().ShowPlayable && !h.facts.plain }

// mustDraw says whether drawing is all that is left to the player, as far as that may be shown.
func (h *hand) mustDraw() bool {
	return !h.facts.plain && h.asked() && h.shown.Phase == engine.PhasePlay && h.facts.draw && h.facts.plays == 0 && !h.peek.hidden()
}

// drawWord is what a press on the draw pile does.
func (h *hand) drawWord() string {
	if h.facts.full {
		return h.labels.fullWord
	}
	return h.labels.drawWord
}

func (h *hand) firstPlayable(d int) int {
	n := h.queue.Layout().Hand.Count
	for k := range n {
		i := k
		if d < 0 {
			i = n - 1 - k
		}
		if h.playable(h.cardAt(i)) {
			return i
		}
	}
	if d < 0 {
		return n - 1
	}
	return 0
}

// tagOf is the word over a card of the hand: that it may jump in, would be a bluff, or was just drawn and nobody has seen it; "" for none.
func (h *hand) tagOf(c engine.SeenCard) string {
	switch {
	case !h.playable(c):
	case c.ID == unseenCard:
		return h.labels.drawnTag
	case h.mayJump():
		return h.labels.jumpTag
	case h.facts.bluff && c.Face == shed.FaceWildDrawFour:
		return h.labels.bluffWord
	}
	return ""
}

func (h *hand) tagStyle() paint.Style {
	st := paint.Style{Face: paint.Display, Size: h.px(17), Color: paint.Ink, Align: paint.Middle}
	if h.queue.Layout().Portrait {
		st.Most = st.Size // over it is the player's plate
	}
	return st
}

// cardRect is where a card of the hand is shown.
func (h *hand) cardRect(c engine.Card) paint.Rect {
	q, sp := h.queue.Layout().HandPose(h.indexOf(c)), &h.springs[c]
	scale := float32(q.Scale) * (1 + sp.scale)
	return paint.Centered(float32(q.X)+sp.x, float32(q.Y)+sp.y, anim.CardW*scale, anim.CardH*scale)
}
