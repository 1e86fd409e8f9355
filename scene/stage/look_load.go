package stage

import (
	"errors"

	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/words"
)

// load goes on loading: the first sheet at the start, a step a tick, and another when the window has come to a screen that needs it, or a
// game wants a deck of its own, a few slices a tick, while what stands goes on. What it gives back is whole, and to be shown; nil: nothing
// is, yet.
func (k *Looks) load(d *Devices) (*paint.Loading, error) {
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
	done, err := k.step(d)
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

// writeWeighs is how many slices one that writes to textures counts for.
const writeWeighs = 4

// step is a step of loading where nothing stands yet, and else some slices of one in the first ticks of a picture.
func (k *Looks) step(d *Devices) (done bool, err error) {
	if !k.stands {
		return k.loading.Step()
	}
	if d.Nth == 0 {
		k.written = false
	}
	if k.written || d.Nth >= mostSpare {
		return false, nil
	}
	for n := 0; n < platform.LoadSlices && !done && err == nil; n++ {
		var wrote bool
		if done, wrote, err = k.loading.Slice(); wrote {
			k.written = true
			n += writeWeighs - 1
		}
	}
	return done, err
}

// show shows pictures that have been loaded.
func (k *Looks) show(l *paint.Loading) {
	k.painter.Show(l)
	k.loading = nil
	k.redraw()
}

// end gives up what is being loaded.
func (k *Looks) end() {
	if k.loading != nil {
		k.loading.Stop()
	}
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
