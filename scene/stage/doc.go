// Package stage is what every screen stands on: the window, one scene and the modals above it, the nodes among which the keys
// move, messages, speech, the settings, what is kept, the language, the theme, what keys are called and how the window is held.
//
// It knows none of the house's screens. What it wants of one it asks by a small interface that a scene, a modal or a node may
// have: SayAnew, Mood, ToastRoom, Speak, FocusNodes, GoesOn, KeepsPrograms, OwnPads, FocusLost, PadLost, Pauses; and it is told
// by Routes where the first screen is and who takes a file in.
//
//	Stage     stage.go      one scene and the modals above it; tick.go and frame.go run it, anew.go says everything anew
//	Window    window.go     its size, title and cursor; hold.go how it is held, fullscreen.go fills the screen
//	Speech    speech.go     what is said aloud: lines, and what the keys come to
//	Toasts    toast*.go     messages, and where they have room beside a modal
//	Tongue    language*.go  which language is spoken, one a page fetches too
//	Looks     look*.go      theme, cards, contrast and text as the player wants them, and loading the pictures; theme.go fetches one
//	Settings  settings*.go  what the player has chosen: kept by settings_store.go; what of it could not be read is told
//	Kept      saves*.go     matches, records, statistics and progress in the player's store, and troubles with them
//	Keys      key_name.go   what a key or a button is called and how it is drawn; prompt.go a line in which one is named
//	Log       note.go       what is sent along when something has gone wrong; report_folder.go shows where
//	files     files.go      what is dropped or chosen, and what is saved for the player
//	programs  programs.go   of others, which are ended
//	Node      node.go       a part with a place, and the focus among several; press.go follows a pointer on one; reach.go a finger
//	Dialog    dialog.go     what every modal is made of
package stage
