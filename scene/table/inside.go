//go:build display

package table

// What only the tests of whole screens look at: they stand in scene, see a table's parts by these names, and have the tag that
// no game is built with. An accessor gives the address of what a test changes.

import (
	"time"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

type (
	Absence         = absence
	GuestLine       = guestLine
	LogLine         = logLine
	LogPanel        = logPanel
	UnfinishedModal = unfinishedModal
)

const (
	AwayLong    = awayLong
	AwayTurn    = awayTurn
	BubbleOut   = bubbleOut
	ClockLast   = clockLast
	CurtainDeaf = curtainDeaf
	CurtainHold = curtainHold
	FanShare    = fanShare
	Here        = here
	JumpGuard   = jumpGuard
	LogBluffs   = logBluffs
	NoCard      = noCard
	RingRest    = ringRest
	ShakeTicks  = shakeTicks
	WhirlOf     = whirlOf
	ZoneDraw    = zoneDraw
	ZoneHand    = zoneHand
)

func BoardOf(a0 *engine.Snapshot) board                        { return boardOf(a0) }
func HeadOf(a0 *Options, a1 time.Time) room.Head               { return headOf(a0, a1) }
func RectOf(a0 anim.Box) paint.Rect                            { return rectOf(a0) }
func RuleRefused(a0 engine.Command, a1 *engine.Illegal) string { return ruleRefused(a0, a1) }
func (in *Curtain) Age() int                                   { return in.age }
func (in *Curtain) Bots() *[2]*kit.Button                      { return &in.bots }
func (in *Curtain) Button() *paint.Rect                        { return &in.button }
func (in *Curtain) Name() string                               { return in.name }
func (in *Curtain) Seat() engine.Seat                          { return in.seat }
func (in *Pause) K() float32                                   { return in.k }
func (in *Pause) KeysAt() float32                              { return in.keysAt }
func (in *Pause) Seats() []*kit.Button                         { return in.seats }
func (in *Pause) Title() string                                { return in.title }
func (in *Pause) Undo() *kit.Button                            { return in.undo }
func (in *Pause) Verbs() []*kit.Button                         { return in.verbs }

// Inside is what tests see and do of a table.
type Inside struct {
	Asker     *asker
	Bubble    *bubble
	Claim     *claiming
	Clock     *turnClock
	Cries     *cries
	Felt      *felt
	Fingers   *fingers
	Hand      *hand
	Hindsight Hindsight
	Hint      *hinter
	Hud       *hud
	Jumps     *jumpOffer
	KeysShown *ownKeys
	Lines     *guestLines
	Log       *tableLog
	Moves     *moves
	Out       *outsiders
	Past      *Past
	Peek      *peek
	People    *people
	Plates    *plates
	Question  *question
	Saving    *saving
	Sharing   *sharing
	Stands    *standIns
	Teller    *teller
	Undos     *undos
	Verdict   *verdictShow

	HearUndo   func(*stage.Stage)
	OpenLog    func(*stage.Stage)
	OpenPlayed func(*stage.Stage)
	Pause      func(*stage.Stage)
	Restart    func(*stage.Stage)
	Result     func(*stage.Stage) ResultData
	Undo       func(*stage.Stage)
}

// Inside shows the parts as they are now.
func (in *Table) Inside() Inside {
	return Inside{
		Asker:      in.asker,
		Bubble:     in.bubble,
		Claim:      in.claim,
		Clock:      in.clock,
		Cries:      in.cries,
		Felt:       in.felt,
		Fingers:    in.fingers,
		Hand:       in.hand,
		Hindsight:  in.hindsight,
		Hint:       in.hint,
		Hud:        in.hud,
		Jumps:      in.jumps,
		KeysShown:  in.keysShown,
		Lines:      in.lines,
		Log:        in.log,
		Moves:      in.moves,
		Out:        in.out,
		Past:       in.past,
		Peek:       in.peek,
		People:     in.people,
		Plates:     in.plates,
		Question:   in.question,
		Saving:     in.saving,
		Sharing:    in.sharing,
		Stands:     in.stands,
		Teller:     in.teller,
		Undos:      in.undos,
		Verdict:    in.verdict,
		HearUndo:   undoing{in}.hear,
		OpenLog:    in.openLog,
		OpenPlayed: in.openPlayed,
		Pause:      in.pause,
		Restart:    in.restart,
		Result:     in.result,
		Undo:       undoing{in}.undo,
	}
}

func (in *board) Held() []int                                         { return in.held }
func (in *board) Own() bool                                           { return in.by.Own }
func (in *board) Total(a0 int) int                                    { return in.total(a0) }
func (in *bubble) End()                                               { in.end() }
func (in *bubble) On() bool                                           { return in.on }
func (in *bubble) Place(a0 *paint.Painter) (r paint.Rect, under bool) { return in.place(a0) }
func (in *bubble) SayRule(a0 *stage.Stage, a1 string, a2 string, a3 engine.Card) {
	in.sayRule(a0, a1, a2, a3)
}
func (in *chair) Asked() bool                               { return in.asked() }
func (in *chair) Catchable() engine.Seat                    { return in.catchable() }
func (in *chair) MayCall() bool                             { return in.mayCall() }
func (in *chair) MayJump() bool                             { return in.mayJump() }
func (in *chair) Mine() bool                                { return in.mine() }
func (in *chair) Person() *room.Person                      { return in.person }
func (in *chair) Playable(a0 engine.SeenCard) bool          { return in.playable(a0) }
func (in *chair) Popped() bool                              { return in.popped() }
func (in *chair) Want(a0 engine.Command)                    { in.want(a0) }
func (in *chair) Wishes() bool                              { return in.wishes }
func (in *cries) LeapPast(a0 engine.Seat) (leap, bool)      { return in.leapPast(a0) }
func (in *execNote) Cried() bool                            { return in.cried }
func (in *facts) Draw() bool                                { return in.draw }
func (in *facts) Owed() int                                 { return in.owed }
func (in *facts) Plays() int                                { return in.plays }
func (in *facts) Seats() []seatFacts                        { return in.seats }
func (in *felt) Banner() *int                               { return &in.banner }
func (in *felt) Flip() float32                              { return in.flip }
func (in *felt) Jolt() *jolt                                { return &in.jolt }
func (in *felt) Lit() *[10]float32                          { return &in.lit }
func (in *felt) Over(a0 float32) float32                    { return in.over(a0) }
func (in *felt) Whirl() float32                             { return in.whirl }
func (in *grab) On() bool                                   { return in.on }
func (in *guestLines) Hush(a0 *stage.Stage)                 { in.hush(a0) }
func (in *guestLines) Speak(a0 *stage.Stage, a1 guestLine)  { in.speak(a0, a1) }
func (in *hand) CardRect(a0 engine.Card) paint.Rect         { return in.cardRect(a0) }
func (in *hand) Focus() engine.Card                         { return in.focus }
func (in *hand) Grab() *grab                                { return &in.grab }
func (in *hand) Led() *uint32                               { return &in.led }
func (in *hand) Shake() int                                 { return in.shake }
func (in *hand) ShakeOffset(a0 bool) float32                { return in.shakeOffset(a0) }
func (in *hand) Springs() *[512]spring                      { return &in.springs }
func (in *hand) StartShake(a0 *stage.Stage, a1 engine.Card) { in.startShake(a0, a1) }
func (in *hinter) CalloutBox(a0 float32, a1 float32, a2 paint.Rect) (r paint.Rect, tip float32, up bool) {
	return in.calloutBox(a0, a1, a2)
}
func (in *hinter) Hinted() engine.Card                                      { return in.hinted() }
func (in *hinter) On() bool                                                 { return in.on }
func (in *hud) Call() *padButton                                            { return &in.call }
func (in *hud) Catches() []padButton                                        { return in.catches }
func (in *hud) Hurry() bool                                                 { return in.hurry }
func (in *hud) Keep() *kit.Button                                           { return &in.keep }
func (in *hud) Lamp() *padButton                                            { return &in.lamp }
func (in *hud) Log() *padButton                                             { return &in.log }
func (in *hud) Pause() *padButton                                           { return &in.pause }
func (in *hud) Pile() *padButton                                            { return &in.pile }
func (in *hud) Play() *kit.Button                                           { return &in.play }
func (in *hud) Sort() *padButton                                            { return &in.sort }
func (in *hud) UnderPile() *padButton                                       { return &in.underPile }
func (in *hud) Zone() *zone                                                 { return &in.zone }
func (in *jolt) Hop(a0 float32, a1 float32) float32                         { return in.hop(a0, a1) }
func (in *jolt) Shake() (dx float32, dy float32)                            { return in.shake() }
func (in *jolt) Stir(a0 int) float32                                        { return in.stir(a0) }
func (in *jolt) Weight() float32                                            { return in.weight }
func (in *labels) CallHint() string                                         { return in.callHint }
func (in *labels) YourTurn() string                                         { return in.yourTurn }
func (in *leap) At(a0 float32) (x float32, y float32, angle float32)        { return in.at(a0) }
func (in *logLine) Text() string                                            { return in.text }
func (in *logPanel) Choose(a0 *stage.Stage, a1 logFilter)                   { in.choose(a0, a1) }
func (in *logPanel) Pick(a0 *stage.Stage, a1 int)                           { in.pick(a0, a1) }
func (in *moves) Draw(a0 *stage.Stage)                                      { in.draw(a0) }
func (in *moves) Open(a0 *stage.Stage, a1 ask.Question, a2 engine.SeenCard) { in.open(a0, a1, a2) }
func (in *moves) Try(a0 *stage.Stage, a1 engine.SeenCard)                   { in.try(a0, a1) }
func (in *outsiders) Notes() []execNote                                     { return in.notes }
func (in *outsiders) Running() []platform.Program                           { return in.running }
func (in *padButton) At() *paint.Rect                                       { return &in.at }
func (in *peek) Hidden() bool                                               { return in.hidden() }
func (in *peek) Stays() *bool                                               { return &in.stays }
func (in *people) Catching() bool                                           { return in.catching }
func (in *people) ChangeTable(a0 *stage.Stage)                              { in.changeTable(a0) }
func (in *people) Covered() bool                                            { return in.covered }
func (in *people) Next() engine.Seat                                        { return in.next }
func (in *people) SharerAt(a0 engine.Seat) int                              { return in.sharerAt(a0) }
func (in *people) Sharers() *[]sharer                                       { return &in.sharers }
func (in *people) StopLooking() func()                                      { return in.stopLooking }
func (in *plates) Told() (all []string) {
	for i := range in.facts.seats {
		all = append(all, in.deeds.line(i))
	}
	return all
}
func (in *plates) PlateMove(a0 int, a1 paint.Rect) (dx float32, dy float32, scale float32) {
	return in.plateMove(a0, a1)
}
func (in *plates) Stamp(a0 int) (scale float32, turn float32, alpha float32, seen bool) {
	return in.stamp(a0)
}
func (in *question) Modal() ask.Question                            { return in.modal }
func (in *saving) Replaces() *bool                                  { return &in.replaces }
func (in *saving) Saved(a0 *stage.Stage) bool                       { return in.saved(a0) }
func (in *seatFacts) Cards() string                                 { return in.cards }
func (in *seatFacts) One() bool                                     { return in.one }
func (in *sharer) Away() absence                                    { return in.away }
func (in *sharer) Log() *tableLog                                   { return &in.log }
func (in *sharing) Cover(a0 *stage.Stage, a1 engine.Seat)           { in.cover(a0, a1) }
func (in *spring) Dim() float32                                     { return in.dim }
func (in *spring) Glow() float32                                    { return in.glow }
func (in *spring) Y() float32                                       { return in.y }
func (in *standIns) At() *paint.Rect                                { return &in.at }
func (in *standIns) Back() *kit.Button                              { return &in.back }
func (in *standIns) GiveBack(a0 *stage.Stage, a1 int)               { in.giveBack(a0, a1) }
func (in *standIns) Line() string                                   { return in.line }
func (in *standIns) On() bool                                       { return in.on }
func (in *standIns) StandInFor(a0 *stage.Stage, a1 int, a2 absence) { in.standInFor(a0, a1, a2) }
func (in *tableArt) Number(a0 int) string                           { return in.number(a0) }
func (in *tableLog) Lines() []logLine                               { return in.lines }
func (in *teller) TellLines(a0 *engine.Snapshot, a1 func(string))   { in.tellLines(a0, a1) }
func (in *turnClock) SecondsLeft(a0 int) int                        { return in.secondsLeft(a0) }
func (in *turnClock) Timed() engine.Seat                            { return in.timed() }
func (in *undos) Refused() string                                   { return in.refused() }
func (in *unfinishedModal) Verbs() *[3]*kit.Button                  { return &in.verbs }
func (in *verdictShow) Guilty() bool                                { return in.guilty }
func (in *verdictShow) Known() bool                                 { return in.known }
func (in *verdictShow) On() bool                                    { return in.on }
func (in *view) Art() *tableArt                                     { return &in.art }
func (in *view) Calm() bool                                         { return in.calm }
func (in *view) CardAt(a0 int) engine.SeenCard                      { return in.cardAt(a0) }
func (in *view) Current() bool                                      { return in.current() }
func (in *view) Facts() *facts                                      { return &in.facts }
func (in *view) Finished() bool                                     { return in.finished() }
func (in *view) GuestName(a0 int) string                            { return in.guestName(a0) }
func (in *view) Hold() int                                          { return in.hold }
func (in *view) IndexOf(a0 engine.Card) int                         { return in.indexOf(a0) }
func (in *view) Labels() *labels                                    { return &in.labels }
func (in *view) Left() bool                                         { return in.left }
func (in *view) Listener() engine.Seat                              { return in.listener() }
func (in *view) O() *Options                                        { return &in.o }
func (in *view) PlateOf(a0 int) paint.Rect                          { return in.plateOf(a0) }
func (in *view) PortraitIn(a0 paint.Rect, a1 engine.Seat) (x float32, y float32, r float32) {
	return in.portraitIn(a0, a1)
}
func (in *sharer) Chair() *room.Person                             { return in.chair }
func (in *sharer) Seat() engine.Seat                               { return in.seat }
func NewGuestLine(seat engine.Seat, moment words.Moment) GuestLine { return guestLine{seat, moment} }
