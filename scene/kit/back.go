package kit

import "fourtell/scene/stage"

// GoBack goes to the scene that a screen was asked for from; nil: to the title.
func GoBack(s *stage.Stage, from stage.Scene) {
	if from == nil {
		from = s.Options().Routes.Title()
	}
	s.Go(from)
}
