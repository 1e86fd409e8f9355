package words

// Keys of achievements and of the looks that come with them, with their placeholders. Their names and sentences are award.NAME and
// award.NAME.how, a look is look.NAME (package awards has the names).
const (
	AwardsTitle      Key = "awards.title"       //
	AwardsCount      Key = "awards.count"       // {n} {of}
	AwardsOn         Key = "awards.on"          // {day}
	AwardsOpens      Key = "awards.opens"       // {look}
	AwardsEarned     Key = "awards.earned"      // {name}
	AwardsEarnedAlso Key = "awards.earned_also" // {name} {n}
	AwardsDamaged    Key = "awards.damaged"     //
	AwardsNewer      Key = "awards.newer"       //
	AwardsUnwritten  Key = "awards.unwritten"   //
	SettingBack      Key = "setting.back"       //
	SettingCloth     Key = "setting.cloth"      //
	SettingCostume   Key = "setting.costume"    //
	SettingAllLooks  Key = "setting.all_looks"  //
	LookUsual        Key = "look.usual"         //
	LookNone         Key = "look.none"          //
)

// Award is what an achievement is called.
func (l *Language) Award(name string) string { return l.Say(Key("award." + name)) }

// AwardHow is what it asks for, so many.
func (l *Language) AwardHow(name string, n int) string {
	return l.Say(Key("award."+name+".how"), Count("n", n))
}

// Look is what a look is called.
func (l *Language) Look(name string) string { return l.Say(Key("look." + name)) }
