// Package rules is the page that says how a table plays: every switch with what it stands on, a picture of it, and a search.
//
// New makes the modal of a table's rules, in their text form. It stands on the stage and the kit and knows no other screen.
package rules
