package stage

import (
	"errors"

	"fourtell/scene/paint"
	"fourtell/words"
)

// load does one step of loading: the first sheet at the start, another when the window has come to a screen that needs it. What it
// gives back is whole, and to be shown; nil: nothing is, yet.
func (k *Looks) load() (*paint.Loading, error) {
	look := k.Cards()
	if k.loading == nil {
		if k.stands && k.painter.Shows(look) {
			return nil, nil
		}
		given, come := k.pictures(look.Look)
		if !come {
			return nil, nil
		}
		if look = k.Cards(); k.stands && k.painter.Shows(look) {
			return nil, nil // they cannot be had
		}
		k.loading = k.painter.Load(look, given)
	}
	done, err := k.loading.Step()
	if err != nil {
		return nil, errors.Join(errors.New("the pictures cannot be loaded"), err)
	}
	if !k.stands {
		k.redraw()
	}
	if !done {
		return nil, nil
	}
	return k.loading, nil
}

// show shows pictures that have been loaded.
func (k *Looks) show(l *paint.Loading) {
	k.painter.Show(l)
	k.loading = nil
	k.redraw()
}

// Loads says whether pictures are on their way.
func (k *Looks) Loads() bool { return k.loading != nil }

// draw is the first picture, in a window of that size: the name and how far loading is.
func (k *Looks) draw(p *paint.Painter, w, h float32) {
	p.Rect(paint.Box(0, 0, w, h), paint.TableColor)
	cx, cy := w/2, h/2
	p.Text(k.lang.Say(words.TitleName), cx, cy-8, paint.Style{Face: paint.Display, Size: 72, Color: paint.Cream, Align: paint.Middle})
	bar := paint.Centered(cx, cy+44, 320, 10)
	p.RoundRect(bar, 5, paint.Plum600)
	t := float32(0)
	if k.loading != nil {
		t = k.loading.Progress()
	}
	bar.W = max(bar.W*t, bar.H)
	p.RoundRect(bar, 5, paint.Coral)
}
