package room_test

import (
	"errors"
	"reflect"
	"strings"
	"syscall/js"
	"testing"

	"fourtell/room"
)

// page gives this process the parts of a page that a Store uses: a local storage of so many UTF-16 units, and, where
// locks is true, Web Locks. Its window function makes another tab of the same page: a Store of its own.
func page(t *testing.T, units int, locks bool) (window func() room.Store) {
	t.Helper()
	global := js.Global()
	eval := func(code string, args ...any) js.Value {
		return global.Get("Function").New("arg", code).Invoke(args...)
	}
	storage := eval(`
		const m = new Map();
		const size = () => [...m].reduce((n, [k, v]) => n + k.length + v.length, 0);
		return {
			get length() { return m.size },
			key: i => [...m.keys()][i] ?? null,
			getItem: k => m.has(k) ? m.get(k) : null,
			removeItem: k => { m.delete(k) },
			setItem: (k, v) => {
				const old = m.get(k);
				m.set(k, String(v));
				if (size() > arg) {
					if (old === undefined) m.delete(k); else m.set(k, old);
					throw new DOMException("the quota has been exceeded", "QuotaExceededError");
				}
			},
		}`, units)
	navigator := js.ValueOf(map[string]any{})
	if locks {
		navigator.Set("locks", eval(`
			const held = new Set();
			return {
				request: async (name, options, granted) => {
					if (held.has(name)) return granted(null);
					held.add(name);
					try { return await granted({name}) } finally { held.delete(name) }
				},
			}`))
	}
	put := func(name string, v js.Value) {
		global.Get("Object").Call("defineProperty", global, name, map[string]any{"value": v, "configurable": true, "writable": true})
	}
	put("localStorage", storage)
	put("navigator", navigator)
	return func() room.Store {
		s, err := room.OpenStore()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

// settle lets the browser's promises and messages arrive while the claim is asked, as a game does tick by tick.
func settle(s *room.Saves) room.ClaimState {
	for range 200 {
		if s.State() != room.Asking {
			break
		}
		turn()
	}
	return s.State()
}

// turn lets promises and messages arrive.
func turn() {
	over := make(chan struct{})
	done := js.FuncOf(func(js.Value, []js.Value) any { close(over); return nil })
	js.Global().Call("setTimeout", done, 1)
	<-over
	done.Release()
}

func TestAPageKeepsItsPromises(t *testing.T) {
	window := page(t, 1<<20, true)
	js.Global().Get("localStorage").Call("setItem", "fourtell.settings.1", "{}")
	js.Global().Get("localStorage").Call("setItem", "another", "page's")
	storeKeepsItsPromises(t, window())
}

func TestAFullPageSaysSoAndKeepsWhatItHas(t *testing.T) {
	s := page(t, 60, true)()
	if err := s.Write("a", []byte("12345678")); err != nil {
		t.Fatal(err)
	}
	for what, err := range map[string]error{"replaced": s.Write("a", make([]byte, 60)), "lengthened": s.Append("a", make([]byte, 60)),
		"joined": s.Write("b", make([]byte, 60))} {
		if !errors.Is(err, room.ErrFull) || !strings.Contains(err.Error(), "the quota has been exceeded") {
			t.Errorf("%s: %v", what, err)
		}
	}
	if text, err := s.Read("a"); err != nil || string(text) != "12345678" {
		t.Errorf("%q %v", text, err)
	}
	if as, err := s.SetAside("a"); err != nil || as != "a.bad" {
		t.Errorf("%q %v", as, err)
	}
}

// The settings lie beside the matches, under the key that the page's own script reads too, and neither lists the other's.
func TestAPageKeepsSettingsUnderTheKeyTheLoaderReads(t *testing.T) {
	window := page(t, 1<<20, true)
	matches := window()
	settings, name, err := room.OpenSettings()
	if err != nil {
		t.Fatal(err)
	}
	if err := settings.Write(name, []byte(`{"language":"de"}`)); err != nil {
		t.Fatal(err)
	}
	if v := js.Global().Get("localStorage").Call("getItem", "fourtell.settings.1"); v.String() != `{"language":"de"}` {
		t.Errorf("there is %v", v)
	}
	if names, err := matches.List(); err != nil || len(names) != 0 {
		t.Errorf("among the matches is %v, %v", names, err)
	}
	if as, err := settings.SetAside(name); err != nil || js.Global().Get("localStorage").Call("getItem", "fourtell."+as).IsNull() {
		t.Errorf("set aside as %q, %v", as, err)
	}
}

func TestAPageThatMayStoreNothingPlaysInMemory(t *testing.T) {
	page(t, 0, true)
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage", map[string]any{"configurable": true,
		"get": js.Global().Get("Function").New(`throw new DOMException("denied", "SecurityError")`)})
	s, err := room.OpenStore()
	if !errors.Is(err, room.ErrForbidden) {
		t.Errorf("it says %v", err)
	}
	if err := s.Write("a", nil); err != nil {
		t.Error(err)
	}
}

func TestASecondTabKnowsOfTheFirst(t *testing.T) {
	for name, locks := range map[string]bool{"with locks": true, "over a channel": false} {
		t.Run(name, func(t *testing.T) {
			window := page(t, 1<<20, locks)
			first := room.OpenSaves(window())
			table, auto := saved(t, first, dealt("classic", 3, 1), room.Instant())
			if got := settle(first); got != room.Held {
				t.Fatalf("the first tab is told %v", got)
			}
			auto.Tick()
			second := room.OpenSaves(window())
			if got := settle(second); got != room.Elsewhere {
				t.Fatalf("the second tab is told %v", got)
			}
			for range 30 {
				table.Step()
			}
			if save, ok, word := first.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
				t.Errorf("%v %v", ok, word)
			}
			first.Close()
			turn()
			third := room.OpenSaves(window())
			if got := settle(third); got != room.Held {
				t.Errorf("once the first has closed, another is told %v", got)
			}
			third.Close()
		})
	}
}

func TestOfTwoTabsThatAskAtOnceOneGetsTheMatch(t *testing.T) {
	window := page(t, 1<<20, false)
	for range 8 { // the numbers they draw decide
		a := room.OpenSaves(window())
		turn()
		b := room.OpenSaves(window())
		settle(a)
		settle(b)
		if (a.State() == room.Held) == (b.State() == room.Held) {
			t.Errorf("one is told %v, the other %v", a.State(), b.State())
		}
		a.Close()
		b.Close()
		turn()
	}
}
