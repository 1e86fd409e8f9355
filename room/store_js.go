package room

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// storePrefix begins the keys of this program's texts; the number is the form's.
const storePrefix = "fourtell.1."

// Local is a Store in the browser's local storage.
type Local struct {
	storage js.Value
	prefix  string // of its keys
	claim   Claim
}

// OpenStore is this platform's Store: the page's local storage. It is never nil: where the browser forbids it, it is a
// Memory, and the error says so. Open it once: a second one is another window to it.
func OpenStore() (Store, error) { return openLocal(storePrefix) }

// OpenSettings is where this platform keeps the player's settings, and their name there. The store is never nil: where
// nothing can be kept it is a Memory, and the error says why.
func OpenSettings() (store Store, name string, err error) {
	store, err = openLocal("fourtell.")
	return store, "settings.1", err // the number is the form's
}

// OpenTab is a Store of this one tab: what is in it is there when the page is loaded again, and in no other tab. nil where the browser
// has none.
func OpenTab() Store {
	store, err := openStorage("sessionStorage", storePrefix)
	if err != nil {
		return nil
	}
	return store
}

func openLocal(prefix string) (Store, error) { return openStorage("localStorage", prefix) }

func openStorage(which, prefix string) (Store, error) {
	storage, err := property(js.Global(), which)
	if err != nil || !storage.Truthy() {
		return NewMemory(), ErrForbidden
	}
	return &Local{storage: storage, prefix: prefix}, nil
}

// property gets a property that may throw: localStorage does where the page may store nothing. A plain Get would end the
// program then; only calls hand on what is thrown.
func property(of js.Value, name string) (js.Value, error) {
	return call(js.Global().Get("Reflect"), "get", of, name)
}

// call calls a method; what JavaScript throws is an error.
func call(of js.Value, method string, args ...any) (v js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			var e js.Error
			if asError, ok := thrown.(error); ok && errors.As(asError, &e) {
				err = &thrownError{name: text(e.Get("name")), message: text(e.Get("message"))}
				return
			}
			err = fmt.Errorf("the browser refuses: %v", thrown)
		}
	}()
	return of.Call(method, args...), nil
}

func text(v js.Value) string {
	if v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// thrownError is what the browser threw.
type thrownError struct{ name, message string }

func (e *thrownError) Error() string { return "the browser refuses: " + e.name + ": " + e.message }

// Is makes a full storage ErrFull: QuotaExceededError in the standard, the other name in old Firefox.
func (e *thrownError) Is(target error) bool {
	return target == ErrFull && (e.name == "QuotaExceededError" || e.name == "NS_ERROR_DOM_QUOTA_REACHED")
}

func (l *Local) item(name string) (js.Value, error) {
	if err := checkName(name); err != nil {
		return js.Null(), err
	}
	return call(l.storage, "getItem", l.prefix+name)
}

// Read gives the whole text.
func (l *Local) Read(name string) ([]byte, error) {
	v, err := l.item(name)
	if err != nil {
		return nil, err
	}
	if v.Type() != js.TypeString {
		return nil, missing(name)
	}
	return []byte(v.String()), nil
}

// Write replaces the text; a storage that is full leaves the old one.
func (l *Local) Write(name string, text []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	return l.set(name, js.ValueOf(string(text)))
}

func (l *Local) set(name string, v js.Value) error {
	if _, err := call(l.storage, "setItem", l.prefix+name, v); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// Append lengthens the text on the browser's side, so that only the new part crosses over.
func (l *Local) Append(name string, text []byte) error {
	old, err := l.item(name)
	if err != nil {
		return err
	}
	if old.Type() != js.TypeString {
		return missing(name)
	}
	concat := js.Global().Get("String").Get("prototype").Get("concat")
	longer, err := call(concat, "call", old, string(text))
	if err != nil {
		return err
	}
	return l.set(name, longer)
}

// List names the texts, sorted.
func (l *Local) List() ([]string, error) {
	n, err := property(l.storage, "length")
	if err != nil {
		return nil, err
	}
	var names []string
	for i := range n.Int() {
		key, err := call(l.storage, "key", i)
		if err != nil {
			return nil, err
		}
		if name, ours := strings.CutPrefix(text(key), l.prefix); ours && ValidName(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Remove takes a text away.
func (l *Local) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	_, err := call(l.storage, "removeItem", l.prefix+name)
	return err
}

// SetAside renames a text. In a full storage there is no room for two of it, so the old name goes first, and comes back
// where the new one can't be written.
func (l *Local) SetAside(name string) (string, error) {
	v, err := l.item(name)
	if err != nil {
		return "", err
	}
	if v.Type() != js.TypeString {
		return "", missing(name)
	}
	for n := 1; ; n++ {
		as := badName(name, n)
		taken, err := l.item(as)
		if err != nil {
			return "", err
		}
		if taken.Type() == js.TypeString {
			continue
		}
		if err := l.Remove(name); err != nil {
			return "", err
		}
		if err := l.set(as, v); err != nil {
			return "", errors.Join(err, l.set(name, v))
		}
		return as, nil
	}
}
