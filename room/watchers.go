package room

import "fourtell/engine"

// watcher is told what its viewer may see.
type watcher struct {
	viewer engine.Seat
	tell   func(engine.Snapshot)
	gone   bool
}

// watchers are those who look at a table and don't play.
type watchers []*watcher

// show lets them look.
func (ws watchers) show(at engine.Viewer) {
	for _, w := range ws {
		if !w.gone {
			w.tell(at.View(w.viewer))
		}
	}
}

// sweep forgets those who are gone.
func (ws *watchers) sweep() {
	kept := (*ws)[:0]
	for _, w := range *ws {
		if !w.gone {
			kept = append(kept, w)
		}
	}
	*ws = kept
}
