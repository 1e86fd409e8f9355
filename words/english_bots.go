package words

// englishBots: programs on chairs, and a key for each of the people at one screen.
func englishBots() map[Key]string {
	return map[Key]string{
		ExecNotStarted: "The program of {name} cannot play",
		ExecOut:        "The program of {name} is out",
		ExecHouse:      "The house plays on ({why}).",
		ExecNotTrusted: "a record starts no programs",
		ExecTitle:      "A program for {name}",
		ExecHelp:       "Its command line, the parts set apart by spaces. It reads and writes lines of JSON.",
		ExecMissing:    "Name the program that plays {name}.",
		ExecCannot:     "It cannot be started: {why}",
		ExecName:       "The program of {name}: {command}",
		ExecUnnamed:    "Name a program …",
		SetupProgram:   "Program …",

		OwnKeyCatch:  "To catch: {keys}",
		OwnKeyCap:    "{key}: catch",
		OwnKeysTitle: "Catch or call, each with a key of your own",
		OwnKeysOne:   "{name} {key}",
		OwnKeysJump:  "With Shift: jump in with the very same card.",
		OwnKeysPads:  "Each pad is its own. Catch: {catch}; call: {call}; jump in: {jump}.",
	}
}
