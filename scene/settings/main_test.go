//go:build display

package settings

import (
	"path/filepath"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// bare is a scene on which the settings are opened.
func bare(*stage.Stage) stage.Scene { return &scenetest.Stand{} }

// onStand opens a bare scene with a store, a log and a folder for files.
func onStand(t *testing.T, store room.Store) (*stage.Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	now := func() time.Time { return time.Date(2026, 11, 28, 19, 30, 0, 0, time.UTC) }
	s := scenetest.NewStage(t, 1280, 720, stage.Options{Source: in, NoDemo: true, Store: store, Log: room.OpenLogbook(store, 4000, nil), Now: now,
		Files: filepath.Join(t.TempDir(), "Papers"), First: bare})
	scenetest.Step(t, s, 30)
	s.Log().Machine(s.Window().Pixels()) // as after the first frame of a window
	return s, in
}
