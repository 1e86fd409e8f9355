package room

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"fourtell/engine"
)

// A player file is what somebody has come to on a device, to be put together with what they have come to on another: statistics, from
// which ratings follow, what was learned, puzzles and days, and achievements. It is the texts one below the other, each with its own
// first line. Settings stay: they are a device's. So does who one is in rooms: that is a secret.

// PlayerFileVersion is written into a player file; a newer one is refused.
const PlayerFileVersion = 1

// PlayerMark is what every player file begins with, whichever version wrote it.
const PlayerMark = "fourtell player "

// Taken says what a player file has brought that was not here.
type Taken struct {
	Rounds, Learned, Days, Awards int
	Torn                          int // lines of it that could not be read
}

// Any says that it brought something.
func (t Taken) Any() bool { return t.Rounds+t.Learned+t.Days+t.Awards > 0 }

// PlayerFile is all that is here to take along. Of fresh the device's name is made, where it has none yet (Device). The Trouble is nil
// when all is well.
func (s *Saves) PlayerFile(fresh uint64) ([]byte, *Trouble) {
	device := s.Device(fresh)
	st, word := s.changeStatistics(func(st Statistics) Statistics { return st.named(device) })
	if word != nil {
		return nil, word
	}
	p, word := s.Progress()
	if word != nil {
		return nil, word
	}
	e, word := s.Earned()
	if word != nil {
		return nil, word
	}
	learned, err := p.text()
	if err != nil {
		return nil, &Trouble{Kind: Unwritten, Name: progressName, Err: err}
	}
	return bytes.Join([][]byte{fmt.Appendf(nil, "%s%d\n", PlayerMark, PlayerFileVersion), st.text(), learned, e.Text()}, nil), nil
}

// changeStatistics writes them anew, unless another window has counted meanwhile: then it changes what that one has left.
func (s *Saves) changeStatistics(change func(Statistics) Statistics) (Statistics, *Trouble) {
	for range 8 { // a window counts once a round
		st, name, there, word := s.statistics()
		if name == "" {
			return st, word
		}
		var before []byte
		if there {
			var err error
			if before, err = s.store.Read(name); err != nil {
				return st, &Trouble{Kind: Unread, Name: name, Err: err}
			}
		}
		after := change(st)
		text := after.text()
		if bytes.Equal(text, before) {
			return after, word
		}
		if now, err := s.store.Read(name); there && (err != nil || !bytes.Equal(now, before)) {
			continue
		}
		gone, err := s.put(func() error { return s.store.Write(name, text) })
		if t := told(name, gone, err); t != nil && t.Kind == Unwritten {
			return st, t
		}
		return after, word
	}
	return Statistics{}, &Trouble{Kind: Unwritten, Name: statisticsName, Err: errors.New("another window is counting")}
}

// TakePlayerFile puts what another device has come to with what is here: nothing is lost and nothing counted twice, however often it is
// done. fresh is as PlayerFile has it. The Trouble is nil when all is well; where the file is none, a newer version's or broken off,
// nothing is taken.
func (s *Saves) TakePlayerFile(text []byte, fresh uint64) (Taken, *Trouble) {
	f, word := readPlayerFile(text)
	if word != nil {
		return Taken{}, word
	}
	taken := Taken{Torn: f.statistics.torn + f.progress.torn + f.earned.torn}
	device := s.Device(fresh)
	_, word = s.changeStatistics(func(st Statistics) Statistics {
		sum := MergeStatistics(st.named(device), f.statistics)
		taken.Rounds = max(0, sum.rounds()-st.rounds())
		return sum
	})
	if word != nil {
		return Taken{}, word
	}
	word = s.NoteProgress(func(p *Progress) {
		sum := MergeProgress(*p, f.progress)
		taken.Learned = len(sum.Lessons) + sum.solved() - len(p.Lessons) - p.solved()
		taken.Days = len(sum.Daily) + len(sum.Weekly) - len(p.Daily) - len(p.Weekly)
		*p = sum
	})
	if word != nil {
		return taken, word
	}
	e, name, word := s.earned()
	if name == "" || word != nil {
		return taken, word
	}
	sum := MergeEarned(e, f.earned)
	taken.Awards = len(sum.List) - len(e.List)
	return taken, s.writeEarned(name, &sum)
}

// rounds is how many have been counted.
func (s *Statistics) rounds() (n int) {
	for i := range s.Played {
		n += s.Played[i].Rounds
	}
	return n
}

// solved is how many puzzles have been.
func (p *Progress) solved() (n int) {
	for _, t := range p.Puzzles {
		if t.Solved {
			n++
		}
	}
	return n
}

// playerFile is a player file as it was read.
type playerFile struct {
	statistics Statistics
	progress   Progress
	earned     Earned
}

// readPlayerFile reads one. Lines that can't be read are left out.
func readPlayerFile(text []byte) (f playerFile, _ *Trouble) {
	text = engine.TrimMark(text)
	first, rest, whole := strings.Cut(string(text), "\n")
	if t := checkVersion(strings.TrimRight(first, "\r"), PlayerMark, PlayerFileVersion, whole); t != nil {
		return f, t
	}
	parts := map[string]string{}
	name := ""
	for line := range strings.Lines(rest) {
		if magic, isPart := partOf(line); isPart {
			name = magic
			if parts[name] != "" {
				return f, &Trouble{Kind: Damaged, Err: fmt.Errorf("it has %s twice", strings.TrimSpace(name))}
			}
		}
		parts[name] += line
	}
	var t *Trouble
	for _, magic := range []string{statisticsMagic, progressMagic, earnedMagic} {
		part := []byte(parts[magic])
		if len(part) == 0 {
			return f, &Trouble{Kind: Damaged, Err: fmt.Errorf("its part %q is missing", strings.TrimSpace(magic))}
		}
		switch magic {
		case statisticsMagic:
			if f.statistics, t = ReadStatistics(part); t == nil && f.statistics.Device == "" {
				t = &Trouble{Kind: Damaged, Err: errors.New("it does not say which device it is of")}
			}
		case progressMagic:
			f.progress, t = ReadProgress(part)
		case earnedMagic:
			f.earned, t = ReadEarned(part)
		}
		if t != nil {
			return f, t
		}
	}
	return f, nil
}

// partOf says whether a line is the first of one of the texts, whichever version wrote it, and of which.
func partOf(line string) (magic string, is bool) {
	for _, magic := range []string{statisticsMagic, progressMagic, earnedMagic} {
		if strings.HasPrefix(line, magic) {
			return magic, true
		}
	}
	return "", false
}
