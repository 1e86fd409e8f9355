package words

// Taking along what one has come to.
const (
	LuggageTitle     Key = "luggage.title"     // of the ways
	LuggageHelp      Key = "luggage.help"      // what is taken along
	LuggageRow       Key = "luggage.row"       // of the settings
	LuggageShow      Key = "luggage.show"      // its button
	LuggageSave      Key = "luggage.save"      // a way
	LuggageSaveNote  Key = "luggage.save_note" //
	LuggageOpen      Key = "luggage.open"      // a way
	LuggageOpenNote  Key = "luggage.open_note" //
	LuggageCodes     Key = "luggage.codes"     // a way, and the title over the codes
	LuggageCodesNote Key = "luggage.codes_note"
	LuggageNoPage    Key = "luggage.no_page"   // why there are no codes
	LuggageLarge     Key = "luggage.large"     // why there are no codes
	LuggageScan      Key = "luggage.scan"      // beside a code
	LuggageOf        Key = "luggage.of"        // {n} {of}
	LuggageBack      Key = "luggage.back"      // the code before
	LuggageNext      Key = "luggage.next"      // the code after
	LuggageSaved     Key = "luggage.saved"     //
	LuggageUnsaved   Key = "luggage.unsaved"   //
	LuggageNowhere   Key = "luggage.nowhere"   // nothing is kept here
	LuggageTaken     Key = "luggage.taken"     // put together
	LuggageNothing   Key = "luggage.nothing"   // it brought nothing new
	LuggageRounds    Key = "luggage.rounds"    // {n}
	LuggageLearned   Key = "luggage.learned"   // {n}
	LuggageDays      Key = "luggage.days"      // {n}
	LuggageAwards    Key = "luggage.awards"    // {n}
	LuggageTorn      Key = "luggage.torn"      // {n}
	LuggagePiece     Key = "luggage.piece"     // {have} {of}
	LuggageMissing   Key = "luggage.missing"   // {n}
	LuggageBadPiece  Key = "luggage.bad_piece" //
)
