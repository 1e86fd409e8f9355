package words

// englishCarry: taking one's name to another device.
func englishCarry() map[Key]string {
	return map[Key]string{
		CarryTitle: "Take your name to another device",
		CarryHelp:  "Who has this line is you, in every house: copy it, and put it in here on the other device. Show it to nobody.",
		CarryTake:  "Be this person",
		CarryWrong: "This is no such line: copy the whole of it.",
		CarryTaken: "You are {name} here, too.",
	}
}
