package journal

import (
	"errors"
	"fmt"
	"testing"

	"fourtell/online/wire"
)

// breaks is a journal that takes so many appends and no more.
type breaks struct {
	*Memory
	left int
}

func (b *breaks) Append(room wire.RoomCode, entries []Entry, done func(error)) {
	if b.left--; b.left < 0 {
		done(errors.New("the cable is out"))
		return
	}
	b.Memory.Append(room, entries, done)
}

func filled(t *testing.T, j Journal, room wire.RoomCode, from, to uint64) {
	t.Helper()
	var all []Entry
	for n := from; n <= to; n++ {
		all = append(all, Entry{N: n, At: int64(n), By: "ann", Fact: &Said{Text: fmt.Sprint(room, n)}})
	}
	j.Append(room, all, func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	})
}

func textOf(t *testing.T, j Journal, room wire.RoomCode) (text string) {
	t.Helper()
	if err := j.Read(room, 1, func(e Entry) error { text += fmt.Sprintln(e.N, e.At, e.By, e.Fact.(*Said).Text); return nil }); err != nil {
		t.Fatal(err)
	}
	return text
}

func TestRoomsAreTakenAlongEvenWhereItIsBrokenOff(t *testing.T) {
	from, to := &Memory{}, &Memory{}
	filled(t, from, "AAAAAA", 1, 3*copied+7)
	filled(t, from, "BBBBBB", 1, 5)
	filled(t, from, "CCCCCC", 1, 5)
	filled(t, to, "CCCCCC", 1, 9) // which has been gone on with there
	theirs := textOf(t, to, "CCCCCC")
	if n, err := Copy(&breaks{to, 2}, from); err == nil || n < 2*copied {
		t.Errorf("it goes on without a cable: %d, %v", n, err)
	}
	if n, err := Copy(to, from); err != nil || n != copied+7+5 {
		t.Errorf("the second time %d entries go over, %v", n, err)
	}
	for _, room := range []wire.RoomCode{"AAAAAA", "BBBBBB"} {
		if textOf(t, to, room) != textOf(t, from, room) {
			t.Errorf("room %s is another one", room)
		}
	}
	if textOf(t, to, "CCCCCC") != theirs {
		t.Error("a room that has been gone on with is changed")
	}
	if n, err := Copy(to, from); err != nil || n != 0 {
		t.Errorf("the third time %d entries go over, %v", n, err)
	}
}
