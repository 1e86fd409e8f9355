package words

// Keys of claiming: picking cards, what they are said to be, and what only whoever claims sees of it.
const (
	ClaimButton  Key = "claim.button" // {cards}
	ClaimPickOne Key = "claim.pick.one"
	ClaimPick    Key = "claim.pick" // {n}
	ClaimYours   Key = "claim.yours"
	ClaimTheirs  Key = "claim.theirs" // {name}
	ClaimLieOnly Key = "claim.lie.only"
	ClaimLieOne  Key = "claim.lie.one"
	ClaimLieMany Key = "claim.lie.many" // {n}
	ClaimLieAll  Key = "claim.lie.all"
	ClaimTrue    Key = "claim.lie.none"
	ClaimSecret  Key = "claim.secret"
	ClaimLays    Key = "claim.lays"
	ClaimTagLie  Key = "claim.tag.lie"
	ClaimTagTrue Key = "claim.tag.true"
	ClaimPile    Key = "claim.pile"
	ClaimPast    Key = "claim.past"
	ClaimNext    Key = "claim.next"   // {name}
	ClaimPicked  Key = "claim.picked" // {card}
	ClaimBack    Key = "claim.back"   // {card}
	ClaimMost    Key = "claim.most"   // {n}
	ClaimNamed   Key = "claim.named"  // {ranks}
	ClaimPass    Key = "claim.pass"
)
