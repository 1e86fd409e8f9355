//go:build display

package table

// What only the tests of this package look at, as inside.go is for those of whole screens.

import (
	"fourtell/ai"
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

type (
	Nobody      = nobody
	OwnCap      = ownCap
	PadButton   = padButton
	PlayedPanel = playedPanel
	Sharer      = sharer
)

const (
	CatchNow     = catchNow
	CurtainAgain = curtainAgain
	FanOpen      = fanOpen
	LogAll       = logAll
	LogMine      = logMine
	PeekTap      = peekTap
	RaiseBy      = raiseBy
	TellsBy      = tellsBy
	TellsDim     = tellsDim
	ZoneGuest    = zoneGuest
	ZonePlayed   = zonePlayed
	Zones        = zones
)

func ChosenLine(a0 []guestLine, a1 uint64, a2 int, a3 uint32, a4 func(engine.Seat) bool) (guestLine, bool) {
	return chosenLine(a0, a1, a2, a3, a4)
}
func ClockColor(a0 *paint.Painter, a1 int) paint.Color                    { return clockColor(a0, a1) }
func JumpIn(a0 engine.Snapshot, a1 uint32) (best engine.Command, ok bool) { return jumpIn(a0, a1) }
func LinesFor(a0 *engine.Event, a1 int) []guestLine                       { return linesFor(a0, a1) }
func (in *Curtain) Catch() *kit.Button                                    { return in.catch }
func (in *Curtain) Hold() string                                          { return in.hold }
func (in *Curtain) K() float32                                            { return in.k }
func (in *Curtain) Keys() string                                          { return in.keys }
func (in *Curtain) KeysRoom() paint.Rect                                  { return in.keysRoom() }
func (in *Pause) Actions() *PauseActions                                  { return &in.actions }
func (in *bubble) Card() engine.Card                                      { return in.card }
func (in *bubble) Foot() float32                                          { return in.foot }
func (in *bubble) Text() string                                           { return in.text }
func (in *bubble) Y() float32                                             { return in.y }
func (in *chair) Bluffed() bool                                           { return in.bluffed }
func (in *facts) Call() bool                                              { return in.call }
func (in *facts) Due() string                                             { return in.due }
func (in *facts) Plus() string                                            { return in.plus }
func (in *facts) Take() string                                            { return in.take }
func (in *felt) Color() engine.Color                                      { return in.color }
func (in *fingers) Outdated(a0 grab) bool                                 { return in.outdated(a0) }
func (in *grab) Card() engine.Card                                        { return in.card }
func (in *guestLines) At() engine.Seat                                    { return in.at }
func (in *guestLines) Muted() *[10]bool                                   { return &in.muted }
func (in *guestLines) On() bool                                           { return in.on }
func (in *hand) FocusAt() *engine.Card                                    { return &in.focus }
func (in *hand) MustDraw() bool                                           { return in.mustDraw() }
func (in *hand) Lit() (bright, dim int) {
	for i := range in.queue.Layout().Hand.Count {
		sp := &in.springs[in.cardAt(i).ID]
		if sp.glow > 0 || sp.y < -1 {
			bright++
		}
		if sp.dim > 0 {
			dim++
		}
	}
	return bright, dim
}
func (in *hud) RoundLeft() int                                 { return in.round.left() }
func (in *hand) Chosen() engine.Card                           { return in.chosen }
func (in *hand) Picked() engine.Card                           { return in.picked }
func (in *hand) Spotlight() int                                { return in.spotlight() }
func (in *hintItem) Text() string                              { return in.text }
func (in *hinter) Ask(a0 *stage.Stage)                         { in.ask(a0) }
func (in *hinter) Beside() *padButton                          { return &in.beside }
func (in *hinter) Items() []hintItem                           { return in.items }
func (in *hinter) Mark() *engine.Command                       { return &in.mark }
func (in *hinter) Mind() ai.Advising                           { return in.mind }
func (in *hinter) Snap() *engine.Snapshot                      { return &in.snap }
func (in *hud) Played() *padButton                             { return &in.played }
func (in *jumpOffer) Jumpers() []engine.SeenCard               { return in.jumpers() }
func (in *jumpOffer) Since() *int                              { return &in.since }
func (in *labels) Colors() *[5]string                          { return &in.colors }
func (in *logLine) Seat() engine.Seat                          { return in.seat }
func (in *logPanel) At() int                                   { return in.at }
func (in *logPanel) Note() string                              { return in.note }
func (in *logPanel) Rows() []int                               { return in.rows }
func (in *ownCap) After() string                               { return in.after }
func (in *ownCap) Before() string                              { return in.before }
func (in *ownCap) Glyphs() *[2]paint.KeyGlyph                  { return &in.glyphs }
func (in *ownKeys) Caps() *[10]padButton                       { return &in.caps }
func (in *ownKeys) Help(a0 *stage.Stage) []string              { return in.help(a0) }
func (in *ownKeys) Open() uint16                               { return in.open }
func (in *ownKeys) Prey(a0 engine.Seat, a1 chance) engine.Seat { return in.prey(a0, a1) }
func (in *ownKeys) Texts() *[10]ownCap                         { return &in.texts }
func (in *peek) Cover() *padButton                             { return &in.cover }
func (in *peek) Hint(a0 *stage.Stage) string                   { return in.hint(a0) }
func (in *peek) Peeks() bool                                   { return in.peeks() }
func (in *people) PlaysByHand(a0 engine.Seat) int              { return in.playsByHand(a0) }
func (in *plates) OwnBalloon(a0 paint.Rect) (x float32, y float32, k float32) {
	return in.ownBalloon(a0)
}
func (in *playedCard) Card() *engine.SeenCard               { return &in.card }
func (in *playedCard) Name() string                         { return in.name }
func (in *playedPanel) Left() []int                         { return in.left }
func (in *playedPanel) N() int                              { return in.n }
func (in *playedPanel) Plays() *[10]playedCard              { return &in.plays }
func (in *playedPanel) Read()                               { in.read() }
func (in *playedPanel) Spoken() string                      { return in.spoken() }
func (in *tableLog) Marked() int                            { return in.marked }
func (in *tableLog) Marks() []engine.Card                   { return in.marks }
func (in *verdictShow) Accused() engine.Seat                { return in.accused }
func (in *verdictShow) Cards() []engine.SeenCard            { return in.cards }
func (in *verdictShow) FaceUp(a0 *anim.Pose) bool           { return in.faceUp(a0) }
func (in *verdictShow) Hidden() bool                        { return in.hidden }
func (in *verdictShow) Words() *words.Verdict               { return &in.words }
func (in *view) PillStyle(a0 paint.Color) paint.Style       { return in.pillStyle(a0) }
func NewSharer(seat engine.Seat, chair *room.Person) Sharer { return sharer{seat: seat, chair: chair} }
func NewPlayedPanel(k *peek) *playedPanel                   { return &playedPanel{peek: k} }
func (in *guestLine) Moment() words.Moment                  { return in.moment }
func NewGrab(seq uint32, jump bool) grab                    { return grab{seq: seq, jump: jump} }
func (in *verdictShow) Turned() (at float64, turns []float64) {
	for i := range in.row.N {
		turns = append(turns, in.row.Turns(i))
	}
	return in.row.at, turns
}
func (in *doubters) Caps() *[input.People][3]padButton { return &in.caps }
func (in *verdictShow) Labels() (all []string) {
	for i := range in.row.N {
		all = append(all, in.row.label(i))
	}
	return all
}
func (in *verdictShow) Swept() float64 { return in.row.swept }
func (in *doubters) Asked() uint16     { return in.asked }
func (in *ownKeys) Doubts() *doubters  { return in.doubts }

// Heading is what the table is called, and its rules with what counts besides.
func (v *view) Heading() (round, whole string) { return v.facts.round, v.heading.whole }

func (in *felt) Hearing() *hearing                 { return in.hearing }
func (in *hearing) On() bool                       { return in.on() }
func (in *hearing) Time() (part, second, beat int) { return in.part, in.second, in.beat }
func (in *hearing) Lit(seat engine.Seat) float32   { return in.lit[seat] }
func (in *hearing) Passed(seat engine.Seat) bool   { return in.passed>>seat&1 == 1 }

// DueAt is where the counter of a stack stands now.
func DueAt(t *Table) (x, y, alpha float32) { return t.felt.dueAt(t.queue.Layout()) }

// publicDesk is a desk of which nothing is known but what everybody sees.
type publicDesk struct {
	room.Desk
	public engine.Snapshot
}

func (d publicDesk) Public() engine.Snapshot         { return d.public }
func (d publicDesk) Person(engine.Seat) *room.Person { return nil }

// FirstAsked is for whom of those people the curtain lifts, at a table that everybody sees so.
func FirstAsked(public engine.Snapshot, persons ...engine.Seat) engine.Seat {
	h := newPeople(&view{table: publicDesk{public: public}, names: make([]string, len(public.Hands))})
	for _, p := range persons {
		h.sharers = append(h.sharers, sharer{seat: p})
	}
	return h.firstAsked()
}
