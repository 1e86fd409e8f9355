//go:build display

package puzzles

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// newStage is a stage that has a stock, and of which everything is kept.
func newStage(t *testing.T, w, h int, game string) (*stage.Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	o := scenetest.KeptIn(room.NewMemory())
	stock := &Stock{}
	o.Source, o.Seed = in, 5
	o.Now = func() time.Time { return time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC) }
	o.Routes.More, o.Routes.Beside = []any{stock, Routes{Learn: func() stage.Scene { return New() }}}, []stage.Beside{stock}
	o.First = func(s *stage.Stage) stage.Scene {
		s.Settings().Game, s.Settings().Speed = game, stage.SpeedInstant
		return New()
	}
	return scenetest.NewStage(t, w, h, o), in
}

// asked waits for the next question, and gives who asks it.
func asked(t *testing.T, s *stage.Stage) (*table.Table, *asker) {
	t.Helper()
	for range 12_000 { // it is found by what time each tick has to spare, little of it on a machine that does much else
		if _, found := s.Scene().(*table.Table); found {
			break
		}
		scenetest.Step(t, s, 1)
	}
	var g *asker
	scenetest.Until(t, s, "a question", func() bool {
		tab, ok := s.Scene().(*table.Table)
		if !ok {
			return false
		}
		g = tab.O().Led.(*asker)
		return !g.answered && tab.Asked()
	})
	return s.Scene().(*table.Table), g
}

// answers gives the right answer, or a wrong one.
func answers(t *testing.T, s *stage.Stage, right bool) *asker {
	t.Helper()
	tab, g := asked(t, s)
	if m := s.Top(); m != nil {
		s.Close(m)
	}
	if right {
		tab.Want(g.p.Answer)
		return g
	}
	for _, c := range tab.Shown().Legal {
		if c.Verb != engine.VerbCatchUno && c.Verb != engine.VerbClaim && !g.p.Right(tab.Shown(), c) {
			tab.Want(c)
			return g
		}
	}
	t.Fatalf("%v has no such answer", g.p.Kind)
	return nil
}

// ended waits for what is said at the end.
func ended(t *testing.T, s *stage.Stage) *kit.Ending {
	t.Helper()
	scenetest.Until(t, s, "the end", func() bool { _, ok := s.Top().(*kit.Ending); return ok })
	return s.Top().(*kit.Ending)
}

func stands(s *stage.Stage, game string) room.PuzzleStanding { return standing(s, game) }

func sizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} }

func TestThePuzzlesWithoutEndLookAsAccepted(t *testing.T) {
	for _, size := range sizes() {
		s, _ := newStage(t, size.X, size.Y, "")
		for i := range 30 {
			note(s, room.PuzzleDone{Tries: 1, Solved: i%3 > 0, Rating: 1300 + 10*i, Streak: i / 4, Rush: i / 3})
		}
		s.Go(New())
		scenetest.Step(t, s, 30)
		scenetest.Golden(t, scenetest.SizeName("page", size), scenetest.Shot(s))
	}
}

func TestAPuzzleAndWhatIsSaidOfItLookAsAccepted(t *testing.T) {
	for _, size := range sizes() {
		s, _ := newStage(t, size.X, size.Y, "")
		Begin(s, "", Endless)
		asked(t, s)
		scenetest.Step(t, s, 240)
		scenetest.Golden(t, scenetest.SizeName("asked", size), scenetest.Shot(s))
		answers(t, s, true)
		ended(t, s)
		scenetest.Step(t, s, 60)
		scenetest.Golden(t, scenetest.SizeName("solved", size), scenetest.Shot(s))
	}
}

func TestSolvingRaisesTheRatingAndAMistakeLowersItAndBothAreKept(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	before := stands(s, "bluff")
	Begin(s, "bluff", Endless)
	answers(t, s, true)
	end := ended(t, s)
	won := stands(s, "bluff")
	if !end.Told.Well || won.Tried != 1 || won.Solved != 1 || won.Rating <= before.Rating || end.Told.Lines == "" {
		t.Errorf("after a solved one: %+v, %q", won, end.Told.Lines)
	}
	end.Told.Verbs[0].Activate(s)
	for {
		if _, g := asked(t, s); g.p.Kind.Question() == ai.PuzzleDoubt {
			break
		}
		answers(t, s, true)
		won = stands(s, "bluff")
		ended(t, s).Told.Verbs[0].Activate(s)
	}
	answers(t, s, false)
	end = ended(t, s)
	if lost := stands(s, "bluff"); end.Told.Well || lost.Tried != won.Tried+1 || lost.Rating >= won.Rating {
		t.Errorf("after a mistake: %+v after %+v", lost, won)
	}
}

