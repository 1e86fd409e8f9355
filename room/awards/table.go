package awards

import "slices"

// Award is an achievement.
type Award struct {
	Name  string // for good; its title and its sentence in words are award.NAME and award.NAME.how
	Of    int    // how many are asked for, at least 1
	Opens Look   // what comes with it
	count count
}

// All are the thirty, in the order they are shown.
func All() []Award { return slices.Clone(table[:]) }

// Named is the award of that name.
func Named(name string) (Award, bool) {
	for _, a := range table {
		if a.Name == name {
			return a, true
		}
	}
	return Award{}, false
}

// table: beside each stands the skill it takes.
var table = [...]Award{
	{"poker", 5, Look{Costume, "shades"}, feats("through")},             // when a lie will be believed
	{"butter", 60, Look{Back, "eyes"}, feats("through")},                // the same, over many evenings
	{"lamp", 10, Look{Cloth, "pine"}, deeds("right")},                   // reading from play who lies
	{"inspector", 50, Look{Costume, "detective"}, deeds("right")},       // the same, and against those who know one
	{"hattrick", 1, Look{Costume, "tophat"}, feats("hattrick")},         // doubting only where it is right
	{"evidence", 3, Look{Back, "prints"}, feats("evidence")},            // counting one's own cards against a claim
	{"trusted", 5, Look{}, feats("trusted")},                            // telling when a draw four is true
	{"framed", 5, Look{}, feats("framed")},                              // being true when nobody believes it
	{"manners", 10, Look{Costume, "bowtie"}, rowOf("called", "forgot")}, // attention, round after round
	{"cough", 10, Look{}, deeds("catches")},                             // attention to everybody else
	{"comeback", 1, Look{Back, "waves"}, feats("comeback")},             // playing a hand down that others give up
	{"plain", 5, Look{Cloth, "coal"}, feats("plain")},                   // managing colours with nothing that always fits
	{"tower", 1, Look{Back, "bricks"}, feats("tall")},                   // keeping the card that passes a stack on
	{"trade", 3, Look{}, feats("trade")},                                // keeping a swap for the right moment and neighbour
	{"queue", 10, Look{}, feats("jump")},                                // being quick
	{"halo", 1, Look{Costume, "halo"}, feats("honest")},                 // ordering a hand so that each claim can be true
	{"pants", 1, Look{Cloth, "wine"}, feats("brazen")},                  // lying where nobody can count
	{"parcel", 3, Look{}, feats("heavy")},                               // waiting with a doubt until it hurts
	{"bait", 3, Look{Cloth, "ocean"}, feats("trap")},                    // looking like a liar
	{"row", 5, Look{Costume, "crown"}, winsInARow},                      // playing well each time
	{"regular", 25, Look{Back, "stars"}, wins},                          // winning, again and again
	{"furniture", 150, Look{Cloth, "cocoa"}, wins},                      // the same for good
	{"breath", 3, Look{}, matches},                                      // being ahead over many rounds, where luck evens out
	{"faces", 5, Look{}, winsOfTheSecondGame},                           // playing two games well
	{"exchange", 6, Look{Cloth, "slate"}, rulesWonUnder},                // seeing what other rules change
	{"pet", 12, Look{}, lessons},                                        // knowing the rules of both games
	{"gym", 20, Look{Back, "maze"}, puzzles},                            // finding the one best play
	{"bread", 3, Look{}, daysWon},                                       // the same cards as everybody, played better
	{"odd", 2, Look{Costume, "party"}, weeksWon},                        // finding out what rules that nobody plays are good for
	{"mirror", 1, Look{}, faultless},                                    // choosing well ten times and more
}
