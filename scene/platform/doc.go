// Package platform is what lies under the window: the system of a desktop, or the page of a browser. What differs between them
// differs here and nowhere else in scene: each concern is a file of that name, with a half for a page (_js) and one for a desktop
// (_other, _unix) beside it.
//
// Contract: it knows no stage, no picture and no sentence. Nothing here blocks but a clipboard, for a moment, and nothing is safe
// for concurrent use.
//
//	address    where the page lies
//	budget     how much thinking a tick has room for
//	clipboard  the system's, for texts
//	fetch      languages and pictures that lie beside the page
//	files      the player's files: kept, listed, chosen
//	folder     a folder shown in the desktop's own window
//	hosting    a house of rooms in this window, and tables nearby
//	letters    what is typed, by way of the system's input method
//	log        where it lies, how the last program ended, what draws
//	prefers    what the system says the player likes
//	process    the processor time used
//	programs   programs from outside that play
//	sleeper    a window in which nothing happens sleeps
//	unseen     a page of which nothing is seen goes on
//	voice      what a screen reader is told by a page
//	window     whether there is one, and whether it fills the screen
package platform
