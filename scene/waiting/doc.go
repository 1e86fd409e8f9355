// Package waiting is the room in which people wait for a match: who sits round the table and who watches, the code and the link by
// which friends come, the house rules, what is said, and the way to the table once the cards are dealt.
//
//	Waiting   waiting.go   the scene: what the house says goes in, what somebody wishes goes out
//	told      told.go      one's own line, and where the way leads
//	here      here.go      the room as it is shown, what is asked of the house, and a no that is told
//	chair     chair.go     a seat round the table; menus.go, menu_rules.go what a press offers
//	watchers  watchers.go  who watches
//	verbs     verbs.go     the buttons that the moment wants
//	panels    invite.go    the code to scan and the link; house_rules.go the rules; what is said is company.Chat
//	places    lay.go       where everything lies; draw.go draws it
//	Routes    routes.go    the ways on
//
// Contract: it believes what client.Place says and asks by the messages of online/wire; it is a client like any other. It knows no
// table and no lobby: Routes lead there. Time is ticks, and without a word from the house a still room draws nothing.
package waiting
