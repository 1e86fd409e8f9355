package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/wire"
)

// loadOptions is what `dealer load` plays.
type loadOptions struct {
	link  client.Link
	more  []client.Link // to other dealers of the same house
	rooms int
	seats int
	rate  float64 // actions a second of each seat
	game  string
	rules string
	apart bool // all but the host of a room come by another dealer than theirs, which has what they ask for done there
	skims bool // of the tables nothing is read but what a decision needs, so that it is the house that is measured
}

func runLoad(args []string, s stream) int {
	f := flags("load", "--url URL [--game uno] [--rooms N] [--seats 4] [--rate R] [--for 60s]", "Plays at a house in many rooms at once and prints how it went, a JSON line: it is for measuring a house of one's own.\n"+
		"A room's seats act one after the other, each so many times a second.")
	o := loadOptions{skims: true}
	urls := f.String("url", "http://127.0.0.1:8080", "the `URL` of the house; of one that several dealers have URL,URL,URL: who is cut off tries the next")
	f.IntVar(&o.rooms, "rooms", 100, "how many `ROOMS` to play in")
	f.IntVar(&o.seats, "seats", 4, "how many `SEATS` each has")
	f.Float64Var(&o.rate, "rate", 1, "how many `ACTIONS` a second of each seat")
	f.StringVar(&o.game, "game", games.All()[0].Name(), "the `GAME` they play: "+strings.Join(games.All().Names(), ", "))
	f.StringVar(&o.rules, "rules", "classic", "the `RULES` they play by")
	f.BoolVar(&o.apart, "apart", false, "who opens a room comes by the first URL, and everybody else by the second")
	most := f.Duration("for", time.Minute, "for how long, a `TIME` as 60s or 5m")
	rest, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	var err error
	for i, url := range strings.Split(*urls, ",") {
		link, wrong := client.ParseLink(url, "")
		if err = cmp.Or(err, wrong); i == 0 {
			o.link = link
		} else {
			o.more = append(o.more, link)
		}
	}
	switch {
	case len(rest) > 0:
		s.say("load: %q is too much; see dealer load --help", rest[0])
		return exitUsage
	case err != nil:
		s.say("load: --url: %v", err)
		return exitUsage
	case o.apart && len(o.more) == 0:
		s.say("load: --apart needs two dealers: --url URL,URL")
		return exitUsage
	case o.rooms < 1 || o.seats < wire.MinSeats || o.seats > wire.MaxSeats || o.rate <= 0 || *most <= 0:
		s.say("load: --rooms from 1, --seats from %d to %d, --rate and --for above 0", wire.MinSeats, wire.MaxSeats)
		return exitUsage
	}
	told, err := load(o, *most)
	if err != nil {
		s.say("load: %v", err)
		return exitDiffers
	}
	out, _ := json.Marshal(told)
	fmt.Fprintln(s.out, string(out))
	if told.Lost > 0 {
		return exitDiffers
	}
	return exitDone
}

// loadTold is what a load comes to.
type loadTold struct {
	Rooms        int     `json:"rooms"`
	Seats        int     `json:"seats"`
	Seconds      float64 `json:"seconds"`
	Actions      int     `json:"actions"`
	ActionsPerS  float64 `json:"actions_per_s"`
	ReplyP50Ms   float64 `json:"reply_p50_ms"`
	ReplyP99Ms   float64 `json:"reply_p99_ms"`
	BytesPerBeat float64 `json:"bytes_per_beat"` // on the wire to one seat, the median over the seats
	Refused      int     `json:"refused"`
	Rounds       int     `json:"rounds"`
	Lost         int     `json:"lost"` // done by the house's word, and not at the table
	Broken       int     `json:"broken"`
}

