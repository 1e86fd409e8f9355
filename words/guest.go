package words

// GuestName is a character's name as a reader sees it; the character is named as the command line does, "theo".
func (l *Language) GuestName(who string) string { return l.Say(Key("guest." + who)) }

// GuestManner is how a character plays, in one line.
func (l *Language) GuestManner(who string) string { return l.Say(Key("guest." + who + ".manner")) }

// LevelName is a level of the house as a reader sees it, "Expert"; the level is named as the command line does.
func (l *Language) LevelName(level string) string { return l.Say(Key("level." + level)) }

// Moment is an occasion for a guest to say something.
type Moment string

// The moments. A guest speaks of what has just happened to it, or of what it has done, never of what it holds.
const (
	MomentGreets     Moment = "greets"
	MomentFour       Moment = "four"       // plays a Wild Draw Four
	MomentDoubted    Moment = "doubted"    // its draw four is challenged
	MomentBluffed    Moment = "bluffed"    // and was found a bluff
	MomentHonest     Moment = "honest"     // or proved honest
	MomentCatches    Moment = "catches"    // catches somebody who has not called
	MomentCaught     Moment = "caught"     // is caught
	MomentOne        Moment = "one"        // calls for its last card
	MomentSkipped    Moment = "skipped"    // loses its turn
	MomentWins       Moment = "wins"       // wins the round
	MomentLoses      Moment = "loses"      // loses it
	MomentWrongDoubt Moment = "wrongdoubt" // has challenged an honest four
)

// Moments are all of them.
func Moments() []Moment {
	return []Moment{MomentGreets, MomentFour, MomentDoubted, MomentBluffed, MomentHonest, MomentCatches, MomentCaught, MomentOne,
		MomentSkipped, MomentWins, MomentLoses, MomentWrongDoubt}
}

// GuestLine is what a character says at a moment; "" for somebody it does not know.
func (l *Language) GuestLine(who string, m Moment) string {
	return l.Say(Key("guest." + who + "." + string(m)))
}
