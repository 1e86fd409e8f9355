package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/paint"
)

// claimStrip draws the rank that is due, or that is chosen, large, and the strip of those before and after it.
type claimStrip struct{ *claiming }

// scale is how long a unit of the board is in the block that says what is due.
func (c claimStrip) scale() float32 {
	l := c.queue.Layout()
	if l.Portrait && !l.HandOnly {
		return float32(l.Chip.W) / 358
	}
	return float32(l.Chip.W) / 330
}

// tileAt is the place of a tile of the strip.
func (c claimStrip) tileAt(i int) paint.Rect {
	l, k := c.queue.Layout(), c.scale()
	r := rectOf(l.Chip)
	cx, cy := r.X+r.W/2, r.Y+174*k
	if l.Portrait {
		cy = r.Y + 127*k
	}
	const small, gap = 46, 8
	if len(c.strip.ranks) > 5 { // two rows of what may be chosen
		row, in, perRow := 0, i, (len(c.strip.ranks)+1)/2
		if i >= perRow {
			row, in = 1, i-perRow
		}
		n := perRow
		if row == 1 {
			n = len(c.strip.ranks) - perRow
		}
		const tile, high = 40, 44
		x := cx + (float32(in)-float32(n-1)/2)*(tile+6)*k
		return paint.Centered(x, cy+(float32(row)-0.5)*(high+6)*k, tile*k, high*k)
	}
	switch {
	case i == 2:
		return paint.Centered(cx, cy, small*1.5*k, small*1.24*k)
	case i < 2:
		return paint.Centered(cx-(small*0.75+gap+small/2+float32(1-i)*(small+gap))*k, cy, small*k, small*k)
	}
	return paint.Centered(cx+(small*0.75+gap+small/2+float32(i-3)*(small+gap))*k, cy, small*k, small*k)
}

// drawBlock is what is due or chosen, large, with the ranks before and after it.
func (c claimStrip) drawBlock(p *paint.Painter) {
	l := c.queue.Layout()
	if c.of == nil || c.shown.Seq == 0 || c.shown.Over() || l.Far || len(c.shown.Hands) == 0 {
		return
	}
	k, r := c.scale(), rectOf(l.Chip)
	cx := r.X + r.W/2
	title, rank, size, titleSize := r.Y+20*k, r.Y+110*k, 92*k, 20*k
	if l.Portrait {
		title, rank, size, titleSize = r.Y+17*k, r.Y+75*k, 62*k, 17*k
	}
	if len(c.strip.ranks) > 5 {
		rank, size = rank-0.16*size, size*0.8
	}
	if c.shown.Phase == engine.PhasePlay {
		if !l.Portrait || 26*k >= 16*c.u { // it can be read
			p.Text(c.said.title, cx, title, paint.Style{Face: paint.Body, Size: max(titleSize, min(16, 20*c.u)), Color: paint.Cream2, Align: paint.Middle, Fit: r.W, Most: 26 * k})
		}
		big := paint.Style{Face: paint.Display, Size: size, Color: claimUnder, Align: paint.Middle, Fit: r.W, Most: size}
		if c.said.rank != "" && c.may {
			p.Text(c.said.rank, cx+4*k, rank+5*k, big)
		}
		if big.Color = paint.Cream; !c.may {
			big.Color = paint.Cream2
		}
		p.Text(c.said.rank, cx, rank, big)
	}
	if !l.Portrait || c.shown.Phase == engine.PhasePlay { // upright the question of a doubt stands there
		c.drawStrip(p, k)
	}
}

