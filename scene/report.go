package scene

import (
	"bytes"
	"fmt"
	"log"
	"runtime"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/version"
	"fourtell/words"

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

// NewReport is the window from which a player saves what to send along when something has gone wrong.
func NewReport(s *Stage) Modal {
	l := &s.Lang
	m := &listModal{title: l.Say(words.ReportTitle), help: l.Say(words.ReportHelp), leave: l.Say(words.ButtonClose)}
	write := words.ReportWrite
	if !hasWindow {
		m.help, write = l.Say(words.ReportHelpPage), words.ReportDownload
	}
	m.items = append(m.items, listItem{text: l.Say(write), does: (*Stage).report})
	if s.options.Log != nil && s.options.Log.Err() != nil {
		m.items = append(m.items, listItem{text: l.Say(words.ReportUnkept), note: s.options.Log.Err().Error()})
		return m
	}
	if dir, file := s.logPlace(); dir != "" {
		m.items = append(m.items, listItem{text: l.Say(words.ReportFolder), does: func(s *Stage) {
			s.showFolder(dir)
		}}, listItem{text: l.Say(words.ReportLies), note: file})
	}
	return m
}

// report saves the log and beside it the record of the last finished round, and says where. On a page, where every file is
// a question of the browser's, the record stands at the end of the log.
func (s *Stage) report() {
	l := &s.Lang
	var text bytes.Buffer
	fmt.Fprintf(&text, "fourtell report 1\nfourtell %s, %s\n", version.Name(), Machine())
	if s.options.Log != nil {
		text.Write(s.options.Log.Text())
	}
	name := "fourtell-report"
	if now := s.now(); !now.IsZero() {
		name += now.Format("-2006-01-02-1504")
	}
	record := s.lastRecord()
	if !hasWindow && record != nil {
		text.WriteString("\nthe last record, from the next line on:\n")
		text.Write(record)
	}
	where, err := s.keepFile(name+".txt", text.Bytes())
	if err == nil && hasWindow && record != nil {
		_, err = s.keepFile(name+room.RecordSuffix, record)
	}
	if err != nil {
		log.Printf("a report could not be saved: %v", err)
		s.Alert(l.Say(words.ReportFailed), err.Error())
		return
	}
	said := words.ReportWritten
	if record == nil {
		said = words.ReportAlone
	}
	s.Toast(l.Say(said), where)
}

// lastRecord is the record of the last round that is over, as it is exported; nil where there is none. The running match
// is not told of.
func (s *Stage) lastRecord() []byte {
	for _, k := range s.keptRecords() {
		save, ok, word := s.saves.OpenKept(k.Name)
		s.tellTrouble(word)
		if !ok {
			continue
		}
		if text, err := save.Export(); err == nil {
			return text
		}
	}
	return nil
}
