package paint

import (
	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ground is the floor of a scene: a sunburst of flat wedges from a point, dark
// towards the edges, with a soft light of some colour.
type Ground struct {
	X, Y    float32 // where the wedges meet, units
	Wedges  int
	Turn    float32 // radians
	Glow    Color   // its alpha is the strength in the middle
	GlowX   float32
	GlowY   float32
	GlowR   float32 // units
	Shade   float32 // how dark the far edge is, 0 … 1
	Reach   float32 // radius of the vignette, units; 0 = to the farthest corner
	Base    Color
	WedgeOf Color
	Rail    float32 // units of the rail round the cloth, where there is cloth
}

// TableGround is the table's floor with the wedges meeting at the discard pile.
func TableGround(x, y float32) Ground {
	return Ground{X: x, Y: y, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: TableColor, WedgeOf: Wedge}
}

// groundCache keeps the last grounds painted, each as large as the window. Two
// are enough: one scene and the one it fades from.
type groundCache struct {
	shader *ebiten.Shader
	cloth  *ebiten.Shader
	kept   [2]keptGround
	next   int
}

type keptGround struct {
	of       Ground
	theme    assets.Theme
	contrast bool // high
	w, h     int
	unit     float32
	image    *ebiten.Image
}

// groundShader paints wedges with smooth edges; a little ordered noise keeps
// the dark gradients from showing bands.
const groundShader = `//kage:unit pixels
package main

var Center vec2
var Wedges float
var Turn float
var Base vec3
var WedgeOf vec3
var Edge vec3
var Glow vec4
var GlowAt vec2
var GlowR float
var Shade float
var Reach float

func Fragment(dst vec4, src vec2, color vec4) vec4 {
	d := dst.xy - Center
	r := length(d)
	step := 6.2831853 / Wedges
	a := mod(atan2(d.y, d.x)-Turn, step*2) - step
	// Distance to the nearer edge, in pixels.
	near := min(abs(a), step-abs(a)) * r
	side := 1.0
	if a < 0 {
		side = -1.0
	}
	t := clamp(0.5+side*near, 0, 1)
	c := mix(Base, WedgeOf, t)
	g := 1 - clamp(length(dst.xy-GlowAt)/GlowR, 0, 1)
	c = mix(c, Glow.rgb, Glow.a*g)
	v := clamp((r/Reach-0.25)/0.75, 0, 1)
	c = mix(c, Edge, Shade*v)
	n := fract(52.9829189*fract(dot(dst.xy, vec2(0.06711056, 0.00583715)))) - 0.5
	return vec4(c+n/255, 1)
}
`

// Ground paints a floor over the whole window: the first thing a scene draws.
// It is made anew only when the floor or the window changes.
func (p *Painter) Ground(g Ground) {
	if p.flush(); p.target == nil {
		return // a rehearsal
	}
	g.X, g.Y = p.untransformed(g.X, g.Y)
	g.GlowX, g.GlowY = p.untransformed(g.GlowX, g.GlowY)
	b := p.target.Bounds()
	c := &p.grounds
	for i := range c.kept {
		if k := &c.kept[i]; k.image != nil && k.of == g && k.theme == p.look.Theme && k.contrast == p.contrast && k.w == b.Dx() && k.h == b.Dy() && k.unit == p.unit {
			p.target.DrawImage(k.image, &p.plain)
			p.calls++
			return
		}
	}
	k := &c.kept[c.next]
	c.next = (c.next + 1) % len(c.kept)
	if k.image != nil {
		k.image.Deallocate()
	}
	*k = keptGround{of: g, theme: p.look.Theme, contrast: p.contrast, w: b.Dx(), h: b.Dy(), unit: p.unit, image: unmanaged(b.Dx(), b.Dy())}
	p.paintGround(k.image, g)
	p.target.DrawImage(k.image, &p.plain)
	p.calls++
}

// untransformed is where a point of the transform in force lies in the window.
func (p *Painter) untransformed(x, y float32) (float32, float32) {
	x, y = p.now.m.apply(x, y)
	return x / p.unit, y / p.unit
}

func (p *Painter) paintGround(target *ebiten.Image, g Ground) {
	if p.look.Theme == assets.Felt {
		p.paintCloth(target, g)
		return
	}
	if p.grounds.shader == nil {
		s, err := ebiten.NewShader([]byte(groundShader))
		if err != nil {
			target.Fill(p.Color(g.Base))
			return
		}
		p.grounds.shader = s
	}
	b := target.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	x, y := g.X*p.unit, g.Y*p.unit
	reach := g.Reach * p.unit
	if reach == 0 {
		reach = 0.6 * Sqrt(w*w+h*h)
	}
	vec3 := func(c Color) []float32 {
		r, g, b, _ := (p.tones.of(c, assets.Ground) | 0xFF).Channels()
		return []float32{r, g, b}
	}
	glow := append(vec3(g.Glow), float32(p.Color(g.Glow)&0xFF)/255)
	target.DrawRectShader(b.Dx(), b.Dy(), p.grounds.shader, &ebiten.DrawRectShaderOptions{
		Uniforms: map[string]any{
			"Center": []float32{x, y}, "Wedges": float32(g.Wedges) * 2, "Turn": g.Turn,
			"Base": vec3(g.Base), "WedgeOf": vec3(g.WedgeOf), "Edge": vec3(FloorEdge),
			"Glow": glow, "GlowAt": []float32{g.GlowX * p.unit, g.GlowY * p.unit}, "GlowR": max(g.GlowR*p.unit, 1),
			"Shade": g.Shade, "Reach": reach,
		},
	})
}
