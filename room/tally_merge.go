package room

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"
)

// Statistics of several devices are put together line by line: a round has the same id on whichever device it lies. Rounds that are no
// longer kept one by one have none. So each line says on which device it was counted, and each device up to where its rounds are put
// together: it does that with its oldest ones, always, so that of two texts the one that has gone further knows all that the other one
// does, and replaces it.

// folded says that the rounds a device counted up to that moment, and of that moment up to that id, are no longer kept one by one.
type folded struct {
	Device string    `json:"folded"`
	At     time.Time `json:"to"`
	ID     string    `json:"id"`
}

// compare is the order in which rounds are put together: by when they were counted, and of one moment the second round of a match before
// the tenth.
func (f folded) compare(o folded) int {
	return cmp.Or(f.At.Compare(o.At), cmp.Compare(len(f.ID), len(o.ID)), cmp.Compare(f.ID, o.ID))
}

func (p *Played) counted() folded { return folded{p.On, p.At, p.ID} }

// has says whether a round of that device is among them.
func (f folded) has(p *Played) bool { return p.ID != "" && f.compare(p.counted()) >= 0 }

// isDevice says whether something may be a device's name: 8 to 32 small letters and figures.
func isDevice(name string) bool {
	return len(name) >= 8 && len(name) <= 32 && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// when is when something is counted on this device now: after all that it has counted, wherever its clock has gone, or another device
// could have put together what would come before it.
func (s *Statistics) when(now time.Time) time.Time {
	last := s.folded[s.Device].At
	for i := range s.Played {
		if p := &s.Played[i]; p.ID != "" && p.On == s.Device && p.At.After(last) {
			last = p.At
		}
	}
	if s.Device == "" || now.After(last) {
		return now
	}
	return last.Add(time.Second)
}

// noteFolded keeps the furthest.
func (s *Statistics) noteFolded(f folded) {
	if old, ok := s.folded[f.Device]; ok && old.compare(f) >= 0 {
		return
	}
	s.folded = maps.Clone(s.folded) // a Statistics that was copied shares it
	if s.folded == nil {
		s.folded = map[string]folded{}
	}
	s.folded[f.Device] = f
}

// ownLines are the lines that say what this device is called and how far each has put rounds together.
func (s *Statistics) ownLines() (all [][]byte) {
	if s.Device != "" {
		all = append(all, []byte(`{"device":"`+s.Device+`"}`))
	}
	for _, device := range slices.Sorted(maps.Keys(s.folded)) {
		if b, err := json.Marshal(s.folded[device]); err == nil { // texts and a time: it always is
			all = append(all, b)
		}
	}
	return all
}

// named gives this device a name, where it has none, and says of every line that this one counted it.
func (s Statistics) named(device string) Statistics {
	if s.Device != "" {
		return s
	}
	first, together := folded{Device: device}, false
	for i, p := range s.Played {
		if p.ID != "" && (first.ID == "" || p.counted().compare(first) < 0) {
			first.At, first.ID = p.At, p.ID
		}
		together = together || p.ID == "" && s.Played[i].On == ""
	}
	s.lines = slices.Clone(s.lines)
	for i, l := range s.lines {
		if l.played && bytes.HasPrefix(l.raw, []byte("{")) && !bytes.Contains(l.raw, []byte(`"on":"`)) {
			s.lines[i].raw = slices.Concat([]byte(`{"on":"`+device+`",`), l.raw[1:])
		}
	}
	if together { // all of them are older than what is left
		if first.ID == "" {
			for _, p := range s.Played {
				if first.At.Before(p.At.AddDate(0, 1, 0)) {
					first.At = p.At.AddDate(0, 1, 0)
				}
			}
		}
		s.noteFolded(folded{device, first.At.Add(-1), ""})
	}
	s.Device = device
	return s.anew()
}

// anew is the same, read from its own text.
func (s Statistics) anew() Statistics {
	if again, t := ReadStatistics(s.text()); t == nil {
		return again
	}
	return s
}

// countedLine is a line with what it says of rounds, if it says that.
type countedLine struct {
	statisticsLine
	p Played
}

func (s *Statistics) countedLines() []countedLine {
	all := make([]countedLine, len(s.lines))
	n := 0
	for i, l := range s.lines {
		all[i].statisticsLine = l
		if l.played {
			all[i].p = s.Played[n]
			n++
		}
	}
	return all
}

// together are the lines of rounds that are no longer kept one by one, by device.
func (s *Statistics) together() map[string][]countedLine {
	all := map[string][]countedLine{}
	for _, l := range s.countedLines() {
		if l.played && l.id == "" {
			all[l.p.On] = append(all[l.p.On], l)
		}
	}
	return all
}

// textOfLines is what they say, in whatever order they lie.
func textOfLines(lines []countedLine) string {
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = string(l.raw)
	}
	slices.Sort(texts)
	return strings.Join(texts, "\n")
}

// MergeStatistics is what two devices have counted together: the same in whatever order they are put together and how often, but for
// the name of the device, which is a's. Both have one (named).
func MergeStatistics(a, b Statistics) Statistics {
	sum := Statistics{Device: a.Device}
	for _, s := range []*Statistics{&a, &b} {
		for _, f := range s.folded {
			sum.noteFolded(f)
		}
	}
	var together, singles, others []countedLine
	foldedA, foldedB := a.together(), b.together()
	for _, device := range slices.Sorted(maps.Keys(sum.folded)) {
		f := sum.folded[device]
		textA, textB := textOfLines(foldedA[device]), textOfLines(foldedB[device])
		switch { // who has come furthest; of two that have come as far one, and always the same
		case a.folded[device].compare(f) != 0 || b.folded[device].compare(f) == 0 && textA < textB:
			together = append(together, foldedB[device]...)
		default:
			together = append(together, foldedA[device]...)
		}
	}
	for _, s := range []*Statistics{&a, &b} {
		for _, l := range s.countedLines() {
			f, is := sum.folded[l.p.On]
			switch {
			case l.own || l.played && l.id == "":
			case !l.played:
				others = append(others, l)
			case !is || !f.has(&l.p):
				singles = append(singles, l)
			}
		}
	}
	byText := func(x, y countedLine) int { return bytes.Compare(x.raw, y.raw) }
	slices.SortFunc(together, func(x, y countedLine) int { return cmp.Or(x.p.At.Compare(y.p.At), byText(x, y)) })
	slices.SortFunc(singles, func(x, y countedLine) int { return cmp.Or(x.p.counted().compare(y.p.counted()), byText(x, y)) })
	there := map[string]bool{}
	singles = slices.DeleteFunc(singles, func(l countedLine) bool { // whoever counted it first
		twice := there[l.id]
		there[l.id] = true
		return twice
	})
	slices.SortFunc(others, func(x, y countedLine) int { return cmp.Or(cmp.Compare(x.id, y.id), byText(x, y)) })
	others = slices.CompactFunc(others, func(x, y countedLine) bool { return x.id == y.id && (x.id != "" || byText(x, y) == 0) })
	others = slices.DeleteFunc(others, func(l countedLine) bool { return l.id != "" && !there[l.id] }) // the review of a round that is gone
	for _, l := range slices.Concat(together, singles, others) {
		sum.lines = append(sum.lines, l.statisticsLine)
	}
	return sum.anew()
}