func TestTheSameQuestionNeverComesTwiceInARow(t *testing.T) {
	for _, game := range []string{"", "bluff"} {
		s, _ := newStage(t, 1280, 720, game)
		k := &Stock{}
		last, seen := ai.NoPuzzle, map[ai.PuzzleKind]int{}
		for n := 0; n < 9; {
			k.For(s, game)
			for range 50 {
				k.Tick(s)
			}
			p, ok := k.Take(last, 1500)
			if !ok {
				continue
			}
			if p.Kind.Question() == last {
				t.Fatalf("%q: %v follows %v", game, p.Kind, last)
			}
			last = p.Kind.Question()
			seen[last]++
			n++
		}
		if len(seen) < 2 {
			t.Errorf("%q: asked were %v", game, seen)
		}
	}
}

func TestWhatIsAskedIsNearThePlayersRating(t *testing.T) {
	of := func(near float64) (sum int) {
		s, _ := newStage(t, 1280, 720, "bluff")
		k := &Stock{}
		last := ai.NoPuzzle
		for n := 0; n < 8; {
			for range 40 {
				k.For(s, "bluff")
				k.Tick(s)
			}
			if p, ok := k.Take(last, near); ok {
				sum, last = sum+p.Rating, p.Kind.Question()
				n++
			}
		}
		return sum / 8
	}
	if weak, strong := of(700), of(1900); weak+50 > strong {
		t.Errorf("a weak player is asked %d on average, a strong one %d", weak, strong)
	}
}

func TestWhoeverListensHearsTheQuestionOnce(t *testing.T) {
	for name, mode := range map[string]Mode{"without end": Endless, "in a rush": Rush} {
		t.Run(name, func(t *testing.T) {
			s, _ := newStage(t, 1280, 720, "bluff")
			Begin(s, "bluff", mode)
			_, g := asked(t, s)
			n := 0
			for _, said := range s.Speech().Said() {
				n += strings.Count(said, g.head[0])
				if strings.Contains(said, "?.") {
					t.Errorf("%q stops twice", said)
				}
			}
			if n != 1 {
				t.Errorf("%q is said %d times: %q", g.head[0], n, s.Speech().Said())
			}
		})
	}
}

func TestAStreakLastsUntilTheFirstMistakeAndTheLongestIsKept(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Streak)
	n := 0
	for ; n < 2; n++ {
		answers(t, s, true)
		ended(t, s).Told.Verbs[0].Activate(s)
	}
	for {
		if _, g := asked(t, s); g.p.Kind.Question() == ai.PuzzleDoubt {
			break
		}
		answers(t, s, true)
		n++
		ended(t, s).Told.Verbs[0].Activate(s)
	}
	answers(t, s, false)
	end := ended(t, s)
	if end.Told.Title != s.Lang().Say(words.StreakOver, words.Count("n", n)) || stands(s, "bluff").Streak != n {
		t.Errorf("%q after %d, kept is %+v", end.Told.Title, n, stands(s, "bluff"))
	}
	end.Told.Verbs[0].Activate(s)
	if _, g := asked(t, s); g.run.solved != 0 || g.run.mode != Streak {
		t.Errorf("the next begins at %d", g.run.solved)
	}
}

