package room

// pictures are the desks' at a table, and how long the newest beat has lain there.
type pictures struct {
	desks   []*LocalDesk
	resting int64 // ticks since the newest beat
}

// rest says whether every desk's picture has come to rest on the beat with that Seq, or has had its time for it.
func (p *pictures) rest(on uint32) bool {
	for _, d := range p.desks {
		if d.settled < on && p.resting < d.patience {
			return false
		}
	}
	return true
}
