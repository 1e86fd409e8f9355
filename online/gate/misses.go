package gate

import (
	"bytes"

	"fourtell/online/wire"
)

// mostMisses is how many codes of no room may be tried from one address in a minute: many people who mistype, and next to none of the
// thousand million codes there are. Whoever is somebody new at each try has the address still.
const mostMisses = 60

// minute is how much slower than a bucket of ten seconds one of a minute fills.
const minute = 6

// mostOwed is how many more may be counted that were on their way when the last was: they are waited off, ten minutes at most.
const mostOwed = 9 * mostMisses

// misses are what is left of those, by address.
type misses map[string]*bucket

// may says whether a code may be tried from an address; "": from within the house's own program, or from where nobody is told apart.
func (m misses) may(now int64, from string) bool {
	b := m[from]
	if b == nil {
		return true
	}
	b.fill(now/minute, mostMisses)
	return b.left >= 10_000
}

// count counts a frame that goes to an address, where it says that there is no such room.
func (m misses) count(now int64, from string, frame []byte) {
	if from == "" || !bytes.HasPrefix(frame, []byte(`{"t":"no"`)) {
		return
	}
	told, err := wire.ReadHouse(frame)
	if err != nil {
		return
	}
	if no, is := told.Body.(*wire.No); !is || no.Code != wire.NoRoom {
		return
	}
	b := m[from]
	if b == nil {
		one := full(mostMisses)
		b = &one
		m[from] = b
	}
	b.fill(now/minute, mostMisses)
	b.left = max(b.left-10_000, -mostOwed*10_000)
}

// sweep forgets the addresses from which all may be tried again.
func (m misses) sweep(now int64) {
	for from, b := range m {
		if b.fill(now/minute, mostMisses); b.left == full(mostMisses).left {
			delete(m, from)
		}
	}
}
