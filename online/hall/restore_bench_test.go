package hall

import (
	"fmt"
	"testing"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// BenchmarkRestore opens a hall whose journal has 200 rooms in play, each some sixty plays into its match.
func BenchmarkRestore(b *testing.B) {
	w := newWorld(b, 1)
	w.cfg.Journal, w.cfg.Sink = &journal.Memory{}, nobody{}
	w.open()
	plays := 0
	for n := range 200 {
		ann := wire.UIDOf(fmt.Sprint("a token of somebody, ", n))
		w.hall.Hello(w.now, ann, 0, &wire.Hello{Name: "Ann"})
		w.hall.Ask(w.now, ann, wire.Message{ID: 1, Body: &wire.Create{Seats: 4}})
		r := w.hall.people[ann].at
		for i := 1; i < 4; i++ {
			w.hall.Ask(w.now, ann, wire.Message{ID: uint64(i + 1), Body: &wire.SetBot{Seat: i, Level: "easy"}})
		}
		w.hall.Ask(w.now, ann, wire.Message{ID: 9, Body: &wire.Start{}})
		w.hall.Ask(w.now, ann, wire.Message{ID: 10, Body: &wire.Share{Round: 1, Share: "00112233445566778899aabbccddeeff"}})
		for i := range 60 {
			w.pass(1500)
			if at := r.table.Public().Turn; at == 0 {
				s := r.table.View(0)
				if c, ok := pick(&s, uint64(i)); ok {
					w.hall.Ask(w.now, ann, wire.Message{ID: uint64(i + 20), Body: &wire.Do{Command: c}})
				}
			}
		}
		plays += len(r.table.Record().Commands)
	}
	b.ResetTimer()
	for b.Loop() {
		h, err := Open(w.cfg, w.now)
		if h.RestoreAll(); err != nil || len(h.rooms) != 200 {
			b.Fatal(len(h.rooms), err)
		}
	}
	b.ReportMetric(float64(plays)/200, "plays/room")
}
