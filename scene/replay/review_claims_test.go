//go:build display

package replay

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/roomtest"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// lied is a round of the game of lying, shown: Ann always lies, and where she is bold with as many cards as she can.
func lied(t *testing.T, rules string, bold bool) *Player {
	t.Helper()
	record := roomtest.Lying(t, rules)
	if bold {
		record = roomtest.LyingBoldly(t, rules)
	}
	v, err := newPlayer(room.Save{Head: room.Head{Chairs: []string{guests.ChairPerson, "level skilled", "level skilled"}}, Record: record})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// telling is a stage at the review of such a round, complete.
func telling(t *testing.T, w, h int, rules string, bold bool) (*stage.Stage, *Player, *Review, *input.Script) {
	t.Helper()
	v := lied(t, rules, bold)
	s := onStage(t, w, h, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	in := s.Devices().Source.(*input.Script)
	scenetest.Step(t, s, 20)
	v.click(in, v.bar.review)
	played(t, s, in)
	r, ok := s.Scene().(*Review)
	if !ok {
		t.Fatalf("the replay's button leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	complete(t, s, r)
	if err := r.think.Err(); err != nil {
		t.Fatal(err)
	}
	return s, v, r, in
}

// texts are the rows of a kind, text and note.
func (r *Review) texts(kind rowKind) (all []string) {
	for _, row := range r.rows {
		if row.key.kind == kind {
			all = append(all, row.text+" | "+row.note)
		}
	}
	return all
}

func TestTheReviewOfARoundOfLiesLooksAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s, _, r, _ := telling(t, size.X, size.Y, "classic,turn_limit=6", true)
		scenetest.Step(t, s, 20)
		scenetest.Golden(t, scenetest.SizeName("review-lies", size), scenetest.Shot(s))
		r.list.At = 1e6
		r.list.By(0)
		r.lay(s)
		s.Redraw()
		scenetest.Step(t, s, 20)
		scenetest.Keep(t, s, scenetest.SizeName("review-lies-end", size))
	}
}

func TestEveryLieOfARoundIsListedAndOpensOnTheTable(t *testing.T) {
	s, v, r, _ := telling(t, 1280, 720, "arcade,turn_limit=6", false)
	lies, through := 0, 0
	for _, c := range r.claims {
		if c.Lie {
			lies++
			if c.Doubter == engine.NoSeat {
				through++
			}
		}
	}
	told := r.texts(rowLie)
	if lies < 3 || through == 0 || through == lies || len(told) != lies {
		t.Fatalf("%d rows of %d lies, of which %d got through", len(told), lies, through)
	}
	caught, needless := 0, 0
	for _, text := range told {
		if strings.Contains(text, "found out by Cy") {
			caught++
		} else if !strings.Contains(text, "nobody doubted it") {
			t.Errorf("%q", text)
		}
		if strings.Contains(text, "the truth was better: ") {
			needless++
		}
		if !strings.HasPrefix(text, "Ann: one ") || !strings.Contains(text, "Ann: from ") {
			t.Errorf("%q is a lie", text)
		}
	}
	if caught != lies-through || needless == 0 {
		t.Errorf("%d lies are told to be found out, %d were; %d were needless", caught, lies-through, needless)
	}
	said := strings.Join(s.Speech().Said(), "\n")
	for _, row := range r.rows {
		said += "\n" + row.text
	}
	if !strings.Contains(said, "Most deceptive player: Ann") || !strings.Contains(said, "Best detective: Cy") {
		t.Errorf("it says %q", said)
	}
	for _, row := range r.rows {
		if row.key.kind == rowLie && row.key.moment > 0 {
			row.OnPress(s)
			if s.Scene() != stage.Scene(v) || v.record.At() != r.claims[row.key.moment].Beat {
				t.Fatalf("the row leads to %T at beat %d", s.Scene(), v.record.At())
			}
			break
		}
	}
	v.stop(s)
	if !strings.Contains(v.line, "A lie: ") {
		t.Errorf("at an open claim it says %q", v.line)
	}
	v.look(s, 2) // Bo's eyes
	if strings.Contains(v.line, "A lie: ") {
		t.Errorf("to Bo it says %q", v.line)
	}
}

func TestWhatMightHaveBeenKnownIsToldWithTheOdds(t *testing.T) {
	s, _, r, _ := telling(t, 1280, 720, "classic,turn_limit=10", true)
	missed, vain := 0, 0
	for i := range r.think.Moments() {
		m := &r.think.Moments()[i]
		if m.Lost > 0 && m.Judged {
			switch m.Command.Verb {
			case engine.VerbChallenge:
				vain++
			case engine.VerbPass:
				missed++
			}
		}
	}
	if missed == 0 || vain == 0 {
		t.Fatalf("%d catches were missed, %d doubts were in vain", missed, vain)
	}
	all := r.texts(rowDoubt)
	believed, doubted := 0, 0
	for _, text := range all {
		switch {
		case strings.Contains(text, " believed ") && strings.Contains(text, "It was a lie. | Beat ") && strings.Contains(text, "had seen, "):
			believed++
		case strings.HasPrefix(text, "Cy doubted ") && strings.Contains(text, "by what Cy had seen, ") && strings.Contains(text, " in 100 that it was a lie; a doubt pays above "):
			doubted++
		default:
			t.Errorf("%q", text)
		}
	}
	if believed == 0 || doubted != vain {
		t.Errorf("%d catches are told to be missed, %d doubts of %d to be in vain", believed, doubted, vain)
	}
	for seat := range 3 {
		r.choose(s, seat)
		for _, text := range r.texts(rowDecision) {
			if strings.Contains(text, "draw a card") || strings.Contains(text, "keep the drawn card") {
				t.Errorf("seat %d: %q", seat, text)
			}
		}
	}
	if own := strings.Join(r.texts(rowDecision), "\n"); !strings.Contains(own, "doubt it") {
		t.Errorf("the decisions of who doubts are %q", own)
	}
}

func TestClaimsAreMarkedOnTheTrackWhileHandsLieOpen(t *testing.T) {
	v := lied(t, "arcade,turn_limit=6", false)
	if len(v.claims.lies) == 0 || len(v.claims.truths) == 0 {
		t.Fatalf("%d lies and %d truths are marked", len(v.claims.lies), len(v.claims.truths))
	}
	for _, at := range append(append([]float32{}, v.claims.lies...), v.claims.truths...) {
		if at < 0 || at > 1 {
			t.Errorf("one stands at %v", at)
		}
	}
	s := onStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	scenetest.Step(t, s, 20)
	v.seek(s, 3)
	v.stop(s)
	scenetest.Step(t, s, 90)
	open := scenetest.Shot(s)
	scenetest.Keep(t, s, "replay-claims")
	v.look(s, 1)
	scenetest.Step(t, s, 90)
	closed := scenetest.Shot(s)
	y := int(v.bar.track.Y + v.bar.track.H + 8)
	marked := func(img *image.RGBA) (n int) {
		for x := range img.Bounds().Dx() {
			if c := img.RGBAAt(x, y); c.R > 200 && c.B < 160 {
				n++
			}
		}
		return n
	}
	if marked(open) == 0 || marked(closed) != 0 {
		t.Errorf("%d pixels of marks where all lies open, %d where it does not", marked(open), marked(closed))
	}
}

func TestARoundInWhichNobodyLiedSaysSo(t *testing.T) {
	s, _, r, in := telling(t, 1280, 720, "arcade,mode=truth,turn_limit=3", false)
	text := ""
	for _, row := range r.rows {
		text += row.text + "\n"
	}
	if len(r.texts(rowLie))+len(r.texts(rowDoubt)) != 0 || !strings.Contains(text, "Nobody lied in this round.") {
		t.Errorf("%q", text)
	}
	in.Key(input.ActCancel)
	played(t, s, in)
	if _, ok := s.Scene().(*Player); !ok {
		t.Errorf("Escape leads to %T", s.Scene())
	}
}
