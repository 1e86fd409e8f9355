package settings

import (
	"bytes"
	"fmt"
	"log"

	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/version"
	"fourtell/words"
)

// NewReport is the window from which a player saves what to send along when something has gone wrong.
func NewReport(s *stage.Stage) stage.Modal {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.ReportTitle), Help: l.Say(words.ReportHelp), Close: l.Say(words.ButtonClose)}
	write := words.ReportWrite
	if !platform.HasWindow {
		m.Help, write = l.Say(words.ReportHelpPage), words.ReportDownload
	}
	m.Items = append(m.Items, kit.ListItem{Text: l.Say(write), Does: report})
	if s.Options().Log != nil && s.Options().Log.Err() != nil {
		m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.ReportUnkept), Note: s.Options().Log.Err().Error()})
		return m
	}
	if dir, file := platform.LogPlace(s.Options().Store); dir != "" && s.Options().Log != nil {
		m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.ReportFolder), Does: func(s *stage.Stage) {
			s.Files().Show(dir)
		}}, kit.ListItem{Text: l.Say(words.ReportLies), Note: file})
	}
	return m
}

// report saves the log and beside it the record of the last finished round, and says where. On a page, where every file is
// a question of the browser's, the record stands at the end of the log.
func report(s *stage.Stage) {
	l := s.Lang()
	var text bytes.Buffer
	fmt.Fprintf(&text, "fourtell report 1\nfourtell %s, %s\n", version.Name(), stage.Machine())
	if s.Options().Log != nil {
		text.Write(s.Options().Log.Text())
	}
	name := "fourtell-report"
	if now := s.Kept().Now(); !now.IsZero() {
		name += now.Format("-2006-01-02-1504")
	}
	record := lastRecord(s)
	if !platform.HasWindow && record != nil {
		text.WriteString("\nthe last record, from the next line on:\n")
		text.Write(record)
	}
	where, err := s.Files().Keep(name+".txt", text.Bytes())
	if err == nil && platform.HasWindow && record != nil {
		_, err = s.Files().Keep(name+room.RecordSuffix, record)
	}
	if err != nil {
		log.Printf("a report could not be saved: %v", err)
		s.Toasts().Alert(l.Say(words.ReportFailed), err.Error())
		return
	}
	said := words.ReportWritten
	if record == nil {
		said = words.ReportAlone
	}
	s.Toasts().Show(l.Say(said), where)
}

// lastRecord is the record of the last round that is over, as it is exported; nil where there is none. The running match
// is not told of.
func lastRecord(s *stage.Stage) []byte {
	for _, k := range s.Kept().Records() {
		save, ok, word := s.Kept().Saves.OpenKept(k.Name)
		s.Kept().Tell(word)
		if !ok {
			continue
		}
		if text, err := save.Export(); err == nil {
			return text
		}
	}
	return nil
}
