//go:build display

package stage

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestTheFirstGameIsTheOneTheCommandLineNamesAndTheOthersFollowFromIt(t *testing.T) {
	c, again := newChance(7), newChance(7)
	if first, second, third := c.NextSeed(), c.NextSeed(), c.NextSeed(); first != 7 || second != engine.Mix(7, 1) || third != engine.Mix(7, 2) || c.Games != 3 {
		t.Errorf("seeds are %d, %d, %d after %d games", first, second, third, c.Games)
	}
	if a, b := c.Rand.Uint64(), again.Rand.Uint64(); a != b {
		t.Errorf("of one seed come %d and %d", a, b)
	}
}

func TestDevicesSayWhetherThePlayerHasTurnedToTheKeys(t *testing.T) {
	in := input.NewScript()
	d := Devices{Source: in}
	keyed := func(do *input.Script) bool {
		turned := false
		for !do.Done() {
			d.next(1)
			turned = d.turn() || turned
		}
		return turned
	}
	if keyed(in.MoveTo(100, 100).Wait(2)) || d.Keyed() {
		t.Error("a mouse is taken for keys")
	}
	if !keyed(in.Key(input.ActTab).Wait(2)) || !d.Keyed() {
		t.Error("a key is none")
	}
	if keyed(in.Key(input.ActTab).Wait(2)) || !d.Keyed() {
		t.Error("a second key is a turn")
	}
}

func TestWhatIsTypedOrGivenToSomethingAsksForNothing(t *testing.T) {
	for name, c := range map[string]struct {
		typing, listening, want bool
	}{"neither": {false, false, true}, "typed": {true, false, false}, "given to something": {false, true, false}} {
		in := input.NewScript().Key(input.ActDraw).Wait(2)
		d := Devices{Source: in, Typing: c.typing, Listening: c.listening}
		asked := false
		for !in.Done() {
			d.next(1)
			d.filter()
			asked = asked || d.Tick.Did(input.ActDraw)
		}
		if asked != c.want {
			t.Errorf("%s: a key asks for something: %v", name, asked)
		}
	}
}

// keeping is a keeper of settings of which no stage is needed.
func keeping(write func(*Settings) error) (k *settingsKeeper, told *[]string) {
	set, l := DefaultSettings(), words.English()
	told = new([]string)
	return &settingsKeeper{settings: &set, write: write, kept: &Kept{}, lang: &l,
		alert: func(title, line string) { *told = append(*told, title+": "+line) }}, told
}

func TestSettingsAreWrittenAMomentAfterTheLastChange(t *testing.T) {
	for name, c := range map[string]struct {
		ticks  int
		change map[int]int // in a tick: to be written so many later
		last   int         // the tick in which the program ends; 0: it goes on
		want   []int       // the ticks they are written in
	}{
		"nothing changes":              {10, nil, 0, nil},
		"once":                         {10, map[int]int{1: 3}, 0, []int{3}},
		"changed again in between":     {10, map[int]int{1: 3, 3: 3}, 0, []int{5}},
		"the program ends before":      {2, map[int]int{1: 30}, 2, []int{2}},
		"the program ends and nothing": {2, nil, 2, nil},
	} {
		var written []int
		at := 0
		k, told := keeping(func(*Settings) error { written = append(written, at); return nil })
		for at = 1; at <= c.ticks; at++ {
			if n := c.change[at]; n > 0 {
				k.in(n)
			}
			k.tick(at == c.last)
		}
		if !slices.Equal(written, c.want) || k.waits() || len(*told) > 0 {
			t.Errorf("%s: written in the ticks %v, want %v; something waits: %v; told %q", name, written, c.want, k.waits(), *told)
		}
	}
}

func TestWhyTheSettingsAreNotKeptIsToldOnce(t *testing.T) {
	k, told := keeping(func(*Settings) error { return errors.New("the disk is gone") })
	for range 2 {
		k.in(1)
		k.tick(false)
	}
	if want := []string{k.lang.Say(words.SettingsUnsaved) + ": the disk is gone"}; !slices.Equal(*told, want) {
		t.Errorf("told is %q, want %q", *told, want)
	}
}

func TestFilesThatAreHandedOverAreTakenOnce(t *testing.T) {
	dir, l := t.TempDir(), words.English()
	f := Files{dir: &dir, lang: &l, alert: func(string, string) {}}
	f.HandOver()
	if f.take() != nil {
		t.Error("nothing was handed over")
	}
	f.HandOver(input.File{Name: "a"})
	f.HandOver(input.File{Name: "b"}, input.File{Name: "c"})
	if got := f.take(); len(got) != 3 || got[0].Name != "a" || got[2].Name != "c" || f.take() != nil {
		t.Errorf("taken are %v", got)
	}
	where, err := f.Keep("list.txt", []byte("one"))
	if text, _ := os.ReadFile(where); err != nil || filepath.Dir(where) != dir || string(text) != "one" {
		t.Errorf("kept in %q: %q, %v", where, text, err)
	}
}

