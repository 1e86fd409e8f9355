package parcel

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

// noise is a text that can't be packed.
func noise(n int) []byte {
	r := rand.New(rand.NewPCG(1, uint64(n)))
	text := make([]byte, n)
	for i := range text {
		text[i] = byte(r.Uint32())
	}
	return text
}

func TestPiecesMakeTheTextAgainInWhateverOrderTheyCome(t *testing.T) {
	for _, n := range []int{0, 1, 509, 510, 511, 5000, 60_000} {
		text := noise(n)
		pieces, err := Wrap(text)
		if err != nil {
			t.Fatal(err)
		}
		var o Open
		for k, i := range rand.New(rand.NewPCG(2, 3)).Perm(len(pieces)) {
			if have, of := o.Has(); have != k || k > 0 && (of != len(pieces) || o.Missing() == 0) {
				t.Fatalf("%d bytes: it has %d of %d after %d", n, have, of, k)
			}
			link := "https://play.example/#" + pieces[i]
			if len(link) > 760 {
				t.Fatalf("a link has %d bytes", len(link))
			}
			if err := o.Add(link); err != nil {
				t.Fatal(err)
			}
			_ = o.Add(pieces[i]) // scanned twice
		}
		if got, err := o.Text(); err != nil || !bytes.Equal(got, text) || o.Missing() != 0 {
			t.Errorf("%d bytes in %d pieces: %d bytes come out, %v", n, len(pieces), len(got), err)
		}
		if again := o.Pieces(); strings.Join(again, " ") != strings.Join(pieces, " ") {
			t.Errorf("%d bytes: the pieces are kept as %q", n, again)
		}
	}
}

func TestATextTooLargeForCodesSaysSo(t *testing.T) {
	if _, err := Wrap(noise(Most*pieceBytes + 1)); err != ErrLarge {
		t.Errorf("it is wrapped: %v", err)
	}
}

func TestAPieceThatIsNoneChangesNothing(t *testing.T) {
	pieces, _ := Wrap(noise(2000))
	other, _ := Wrap(noise(3000))
	var o Open
	if err := o.Add(pieces[1]); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "no piece"},
		{"a room's link", "https://play.example/#K7QF2M", "no piece"},
		{"a number past the end", strings.Replace(pieces[0], "F1-1-4", "F1-5-4", 1), "damaged"},
		{"more pieces than there may be", strings.Replace(pieces[0], "F1-1-4", "F1-1-257", 1), "damaged"},
		{"letters of no code", pieces[0] + "!", "damaged"},
		{"a checksum that is none", strings.Replace(pieces[0], pieces[0][7:15], "xyzxyzxy", 1), "damaged"},
	} {
		if err := o.Add(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
		if have, of := o.Has(); have != 1 || of != 4 || o.Missing() != 1 {
			t.Errorf("%s: it has %d of %d then", c.name, have, of)
		}
	}
	if _, err := o.Text(); err == nil || !strings.Contains(err.Error(), "piece 1 of 4 has not come") {
		t.Errorf("a quarter of it is %v", err)
	}
	if err := o.Add(other[0]); err != nil {
		t.Fatal(err)
	}
	if have, of := o.Has(); have != 1 || of != len(other) {
		t.Errorf("of another parcel it has %d of %d", have, of)
	}
}

func TestPiecesWhoseTextWasChangedOnTheWayMakeNone(t *testing.T) {
	pieces, _ := Wrap(noise(2000))
	var o Open
	for i, p := range pieces {
		if i == 2 {
			other := "A"
			if p[40] == 'A' {
				other = "B"
			}
			p = p[:40] + other + p[41:]
		}
		if err := o.Add(p); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := o.Text(); err == nil || !strings.Contains(err.Error(), "do not fit together") {
		t.Errorf("it makes a text: %v", err)
	}
}

func FuzzAdd(f *testing.F) {
	pieces, _ := Wrap([]byte("a text that is small"))
	f.Add(pieces[0])
	f.Add("F1-1-1-00000000-")
	f.Fuzz(func(t *testing.T, text string) {
		var o Open
		if o.Add(text) != nil {
			return
		}
		var again Open
		for _, p := range o.Pieces() {
			if err := again.Add(p); err != nil {
				t.Fatalf("%q is kept as %q: %v", text, p, err)
			}
		}
		_, _ = again.Text()
	})
}
