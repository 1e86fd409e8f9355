package main

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/words"
)

const playHelp = `The game in a terminal, or line by line over a pipe. A bare word in --seats is a person at this terminal; bot, heuristic
and random are the house's, exec:PROGRAM is anybody's bot (docs/protocol.md). Seats count from 0. While playing, help lists
the words. Over a pipe the clock moves only by the word wait, and the end of the input puts the game aside. With --join the
table is in a room elsewhere: its clock runs, over a pipe too, and the end of the input leaves the room.`

// playFlags are the flags of play as they were given.
type playFlags struct {
	game, seats, rules, save, resume, log, language string
	join, name                                      string
	new                                             bool
	daily, weekly                                   bool
	date                                            string
	deal                                            *dated.Deal // of those three; nil: a game of one's own
	seed                                            uint64
	match                                           int
	characters                                      string
	given                                           map[string]bool
	cast                                            cast // of characters
}

func readPlayFlags(args []string, s stream) (playFlags, int) {
	o := playFlags{given: map[string]bool{}}
	f := flags("play", "[--seats Ann,bot,exec:./mybot] [--rules RULES] [--seed N] [--match N] [--save FILE] [--resume FILE] [--characters FILE] [--log FILE] [--language TAG] | --daily | --weekly | --date NAME | --join LINK [--name NAME] [--new] [--save FILE]", playHelp)
	f.StringVar(&o.game, "game", games.All()[0].Name(), "the `GAME`: "+strings.Join(games.All().Names(), ", "))
	f.StringVar(&o.seats, "seats", "You,bot,bot,bot", "who plays, `LIST` of 2 to 10")
	f.StringVar(&o.rules, "rules", "classic", "`RULES`: a preset, preset,switch=value,… or a file that holds one")
	f.Uint64Var(&o.seed, "seed", 0, "`N` deals the same cards again; left out: by chance")
	f.IntVar(&o.match, "match", 0, "play to `N` points, 100 to 1000; the winner of a round gets what the others hold, unless the rules score otherwise")
	f.StringVar(&o.characters, "characters", "", "characters of one's own, as docs/bluff.md has them, in a `FILE`: each sits down as char:NAME; for bluff alone")
	f.StringVar(&o.save, "save", "", "keep the game in this `FILE`, command by command, so that nothing is lost however it ends; with --join each round that is over, in FILE, FILE-2 and so on")
	f.StringVar(&o.resume, "resume", "", "go on with the game in this `FILE`")
	f.StringVar(&o.log, "log", "", "add what programs are sent and answer to this `FILE`, line by line")
	f.StringVar(&o.language, "language", "", "speak a language: `TAG` is "+strings.Join(words.Tags(), ", ")+"; left out: the system's at a terminal, English over a pipe")
	f.StringVar(&o.join, "join", "", "take a seat in the room this `LINK` leads to, as https://HOST/#K7QF2M, and play there")
	f.StringVar(&o.name, "name", "", "the `NAME` to sit there under; left out: the last one")
	f.BoolVar(&o.new, "new", false, "come there as somebody new, who has no chair in any room yet, and is nobody the next time")
	f.BoolVar(&o.daily, "daily", false, "play today's deal, the same for everybody, and tell how it came out; it counts in the window alone")
	f.BoolVar(&o.weekly, "weekly", false, "play this week's odd one likewise")
	f.StringVar(&o.date, "date", "", "play the deal of another day or week: `NAME` is 2026-11-28 or 2026-W48")
	if code := parseFlags(f, args, s); code >= 0 {
		return o, code
	}
	f.Visit(func(one *flag.Flag) { o.given[one.Name] = true })
	if o.language != "" && words.NameOf(o.language) == "" {
		s.say("play: --language: there is no language %q; there are %s", o.language, strings.Join(words.Tags(), ", "))
		return o, exitUsage
	}
	return o, -1
}

func runPlay(args []string, s stream) int {
	o, code := readPlayFlags(args, s)
	if code >= 0 {
		return code
	}
	if err := o.dated(time.Now()); err != nil {
		s.say("play: %v", err)
		return exitUsage
	}
	s.err = &locked{w: s.err}
	switch {
	case o.given["join"]:
		return o.runJoined(s)
	case o.given["new"]:
		s.say("play: --new goes with --join")
		return exitUsage
	case o.given["name"]:
		s.say("play: --name goes with --join; who sits at this terminal is named in --seats")
		return exitUsage
	}
	file, err := o.claim(s)
	if errors.Is(err, errStopped) {
		return exitDone
	}
	defer file.close()
	var chairs []chair
	var record engine.Record
	if err == nil {
		chairs, record, err = o.setUp(s, file)
	}
	if err != nil {
		s.say("play: %v", err)
		return exitUsage
	}
	log, err := openLineLog(o.log)
	if err != nil {
		s.say("play: %v", err)
		return exitUsage
	}
	defer log.close(s)
	p, err := newPlaying(s, o.cast, chairs, record, log)
	if err != nil {
		s.say("play: %v", err)
		return exitUsage
	}
	defer p.sendAway()
	p.tongue, p.deal = o.language, o.deal
	p.keep(file)
	return p.run()
}

// locked lets a program's own messages and the dealer's come out one after the other.
type locked struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *locked) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}

