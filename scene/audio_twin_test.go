//go:build display

package scene

import (
	"image"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// soon is within how many ticks something must be seen with a sound: a tenth of a second is together to an eye and an ear.
const soon = 6

// watch is a script whose eye is on the window around one tick: it knows the picture before the tick and compares those
// after it.
type watch struct {
	*input.Script
	s      *stage.Stage
	at     uint64
	where  func() paint.Rect
	before *image.RGBA
	seen   int // ticks after at when the picture was first another; -1 not yet
}

func (w *watch) Sample(unit float32) input.Sample {
	if w.s != nil && w.at > 0 {
		switch now := w.s.Ticks(); {
		case now == w.at:
			w.before = scenetest.Shot(w.s)
		case now > w.at && now <= w.at+soon && w.seen < 0 && w.before != nil:
			if looksOther(w.before, scenetest.Shot(w.s), w.where(), w.s.Painter().Unit()) {
				w.seen = int(now-w.at) - 1
			}
		}
	}
	return w.Script.Sample(unit)
}

// looksOther says whether more than a speck of a part of the window is another: 40 pixels by more than a shade.
func looksOther(a, b *image.RGBA, r paint.Rect, unit float32) bool {
	n := 0
	for y := max(0, int(r.Y*unit)); y < min(a.Bounds().Dy(), int((r.Y+r.H)*unit)); y++ {
		for x := max(0, int(r.X*unit)); x < min(a.Bounds().Dx(), int((r.X+r.W)*unit)); x++ {
			c, d := a.RGBAAt(x, y), b.RGBAAt(x, y)
			if max(scenetest.Apart(c.R, d.R), scenetest.Apart(c.G, d.G), scenetest.Apart(c.B, d.B)) > 12 {
				n++
			}
		}
	}
	return n > 40
}

// listener hears what is played, and when each sound was first.
type listener struct {
	soundtest.Ears
	first map[assets.SoundName]uint64
}

func listen(s *stage.Stage) *listener {
	e := &listener{Ears: soundtest.Ears{Brief: true}, first: map[assets.SoundName]uint64{}}
	e.Hear = func(r *sound.Reading) {
		if _, before := e.first[r.Sound()]; !before {
			e.first[r.Sound()] = s.Ticks()
		}
	}
	s.SetAudio(sound.Through(e, &s.Settings().Levels, 1))
	soundtest.Hush(s.Audio())
	return e
}

// twinScene is how a sound comes about: the table, what is done, and where its twin is looked for.
type twinScene struct {
	sound assets.SoundName
	more  string // what is special about it
	table func(*testing.T) tables.Options
	drive func(*testing.T, *stage.Stage, *tables.Table, *input.Script)
	where func(*stage.Stage, *tables.Table) paint.Rect
}

func whole(s *stage.Stage, _ *tables.Table) paint.Rect {
	w, h := s.Window().Size()
	return paint.Box(0, 0, w, h)
}

// pile is the discard pile without the ring round it, which turns by itself.
func pile(_ *stage.Stage, t *tables.Table) paint.Rect {
	l := t.Queue().Layout()
	return paint.Centered(float32(l.Discard.X), float32(l.Discard.Y), 90*t.Unit(), 120*t.Unit())
}

func ring(_ *stage.Stage, t *tables.Table) paint.Rect {
	l := t.Queue().Layout()
	return paint.Centered(float32(l.Discard.X), float32(l.Discard.Y), 2*float32(l.Ring)+60*t.Unit(), 2*float32(l.Ring)+60*t.Unit())
}

func aroundPlate(i int) func(*stage.Stage, *tables.Table) paint.Rect {
	return func(_ *stage.Stage, t *tables.Table) paint.Rect { return t.PlateOf(i).Inset(-110 * t.Unit()) }
}

func ofHands(deck string) func(*testing.T) tables.Options {
	return func(t *testing.T) tables.Options {
		return placed(t, deck, 1, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "GS GR G+2 W+4 W G2 B3 R9", "R1 R2 R5 G3 Y5", "R3 G8 B8 Y1 YS")
	}
}

// theyPlay lets the guest on the left play a card; nobody answers.
func theyPlay(face string, color engine.Color, target engine.Seat) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
	return func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
		p := puppet(table, 1)
		puppet(table, 2)
		puppet(table, 3)
		still(t, s, table)
		f, ok := engine.ParseFace(face)
		if !ok {
			t.Fatalf("%q is no face", face)
		}
		p.Want(engine.Play(1, engine.SeenCard{Face: f}, color, target))
		scenetest.Step(t, s, 90)
	}
}

