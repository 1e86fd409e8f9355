package paint

import (
	"log"
	"strings"
)

// Sprite is a picture of the atlas, looked up once by its name. It stays valid
// when the window changes to another screen and another sheet is loaded.
type Sprite int32

// spriteArt is where a sprite lies and how large it is.
type spriteArt struct {
	known    bool
	level    [mipLevels]spot
	w, h     float32    // units
	ox, oy   float32    // anchor, units from the top left corner
	nine     [4]float32 // units
	outset   [4]float32 // units
	texScale float32    // texture pixels per unit at level 0
	name     string     // of a card that no sheet has a picture of
}

// Sprites draws the pictures of the sheet.
type Sprites struct {
	frame  *Frame
	shapes *Shapes
	texts  *Texts
	art    []spriteArt
	names  []string
	known  map[string]int
}

// Pose is where and how a sprite lies: its anchor (the middle of all but
// nine-patches), turned by Angle radians clockwise and scaled. A ScaleX or
// ScaleY of 0 hides it; White as Tint leaves its colours.
type Pose struct {
	X, Y           float32
	ScaleX, ScaleY float32
	Angle          float32
	Tint           Color
}

// NamedCard before a name is the sprite of a card of a game other than the usual one: its picture where a deck of such cards is on
// the sheet, and a plain card with its name on it where none is.
const NamedCard = "card/="

// OfGame between a sprite's name and a game's, "card/back:bluff", is the sprite as that game has it, or else as it always is.
const OfGame = ":"

// Sprite looks a sprite up. A name that no sheet has is logged once and drawn
// as a plain box; a test makes sure that none is used.
func (sp *Sprites) Sprite(name string) Sprite {
	for i, n := range sp.names {
		if n == name {
			return Sprite(i)
		}
	}
	sp.names = append(sp.names, name)
	art := standIn(name)
	if sp.frame.batch.atlas != nil && sp.known != nil {
		art = sp.find(sp.frame.batch.atlas, sp.known, name)
	}
	sp.art = append(sp.art, art)
	return Sprite(len(sp.names) - 1)
}

// standIn is what is drawn for a sprite that is missing, or not loaded yet.
func standIn(name string) spriteArt {
	a := spriteArt{w: 64, h: 64, texScale: 1}
	if len(name) > 5 && name[:5] == "card/" {
		a.w, a.h = 120, 180
	}
	a.ox, a.oy = a.w/2, a.h/2
	if of, ok := strings.CutPrefix(name, NamedCard); ok {
		a.name = of
	}
	return a
}

// resolve fills every handle from an atlas that has just been loaded.
func (sp *Sprites) resolve(a *atlas) {
	byName := make(map[string]int, len(a.pictures))
	for i := range a.pictures {
		byName[a.pictures[i].name] = i
	}
	for i, name := range sp.names {
		sp.art[i] = sp.find(a, byName, name)
	}
	sp.known = byName
}

func (sp *Sprites) find(a *atlas, byName map[string]int, name string) spriteArt {
	at, ok := byName[name]
	if of, named := strings.CutPrefix(name, NamedCard); named {
		at, ok = byName["card/"+of]
	} else if always, _, game := strings.Cut(name, OfGame); game && !ok {
		at, ok = byName[always]
	}
	if !ok {
		art := standIn(name)
		if len(a.pictures) > 0 && art.name == "" {
			log.Printf("there is no sprite %q", name)
		}
		return art
	}
	c := &a.pictures[at]
	return spriteArt{
		known: true, level: c.level, w: c.w, h: c.h, ox: c.ox, oy: c.oy, nine: c.nine, outset: c.outset,
		texScale: float32(c.at.Dx()) / c.w,
	}
}

// Size is a sprite's size in units.
func (sp *Sprites) Size(s Sprite) (w, h float32) { return sp.art[s].w, sp.art[s].h }

// mip chooses the copy of a sprite for that many device pixels per texture
// pixel, so that shrinking by up to four stays smooth.
func mip(scale float32) int {
	switch {
	case scale <= 0.29:
		return 2
	case scale <= 0.58:
		return 1
	}
	return 0
}

