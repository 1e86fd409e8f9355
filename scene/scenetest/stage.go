package scenetest

import (
	"strings"
	"sync"
	"testing"
	"time"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// NewStage is a stage of that many pixels, loaded, silent, played by a script.
func NewStage(t *testing.T, w, h int, o stage.Options) *stage.Stage {
	t.Helper()
	return MakeStage(t, w, h, o, stage.New)
}

// MakeStage is NewStage by whoever wires screens to a stage. Every stage up to
// twice the reference paints from the same atlas, because loading takes
// seconds where there is no graphics card.
func MakeStage(t *testing.T, w, h int, o stage.Options, make func(stage.Options) (*stage.Stage, error)) *stage.Stage {
	t.Helper()
	o.NoAudio = true
	if o.Source == nil {
		o.Source = input.NewScript()
	}
	if o.Settings.Master == 0 {
		o.Settings = stage.DefaultSettings()
	}
	s, err := make(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Window().Resize(w, h)
	t.Cleanup(func() {
		for _, name := range s.Painter().Missing() {
			t.Errorf("there is no sprite %q", name)
		}
		s.End() // or what a screen has going beside the window goes on in the tests that come after
	})
	th, fine := s.Looks().Cards().Theme, s.Painter().Unit() > 2
	if s.Looks().Cards() == (paint.CardLook{Look: assets.Look{Theme: th}}) && (!fine || th == assets.Midnight) {
		sheet := sheetOfTwo
		switch {
		case fine:
			sheet = sheetOfMost
		case th == assets.Felt:
			sheet = feltOfTwo
		}
		sheet.begin(t, s)
		return s
	}
	load(t, s)
	return s
}

var (
	sheetOfTwo  = lentSheet(1, paint.CardLook{})
	feltOfTwo   = lentSheet(1, paint.CardLook{Look: assets.Look{Theme: assets.Felt}})
	sheetOfMost = lentSheet(3, paint.CardLook{}) // of 4K
)

// sheet is an atlas from which stages paint one after another. Texts and
// shapes lie on it where they were baked, and a pixel of them depends on that
// by a hair: so each test begins with none, in whatever order tests run.
type sheet struct {
	load func() (*paint.Loading, error)
	test string // by which it is painted from
}

func lentSheet(unit float32, look paint.CardLook) *sheet {
	return &sheet{load: sync.OnceValues(func() (*paint.Loading, error) {
		p, err := paint.NewPainter()
		if err != nil {
			return nil, err
		}
		p.SetUnit(unit, unit)
		l := p.Load(look, nil)
		l.Lend()
		for {
			if done, err := l.Step(); err != nil || done {
				return l, err
			}
		}
	})}
}

// begin lets a stage paint from it.
func (l *sheet) begin(t *testing.T, s *stage.Stage) {
	t.Helper()
	pictures, err := l.load()
	if err != nil {
		t.Fatal(err)
	}
	s.BeginWith(pictures)
	if test, _, _ := strings.Cut(t.Name(), "/"); test != l.test {
		l.test = test
		s.Painter().EmptyTexts()
	}
}

// load steps a stage until it stands.
func load(t *testing.T, s *stage.Stage) {
	t.Helper()
	for range 200 {
		if s.Ready() {
			return
		}
		Step(t, s, 1)
	}
	t.Fatal("loading does not end")
}

// KeptIn are the options of a stage that keeps what is to be kept in a store:
// no table behind the title, motion at once, and an evening in March.
func KeptIn(store room.Store) stage.Options {
	set := stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	return stage.Options{NoDemo: true, Store: store, Settings: set, Seed: 5, Source: input.NewScript(),
		Now: func() time.Time { return time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC) }}
}

// Step runs n ticks.
func Step(t *testing.T, s *stage.Stage, n int) {
	t.Helper()
	for range n {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// Run plays a script to its end.
func Run(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	for !in.Done() {
		Step(t, s, 1)
	}
	Step(t, s, 2)
}

// Until steps until something holds, at most ten seconds.
func Until(t *testing.T, s *stage.Stage, what string, holds func() bool) {
	t.Helper()
	for range 600 {
		if holds() {
			return
		}
		Step(t, s, 1)
	}
	t.Fatalf("after ten seconds: not yet %s; said %q", what, Said(s, 6))
}

// Said are the last n lines spoken.
func Said(s *stage.Stage, n int) []string {
	said := s.Speech().Said()
	return said[max(0, len(said)-n):]
}

// SaidText is the last n lines spoken as one.
func SaidText(s *stage.Stage, n int) string { return strings.Join(Said(s, n), " ") }

// Dressed steps a stage until every picture that is wanted has come.
func Dressed(t *testing.T, s *stage.Stage) {
	t.Helper()
	for range 400 {
		if s.Painter().Shows(s.Looks().Cards()) {
			return
		}
		Step(t, s, 1)
	}
	t.Fatal("the pictures do not come")
}
