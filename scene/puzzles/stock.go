package puzzles

import (
	"math"
	"slices"

	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// Stock are the puzzles that wait to be asked. While somebody solves some it finds more, as a tick has time to spare, in rounds of the
// player's own first. It is of what goes on beside the screens.
type Stock struct {
	game   string
	begun  bool
	keen   int // ticks for which it goes on looking, since somebody wanted some
	stage  *stage.Stage
	ready  []posed
	more   *puzzles.Finder
	codes  []string       // of finds that are to be proved
	check  *puzzles.Check // the one being proved
	rounds []ownRound     // not looked through yet
	own    *puzzles.Finder
	turns  int // how many have been taken
}

// posed is a puzzle, and where it comes from.
type posed struct {
	puzzles.Puzzle
	own bool
}

// ownRound is a round of the player's own.
type ownRound struct {
	name string // of its record
	n    int    // 1 the first of its match
	seat engine.Seat
	at   int64 // when its match began
}

const (
	keenTicks  = 10 * stage.TicksPerSecond
	ownRecords = 4 // of the newest are looked through
	mostOwn    = 3 // rounds of each
)

// enough is how many of a question wait.
func enough(q ai.PuzzleKind) int {
	switch q {
	case ai.PuzzlePlay:
		return 6
	case ai.PuzzleDoubt:
		return 4
	}
	return 1
}

// For has it look for puzzles of a game, from now on for a while.
func (k *Stock) For(s *stage.Stage, game string) {
	k.keen, k.stage = keenTicks, s
	if k.begun && kit.SameGame(k.game, game) {
		return
	}
	turns := k.turns
	*k = Stock{game: game, begun: true, keen: keenTicks, stage: s, turns: turns}
	k.more = puzzles.New(game, engine.Mix(s.Options().Seed, 0xf1d, uint64(turns)))
	p := s.Kept().Progress()
	for _, f := range p.Finds {
		if !f.Done && kit.SameGame(f.Game, game) {
			k.codes = append(k.codes, f.Code)
		}
	}
	k.recall(s)
}

// recall notes which rounds of the player's own have not been looked through.
func (k *Stock) recall(s *stage.Stage) {
	stands := standing(s, k.game)
	n := 0
	for _, kept := range s.Kept().Records() {
		at := kept.Head.Begun.Unix()
		if n == ownRecords || at <= stands.Seen {
			break
		}
		if !kit.SameGame(kept.Setup.Game, k.game) || kept.Head.Result == nil {
			continue
		}
		n++
		// A round in a room stands alone in its record, the how manieth it was: of others there the record has none.
		seat := engine.Seat(slices.IndexFunc(kept.Head.Chairs, guests.PersonChair))
		for round := kept.Head.Result.Rounds; seat >= 0 && round > max(0, kept.Head.Result.Rounds-mostOwn); round-- {
			k.rounds = append(k.rounds, ownRound{kept.Name, round, seat, at})
		}
	}
}

// Tick looks on, where somebody wants some.
func (k *Stock) Tick(s *stage.Stage) {
	if k.keen > 0 && k.hungry() {
		stage.Spare(s, func() bool {
			k.work()
			return k.hungry()
		})
	}
	k.keen = max(0, k.keen-1)
}

// GoesOn says that it is looking: the ticks are to go on.
func (k *Stock) GoesOn() bool { return k.keen > 0 && k.hungry() }

// End lets go of nothing.
func (k *Stock) End() {}

// wants are the questions of which too few wait.
func (k *Stock) wants() (all []ai.PuzzleKind) {
	for _, q := range []ai.PuzzleKind{ai.PuzzlePlay, ai.PuzzleDoubt, ai.PuzzleCall} {
		n := 0
		for _, p := range k.ready {
			if p.Kind.Question() == q {
				n++
			}
		}
		if n < enough(q) {
			all = append(all, q)
		}
	}
	return all
}

func (k *Stock) hungry() bool {
	if len(k.codes) > 0 || k.check != nil || len(k.rounds) > 0 || k.own != nil {
		return true
	}
	wants := k.wants()
	if !kit.SameGame(k.game, "") { // whose last cards are called in no other
		wants = slices.DeleteFunc(wants, func(q ai.PuzzleKind) bool { return q == ai.PuzzleCall })
	}
	return len(wants) > 0 && !k.more.Done()
}

// work does a step of what is due.
func (k *Stock) work() {
	switch {
	case k.check != nil:
		if k.check.Work(1); k.check.Done() {
			if p, err := k.check.Puzzle(); err == nil {
				k.ready = append(k.ready, posed{p, true})
			}
			k.check = nil
		}
	case len(k.codes) > 0:
		check, err := puzzles.Read(k.codes[0])
		if err == nil {
			k.check = check
		}
		k.codes = k.codes[1:]
	case k.own != nil:
		k.lookBack()
	case len(k.rounds) > 0:
		k.openRound()
	default:
		k.more.Want(k.wants()...)
		k.more.Work(1)
		for p, ok := k.more.Take(); ok; p, ok = k.more.Take() {
			k.ready = append(k.ready, posed{p, false})
		}
	}
}

// openRound begins to look through a round of the player's own.
func (k *Stock) openRound() {
	r := k.rounds[0]
	save, ok, word := k.stage.Kept().Saves.OpenKept(r.name)
	k.stage.Kept().Tell(word)
	if ok {
		if f, err := puzzles.Within(save.Record, r.n, r.seat); err == nil {
			k.own = f
			return
		}
	}
	k.closeRound()
}

// lookBack looks on in a round of the player's own.
func (k *Stock) lookBack() {
	k.own.Work(1)
	for p, ok := k.own.Take(); ok; p, ok = k.own.Take() {
		if p.Kind != ai.PuzzleCall { // which everybody has met
			k.keep(k.stage, p, k.rounds[0].at)
		}
	}
	if k.own.Done() {
		k.closeRound()
	}
}

// Keep puts a puzzle of a round of the player's own to those that wait; its match began then, in Unix seconds.
func Keep(s *stage.Stage, p puzzles.Puzzle, begun int64) { stockOf(s).keep(s, p, begun) }

// keep is Keep; one that is known already waits, or has been tried.
func (k *Stock) keep(s *stage.Stage, p puzzles.Puzzle, begun int64) {
	known, game := s.Kept().Progress(), p.Record.Setup.Game
	find := room.PuzzleFind{Code: p.Code(), Game: usual(game), At: begun}
	if known.Found(find.Code) {
		return
	}
	s.Kept().NoteProgress(func(to *room.Progress) { to.Find(find) })
	if k.begun && kit.SameGame(k.game, game) { // else it is taken from what is kept, once somebody wants some
		k.ready = append(k.ready, posed{p, true})
	}
}

// drop lets one that has been asked otherwise wait no longer.
func (k *Stock) drop(code string) {
	k.ready = slices.DeleteFunc(k.ready, func(p posed) bool { return p.own && p.Code() == code })
}

func (k *Stock) closeRound() {
	at := k.rounds[0].at
	k.own, k.rounds = nil, k.rounds[1:]
	if len(k.rounds) == 0 { // the newest stood first
		note(k.stage, room.PuzzleDone{Game: k.game, Seen: at})
	}
}

// Waits says whether there is one to be taken after one that asked last.
func (k *Stock) Waits(last ai.PuzzleKind) bool {
	return slices.ContainsFunc(k.ready, func(p posed) bool { return follows(p.Kind.Question(), last) })
}

// follows says whether a question may come after another. A call is easily seen, and comes after a turn alone.
func follows(q, last ai.PuzzleKind) bool {
	return q != last && (q != ai.PuzzleCall || last == ai.PuzzlePlay)
}

// Take gives the next one: never the question that was asked last, one of the player's own rounds first, and else the one whose
// rating is nearest. False where none waits.
func (k *Stock) Take(last ai.PuzzleKind, near float64) (posed, bool) {
	order := []ai.PuzzleKind{ai.PuzzlePlay, ai.PuzzleDoubt, ai.PuzzleCall}
	if last == ai.PuzzlePlay && k.turns%3 == 2 {
		slices.Reverse(order)
	}
	best, least := -1, math.Inf(1)
	for i, p := range k.ready {
		far := math.Abs(float64(p.Rating) - near)
		if far += 1e5 * float64(slices.Index(order, p.Kind.Question())); p.own {
			far -= 1e6
		}
		if follows(p.Kind.Question(), last) && far < least {
			best, least = i, far
		}
	}
	if best < 0 {
		return posed{}, false
	}
	p := k.ready[best]
	k.ready = slices.Delete(k.ready, best, best+1)
	k.turns++
	return p, true
}

// stockOf is the stage's, or one of its own where the wiring has laid none.
func stockOf(s *stage.Stage) *Stock {
	if k := stage.Way[*Stock](s); k != nil {
		return k
	}
	return &Stock{}
}

// device is the name by which this device counts.
func device(s *stage.Stage) string {
	if s.Kept().Saves == nil {
		return "-"
	}
	return s.Kept().Saves.Device(engine.Mix(s.Options().Seed, uint64(s.Kept().Now().UnixNano()), 0xde7))
}

// standing is how the player stands at a game.
func standing(s *stage.Stage, game string) room.PuzzleStanding {
	p := s.Kept().Progress()
	return p.Puzzled(device(s), usual(game))
}

// note keeps what has come of a puzzle.
func note(s *stage.Stage, d room.PuzzleDone) (now room.PuzzleStanding) {
	who := device(s)
	d.Game = usual(d.Game)
	s.Kept().NoteProgress(func(p *room.Progress) { now = p.NotePuzzle(who, d) })
	return now
}

// usual is a game's name as it is kept: none of the usual one.
func usual(game string) string {
	if kit.SameGame(game, "") {
		return ""
	}
	return game
}
