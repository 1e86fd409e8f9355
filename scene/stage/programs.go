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

// Programs are those of the table that was left last, and those that have been sent away.
type Programs struct {
	host    Host
	leaving sync.WaitGroup
}

// Host remembers the scene whose programs run.
func (p *Programs) Host(h Host) { p.host = h }

// Dismiss ends a program without waiting; shut waits.
func (p *Programs) Dismiss(end func() error) {
	p.leaving.Add(1)
	go func() {
		defer p.leaving.Done()
		_ = end() // nobody asks it for anything any more
	}()
}

// partWith ends the programs of a table that the next scene does not come back to.
func (p *Programs) partWith(s *Stage, next Scene) {
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
func (p *Programs) end(s *Stage) {
	p.partWith(s, nil)
	p.leaving.Wait()
}
