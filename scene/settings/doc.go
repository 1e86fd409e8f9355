// Package settings is the panel on which a player chooses how the game looks, sounds and is played, with the pages that lie
// behind it.
//
//	Panel        panel.go, rows.go, look.go      the settings in three groups; New makes the modal
//	keys         input_page.go, input_row.go, input_take.go   which key and button asks for what
//	report       report.go                       what is sent along when something has gone wrong: NewReport
//	terminal     terminal.go                     the door to the game in a terminal
//
// What is chosen is the stage's (stage.Settings), and counts at once. It knows the kit, no table and no other screen; whoever
// opens it from a table goes by stage.Routes.
package settings
