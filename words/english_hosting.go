package words

// englishHosting: a table hosted in a window, on the local network.
func englishHosting() map[Key]string {
	return map[Key]string{
		HostTitle:     "A table of Fourtell",
		HostNoPage:    "This table is held by somebody's window of Fourtell. There is no page here to play on.",
		HostHow:       "Open Fourtell on your own machine, and give it the address of this page as the link.",
		HostNever:     "A page cannot host a table. Fourtell in a window of its own can.",
		HostNoNetwork: "This machine is in no network: nobody could come to the table.",
		HostTaken:     "The table finds no free port: another program has it.",
		HostRefused:   "The system does not let Fourtell host a table.",
		HostElsewhere: "This machine has no address {at}: no table can be hosted there.",
	}
}
