package paint

import (
	_ "embed"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// clothShader paints felt under one lamp: an ellipse of light that falls off to the far corner, the lamp's own warm glow, and
// the short fibres of the cloth. Where there is a rail it lies round the cloth, lit on the side of the lamp, and throws its
// shadow on it.
//
//go:embed cloth.kage
var clothShader []byte

// paintCloth paints the floor of the theme that has cloth: the lamp hangs where the floor's glow is, or to the left above.
func (fl *Grounds) paintCloth(target *ebiten.Image, g Ground) {
	if fl.cloth == nil {
		s, err := ebiten.NewShader(clothShader)
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
