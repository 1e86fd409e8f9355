package table

import (
	"fmt"
	"slices"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Options say which table is set and who sits at it.
type Options struct {
	Setup   engine.Setup
	Persons []engine.Seat // who play at this screen; several share it by turns; none: bots alone
	Guests  []string      // the portrait of each seat, "fox"; missing ones are the house's, in order
	Bots    []string      // which bot plays each seat, as sitters names it; missing ones are the house's
	BotSeed uint64        // of the bots' chance
	// Programs says that the programs that Bots names may be started; else the house plays for them.
	Programs bool
	Away     []engine.Seat // people for whom bots play until they come back
	Demo     bool          // bots behind the title: no input, no sound, nothing spoken
	Resume   *room.Save    // the match to take up, of which Setup is; nil: a new one
	// Desk is the desk of a table that stands elsewhere, which Setup describes as far as it is known here: its seats and its
	// rules; nil: the table is this program's own.
	Desk room.Desk
	// Replaces says that the match in the store is this table's own, or has been let go.
	Replaces bool
	Company  Company // of people elsewhere, at a table that stands elsewhere; nil: nobody
	Led      Leader  // a lesson, a puzzle or the deal of the day; nil: a match of the player's own
}

// Table is the scene of a round: the way from the players' wishes through the desk to snapshots, from those through
// anim.Queue to poses, and the picture of both. Nothing in it changes the game but a command on the person's chair. It owns the
// parts of the picture, each of which is told what it needs, and hands each tick, each beat and each frame on to them.
type Table struct {
	*view
	*chair
	*lead
	*screening
	people *people

	rest   uint32 // Seq at which the picture rests, to be told to the table
	over   int    // ticks since the round has been over and still
	saving *saving
	out    *outsiders
	// keysShown are the keys of the other people at this screen.
	keysShown *ownKeys

	felt      *felt
	eyes      *eyes
	hand      *hand
	hud       *hud
	question  *question
	stands    *standIns
	verdict   *verdictShow
	log       *tableLog
	bubble    *bubble
	peek      *peek
	clock     *turnClock
	round     *roundClock
	hint      *hinter
	lines     *guestLines
	sharing   *sharing
	undos     *undos
	asker     *asker
	besides   *besides
	moves     *moves
	fingers   *fingers
	controls  *controls
	teller    *teller
	sounds    *sounds
	past      *Past
	hindsight Hindsight // nil: nobody looks back
	calls     *calls
	jumps     *jumpOffer
	deck      *deck
	plates    *plates
	cries     *cries
	mates     *mates
	only      *handOnly
	claim     *claiming
}

// New sets a table. The error is one sentence about a set-up that makes none.
func New(o Options) (*Table, error) {
	if o.Company == nil {
		o.Company = nobody{}
	}
	t := &Table{view: &view{o: o, lang: words.English(), tools: toolsOf(o.Setup.Game, o.Setup.Rules)}}
	t.chair = newChair(t.view)
	t.clock = newTurnClock(t.view)
	t.round = newRoundClock(t.view)
	t.people = newPeople(t.view)
	t.keysShown = newOwnKeys(t.view, t.people)
	t.peek = newPeek(t.chair, t.people)
	t.verdict = newVerdictShow(t.chair, func(s *stage.Stage) { t.teller.tellVerdict(s) })
	t.hud = newHUD(t.chair, t.peek, t.round)
	t.question = &question{}
	t.log = &tableLog{}
	t.hand = newHand(t.chair, t.hud, t.peek, func() engine.Card { return t.hint.hinted() })
	t.bubble = newBubble(t.view, t.hud, t.hand, t.openRules)
	t.claim = newClaiming(t.chair, t.hud, t.hand, t.peek, t.bubble)
	t.hint = newHinter(t.chair, t.people, t.hud, t.hand, t.bubble, t.leads)
	t.lead = &lead{chair: t.chair, hand: t.hand, hint: t.hint, bubble: t.bubble, verdict: t.verdict}
	t.screening = &screening{t.chair, t.hand}
	t.calls = newCalls(t.chair, t.people, t.clock, t.keysShown, t.bubble)
	t.jumps = newJumpOffer(t.chair, t.people, t.peek)
	t.felt = newFelt(t.chair, t.hud, t.hand, t.peek, t.question)
	t.eyes = newEyes(t.view)
	t.deck = newDeck(t.chair, t.hud, t.hand, t.felt, t.peek, t.verdict, t.hint, t.log)
	t.cries = newCries(t.view, t.felt)
	t.lines = newGuestLines(t.chair, t.people, t.hud, t.verdict)
	t.besides = newBesides(t.chair, t.hud, t.clock, t.calls, t.hint, t.question, t.pause)
	t.asker = newAsker(t.chair, t.peek, t.besides)
	t.moves = newMoves(t.chair, t.people, t.asker, t.question, t.hand, t.hud, t.felt, t.bubble, t.jumps, t.claim)
	t.fingers = newFingers(t.chair, t.hand, t.peek, t.moves)
	t.controls = newControls(t.moves, t.verdict, t.calls, t.hint, t.lines, doors{t.pause, t.openLog, t.openPlayed})
	t.teller = newTeller(t.chair, t.people, t.peek, t.verdict, t.log, t.hud, t.felt, t.question)
	t.saving = newSaving(t.view, t.people)
	t.saving.replaces = o.Replaces
	t.sharing = newSharing(t.moves, t.verdict, t.hint, t.log, t.saving, t.keysShown, t)
	t.stands = newStandIns(t.sharing, t.saving, t.teller, t.pause)
	t.sharing.standIn = t.stands.standInFor
	t.mates = newMates(t.sharing)
	t.controls.mates = t.mates
	t.plates = newPlates(t.chair, t.hud, t.felt, t.eyes, t.verdict, t.bubble, t.question, t.stands)
	t.only = newHandOnly(t.moves, t.eyes, t.clock)
	t.sounds = &sounds{view: t.view}
	t.out = newOutsiders(t.view, t.people, t.log, t.hud)
	t.undos = &undos{t.view, t.people, t.out}
	t.past = &Past{t.chair, t.saving}
	if o.Led != nil {
		t.chair.allows = func(c engine.Command) bool { return o.Led.Allows(t.stage, t, c) }
	}
	for i, seat := range o.Persons {
		if n := len(o.Setup.Seats); seat < 0 || int(seat) >= n {
			return nil, fmt.Errorf("a person sits on seat %d; the seats are 0 to %d", seat, n-1)
		}
		if slices.Contains(o.Persons[:i], seat) {
			return nil, fmt.Errorf("two people sit on seat %d", seat)
		}
	}
	if err := t.deal(); err != nil {
		return nil, err
	}
	return t, nil
}

// deal makes the game and the table under it.
func (t *Table) deal() error {
	if t.stage != nil {
		t.out.sendAway(t.stage)
	}
	t.saving.auto, t.saving.head = nil, nil
	t.forget()
	desk, head, err := openDesk(&t.o, t.saving, t.out.replaced)
	if err != nil {
		return err
	}
	t.table, t.saving.head = desk, head
	t.names = t.table.Names()
	t.newest, t.rest, t.wishes, t.bluffed = 0, 0, false, false
	t.sharing.sit()
	if t.people.shared() {
		t.hand.clear()
	}
	return nil
}

// watch takes in a beat as the viewer may see it.
func (r *sharing) watch(s engine.Snapshot) {
	if r.left {
		return
	}
	r.newest = s.Seq
	r.hand.arrange(&s)
	r.queue.Push(s)
}

// Enter looks up what the table shows and lays it out. A table may be entered again after a result, for its next round.
func (t *Table) Enter(s *stage.Stage) {
	t.stage, t.left, t.lang, t.heading = s, false, languageOf(s, &t.o), headingOf(s, &t.o)
	t.ways = stage.Way[Routes](s)
	if make := t.ways.Hindsight; make != nil && t.hindsight == nil {
		t.hindsight = make(t.past)
	}
	if t.queue == nil {
		guests := make([]string, len(t.names))
		for i := range guests {
			guests[i] = t.guestName(i)
		}
		t.art.find(s.Painter(), kit.BookOf(t.o.Setup.Game), guests)
		t.eyes.find(guests)
		w, h := s.Window().Size()
		t.claim.find(s.Painter())
		s.Looks().WantDeck(assets.DeckOf(t.o.Setup.Game))
		s.Audio().WantDeck(assets.DeckOf(t.o.Setup.Game))
		t.geom = anim.Geometry{W: float64(w), H: float64(h), Claims: t.tools.claim}
		t.mates.seen()
		t.newQueue()
		t.makeHUD(s)
	}
	if t.out.call(s) {
		s.Programs().Host(t)
	}
	t.over, t.quiet = 0, 0
	t.speed = stage.Speeds
	t.fit(s)
	if t.people.covered {
		t.sharing.dropCurtain(s)
	}
	if t.o.Led != nil {
		t.o.Led.Begin(s, t)
	}
	t.mates.begin(s, t)
}

// forget lets go of what a look back has thought.
func (t *Table) forget() {
	if t.hindsight != nil {
		t.hindsight.Forget()
	}
}

// empty lets go of what is seen, for another picture.
func (t *Table) empty() {
	t.over = 0
	t.newQueue()
}

// newQueue begins with an empty table.
func (t *Table) newQueue() {
	t.queue = anim.NewQueue(t.geom, anim.Timing{Speed: animSpeed(t.speed), Reduced: t.calm})
	t.queue.OnIdle = t.idle
	t.queue.OnChallengeReady = t.moves.challengeReady
}

// Leave lets everything go.
func (t *Table) Leave() {
	t.left = true
	t.saving.stand()
	if t.o.Led != nil {
		t.o.Led.Leave(t.stage, t)
	}
	t.mates.leave(t.stage, t)
	if !t.o.Demo {
		t.stage.Window().Call(false)
	}
}
