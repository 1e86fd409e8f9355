package setup

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	boardEdge   = 14  // between the panel's edge and what stands in it
	boardColumn = 350 // width that a row of usual text needs
	boardFacts  = 30
	boardRing   = 4 // beside the rows, for the ring round the one with the focus
	chipGap     = 8
)

// size settles, of a panel's size, what has a line of its own and what goes along with the list. Beside the seats the board can be
// spread over them.
func (b *ruleBoard) size(p *paint.Painter, panel paint.Rect, touch, beside bool) {
	b.panel, b.touch, b.spreads = panel, touch, beside
	w := panel.W - 2*boardEdge
	high := b.chipsHigh(p)
	for _, c := range b.chips() {
		c.H = high
	}
	wide := func(chips ...*kit.Chip) float32 {
		sum := float32(-chipGap)
		for _, c := range chips {
			sum += c.Wide(p) + chipGap
		}
		return sum
	}
	b.headIn = touch || wide(b.save, b.share)+b.resetWide(p)+2*chipGap+b.searchWide(p) > w
	b.setsIn = false
	for _, small := range []bool{false, true} {
		for _, c := range b.setsLine() {
			c.Small = small
		}
		if b.setsIn = wide(b.setsLine()...) > w; !b.setsIn {
			break
		}
	}
	b.factsAt.H = 0
	if fact := p.Scaled(factStyle(paint.Cream)) * 1.3; !touch && panel.H > 18*fact { // large text needs the room for the switches
		b.factsAt.H = max(boardFacts, fact)
	}
}

const boardSearch = 190 // width the search needs at least beside others

// searchWide is how wide the search is at least beside others: what it says while nothing is typed can be read.
func (b *ruleBoard) searchWide(p *paint.Painter) float32 {
	if p.TextScale() <= 1 {
		return boardSearch
	}
	hint, _ := p.Measure(b.search.Hint, paint.Style{Face: paint.Body, Size: b.search.Size})
	return max(boardSearch, hint+36+b.chipsHigh(p))
}

// chips are all of them.
func (b *ruleBoard) chips() []*kit.Chip {
	all := append([]*kit.Chip{b.reset, b.remove, b.save, b.share, b.every}, b.sets...)
	for _, g := range b.groups {
		all = append(all, g.chip)
	}
	return all
}

func (b *ruleBoard) chipsHigh(p *paint.Painter) float32 {
	least := float32(36)
	if b.touch {
		least = 44
	}
	return max(least, p.Scaled(kit.ChipStyle(true))*1.25)
}

// resetWide is the width of what undoes the changes, whatever it says.
func (b *ruleBoard) resetWide(p *paint.Painter) (wide float32) {
	for _, text := range b.resets {
		w, _ := p.Measure(text, kit.ChipStyle(true))
		wide = max(wide, w+b.reset.Pad())
	}
	return wide
}

// columns is how many rows stand side by side.
func (b *ruleBoard) columns(p *paint.Painter) int {
	need := boardColumn * (0.25 + 0.75*max(1, p.Scaled(rowNameStyle(0))/rowNameStyle(0).Size))
	return min(max(int((b.panel.W-2*boardEdge+12)/(need+12)), 1), 3)
}

// lay puts everything in its place, the list as it is scrolled.
func (b *ruleBoard) lay(p *paint.Painter) {
	x, w := b.panel.X+boardEdge, b.panel.W-2*boardEdge
	y := b.layHead(p, x, b.panel.Y+9, w)
	if !b.setsIn {
		y = flow(p, b.setsLine(), x, y, w) + chipGap
	}
	y = b.layTabs(p, x, y, w)
	low := b.panel.Y + b.panel.H - 6
	if b.factsAt.H > 0 {
		low -= b.factsAt.H
		b.layFacts(p, paint.Box(x, low, w, b.factsAt.H))
	}
	high := b.tellHigh(p, w)
	b.readAt = paint.Box(x+4, low-high, w-8, high)
	b.line = low - high - 4
	b.list.View = paint.Box(x-boardRing, y, w+2*boardRing, b.line-4-y)
	b.layList(p)
}

