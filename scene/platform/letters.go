package platform

// Typed is what has come of typing: letters to be put in where the caret is, or, where the system edits the text itself
// (EditsItself), all that stands there now.
type Typed struct {
	Text      string
	Caret     int    // byte of Text; of a whole text only
	Composing string // what an input method has not handed over yet; of letters only
}
