// Package kit is what screens are made of: buttons, sliders, switches, steppers, chips, lists and what scrolls them, fields and
// the search box, files that are chosen, and the confetti.
//
// It stands on the stage alone and knows no screen. A part is a stage.Node with a place in units; most take the focus.
//
//	Button    button.go, full_button.go, chip.go   what is pressed
//	controls  slider.go, switch.go, segments.go, stepper.go, pick.go   what is set: Slider, Switch, Segments, Stepper
//	Scroller  scroller.go, shelved.go              a list that is longer than its view; Shelved is a node of one
//	ListModal list.go                              a modal of lines to choose from
//	fields    line.go, field.go, entry.go, search.go, code.go   where letters are typed: Line is the text, TextField, the modal Entry, SearchBox, CodeField
//	the rest  files.go, invitation.go, confetti.go, text.go
package kit
