// Package stage is what every screen stands on: the window, one scene and the modals above it, the nodes among which the keys
// move, messages, speech, the settings, what is kept, the language, the theme, what keys are called and how the window is held.
//
// It knows none of the house's screens. What it wants of one it asks by a small interface that a scene, a modal or a node may
// have: SayAnew, Mood, ToastRoom, Speak, FocusNodes, GoesOn, KeepsPrograms, OwnPads, FocusLost, PadLost, Pauses; and it is told
// by Routes where the first screen is and who takes a file in.
//
//	Stage     stage.go      who owns what: each noun below has an accessor of its name; tick.go runs it, anew.go says all anew
//	stack     stack.go      one scene and the modals above it
//	Frame     frame.go      the picture of what stands, and when it is painted
//	Window    window.go     its size, title and cursor; hold.go how it is held, fullscreen.go fills the screen
//	Devices   devices.go    what the player plays with, and what came of it in this tick
//	Speech    speech.go     what is said aloud: lines, and what the keys come to
//	Toasts    toast*.go     messages, and where they have room beside a modal
//	Tongue    language*.go  which language is spoken, one a page fetches too
//	Looks     look*.go      theme, cards, contrast and text as the player wants them, and loading the pictures; theme.go fetches one
//	Settings  settings*.go  what the player has chosen: kept by settings_store.go, when by settings_keep.go; what could not be read
//	                        is told
//	Kept      saves*.go     matches, records, statistics and progress in the player's store, and troubles with them
//	Keys      key_name.go   what a key or a button is called and how it is drawn; prompt.go a line in which one is named
//	Log       note.go       what is sent along when something has gone wrong
//	Files     files.go      what is dropped or chosen, and what is saved for the player; report_folder.go shows where
//	Programs  programs.go   of others, which are ended
//	Chance    chance.go     cosmetic chance, and the seed of the next game
//	Way       way.go        how a package above is led to a screen it need not know
//	Node      node.go       a part with a place, and the focus among several; press.go follows a pointer on one; reach.go a finger
//	Dialog    dialog.go     what every modal is made of
package stage
