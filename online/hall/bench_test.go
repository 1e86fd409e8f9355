package hall

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// counting is a sink that counts what goes out.
type counting struct{ frames, bytes int }

func (c *counting) Send(_ wire.UID, frame []byte) {
	c.frames++
	c.bytes += len(frame)
}

// BenchmarkActions plays on at 500 tables of four by turns: what an action costs the hall, with a journal in memory.
func BenchmarkActions(b *testing.B) {
	w := newWorld(b, 1)
	out := &counting{}
	w.cfg.Sink, w.cfg.Journal, w.cfg.Wake = out, &journal.Memory{}, nil
	w.open()
	const rooms = 500
	var tables []*Room
	var seats [][]wire.UID
	for n := range rooms {
		var all []wire.UID
		var code wire.RoomCode
		for s := range 4 {
			uid := wire.UIDOf(fmt.Sprint("a token of somebody, ", n, s))
			all = append(all, uid)
			w.hall.Hello(w.now, uid, 0, &wire.Hello{Name: fmt.Sprint("P", s)})
			if s == 0 {
				w.hall.Ask(w.now, uid, wire.Message{ID: 1, Body: &wire.Create{Seats: 4, Rules: "classic,score=winner_takes,target=1000"}})
				code = w.hall.people[uid].at.code
			} else {
				w.hall.Ask(w.now, uid, wire.Message{ID: 1, Body: &wire.Join{Room: code, As: wire.AsSeat}})
			}
		}
		w.hall.Ask(w.now, all[0], wire.Message{ID: 2, Body: &wire.Start{}})
		w.now += dealWithin
		w.hall.Advance(w.now)
		tables, seats = append(tables, w.room(code)), append(seats, all)
	}
	out.frames, out.bytes = 0, 0
	b.ReportAllocs()
	b.ResetTimer()
	actions, id := 0, uint64(10)
	for b.Loop() {
		n := actions % rooms
		actions++
		if n == 0 {
			w.now += 200
			w.hall.Advance(w.now)
		}
		id++
		r := tables[n]
		if r.promise != nil {
			continue
		}
		if r.table == nil || r.phase != wire.Playing {
			w.hall.Ask(w.now, seats[n][0], wire.Message{ID: id, Body: &wire.Again{}})
			id++
			w.hall.Ask(w.now, seats[n][0], wire.Message{ID: id, Body: &wire.Start{}})
			continue
		}
		p := r.table.Public()
		if p.Over() {
			w.hall.Ask(w.now, seats[n][0], wire.Message{ID: id, Body: &wire.Next{}})
			continue
		}
		b.StopTimer()
		s := r.table.View(p.Turn)
		c, ok := pick(&s, id)
		b.StartTimer()
		if !ok {
			c = engine.Do(p.Turn, engine.VerbDraw)
		}
		w.hall.Ask(w.now, r.chairs[p.Turn].uid, wire.Message{ID: id, Body: &wire.Do{Command: c}})
	}
	b.ReportMetric(float64(out.frames)/float64(actions), "frames/action")
	b.ReportMetric(float64(out.bytes)/float64(out.frames), "B/frame")
}
