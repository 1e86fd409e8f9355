package main

// What a page for man says beside the flags.

const windowAbout = `Fourtell is played by matching the colour, the number or the symbol of the card on the table, and whoever is rid of all cards
first wins. A Wild Draw Four may be a lie, and whoever it hits may challenge it. The second game at the same table is Bluff.

Others at the table are people round this screen, people elsewhere, or guests of the house that know no more than their seat may
know. Everything is done by mouse, finger, keys or gamepad; Esc opens the pause, where the keys can be looked up and changed.

What a flag says holds for this start; what is then changed in the game is remembered.`

func windowSections() []Section {
	return []Section{
		{"EXIT STATUS", []Term{{"0", "The window was closed, or help or the version was asked for."}, {"1", "The window cannot be opened, as where there is no display."}, {"2", "A flag is wrong; one sentence says which and why."}}},
		{"ENVIRONMENT", []Term{{"DISPLAY", "The X server the window opens at; under Wayland XWayland's."}, {"EBITENGINE_GRAPHICS_LIBRARY", "What draws: opengl, directx or metal; left out, the best there is."}}},
		{"FILES", []Term{
			{"~/.config/fourtell/settings.json", "The settings."},
			{"~/.local/share/fourtell/", "The match under way, replays, statistics, and the log of errors."},
			{"/usr/share/fourtell/web/", "The page, for browsers that come to a table hosted here."}}},
		{"EXAMPLES", []Term{
			{"fourtell -rules party -seats Ann,Bo,bot", "Ann and Bo share the screen with one bot, by the party's rules."},
			{"fourtell -host 0.0.0.0:8080", "Hosts a table for everybody in the house's network."},
			{"fourtell -replay round.txt", "Shows a record beat by beat."}}},
		{"SEE ALSO", []Term{{"", "fourtell-dealer(6), the same game in a terminal."}}},
	}
}

const dealerAbout = `The game without a window: it plays in a terminal or line by line over a pipe, serves the page and rooms for people anywhere,
lends its bots to other programs, and plays records and scenarios. Results go to standard output, messages to standard error.

Flags may begin with one dash or two, and stand before files or after them.`

func dealerSections() []Section {
	return []Section{
		{"EXIT STATUS", []Term{{"0", "All is done."}, {"1", "An expectation or a replay differs, or a bot failed."}, {"2", "Input that cannot be read, or a wrong flag; one sentence says which and why."}}},
		{"EXAMPLES", []Term{
			{"fourtell-dealer play --seats Ann,bot,bot", "Ann plays two bots in this terminal."},
			{"fourtell-dealer serve /usr/share/fourtell/web --addr 0.0.0.0:8080", "Serves the page and rooms to everybody who can reach this machine."},
			{"fourtell-dealer arena --seats level:master,heuristic --games 200", "Two bots play each other."}}},
		{"SEE ALSO", []Term{{"", "fourtell(6), the same game in a window."}}},
	}
}
