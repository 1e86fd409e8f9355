package room

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
)

const (
	// StatisticsFile is the file with the statistics among the player's data.
	StatisticsFile = statisticsName

	// statisticsName is where statistics are kept. A newer version's are left alone, and this one's lie beside them then.
	statisticsName       = "statistics.lines"
	statisticsBesideName = "statistics.1.lines" // 1 is StatisticsVersion
)

// KeptPlayed is how many rounds statistics keep one by one; where there are a quarter more, the oldest are put together by
// name, rules, seats, opponents and month.
const KeptPlayed = 2000

// Statistics reads what has been counted. It is empty where nothing has been. What can't be read of it is left out: the text
// as it was is set aside then, and the Trouble says so, as for one that is none of ours or a newer version's.
func (s *Saves) Statistics() (Statistics, *Trouble) {
	st, _, _, word := s.statistics()
	return st, word
}

// statistics gives what has been counted, the name of the text that more is added to, and whether the text is there and
// whole.
func (s *Saves) statistics() (st Statistics, name string, there bool, word *Trouble) {
	name = statisticsName
	text, err := s.store.Read(name)
	var t *Trouble
	if err == nil {
		if st, t = ReadStatistics(text); t != nil && t.Kind == Newer {
			t.Name = name
			word, name = t, statisticsBesideName
			if text, err = s.store.Read(name); err == nil {
				st, t = ReadStatistics(text)
			}
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Statistics{}, name, false, word
	case err != nil:
		return Statistics{}, "", false, &Trouble{Kind: Unread, Name: name, Err: err}
	}
	if t == nil && st.torn == 0 {
		return st, name, bytes.HasSuffix(text, []byte{'\n'}), word
	}
	if t == nil {
		t = &Trouble{Kind: Damaged, Count: st.torn, Err: errors.New("some of its lines can't be read")}
	}
	t.Name = name
	if t.Kind == Newer { // beside a newer one: two newer versions have been here
		return Statistics{}, "", false, t
	}
	t = s.aside(t)
	if t.Aside == "" {
		return st, "", false, t // it lies where it lay: nothing is written over it
	}
	if len(st.lines) > 0 {
		if _, err := s.put(func() error { return s.store.Write(name, st.text()) }); err != nil {
			t.Err = errors.Join(t.Err, err)
			return st, name, false, t
		}
	}
	return st, name, len(st.lines) > 0, t
}

// Count adds the finished rounds of a match, or one of them alone, for each of the people at this screen, to the statistics. A round that is there
// is not counted again: it may be told as often as one likes, and after every later round. apart says that a round is not a
// seat's own, though it sat there: a bot stood in, or something was taken back; a match of which any round is apart is not
// counted as a match either. The Trouble is nil when all is well.
func (s *Saves) Count(h Head, rec engine.Record, people []engine.Seat, apart func(round int, s engine.Seat) bool, now time.Time) *Trouble {
	c, err := count(rec)
	if err != nil {
		return &Trouble{Kind: Unwritten, Name: "the statistics", Err: err}
	}
	rounds, first := c.rounds, rec.Setup.FirstRound()
	var all []Played
	var ids [][]string
	for _, seat := range people {
		whole := true
		for n := 1; n < first; n++ {
			whole = whole && !apart(n, seat)
		}
		for n := range rounds {
			t := rounds[n][seat]
			if apart(first+n, seat) {
				whole = false
				continue
			}
			if !whole {
				t.Matches, t.MatchWins = 0, 0
			}
			if t.Rounds == 0 && t.Matches == 0 {
				continue
			}
			ids = append(ids, RoundIDs(h, rec.Setup, first+n, seat))
			all = append(all, Played{ID: ids[len(ids)-1][0], At: now, Who: rec.Setup.Seats[seat], Game: unusual(rec.Setup.Game), Rules: rulesOf(rec.Setup),
				Seats: len(rec.Setup.Seats), Against: against(h, rec.Setup, seat), Online: h.Online != nil, Tally: t, Feats: c.feats[n][seat]})
		}
	}
	return s.addLines(func(st *Statistics) [][]byte {
		var lines [][]byte
		for i := range all {
			if _, counted := st.Counted(ids[i]); !counted {
				all[i].On, all[i].At = st.Device, st.when(now)
				if b, err := json.Marshal(&all[i]); err == nil {
					lines = append(lines, b)
				}
			}
		}
		return lines
	})
}

// AddReview adds what a look back at a round has found about one of the people: how many of their decisions were rated, and
// how much chance of winning was lost by them all together, 0 … 1 for each. Once a round and seat; one that has not been
// counted has no review.
func (s *Saves) AddReview(h Head, set engine.Setup, round int, seat engine.Seat, decisions int, lost float64) *Trouble {
	r := review{Decisions: decisions, Lost: lost}
	if err := r.check(); err != nil {
		return &Trouble{Kind: Unwritten, Name: "the statistics", Err: err}
	}
	return s.addLines(func(st *Statistics) [][]byte {
		p, counted := st.Counted(RoundIDs(h, set, round, seat))
		if _, reviewed := st.has(p.ID); !counted || reviewed {
			return nil
		}
		r.ID = p.ID
		b, err := json.Marshal(r)
		if err != nil {
			return nil
		}
		return [][]byte{b}
	})
}

// addLines adds what is not there yet. The store is read anew, and lines are put at its end, so that two windows which count
// lose nothing of each other's.
func (s *Saves) addLines(what func(*Statistics) [][]byte) *Trouble {
	st, name, there, word := s.statistics()
	if name == "" {
		return word
	}
	lines := what(&st)
	if len(lines) == 0 {
		return word
	}
	more := append(bytes.Join(lines, []byte{'\n'}), '\n')
	gone, err := s.put(func() error {
		if there {
			return s.store.Append(name, more)
		}
		return s.store.Write(name, append(st.text(), more...))
	})
	if t := told(name, gone, err); t != nil {
		return t
	}
	if len(st.Played)+len(lines) > KeptPlayed+KeptPlayed/4 {
		s.fold(name)
	}
	return word
}

// fold puts the oldest rounds together. It is done by the window that has the running match, and not where the text has been
// lengthened meanwhile: there is another time for it.
func (s *Saves) fold(name string) {
	before, err := s.store.Read(name)
	if err != nil || s.claim.State() != Held {
		return
	}
	st, t := ReadStatistics(before)
	if t != nil || st.torn > 0 {
		return
	}
	st.fold(KeptPlayed)
	if now, err := s.store.Read(name); err == nil && bytes.Equal(now, before) {
		_ = s.store.Write(name, st.text()) // what could not be written is as it was
	}
}

// monthOf is the month in which something was counted, by the calendar it was counted by; nothing where that is not known.
func monthOf(at time.Time) time.Time {
	if at.IsZero() {
		return time.Time{}
	}
	return time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// fold leaves so many of the newest rounds one by one. Of the others what is the same for all of a kind and a month is kept: ratings
// follow from that too.
func (s *Statistics) fold(keep int) {
	single := 0
	for i := range s.Played {
		if s.Played[i].ID != "" {
			single++
		}
	}
	gone := map[string]bool{}
	var groups []Played
	row := map[int]int{}
	oldest := slices.Clone(s.Played)
	slices.SortStableFunc(oldest, func(a, b Played) int {
		if a.ID == "" || b.ID == "" { // what has been put together comes first
			return cmp.Compare(min(1, len(a.ID)), min(1, len(b.ID)))
		}
		return a.counted().compare(b.counted())
	})
	for _, p := range oldest {
		if p.ID != "" && single <= keep {
			continue
		}
		alike := func(g Played) bool {
			return g.Who == p.Who && g.Game == p.Game && g.Rules == p.Rules && g.Seats == p.Seats && g.Online == p.Online && g.On == p.On && slices.Equal(g.Against, p.Against)
		}
		kind := slices.IndexFunc(groups, alike) // the first of that kind has its row
		at := slices.IndexFunc(groups, func(g Played) bool { return alike(g) && g.At.Equal(monthOf(p.At)) })
		if at < 0 {
			at = len(groups)
			groups = append(groups, Played{At: monthOf(p.At), Who: p.Who, Game: p.Game, Rules: p.Rules, Seats: p.Seats, Against: p.Against, Online: p.Online, On: p.On})
		}
		if kind < 0 {
			kind = at
		}
		g := &groups[at]
		g.Add(p.Tally)
		for name, n := range p.Feats {
			g.Feats.did(name, n)
		}
		g.Streak = max(g.Streak, p.Streak)
		if p.ID == "" {
			continue
		}
		gone[p.ID] = true
		single--
		if p.On != "" {
			s.noteFolded(p.counted())
		}
		if row[kind]++; p.Wins == 0 {
			row[kind] = 0
		}
		g.Streak = max(g.Streak, row[kind])
	}
	var lines []statisticsLine
	for i := range groups {
		if b, err := json.Marshal(&groups[i]); err == nil {
			lines = append(lines, statisticsLine{raw: b, played: true})
		}
	}
	for _, l := range s.lines {
		if !gone[l.id] && !(l.played && l.id == "") {
			lines = append(lines, l)
		}
	}
	s.lines = lines
	if st, t := ReadStatistics(s.text()); t == nil {
		*s = st
	}
}

// ForgetStatistics begins anew. A newer version's statistics stay.
func (s *Saves) ForgetStatistics() *Trouble {
	_, name, _, word := s.statistics()
	if name == "" {
		return word
	}
	if err := s.store.Remove(name); err != nil {
		return &Trouble{Kind: Unwritten, Name: name, Err: err}
	}
	return nil
}

// unusual is the name of a game as statistics keep it: nothing for the usual one.
func unusual(game string) string {
	if game == games.All()[0].Name() {
		return ""
	}
	return game
}

// rulesOf is the rule set in its shortest text, so that the same rules are the same text.
func rulesOf(set engine.Setup) string {
	if g, err := NewGame(set); err == nil {
		return g.Setup().Rules
	}
	return set.Rules
}

// against are who sat on the other side's seats.
func against(h Head, set engine.Setup, seat engine.Seat) []string {
	mine := partnerOf(set, seat)
	var all []string
	for i := range set.Seats {
		if s := engine.Seat(i); s != seat && s != mine {
			who := "?"
			if i < len(h.Chairs) {
				who = h.Chairs[i]
			}
			all = append(all, who)
		}
	}
	return all
}
