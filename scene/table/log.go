package table

import (
	"fourtell/engine"
	"fourtell/scene/stage"
)

const marksFor = 4 * stage.TicksPerSecond

// tableLog keeps what has happened as sentences.
type tableLog struct {
	lines  []logLine
	marks  []engine.Card // lit up on the table
	marked int           // ticks they still are
}

type logLine struct {
	text  string
	seq   uint32 // of the beat it was told at
	seat  engine.Seat
	doubt bool          // of a bluff or a challenge
	cards []engine.Card // it is about, as far as they were seen
}

// all is what stands in it, and take puts what stood in another there.
func (l *tableLog) all() tableLog { return *l }

func (l *tableLog) take(other tableLog) { *l = other }

func (l *tableLog) clear() { l.lines, l.marks, l.marked = l.lines[:0], l.marks[:0], 0 }

func (l *tableLog) add(text string, seat engine.Seat) {
	l.lines = append(l.lines, logLine{text: text, seat: seat})
}

// at says at which beat the newest line was told.
func (l *tableLog) at(seq uint32) { l.lines[len(l.lines)-1].seq = seq }

// back forgets what was told after a beat.
func (l *tableLog) back(seq uint32) {
	kept := l.lines[:0]
	for _, line := range l.lines {
		if line.seq <= seq {
			kept = append(kept, line)
		}
	}
	l.lines = kept
	l.marks, l.marked = l.marks[:0], 0
}

// fade lets the marks go after a while.
func (l *tableLog) fade(s *stage.Stage) {
	if l.marked > 0 {
		if l.marked--; l.marked == 0 {
			l.marks = l.marks[:0]
			s.Redraw()
		}
	}
}
