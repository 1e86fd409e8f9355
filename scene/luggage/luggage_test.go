//go:build display

package luggage

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// home is the first scene.
type home struct{ scenetest.Stand }

const page = "https://play.example/"

// device is a stage of somebody who has learned that lesson, with a store of its own.
func device(t *testing.T, size image.Point, lesson string, more int) (*stage.Stage, *input.Script) {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	o.Files = t.TempDir()
	o.Now = func() time.Time { return time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC) }
	o.First = func(*stage.Stage) stage.Scene { return &home{} }
	o.Routes.Title = func() stage.Scene { return &home{} }
	o.Routes.More = append(o.Routes.More, Routes{Page: func(*stage.Stage) string { return page }})
	s := scenetest.NewStage(t, size.X, size.Y, o)
	scenetest.Step(t, s, 10)
	s.Kept().NoteProgress(func(p *room.Progress) {
		p.Learn(lesson)
		for n := range more { // what cannot be packed well
			p.Learn(strings.Repeat(string(rune('a'+n%26)), 1+n%7) + time.Unix(int64(n*n*7919), 0).UTC().Format("0501150402"))
		}
	})
	return s, s.Devices().Source.(*input.Script)
}

// chosen presses a line of the list of ways.
func chosen(t *testing.T, s *stage.Stage, key words.Key) {
	t.Helper()
	m := New(s).(*kit.ListModal)
	for _, it := range m.Items {
		if it.Text == s.Lang().Say(key) && it.Does != nil {
			it.Does(s)
			scenetest.Step(t, s, 30)
			return
		}
	}
	t.Fatalf("%s is no way", key)
}

func TestAPlayerFileSavedOnOneDeviceIsTakenInOnAnother(t *testing.T) {
	size := image.Pt(1280, 720)
	a, _ := device(t, size, "first", 0)
	b, _ := device(t, size, "bluff", 0)
	chosen(t, a, words.LuggageSave)
	names, err := filepath.Glob(filepath.Join(a.Options().Files, "fourtell-player-2026-11-30*"+room.RecordSuffix))
	if err != nil || len(names) != 1 {
		t.Fatalf("it saves %v, %v", names, err)
	}
	text, err := os.ReadFile(names[0])
	if f := (input.File{Name: "x", Text: text}); err != nil || !Is(&f) {
		t.Fatalf("it is none: %v\n%s", err, text)
	}
	Take(b, text)
	scenetest.Step(t, b, 2)
	if said := scenetest.SaidText(b, 3); !strings.Contains(said, b.Lang().Say(words.LuggageTaken)) || !strings.Contains(said, "1 lesson") {
		t.Errorf("it says %q", said)
	}
	if p := b.Kept().Progress(); !p.Learned("first") || !p.Learned("bluff") {
		t.Errorf("it has learned %v", p.Lessons)
	}
	Take(b, text)
	scenetest.Step(t, b, 2)
	if said := scenetest.SaidText(b, 3); !strings.Contains(said, b.Lang().Say(words.LuggageNothing)) {
		t.Errorf("the second time it says %q", said)
	}
	Take(b, []byte("fourtell player 2\n"))
	if p := b.Kept().Progress(); len(p.Lessons) != 2 {
		t.Errorf("a later version's changes %v", p.Lessons)
	}
}

func TestTheCodesOfAPlayerFileBringItOneByOne(t *testing.T) {
	a, in := device(t, image.Pt(1280, 720), "first", 400)
	b, _ := device(t, image.Pt(1280, 720), "bluff", 0)
	chosen(t, a, words.LuggageCodes)
	m, ok := a.Top().(*codes)
	if !ok || len(m.links) < 3 {
		t.Fatalf("the codes are %T with %d links", a.Top(), len(m.links))
	}
	for n := range m.links {
		if m.at != n || !m.scan.Stands() {
			t.Fatalf("code %d is shown after %d presses", m.at+1, n)
		}
		TakePiece(b, m.links[m.at])
		scenetest.Step(t, b, 2)
		said := scenetest.SaidText(b, 3)
		if last := n == len(m.links)-1; last != strings.Contains(said, b.Lang().Say(words.LuggageTaken)) {
			t.Errorf("after code %d of %d it says %q", n+1, len(m.links), said)
		}
		in.Key(input.ActConfirm) // the next one
		scenetest.Run(t, a, in)
	}
	if m.at != 0 {
		t.Errorf("after the last comes code %d", m.at+1)
	}
	if p := b.Kept().Progress(); !p.Learned("first") || len(p.Lessons) != 402 {
		t.Errorf("it has learned %d lessons", len(p.Lessons))
	}
	if names, _ := b.Options().Store.List(); strings.Contains(strings.Join(names, " "), piecesName) {
		t.Errorf("pieces are left: %v", names)
	}
	in.Key(input.ActCancel)
	scenetest.Run(t, a, in)
	if a.Top() != nil {
		t.Errorf("Escape leaves %T", a.Top())
	}
}

func TestACodeOfSomethingElseSaysSo(t *testing.T) {
	s, _ := device(t, image.Pt(1280, 720), "first", 0)
	TakePiece(s, page+"#F1-1-2-zz")
	scenetest.Step(t, s, 2)
	if said := scenetest.SaidText(s, 2); !strings.Contains(said, s.Lang().Say(words.LuggageBadPiece)) {
		t.Errorf("it says %q", said)
	}
}

func TestTheWaysAndTheCodesLookAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s, _ := device(t, size, "first", 400)
		s.Open(New(s))
		scenetest.Step(t, s, 30)
		scenetest.Golden(t, scenetest.SizeName("luggage", size), scenetest.Shot(s))
		s.Close(s.Top().(stage.Modal))
		chosen(t, s, words.LuggageCodes)
		scenetest.Golden(t, scenetest.SizeName("luggage-codes", size), scenetest.Shot(s))
	}
}
