package setup

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

// drawnMarks are the pictures of the switches, a line each, as marks.txt tells.
//
//go:embed marks.txt
var drawnMarks string

// switchMark is the picture of a switch, by its name; nil for one that has none yet.
func switchMark(name string) mark {
	for line := range strings.Lines(drawnMarks) {
		if of, strokes, ok := strings.Cut(line, ":"); ok && of == name {
			m, err := readMark(strokes)
			if err != nil {
				return nil // a test reads every line
			}
			return m
		}
	}
	return nil
}

// backMark is the way back to a value: an arrow that turns round.
func backMark() mark { return switchMark("back") }

// readMark reads strokes with semicolons between.
func readMark(text string) (mark, error) {
	var m mark
	for part := range strings.SplitSeq(strings.TrimSpace(text), ";") {
		strokes, err := readStroke(strings.Fields(part))
		if err != nil {
			return nil, fmt.Errorf("%q: %w", strings.TrimSpace(part), err)
		}
		m = append(m, strokes...)
	}
	return m, nil
}

// readStroke reads what one part of a line draws: its kind, its numbers and, of a word, the word.
func readStroke(fields []string) (mark, error) {
	cut := len(fields) > 0 && fields[0] == "hole"
	if cut {
		fields = fields[1:]
	}
	if len(fields) == 0 {
		return nil, fmt.Errorf("no stroke")
	}
	kind, rest, word := fields[0], fields[1:], ""
	shape := map[string]struct {
		numbers int
		kind    strokeKind // of what is a stroke itself
	}{"disc": {3, strokeDisc}, "ring": {4, strokeRing}, "box": {5, strokeBox}, "frame": {6, strokeFrame}, "line": {5, strokeLine},
		"quad": {8, strokeQuad}, "word": {3, strokeWord}, "sheet": {numbers: 2}, "head": {numbers: 5}, "arc": {numbers: 6}}[kind]
	numbers := shape.numbers
	if kind == "word" && len(rest) == numbers+1 {
		rest, word = rest[:numbers], rest[numbers]
	}
	if numbers == 0 || len(rest) != numbers || (kind == "word") != (word != "") {
		return nil, fmt.Errorf("not a stroke with its numbers")
	}
	var a [8]float32
	for i, f := range rest {
		v, err := strconv.ParseFloat(f, 32)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", f)
		}
		a[i] = float32(v)
	}
	m := mark{{kind: shape.kind, at: a, word: word}}
	switch kind {
	case "sheet":
		m = mark{{kind: strokeBox, at: [8]float32{a[0] - 6.5, a[1] - 9.5, 13, 19, 3}}}
	case "head":
		m = mark{headAt(a[0], a[1], a[2], a[3], a[4])}
	case "arc":
		m = arcAt(a[0], a[1], a[2], a[3], a[4], a[5])
	}
	for i := range m {
		m[i].cut = cut
	}
	return m, nil
}
