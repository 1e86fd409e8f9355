//go:build display

package stage

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// spot is a node that can have the focus, and nothing else.
type spot struct {
	name string
	off  bool
}

func (n *spot) Update(*Stage, *input.Tick) bool { return false }
func (n *spot) Draw(*paint.Painter)             {}
func (n *spot) Bounds() paint.Rect              { return paint.Rect{} }
func (n *spot) Focus(bool)                      {}
func (n *spot) Enabled() bool                   { return !n.off }
func (n *spot) Activate(*Stage)                 {}
func (n *spot) Adjust(*Stage, int) bool         { return false }

// speaking is speech of which no stage is needed: a node says its name.
func speaking() *Speech {
	l := words.English()
	v := &Speech{lang: &l}
	v.tell = func(f Focusable) { v.Say(f.(*spot).name) }
	return v
}

func TestSpeechKeepsTheLastLinesItHasSaid(t *testing.T) {
	v := speaking()
	v.Say("")
	for i := range saidKept + 3 {
		v.Say(fmt.Sprint(i))
	}
	if said := v.Said(); len(said) != saidKept || said[0] != "3" || said[saidKept-1] != fmt.Sprint(saidKept+2) {
		t.Errorf("%d lines are kept, from %q on", len(said), said[0])
	}
	v.Unsay()
	if len(v.Said()) != 0 {
		t.Errorf("what was taken back can still be read: %q", v.Said())
	}
}

func TestANodeIsSpokenWithItsPlaceAmongThoseThatCanBeReached(t *testing.T) {
	one, gone, two := &spot{name: "One."}, &spot{name: "Gone.", off: true}, &spot{name: "Two."}
	v := speaking()
	v.Placed(two, []Node{one, gone, two, &Label{}})
	v.Placed(one, []Node{one})
	v.Node(one)
	if want := []string{words.Placed("Two.", v.lang.Say(words.SpokenPlace, words.Count("n", 2), words.Count("of", 2))), "One.", "One."}; !slices.Equal(v.Said(), want) {
		t.Errorf("%q is said, want %q", v.Said(), want)
	}
}

func TestThePlaceOfANodeThatSaysNothingIsNotSaidOfTheNextLine(t *testing.T) {
	one, two := &spot{}, &spot{}
	v := speaking()
	v.Placed(two, []Node{one, two})
	if v.Say("Later."); !slices.Equal(v.Said(), []string{"Later."}) {
		t.Errorf("%q is said", v.Said())
	}
}

func TestWhatTheKeysComeToIsSpokenAtTheEndOfATick(t *testing.T) {
	group := func() *FocusGroup {
		n := &spot{name: "Here."}
		g := &FocusGroup{Nodes: []Node{n}}
		g.SetFocus(n)
		return g
	}
	for name, c := range map[string]struct {
		moved *FocusGroup
		keys  bool
		own   string // what is said in the tick itself
		want  []string
	}{
		"the keys have moved":            {group(), true, "", []string{"Here."}},
		"nothing has moved":              {nil, true, "", nil},
		"a mouse is used":                {group(), false, "", nil},
		"it has been told already":       {group(), true, "Mine.", []string{"Mine."}},
		"nothing in it can be come upon": {&FocusGroup{}, true, "", nil},
	} {
		v := speaking()
		v.begin()
		v.moved = c.moved
		v.Say(c.own)
		v.end(c.keys)
		v.begin()
		v.end(c.keys) // once is enough
		if !slices.Equal(v.Said(), c.want) {
			t.Errorf("%s: %q is said, want %q", name, v.Said(), c.want)
		}
	}
}
