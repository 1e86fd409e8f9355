package wire_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"testing"

	"fourtell/online/wire"
)

// holds is what must hold of any bytes: a message within its limits that is the same written and read again, or a code.
func holds(t testing.TB, frame []byte) (read bool) {
	t.Helper()
	m, err := wire.ReadClient(frame)
	if err != nil {
		var f *wire.Fault
		if !errors.As(err, &f) || !f.Code.Known() || f.Why == "" {
			t.Fatalf("%q: %v", frame, err)
		}
		return false
	}
	if m.Body == nil || m.Re != 0 || m.ID > 1<<53 {
		t.Fatalf("%q is read as %+v", frame, m)
	}
	again(t, m)
	return true
}

func FuzzReadClient(f *testing.F) {
	for _, text := range asks() {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, frame []byte) { holds(t, frame) })
}

func FuzzReadHouse(f *testing.F) {
	f.Add([]byte(`{"t":"joined","room":{"code":"K7QF2M","seats":[{"kind":"bot"}],"watching":[]},"role":"seat","seat":1,"chat":[],"snap":null,"missed":0}`))
	f.Add([]byte(`{"t":"no","re":3,"code":"stale","say":"x"}`))
	f.Add([]byte(`{"t":"relayed","from":"abcdefghijkl2345","box":"c2VhbGVk"}`))
	f.Add([]byte(`{"t":"beat","snap":{"since":3,"seq":4}}`))
	f.Fuzz(func(t *testing.T, frame []byte) {
		m, err := wire.ReadHouse(frame)
		if err == nil && m.Body == nil {
			t.Fatalf("%q is read as nothing", frame)
		}
	})
}

// mutated is a frame with something wrong with it: cut, doubled, a byte changed, two frames mixed.
func mutated(rng *rand.Rand, all []string) []byte {
	b := []byte(all[rng.IntN(len(all))])
	for range 1 + rng.IntN(3) {
		if len(b) == 0 {
			break
		}
		at := rng.IntN(len(b))
		switch rng.IntN(6) {
		case 0:
			b = b[:at]
		case 1:
			b[at] = byte(rng.Uint32())
		case 2:
			b = append(bytes.Clone(b[:at]), b[min(at+1+rng.IntN(8), len(b)):]...)
		case 3:
			other := all[rng.IntN(len(all))]
			b = append(bytes.Clone(b[:at]), other[rng.IntN(len(other)):]...)
		case 4:
			b = append(append(bytes.Clone(b[:at]), `"{}[],:0-e9nul\`[rng.IntN(15)]), b[at:]...)
		case 5:
			b = append(bytes.Clone(b[:at]), append([]byte{b[at], b[at]}, b[at:]...)...)
		}
	}
	return b
}

func TestAHundredThousandBrokenFramesAreMessagesOrCodes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	read := 0
	for range 100_000 {
		if holds(t, mutated(rng, asks())) {
			read++
		}
	}
	if read < 1000 || read > 60_000 {
		t.Errorf("%d of 100000 could be read: the frames are not broken as they should be", read)
	}
}
