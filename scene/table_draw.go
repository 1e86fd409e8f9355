package scene

import "fourtell/scene/paint"

// Draw paints the table: felt, plates, cards, what lies above them. It changes nothing.
func (t *Table) Draw(p *paint.Painter) {
	if t.people.covered {
		return // the curtain paints the whole window, and there is nothing behind it
	}
	t.drawGround(p)
	dx, dy := t.felt.jolt.shake()
	p.Push(0, 0, dx, dy, 1, 0, 1)
	t.drawArrows(p)
	t.drawRing(p)
	t.drawDust(p)
	t.drawPile(p)
	t.drawPlates(p)
	t.drawChip(p)
	t.drawCards(p)
	t.drawPileLabels(p)
	t.drawSeatMarks(p)
	t.drawThrow(p)
	p.Pop()
	if !t.o.Demo {
		t.drawHUD(p)
	}
	t.verdict.draw(p)
	if !t.verdict.on {
		t.peek.draw(p)
	}
	t.drawLine(p)
	t.bubble.draw(p, t)
	if t.stage.Top() == nil {
		t.drawHint(p)
	}
	if t.o.Led != nil {
		t.o.Led.draw(p, t)
	}
}
