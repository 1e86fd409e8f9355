package bluff

import (
	"strings"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// Pile is what lies on the table, in sentences: how many cards and how they were claimed, which rank is due, and when it ends by itself.
func Pile(l *words.Language, now *engine.Snapshot) []string {
	own := bluff.Of(now)
	pile := l.Say(words.ConsoleStack, words.Count("n", own.Pile))
	if len(own.Claims) > 0 {
		names := words.SeatNames(now)
		claims := make([]string, len(own.Claims))
		for i, c := range own.Claims {
			claims[i] = l.Say(words.ClaimBy, words.With("name", l.SeatName(c.Seat, names)), words.With("claim", l.Claim(c.Count, c.Rank)))
		}
		pile = words.Join(pile, l.Say(words.ConsoleStackOf, words.With("claims", strings.Join(claims, l.Say("list.comma")))))
	}
	all := []string{pile}
	if now.Over() {
		return all
	}
	if own.Due != engine.NoRank && own.Waiting == nil {
		all = append(all, l.Say(words.ConsoleDue, words.With("ranks", l.Ranks(own.Due))))
	}
	if own.TurnsLeft > 0 {
		all = append(all, l.Say(words.ConsoleTurnsLeft, words.Count("n", own.TurnsLeft)))
	}
	return all
}
