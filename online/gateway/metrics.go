package gateway

// Count is one number for who watches over a house.
type Count struct {
	Name  string // as Prometheus names it
	Help  string
	Gauge bool // it goes down too
	Value uint64
}

// Counts are all of them now.
func (g *Gateway) Counts() []Count {
	g.mu.Lock()
	rooms, people, past := g.rooms.Size()
	g.mu.Unlock()
	c := &g.counts
	return []Count{
		{"fourtell_rooms", "Rooms there are.", true, uint64(rooms)},
		{"fourtell_people", "People who are connected and known.", true, uint64(people)},
		{"fourtell_past_bytes", "Of rounds that are over, kept for those who were there.", true, uint64(past)},
		{"fourtell_connections_total", "Connections taken.", false, c.connections.Load()},
		{"fourtell_turned_away_total", "Connections not taken: too many, or from a page of another house.", false, c.turned.Load()},
		{"fourtell_frames_in_total", "Frames read.", false, c.in.Load()},
		{"fourtell_frames_out_total", "Frames written.", false, c.out.Load()},
		{"fourtell_frames_out_bytes_total", "Bytes of them, before compression.", false, c.outBytes.Load()},
		{"fourtell_slow_total", "Connections cut for not reading.", false, c.slow.Load()},
	}
}
