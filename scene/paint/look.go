package paint

import "fourtell/assets"

// Shows says whether the pictures that are painted from are those of a look, as fine as the window's pixels want them.
func (p *Painter) Shows(want CardLook) bool {
	return p.scale == sheetScale(p.unit) && p.look == want
}

// Load begins to load the pictures of a look; given are files that do not come with the program.
func (p *Painter) Load(want CardLook, given map[string][]byte) *Loading {
	return loadLook(sheetScale(p.unit), want, p.fonts, given)
}

// Show paints from now on from pictures that have been loaded, and lets the old ones go.
func (p *Painter) Show(l *Loading) {
	p.setAtlas(l.atlas, l.scale)
	p.look = l.look
	p.tones = p.tonesOf(l.look.Theme)
}

// setAtlas changes what is painted from and lets the old one go.
func (p *Painter) setAtlas(a *atlas, scale assets.Scale) {
	if p.atlas != nil {
		p.atlas.free()
	}
	p.atlas, p.scale = a, scale
	p.texture = 0
	p.resolve(a)
}

// Theme is the one that is painted with.
func (p *Painter) Theme() assets.Theme { return p.look.Theme }

// HighContrast says whether colours are painted that keep far apart.
func (p *Painter) HighContrast() bool { return p.contrast }

// SetHighContrast paints in high contrast or not, and says whether that is a change.
func (p *Painter) SetHighContrast(high bool) bool {
	if high == p.contrast {
		return false
	}
	p.contrast = high
	p.tones = p.tonesOf(p.look.Theme)
	return true
}

// TextScale is how many times as large as it is designed the player wants text, 1 … 2.
func (p *Painter) TextScale() float32 { return p.textScale }

// SetTextScale makes text that much larger than it is designed, 1 … 2.
func (p *Painter) SetTextScale(k float32) { p.textScale = k }
