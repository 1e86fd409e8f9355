package stage

// anew is a scene or a modal that can say in another language what it has said.
type anew interface{ SayAnew(*Stage) }

// greeter is a scene that says where one has come to.
type greeter interface{ Greet(*Stage) }

// retell says everything that stands in the language that was chosen. It comes between two ticks, since controls are made anew.
func (s *Stage) retell() {
	s.retold = false
	was := s.tongue.lang.Tag
	s.tongue.take()
	s.window.LayAnew()
	if a, ok := s.scene.(anew); ok {
		a.SayAnew(s)
	}
	for _, m := range s.modals {
		if a, ok := m.(anew); ok {
			a.SayAnew(s)
		}
	}
	if g, ok := s.scene.(greeter); ok && s.tongue.lang.Tag != was && s.Top() == nil {
		g.Greet(s) // a page's own language has come, after the greeting was spoken in English
	}
	s.Redraw()
}
