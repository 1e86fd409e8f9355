//go:build display

package scene

import (
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// By one device alone a newcomer comes from the title through all eight lessons and a puzzle of each kind, and back.
func TestTheTutorialAndAPuzzleFromTheTitleByAGamepadAlone(t *testing.T) {
	learnBy(t, paint.DevicePad, 1280, 720)
}

func TestTheTutorialAndAPuzzleFromTheTitleByOneFingerAlone(t *testing.T) {
	learnBy(t, paint.DeviceTouch, 390, 844)
}

func TestTheTutorialAndAPuzzleFromTheTitleByOneFingerOnAScreenThatIsLowAndWide(t *testing.T) {
	learnBy(t, paint.DeviceTouch, 844, 390)
}

func learnBy(t *testing.T, device paint.Device, w, h int) {
	in := input.NewScript()
	o := scenetest.KeptIn(room.NewMemory())
	o.Source = in
	s := testStage(t, w, h, o)
	s.Settings().Speed = stage.SpeedFast
	scenetest.Step(t, s, 5)
	p := &schooled{guestAt{Onlooker: scenetest.NewOnlooker(t, s, in, device), met: map[string]int{}}}
	p.Press(s.Lang().Say(words.LearnOffer))
	scenetest.Step(t, s, 20)
	lessons := learned(t, true)
	p.Press("1  " + lessons[0].title(s.Lang()))
	for n, d := range lessons {
		p.drill(d)
		if n == len(lessons)-1 {
			p.Press(s.Lang().Say(words.LearnAll))
		} else {
			p.Press(s.Lang().Say(words.LearnNext))
		}
		scenetest.Step(t, s, 20)
	}
	if got := s.Kept().Progress(); len(got.Lessons) != 8 {
		t.Errorf("learned is %v", got.Lessons)
	}
	puzzles := learned(t, false)
	for _, kind := range []drillKind{drillWin, drillBluff} {
		for i, d := range puzzles {
			if d.kind != kind {
				continue
			}
			label := strconv.Itoa(i + 1)
			if kind == drillBluff {
				label += " ?"
			}
			p.Press(label)
			p.drill(d)
			if got := s.Kept().Progress(); !got.Puzzle(d.name).Solved {
				t.Errorf("%s is not kept as solved: %+v", d.name, got.Puzzles)
			}
			p.Press(s.Lang().Say(words.LearnAll))
			scenetest.Step(t, s, 20)
			break
		}
	}
	p.Press(s.Lang().Say(words.ButtonTitle))
	scenetest.Step(t, s, 20)
	if _, ok := s.Scene().(*title.Title); !ok {
		t.Errorf("what there is to learn leads back to %T", s.Scene())
	}
	if s.Devices().Tick.Device != device {
		t.Errorf("the device is %d", s.Devices().Tick.Device)
	}
	s.Kept().Saves.Close()
}

// schooled does what a lesson shows with one device.
type schooled struct{ guestAt }

// drill plays a lesson or puzzle until its end stands and can be read.
func (p *schooled) drill(d drill) {
	p.T.Helper()
	for tick := range 6000 {
		scenetest.Step(p.T, p.Stage, 1)
		if end, ok := p.Stage.Top().(*drillEnd); ok {
			scenetest.Step(p.T, p.Stage, 30)
			if g := guideOf(p.Stage); g.d.name != d.name || !g.verdict {
				p.T.Fatalf("%s: %s: %s", d.name, end.title, end.lines)
			}
			return
		}
		if table, ok := p.Stage.Scene().(*tables.Table); ok && tick%12 == 0 {
			p.table = table
			p.step(table.O().Led.(*guide))
		}
	}
	p.T.Fatalf("%s does not end; %T, said %q", d.name, p.Stage.Top(), scenetest.Said(p.Stage, 8))
}

// step does the one thing there is to do, if any.
func (p *schooled) step(g *guide) {
	p.T.Helper()
	c, more := g.step()
	switch {
	case g.text != "":
		if p.Pointer() {
			p.Press(p.Stage.Lang().Say(words.LessonGoOn))
		} else {
			p.Confirm()
		}
		return
	case g.d.kind == drillLesson && !p.table.Inside().Hint.On() && p.Stage.Top() == nil, g.sent || !more:
		return
	case g.d.kind == drillWin:
		if !p.table.Asked() {
			return
		}
		c = (&learner{t: p.T, s: p.Stage, in: p.In}).next(g, p.table.Shown())
	case c.Seat != p.table.Viewer() || !p.table.Current():
		return
	}
	p.does(c)
}

// does gives a command of the player's, as far as it can be given at this moment.
func (p *schooled) does(c engine.Command) {
	p.T.Helper()
	switch m := p.Stage.Top().(type) {
	case *ask.Wheel:
		p.color(m, c.Color)
		return
	case *ask.Challenge:
		if m.Rise() >= 1 {
			p.replies(m, c.Verb == engine.VerbChallenge)
		}
		return
	case *ask.Choice:
		for i := range m.Items {
			if meant(&c, &m.Items[i].Command) {
				if m.Items[i].Seat >= 0 { // the face and the name stand for it
					p.Press(p.table.Names()[m.Items[i].Seat])
					return
				}
				p.Press(m.Items[i].Word)
				return
			}
		}
		p.T.Fatalf("nobody offers %v", c)
	case nil:
	default:
		p.T.Fatalf("%T stands", m)
	}
	switch c.Verb {
	case engine.VerbPlay:
		p.card(c)
	case engine.VerbDraw:
		if p.Pointer() {
			p.Point(p.table.Inside().Hud.Pile().At().Center())
		} else {
			p.Key(0, ebiten.StandardGamepadButtonRightLeft)
		}
	case engine.VerbCallUno:
		if p.Pointer() {
			p.Press("Uno!")
		} else {
			p.Key(0, ebiten.StandardGamepadButtonRightTop)
		}
	case engine.VerbCatchUno:
		if p.Pointer() {
			p.Point(p.table.Inside().Hud.Catches()[c.Target].At().Center())
		} else {
			p.Key(0, ebiten.StandardGamepadButtonFrontTopRight)
		}
	case engine.VerbChallenge, engine.VerbAccept: // the question is still to come
	default:
		p.T.Fatalf("%v can't be given", c)
	}
}

// color names a colour on the wheel.
func (p *schooled) color(m *ask.Wheel, c engine.Color) {
	if p.Pointer() {
		p.Press(kit.Capital(p.Stage.Lang().Color(c)))
		return
	}
	// Red lies above, then by the clock; an arrow goes to the quarter on its side.
	for range 4 {
		if m.At == c {
			break
		}
		p.Key(0, ebiten.StandardGamepadButtonLeftRight)
	}
	p.Confirm()
}

// replies doubts or believes a draw four.
func (p *schooled) replies(m *ask.Challenge, doubt bool) {
	switch {
	case p.Pointer() && doubt:
		p.Press(m.Doubt.Text)
	case p.Pointer():
		p.Press(m.Believe.Text)
	case doubt:
		p.Key(0, ebiten.StandardGamepadButtonRightTop)
	default:
		p.Key(0, ebiten.StandardGamepadButtonRightLeft)
	}
}

// card plays a card of that face.
func (p *schooled) card(c engine.Command) {
	p.T.Helper()
	if p.table.Popped() && p.Pointer() {
		p.Press("Play")
		return
	}
	face := c.Card.Face
	if len(c.Cards) > 0 {
		face = c.Cards[0].Face
	}
	for i := range p.table.Queue().Layout().Hand.Count {
		if p.table.CardAt(i).Face != face {
			continue
		}
		if p.Pointer() {
			x, y := point(p.table, i)
			p.Point(x, y)
			scenetest.Step(p.T, p.Stage, 12)
			p.Point(x, y)
			return
		}
		p.walk(i)
		p.Confirm()
		return
	}
	p.T.Fatalf("there is no %v in the hand", face)
}
