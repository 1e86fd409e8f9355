package replay

import "fourtell/scene/paint"

// graphLine is a dash of somebody's line.
type graphLine struct {
	x0, y0, x1, y1 float32
	color          paint.Color
	width          float32
}

// pen draws a dashed line from point to point.
type pen struct {
	dash  []float32
	color paint.Color
	width float32

	down   bool // it has been put down
	x, y   float32
	at     int     // of the dashes
	walked float32 // along it
}

func (p *pen) to(lines []graphLine, x, y float32) []graphLine {
	if !p.down {
		p.down, p.x, p.y = true, x, y
		return lines
	}
	if len(p.dash) == 0 {
		lines = append(lines, graphLine{p.x, p.y, x, y, p.color, p.width})
		p.x, p.y = x, y
		return lines
	}
	dx, dy := x-p.x, y-p.y
	long := paint.Sqrt(dx*dx + dy*dy)
	for done := float32(0); done < long; {
		step := min(p.dash[p.at]-p.walked, long-done)
		if p.at%2 == 0 {
			a, b := done/long, (done+step)/long
			lines = append(lines, graphLine{p.x + dx*a, p.y + dy*a, p.x + dx*b, p.y + dy*b, p.color, p.width})
		}
		done += step
		if p.walked += step; p.walked >= p.dash[p.at]-0.01 {
			p.at, p.walked = (p.at+1)%len(p.dash), 0
		}
	}
	p.x, p.y = x, y
	return lines
}