// drawStrip paints the tiles.
func (c claimStrip) drawStrip(p *paint.Painter, k float32) {
	slides := float32(0)
	if c.due != engine.NoRank {
		slides = c.strip.slide
	}
	several := len(c.strip.ranks) > 5
	for i, rank := range c.strip.ranks {
		at := c.tileAt(i)
		on := i == 2
		dim := i < 2
		if several {
			on, dim = rank == c.rank && c.may, !slices.Contains(c.ranks, rank)
		}
		switch {
		case on || slides == 0:
			c.drawTile(p, at, rank, on, dim, k)
		case i == len(c.strip.ranks)-1: // it comes in its place, where nothing else is beside it
			p.Push(0, 0, 0, 0, 1, 0, 1-slides)
			c.drawTile(p, at, rank, on, dim, k)
			p.Pop()
		default:
			c.drawTile(p, at.Move(slides*54*k, 0), rank, on, dim, k)
		}
		if i == 1 && !several && slides == 0 && len(c.shown.History) > 0 && c.claimedBefore() {
			x, y := at.X+at.W-2*k, at.Y+2*k
			p.Disc(x, y, 11*k, paint.Ink)
			p.Disc(x, y, 9*k, claimTrue)
			p.Draw(c.marks.check, x, y, 0.5*k, paint.Ink)
		}
	}
	if several {
		if c.hud.zone == zoneRanks && p.Focusing && c.on() {
			if i := slices.Index(c.strip.ranks, c.rank); i >= 0 {
				p.FocusRing(c.tileAt(i), 11*k)
			}
		}
		return
	}
	l := c.queue.Layout()
	first, last, mid := c.tileAt(0), c.tileAt(4), c.tileAt(2)
	p.Quad(mid.X+mid.W/2-9*k, mid.Y-10*k, mid.X+mid.W/2+9*k, mid.Y-10*k, mid.X+mid.W/2, mid.Y-3*k, mid.X+mid.W/2, mid.Y-3*k, paint.Coral)
	for d := range 3 {
		x := float32(12+7*d) * k
		p.Disc(first.X-x, first.Y+first.H/2, 2.6*k, paint.Plum300)
		p.Disc(last.X+last.W+x, last.Y+last.H/2, 2.6*k, paint.Plum300)
	}
	if l.Portrait || c.shown.Phase != engine.PhasePlay {
		return
	}
	st := paint.Style{Face: paint.Body, Size: max(16*k, min(16, 16*c.u)), Color: paint.Cream2, Align: paint.Middle, Fit: 118 * k, Most: 18 * k}
	y := mid.Y + mid.H + 26*k
	if c.claimedBefore() {
		p.Text(c.said.past, first.X+50*k, y, st)
	}
	if p.Reads(c.said.next, st) { // the plates tell it, too
		p.Text(c.said.next, last.X-4*k, y, st)
	}
}

// claimedBefore says whether anybody has claimed in the round.
func (c claimStrip) claimedBefore() bool {
	for i := range c.chips {
		if len(c.chips[i]) > 0 {
			return true
		}
	}
	return false
}

func (c claimStrip) drawTile(p *paint.Painter, at paint.Rect, rank engine.Rank, on, dim bool, k float32) {
	st := paint.Style{Face: paint.Display, Size: 24 * k, Color: paint.Cream, Align: paint.Middle, Most: 24 * k}
	switch {
	case on:
		st.Size, st.Color = at.H*0.69, paint.Ink
		st.Most = st.Size
		p.Shadow(at, 14*k, 3*k, 8*k, paint.ShadowInk.Fade(0.5))
		p.RoundRect(at, 14*k, paint.Cream)
	case dim:
		st.Color = paint.Plum300
		p.Bordered(at, 12*k, 1.5, paint.Plum900, paint.Plum600)
	default:
		p.Bordered(at, 12*k, 1.5, paint.Plum700, paint.Plum500)
	}
	p.TextIn(rank.String(), at, st)
}

// stripAt is the strip of ranks: which of them stand on it, and how far it is on its way from one to the next.
type stripAt struct {
	ranks []engine.Rank
	due   engine.Rank
	slide float32 // tiles it still has to go
	waits int     // ticks until it begins to
}

// The motion of the strip, in ticks.
const (
	stripAfter = 16
	stripGoes  = 12
)

// lay puts ranks on the strip: two on each side of the one that is due; where one is chosen, all.
func (t *stripAt) lay(all []engine.Rank, due engine.Rank) {
	if due == engine.NoRank {
		t.ranks, t.due = all, due
		return
	}
	at, n := slices.Index(all, due), len(all)
	if t.due != engine.NoRank && at >= 0 && all[(at+n-1)%n] == t.due {
		t.slide, t.waits = 1, stripAfter
	}
	t.due, t.ranks = due, t.ranks[:0:0]
	for k := -2; k <= 2; k++ {
		t.ranks = append(t.ranks, all[(at+k+2*n)%n])
	}
}

// move goes on with it, and says whether anything moved.
func (t *stripAt) move(calm bool) bool {
	switch {
	case t.slide == 0:
		return false
	case calm:
		t.slide, t.waits = 0, 0
	case t.waits > 0:
		t.waits--
	default:
		t.slide = max(0, t.slide-1.0/stripGoes)
	}
	return true
}
