package scene

import "fourtell/scene/paint"

// Draw paints the table: felt, plates, cards, what lies above them. It changes nothing.
func (t *Table) Draw(p *paint.Painter) {
	if t.people.covered {
		return // the curtain paints the whole window, and there is nothing behind it
	}
	t.felt.drawGround(p)
	dx, dy := t.felt.jolt.shake()
	p.Push(0, 0, dx, dy, 1, 0, 1)
	t.felt.drawArrows(p)
	t.felt.drawRing(p)
	t.felt.drawDust(p)
	t.felt.drawPile(p)
	t.plates.draw(p)
	t.felt.drawChip(p)
	t.deck.draw(p)
	t.felt.drawPileLabels(p)
	t.plates.drawCounts(p)
	t.lines.drawMutes(p)
	t.keysShown.draw(p)
	quiet := !t.verdict.on
	if quiet {
		t.cries.draw(p)
	}
	t.clock.draw(p)
	if quiet {
		t.felt.drawDue(p)
		t.plates.drawOpen(p)
		t.jumps.draw(p)
	}
	t.plates.drawMyTurn(p)
	t.deck.drawMarks(p)
	t.cries.drawThrow(p)
	p.Pop()
	if !t.o.Demo {
		t.hud.drawHead(p)
		if t.person == nil {
			t.stands.draw(p)
		} else {
			t.hud.drawSort(p)
			if t.question.modal == nil { // else it stands beside the question
				t.hint.drawLamp(p, &t.hud.lamp, t.u, t.hud.zone == zoneHint)
			}
			t.hud.drawCall(p)
			t.hud.drawPop(p)
		}
	}
	t.verdict.draw(p)
	if !t.verdict.on {
		t.peek.draw(p)
	}
	t.lines.draw(p)
	t.bubble.draw(p)
	if t.stage.Top() == nil {
		t.hint.draw(p)
	}
	if t.o.Led != nil {
		t.o.Led.draw(p, t)
	}
}
