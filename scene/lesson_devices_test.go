//go:build display

package scene

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/scenario"
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

func TestTheLessonsOfLyingFromTheTitleByAGamepadAlone(t *testing.T) {
	lyingBy(t, paint.DevicePad, 1280, 720)
}

func TestTheLessonsOfLyingFromTheTitleByOneFingerAlone(t *testing.T) {
	lyingBy(t, paint.DeviceTouch, 390, 844)
}

func lyingBy(t *testing.T, device paint.Device, w, h int) {
	p := schoolBy(t, "bluff", device, w, h)
	if got := p.Stage.Kept().Progress(); len(got.Lessons) != 3 || p.Stage.Devices().Tick.Device != device {
		t.Errorf("learned is %v, and the device is %d", got.Lessons, p.Stage.Devices().Tick.Device)
	}
	p.Stage.Kept().Saves.Close()
}

// schoolBy is somebody who has come from the title through all lessons of a game, and looks at what there is to learn again.
func schoolBy(t *testing.T, game string, device paint.Device, w, h int) *schooled {
	t.Helper()
	in := input.NewScript()
	o := scenetest.KeptIn(room.NewMemory())
	o.Source = in
	s := testStage(t, w, h, o)
	s.Settings().Speed, s.Settings().Game = stage.SpeedFast, game
	scenetest.Step(t, s, 5)
	p := &schooled{guestAt{Onlooker: scenetest.NewOnlooker(t, s, in, device), met: map[string]int{}}}
	p.Press(s.Lang().Say(words.LearnOffer))
	scenetest.Step(t, s, 20)
	lessons := filesOf(t, game, "lesson-")
	p.Press("1  " + s.Lang().Lesson(lessons[0].key(), ""))
	for n, d := range lessons {
		p.drill(d, s.Lang().Say(words.LessonDone, words.Count("n", n+1)))
		if n == len(lessons)-1 {
			p.Press(s.Lang().Say(words.LearnAll))
		} else {
			p.Press(s.Lang().Say(words.LearnNext))
		}
		scenetest.Step(t, s, 20)
	}
	return p
}

