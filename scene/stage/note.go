package stage

import (
	"fmt"
	"runtime"
	"strings"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/platform"

	"github.com/hajimehoshi/ebiten/v2"
)

// Log is what a player sends along when something has gone wrong, where it is kept. Nobody's name and no card is in it.
type Log struct {
	book *room.Logbook // nil: nothing is kept
	now  func() time.Time
}

// Note keeps a line.
func (l *Log) Note(format string, args ...any) {
	if l.book != nil {
		l.book.Note(l.now(), fmt.Sprintf(format, args...))
	}
}

// Machine keeps what draws the picture, in so many pixels, once it has been drawn.
func (l *Log) Machine(pw, ph int) {
	if l.book == nil {
		return
	}
	var d ebiten.DebugInfo
	ebiten.ReadDebugInfo(&d)
	l.Note("renderer: %s, %dx%d pixels, scale %g%s", d.GraphicsLibrary, pw, ph, ebiten.Monitor().DeviceScaleFactor(), platform.GraphicsCard())
}

// Match keeps a line about a match: how to deal it again, and what sits there, but nobody's name and no card.
func (l *Log) Match(h *room.Head, setup *engine.Setup, commands int) {
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
	l.Note("%s: seed %d, rules %s, seats %s", how, setup.Seed, setup.Rules, strings.Join(seats, ", "))
}

// Trouble keeps what is the matter with a save; of a name or a path nothing is told.
func (l *Log) Trouble(t *room.Trouble) {
	plain := *t
	plain.Name, plain.Aside = "", ""
	l.Note("a save: %v", &plain)
}

// Machine is the system this program runs on, for the log's first line.
func Machine() string { return runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version() }
