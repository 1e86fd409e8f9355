package paint

import (
	_ "embed"

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

// Grounds paint the floor and keep the last two painted, each as large as the window. Two
// are enough: one scene and the one it fades from.
type Grounds struct {
	frame  *Frame
	plain  ebiten.DrawImageOptions
	shader *ebiten.Shader
	cloth  *ebiten.Shader
	kept   [2]keptGround
	next   int
}

type keptGround struct {
	of       Ground
	theme    assets.Theme
	contrast bool // high
	cloth    string
	w, h     int
	unit     float32
	image    *ebiten.Image
}

// groundShader paints wedges with smooth edges; a little ordered noise keeps
// the dark gradients from showing bands.
//
//go:embed ground.kage
var groundShader []byte

// Ground paints a floor over the whole window: the first thing a scene draws.
// It is made anew only when the floor or the window changes.
func (fl *Grounds) Ground(g Ground) {
	if fl.frame.batch.flush(); fl.frame.batch.target == nil {
		return // a rehearsal
	}
	g.X, g.Y = fl.frame.untransformed(g.X, g.Y)
	g.GlowX, g.GlowY = fl.frame.untransformed(g.GlowX, g.GlowY)
	b := fl.frame.batch.target.Bounds()
	c := fl
	for i := range c.kept {
		if k := &c.kept[i]; k.image != nil && k.of == g && k.theme == fl.frame.scheme.look.Theme && k.contrast == fl.frame.scheme.contrast && k.cloth == fl.frame.scheme.cloth && k.w == b.Dx() && k.h == b.Dy() && k.unit == fl.frame.unit {
			fl.frame.batch.target.DrawImage(k.image, &fl.plain)
			fl.frame.batch.calls++
			return
		}
	}
	k := &c.kept[c.next]
	c.next = (c.next + 1) % len(c.kept)
	if k.image != nil {
		k.image.Deallocate()
	}
	*k = keptGround{of: g, theme: fl.frame.scheme.look.Theme, contrast: fl.frame.scheme.contrast, cloth: fl.frame.scheme.cloth, w: b.Dx(), h: b.Dy(), unit: fl.frame.unit, image: unmanaged(b.Dx(), b.Dy())}
	fl.paintGround(k.image, g)
	fl.frame.batch.target.DrawImage(k.image, &fl.plain)
	fl.frame.batch.calls++
}

func (fl *Grounds) paintGround(target *ebiten.Image, g Ground) {
	if fl.frame.scheme.look.Theme == assets.Felt {
		fl.paintCloth(target, g)
		return
	}
	if fl.shader == nil {
		s, err := ebiten.NewShader(groundShader)
		if err != nil {
			target.Fill(fl.frame.Color(g.Base))
			return
		}
		fl.shader = s
	}
	b := target.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	x, y := g.X*fl.frame.unit, g.Y*fl.frame.unit
	reach := g.Reach * fl.frame.unit
	if reach == 0 {
		reach = 0.6 * Sqrt(w*w+h*h)
	}
	vec3 := func(c Color) []float32 {
		r, g, b, _ := (fl.frame.scheme.tones.of(c, assets.Ground) | 0xFF).Channels()
		return []float32{r, g, b}
	}
	glow := append(vec3(g.Glow), float32(fl.frame.Color(g.Glow)&0xFF)/255)
	target.DrawRectShader(b.Dx(), b.Dy(), fl.shader, &ebiten.DrawRectShaderOptions{
		Uniforms: map[string]any{
			"Center": []float32{x, y}, "Wedges": float32(g.Wedges) * 2, "Turn": g.Turn,
			"Base": vec3(g.Base), "WedgeOf": vec3(g.WedgeOf), "Edge": vec3(FloorEdge),
			"Glow": glow, "GlowAt": []float32{g.GlowX * fl.frame.unit, g.GlowY * fl.frame.unit}, "GlowR": max(g.GlowR*fl.frame.unit, 1),
			"Shade": g.Shade, "Reach": reach,
		},
	})
}
