package paint

import (
	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// clothShader paints felt under one lamp: an ellipse of light that falls off to the far corner, the lamp's own warm glow, and
// the short fibres of the cloth. Where there is a rail it lies round the cloth, lit on the side of the lamp, and throws its
// shadow on it.
const clothShader = `//kage:unit pixels
package main

var Size vec2
var Lamp vec2
var Unit float
var Rail float
var Lit vec3
var Far vec3
var Warm vec4
var Round float

func hash(p vec2) vec3 {
	q := vec3(dot(p, vec2(127.1, 311.7)), dot(p, vec2(269.5, 183.3)), dot(p, vec2(419.2, 371.9)))
	return fract(sin(q) * 43758.5453)
}

func inside(p vec2, size vec2, edge float, round float) float {
	q := abs(p-size/2) - size/2 + edge + round
	return length(max(q, vec2(0))) + min(max(q.x, q.y), 0) - round
}

func Fragment(dst vec4, src vec2, color vec4) vec4 {
	at := dst.xy / Size
	d := length(at - Lamp)
	c := mix(Lit, Far, clamp(d/1.05, 0, 1))
	cell := floor(dst.xy / (24 * Unit))
	h := hash(cell)
	middle := (cell + 0.2 + 0.6*h.xy) * 24 * Unit
	way := vec2(cos(h.z*6.2831853), sin(h.z*6.2831853))
	off := dst.xy - middle
	along := clamp(dot(off, way), -2*Unit, 2*Unit)
	far := length(off - way*along)
	c += vec3(0.75, 0.92, 0.87) * 0.05 * clamp(0.5*Unit+0.5-far, 0, 1)
	c = mix(c, Warm.rgb, Warm.a*clamp(1-d/0.62, 0, 1))
	if Rail > 0 {
		e := inside(dst.xy, Size, Rail, Round)
		// The cloth lies lower than the rail: shadow on the sides of the lamp.
		s := inside(dst.xy-vec2(3, 5)*Unit, Size, Rail, Round)
		c = mix(c, Far*0.45, 0.55*clamp(1+s/(16*Unit), 0, 1))
		side := dot(normalize(dst.xy/Size-vec2(0.5)), normalize(vec2(-0.6, -0.8)))
		w := mix(vec3(0.16, 0.085, 0.06), vec3(0.45, 0.26, 0.15), clamp(0.5+0.5*side, 0, 1))
		w += 0.1 * clamp(1-abs(e-0.7*Rail)/(0.3*Rail), 0, 1)
		w *= 1 - 0.55*clamp(1-e/(1.5*Unit), 0, 1)
		c = mix(c, w, clamp(e+0.5, 0, 1))
	}
	n := fract(52.9829189*fract(dot(dst.xy, vec2(0.06711056, 0.00583715)))) - 0.5
	return vec4(c+n/255, 1)
}
`

// paintCloth paints the floor of the theme that has cloth: the lamp hangs where the floor's glow is, or to the left above.
func (fl *Grounds) paintCloth(target *ebiten.Image, g Ground) {
	if fl.cloth == nil {
		s, err := ebiten.NewShader([]byte(clothShader))
		if err != nil {
			target.Fill(fl.frame.Color(TableColor))
			return
		}
		fl.cloth = s
	}
	b := target.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	lamp := []float32{0.3, 0.12}
	if g.Glow&0xFF != 0 {
		lamp = []float32{g.GlowX * fl.frame.unit / w, max(0.05, g.GlowY*fl.frame.unit/h-0.22)}
	}
	vec3 := func(c Color) []float32 {
		r, g, b, _ := (fl.frame.scheme.tones.of(c, assets.Ground) | 0xFF).Channels()
		return []float32{r, g, b}
	}
	warm := append(vec3(Wedge), float32(fl.frame.scheme.tones.of(Wedge, assets.Ground)&0xFF)/255)
	target.DrawRectShader(b.Dx(), b.Dy(), fl.cloth, &ebiten.DrawRectShaderOptions{
		Uniforms: map[string]any{
			"Size": []float32{w, h}, "Lamp": lamp, "Unit": fl.frame.unit, "Rail": g.Rail * fl.frame.unit, "Round": 2 * g.Rail * fl.frame.unit,
			"Lit": vec3(TableColor), "Far": vec3(FloorEdge), "Warm": warm,
		},
	})
}
