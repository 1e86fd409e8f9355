package guests

import (
	"strings"
	"unicode"

	"fourtell/room"
)

// ProgramMost is how many letters a program's command line may have.
const ProgramMost = 240

// ProgramOf is the command line of a chair on which a program sits, parted as the terminal does it; ok says that one does, though it may
// not be named yet.
func ProgramOf(who string) (argv []string, ok bool) {
	command, ok := strings.CutPrefix(who, room.ExecPrefix)
	if !ok || len(command) > 4*ProgramMost || strings.ContainsFunc(command, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return nil, ok
	}
	argv, _ = room.SplitCommand(command) // one that can't be read names nobody
	return argv, true
}