// Put draws a sprite at a pose.
func (sp *Sprites) Put(s Sprite, at Pose) {
	a := &sp.art[s]
	if at.ScaleX == 0 || at.ScaleY == 0 {
		return
	}
	sin, cos := Sincos(at.Angle)
	m := sp.frame.now.m.mul(affine{cos * at.ScaleX, sin * at.ScaleX, -sin * at.ScaleY, cos * at.ScaleY, at.X, at.Y})
	if a.name != "" {
		sp.putNamed(a, m, at.Tint)
		return
	}
	if !a.known {
		sp.frame.mapped(0, m, -a.ox, -a.oy, a.w-a.ox, a.h-a.oy, sp.frame.baker().blank, Plum600.Fade(float32(at.Tint&0xFF)/255))
		return
	}
	scale := Sqrt(max(m.a*m.a+m.b*m.b, m.c*m.c+m.d*m.d)) / a.texScale
	l := &a.level[mip(scale)]
	sp.frame.mapped(l.texture, m, -a.ox, -a.oy, a.w-a.ox, a.h-a.oy, l.at, at.Tint)
}

// putNamed draws a card by its name: large in its middle, small in two corners.
func (sp *Sprites) putNamed(a *spriteArt, m affine, tint Color) {
	was := sp.frame.now
	sp.frame.now.m = m
	alpha := float32(tint&0xFF) / 255
	sp.shapes.RoundRect(Centered(0, 0, a.w, a.h), 14, Cream.Fade(alpha))
	sp.shapes.StrokeRoundRect(Centered(0, 0, a.w-12, a.h-12), 10, 3, Coral.Fade(alpha))
	st := Style{Face: Display, Size: 52, Fit: a.w - 28, Color: Ink.Fade(alpha), Align: Middle, Sign: true}
	sp.texts.TextIn(a.name, Centered(0, 0, a.w, a.h), st)
	st.Size, st.Fit = 20, a.w/3
	for _, side := range [2]float32{-1, 1} {
		sp.texts.TextIn(a.name, Centered(side*(a.w/2-26), side*(a.h/2-26), a.w/3, 24), st)
	}
	sp.frame.now = was
}

// Draw draws a sprite upright with its anchor at (x, y), scaled.
func (sp *Sprites) Draw(s Sprite, x, y, scale float32, tint Color) {
	sp.Put(s, Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Tint: tint})
}

// Nine stretches a nine-patch sprite over a box; what it has outside the box,
// a glow, reaches over the edge by its own outset.
func (sp *Sprites) Nine(s Sprite, r Rect, tint Color) {
	a := &sp.art[s]
	if !a.known {
		sp.shapes.RoundRect(r, 12, Plum600.Fade(float32(tint&0xFF)/255))
		return
	}
	r = Rect{r.X - a.outset[0], r.Y - a.outset[1], r.W + a.outset[0] + a.outset[2], r.H + a.outset[1] + a.outset[3]}
	in, out := a.nine, a.nine
	for i := range 4 {
		in[i] *= sp.frame.unit
		out[i] *= a.texScale
	}
	d, m := sp.frame.carried(r)
	if w := d.X1 - d.X0; in[0]+in[2] > w {
		f := w / (in[0] + in[2])
		in[0], in[2] = in[0]*f, in[2]*f
	}
	if h := d.Y1 - d.Y0; in[1]+in[3] > h {
		f := h / (in[1] + in[3])
		in[1], in[3] = in[1]*f, in[3]*f
	}
	sp.frame.nine(a.level[0].texture, m, d, a.level[0].at, in, out, tint)
}

// Missing are the sprites that were asked for and that no sheet has.
func (sp *Sprites) Missing() []string {
	var list []string
	for i, a := range sp.art {
		if !a.known && a.name == "" {
			list = append(list, sp.names[i])
		}
	}
	return list
}

// Copies is how many sizes of a sprite there are to draw from.
func (sp *Sprites) Copies(s Sprite) int {
	n, a := 1, &sp.art[s]
	for i := range a.level[1:] {
		if a.level[i+1] != a.level[i] {
			n++
		}
	}
	return n
}