// load plays until the time is over.
func load(o loadOptions, most time.Duration) (*loadTold, error) {
	rooms := make([]*loadRoom, o.rooms)
	var begun sync.WaitGroup
	errs := make(chan error, o.rooms)
	for i := range rooms {
		rooms[i] = newLoadRoom(o, i)
		begun.Add(1)
		go func() {
			defer begun.Done()
			if err := rooms[i].begin(30 * time.Second); err != nil {
				errs <- err
			}
		}()
		time.Sleep(2 * time.Millisecond) // nobody's friends all come in the same moment
	}
	begun.Wait()
	defer func() {
		for _, r := range rooms {
			r.close()
		}
	}()
	select {
	case err := <-errs:
		return nil, err
	default:
	}
	for _, r := range rooms {
		for _, p := range r.players {
			p.bytes.Store(0)
			p.beats = -p.Place().Beats()
		}
	}
	from := time.Now()
	until := from.Add(most)
	var played sync.WaitGroup
	for _, r := range rooms {
		played.Add(1)
		go func() { defer played.Done(); r.play(until) }()
	}
	played.Wait()
	told := &loadTold{Rooms: o.rooms, Seats: o.seats, Seconds: time.Since(from).Seconds()}
	var replies, perBeat []float64
	for _, r := range rooms {
		told.Actions += len(r.replies)
		told.Refused += r.refused
		told.Rounds += r.rounds
		told.Lost += r.lost
		replies = append(replies, r.replies...)
		for _, p := range r.players {
			if p.State() != client.Here {
				told.Broken++
			}
			if p.Place() != nil {
				p.beats += p.Place().Beats()
			}
			if p.beats > 0 {
				perBeat = append(perBeat, float64(p.bytes.Load())/float64(p.beats))
			}
		}
	}
	told.ActionsPerS = float64(told.Actions) / told.Seconds
	told.ReplyP50Ms, told.ReplyP99Ms, told.BytesPerBeat = percentile(replies, 50), percentile(replies, 99), percentile(perBeat, 50)
	return told, nil
}

// percentile is of numbers in any order; 0 of none.
func percentile(of []float64, p int) float64 {
	if len(of) == 0 {
		return 0
	}
	slices.Sort(of)
	return of[min(len(of)*p/100, len(of)-1)]
}

// loadRoom is one room of a load with everybody in it.
type loadRoom struct {
	o       loadOptions
	n       int
	players []*loadPlayer
	woke    chan struct{}
	waits   bool // an action has no answer yet
	replies []float64
	refused int
	rounds  int
	lost    int
	granted uint32 // the newest beat at which a command was done
	ended   ended  // after what the host was to go on last
}

func newLoadRoom(o loadOptions, n int) *loadRoom {
	r := &loadRoom{o: o, n: n, woke: make(chan struct{}, 1)}
	for i := range o.seats {
		p := &loadPlayer{}
		wake := func() {
			p.woke.Store(true)
			select {
			case r.woke <- struct{}{}:
			default:
			}
		}
		name := fmt.Sprintf("Load %d %c", n, 'A'+i)
		who := client.Who{Token: wire.Token(fmt.Append(nil, name, time.Now().UnixNano()), o.link.House), Name: name, First: uint64(time.Now().UnixMilli()), Chance: chance}
		from := n + i
		if o.apart {
			from = min(i, 1) - 1
		}
		p.Client = client.New(o.dial(from, counting(&p.bytes), wake), who)
		r.players = append(r.players, p)
	}
	return r
}

func (r *loadRoom) close() {
	for _, p := range r.players {
		p.Close()
	}
}

// loadStep is after how many milliseconds time passes for somebody who has been told nothing.
const loadStep = 50

// step lets time pass for everybody of the room.
func (r *loadRoom) step() {
	now := time.Now().UnixMilli()
	for _, p := range r.players {
		if !p.woke.Swap(false) && now < p.stepped+loadStep {
			continue
		}
		p.stepped = now
		p.Step(now)
		if p.desk != nil {
			p.desk.Step()
		}
	}
}

// until steps until something is so; false after the time.
func (r *loadRoom) until(most time.Duration, so func() bool) bool {
	t := time.NewTicker(50 * time.Millisecond)
	defer t.Stop()
	for end := time.Now().Add(most); time.Now().Before(end); {
		if r.step(); so() {
			return true
		}
		select {
		case <-r.woke:
		case <-t.C:
		}
	}
	return false
}

// all says whether something is so of everybody.
func (r *loadRoom) all(so func(*loadPlayer) bool) bool {
	return !slices.ContainsFunc(r.players, func(p *loadPlayer) bool { return !so(p) })
}

