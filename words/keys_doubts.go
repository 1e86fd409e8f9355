package words

// Keys of what is asked and told while a claim of cards may be doubted: how likely it is a lie, what either answer costs, what the
// cards turn out to be. Those of the verdict have the viewer in their names, as events do.
const (
	DoubtButton     Key = "doubt.button"
	DoubtLet        Key = "doubt.let"
	DoubtLie        Key = "doubt.lie" // {name} {n}
	DoubtTrue       Key = "doubt.true"
	DoubtFirst      Key = "doubt.first"
	DoubtQuicker    Key = "doubt.quicker" // {name}
	DoubtPasses     Key = "doubt.passes"
	DoubtOwnKeys    Key = "doubt.own_keys" // {keys}
	DoubtLook       Key = "doubt.look"     // {key}
	DoubtImpossible Key = "doubt.impossible"
	DoubtHardly     Key = "doubt.hardly"
	DoubtDoubtful   Key = "doubt.doubtful"
	DoubtPossible   Key = "doubt.possible"
	DoubtChance     Key = "doubt.chance" // {chance}
	DoubtTold       Key = "doubt.told"   // {chance}
	DoubtInAll      Key = "doubt.in_all" // {all}
	DoubtYours      Key = "doubt.yours"  // {n}
	DoubtKnown      Key = "doubt.known"  // {n}
	DoubtLeft       Key = "doubt.left"   // {left}
	DoubtTooFew     Key = "doubt.too_few"
	DoubtWhy        Key = "doubt.why"       // {cards} {left}
	DoubtWhyNone    Key = "doubt.why.none"  // {left}
	DoubtWhyKnown   Key = "doubt.why.known" // {cards} {left}
	DoubtTurning    Key = "doubt.turning"   // of a card that is being turned up
	DoubtSkip       Key = "doubt.skip"      // {key}
	DoubtSkipClick  Key = "doubt.skip.click"
	DoubtSkipTap    Key = "doubt.skip.tap"
)