func TestAFolderTheDesktopCannotShowIsTold(t *testing.T) {
	l, told := words.English(), 0
	f := Files{lang: &l, alert: func(title, _ string) {
		if title == l.Say(words.ReportNoFolder) {
			told++
		}
	}}
	f.hear()
	if f.Awaits() || told != 0 {
		t.Fatal("nothing was asked")
	}
	for _, err := range []error{nil, errors.New("there is no desktop")} {
		f.folder = shownFolder{dir: "/x", went: make(chan error, 1)}
		if f.hear(); !f.Awaits() {
			t.Error("it is known before it has come")
		}
		f.folder.went <- err
		if f.hear(); f.Awaits() {
			t.Error("it is awaited still")
		}
	}
	if told != 1 {
		t.Errorf("told %d times, want once: for the one that went wrong", told)
	}
}

func TestALostSoundDeviceIsToldEachTimeItGoes(t *testing.T) {
	var h soundLoss
	var got []bool
	for _, lost := range []bool{false, true, true, false, true} {
		got = append(got, h.tells(lost))
	}
	if want := []bool{false, true, false, false, true}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestWithoutAStoreNothingIsKeptAndNothingIsWrong(t *testing.T) {
	var now func() time.Time
	l, told := words.English(), 0
	k := Kept{now: &now, lang: &l, log: &Log{now: time.Now}, chance: &Chance{}, alert: func(string, string) { told++ }}
	k.open(nil)
	k.NoteProgress(func(p *room.Progress) { t.Error("there is nothing to note in") })
	if _, waits := k.Unfinished(); waits || k.Newcomer() || k.Asking() || k.Records() != nil || len(k.Statistics().Played) != 0 || !k.Now().IsZero() {
		t.Error("something is kept")
	}
	k.close()
	now = func() time.Time { return time.Unix(1, 0) }
	if k.Now() != time.Unix(1, 0) || told != 0 {
		t.Errorf("it is %v; told %d times", k.Now(), told)
	}
	trouble := &room.Trouble{Kind: room.Unwritten, Name: "match", Err: errors.New("no")}
	for range 2 {
		k.Tell(trouble)
	}
	if told != 1 {
		t.Errorf("what is the matter is told %d times, want once", told)
	}
	if k.Answer(trouble); told != 2 {
		t.Error("who asks is not answered again")
	}
}

// guestHouse is a scene on which programs play.
type guestHouse struct {
	bare
	away int
	keep bool
}

func (h *guestHouse) SendAway(*Stage)     { h.away++ }
func (h *guestHouse) KeepsPrograms() bool { return h.keep }

func TestProgramsEndWhenOneDoesNotComeBackToTheirTable(t *testing.T) {
	for name, c := range map[string]struct {
		next func(*guestHouse) Scene
		want int
	}{
		"to itself":                 {func(h *guestHouse) Scene { return h }, 0},
		"where they are kept":       {func(*guestHouse) Scene { return &guestHouse{keep: true} }, 0},
		"elsewhere":                 {func(*guestHouse) Scene { return &bare{} }, 1},
		"nowhere, the program ends": {func(*guestHouse) Scene { return nil }, 1},
	} {
		var p Programs
		h := &guestHouse{}
		p.Host(h)
		next := c.next(h)
		p.partWith(nil, next)
		if h.away != c.want {
			t.Errorf("%s: they are sent away %d times, want %d", name, h.away, c.want)
		}
	}
	var p Programs
	ended := make(chan bool, 1)
	p.Dismiss(func() error { ended <- true; return errors.New("it would not") })
	if p.end(nil); len(ended) != 1 {
		t.Error("the end does not wait for a program that was dismissed")
	}
}

func TestAFrameIsPaintedWhenSomethingHasChanged(t *testing.T) {
	p, err := paint.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	v, _, _, _ := pane(false)
	v.paper = p
	n := 0
	f := Frame{painter: p, window: v, what: func(*paint.Painter) { n++ }}
	v.redraw = func() { f.Dirty = true }
	screen := ebiten.NewImage(960, 720)
	defer screen.Deallocate()
	for i, want := range []bool{true, false, true} { // the first has another size than there was
		if i == 2 {
			f.Dirty = true
		}
		if got := f.take(screen); got != want {
			t.Errorf("frame %d: to be painted %v, want %v", i, got, want)
		}
	}
	f.Paint(screen)
	if f.Rehearse(); n != 2 {
		t.Errorf("what stands is painted %d times, want 2", n)
	}
	if f.first(false) || !f.first(true) || f.first(true) {
		t.Error("the first frame with a scene is not one alone")
	}
	for calm, ticks := range map[bool]int{false: fadeTicks, true: reducedFade} {
		f.darken(calm)
		if f.Fading() != ticks {
			t.Errorf("calm %v: it comes in %d ticks, want %d", calm, f.Fading(), ticks)
		}
		for f.Dirty = false; f.Fading() > 0; f.lighten() {
		}
		if f.lighten(); !f.Dirty || f.Fading() != 0 {
			t.Errorf("dirty %v, %d ticks left", f.Dirty, f.Fading())
		}
	}
}
