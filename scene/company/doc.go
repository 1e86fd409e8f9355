// Package company is people elsewhere, as a screen of this program shows them: what they say, the faces they make, how they are
// reached, and who watches.
//
//	Talk   talk.go      what has been said in the room one is in, what else has happened there, and who is not listened to
//	Chat   chat.go      a panel of it, with what one can say: chat_draw.go draws it, chat_say.go are the ways to say something
//	told   told.go      what has happened at the table, in sentences, which the panel shows beside the talk
//	Faces  faces.go     whose picture somebody has
//	emotes emote.go     the faces that can be made
//	Mates  mates.go     a table's Company: plates.go how everybody is reached, corner.go and drawer.go the chat at the table, people.go
//	                    who sits and who watches, banner.go a word about the line, poster.go how others come, sight.go a
//	                    big screen or a hand alone, pause.go what can be done besides playing on
//	result result.go    what the end of a round shows, and what follows it
//	Book   book.go      what rounds leave behind: replays, and statistics of their own
//
// Contract: it believes what the house says (client.Place) and asks for what its person wishes; it knows no rule and no card. Who is
// muted is muted here alone.
package company
