package table

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Draw paints the table: felt, plates, cards, what lies above them. It changes nothing.
func (t *Table) Draw(p *paint.Painter) {
	if t.people.covered {
		return // the curtain paints the whole window, and there is nothing behind it
	}
	t.felt.drawGround(p)
	dx, dy := t.felt.jolt.shake()
	p.Push(0, 0, dx, dy, 1, 0, 1)
	if t.only.on() {
		t.only.draw(p)
		t.felt.drawChip(p)
		p.Push(0, 0, 0, 0, 1, 0, t.verdict.under())
		claimStrip{t.claim}.drawBlock(p)
		p.Pop()
		t.deck.draw(p)
		t.only.drawVerbs(p)
		t.jumps.draw(p)
	} else {
		t.drawTable(p)
	}
	p.Pop()
	if !t.o.Demo {
		t.hud.drawHead(p)
		if t.person == nil {
			t.stands.draw(p)
		} else {
			if !t.only.on() {
				t.hud.drawSort(p)
			}
			if t.tools.hint && t.question.modal == nil { // else it stands beside the question
				t.hint.drawLamp(p, &t.hud.lamp, t.u, t.hud.zone == zoneHint)
			}
			if t.tools.call {
				t.hud.drawCall(p)
			}
			t.hud.drawPop(p)
		}
	}
	if !t.o.Demo {
		t.claim.draw(p)
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
		t.o.Led.Draw(p, t)
	}
	t.mates.draw(p)
}

// drawTable paints everything that lies on it and stands round it.
func (t *Table) drawTable(p *paint.Painter) {
	t.felt.drawArrows(p)
	t.felt.drawRing(p)
	t.felt.drawDust(p)
	if t.tools.pile {
		t.felt.drawPile(p)
	}
	t.plates.draw(p)
	t.felt.drawChip(p)
	p.Push(0, 0, 0, 0, 1, 0, t.verdict.under())
	claimStrip{t.claim}.drawBlock(p)
	p.Pop()
	t.deck.draw(p)
	t.claim.drawPile(p)
	if t.tools.pile {
		t.felt.drawPileLabels(p)
	}
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
}

// makeHUD builds what stays the same for the table's life.
func (t *Table) makeHUD(s *stage.Stage) {
	l := &t.lang
	h := t.hud
	t.labels.read(l)
	if of, ok := games.Ruled[engine.Calling](&engine.Snapshot{Game: t.o.Setup.Game, Rules: t.o.Setup.Rules}); ok && of.CallsAt() == 1 {
		t.labels.callHint = l.Say(words.TableCallLate)
	}
	t.peek.word(l)
	t.hint.word(l)
	t.plates.deeds.sayAnew()
	t.keysShown.doubts.say(l)
	t.claim.say()
	w, _ := s.Painter().Size(t.art.small)
	t.smallBack = 120 / max(w, 1)
	h.play = kit.Button{Text: l.Say(words.ButtonPlay), Kind: kit.CoralVerb, OnPress: func(s *stage.Stage) { t.moves.playDrawn(s) }}
	h.keep = kit.Button{Text: l.Say(words.ButtonKeep), Kind: kit.CreamVerb, OnPress: func(s *stage.Stage) { t.moves.keep(s) }}
}

// LayHUD puts everything where the layout of the beat shown leaves room for it.
func (t *Table) LayHUD(s *stage.Stage) {
	l := t.queue.Layout()
	if l.Unit == 0 {
		return
	}
	t.u = float32(l.Unit)
	t.hud.lay(s)
	t.only.lay()
	t.only.read()
	t.felt.layArrows(l, t.viewer)
	if !t.o.Demo {
		s.Toasts().K = max(1, t.u)
		if l.Portrait {
			s.Toasts().K *= 0.85
		}
		s.Toasts().Space = t.hud.messages()
	}
}

// Animate moves everything that moves by itself.
func (t *Table) Animate(s *stage.Stage) {
	if t.shown.Seq != 0 {
		t.quiet++
		t.felt.animate(s)
		t.calls.notice(s)
		t.round.notice(s)
		t.jumps.offer(s)
		t.felt.shine(s)
		t.log.fade(s)
	}
	t.eyes.update(s)
	t.bubble.update(s)
	t.verdict.update(s)
	t.claim.animate(s)
	t.hand.animate(s)
}

func (t *Table) SayAnew(s *stage.Stage) {
	t.lang, t.heading = languageOf(s, &t.o), headingOf(s, &t.o)
	t.makeHUD(s)
	t.facts.read(t.view, &t.shown)
	if g := t.guided(); g != nil {
		g.SayAnew(s, t)
	}
	t.mates.begin(s, t)
}
