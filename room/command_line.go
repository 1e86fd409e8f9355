package room

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
)

// SplitCommand parts a program's command line at its spaces. What stands between two " or two ' is held together and loses
// them: exec:"My Bots/bot 1" --bold. A backslash is a letter like any other, since paths on Windows are full of them. The
// error says which quote is never closed; an empty line is no error and no word.
func SplitCommand(line string) ([]string, error) {
	var words []string
	var word strings.Builder
	open, begun := rune(0), false
	for _, r := range line {
		switch {
		case open != 0 && r == open:
			open = 0
		case open != 0:
			word.WriteRune(r)
		case r == '"' || r == '\'':
			open, begun = r, true
		case unicode.IsSpace(r):
			if begun {
				words = append(words, word.String())
				word.Reset()
				begun = false
			}
		default:
			word.WriteRune(r)
			begun = true
		}
	}
	if open != 0 {
		return nil, fmt.Errorf("the quote %c is never closed", open)
	}
	if begun {
		words = append(words, word.String())
	}
	return words, nil
}

// JoinCommand writes a command line that SplitCommand parts into the same words.
func JoinCommand(argv []string) string {
	words := make([]string, len(argv))
	for i, word := range argv {
		words[i] = word
		if word == "" || strings.ContainsFunc(word, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(`"',`, r) }) {
			words[i] = `"` + strings.ReplaceAll(word, `"`, `"'"'"`) + `"`
		}
	}
	return strings.Join(words, " ")
}

// SplitSeats parts a list of seats at its commas, but for those between the quotes of a program's command line: a person
// may be called O'Brien. The seats come as they stand, without the spaces round them.
func SplitSeats(list string) []string {
	var seats []string
	for {
		seat, rest, more := strings.Cut(list, ",")
		if strings.HasPrefix(strings.TrimSpace(list), ExecPrefix) {
			seat, rest, more = cutCommand(list)
		}
		seats = append(seats, strings.TrimSpace(seat))
		if !more {
			return seats
		}
		list = rest
	}
}

// cutCommand parts a list after the program that it begins with.
func cutCommand(list string) (command, rest string, more bool) {
	open := rune(0)
	for at, r := range list {
		switch {
		case open != 0:
			if r == open {
				open = 0
			}
		case r == '"' || r == '\'':
			open = r
		case r == ',':
			return list[:at], list[at+1:], true
		}
	}
	return list, "", false
}

// ParseProgram reads the seat of a program, as exec:./mybot --bold; is says that it is one. The error says what is wrong
// with its command line.
func ParseProgram(seat string) (argv []string, is bool, err error) {
	command, is := strings.CutPrefix(seat, ExecPrefix)
	if !is {
		return nil, false, nil
	}
	argv, err = SplitCommand(command)
	switch {
	case err != nil:
		return nil, true, fmt.Errorf("exec: %w", err)
	case len(argv) == 0 || argv[0] == "":
		return nil, true, errors.New("exec: needs a program, as in exec:./mybot")
	}
	return argv, true, nil
}
