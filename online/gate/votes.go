package gate

import (
	"hash/fnv"
	"slices"
	"strconv"

	"fourtell/online/wire"
)

// mostVotes is how many tries at dated deals are counted from one address in a day: a full class, and far from enough to bend how the
// world has come out for whoever is somebody new at each try. The hall counts one for each who.
const mostVotes = 32

// mostAddresses is how many addresses are told apart in a day. Those that come after them share quarters, each of which counts as one
// address, so that nobody makes a house remember more: 9,216 of both with 32 numbers each are 3 MB at the most. Somebody honest who comes
// late on such a day is counted still, until who came with so many addresses has told four times the 10,000 tries that the hall counts of
// a deal.
const (
	mostAddresses = 8192
	quarters      = 1024
)

// dayMs is a day.
const dayMs = 24 * 3_600_000

// votes are the tries that have been counted today, by address. It is known again who has been counted, and not who that is.
type votes struct {
	day   int64
	of    map[string][]uint64 // by address, or by quarter
	alone int                 // addresses among them
}

// may says whether somebody's try is counted; "": from within the house's own program, or from where nobody is told apart. One that has
// been told before is told again.
func (v *votes) may(now int64, from string, uid wire.UID, deal string) bool {
	if from == "" {
		return true
	}
	if day := now / dayMs; day != v.day || v.of == nil {
		*v = votes{day: day, of: map[string][]uint64{}}
	}
	h := fnv.New64a()
	h.Write([]byte(uid))
	h.Write([]byte(deal))
	who := h.Sum64()
	from = v.known(from)
	switch all := v.of[from]; {
	case slices.Contains(all, who):
	case len(all) >= mostVotes:
		return false
	default:
		v.of[from] = append(all, who)
	}
	return true
}

// known is an address, or the quarter that it lies in where there are too many of them. No address is written as a quarter is.
func (v *votes) known(from string) string {
	if _, is := v.of[from]; is || v.alone < mostAddresses {
		if !is {
			v.alone++
		}
		return from
	}
	h := fnv.New32a()
	h.Write([]byte(from))
	return "quarter " + strconv.Itoa(int(h.Sum32()%quarters))
}

// hear is what the hall hears of a message: of a try that is not counted the question alone.
func (v *votes) hear(now int64, from string, uid wire.UID, m wire.Message) wire.Message {
	if d, is := m.Body.(*wire.Dated); is && d.Place > 0 && !v.may(now, from, uid, d.Deal) {
		m.Body = &wire.Dated{Deal: d.Deal}
	}
	return m
}
