package words

// Keys of the statistics, with their placeholders.
const (
	StatisticsTitle   Key = "statistics.title"
	StatisticsBack    Key = "statistics.back"
	StatisticsCount   Key = "statistics.count" // {n}
	StatisticsEmpty   Key = "statistics.empty"
	StatisticsInvite  Key = "statistics.invite"
	StatisticsApart   Key = "statistics.apart"
	StatisticsNone    Key = "statistics.none"
	StatisticsExport  Key = "statistics.export"
	StatisticsSaved   Key = "statistics.saved"
	StatisticsUnsaved Key = "statistics.unsaved"
	StatisticsReset   Key = "statistics.reset"
	StatisticsAsk     Key = "statistics.ask"
	StatisticsAskLine Key = "statistics.ask_line" // {n}
	StatisticsGone    Key = "statistics.gone"

	StatisticsWho        Key = "statistics.who"
	StatisticsEverybody  Key = "statistics.everybody"
	StatisticsRules      Key = "statistics.rules"
	StatisticsAllRules   Key = "statistics.all_rules"
	StatisticsOwnRules   Key = "statistics.own_rules" // {preset} {n}
	StatisticsSeats      Key = "statistics.seats"
	StatisticsAllSeats   Key = "statistics.all_seats"
	StatisticsSeatsOf    Key = "statistics.seats_of" // {n}
	StatisticsAgainst    Key = "statistics.against"
	StatisticsAllAgainst Key = "statistics.all_against"
	StatisticsWhere      Key = "statistics.where"
	StatisticsHere       Key = "statistics.here"
	StatisticsRooms      Key = "statistics.rooms"

	StatisticsWon       Key = "statistics.won"
	StatisticsWonOf     Key = "statistics.won_of"     // {n} {of}
	StatisticsMatches   Key = "statistics.matches"    // {n} {of}
	StatisticsLast      Key = "statistics.last"       // {n}
	StatisticsLastWon   Key = "statistics.last_won"   // {n} {of}
	StatisticsRow       Key = "statistics.row"        // {n}
	StatisticsRowNow    Key = "statistics.row_now"    // {n}
	StatisticsBluffs    Key = "statistics.bluffs"     //
	StatisticsBluffsOf  Key = "statistics.bluffs_of"  // {n} {of}
	StatisticsThrough   Key = "statistics.through"    // {n}
	StatisticsCaught    Key = "statistics.caught"     // {n}
	StatisticsDoubts    Key = "statistics.doubts"     //
	StatisticsDoubtsOf  Key = "statistics.doubts_of"  // {n} {of}
	StatisticsRight     Key = "statistics.right"      // {n}
	StatisticsWrong     Key = "statistics.wrong"      // {n}
	StatisticsCalls     Key = "statistics.calls"      //
	StatisticsCatches   Key = "statistics.catches"    // {n}
	StatisticsCalled    Key = "statistics.called"     // {n}
	StatisticsMissed    Key = "statistics.missed"     // {n}
	StatisticsLeft      Key = "statistics.left"       //
	StatisticsLeftIn    Key = "statistics.left_in"    // {n}
	StatisticsLost      Key = "statistics.lost"       //
	StatisticsLostIn    Key = "statistics.lost_in"    // {n}
	StatisticsLostNone  Key = "statistics.lost_none"  //
	StatisticsNothing   Key = "statistics.nothing"    //
	StatisticsPercent   Key = "statistics.percent"    // {n}
	StatisticsTenths    Key = "statistics.tenths"     // {n} {tenth}
	StatisticsTenthsOf  Key = "statistics.tenths_of"  // {n} {tenth}
	StatisticsDamaged   Key = "statistics.damaged"    //
	StatisticsDamagedAs Key = "statistics.damaged_as" // {name} {aside}
	StatisticsForeign   Key = "statistics.foreign"
	StatisticsNewer     Key = "statistics.newer"
	StatisticsNewerLine Key = "statistics.newer_line" // {name}
	StatisticsUnwritten Key = "statistics.unwritten"
)
