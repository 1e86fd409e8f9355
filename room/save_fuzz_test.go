package room_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// FuzzOpenSave: whatever the text, it opens as a match that can be resumed, replayed and saved again, or there is one
// sentence; and what was stored is still in the store, under whatever name.
func FuzzOpenSave(f *testing.F) {
	f.Add([]byte("fourtell save 1\n{\"begun\":\"2026-11-28T03:26:00Z\",\"chairs\":[\"person\"],\"clock\":{\"after\":1,\"now\":5000}}\n" +
		"fourtell record 1\n" + `{"game":"uno","rules":"classic","seats":["Ann","Bo"],"seed":7,"dealer":1}` + "\n" + `{"seat":0,"do":"draw","decision":1,"at":1800}` + "\n"))
	f.Add([]byte("fourtell record 1\n" + `{"game":"uno","rules":"party","seats":["A","B","C"],"seed":1,"dealer":0}` + "\n" + `{"seat":0,"do":"dra`))
	f.Add([]byte("fourtell save 1\n{\"result\":{\"commands\":9}}\nfourtell record 1\n" +
		`{"game":"uno","rules":"chaos","seats":["A","B"],"seed":1,"dealer":0,"position":{"hands":[["R1"],["B2"]],"discard":["W:B"],"rest":true,"turn":0,"direction":1}}` + "\n"))
	f.Add([]byte("fourtell save 2\nd7c281e4 {}\n15d5a08a fourtell rec"))
	f.Add([]byte("fourtell save 3\n"))
	f.Add([]byte("fourtell rec"))
	f.Add([]byte("fourtell record 2\n" + `{"game":"uno","rules":"official,hand_size=2","seats":["Ann","Bo","Cy"],"seed":0,"dealer":0,"scores":[0,73,9],"deal":{"round":2,"lots":[81,2,2,28,11,60,7],"by":0,"seq":32,"decision":30,"removed":[1],"away":[2],"stood":[2],"caught":[1,0,0]}}` + "\n"))
	f.Add([]byte("{\"volume\":1}"))
	f.Fuzz(neverLost)
}

func neverLost(t *testing.T, text []byte) {
	t.Helper()
	store := room.NewMemory()
	if err := store.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	save, ok, word := saves.Load()
	if !ok && word == nil || word != nil && strings.ContainsAny(word.Error(), "\n") && !bytes.Contains(text, []byte(`\n`)) {
		t.Fatalf("ok %v, and it says %q", ok, word)
	}
	found := false
	names, _ := store.List()
	for _, n := range names {
		kept, _ := store.Read(n)
		found = found || bytes.Equal(kept, text)
	}
	if !found {
		t.Fatal("what was stored is lost")
	}
	if !ok {
		return
	}
	table, err := save.Resume(room.Options{Record: saves.Begin(save.Head, save.Record)})
	if err != nil {
		t.Fatal(err)
	}
	table.Step()
	again, ok, word := saves.Load()
	if !ok || word != nil || !reflect.DeepEqual(again.Record.Commands, table.Record().Commands) {
		t.Fatalf("saved again it does not open: %v", word)
	}
	r, err := room.OpenReplay(save.Record)
	if err != nil {
		t.Fatal(err)
	}
	for r.Step(1) {
		r.Open(0)
	}
}

// Real saves with some bytes changed, taken out or put in twice.
func TestAScrambledSaveIsNeverLost(t *testing.T) {
	good, _ := savedText(t, "party,target=500", 40)
	round, _ := room.Finished(over(t, dealt("official", 3, 5)))
	alone, err := room.Save{Record: round}.Text()
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(4)
	below := func(n int) int { return int(rng.Below(uint32(n))) }
	for n := range 2000 {
		text := bytes.Clone(good)
		if n%4 == 3 {
			text = bytes.Clone(alone)
		}
		for range 1 + below(3) {
			at := below(len(text))
			end := min(at+1+below(120), len(text))
			switch below(4) {
			case 0:
				text[at] ^= 1 << below(8)
			case 1:
				text = append(text[:at:at], text[end:]...)
			case 2:
				text = append(text[:end:end], text[at:]...)
			case 3:
				text = append(text[:at:at], make([]byte, end-at)...)
			}
			if len(text) == 0 {
				text = bytes.Clone(good)
			}
		}
		neverLost(t, text)
	}
}