func learnBy(t *testing.T, device paint.Device, w, h int) {
	p := schoolBy(t, "", device, w, h)
	s := p.Stage
	if got := s.Kept().Progress(); len(got.Lessons) != 9 {
		t.Errorf("learned is %v", got.Lessons)
	}
	puzzles := filesOf(t, "", "puzzle-")
	for _, kind := range []string{"win", "bluff"} {
		for i, d := range puzzles {
			if d.key() != kind {
				continue
			}
			label := strconv.Itoa(i + 1)
			if kind == "bluff" {
				label += " ?"
			}
			p.Press(label)
			p.drill(d, s.Lang().Say(words.PuzzleSolved))
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

// lessonFile is a lesson or a puzzle as its file has it: who does what, without the waits between.
type lessonFile struct {
	name   string
	script []engine.Command
}

// key is the end of its name, as in "lesson-1-first" and "puzzle-02-bluff".
func (d lessonFile) key() string { return d.name[strings.LastIndexByte(d.name, '-')+1:] }

// filesOf are the lessons of a game, or the puzzles, in their order.
func filesOf(t *testing.T, game, kind string) (all []lessonFile) {
	t.Helper()
	for _, name := range assets.Lessons() {
		if !strings.HasPrefix(name, kind) {
			continue
		}
		text, err := assets.Lesson(name)
		if err != nil {
			t.Fatal(err)
		}
		sc, err := scenario.Load(text)
		if err != nil {
			t.Fatal(err)
		}
		if !kit.SameGame(sc.Setup.Game, game) {
			continue
		}
		d := lessonFile{name: name}
		for _, s := range sc.Steps {
			if s.Command.Verb != engine.VerbWait {
				d.script = append(d.script, s.Command)
			}
		}
		all = append(all, d)
	}
	return all
}

// next is what the file has after what has been played; ok is false after the last. Of a puzzle to win only the player's plays count:
// the others answer them as they like.
func (d lessonFile) next(played []engine.Command) (c engine.Command, ok bool) {
	script, n := d.script, len(played)
	if d.key() == "win" {
		script, n = playsOf(script), len(playsOf(played))
	}
	if n >= len(script) {
		return c, false
	}
	return script[n], true
}

// playsOf are the plays of seat 0.
func playsOf(all []engine.Command) (some []engine.Command) {
	for _, c := range all {
		if c.Seat == 0 && c.Verb == engine.VerbPlay {
			some = append(some, c)
		}
	}
	return some
}

// schooled does what a lesson shows with one device.
type schooled struct{ guestAt }

// drill plays a lesson or puzzle until its end stands and can be read, under the title that says it went well.
func (p *schooled) drill(d lessonFile, well string) {
	p.T.Helper()
	for tick := range 6000 {
		scenetest.Step(p.T, p.Stage, 1)
		switch p.Stage.Top().(type) {
		case nil, *ask.Wheel, *ask.Challenge, *ask.Doubt, *ask.Choice:
		default:
			scenetest.Step(p.T, p.Stage, 30)
			if _, _, ok := p.Find(well); !ok {
				p.T.Fatalf("%s: not %q but %q", d.name, well, p.Words())
			}
			return
		}
		if table, ok := p.Stage.Scene().(*tables.Table); ok && tick%12 == 0 {
			p.table = table
			p.step(d)
		}
	}
	p.T.Fatalf("%s does not end; %T, said %q", d.name, p.Stage.Top(), scenetest.Said(p.Stage, 8))
}

// step does the one thing there is to do, if any.
func (p *schooled) step(d lessonFile) {
	p.T.Helper()
	c, more := d.next(hosted(p.table).Record().Commands)
	switch {
	case !more:
	case c.Seat != p.table.Viewer():
		p.readOn()
	case strings.HasPrefix(d.name, "lesson") && !p.table.Inside().Hint.On() && p.Stage.Top() == nil, d.key() == "win" && !p.table.Asked(), !p.table.Current():
	default:
		p.does(c)
	}
}

// readOn goes on from what is to be read before a guest plays, where there is something.
func (p *schooled) readOn() {
	p.T.Helper()
	on := p.Stage.Lang().Say(words.LessonGoOn)
	switch _, _, ok := p.Find(on); {
	case !ok:
	case p.Pointer():
		p.Press(on)
	default:
		p.Confirm()
	}
}

// sameMove says whether two commands are one move, whichever of two equal cards they name.
func sameMove(a, b engine.Command) bool {
	if a.Verb != b.Verb || a.Color != b.Color || a.Target != b.Target || len(a.Cards) != len(b.Cards) {
		return false
	}
	for i := range a.Cards {
		if a.Cards[i].Face != b.Cards[i].Face {
			return false
		}
	}
	return len(a.Cards) > 0 || a.Card.Face == b.Card.Face
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
			p.says(m.Doubt(), m.Believe(), c.Verb == engine.VerbChallenge)
		}
		return
	case *ask.Doubt:
		if m.Rise() >= 1 {
			p.says(m.Doubt(), m.Believe(), c.Verb == engine.VerbChallenge)
		}
		return
	case *ask.Choice:
		for i := range m.Items() {
			if sameMove(c, m.Items()[i].Command()) {
				if m.Items()[i].Seat() >= 0 { // the face and the name stand for it
					p.Press(p.table.Names()[m.Items()[i].Seat()])
					return
				}
				p.Press(m.Items()[i].Word())
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
	case engine.VerbClaim:
		p.claim(c)
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
	case engine.VerbChallenge, engine.VerbAccept, engine.VerbPass: // the question is still to come
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
		if m.At() == c {
			break
		}
		p.Key(0, ebiten.StandardGamepadButtonLeftRight)
	}
	p.Confirm()
}

// says doubts or believes.
func (p *schooled) says(doubts, believes *kit.Button, doubt bool) {
	switch {
	case p.Pointer() && doubt:
		p.Press(doubts.Text)
	case p.Pointer():
		p.Press(believes.Text)
	case doubt:
		p.Key(0, ebiten.StandardGamepadButtonRightTop)
	default:
		p.Key(0, ebiten.StandardGamepadButtonRightLeft)
	}
}

// claim picks the next card of a claim, and lays them where all are picked.
func (p *schooled) claim(c engine.Command) {
	p.T.Helper()
	claim := p.table.Inside().Claim
	n := len(claim.Picked())
	switch {
	case n == len(c.Cards) && p.Pointer():
		p.Point(claim.Button().Center())
		return
	case n == len(c.Cards):
		p.Key(0, ebiten.StandardGamepadButtonRightLeft)
		return
	}
	i := indexOfFace(p.T, p.table, c.Cards[n].Face.String())
	if p.Pointer() {
		x, y := point(p.table, i)
		p.Point(x, y)
		return
	}
	p.walk(i)
	p.Confirm()
}

// card plays a card of that face.
func (p *schooled) card(c engine.Command) {
	p.T.Helper()
	if p.table.Popped() && p.Pointer() {
		play := words.ButtonPlay
		if c.Blind {
			play = words.ButtonUnseen
		}
		p.Press(p.Stage.Lang().Say(play))
		return
	}
	if c.Blind { // the keys are on the card that has been drawn
		p.Confirm()
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

func TestTheLessonsAreOfferedToANewcomerOnly(t *testing.T) {
	offers := func(s *stage.Stage) (lessons, learn bool) {
		s.Go(title.New())
		scenetest.Step(t, s, 5)
		p := scenetest.NewOnlooker(t, s, input.NewScript(), paint.DeviceMouse)
		_, _, lessons = p.Find(s.Lang().Say(words.LearnOffer))
		_, _, learn = p.Find(s.Lang().Say(words.LearnTitle))
		return lessons, learn
	}
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }
	s := testStage(t, 1280, 720, o)
	if lessons, _ := offers(s); !lessons {
		t.Error("a newcomer is not offered the lessons")
	}
	s.Kept().NoteProgress(func(p *room.Progress) { p.Learn("lesson-1-first") })
	if lessons, learn := offers(s); lessons || !learn {
		t.Error("whoever has begun to learn is a newcomer still")
	}
}
