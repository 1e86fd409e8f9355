package engine

import (
	"fmt"
	"slices"
	"strconv"
)

// Setting is one switch set over a preset.
type Setting struct{ Name, Value string }

// Switch describes one switch: a choice among Values, or, where Values is empty, a number from Min to Max.
type Switch struct {
	Name    string
	Values  []string
	Min     int
	Max     int
	Default int16 // index into Values, or the number
	Step    int   // of a number: what a player changes it by; 0 is 1
	Least   int   // of a number whose Min stands apart, as "none": the smallest besides; 0: none is left out
}

// Steps are the values as text that a player goes through, in order, the present one among them.
func (s Switch) Steps(now string) []string {
	if len(s.Values) > 0 {
		return slices.Clone(s.Values)
	}
	all, from := []int{}, s.Min
	if s.Least > 0 {
		all, from = append(all, s.Min), s.Least
	}
	for v := from; v <= s.Max; v += max(1, s.Step) {
		all = append(all, v)
	}
	if v, err := strconv.Atoi(now); err == nil {
		if at, ok := slices.BinarySearch(all, v); !ok {
			all = slices.Insert(all, at, v)
		}
	}
	texts := make([]string, len(all))
	for i, v := range all {
		texts[i] = strconv.Itoa(v)
	}
	return texts
}

// Read is the value that is written so: the place of a choice in Values, or a number. The error is a *BadRules.
func (s Switch) Read(text string) (int16, error) {
	if len(s.Values) == 0 {
		n, err := s.number(text)
		return int16(n), err
	}
	n := slices.Index(s.Values, text)
	if n < 0 {
		return 0, &BadRules{Fault: FaultChoice, Name: s.Name, Value: text, Among: s.Values}
	}
	return int16(n), nil
}

// Text is how a value is written.
func (s Switch) Text(v int16) string {
	if len(s.Values) > 0 {
		return s.Values[v]
	}
	return strconv.Itoa(int(v))
}

// number reads the value of a switch that is a number; what may be none is written "off" too.
func (s Switch) number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if s.Least > 0 && (text == "off" || text == "false") {
		n, err = s.Min, nil
	}
	if err != nil || !s.Takes(n) {
		return 0, &BadRules{Fault: FaultNumber, Name: s.Name, Value: text, Span: s.span()}
	}
	return n, nil
}

// Takes says whether a number is one of the switch's.
func (s Switch) Takes(n int) bool { return n >= s.Min && n <= s.Max && (n == s.Min || n >= s.Least) }

// span is which numbers a switch takes: "1–15", "0, 10–300".
func (s Switch) span() string {
	if s.Least > s.Min+1 {
		return fmt.Sprintf("%d, %d–%d", s.Min, s.Least, s.Max)
	}
	return fmt.Sprintf("%d–%d", s.Min, s.Max)
}

// Plain says that the switch is just on or off.
func (s Switch) Plain() bool {
	return len(s.Values) == 2 && s.Values[0] == "off" && s.Values[1] == "on"
}

// SwitchOf finds a game's switch by its name.
func SwitchOf(book Rulebook, name string) (Switch, bool) {
	for _, s := range book.Switches() {
		if s.Name == name {
			return s, true
		}
	}
	return Switch{}, false
}
