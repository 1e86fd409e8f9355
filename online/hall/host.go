package hall

import (
	"errors"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// set changes a room: what is played while it waits, all else between rounds too.
func (r hosting) set(b *wire.Set) wire.Body {
	f := journal.Set{Name: r.name, Game: r.game, Rules: r.rules, Size: r.size, Open: r.open, Chat: r.chat}
	if r.phase == wire.Playing && !r.table.Over() || r.promise != nil || r.phase != wire.Waiting && (b.Game != nil || b.Rules != nil || b.Seats != nil) {
		return no(wire.NotNow)
	}
	if b.Name != nil {
		f.Name = *b.Name
	}
	if b.Open != nil {
		f.Open = *b.Open
	}
	if b.Chat != nil {
		f.Chat = *b.Chat
	}
	if b.Seats != nil {
		f.Size = *b.Seats
	}
	if b.Game != nil {
		f.Game, f.Rules = *b.Game, ""
	}
	if b.Rules != nil {
		f.Rules = *b.Rules
	}
	if r.taken() > f.Size {
		return no(wire.Taken)
	}
	var err error
	if f.Game, f.Rules, err = rulesOf(f.Game, f.Rules); err != nil {
		return because(wire.BadMessage, err)
	}
	if f.Open {
		f.Chat = wire.ChatPhrases
	}
	r.note(&f)
	return r.done()
}

// rulesOf is a game and its rules in their short text form. The error says what in them is none.
func rulesOf(game, text string) (name, rules string, err error) {
	book, err := games.Named(game)
	if err != nil {
		return "", "", err
	}
	by, err := games.Rules(game, text)
	if err != nil {
		return "", "", err
	}
	return book.Name(), by.String(), nil
}

// setBot puts a bot on a chair, or takes the one there away; in a match it may be put on that of somebody who is gone.
func (r hosting) setBot(b *wire.SetBot) wire.Body {
	if b.Seat >= len(r.chairs) {
		return no(wire.BadMessage)
	}
	if r.phase == wire.Waiting && r.promise != nil {
		return no(wire.NotNow)
	}
	c := &r.chairs[b.Seat]
	if b.Level == "" && b.Guest == "" {
		if r.phase != wire.Waiting || c.bot == nil {
			return no(wire.NotNow)
		}
		r.note(&journal.Stood{Chair: b.Seat})
		return r.done()
	}
	bot, ok := r.cfg.Bots.Bot(r.game, b.Level, b.Guest)
	switch {
	case !ok:
		return because(wire.BadMessage, errors.New("the house has no bot of this name"))
	case c.uid != "" && (r.phase != wire.Playing || r.presence.here(c.uid)):
		return no(wire.Taken)
	case r.phase == wire.Waiting:
		bot.Name = r.unlikeOthers(bot.Name, b.Seat)
	case r.phase == wire.Playing && c.uid != "" && !r.table.hands()[b.Seat].Out:
		bot.Name = r.setup.Seats[b.Seat]
	default:
		return no(wire.NotNow)
	}
	r.note(&journal.Sat{Chair: b.Seat, Bot: &bot})
	if r.phase == wire.Playing {
		r.table.leave(engine.Seat(b.Seat))
	}
	return r.done()
}

// unlikeOthers is a bot's name that no other chair's bot has.
func (r hosting) unlikeOthers(name string, at int) string {
	for n := 1; ; n++ {
		try := name
		if n > 1 {
			try += " " + strconv.Itoa(n)
		}
		used := false
		for i := range r.chairs {
			used = used || i != at && r.chairs[i].bot != nil && r.chairs[i].bot.Name == try
		}
		if !used {
			return try
		}
	}
}

// kick puts somebody out for good.
func (r hosting) kick(host, uid wire.UID) wire.Body {
	if uid == host || r.member(uid) == nil {
		return no(wire.NotNow)
	}
	r.leave(uid, wire.LeftKicked)
	r.tell(uid, 0, &wire.Left{Why: wire.LeftKicked})
	return r.done()
}

// handOn makes somebody else the host, who has to be here.
func (r hosting) handOn(uid wire.UID) wire.Body {
	if r.member(uid) == nil || !r.presence.here(uid) || r.deal == wire.DealPlayer {
		return no(wire.NotNow)
	}
	if uid != r.host {
		r.note(&journal.Hosted{UID: uid})
	}
	return r.done()
}
