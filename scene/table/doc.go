// Package table is the scene of a round: the felt, whoever sits there, and everything a player does at it.
//
// Contract: it believes what a Snapshot says and holds no rule and no hidden card. A wish goes to a room.Desk as a command, and what
// came of it comes back as snapshots, which anim.Queue turns into poses. It knows the questions (scene/ask), the page of the rules,
// who may sit at a table, and no other screen: it is led to those by Routes, which the wiring fills, and never imports them.
// desk_open.go alone sets a table of this program's own.
//
//	Table      table.go       follows the queue and owns the parts, each of which is told what it needs; tick.go, draw.go, round.go,
//	                          doors.go; view.go is what all parts look at, chair.go what the player may do and the one wish that waits
//	Options    table.go       which table is set and who sits there; head.go: of a save, and for one; quick.go a table behind the title
//	Leader     leader.go      who leads a table, a lesson, a puzzle, the deal of the day, and what they may do with it
//	screening  screening.go   what a record does with the table it is shown on
//	Routes     routes.go      the ways to other screens; past.go: what a look back may know; result_data.go: what a result shows
//	the picture               felt*.go, plates*.go, deck*.go, cries*.go, eyes.go; hud*.go are its buttons, hand*.go the player's cards,
//	                          hand_only.go a phone with nothing else, deeds.go what seats did, for a big screen;
//	                          bubble.go why not, clock.go the time, hearing.go who still thinks; art.go, labels.go, facts.go: found or written once, so that
//	                          drawing allocates nothing
//	a press                   from tick.go to fingers.go (a pointer) or controls*.go (a key, a button), which say what is meant; moves.go
//	                          makes one command of it, asking for what is missing, and chair.go puts it on the chair; calls.go, jump.go
//	questions                 moves.go opens them, asker.go is what they know, besides.go what stays in force beside one
//	the bluff                 verdict.go: who doubts whom, the verdict and the hand that proves it; verdict_row.go: the cards of a claim
//	                          that turn one by one, verdict_reveal.go what stands over them, verdict_parties.go the two it is about,
//	                          verdict_sweep.go the pile on its way; doubters.go: who lets a claim pass, and the keys of several people; teller.go tells a bluffer that it worked
//	what lies open            played_panel.go, log_panel.go; log.go keeps what teller.go has told
//	people                    people.go: who they are; sharing.go: who is shown what; curtain.go: the modal between them; own_keys.go: a key
//	                          for each; peek.go: a hand face down; stand_ins.go: bots in people's places; undos.go: taking back
//	guests                    guest_lines.go lets a character speak of what everybody has seen; guest_mute.go silences one
//	advice                    hint.go asks for it, hint_draw.go shows it
//	saves                     saving.go saves a match as it is played, resume.go takes one up
//	programs                  programs.go: what sits on a chair from outside
//	inside.go                 what tests of whole screens look at; no game is built with it
package table