// tellHigh is the height of the place of sentences: two lines, where they are short three or four.
func (b *ruleBoard) tellHigh(p *paint.Painter, w float32) float32 {
	lines := float32(2)
	switch {
	case w < 520:
		lines = 4
	case w < 700:
		lines = 3
	}
	return min(lines*p.Scaled(tellStyle(w))*1.32, 0.27*b.panel.H)
}

func tellStyle(wrap float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: wrap}
}

func factStyle(c paint.Color) paint.Style {
	return paint.Style{Face: paint.Display, Size: 17, Color: c}
}

// layHead lays the search out, and what stands beside it.
func (b *ruleBoard) layHead(p *paint.Painter, x, y, w float32) float32 {
	high := b.reset.H
	right := x + w
	if !b.headIn {
		for _, c := range []*kit.Chip{b.share, b.save, b.reset} {
			wide := c.Wide(p)
			if c == b.reset {
				wide = b.resetWide(p)
			}
			right -= wide
			c.Rect = paint.Box(right, y, wide, high)
			right -= chipGap
		}
	}
	left := x
	if title, _ := p.Measure(b.title, boardTitle()); right-x-title-24 > b.searchWide(p)+20 && !b.touch {
		left += title + 24
	}
	b.search.Place(paint.Box(left, y, right-left, high))
	return y + high + chipGap
}

func boardTitle() paint.Style { return paint.Style{Face: paint.Display, Size: 21, Color: paint.Cream} }

// setsLine are the rule sets, and what deletes one of the player's own.
func (b *ruleBoard) setsLine() []*kit.Chip {
	if b.own {
		return append(b.sets[:len(b.sets):len(b.sets)], b.remove)
	}
	return b.sets
}

// loose are the chips that go along with the list.
func (b *ruleBoard) loose() (all []*kit.Chip) {
	if b.setsIn {
		all = append(all, b.setsLine()...)
	}
	if b.headIn {
		all = append(all, b.reset, b.save, b.share)
	}
	if b.spreads && b.factsAt.H == 0 {
		all = append(all, b.every)
	}
	return all
}

// flow lays chips in lines from left to right, and says where the last line ends.
func flow(p *paint.Painter, chips []*kit.Chip, x, y, w float32) float32 {
	at := x
	for i, c := range chips {
		wide := min(c.Wide(p), w)
		if i > 0 && at+wide > x+w {
			at, y = x, y+c.H+chipGap
		}
		c.Rect = paint.Box(at, y, wide, c.H)
		at += wide + chipGap
	}
	return y + chips[0].H
}

const tabGap = 4

// layTabs lays the groups' chips in one line or, where they are wide, in two about as long.
func (b *ruleBoard) layTabs(p *paint.Painter, x, y, w float32) float32 {
	n := len(b.groups)
	if tabsWide(p, b.groups) > w {
		for n = 1; tabsWide(p, b.groups[:n]) < tabsWide(p, b.groups[n:]); n++ {
		}
	}
	lines := [][]*ruleGroup{b.groups[:n], b.groups[n:]}
	k := float32(1) // all in one size
	for _, line := range lines {
		k = min(k, w/max(1, tabsWide(p, line)))
	}
	st := kit.ChipStyle(true)
	most := max(st.Size, p.Scaled(st)*k)
	high := b.groups[0].chip.H - 2
	for _, line := range lines {
		if len(line) == 0 {
			break
		}
		sum, at := tabsWide(p, line)-tabGap*float32(len(line)-1), x
		for _, g := range line {
			c := g.chip
			c.Most = most
			c.Rect = paint.Box(at, y, c.Wide(p)*(w-tabGap*float32(len(line)-1))/sum, high)
			at += c.W + tabGap
		}
		y += high + tabGap
	}
	return y + 2
}

// tabsWide is the width that chips of groups need beside each other.
func tabsWide(p *paint.Painter, groups []*ruleGroup) float32 {
	sum := float32(-tabGap)
	for _, g := range groups {
		sum += g.chip.Wide(p) + tabGap
	}
	return sum
}

