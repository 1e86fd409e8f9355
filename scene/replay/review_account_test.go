//go:build display

package replay

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// looksBack is a look back that has found so much of every seat.
type looksBack struct {
	*thoughtUp
	found ai.Account
}

func (l *looksBack) Account(engine.Seat) ai.Account { return l.found }

// What the sentences say is read and added up: begun with, less what was given away, and luck, is what it ended with.
func TestWhatIsToldOfLuckAndSkillAddsUpAsItIsRead(t *testing.T) {
	v := replayOfSave(t, theRound(t))
	s := onStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	scenetest.Step(t, s, 20)
	r, err := newReview(v, 0, v)
	if err != nil {
		t.Fatal(err)
	}
	r.seat = 0
	number := regexp.MustCompile(`(\d+)%`)
	for _, c := range []struct{ from, lost, to float64 }{{0.496, 0.124, 1}, {0.135, 0.035, 0}, {0.25, 0, 0}, {0.004, 0.006, 0}, {0.5, 0.345, 0.155}, {0.333, 0.333, 1}} {
		up := thinkUp(v)
		up.moments[0].Chances[0], up.final[0] = c.from, c.to
		found := ai.Account{Decisions: 13, Lost: c.lost, Luck: c.to - c.from + c.lost}
		found.Grades[ai.GradeBest] = 9
		r.think = &looksBack{up, found}
		lines := r.account(s)
		sum := 0
		for i, of := range [][]int{{-1}, {1, 1}} { // given away; begun with, and luck
			for k, m := range number.FindAllStringSubmatch(strings.ReplaceAll(lines[i], ".", " "), -1) {
				if n, _ := strconv.Atoi(m[1]); k < len(of) {
					if strings.Contains(lines[i], "took") && k == 1 {
						n = -n
					}
					sum += of[k] * n
				}
			}
		}
		if sum != inHundred(c.to) {
			t.Errorf("%q makes %d, and it ended with %d", lines, sum, inHundred(c.to))
		}
	}
	found := ai.Account{Decisions: 10, Lost: 0.09}
	r.think = &looksBack{thinkUp(v), found}
	spaces := strings.NewReplacer("\u202f", " ", "\u00a0", " ")
	for tag, want := range map[string]string{"en": "0.9%", "de": "0,9 %", "es": "0,9 %", "fr": "0,9 %", "pl": "0,9 %", "ja": "0.9%"} {
		*s.Lang() = words.Named(tag)
		if said := spaces.Replace(r.account(s)[0]); !strings.Contains(said, want) {
			t.Errorf("%s: %q has no %q", tag, said, want)
		}
	}

	*s.Lang() = words.Named("en")
	v.save.Head.Notes = map[string]string{guests.NoteApart: guests.ApartWord(r.round, 0)}
	for seat, want := range []int{3, 2} {
		r.seat = engine.Seat(seat)
		if lines := r.account(s); len(lines) != want || want == 3 && !strings.Contains(lines[2], "a bot played for a while") {
			t.Errorf("of seat %d is told %q", seat, lines)
		}
	}
}
