package stage

import "sync"

// Host is a scene on which programs of others play.
type Host interface {
	Scene
	// SendAway ends them, without waiting for them: each end is done through Dismiss.
	SendAway(*Stage)
}

// programKeeper is a scene from which the host is come back to: its programs stay.
type programKeeper interface{ KeepsPrograms() bool }

// programs are those of the table that was left last, and those that have been sent away.
type programs struct {
	host    Host
	leaving sync.WaitGroup
}

// Hosts remembers the scene whose programs run.
func (s *Stage) Hosts(h Host) { s.programs.host = h }

// Dismiss ends a program without waiting; shut waits.
func (s *Stage) Dismiss(end func() error) {
	s.programs.leaving.Add(1)
	go func() {
		defer s.programs.leaving.Done()
		_ = end() // nobody asks it for anything any more
	}()
}

// partWith ends the programs of a table that the next scene does not come back to.
func (p *programs) partWith(s *Stage, next Scene) {
	if p.host == nil || next == Scene(p.host) {
		return
	}
	if k, ok := next.(programKeeper); ok && k.KeepsPrograms() {
		return
	}
	p.host.SendAway(s)
	p.host = nil
}

// end ends whatever program still runs, and waits until nothing of any is left.
func (p *programs) end(s *Stage) {
	p.partWith(s, nil)
	p.leaving.Wait()
}