// toOne lets the guest on the left come down to one card, and says so or not; then the player tries to catch.
func toOne(calls bool) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
	return func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
		p := puppet(table, 1)
		puppet(table, 2)
		puppet(table, 3)
		still(t, s, table)
		if calls {
			p.Want(engine.Do(1, engine.VerbCallUno))
			scenetest.Step(t, s, 2)
		}
		plays(t, p, "G2", engine.NoColor)
		scenetest.Until(t, s, "one card", func() bool { return table.Desk().Public().Hands[1].Count == 1 })
		still(t, s, table)
		scenetest.Step(t, s, 60)
		in.Key(input.ActCatch)
		scenetest.Step(t, s, 60)
	}
}

func twoLeft(t *testing.T) tables.Options {
	return placed(t, "classic,uno_false_catch=2", 1, "R4 R7 G7", "R3 R7 Y2", "G2 B3", "R1 R2 R5", "G8 R3 B8")
}

// judged is a Wild Draw Four that the player challenges.
func judged(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
	playFour(t, s, table)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	scenetest.Step(t, s, 30)
	in.Key(input.ActChallenge, input.ActCatch)
	scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
	scenetest.Step(t, s, 30)
}

// oneEnds is a round that its player or the guest on the left ends with one card.
func oneEnds(turn engine.Seat) func(*testing.T) tables.Options {
	return func(t *testing.T) tables.Options {
		return placed(t, "classic", turn, "R4 R7 G7", "G1", "G2", "R5 W", "B+2 B3 Y4")
	}
}

