package main

import (
	"errors"
	"fmt"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room/dated"
	"fourtell/words"
)

// dated makes of --daily, --weekly and --date what the other flags say of another game. Nothing of it counts: a first try is the window's.
func (o *playFlags) dated(now time.Time) error {
	name, flag := o.date, "date"
	switch {
	case o.daily && o.weekly, (o.daily || o.weekly) && o.date != "":
		return errors.New("--daily, --weekly and --date each name a deal: give one of them")
	case o.daily:
		name, flag = dated.DayOf(now), "daily"
	case o.weekly:
		name, flag = dated.WeekOf(now), "weekly"
	case !o.given["date"]:
		return nil
	}
	d, ok := dated.Of(name)
	if !ok {
		return fmt.Errorf("--date: %s is no day and no week; they look like 2026-11-28 and 2026-W48", engine.Quote(name))
	}
	if !dated.Begun(name, now) {
		return fmt.Errorf("--date: %s has not begun", name)
	}
	for _, other := range []string{"game", "seats", "rules", "seed", "match", "resume", "characters", "join"} {
		if o.given[other] {
			return fmt.Errorf("--%s: the deal of --%s has its own", other, flag)
		}
	}
	o.deal, o.game, o.rules, o.seed, o.given["seed"] = &d, d.Game, d.Rules, d.Seed, true
	o.given["rules"], o.seats = true, "You"
	for _, g := range d.Guests {
		if d.Levels {
			o.seats += "," + houseBot
		} else {
			o.seats += ",char:" + g
		}
	}
	return nil
}

// tellDeal says which deal it is, and of a week by what rules.
func (p *playing) tellDeal() {
	if p.deal == nil {
		return
	}
	if !p.deal.Weekly() {
		p.tell("%s %s", p.lang.Say(words.DailyTitle), p.deal.Name)
		return
	}
	name, line := words.Odd(&p.lang, p.deal.Odd)
	p.tell("%s %s: %s. %s", p.lang.Say(words.WeeklyTitle), p.deal.Name, name, line)
}

// tellDealt says how it came out, in the line to pass on.
func (p *playing) tellDealt(end engine.Snapshot) {
	if p.deal == nil {
		return
	}
	place, held, caught := dated.Came(&end, 0)
	args := []words.Arg{words.With("day", p.deal.Name), words.With("place", p.lang.Place(place)), words.Count("of", len(end.Hands)), words.Count("held", held), words.Count("caught", caught)}
	if !p.deal.Weekly() {
		p.say(words.DailyText, args...)
		return
	}
	key := words.DatedPoints
	if p.deal.Game != games.All()[0].Name() {
		key = words.DatedCards
	}
	name, _ := words.Odd(&p.lang, p.deal.Odd)
	p.say(words.WeeklyText, words.With("day", p.deal.Name), words.With("odd", name), words.With("result", p.lang.Say(key, args[1:4]...)))
}
