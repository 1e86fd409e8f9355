// Package paint draws frames in logical units: sprites, shapes, texts and the ground, in the tones of a theme.
//
// Contract: it draws what it is told, where it is told, and knows no stage, no settings, no table and no sentence. Drawing
// allocates nothing once what a frame shows has been drawn before. Of the game it imports assets, and engine for the cards'
// colours; never scene.
//
// # Map
//
//	Painter   painter.go   all of these under one roof; it changes sheets
//	Frame     frame.go     units, transforms, clips, surfaces; zoom.go; quad.go what lies on it, batch.go queues and paints it
//	Scheme    scheme.go    colours of the theme, high contrast, the look of the cards
//	Shapes    shapes.go    boxes, discs, lines; focus_ring.go where the keys are
//	Sprites   sprite.go    pictures of the sheet
//	Grounds   ground.go    the floor; ground_cloth.go
//	textures  atlas.go     the sheet's pictures and what is baked (bake.go), packed by pack.go; loading.go brings a sheet in steps,
//	                       or in slices of them while a screen stands
//	colours   color.go     tones, which become the theme's when they are drawn
//	cards     palette.go   palette, patterns and letters, put into the pictures when they are loaded
//	Texts     text.go      lines as pictures; linebreak.go; letters*.go what the house's fonts lack; readable.go letters that are
//	                       easy to tell apart; text_room.go larger text, as far as there is room; text_words.go where lines
//	                       break, without setting each; text_pace.go how many new ones a picture has room for
//	Glyphs    glyph.go     a key or a button drawn; glyph_line.go a line with some in it
//	boxes     geometry.go  Rect, and what is reckoned with
//	Tracer    trace.go     what is told of a frame to tests that look for what lies over what
package paint

import "fourtell/assets"

// Painter draws a frame in logical units. Everything becomes quads of one
// texture, so that a whole table is a few drawing calls, and nothing is
// allocated once what a frame shows has been drawn before.
//
// It draws in the order it is called; there is no depth.
//
// It is its parts under one roof, and changes them together. Each can be made
// and used alone: whoever only measures texts need know no more than Texts.
type Painter struct {
	Frame   // where it is drawn
	Scheme  // in which colours, and how the cards look
	Tracer  // who listens
	Shapes  // boxes, discs, lines
	Texts   // lines of text
	Sprites // pictures of the sheet
	Glyphs  // keys and buttons
	Grounds // the floor

	Focusing bool         // the focus ring is shown
	scale    assets.Scale // of the sheet in the atlas; 0 before one is loaded
}

// NewPainter has the house's fonts and one blank texture: until Show it draws shapes and texts alone.
func NewPainter() (*Painter, error) {
	f, err := ownFonts()
	if err != nil {
		return nil, err
	}
	p := &Painter{}
	p.Scheme.dress()
	p.Frame.open(&p.Scheme)
	p.Tracer = Tracer{frame: &p.Frame}
	p.Shapes = Shapes{frame: &p.Frame, trace: &p.Tracer}
	p.Texts = Texts{frame: &p.Frame, trace: &p.Tracer, fonts: f}
	p.Sprites = Sprites{frame: &p.Frame, shapes: &p.Shapes, texts: &p.Texts}
	p.Glyphs = Glyphs{shapes: &p.Shapes, texts: &p.Texts}
	p.Grounds = Grounds{frame: &p.Frame}
	return p, nil
}

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
	p.batch.repaint(l.atlas)
	p.scale = l.scale
	p.Sprites.resolve(l.atlas)
	p.look = l.look
	p.dress()
}