func TestARushTakesThreeMinutesInWhichAQuestionStands(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Rush)
	_, g := asked(t, s)
	left := g.run.left
	scenetest.Step(t, s, 100)
	if g.run.left != left-100 {
		t.Errorf("of %d ticks %d are left after 100", left, g.run.left)
	}
	answers(t, s, true)
	left = g.run.left
	_, next := asked(t, s)
	scenetest.Step(t, s, 2)
	said := s.Speech().Said()
	solved := slices.IndexFunc(said, func(line string) bool { return strings.HasPrefix(line, s.Lang().Say(words.PuzzleSolved)) })
	question := next.task(s.Lang())
	if solved < 0 || !slices.ContainsFunc(said[solved+1:], func(line string) bool { return strings.Contains(line, question) }) {
		t.Errorf("the next question, %q, is not said after how the last one went: %q", question, said)
	}
	if next == g || next.run != g.run || next.run.solved != 1 || left-next.run.left > 5 {
		t.Errorf("%d solved, and what was seen of the answer took %d ticks", next.run.solved, left-next.run.left)
	}
	for next.p.Kind.Question() != ai.PuzzleDoubt {
		answers(t, s, true)
		_, next = asked(t, s)
	}
	left = next.run.left
	answers(t, s, false)
	if fine := left - next.run.left; fine < rushFine || fine > rushFine+2 {
		t.Errorf("a mistake costs %d ticks, want %d", fine, rushFine)
	}
	_, next = asked(t, s)
	want := next.run.solved
	next.run.left = 90
	scenetest.Step(t, s, 80)
	if s.Top() != nil {
		if _, over := s.Top().(*kit.Ending); over {
			t.Fatal("it is over before its time")
		}
	}
	end := ended(t, s)
	if kept := stands(s, "bluff").Rush; kept != want || !strings.Contains(end.Told.Lines, s.Lang().Say(words.RushSolved, words.Count("n", want))) {
		t.Errorf("solved are %d, kept is %d, said %q", want, kept, end.Told.Lines)
	}
	if now := stands(s, "bluff"); now.Rating != 1500 {
		t.Errorf("a rush has changed the rating to %v", now.Rating)
	}
}

func TestALinkAsksItsPuzzleAndABadOneSaysSo(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Endless)
	_, g := asked(t, s)
	code := g.p.Code()
	s.Go(Of(s, "https://fourtell.example/#p."+code))
	_, again := asked(t, s)
	if again == g || again.p.Code() != code || again.run.mode != shared {
		t.Errorf("asked is %s, want %s", again.p.Code(), code)
	}
	before := stands(s, "bluff")
	answers(t, s, true)
	if ended(t, s); stands(s, "bluff").Player != before.Player {
		t.Error("a puzzle that somebody sent changes the rating")
	}
	for _, bad := range []string{"", "https://fourtell.example/#p.AQQ", "nonsense"} {
		s.Go(Of(s, bad))
		scenetest.Step(t, s, 30)
		if _, ok := s.Scene().(*Page); !ok || !slices.ContainsFunc(s.Speech().Said(), func(said string) bool {
			return strings.Contains(said, s.Lang().Say(words.EndlessBadLink))
		}) {
			t.Errorf("%q leads to %T, said %q", bad, s.Scene(), scenetest.Said(s, 3))
		}
	}
}

func TestABadLinkIsToldWhollyInThePlayersLanguage(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Endless)
	_, g := asked(t, s)
	half := g.p.Code()[:len(g.p.Code())/3]
	for _, link := range []string{"nonsense", strings.Repeat("A", 5000), "CQQB", half} {
		_, err := puzzles.Read(link)
		if err == nil {
			t.Fatalf("%.20q is read", link)
		}
		told := map[string]string{}
		for _, tag := range words.Tags() {
			l := words.Named(tag)
			line := fault(&l, err)
			if was, twice := told[line]; twice || line == "" || strings.Contains(line, "{") {
				t.Errorf("%.20q in %s is %q, which is said in %q too", link, tag, line, was)
			}
			if told[line] = tag; tag != "en" && strings.Contains(line, err.Error()) {
				t.Errorf("%.20q in %s is told in English: %q", link, tag, line)
			}
		}
	}
	openLink(s)
	scenetest.Step(t, s, 10)
	o := s.Top().(*kit.Entry)
	o.Field.Text = "CQQB"
	o.Submit(s)
	if want := s.Lang().Say(words.EndlessBadLink) + ". It is of version 9, which a newer Fourtell reads; this one reads version 1."; o.Wrong != want {
		t.Errorf("it says %q", o.Wrong)
	}
}

func TestAPuzzleIsSharedAsALinkThatOpensIt(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Endless)
	answers(t, s, true)
	end := ended(t, s)
	code := s.Scene().(*table.Table).O().Led.(*asker).p.Code()
	end.Told.Verbs[1].Activate(s)
	scenetest.Step(t, s, 10)
	m, ok := s.Top().(*kit.Entry)
	if !ok || !strings.HasSuffix(m.Field.Text, "#p."+code) {
		t.Fatalf("shown is %T", s.Top())
	}
	s.Close(m)
	openLink(s)
	scenetest.Step(t, s, 10)
	o := s.Top().(*kit.Entry)
	o.Field.Text = "torn"
	o.Submit(s)
	if o.Wrong == "" {
		t.Error("a torn link is taken")
	}
	o.Field.Text = "x#p." + code
	o.Submit(s)
	if _, g := asked(t, s); g.p.Code() != code {
		t.Error("another puzzle is asked")
	}
}

