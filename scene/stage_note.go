package scene

import (
	"fmt"
	"runtime"
	"strings"

	"fourtell/engine"
	"fourtell/room"

	"github.com/hajimehoshi/ebiten/v2"
)

// note keeps a line in the log, where there is one.
func (s *Stage) note(format string, args ...any) {
	if s.options.Log != nil {
		s.options.Log.Note(s.now(), fmt.Sprintf(format, args...))
	}
}

// noteMachine keeps what draws the picture, once it has been drawn.
func (s *Stage) noteMachine() {
	if s.options.Log == nil {
		return
	}
	var d ebiten.DebugInfo
	ebiten.ReadDebugInfo(&d)
	s.note("renderer: %s, %dx%d pixels, scale %g%s", d.GraphicsLibrary, s.pw, s.ph, ebiten.Monitor().DeviceScaleFactor(), graphicsCard())
}

// noteMatch keeps a line about a match: how to deal it again, and what sits there, but nobody's name and no card.
func (s *Stage) noteMatch(h *room.Head, setup *engine.Setup, commands int) {
	seats := make([]string, len(h.Chairs))
	for i, who := range h.Chairs {
		seats[i] = who
		if strings.HasPrefix(who, "exec:") {
			seats[i] = "program"
		}
	}
	how := "match"
	if commands > 0 {
		how = fmt.Sprintf("match taken up after %d commands", commands)
	}
	s.note("%s: seed %d, rules %s, seats %s", how, setup.Seed, setup.Rules, strings.Join(seats, ", "))
}

// noteTrouble keeps what is the matter with a save; of a name or a path nothing is told.
func (s *Stage) noteTrouble(t *room.Trouble) {
	plain := *t
	plain.Name, plain.Aside = "", ""
	s.note("a save: %v", &plain)
}

// Machine is the system this program runs on, for the log's first line.
func Machine() string { return runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version() }
