//go:build display

package stage

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/words"
)

// messages are toasts of which no stage is needed: what they do besides is written down.
func messages(did *[]string) *Toasts {
	note := func(what string) func() { return func() { *did = append(*did, what) } }
	return &Toasts{say: func(line string) { *did = append(*did, line) }, sound: note("sound"), redraw: note("redraw")}
}

func TestAMessageIsSeenHeardAndSpoken(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*Toasts)
		want []string
	}{
		"a line":                    {func(t *Toasts) { t.Show("One", "") }, []string{"sound", "redraw", "One"}},
		"two lines":                 {func(t *Toasts) { t.Alert("One", "Two") }, []string{"sound", "redraw", words.Sentences("One", "Two")}},
		"the table speaks its own":  {func(t *Toasts) { t.Add(Toast{Title: "One", Cry: true}) }, []string{"sound", "redraw"}},
		"taking all away is silent": {(*Toasts).Clear, []string{"redraw"}},
	} {
		var did []string
		c.do(messages(&did))
		if !slices.Equal(did, c.want) {
			t.Errorf("%s: %q is done, want %q", name, did, c.want)
		}
	}
}

func TestOfCriesThatWaitTheLastStays(t *testing.T) {
	for name, c := range map[string]struct {
		add  []Toast
		want []string
	}{
		"a later cry takes the place of one":           {[]Toast{{Title: "a", Cry: true}, {Title: "b", Cry: true}}, []string{"b"}},
		"one against somebody stays":                   {[]Toast{{Title: "a", Cry: true, Alert: true}, {Title: "b", Cry: true}}, []string{"a"}},
		"unless another is too":                        {[]Toast{{Title: "a", Cry: true, Alert: true}, {Title: "b", Cry: true, Alert: true}}, []string{"b"}},
		"what is no cry waits its turn":                {[]Toast{{Title: "a"}, {Title: "b"}, {Title: "c", Cry: true}}, []string{"a", "b", "c"}},
		"the same is not said twice":                   {[]Toast{{Title: "a"}, {Title: "a"}}, []string{"a"}},
		"the same title with another line is not same": {[]Toast{{Title: "a"}, {Title: "a", Line: "more"}}, []string{"a", "a"}},
	} {
		var did, late []string
		q := messages(&did)
		for _, n := range c.add {
			q.Add(n)
		}
		for _, o := range q.late {
			late = append(late, o.Title)
		}
		if !slices.Equal(late, c.want) {
			t.Errorf("%s: %q wait, want %q", name, late, c.want)
		}
	}
}

func TestWhereTheResultStandsOnlyWhatWentWrongIsStillTold(t *testing.T) {
	var did []string
	q := messages(&did)
	q.List = []Toast{{Title: "a", Cry: true}, {Title: "b", Alert: true}}
	q.late = []Toast{{Title: "c", Alert: true}, {Title: "d"}}
	q.Space.First = 100
	q.Calm()
	if got := fmt.Sprint(len(q.List), q.List[0].Title, len(q.late), q.late[0].Title, q.Space); got != fmt.Sprint(1, "b", 1, "c", ToastSpace{}) {
		t.Errorf("left are %s", got)
	}
}