func twinScenes() []twinScene {
	plain := ofHands("classic")
	mine := func(t *testing.T) tables.Options {
		return placed(t, "classic", 0, "R4 R7 G7", "R3 Y2 G5 B1 W", "B2 B3 B4", "R1 R2 R5", "G8 R3 B8")
	}
	party := func(first string) func(t *testing.T) tables.Options {
		return func(t *testing.T) tables.Options {
			return placed(t, "classic,seven_swap=on,zero_rotate=on", 1, "R4 R7 G4", "R3 R7 Y2 Y8", first+" B3 R9", "R1 R2 R5 G3 Y5", "R3 G8 B8 Y1")
		}
	}
	click := func(card int) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
		return func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			puppet(table, 1)
			still(t, s, table)
			in.Click(point(table, card))
			scenetest.Step(t, s, 60)
		}
	}
	nothing := func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) { scenetest.Step(t, s, 300) }
	dealt := func(t *testing.T) tables.Options { return quick(4, "classic", 5) }
	return append([]twinScene{
		{assets.SoundShuffle, "", func(t *testing.T) tables.Options {
			o := mine(t)
			o.Setup.Position.Discard = scenetest.Cards(t, "R4 R7 B9 G9 G7")
			o.Setup.Position.Draw, o.Setup.Position.Rest = nil, false
			return o
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Step(t, s, 120)
		}, whole},
		{assets.SoundDeal, "", dealt, nothing, whole},
		{assets.SoundPlay, "", plain, theyPlay("G2", engine.NoColor, engine.NoSeat), whole},
		{assets.SoundDraw, "", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Step(t, s, 60)
		}, whole},
		{assets.SoundSkip, "", plain, theyPlay("GS", engine.NoColor, engine.NoSeat), aroundPlate(2)},
		{assets.SoundReverse, "", plain, theyPlay("GR", engine.NoColor, engine.NoSeat), ring},
		{assets.SoundDrawTwo, "", plain, theyPlay("G+2", engine.NoColor, engine.NoSeat), pile},
		{assets.SoundDrawFour, "", plain, theyPlay("W+4", shed.Yellow, engine.NoSeat), pile},
		{assets.SoundFanOpen, "the player's own", mine, click(4), whole},
		{assets.SoundFanOpen, "another guest's", plain, theyPlay("W", shed.Yellow, engine.NoSeat), whole},
		{assets.SoundColorNamed, "", plain, theyPlay("W", shed.Yellow, engine.NoSeat), pile},
		{assets.SoundChallenge, "", four(true), judged, whole},
		{assets.SoundCaught, "", four(true), judged, whole},
		{assets.SoundFair, "", four(false), judged, whole},
		{assets.SoundCall, "", twoLeft, toOne(true), aroundPlate(1)},
		{assets.SoundCatch, "", twoLeft, toOne(false), aroundPlate(1)},
		{assets.SoundFalseCatch, "", twoLeft, toOne(true), aroundPlate(0)},
		{assets.SoundRefuse, "", mine, click(0), whole},
		{assets.SoundClick, "", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			table.Inside().Pause(s)
			scenetest.Step(t, s, 20)
			in.Key(input.ActConfirm)
			scenetest.Step(t, s, 20)
		}, whole},
		{assets.SoundHover, "", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.MoveTo(1, 1)
			table.Inside().Pause(s)
			scenetest.Step(t, s, 20)
			w, h := s.Window().Size()
			for y := float32(0); y < h; y += 6 {
				in.MoveTo(w/2, y)
			}
			scenetest.Step(t, s, int(h/6)+4)
		}, whole},
		{assets.SoundYourTurn, "", func(t *testing.T) tables.Options {
			return placed(t, "classic", 3, "R4 R7 G7", "R3 Y2 G5 B1", "B2 B3 B4", "R1 R2 R5", "G8 R3 B8")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			still(t, s, table)
			plays(t, puppet3(t, s, table), "G8", engine.NoColor)
			scenetest.Step(t, s, 120)
		}, aroundPlate(0)},
		{assets.SoundWin, "", oneEnds(0), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Click(point(table, 0))
			scenetest.Until(t, s, "over", func() bool { return s.Scene() != stage.Scene(table) })
			scenetest.Step(t, s, 20)
		}, whole},
		{assets.SoundLose, "", oneEnds(1), func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			p := puppet(table, 1)
			still(t, s, table)
			plays(t, p, "G2", engine.NoColor)
			scenetest.Until(t, s, "over", func() bool { return s.Scene() != stage.Scene(table) })
			scenetest.Step(t, s, 20)
		}, whole},
		{assets.SoundSwap, "", party("G7"), theyPlay("G7", engine.NoColor, 2), aroundPlate(2)},
		{assets.SoundRotate, "", party("G0"), theyPlay("G0", engine.NoColor, engine.NoSeat), aroundPlate(2)},
		{assets.SoundToast, "", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			s.Toasts().Show("A message", "and what it says")
			scenetest.Step(t, s, 20)
		}, func(s *stage.Stage, _ *tables.Table) paint.Rect {
			w, _ := s.Window().Size()
			return paint.Box(0, 0, w, 160)
		}},
		{assets.SoundTick, "", func(t *testing.T) tables.Options {
			return placed(t, "classic,turn_seconds=30", 0, "R4 R7 G7", "R3 R7 Y2 G1", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			still(t, s, table)
			for range 60 * 30 {
				if table.Inside().Clock.SecondsLeft(0) == tables.ClockLast-1 {
					break
				}
				scenetest.Step(t, s, 1)
			}
		}, aroundPlate(0)},
		{assets.SoundMurmur, "", func(t *testing.T) tables.Options {
			o := mine(t)
			o.Bots = []string{stage.SitsPerson, "char:bea", "char:theo", "char:mira"}
			return o
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			still(t, s, table)
			table.Inside().Lines.Hush(s)
			scenetest.Step(t, s, 4)
			table.Inside().Lines.Speak(s, tables.NewGuestLine(2, words.MomentFour))
			scenetest.Step(t, s, 20)
		}, aroundPlate(2)},
	}, doubtScenes()...)
}

// Each scene is played twice: once to hear when its sound comes, once to look at that moment.
func TestWithEverySoundSomethingIsSeen(t *testing.T) {
	told := map[assets.SoundName]bool{}
	for _, c := range twinScenes() {
		told[c.sound] = true
		for _, calm := range []bool{false, true} {
			name := strings.TrimSpace(string(c.sound) + " " + c.more)
			if calm {
				name += ", motion reduced"
			}
			t.Run(name, func(t *testing.T) {
				play := func(at uint64) (*listener, *watch) {
					w := &watch{Script: input.NewScript(), at: at, seen: -1}
					set := stage.DefaultSettings()
					set.ReducedMotion = calm
					s, table := tableStage(t, 960, 540, c.table(t), set, w)
					e := listen(s)
					w.s, w.where = s, func() paint.Rect { return c.where(s, table) }
					c.drive(t, s, table, w.Script)
					scenetest.Step(t, s, soon+2)
					return e, w
				}
				e, _ := play(0)
				at, heard := e.first[c.sound]
				if !heard {
					t.Fatalf("it is not heard in its scene, but %v", e.first)
				}
				_, w := play(at)
				if w.before == nil || w.seen < 0 {
					t.Errorf("heard at tick %d, and nothing is seen within %d ticks: %s", at, soon, assets.SoundTwin(c.sound))
				}
			})
		}
	}
	for _, n := range assets.Sounds() {
		if !told[n] {
			t.Errorf("no scene shows what is seen with %q", n)
		}
	}
}
