package words

// Keys of taking one's name to another device.
const (
	CarryTitle Key = "carry.title" //
	CarryHelp  Key = "carry.help"  //
	CarryTake  Key = "carry.take"  // the verb
	CarryWrong Key = "carry.wrong" // the line is none
	CarryTaken Key = "carry.taken" // {name}
)
