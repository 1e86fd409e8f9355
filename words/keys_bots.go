package words

// Keys of programs that sit at the table, and of the keys and pads of people who share a screen, with their placeholders.
const (
	ExecNotStarted Key = "exec.not_started" // {name}
	ExecOut        Key = "exec.out"         // {name}
	ExecHouse      Key = "exec.house"       // {why}
	ExecNotTrusted Key = "exec.not_trusted"
	ExecTitle      Key = "exec.title" // {name}
	ExecHelp       Key = "exec.help"
	ExecMissing    Key = "exec.missing" // {name}
	ExecCannot     Key = "exec.cannot"  // {why}
	ExecName       Key = "exec.name"    // {name} {command}
	ExecUnnamed    Key = "exec.unnamed"
	SetupProgram   Key = "setup.program"

	OwnKeyCatch  Key = "own_key.catch" // {keys}
	OwnKeyCap    Key = "own_key.cap"   // {key}
	OwnKeysTitle Key = "own_keys.title"
	OwnKeysOne   Key = "own_keys.one" // {name} {key}
	OwnKeysJump  Key = "own_keys.jump"
	OwnKeysPads  Key = "own_keys.pads" // {catch} {call} {jump}
)