// layFacts lays the line about the table to come, and the way to all the window.
func (b *ruleBoard) layFacts(p *paint.Painter, at paint.Rect) {
	b.factsAt = at
	wide := float32(0)
	if b.spreads {
		wide = min(b.every.Wide(p), at.W/2)
	}
	b.every.Rect = paint.Box(at.X+at.W-wide, at.Y-2, wide, at.H+2)
	x, room := at.X+4, at.W-wide-16
	sum, gap := float32(0), float32(22)
	for i := range b.facts {
		f := &b.facts[i]
		name, _ := p.Measure(f.Name, factName())
		value, _ := p.Measure(f.Value, factStyle(paint.Cream))
		f.nameAt.W, f.valueAt.W = name, value
		sum += name + 8 + value + gap
	}
	k := min(1, room/sum)
	for i := range b.facts {
		f := &b.facts[i]
		f.nameAt = paint.Box(x, at.Y, f.nameAt.W*k, at.H)
		x += f.nameAt.W + 8*k
		f.valueAt = paint.Box(x, at.Y, f.valueAt.W*k, at.H)
		x += f.valueAt.W + gap*k
	}
}

func factName() paint.Style { return paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300} }

// layList lays the list out: groups in columns, each whole in the one that is shortest.
func (b *ruleBoard) layList(p *paint.Painter) {
	c := &b.list
	n := b.columns(p)
	left, room := c.View.X+boardRing, c.View.W-2*boardRing
	wide := (room - 12*float32(n-1)) / float32(n)
	head := max(24, p.Scaled(groupStyle(wide))*1.35)
	top := float32(2)
	if loose := b.loose(); len(loose) > 0 && len(b.search.Wanted()) == 0 {
		top = flow(p, loose, left, top, room) + chipGap
	}
	var ends [3]float32
	for i := range ends {
		ends[i] = top
	}
	for _, g := range b.groups {
		if !g.shown {
			continue
		}
		col := 0
		for i := 1; i < n; i++ {
			if ends[i] < ends[col] {
				col = i
			}
		}
		x, y := left+float32(col)*(wide+12), ends[col]
		g.at = paint.Box(x, y, wide, head)
		y += head
		for _, r := range g.rows {
			if r.kept {
				r.fit(p, wide, b.touch)
				r.X, r.Y = x, y
				y += r.H + rowGap
			}
		}
		ends[col] = y + 5
	}
	c.Content = max(ends[0], ends[1], ends[2])
	c.By(0)
	d := c.View.Y - c.At
	for _, g := range b.groups {
		g.at.Y += d
	}
	for _, node := range b.listed {
		if n, ok := node.(*kit.Shelved); ok {
			switch f := n.Focusable.(type) {
			case *kit.Chip:
				f.Y += d
			case *ruleRow:
				f.Y += d
			}
		}
	}
	for _, g := range b.groups {
		g.chip.Lit = g.shown && g.at.Y+head > c.View.Y && g.at.Y+head < c.View.Y+c.View.H
	}
}

func groupStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 17, Color: paint.Plum300, Fit: fit}
}

// Draw draws the panel and everything on it.
func (b *ruleBoard) Draw(p *paint.Painter) {
	(&stage.Panel{Rect: b.panel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	if left := b.panel.X + boardEdge; b.search.X > left+20 {
		p.TextIn(b.title, paint.Box(left+4, b.search.Y, b.search.X-left-16, b.search.H), boardTitle())
	}
	for _, n := range b.still {
		n.Draw(p)
	}
	p.PushClip(b.list.View)
	for _, g := range b.groups {
		if g.shown && g.at.Y+g.at.H > b.list.View.Y && g.at.Y < b.list.View.Y+b.list.View.H {
			p.TextIn(g.title, g.at.Move(4, 0), groupStyle(g.at.W-8))
		}
	}
	p.Pop()
	b.list.Draw(p, b.listed)
	p.Rect(paint.Box(b.readAt.X, b.line, b.readAt.W, 1.5), paint.Plum600)
	told := b.told()
	p.TextIn(told, b.readAt, p.Within(told, tellStyle(b.readAt.W), b.readAt.H, 12))
	if b.factsAt.H > 0 {
		for i := range b.facts {
			f := &b.facts[i]
			name, value := factName(), factStyle(paint.Cream)
			name.Fit, value.Fit = f.nameAt.W+1, f.valueAt.W+1
			p.TextIn(f.Name, f.nameAt, name)
			p.TextIn(f.Value, f.valueAt, value)
		}
	}
}
