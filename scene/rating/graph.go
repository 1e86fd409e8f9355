package rating

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fourtell/ai"
	"fourtell/room/rating"
	"fourtell/scene/guests"
	"fourtell/scene/paint"
	"fourtell/words"
)

const (
	mostPoints = 180 // rounds drawn one by one; of more, every second, third … is
	mostBand   = 260 // points up and down that the plot makes room for
)

// graph is the way of a rating through the rounds shown, with how sure it was, and the house's levels as marks on the same scale.
type graph struct {
	paint.Rect
	title, side, said string
	season            string      // what the last season has come to, below the plot; "" where none is over
	seasonIn          paint.Style // its letters
	seasonHigh        float32
	at                []rating.Player // before the first round and after each
	marks             []mark
	plot              paint.Rect
	low, high         float64 // points at the bottom and the top of the plot
	points            []point // of the line, with the band round it
}

// mark is a level of the house.
type mark struct {
	text   string
	points float64
	y, at  float32 // its line, and its name where others are near
}

type point struct{ x, y, top, low float32 }

// take takes what is shown.
func (g *graph) take(l *words.Language, r *Rating) {
	g.at, g.marks = g.at[:0], g.marks[:0]
	wins, played := 0, 0
	for i := range r.shown.rounds {
		one := &r.shown.rounds[i]
		if i == 0 {
			g.at = append(g.at, one.Before)
		}
		g.at = append(g.at, one.After)
		wins, played = wins+one.Wins, played+one.Rounds
	}
	if len(g.at) == 0 {
		return
	}
	first, last := g.at[0], g.at[len(g.at)-1]
	g.title = r.monthName(l, r.month)
	g.side = l.Say(words.RatingMoved, words.Count("from", first.Points()), words.Count("to", last.Points()))
	won := l.Say(words.StatisticsWonOf, words.Count("n", wins), words.Count("of", played))
	g.low, g.high = last.Rating, last.Rating
	for _, p := range g.at {
		sure := min(float64(p.Within()), mostBand)
		g.low, g.high = min(g.low, p.Rating-sure), max(g.high, p.Rating+sure)
	}
	told := []string{g.title, g.side, l.Say(words.StatisticsWon) + ": " + won}
	for _, level := range ai.Levels() {
		one, ok := guests.RatingOf(r.game, ai.LevelMark+level.Name)
		if !ok {
			continue
		}
		m := mark{text: l.LevelName(level.Name) + " " + strconv.Itoa(one.Points), points: float64(one.Points)}
		g.marks = append(g.marks, m)
		told = append(told, m.text)
		g.low, g.high = min(g.low, m.points), max(g.high, m.points)
	}
	slices.SortStableFunc(g.marks, func(a, b mark) int { return cmp.Compare(b.points, a.points) })
	air := max(20, (g.high-g.low)*0.06)
	g.low, g.high = g.low-air, g.high+air
	g.said = words.Sentences(strings.Join(told[:3], l.Say("list.comma")), strings.Join(told[3:], l.Say("list.comma")), g.season)
}

const (
	graphHead = 54 // units over the plot
	graphFoot = 20
	markText  = 15
)

// lay puts the graph into its plate.
func (g *graph) lay(r paint.Rect, p *paint.Painter) {
	g.Rect, g.points = r, g.points[:0]
	if len(g.at) == 0 {
		return
	}
	names := float32(0)
	for i := range g.marks {
		w, _ := p.Measure(g.marks[i].text, markStyle())
		names = max(names, w)
	}
	names = min(names, r.W*0.42)
	g.seasonHigh = 0
	if g.season != "" {
		g.seasonIn = p.Within(g.season, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: r.W - 2*plateEdge}, 0.28*r.H, 12)
		_, g.seasonHigh = p.Measure(g.season, g.seasonIn)
		g.seasonHigh += 6
	}
	g.plot = paint.Box(r.X+plateEdge, r.Y+graphHead, r.W-2*plateEdge-names-10, r.H-graphHead-graphFoot-g.seasonHigh)
	every := (len(g.at) + mostPoints - 1) / mostPoints
	for i, one := range g.at {
		if i%every != 0 && i != len(g.at)-1 {
			continue
		}
		g.points = append(g.points, point{g.plot.X + g.plot.W*float32(i)/float32(max(1, len(g.at)-1)), g.y(one.Rating), g.y(one.Rating + float64(one.Within())), g.y(one.Rating - float64(one.Within()))})
	}
	g.spread(p)
}

// spread moves the marks' names apart where they would lie on each other.
func (g *graph) spread(p *paint.Painter) {
	step := min(1.15*p.Scaled(markStyle()), g.plot.H/float32(max(1, len(g.marks))))
	low := g.plot.Y - graphHead*0.1
	for i := range g.marks {
		m := &g.marks[i]
		m.y = g.y(m.points)
		m.at = max(m.y, low)
		low = m.at + step
	}
	high := g.plot.Y + g.plot.H + graphFoot*0.4
	for i := len(g.marks) - 1; i >= 0; i-- {
		g.marks[i].at = min(g.marks[i].at, high)
		high = g.marks[i].at - step
	}
}

func markStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: markText, Most: 20, Color: paint.Cream2}
}

// y is how high so many points stand, within the plot.
func (g *graph) y(points float64) float32 {
	return g.plot.Y + g.plot.H*float32((g.high-min(max(points, g.low), g.high))/(g.high-g.low))
}

// draw paints it.
func (g *graph) draw(p *paint.Painter) {
	p.Bordered(g.Rect, 20, 1.5, paint.Plum900, paint.Plum600)
	title := paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: g.W * 0.45}
	side := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Align: paint.Right, Fit: g.W*0.55 - 2*plateEdge - 12}
	p.Text(g.title, g.X+plateEdge, g.Y+33, title)
	p.Text(g.side, g.X+g.W-plateEdge, g.Y+33, side)
	if g.season != "" {
		p.Text(g.season, g.X+plateEdge, g.Y+g.H-graphFoot-g.seasonHigh+8+0.95*p.Scaled(g.seasonIn), g.seasonIn)
	}
	right := g.plot.X + g.plot.W
	st := markStyle()
	st.Fit = g.X + g.W - plateEdge - right - 10
	for i := range g.marks {
		m := &g.marks[i]
		for x := g.plot.X; x < right; x += 14 {
			p.Rect(paint.Box(x, m.y-0.75, min(7, right-x), 1.5), paint.Plum500)
		}
		p.Line(right, m.y, right+8, m.at, 1.5, paint.Plum500)
		p.Text(m.text, right+12, m.at+0.35*markText, st)
	}
	for i := 1; i < len(g.points); i++ {
		a, b := g.points[i-1], g.points[i]
		p.Quad(a.x, a.top, b.x, b.top, b.x, b.low, a.x, a.low, paint.Coral.Fade(0.16))
	}
	for i := 1; i < len(g.points); i++ {
		a, b := g.points[i-1], g.points[i]
		p.Line(a.x, a.y, b.x, b.y, 3.5, paint.Coral)
	}
	if n := len(g.points); n > 0 {
		p.Disc(g.points[n-1].x, g.points[n-1].y, 7, paint.Cream)
		p.Disc(g.points[n-1].x, g.points[n-1].y, 5, paint.Coral)
	}
}
