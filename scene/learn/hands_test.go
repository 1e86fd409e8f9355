//go:build display

package learn

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// learner plays at a table that is led, by a mouse, a finger or keys.
type learner struct {
	t  *testing.T
	s  *stage.Stage
	in *input.Script
	by paint.Device
}

// at points there.
func (p *learner) at(x, y float32) {
	if p.by == paint.DeviceTouch {
		p.in.Tap(x, y)
	} else {
		p.in.Click(x, y)
	}
}

// press presses what lies in a box, or the key for it.
func (p *learner) press(r paint.Rect, key input.Action) {
	if p.by == paint.DeviceKeys {
		p.in.Key(key)
	} else {
		p.at(r.Center())
	}
}

// card chooses a card of the hand: by keys it goes one step nearer.
func (p *learner) card(t *tables.Table, i int) {
	if p.by != paint.DeviceKeys {
		x, y := tabletest.Point(t, i)
		if p.at(x, y); p.by == paint.DeviceTouch {
			p.in.Wait(12).Tap(x, y)
		}
		return
	}
	n, at := t.Queue().Layout().Hand.Count, t.IndexOf(t.Inside().Hand.Focus())
	switch {
	case at == i:
		p.in.Key(input.ActConfirm)
	case at != tables.NoCard && (i-at+n)%n > n/2:
		p.in.Key(input.ActLeft)
	default:
		p.in.Key(input.ActRight)
	}
}

// claim picks the next card of a claim, and lays them where all are picked.
func (p *learner) claim(t *tables.Table, c engine.Command) {
	picked := t.Inside().Claim.Picked()
	if len(picked) == len(c.Cards) {
		p.press(t.Inside().Claim.Button(), input.ActConfirm)
		return
	}
	at := tabletest.IndexOfFace(p.t, t, c.Cards[len(picked)].Face.String())
	switch {
	case p.by == paint.DeviceKeys && t.IndexOf(t.Inside().Hand.Focus()) == at:
		p.in.Key(input.ActSkip)
	case p.by == paint.DeviceKeys:
		p.card(t, at)
	default:
		p.at(tabletest.Point(t, at))
	}
}

// pressFace clicks a card of that face.
func pressFace(t *testing.T, in *input.Script, at *tables.Table, face string) {
	t.Helper()
	in.Click(tabletest.Point(at, tabletest.IndexOfFace(t, at, face)))
}

// pile is what is pressed to draw: the word below the pile, where it has one.
func (p *learner) pile(t *tables.Table) {
	at := *t.Inside().Hud.Pile().At()
	if word := *t.Inside().Hud.UnderPile().At(); word.W > 0 && p.by == paint.DeviceTouch {
		at = word
	}
	p.press(at, input.ActDraw)
}

// does gives a command of the player's, as far as it can be given at this moment.
func (p *learner) does(t *tables.Table, c engine.Command) {
	p.t.Helper()
	switch m := p.s.Top().(type) {
	case *ask.Wheel:
		vane, _ := m.Means(&engine.Command{Verb: engine.VerbChooseColor, Color: c.Color}, false)
		p.press(vane, map[engine.Color]input.Action{shed.Red: input.ActColor1, shed.Yellow: input.ActColor2, shed.Green: input.ActColor3, shed.Blue: input.ActColor4}[c.Color])
		return
	case *ask.Challenge:
		if c.Verb == engine.VerbChallenge {
			p.press(m.Doubt().Rect, input.ActChallenge)
		} else {
			p.press(m.Believe().Rect, input.ActKeep)
		}
		return
	case *ask.Doubt:
		if c.Verb == engine.VerbChallenge {
			p.press(m.Doubt().Rect, input.ActChallenge)
		} else {
			p.press(m.Believe().Rect, input.ActKeep)
		}
		return
	case *ask.Choice:
		for i := range m.Items() {
			if does := m.Items()[i].Command(); !meant(&c, &does) {
				continue
			}
			if p.by == paint.DeviceKeys {
				m.Group.Nodes[i].(stage.Focusable).Activate(p.s)
			} else {
				p.at(m.Group.Nodes[i].Bounds().Center())
			}
			return
		}
		p.t.Fatalf("nobody offers %v", c)
	}
	hud := t.Inside().Hud
	switch c.Verb {
	case engine.VerbPlay:
		if t.Popped() {
			p.press(hud.Play().Rect, input.ActConfirm)
			return
		}
		face := c.Card.Face
		if len(c.Cards) > 0 {
			face = c.Cards[0].Face
		}
		p.card(t, tabletest.IndexOfFace(p.t, t, face.String()))
	case engine.VerbClaim:
		p.claim(t, c)
	case engine.VerbDraw:
		p.pile(t)
	case engine.VerbCallUno:
		p.press(*hud.Call().At(), input.ActCall)
	case engine.VerbCatchUno:
		p.press(*hud.Catches()[c.Target].At(), input.ActCatch)
	}
}

