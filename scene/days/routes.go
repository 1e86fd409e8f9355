package days

import "fourtell/scene/stage"

// Routes lead from the calendar to the other screens.
type Routes struct {
	Back func() stage.Scene // where the calendar goes back to; nil: the title
}

func back(s *stage.Stage) {
	if to := stage.Way[Routes](s).Back; to != nil {
		s.Go(to())
		return
	}
	s.Go(s.Options().Routes.Title())
}
