package room_test

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"fourtell/room"
)

// stores are tested alike: what a text goes through is the same in memory, in a folder and in a page.
func storeKeepsItsPromises(t *testing.T, s room.Store) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	holds := func(name, want string) {
		t.Helper()
		text, err := s.Read(name)
		if err != nil || string(text) != want {
			t.Fatalf("%s holds %q, %v; want %q", name, text, err, want)
		}
	}
	if names, err := s.List(); err != nil || len(names) != 0 {
		t.Fatalf("it begins with %v, %v", names, err)
	}
	if _, err := s.Read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a text that is not there: %v", err)
	}
	must(s.Remove("a"))
	must(s.Write("b", []byte("one\n")))
	must(s.Append("b", []byte("two £\n")))
	if err := s.Append("c-1.x_y", []byte("x")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what is missing was lengthened: %v", err)
	}
	must(s.Write("c-1.x_y", []byte("another")))
	holds("b", "one\ntwo £\n")
	holds("c-1.x_y", "another")
	must(s.Write("b", nil))
	holds("b", "")
	must(s.Write("b", []byte("three")))
	holds("b", "three")
	for n, want := range []string{"b.bad", "b.bad-2", "b.bad-3"} {
		must(s.Write("b", []byte{byte('0' + n)}))
		if as, err := s.SetAside("b"); err != nil || as != want {
			t.Fatalf("set aside as %q, %v", as, err)
		}
		holds(want, string(byte('0'+n)))
	}
	if _, err := s.SetAside("b"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nothing was set aside: %v", err)
	}
	if names, err := s.List(); err != nil || !slices.Equal(names, []string{"b.bad", "b.bad-2", "b.bad-3", "c-1.x_y"}) {
		t.Errorf("it lists %v, %v", names, err)
	}
	must(s.Remove("b.bad-2"))
	holds("b.bad-3", "2")
	for _, name := range []string{"", "lock", "a.new", "../a", "/etc/passwd", "A", "a b", ".a", "a\x00", "ä", "-", strings.Repeat("a", 101)} {
		_, read := s.Read(name)
		_, aside := s.SetAside(name)
		for what, err := range map[string]error{"read": read, "written": s.Write(name, nil), "appended to": s.Append(name, nil),
			"removed": s.Remove(name), "set aside": aside} {
			if err == nil || !strings.Contains(err.Error(), "is no name") {
				t.Errorf("%q is %s: %v", name, what, err)
			}
		}
	}
}

func TestAMemoryKeepsItsPromises(t *testing.T) { storeKeepsItsPromises(t, room.NewMemory()) }

func TestAMemorySharesNoBytes(t *testing.T) {
	m := room.NewMemory()
	text := []byte("abc")
	_ = m.Write("a", text)
	text[0] = 'x'
	got, _ := m.Read("a")
	got[1] = 'x'
	_ = m.Append("a", []byte("d"))
	if got, _ := m.Read("a"); string(got) != "abcd" {
		t.Errorf("%q", got)
	}
}

func TestAFullMemoryKeepsWhatItHas(t *testing.T) {
	m := room.NewMemory()
	m.Room = 10
	if err := m.Write("a", []byte("12345678")); err != nil {
		t.Fatal(err)
	}
	for what, err := range map[string]error{"replaced": m.Write("a", make([]byte, 10)), "lengthened": m.Append("a", []byte("90")), "joined": m.Write("b", []byte("1"))} {
		if !errors.Is(err, room.ErrFull) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if got, err := m.Read("a"); err != nil || string(got) != "12345678" {
		t.Errorf("%q %v", got, err)
	}
}