func TestARoundOfOnesOwnGivesPuzzlesThatAreAskedFirst(t *testing.T) {
	for where, elsewhere := range map[string]bool{"at this screen": false, "in a room": true} {
		t.Run(where, func(t *testing.T) { ownFirst(t, elsewhere) })
	}
}

func ownFirst(t *testing.T, elsewhere bool) {
	t.Helper()
	s, _ := newStage(t, 1280, 720, "bluff")
	keepRound(t, s, elsewhere)
	scenetest.Until(t, s, "finds", func() bool {
		stockOf(s).For(s, "bluff")
		p := s.Kept().Progress()
		return len(p.Finds) > 0 && p.Puzzled(device(s), "bluff").Seen > 0
	})
	Begin(s, "bluff", Endless)
	_, g := asked(t, s)
	if !g.p.own || g.head[1] != s.Lang().Say(words.EndlessOwn) {
		t.Fatalf("asked first is one of %v", g.head)
	}
	code := g.p.Code()
	answers(t, s, true)
	p := s.Kept().Progress()
	if i := slices.IndexFunc(p.Finds, func(f room.PuzzleFind) bool { return f.Code == code }); i < 0 || !p.Finds[i].Done {
		t.Error("it will be asked again")
	}
	k := &Stock{}
	k.For(s, "bluff")
	if len(k.rounds) != 0 {
		t.Error("the round is looked through again")
	}
}

func TestAPuzzleOfAReviewIsAskedAndLeadsBackToIt(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Endless)
	_, g := asked(t, s)
	p, review := g.p.Puzzle, &scenetest.Stand{}
	for _, leave := range []func(){
		func() { answers(t, s, true); ended(t, s).Told.Verbs[0].Activate(s) },
		func() { tab, g := asked(t, s); g.Pause(s, tab).More[0].Do(s) },
	} {
		Pose(s, p, review)
		tab, g := asked(t, s)
		if g.p.Code() != p.Code() || g.p.own || g.Pause(s, tab).More[0].Text != words.ReviewTitle {
			t.Errorf("asked is %s with %v", g.p.Code(), g.head)
		}
		leave()
		scenetest.Until(t, s, "the review", func() bool { return s.Scene() == stage.Scene(review) })
	}
}

func TestAPuzzleOfAReviewWaitsOnceAndNoMoreWhenItHasBeenTried(t *testing.T) {
	s, _ := newStage(t, 1280, 720, "bluff")
	Begin(s, "bluff", Endless)
	_, g := asked(t, s)
	p, k := g.p.Puzzle, stockOf(s)
	waits := func() (n int) {
		for _, r := range k.ready {
			if r.own && r.Code() == p.Code() {
				n++
			}
		}
		return n
	}
	Keep(s, p, 1700000000)
	Keep(s, p, 1700000000)
	if now := s.Kept().Progress(); waits() != 1 || len(now.Finds) != 1 || now.Finds[0].At != 1700000000 {
		t.Fatalf("%d of it wait, kept are %+v", waits(), now.Finds)
	}
	Pose(s, p, &scenetest.Stand{})
	answers(t, s, true)
	if now := s.Kept().Progress(); !now.Finds[0].Done || waits() != 0 {
		t.Error("one that has been solved from the review is asked again another day")
	}
	fresh := &Stock{}
	fresh.keep(s, p, 1700000000)
	fresh.For(s, "bluff")
	if len(fresh.codes) != 0 {
		t.Error("a later look puts it there again")
	}
}

func TestAPuzzleIsBegunByKeysByAFingerAndByAPad(t *testing.T) {
	for name, begin := range map[string]func(*input.Script, *Page){
		"keys":   func(in *input.Script, _ *Page) { in.Key(input.ActConfirm) },
		"finger": func(in *input.Script, m *Page) { x, y := m.verbs[Endless].Center(); in.Tap(x*m.k, y*m.k) },
		"mouse":  func(in *input.Script, m *Page) { x, y := m.verbs[Endless].Center(); in.Click(x*m.k, y*m.k) },
	} {
		s, in := newStage(t, 390, 844, "bluff")
		scenetest.Step(t, s, 30)
		begin(in, s.Scene().(*Page))
		scenetest.Step(t, s, 10)
		_, g := asked(t, s)
		if said := scenetest.SaidText(s, 6); !strings.Contains(said, g.head[0]) {
			t.Errorf("%s: said is %q", name, said)
		}
	}
}
