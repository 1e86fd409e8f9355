package paint

import (
	"image"
	"iter"

	"fourtell/assets"
)

// fontFiles are the house's faces, each with the file for accented letters
// after it; those for other scripts come when they are wanted.
func fontFiles() [faces][][]byte {
	return [faces][][]byte{
		Body:    {assets.BodyFont(), assets.BodyFontExt()},
		Display: {assets.DisplayFont(), assets.DisplayFontExt()},
	}
}

// sheetScale is the sheet for that many device pixels per unit. Twice as fine
// as the screen is right up to two: cards grow when the pointer is over them,
// and halving is sharp.
func sheetScale(unit float32) assets.Scale {
	return assets.BestScale(float64(max(unit, 2)))
}

// Loading turns the sheet of a scale into an atlas, a step at a time.
type Loading struct {
	scale  assets.Scale
	look   CardLook
	fonts  *fonts
	loader *assets.SheetLoader
	atlas  *atlas
	next   int // page to upload
	lent   bool

	slice func() (wrote, goesOn bool) // goes on with a step; nil while none has begun
	stop  func()                      // gives it up
	err   error                       // of that step
}

// Lend keeps the pictures when a painter that shows them takes others: several may paint from them.
func (l *Loading) Lend() { l.lent = true }

// Progress is how much is done, 0 … 1.
func (l *Loading) Progress() float32 { return float32(l.loader.Progress()) }

// Slice is a part of a step, each about a millisecond of a browser's: what stands goes on meanwhile. It says too whether it has written to
// a texture, which takes as long again once the picture is drawn. Whoever begins with slices ends with them, or says Stop.
func (l *Loading) Slice() (done, wrote bool, err error) {
	if l.slice == nil {
		l.slice, l.stop = iter.Pull(func(pause func(wrote bool) (goOn bool)) {
			l.loader.Pause = func() bool { return pause(false) }
			l.err = l.step(func() bool { return pause(true) })
		})
	}
	if wrote, more := l.slice(); more {
		return false, wrote, nil
	}
	l.slice, l.stop, l.loader.Pause = nil, nil, nil
	return l.done(), false, l.err
}

// Stop gives up a step that was begun in slices: nobody wants the pictures any more.
func (l *Loading) Stop() {
	if l.stop != nil {
		l.stop()
	}
}

// Step decodes one file or uploads one page.
func (l *Loading) Step() (done bool, err error) {
	for l.slice != nil {
		if done, _, err := l.Slice(); done || err != nil {
			return done, err
		}
	}
	err = l.step(nil)
	return l.done(), err
}

func (l *Loading) done() bool {
	sheet := l.loader.Sheet()
	return sheet != nil && l.next == len(sheet.Pages)
}

// step has a pause after each piece that it writes to a texture, and none where pause is nil.
func (l *Loading) step(pause func() (goOn bool)) error {
	if l.loader.Sheet() == nil {
		_, err := l.loader.Step()
		return err
	}
	pages := l.loader.Sheet().Pages
	if l.atlas == nil {
		sizes := make([]image.Point, len(pages))
		for i, p := range pages {
			sizes[i] = p.Bounds().Size()
		}
		l.atlas = newAtlas(sizes, l.pictures())
		l.atlas.lent = l.lent
	}
	if l.next < len(pages) {
		l.atlas.upload(l.next, pages[l.next].(*image.RGBA), l.loader.Pause, pause)
		if l.next++; l.next == len(pages) {
			l.atlas.letter(&l.look, l.fonts)
		}
	}
	return nil
}

// pictures lists what the sheet holds.
func (l *Loading) pictures() []picture {
	sheet := l.loader.Sheet()
	k := float32(sheet.Scale)
	list := make([]picture, 0, len(sheet.Sprites))
	for name, s := range sheet.Sprites {
		c := picture{name: name, page: s.Page, at: s.Rect, ox: float32(s.Origin.X), oy: float32(s.Origin.Y)}
		c.w, c.h = float32(s.Rect.Dx())/k, float32(s.Rect.Dy())/k
		for i := range 4 {
			c.nine[i], c.outset[i] = float32(s.Nine[i]), float32(s.Outset[i])
		}
		list = append(list, c)
	}
	return list
}
