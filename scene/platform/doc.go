// Package platform is what lies under the window: the system of a desktop, or the page of a browser. What differs between them
// differs here and nowhere else in scene: each concern is a file of that name, with a half for a page (_js) and one for a desktop
// (_other, _unix) beside it.
//
// Contract: it knows no stage, no picture and no sentence. Nothing here blocks but a clipboard, for a moment, and nothing is safe
// for concurrent use.
//
//	address   where the page lies
//	budget    how much thinking a tick has room for
//	letters   what is typed, by way of the system's input method
//	process   the processor time used
//	programs  programs from outside that play
//	sleeper   a window in which nothing happens sleeps
package platform
