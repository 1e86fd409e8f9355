//go:build display

package stage

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// layer is a scene or a modal that writes down what happens to it.
type layer struct {
	name   string
	log    *[]string
	still  bool        // it stops what lies below
	do     func()      // in its tick
	moving bool        // something goes on
	group  *FocusGroup // its nodes
	got    input.Tick  // in its last tick
	lit    bool        // it was drawn with a focus
}

func (n *layer) Enter(*Stage) {}
func (n *layer) Leave()       {}
func (n *layer) Update(_ *Stage, in *input.Tick) error {
	*n.log, n.got = append(*n.log, n.name), *in
	if n.do != nil {
		n.do()
	}
	return nil
}
func (n *layer) Draw(p *paint.Painter)          { *n.log, n.lit = append(*n.log, n.name), p.Focusing }
func (n *layer) Answer() (engine.Command, bool) { return engine.Command{}, false }
func (n *layer) Pauses() bool                   { return n.still }
func (n *layer) GoesOn() bool                   { return n.moving }
func (n *layer) FocusNodes() *FocusGroup        { return n.group }

// pile is a stack of a scene and modals, of which no stage is needed.
func pile(names string) (k *stack, of map[string]*layer, log *[]string) {
	log, of = new([]string), map[string]*layer{}
	k = &stack{}
	for i, name := range strings.Fields(names) {
		n := &layer{name: name, log: log, group: &FocusGroup{}}
		of[name] = n
		if i == 0 {
			k.scene = n
		} else {
			k.modals = append(k.modals, n)
		}
	}
	return k, of, log
}

func TestTheTopmostModalHasTheInputAndThoseBelowGoOn(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(k *stack, of map[string]*layer)
		want string
	}{
		"all of them":                        {func(*stack, map[string]*layer) {}, "b a scene"},
		"under one that pauses nothing goes": {func(_ *stack, of map[string]*layer) { of["a"].still = true }, "b a"},
		"the top closes itself":              {func(k *stack, of map[string]*layer) { of["b"].do = func() { k.take(of["b"]) } }, "b a scene"},
		"the top closes all":                 {func(k *stack, of map[string]*layer) { of["b"].do = func() { k.take(of["b"]); k.take(of["a"]) } }, "b scene"},
		"another scene's tick is the next one": {func(k *stack, of map[string]*layer) {
			of["a"].do = func() { k.scene = &layer{name: "new", log: of["a"].log} }
		}, "b a"},
	} {
		k, of, log := pile("scene a b")
		c.set(k, of)
		in := input.Blank()
		in.Pressed = true
		if err := k.update(nil, &in); err != nil || strings.Join(*log, " ") != c.want {
			t.Errorf("%s: %v have a tick, want %s; %v", name, *log, c.want, err)
		}
		if !of["b"].got.Pressed || of["a"].got.Pressed || of["scene"].got.Pressed {
			t.Errorf("%s: the press reaches a lower one", name)
		}
	}
}

func TestOnlyTheTopmostShowsAFocus(t *testing.T) {
	for _, c := range []struct {
		names string
		keyed bool
		lit   string
	}{{"scene", true, "scene"}, {"scene a b", true, "b"}, {"scene a b", false, ""}, {"scene", false, ""}} {
		k, of, log := pile(c.names)
		p, err := paint.NewPainter()
		if err != nil {
			t.Fatal(err)
		}
		if k.draw(p, c.keyed); strings.Join(*log, " ") != c.names {
			t.Errorf("drawn are %v, want %s", *log, c.names)
		}
		for name, n := range of {
			if n.lit != (name == c.lit) {
				t.Errorf("%s, keys %v: %s shows a focus: %v", c.names, c.keyed, name, n.lit)
			}
		}
	}
}

func TestWhereAModalIsTakenOffOneComesBackToWhatIsBelow(t *testing.T) {
	k, of, _ := pile("scene a b")
	if _, came := k.cameBack(); came {
		t.Error("nothing was taken off")
	}
	for _, c := range []struct{ off, to string }{{"b", "a"}, {"a", "scene"}} {
		if !k.IsOpen(of[c.off]) || !k.take(of[c.off]) || k.IsOpen(of[c.off]) || k.take(of[c.off]) {
			t.Errorf("%s is not taken off once", c.off)
		}
		if to, came := k.cameBack(); !came || to != of[c.to].group {
			t.Errorf("after %s one does not come back to %s", c.off, c.to)
		}
		if _, came := k.cameBack(); came {
			t.Errorf("after %s one comes back twice", c.off)
		}
	}
	if k.Top() != nil || len(k.Modals()) != 0 || k.Scene() != Scene(of["scene"]) {
		t.Errorf("%v is left", k)
	}
}

func TestUnderAModalThatPausesNothingGoesOn(t *testing.T) {
	var got []string
	for _, moving := range []bool{false, true} {
		for _, still := range []bool{false, true} {
			k, of, _ := pile("scene a b")
			of["scene"].moving, of["a"].still = moving, still
			got = append(got, fmt.Sprint(moving, still, k.goesOn()))
		}
	}
	if want := []string{"false false false", "false true false", "true false true", "true true false"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestASceneWithoutMusicOfItsOwnHasTheTitles(t *testing.T) {
	k, _, _ := pile("scene")
	if k.mood() != assets.MoodTitle {
		t.Errorf("it has %v", k.mood())
	}
	if k.scene = (tense{}); k.mood() != assets.MoodTension {
		t.Errorf("it has %v, and wants another", k.mood())
	}
}

// tense is a scene with music of its own.
type tense struct{}

func (tense) Enter(*Stage)                     {}
func (tense) Update(*Stage, *input.Tick) error { return nil }
func (tense) Draw(*paint.Painter)              {}
func (tense) Leave()                           {}
func (tense) Mood() assets.Mood                { return assets.MoodTension }
