package gate

import "fourtell/online/wire"

// How much somebody may do in ten seconds that costs a house more than a frame: look for rooms by their code, open some, and be told
// a whole table or the whole list.
const (
	mostJoins  = 20
	mostMakes  = 4
	mostWholes = 20
)

// bucket is how much is left of so much in ten seconds; it fills as time passes. In ten-thousandths.
type bucket struct {
	left int64
	at   int64 // Unix ms
}

func full(most int64) bucket { return bucket{left: most * 10_000} }

// fill gives back what the time that has passed does.
func (b *bucket) fill(now, most int64) {
	if b.at > 0 {
		b.left = min(b.left+(now-b.at)*most, most*10_000)
	}
	b.at = now
}

// take takes one, where one is left.
func (b *bucket) take(now, most int64) bool {
	b.fill(now, most)
	if b.left < 10_000 {
		return false
	}
	b.left -= 10_000
	return true
}

// may says whether somebody may ask for that now.
func (p *person) may(now int64, b wire.Body) bool {
	switch b.(type) {
	case *wire.Say, *wire.Phrase, *wire.Emote:
		return p.chat.take(now, wire.MostChatPer10s)
	case *wire.Join:
		return p.joins.take(now, mostJoins)
	case *wire.Sync, *wire.Past, *wire.List, *wire.Sit, *wire.Stand:
		return p.wholes.take(now, mostWholes)
	case *wire.Create:
		return p.makes.take(now, mostMakes)
	}
	return true
}