// setUp is who plays, and the match as far as it has got: none of it yet, or what --resume holds.
func (o *playFlags) setUp(s stream, file *gameFile) ([]chair, engine.Record, error) {
	book, err := games.Named(o.game)
	if err != nil {
		return nil, engine.Record{}, fmt.Errorf("--game: %w", err)
	}
	if o.given["resume"] && o.resume == "" {
		return nil, engine.Record{}, errors.New("--resume: no file is named")
	}
	if o.resume != "" {
		return o.takeUp(s, file)
	}
	if o.cast, err = readCast(book.Name(), o.characters); err != nil {
		return nil, engine.Record{}, err
	}
	chairs, err := o.cast.readSeats(book.Name(), o.seats)
	if err != nil {
		return nil, engine.Record{}, fmt.Errorf("--seats: %w", err)
	}
	rules, err := o.readRules(book)
	if err != nil {
		return nil, engine.Record{}, err
	}
	if !o.given["seed"] {
		if o.seed, err = anySeed(); err != nil {
			return nil, engine.Record{}, err
		}
	}
	setup := engine.Setup{Game: book.Name(), Rules: rules.String(), Seed: o.seed, Dealer: engine.Seat(len(chairs) - 1)}
	if o.deal != nil {
		setup.Dealer = o.deal.Dealer
	}
	for _, c := range chairs {
		setup.Seats = append(setup.Seats, c.Name)
	}
	return chairs, engine.Record{Setup: setup}, nil
}

// anySeed is a seed by chance, short enough to be typed.
func anySeed() (uint64, error) {
	var b [4]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, fmt.Errorf("there is no chance to be had: %w", err)
	}
	return uint64(binary.LittleEndian.Uint32(b[:])), nil
}

// takeUp reads the record of --resume. Who plays is in --seats, or told by the names as far as they tell.
func (o *playFlags) takeUp(s stream, file *gameFile) ([]chair, engine.Record, error) {
	for _, name := range []string{"rules", "seed", "match"} {
		if o.given[name] {
			return nil, engine.Record{}, fmt.Errorf("--%s: the game in %s has its own; only --seats and --save go with --resume", name, o.resume)
		}
	}
	text, err := s.read(o.resume)
	if err != nil {
		return nil, engine.Record{}, fmt.Errorf("--resume: %s cannot be read: %s", o.resume, cause(err))
	}
	r, err := o.open(s, text, file)
	if err != nil {
		return nil, r, fmt.Errorf("--resume: %s: %w", o.resume, err)
	}
	if o.cast, err = readCast(r.Setup.Game, o.characters); err != nil {
		return nil, r, err
	}
	names := r.Setup.Seats
	chairs := make([]chair, len(names))
	for i, name := range names {
		chairs[i] = o.cast.recorded(r.Setup.Game, name)
		if strings.HasSuffix(name, execMark) && !o.given["seats"] {
			s.say("play: the house plays on for %s; name the program in --seats to sit it down again", name)
		}
	}
	if !o.given["seats"] {
		return chairs, r, nil
	}
	if chairs, err = o.cast.readSeats(r.Setup.Game, o.seats); err != nil {
		return nil, r, fmt.Errorf("--seats: %w", err)
	}
	if len(chairs) != len(names) {
		return nil, r, fmt.Errorf("--seats: the game in %s has %d seats, not %d", o.resume, len(names), len(chairs))
	}
	return chairs, r, nil
}

// open reads the record to go on with, or as much of it as can be played; what is dropped of the file that the game is then
// kept in stays beside it. The error says what is wrong where nothing can be.
func (o *playFlags) open(s stream, text []byte, file *gameFile) (engine.Record, error) {
	save, word := room.OpenPrefix(o.resume, text)
	kept := file != nil && file.is(o.resume)
	switch {
	case word != nil && len(save.Record.Setup.Seats) == 0:
		if _, err := engine.ReadRecord(bytes.NewReader(text)); err != nil && !strings.HasPrefix(string(text), "fourtell save ") {
			return save.Record, err
		}
		return save.Record, word.Err
	case kept && !strings.HasPrefix(string(text), "fourtell record "):
		return save.Record, errors.New("it is a save of the window's, which --save would write over: name another file there")
	case word == nil:
		return save.Record, nil
	}
	if kept && word.Kind == room.PartDamaged {
		as, err := file.setAside("bad")
		if err != nil {
			return save.Record, fmt.Errorf("%v, and it cannot be kept beside what is good of it: %s", word.Err, cause(err))
		}
		word.Aside = as
	}
	s.say("play: %v", word)
	return save.Record, nil
}

// newPlaying sets the match on a table and sits everybody down.
func newPlaying(s stream, of cast, chairs []chair, r engine.Record, log *lineLog) (*playing, error) {
	p := &playing{console: console{s: s, lang: words.English()}, log: log, botSeed: engine.Mix(r.Setup.Seed, forBots), at: engine.Spectator, curtain: engine.NoSeat}
	p.chairs, p.cast = chairs, of
	book, err := games.Named(r.Setup.Game)
	if err != nil {
		return nil, err
	}
	p.book = termsOf(book)
	p.lang = words.At(p.book, p.lang)
	if p.own, err = room.NewTableFromRecord(r, p.options()); err != nil {
		return nil, err
	}
	p.table = p.own
	setup := p.own.Record().Setup
	p.names, p.seed = setup.Seats, setup.Seed
	if p.rules, err = engine.ParseRules(p.book, setup.Rules); err != nil {
		return nil, err
	}
	if err := p.sitDown(chairs, s.err); err != nil {
		return nil, err
	}
	return p, nil
}

// options are those of the table, which stands still until it is live.
func (p *playing) options() room.Options {
	house, _ := maker(p.book.Name(), houseBot)
	return room.Options{Pace: room.Still(), NewBot: house, BotSeed: p.botSeed, Replaced: p.replaced, Record: &p.kept}
}

// forBots tells the bots' chance from the cards'.
const forBots uint64 = 0xb075
