package words

// englishLoader: the page before the game runs, around it, and after it has ended.
func englishLoader() map[Key]string {
	return map[Key]string{
		LoaderLoading:  "Loading",
		LoaderPercent:  "Loading {n} %",
		LoaderStarting: "Starting",
		LoaderProgress: "Loading the game",
		LoaderClick:    "Click to start",
		LoaderTap:      "Tap to start",
		LoaderPicture:  "A moving picture: a Wild Draw Four is played, challenged, and found to be a bluff.",
		LoaderStill:    "Stop the picture",
		LoaderMove:     "Play the picture",
		LoaderScripts:  "Fourtell is a program that runs in your browser, and scripts are switched off here. Allow scripts for this page and reload it.",

		LoaderOutside: "Outside the game",
		LoaderBack:    "Back to the game",
		LoaderFull:    "Full screen",
		LoaderLeft:    "You have left the game. Back to the game is a button.",

		LoaderAgain:  "Start again",
		LoaderRetry:  "Try again",
		LoaderDetail: "What the browser said",
		LoaderKept:   "Your match is kept: after the start, the title takes it up again.",

		LoaderStopped: "The game has stopped unexpectedly.",
		LoaderEnded:   "The game has ended.",
		LoaderAsked:   "The address asks for something the game cannot do: {what}.",
		LoaderFile:    "This page has to come from a web server; opened as a file, a browser will not let it load the game. Any web server will do; in the project's folder “make web” starts one.",
		LoaderWasm:    "This browser has no WebAssembly, and Fourtell runs on it. A current Firefox, Chrome, Edge or Safari has it.",
		LoaderWebGL:   "This browser offers no WebGL 2, and Fourtell draws with it. Switch on hardware acceleration in the browser's settings, or use another browser.",
		LoaderSilent:  "The game could not be fetched: no answer from the server. Check the connection and try again.",
		LoaderRefused: "The game could not be fetched: the server answered {status} for {name}.",
		LoaderBroke:   "The game could not be fetched: the connection broke off. Try again.",
		LoaderDamaged: "The game arrived damaged, or this browser is too old for it. Try again; if that does not help, update the browser.",
		LoaderMissing: "A part of the page is missing: {name} did not arrive. Try again.",
		LoaderLate:    "The page is taking long to arrive. If this stays, try again.",
		LoaderStalled: "Nothing has come from the server for 15 seconds. When it does, the game goes on by itself; or try again.",
		LoaderPolicy:  "This site's policy forbids WebAssembly, and Fourtell runs on it. Whoever runs the site can allow it: script-src in its Content-Security-Policy wants 'wasm-unsafe-eval'.",
		LoaderLost:    "The graphics card was taken away from the page, and with it the picture.",

		LoaderInstall: "Install Fourtell",
	}
}