// begin opens the room, has everybody sit down and deals.
func (r *loadRoom) begin(most time.Duration) error {
	host := r.players[0]
	wrong := func(what string) error { return fmt.Errorf("room %d: %s within %s", r.n, what, most) }
	if !r.until(most, func() bool { return r.all(func(p *loadPlayer) bool { return p.State() == client.Here }) }) {
		return wrong("the house does not answer")
	}
	_ = host.Ask(&wire.Create{Seats: r.o.seats, Game: r.o.game, Rules: r.o.rules}, nil)
	if !r.until(most, func() bool { return host.Place() != nil }) {
		return wrong("no room is opened")
	}
	for _, p := range r.players[1:] {
		_ = p.Ask(&wire.Join{Room: host.Place().Room().Code}, nil)
	}
	if !r.until(most, func() bool {
		return r.all(func(p *loadPlayer) bool { return p.Place() != nil && p.Place().Seat() >= 0 })
	}) {
		return wrong("not everybody has a chair")
	}
	_ = host.Ask(&wire.Start{}, nil)
	for _, p := range r.players {
		if r.o.skims {
			p.Place().Skim()
		} else {
			p.desk = p.Place().Desk(nil)
		}
	}
	if !r.until(most, func() bool {
		return r.all(func(p *loadPlayer) bool { return p.seq() > 0 && p.Place().Seat() >= 0 })
	}) {
		return wrong("nothing is dealt")
	}
	for _, p := range r.players {
		if p.desk != nil {
			p.desk.Sit(p.Place().Seat(), &p.person)
		}
	}
	return nil
}

// play acts at the rate, until the time is over and the last answer is there.
func (r *loadRoom) play(until time.Time) {
	every := time.Duration(float64(time.Second) / (r.o.rate * float64(r.o.seats)))
	next := time.Now().Add(time.Duration(r.n%100) * every / 100)
	t := time.NewTimer(0)
	defer t.Stop()
	for {
		now := time.Now()
		r.step()
		if now.After(until) && (!r.waits || now.After(until.Add(10*time.Second))) {
			break
		}
		if !now.Before(next) && !r.waits && now.Before(until) && r.act() {
			if next = next.Add(every); next.Before(now) {
				next = now // a house that answers late is not asked twice as fast afterwards
			}
		}
		t.Reset(max(min(time.Until(next), 50*time.Millisecond), time.Millisecond))
		select {
		case <-r.woke:
		case <-t.C:
		}
	}
	behind := func(p *loadPlayer) bool { return p.seq() < r.granted }
	r.until(10*time.Second, func() bool { return r.all(func(p *loadPlayer) bool { return !behind(p) }) }) // what is done may still be on its way to the others
	for _, p := range r.players {
		if behind(p) {
			r.lost++
		}
	}
}

// owing are those who may owe something, as far as that is seen without reading the table; nil: it is on its way.
func (r *loadRoom) owing() []*loadPlayer {
	if !r.o.skims {
		return r.players
	}
	var newest uint32
	turn := engine.NoSeat
	for _, p := range r.players {
		if p.Place() == nil {
			return nil // between a house that is gone and the next
		}
		if seq, whose := p.Place().Skimmed(); seq > newest {
			newest, turn = seq, whose
		}
	}
	for i, p := range r.players {
		if p.Place().Seat() == turn {
			if p.seq() < newest {
				return nil // it is on its way
			}
			return r.players[i : i+1]
		}
	}
	if r.all(func(p *loadPlayer) bool { return p.seq() == newest }) {
		return r.players // who are asked together, or look at a round that is over
	}
	return nil
}

// act has whoever owes it do something, or the host deal the next round; false where nothing can be done yet.
func (r *loadRoom) act() bool {
	for _, p := range r.owing() {
		s := p.newest()
		if s.Over() {
			return r.goOn(&s)
		}
		if !s.Owes() {
			continue
		}
		c, ok := loadWish(&s)
		if !ok {
			continue
		}
		c.Seat = s.Viewer
		r.ask(p, &wire.Do{Command: c})
		return true
	}
	return false
}

func (r *loadRoom) ask(p *loadPlayer, b wire.Body) {
	begun := time.Now()
	r.waits = true
	_ = p.Ask(b, func(answer wire.Body) {
		r.waits = false
		r.replies = append(r.replies, float64(time.Since(begun).Microseconds())/1000)
		if d, ok := answer.(*wire.Done); ok {
			r.granted = max(r.granted, d.Seq)
		} else {
			r.refused++
			r.ended = ended{}
		}
	})
}