// plays does the first thing there is to do now, if any: it believes, and takes the first card that fits.
func (p *learner) plays(t *tables.Table) {
	p.t.Helper()
	switch p.s.Top().(type) {
	case *ask.Wheel:
		p.does(t, engine.Command{Color: shed.Yellow})
		return
	case *ask.Challenge:
		p.does(t, engine.Command{Verb: engine.VerbAccept})
		return
	case *ask.Choice:
		p.in.Key(input.ActConfirm)
		return
	case nil:
	default:
		return
	}
	if !t.Asked() || t.Wishes() || t.Person().Waiting() {
		return
	}
	switch {
	case t.MayCall():
		p.does(t, engine.Command{Verb: engine.VerbCallUno})
	case t.Popped():
		p.does(t, engine.Command{Verb: engine.VerbPlay})
	case t.Facts().Plays() > 0:
		for i := range t.Queue().Layout().Hand.Count {
			if t.Playable(t.CardAt(i)) {
				p.card(t, i)
				return
			}
		}
	case t.Facts().Draw():
		p.pile(t)
	}
}

// drill plays a lesson or puzzle that stands on the stage until its end is told, and gives it.
func (p *learner) drill() *kit.Ending {
	p.t.Helper()
	for tick := range 6000 {
		scenetest.Step(p.t, p.s, 1)
		if m, ok := p.s.Top().(*kit.Ending); ok {
			return m
		}
		t, ok := p.s.Scene().(*tables.Table)
		if !ok || !p.in.Done() || tick%10 != 0 {
			continue
		}
		g := t.O().Led.(*guide)
		c, more := g.step()
		switch {
		case g.text != "":
			p.press(g.goOn.Rect, input.ActConfirm)
		case g.d.kind == drillLesson && !t.Inside().Hint.On() && p.s.Top() == nil, g.sent || !more:
		case g.d.kind == drillWin:
			if now := t.Shown(); t.Asked() {
				p.does(t, p.next(g, now))
			}
		case c.Seat == t.Viewer() && t.Current():
			p.does(t, c)
		}
	}
	p.t.Fatalf("it does not end; %T, said %q", p.s.Top(), scenetest.Said(p.s, 8))
	return nil
}

// next is the play of the file that comes after those that have been made.
func (p *learner) next(g *guide, now *engine.Snapshot) engine.Command {
	made := 0
	for i := range now.History {
		if e := &now.History[i]; e.Kind == engine.EventPlayed && e.Seat == 0 {
			made++
		}
	}
	for _, c := range g.d.script {
		if c.Seat != 0 || c.Verb != engine.VerbPlay {
			continue
		}
		if made == 0 {
			return c
		}
		made--
	}
	p.t.Fatalf("%s: the file has no more plays", g.d.name)
	return engine.Command{}
}

// ledStage is a stage whose title leads nowhere, with a store.
func ledStage(t *testing.T, w, h int, o stage.Options) (*stage.Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	o.Source = in
	if o.Store == nil {
		o.Store = room.NewMemory()
	}
	if o.First == nil {
		o.First = func(*stage.Stage) stage.Scene { return New() }
	}
	o.Routes.Title = func() stage.Scene { return &scenetest.Stand{} }
	s := scenetest.NewStage(t, w, h, o)
	scenetest.Step(t, s, 30)
	return s, in
}

// bare is a scene on which nothing stands.
func bare(*stage.Stage) stage.Scene { return &scenetest.Stand{} }

// learned are all drills of a sort of the usual game.
func learned(t *testing.T, lessons bool) []drill {
	t.Helper()
	of := taught(t, "")
	if lessons {
		return of.lessons
	}
	return of.puzzles
}

// taught is what there is to learn of a game.
func taught(t *testing.T, game string) school {
	t.Helper()
	of, err := schoolOf(game)
	if err != nil {
		t.Fatal(err)
	}
	return of
}

// guideOf is what leads the table on the stage.
func guideOf(s *stage.Stage) *guide { return s.Scene().(*tables.Table).O().Led.(*guide) }

// middle is where a button lies in the window.
func (t *Page) middle(b *kit.Button) (x, y float32) {
	x, y = b.Center()
	return x * t.k, y * t.k
}
