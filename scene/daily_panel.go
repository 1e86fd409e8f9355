package scene

import "fourtell/room"

// dailyPanel is the deal of the day among what there is to learn.
type dailyPanel struct {
	verbs []*Button
	at    Rect
}

func (d *dailyPanel) build(s *Stage, p *room.Progress) {}

func (d *dailyPanel) lay(x, y, w, h float32) float32 { return y }

func (d *dailyPanel) draw(p *Painter) {}
